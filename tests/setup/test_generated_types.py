"""The pages' types are what the server's structs say now."""

import environment
import generate_types


def test_the_generated_types_are_up_to_date() -> None:
    node = environment.node()
    assert node, "set up with: python3 scripts/test.py"
    for name, text in generate_types.generated(node).items():
        there = (generate_types.CLIENTS / name).read_text(encoding="utf-8")
        assert there == text, f"clients/{name} is stale: .venv/bin/python scripts/generate_types.py"
