"""What lives from the start of the program to its end: the journal, the house's time, the evening's line."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from hmac import compare_digest

from server import archive, codes, steps
from server import party as core
from server.botpool import BotPool
from server.clock import HouseClock
from server.config import Config
from server.evening import plays
from server.journal import Journal, JournalError, PartyRow
from server.line import Line
from server.party import Party
from server.reasons import Refusal
from server.surroundings import Surroundings

LOG = logging.getLogger("couchtisch.house")
EVENING_OVER = 12 * 3600.0
"""An evening that nobody has served for so long, with no game that goes on, is over; a new one begins."""
PAGES_WAIT = 10.0
"""A page that hears nothing for so long hangs up and comes back; its pings are set so (`sockets.Limits`)."""
BEATS_A_LOOK = 15
"""Beats between two looks at the computer's addresses: a laptop changes its Wi-Fi."""


class House:
    """One house, one evening at a time. `line`: the evening's. `resumed`: from an earlier start."""

    def __init__(
        self, config: Config, journal: Journal, clock: HouseClock, line: Line, resumed: bool
    ) -> None:
        self.config = config
        self.journal = journal
        self.clock = clock
        self.line = line
        self.resumed = resumed
        self.surroundings = Surroundings(config, journal)
        self.owner_key = journal.get("owner_key") or _new_owner_key(journal)
        self._heart: asyncio.Task[None] | None = None
        self._beats = 0

    @property
    def party(self) -> Party:
        """The evening as the journal has it."""
        return self.line.party

    def is_owner(self, key: str | None) -> bool:
        """Whether that is the key of the house."""
        return key is not None and compare_digest(key.encode(), self.owner_key.encode())

    async def wake(self, attend: Callable[[], Awaitable[None]]) -> None:
        """Let the time go on from the last beat. `attend` is called at each beat, before what is due.

        Raises `JournalError` when an evening that goes on cannot be written down.
        """
        if self.resumed:
            try:
                await self.line.submit(core.woken)
            except Refusal:
                raise JournalError(
                    f"nothing can be written to the data folder {self.config.data}; if its disk is full, make"
                    " room and start again"
                ) from None
            # The process may have ended between a game's last step and its record.
            await archive.keep(self.journal, self.party)
        await self.surroundings.look()
        self.clock.beat()
        self.line.arrange()
        self._heart = asyncio.create_task(self._beat_on(attend))

    async def close(self) -> None:
        """Write what is on its way, and stop. The journal is the caller's to close."""
        if self._heart:
            self._heart.cancel()
            await asyncio.gather(self._heart, return_exceptions=True)
        await self.line.close()
        self.journal.beat(self.clock.now(), time.time())

    async def beat(self, attend: Callable[[], Awaitable[None]]) -> None:
        """What happens once a second: the time is noted, and everything that is due is looked at."""
        try:
            stood = self.clock.beat()
            if stood:
                await self._wake_up(stood)
            self.journal.beat(self.clock.now(), time.time())
            if stood < PAGES_WAIT:
                await attend()
            await self.line.tick()
            self._beats += 1
            if self._beats % BEATS_A_LOOK == 0 and await self.surroundings.look():
                self.line.publish()
        except Refusal as refusal:
            LOG.error("at a beat: %s", refusal)
        except Exception as fault:  # the next beat must come whatever this one met
            LOG.error("a fault at a beat: %s: %.160s", type(fault).__name__, fault)

    async def _wake_up(self, stood: float) -> None:
        """The loop did not turn for so many seconds; after many, pages have hung up, which nobody saw yet."""
        known = (member.id for member in self.party.members if member.gone is None)
        here = tuple(known) if stood < PAGES_WAIT else ()
        await self.line.submit(lambda party, now: core.woken(party, now, here))

    async def _beat_on(self, attend: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(1.0)
            await self.beat(attend)


async def open_house(
    config: Config, journal: Journal, monotonic: Callable[[], float] = time.monotonic
) -> House:
    """The house of that journal, with the evening that was open, else a new one. Raises `JournalError`."""
    clock = HouseClock(monotonic, journal.last_beat())
    party, resumed = await _evening(journal, clock.now())
    line = Line(party, journal, clock, random.SystemRandom(), BotPool())
    return House(config, journal, clock, line, resumed)


async def _evening(journal: Journal, now: float) -> tuple[Party, bool]:
    rows = journal.parties()
    for row in reversed(rows):
        if row.open:
            party = _recall(journal, row)
            if party and (plays(party) or time.time() - journal.last_alive() < EVENING_OVER):
                return party, True
            await journal.append(row.id, (), open=False)
    step = core.opened(secrets.token_hex(16), codes.fresh({row.code for row in rows}), now)
    party, _ = core.apply(None, step)
    await journal.append(party.id, [(steps.VERSION, steps.encode(step))], code=party.code, open=True)
    return party, False


def _recall(journal: Journal, row: PartyRow) -> Party | None:
    """The party as it was; None, with a line in the log, when this program cannot read it."""
    loaded = journal.load(row.id)
    party = None
    try:
        if loaded.snapshot:
            party = core.restore(loaded.snapshot.party)
        for kept in loaded.rows:
            party, _ = core.apply(party, steps.decode(kept.step))
    except Exception as fault:  # written by another program, or damaged: in whatever way, the house opens
        LOG.error(
            "the evening %s cannot be read, a new one begins: %s: %.160s",
            row.code,
            type(fault).__name__,
            fault,
        )
        return None
    return party


def _new_owner_key(journal: Journal) -> str:
    key = secrets.token_urlsafe(16)
    journal.set("owner_key", key)
    return key
