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
        self._begun = False
        self._beating: asyncio.Task[None] | None = None

    @property
    def party(self) -> Party:
        """The evening as the journal has it."""
        return self.line.party

    def begin(self) -> None:
        """Let the time pass; from now on the house looks at it once a second."""
        self.clock.beat()
        self.line.arrange()
        self._begun = True

    async def close(self) -> None:
        """Let go of every page, write what is on its way, and stop."""
        self.closed = True
        if self._beating:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        await self.hub.close()
        await self.line.close()
        self.line.publish = lambda: None

    def look(self) -> None:
        """What happens once a second. Never raises, and costs next to nothing where nothing is to be done."""
        if not self._begun or self.closed:
            return
        if self._beating and not self._beating.done():
            # It is still at it; the time goes on.
            self.clock.now()
            return
        try:
            stood = self.clock.beat()
            if stood or self.line.wants_a_look or not self.hub.is_attended():
                self._beating = asyncio.create_task(self._beat(stood))
            else:
                self._note_who_is_here()
        except Exception as fault:  # the other evenings are looked at all the same
            LOG.error("%s %s at a look", about(self.party.id), described(fault))

    async def beat(self) -> None:
        """Look at everything that is due. Never raises."""
        await self._beat(self.clock.beat())

    async def _beat(self, stood: float) -> None:
        try:
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
