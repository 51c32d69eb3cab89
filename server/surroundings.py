"""What the house knows of the network around it: its addresses, and whether a phone has found the way."""

from __future__ import annotations

import asyncio
import contextlib
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from server import lan
from server.config import Config
from server.journal import Journal, JournalError


class Surroundings:
    """`visited`: a phone has asked for its page. `port`: the one that is listened on, 0 before that."""

    def __init__(self, config: Config, journal: Journal) -> None:
        self._config = config
        self._journal = journal
        self._links: list[str] = []
        self._chosen = journal.get("address")
        self.port = 0
        self.visited = False

    @property
    def count(self) -> int:
        """How many addresses phones might reach."""
        return len(self._links)

    @property
    def links(self) -> list[str]:
        """All addresses that phones might reach, the one that they are shown first."""
        if self._chosen not in self._links:
            return self._links
        return [self._chosen, *(link for link in self._links if link != self._chosen)]

    @property
    def link(self) -> str | None:
        """The address that phones are shown, without the code; None while no phone could reach any."""
        return next(iter(self.links), None)

    async def look(self) -> bool:
        """Look at the computer's addresses again; says whether they have changed."""
        found = await asyncio.to_thread(lan.links, self._config, self.port)
        changed, self._links = found != self._links, found
        return changed

    async def next_address(self) -> None:
        """Show phones the next address, and remember it for the next start."""
        if self.link is None:
            return
        place = self._links.index(self.link)
        self._chosen = self._links[(place + 1) % len(self._links)]
        with contextlib.suppress(JournalError):  # then it holds until the house is closed
            await asyncio.to_thread(self._journal.set, "address", self._chosen)

    def invitation(self, code: str) -> tuple[str | None, str | None]:
        """What a phone types for that code, and the path of its picture; None without an address."""
        return (None, None) if self.link is None else _invitation(self.link, code)


@lru_cache(maxsize=4096)
def _invitation(link: str, code: str) -> tuple[str, str]:
    url = f"{link}/{code}"
    return url, f"/qr/{code}.svg?v={_mark(url)}"


def _mark(value: Any) -> str:
    """A few letters that change with the value, so that a browser fetches the new picture."""
    return blake2b(str(value).encode(), digest_size=4).hexdigest()
