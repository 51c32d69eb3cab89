"""What the tests do with a page, whichever engine shows it."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, NamedTuple

from tests.e2e.served import GUARD

Size = tuple[int, int]
WIDE: Size = (1920, 1080)
TALL: Size = (390, 844)


def last(selector: str) -> str:
    """The last thing of that kind on a page, as script."""
    return f"Array.from(document.querySelectorAll({json.dumps(selector)})).pop()"


class Page(ABC):
    """One page. What goes wrong on it is kept in `faults`."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    @abstractmethod
    async def read(self, expression: str) -> Any:
        """What a piece of script comes to. It must be such as an engine of 2018 can read."""

    @abstractmethod
    async def drawn(self) -> None:
        """Wait until the engine has drawn once more."""

    @abstractmethod
    async def tap(self, selector: str) -> None:
        """Press the last thing of that kind, as soon as it can be pressed."""

    @abstractmethod
    async def write(self, selector: str, text: str) -> None:
        """Put a text into a field."""

    @abstractmethod
    async def picture(self) -> bytes:
        """A picture of it, as PNG."""

    @abstractmethod
    async def close(self) -> None:
        """Close it."""

    async def shows(self, selector: str) -> None:
        """Wait until there is such a thing on the page."""
        await self.until(f"document.querySelector({json.dumps(selector)}) !== null")

    async def hides(self, selector: str) -> None:
        """Wait until there is no such thing on the page."""
        await self.until(f"document.querySelector({json.dumps(selector)}) === null")

    async def can_be_pressed(self, selector: str) -> None:
        """Wait until the last thing of that kind is there, and ready."""
        await self.until(f"{last(selector)} !== undefined && !{last(selector)}.disabled")

    async def until(self, expression: str) -> None:
        """Wait until that is true there; whatever went wrong instead is told."""
        try:
            async with asyncio.timeout(GUARD):
                while not await self.read(expression):
                    await self.drawn()
        except TimeoutError:
            words = await self.read("document.body.innerText")
            raise AssertionError(f"{expression} does not come: {words!r}, {self.faults}") from None


class Engine(ABC):
    """One that runs."""

    @abstractmethod
    async def page(self, url: str, size: Size = WIDE, agent: str | None = None) -> Page:
        """Open a page of that size. `agent`: as what the engine names itself, where it can be chosen."""

    @abstractmethod
    async def stop(self) -> None:
        """End it."""


class Album(NamedTuple):
    """A folder of pictures for people to look at."""

    folder: Path

    def keep(self, name: str, picture: bytes) -> int:
        """Keep that picture; gives its size in bytes."""
        self.folder.mkdir(parents=True, exist_ok=True)
        return (self.folder / f"{name}.png").write_bytes(picture)
