"""Rooms of the limit: any page says something, and that is an action once all pages were told something."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from bench.loops import Crowd
from bench.socket_io import WebSocket, encode

_TAP = encode({"type": 2, "nsp": "/phone", "data": ["act", {"action": "play X", "turn": 1, "intent": "tap"}]})


class _Page(WebSocket):
    def __init__(self, room: Room, seat: int) -> None:
        super().__init__(f"/ws?room={room.number}&seat={seat}")
        self._room = room

    def hear(self, message: bytes) -> None:
        self._room.heard()


class Room:
    """As many pages as a party has, as a `loops.Crowd`; a tap is always due."""

    def __init__(self, number: int, pages: int, chance: random.Random) -> None:
        self.number = number
        self.ready: Callable[[Crowd], None] = lambda _: None
        self.landed: Callable[[float | None], None] = lambda _: None
        self.refused = 0
        self._pages = [_Page(self, seat) for seat in range(pages)]
        self._chance = chance
        self._missing = 0
        self._tapped = 0.0

    async def open(self, port: int) -> None:
        """Connect all pages. Raises `OSError`."""
        for page in self._pages:
            await page.dial(port)

    def close(self) -> None:
        """Hang up."""
        for page in self._pages:
            page.hang_up()

    @property
    def received(self) -> int:
        """Bytes of messages so far."""
        return sum(page.bytes for page in self._pages)

    @property
    def waits(self) -> bool:
        """Whether no tap is on its way."""
        return not self._missing

    def tap(self, since: float | None = None) -> bool:
        """One page says something."""
        if self._missing:
            return False
        self._missing = len(self._pages)
        now = time.perf_counter()
        self._tapped = now if since is None else min(since, now)
        self._chance.choice(self._pages).send(_TAP)
        return True

    def heard(self) -> None:
        """A page was told something."""
        self._missing -= 1
        if not self._missing:
            self.landed(time.perf_counter() - self._tapped)
            self.ready(self)
