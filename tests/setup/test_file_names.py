"""Names that are one on some systems: macOS and Windows take `Form.tsx` for `form.ts` in an import."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

CLIENTS = Path(__file__).parent.parent.parent / "clients"


def test_no_two_modules_of_a_folder_differ_only_in_case() -> None:
    alike: dict[str, set[str]] = defaultdict(set)
    for path in CLIENTS.rglob("*.ts*"):
        if "node_modules" not in path.parts and path.suffix in (".ts", ".tsx"):
            module = str(path.relative_to(CLIENTS).with_suffix(""))
            alike[module.lower()].add(module)

    assert [sorted(names) for names in alike.values() if len(names) > 1] == []
