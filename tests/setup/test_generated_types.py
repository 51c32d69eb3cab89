"""The pages' types are what the server's structs say now."""

import environment
import generate_types


def test_the_generated_types_are_up_to_date() -> None:
    node = environment.node()
    assert node, "set up with: python3 scripts/test.py"
    for name, text in generate_types.generated(node).items():
        path = generate_types.CLIENTS / name
        there = path.read_text(encoding="utf-8") if path.is_file() else None
        assert there == text, f"clients/{name} is not up to date: .venv/bin/python scripts/generate_types.py"
