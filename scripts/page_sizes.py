"""How much of the pages crosses the line, packed as the server sends it: fails where that is too much."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bundle import ROOT

WEB = ROOT / "server/web"
DOOR = 27_000
PHONE = 60_000
TV = 75_000
"""The most bytes of code and style: of the phone's door, of a phone that plays, of a screen with a game."""


@dataclass(frozen=True)
class Size:
    """What is loaded for one purpose, in bytes: `most` is its budget, `own` what it adds to what is there."""

    name: str
    bytes: int
    most: int | None = None


class Built:
    """A built page: its files, and what each part of it needs."""

    def __init__(self, page: str, web: Path = WEB) -> None:
        self._folder = web / page
        self._parts: dict[str, Any] = json.loads((self._folder / ".vite/manifest.json").read_text("utf-8"))

    def files(self, *parts: str) -> set[str]:
        """The scripts and style sheets that those parts need, by their sources' names."""
        found: set[str] = set()
        waiting = list(parts)
        seen: set[str] = set()
        while waiting:
            part = waiting.pop()
            if part not in seen:
                seen.add(part)
                found |= {self._parts[part]["file"], *self._parts[part].get("css", [])}
                waiting += self._parts[part].get("imports", [])
        return found

    def named(self, ending: str) -> list[str]:
        """The parts whose source's name ends like this."""
        return sorted(part for part in self._parts if part.endswith(ending))

    def size(self, files: set[str]) -> int:
        """What those take as they are sent to a browser over plain HTTP: packed where there is a twin."""
        return sum(self._sent(self._folder / name) for name in files)

    def fonts(self) -> int:
        """What the faces take; letters are shown in another one until they are there."""
        return sum(file.stat().st_size for file in self._folder.rglob("*.woff2"))

    @staticmethod
    def _sent(file: Path) -> int:
        twin = file.with_name(f"{file.name}.gz")
        return (twin if twin.is_file() else file).stat().st_size


def phone(web: Path = WEB) -> list[Size]:
    """The phone: its door, what comes behind it, each game, and what is opened now and then; in German."""
    built = Built("phone", web)
    door = built.files("index.html")
    evening = built.files("index.html", "evening/Evening.tsx", *_words(built, "phone"))
    sizes = [Size("phone: the door", built.size(door), DOOR)]
    sizes.append(Size("phone: behind the door, to play", built.size(evening - door)))
    games = built.named("/index.tsx")
    for game in games:
        words = _words(built, f"{_folder(game)}/phone", f"{_folder(game)}/shared")
        own = built.files(game, *words) - evening
        sizes.append(Size(f"phone: {_folder(game)}", built.size(own)))
        sizes.append(Size(f"phone: all to play {_folder(game)}", built.size(evening | own), PHONE))
    lobby = built.files("lobby/Lobby.tsx", *_words(built, "between")) - evening
    sizes.append(Size("phone: the lobby", built.size(lobby)))
    opened = built.files(*built.named(".tsx"), *_words(built, "away", "drawer", "reasons"))
    sizes.append(Size("phone: all else", built.size(opened - built.files(*games) - evening - lobby)))
    return [*sizes, Size("phone: faces", built.fonts())]


def _words(built: Built, *sets: str) -> list[str]:
    return [part for each in sets for part in built.named(f"/texts/{each}/de.json")]


def tv(web: Path = WEB) -> list[Size]:
    """The screen: the page, and each game with the moderator's words for it."""
    built = Built("tv", web)
    page = built.files("index.html")
    sizes = [Size("tv: the page", built.size(page), TV)]
    for game in built.named("/index.tsx"):
        name = _folder(game)
        words = [part for part in built.named(".json") if name in part and part.endswith("/de.json")]
        sizes.append(Size(f"tv: all to show {name}", built.size(page | built.files(game, *words)), TV))
    return [*sizes, Size("tv: faces", built.fonts())]


def _folder(part: str) -> str:
    return part.split("/")[-2]


def table(sizes: list[Size]) -> str:
    """The sizes as lines of text, in kB of a thousand bytes."""
    lines = []
    for size in sizes:
        most = "" if size.most is None else f"of {size.most / 1000:.0f}"
        lines.append(f"{size.name:<46}{size.bytes / 1000:7.1f} kB  {most}".rstrip())
    return "\n".join(lines)


def too_large(sizes: list[Size]) -> list[Size]:
    """What is over its budget."""
    return [size for size in sizes if size.most is not None and size.bytes > size.most]


if __name__ == "__main__":
    everything = [*phone(), *tv()]
    print(table(everything))
    if found := too_large(everything):
        sys.exit(f"Too large: {', '.join(size.name for size in found)}.")
