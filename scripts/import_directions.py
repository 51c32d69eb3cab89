"""Holds who may import whom: games know no server, a game no other game, the server no game by name."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTER = ("server", "tests", "scripts")


def wrong_imports(root: Path = ROOT) -> list[str]:
    """One line for each import that goes the wrong way: `FILE:LINE: why`."""
    games = {folder.name for folder in (root / "games").iterdir() if (folder / "__init__.py").is_file()}
    wrong = []
    for package in ("games", "server"):
        for path in sorted((root / package).rglob("*.py")):
            place = path.relative_to(root)
            for line, name in _imports(path, place):
                if reason := _objection(place, name, games):
                    wrong.append(f"{place.as_posix()}:{line}: {reason}")
    return wrong


def _imports(path: Path, place: Path) -> Iterator[tuple[int, str]]:
    """The full dotted name of everything that a file imports, wherever in the file it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(place))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            outer = (
                ".".join(place.parent.parts[: len(place.parent.parts) + 1 - node.level]) if node.level else ""
            )
            base = ".".join(part for part in (outer, node.module) if part)
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def _objection(place: Path, name: str, games: set[str]) -> str | None:
    package, _, inner = name.partition(".")
    if place.parts[0] == "games" and package in OUTER:
        return f"games are pure rules and import nothing of {package} ({name})"
    if place.parts[0] == "server" and package in ("tests", "scripts"):
        return f"the server is what is shipped and imports nothing of {package} ({name})"
    game = inner.partition(".")[0]
    if package != "games" or game not in games:
        return None
    if place.parts[0] == "server":
        return f"the server finds games by their registered name and imports none ({name})"
    if len(place.parts) > 2 and place.parts[1] != game:
        return f"a game imports nothing of another game ({name})"
    if len(place.parts) == 2:
        return f"what all games share imports no game ({name})"
    return None


if __name__ == "__main__":
    found = wrong_imports()
    print("\n".join(found))
    sys.exit(1 if found else 0)
