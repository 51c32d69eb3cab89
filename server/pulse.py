"""The pulse of the house's connections: one timer asks each page in its turn whether it is still there."""

from __future__ import annotations

import asyncio
from math import ceil
from typing import Protocol

TURNS = 20
"""Turns in which all are asked once: those that came at the same moment are asked at different ones."""


class Asked(Protocol):
    """A connection that is asked. A turn is a number that grows."""

    def ask(self, turn: int) -> None:
        """Ask whether it is there."""

    def miss(self, turn: int) -> None:
        """An answer to what was asked in that turn, or before, must have come by now."""


class Pulse:
    """Asks everybody every so many seconds, and misses what was not answered `within` so many.

    Turns are counted, and no seconds: what waits unread while the loop stands still is nobody's silence.
    """

    def __init__(self, every: float, within: float) -> None:
        self._length = every / TURNS
        self._patience = ceil(within / self._length)
        self._turn = 0
        self._newest = 0
        self._of: list[set[Asked]] = [set() for _ in range(TURNS)]
        self._place: dict[Asked, set[Asked]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def add(self, one: Asked) -> None:
        """Ask that one from now on."""
        self._newest = (self._newest + 1) % TURNS
        place = self._place[one] = self._of[self._newest]
        place.add(one)
        if self._timer is None:
            self._wait()

    def discard(self, one: Asked) -> None:
        """Ask it no more, if it was asked."""
        self._place.pop(one, set()).discard(one)
        if not self._place and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._length, self.beat)

    def beat(self) -> None:
        """The next turn has come."""
        self._wait()
        self._turn += 1
        missed = self._turn - self._patience
        for one in tuple(self._of[missed % TURNS]):
            one.miss(missed)
        for one in tuple(self._of[self._turn % TURNS]):
            one.ask(self._turn)
