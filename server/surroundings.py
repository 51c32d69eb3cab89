"""What the house knows and the party does not: addresses, screens, whether a phone has found the way."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from hashlib import blake2b
from typing import Any

from server import lan
from server.config import Config
from server.journal import Journal, JournalError
from server.views import Ground

MOST_LABELS = 64
"""Screens that are remembered by their label; the oldest is forgotten first."""


class Surroundings:
    """`visited`: a phone has asked for its page. `port`: the one that is listened on, 0 before that."""

    def __init__(self, config: Config, journal: Journal) -> None:
        self._config = config
        self._journal = journal
        self._links: list[str] = []
        self._chosen = journal.get("address")
        self._screens: Counter[str] = Counter()
        self._labels: dict[str, str] = {}
        self._labelled = 0
        self.port = 0
        self.visited = False

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

    def screen_on(self, screen: str) -> None:
        """A screen's page is connected; several may be, on the same screen."""
        self._screens[screen] += 1
        if screen not in self._labels:
            self._labelled += 1
            self._labels[screen] = str(self._labelled)
            if len(self._labels) > MOST_LABELS:
                del self._labels[next(iter(self._labels))]

    def screen_off(self, screen: str) -> None:
        """One of a screen's pages is gone."""
        self._screens[screen] -= 1
        self._screens = +self._screens

    def ground(self, code: str, trouble: bool) -> Ground:
        """What the views need of all this."""
        url = f"{self.link}/{code}" if self.link else None
        return Ground(
            url=url,
            qr=f"/qr/{code}.svg?v={_mark(url)}" if url else None,
            addresses=len(self._links),
            visited=self.visited,
            screens=tuple((screen, self._labels.get(screen, "")) for screen in self._screens),
            trouble=trouble,
        )


def _mark(value: Any) -> str:
    """A few letters that change with the value, so that a browser fetches the new picture."""
    return blake2b(str(value).encode(), digest_size=4).hexdigest()
