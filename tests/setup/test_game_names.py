"""A game's name stands in its own folders alone: whoever adds one touches nothing that others share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHARED = ("games", "server", "scripts", "clients")
KINDS = {".py", ".ts", ".tsx", ".css", ".json", ".html"}
LEFT_OUT = {"node_modules", "web", "__pycache__", "styleguide", "fixtures", "bench"}
"""What others made, what is built, evenings made up to be looked at or measured, which are of a game."""


def names(root: Path = ROOT) -> list[str]:
    """The games of this tree."""
    return sorted(folder.parent.name for folder in (root / "games").glob("*/__init__.py"))


def named(root: Path, games: Iterable[str]) -> Iterator[str]:
    """Every line of shared code that names one of those games, however it spells it: `FILE:LINE: GAME`."""
    patterns = {game: re.compile(r"[_ -]?".join(game.split("_")), re.IGNORECASE) for game in games}
    for path in _files(root):
        place = path.relative_to(root)
        own = {*place.parts[:-1], place.stem}
        lines = path.read_text("utf-8").splitlines()
        for game, pattern in patterns.items():
            if game not in own:
                yield from (
                    f"{place.as_posix()}:{number}: {game}"
                    for number, line in enumerate(lines, 1)
                    if pattern.search(line)
                )


def _files(root: Path) -> Iterator[Path]:
    for folder in SHARED:
        for path in sorted((root / folder).rglob("*")):
            kept = path.suffix in KINDS and ".test." not in path.name
            if kept and not LEFT_OUT & set(path.relative_to(root).parts) and path.is_file():
                yield path


def test_no_shared_code_names_a_game() -> None:
    assert list(named(ROOT, names())) == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("server/hub.py", 'if game == "shut_the_box":'),
        ("clients/tv/App.tsx", "import { ShutTheBox } from"),
        ("clients/phone/page.css", ".shut-the-box {"),
        ("clients/shared/texts/phone/en.json", '"rules": "Shut the Box"'),
        ("clients/phone/games/another/index.tsx", 'known("shut_the_box")'),
    ],
)
def test_a_name_in_shared_code_is_found(tmp_path: Path, path: str, line: str) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text(f"\n{line}\n", "utf-8")

    assert list(named(tmp_path, ["shut_the_box"])) == [f"{path}:2: shut_the_box"]


@pytest.mark.parametrize(
    "path",
    [
        "games/shut_the_box/rules.py",
        "clients/phone/games/shut_the_box/Table.tsx",
        "clients/shared/games/shut_the_box.ts",
        "clients/shared/texts/shut_the_box/tv/de.json",
    ],
)
def test_in_its_own_folders_it_may_stand(tmp_path: Path, path: str) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text("shut_the_box", "utf-8")

    assert list(named(tmp_path, ["shut_the_box"])) == []
