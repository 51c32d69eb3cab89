"""One evening while it is open: its line, its pages, its own time; once closed, nothing of it is left."""

from __future__ import annotations

import asyncio
import logging

from server import party as core
from server.clock import HouseClock
from server.hub import Hub
from server.line import Line
from server.log import about, described
from server.packets import PHONE
from server.party import Party
from server.reasons import Refusal

LOG = logging.getLogger("couchtisch.evening")
PAGES_WAIT = 10.0
"""A page that hears nothing for so long hangs up and comes back; its pings are set so (`sockets.Limits`)."""


class OpenEvening:
    """An evening that pages can come to. `closed`: it is no more, whoever still holds it.

    `phoned`, `paged`: its own time when a phone, when any page was last connected.
    """

    def __init__(self, line: Line, hub: Hub, clock: HouseClock) -> None:
        self.line = line
        self.hub = hub
        self.clock = clock
        self.closed = False
        self.phoned = self.paged = clock.now()
        self._heart: asyncio.Task[None] | None = None

    @property
    def party(self) -> Party:
        """The evening as the journal has it."""
        return self.line.party

    def begin(self) -> None:
        """Let the time pass."""
        self.clock.beat()
        self.line.arrange()
        self._heart = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """Let go of every page, write what is on its way, and stop."""
        self.closed = True
        if self._heart:
            self._heart.cancel()
            await asyncio.gather(self._heart, return_exceptions=True)
        await self.hub.close()
        await self.line.close()
        self.line.publish = lambda: None

    async def beat(self) -> None:
        """What happens once a second: everything that is due is looked at. Never raises."""
        try:
            stood = self.clock.beat()
            if stood:
                await self._wake_up(stood)
            if stood < PAGES_WAIT:
                await self.hub.attend()
            await self.line.tick()
            self._note_who_is_here()
        except Refusal as refusal:
            LOG.error("%s at a beat: %s", about(self.party.id), refusal)
        except Exception as fault:  # the next beat must come whatever this one met
            LOG.error("%s %s at a beat", about(self.party.id), described(fault))

    def _note_who_is_here(self) -> None:
        if self.hub.count():
            self.paged = self.clock.now()
        if self.hub.count(PHONE):
            self.phoned = self.clock.now()

    async def _wake_up(self, stood: float) -> None:
        """The loop did not turn for so many seconds; after many, pages have hung up, which nobody saw yet."""
        known = (member.id for member in self.party.members if member.gone is None)
        here = tuple(known) if stood < PAGES_WAIT else ()
        await self.line.submit(lambda party, now: core.woken(party, now, here))

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            await self.beat()
