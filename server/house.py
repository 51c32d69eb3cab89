"""What lives from the start of the program to its end: the journal, the addresses, the open evenings."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import random
import secrets
from collections.abc import Callable
from hmac import compare_digest

from server import archive, codes, past, steps, wire
from server import party as core
from server.botpool import BotPool
from server.clock import HouseClock
from server.config import Config
from server.evening import plays
from server.hub import Hub
from server.journal import Journal, JournalError, PartyRow
from server.line import Line
from server.log import about, described
from server.open_evening import OpenEvening
from server.party import Party
from server.past import Past
from server.reasons import Refusal
from server.surroundings import Surroundings
from server.wifi import wifi

LOG = logging.getLogger("couchtisch.house")
EVENING_OVER = 12 * 3600.0
"""An evening that nobody has served for so long, with no game that goes on, is over; a new one begins."""
IDLE = 30 * 60.0
"""On a server for strangers: an evening without any page and game for so long is closed."""
BEAT = 0.5
"""Seconds between two beats: so much of a decision is given again at most after a kill."""
GROUPS = 4
"""Evenings are looked at once a second in so many groups, one after the other: no moment has work for all."""
TURNS_A_BEAT = int(BEAT * GROUPS)
LOOK_AROUND = 15
"""Seconds between two looks at the computer's addresses: a laptop changes its Wi-Fi."""
DAY = 86400.0

Now = Callable[[], float]


class House:
    """One house with its open evenings, by their identities.

    `monotonic`, `wall`: seconds, the latter since 1970. `past`: earlier evenings that a screen may go on
    with. `resumed`: an evening of an earlier start goes on.
    """

    def __init__(self, config: Config, journal: Journal, monotonic: Now, wall: Now) -> None:
        self.config = config
        self.journal = journal
        self.monotonic = monotonic
        self.wall = wall
        self.surroundings = Surroundings(config, journal)
        # Behind a proxy all houses look alike, and many phones come from one address.
        self.recognises = not config.trust_proxy
        self.wifi = wifi(config)
        self.owner_key = journal.get("owner_key") or _new_owner_key(journal)
        self.evenings: dict[str, OpenEvening] = {}
        self.past: list[Past] = []
        self.resumed = False
        self._bots = BotPool()
        self._door = asyncio.Lock()
        self._always: list[asyncio.Task[None]] = []
        self._swept = wall()

    @property
    def current(self) -> OpenEvening:
        """The evening of the living room, the newest of those that are open."""
        return next(reversed(self.evenings.values()))

    def find(self, code: str) -> OpenEvening | None:
        """The open evening of that code, however it is spelt."""
        wanted = code.upper()
        return next((each for each in self.evenings.values() if each.party.code == wanted), None)

    def is_owner(self, key: str | None) -> bool:
        """Whether that is the key of the house; in strangers' evenings it opens nothing."""
        if self.config.hosted:
            return False
        return key is not None and compare_digest(key.encode(), self.owner_key.encode())

    def earlier(self) -> tuple[wire.PastView, ...]:
        """The earlier evenings that a trusted screen may go on with."""
        return tuple(
            wire.PastView(
                one.handle, max(0.0, self.wall() - one.alive), list(one.people), one.games, one.running
            )
            for one in self.past
        )

    async def prepare(self) -> None:
        """Recall the evening that was open, else begin one; for strangers, all. Raises `JournalError`."""
        await self._sweep()
        kept = self.journal.parties()
        for row in reversed(kept):
            if not row.open:
                continue
            party = self._recall(row)
            goes_on = party and (plays(party) or self.wall() - row.alive < EVENING_OVER)
            if party and goes_on and (self.config.hosted or not self.evenings):
                self._take_in(party, row.time)
                self.resumed = True
            else:
                await self._put_away(row.id, party)
        if not self.evenings and not self.config.hosted:
            await self.open()
        await self._look_back()

    async def wake(self) -> None:
        """Let the time go on from the last beat.

        Raises `JournalError` when an evening that goes on cannot be written down.
        """
        await self.surroundings.look()
        for evening in list(self.evenings.values()):
            if not self.resumed or await self._goes_on(evening):
                evening.begin()
        if not self.evenings and not self.config.hosted:
            (await self.open()).begin()
            await self._look_back()
        self.beat()
        self._always = [asyncio.create_task(work) for work in (self._beat_on(), self._keep_house())]

    async def _goes_on(self, evening: OpenEvening) -> bool:
        """Whether an evening goes on where it was; one whose rules fail is put away, and the others start.

        Raises `JournalError`.
        """
        try:
            await self._wake(evening)
        except Refusal as refusal:
            if refusal.reason == "disk":
                raise JournalError(
                    f"nothing can be written to the data folder {self.config.data}; if its disk is full,"
                    " make room and start again"
                ) from None
            LOG.error("%s the evening cannot go on and is put away: %s", about(evening.party.id), refusal)
            await self._drop(evening)
            await self.journal.append(evening.party.id, (), open=False)
            return False
        return True

    async def close(self) -> None:
        """Write what is on its way, and stop. The journal is the caller's to close."""
        for work in self._always:
            work.cancel()
        await asyncio.gather(*self._always, return_exceptions=True)
        self.beat()
        await asyncio.gather(*(evening.close() for evening in self.evenings.values()))
        self._bots.close()

    async def open(self) -> OpenEvening:
        """Begin a new evening; `OpenEvening.begin` lets its time pass. Raises `JournalError`."""
        length = codes.HOSTED_LENGTH if self.config.hosted else codes.LENGTH
        code = codes.fresh({row.code for row in self.journal.parties()}, length=length)
        before = None if self.config.hosted else await asyncio.to_thread(past.latest, self.journal)
        step = core.opened(secrets.token_hex(16), code, 0.0, before)
        party, _ = core.apply(None, step)
        await self.journal.append(party.id, [(steps.VERSION, steps.encode(step))], code=code, open=True)
        return self._take_in(party, 0.0)

    async def resume(self, id: str) -> OpenEvening:
        """Open an earlier evening again, where it was.

        Raises `Refusal` (`unknown_evening`, `disk`) and `JournalError`.
        """
        async with self._door:
            if id in self.evenings:
                return self.evenings[id]
            row = next((row for row in self.journal.parties() if row.id == id), None)
            party = await asyncio.to_thread(self._recall, row) if row else None
            if row is None or party is None:
                raise Refusal("unknown_evening")
            await self.journal.append(id, (), open=True)
            evening = self._take_in(party, row.time)
            try:
                await self._wake(evening)
            except Refusal:
                await self._drop(evening)
                with contextlib.suppress(JournalError):
                    await self.journal.append(id, (), open=False)
                raise
            evening.begin()
            self.beat()
        await self._look_back()
        return evening

    async def kept(self, code: str, proves: Callable[[Party], bool]) -> OpenEvening | None:
        """The closed evening of that code, open again if whoever asks proves to be of it.

        Raises `Refusal`, `JournalError`.
        """
        for row in self.journal.parties(code.upper()):
            try:
                party = await asyncio.to_thread(past.recall, self.journal, row.id)
            except past.Unreadable:
                continue
            if proves(party):
                return await self.resume(row.id)
        return None

    async def shut(self, evening: OpenEvening) -> None:
        """Close an evening: all it holds is let go, and it can be resumed unless nobody ever joined."""
        evening.hub.dismiss()
        try:
            # Nobody opens it again before all of it is written down.
            async with self._door:
                await self._drop(evening)
                await self._put_away(evening.party.id, evening.party)
            await self._look_back()
        except JournalError as error:
            LOG.error("%s the evening could not be put away: %s", about(evening.party.id), error)

    async def tidy(self) -> None:
        """Close the evenings that everybody has left; once a day, delete what has been kept long enough."""
        for evening in list(self.evenings.values()):
            try:
                await self._close_if_deserted(evening)
            except Exception as fault:  # the others are looked at all the same
                LOG.error("%s %s at a round through the house", about(evening.party.id), described(fault))
        if self.wall() - self._swept >= DAY:
            await self._sweep()
            await self._look_back()

    async def _close_if_deserted(self, evening: OpenEvening) -> None:
        """A home begins a new evening then. Raises `JournalError`."""
        if not self._is_deserted(evening):
            return
        if not self.config.hosted:
            (await self.open()).begin()
        await self.shut(evening)

    def _is_deserted(self, evening: OpenEvening) -> bool:
        # A screen that was left on serves nobody by itself.
        now = evening.clock.now()
        over = now - evening.phoned >= EVENING_OVER
        if self.config.hosted:
            return over or (now - evening.paged >= IDLE and not plays(evening.party))
        return over and not plays(evening.party) and not past.is_empty(evening.party)

    async def forget(self, id: str) -> None:
        """Delete an earlier evening, all of it. Raises `Refusal` (`unknown_evening`) and `JournalError`."""
        if id in self.evenings:
            raise Refusal("unknown_evening")
        await self.journal.forget(id)
        await self._look_back()

    def beat(self) -> None:
        """Note that the evenings live."""
        self.journal.beat({id: evening.clock.now() for id, evening in self.evenings.items()}, self.wall())

    def publish(self) -> None:
        """Every page is to see how things stand."""
        for evening in self.evenings.values():
            evening.hub.publish()

    def _take_in(self, party: Party, time: float) -> OpenEvening:
        clock = HouseClock(self.monotonic, time)
        line = Line(party, self.journal, clock, random.SystemRandom(), self._bots)
        self.evenings[party.id] = OpenEvening(line, Hub(line, self), clock)
        return self.evenings[party.id]

    async def _wake(self, evening: OpenEvening) -> None:
        """The evening goes on where it was. Raises `Refusal`."""
        await evening.line.submit(core.woken)
        # The process may have ended between a game's last step and its record.
        await archive.keep(self.journal, evening.party)

    def _recall(self, row: PartyRow) -> Party | None:
        """The party as it was; None, with a line in the log, when this program cannot read it."""
        try:
            return past.recall(self.journal, row.id)
        except past.Unreadable as fault:
            LOG.error("%s the evening cannot be read, a new one begins: %s", about(row.id), fault)
            return None

    async def _put_away(self, id: str, party: Party | None) -> None:
        """Keep an evening that is over for later; one that nobody ever joined is deleted."""
        if party and past.is_empty(party):
            await self.journal.forget(id)
        else:
            await self.journal.append(id, (), open=False)

    async def _drop(self, evening: OpenEvening) -> None:
        self.evenings.pop(evening.party.id, None)
        await evening.close()

    async def _look_back(self) -> None:
        """Look which earlier evenings are kept, and show it; strangers are shown none."""
        if self.config.hosted:
            return
        rows = [row for row in self.journal.parties() if row.id not in self.evenings]
        self.past = await asyncio.to_thread(past.look_back, self.journal, rows)
        self.publish()

    async def _sweep(self) -> None:
        """Delete the evenings that have been kept long enough."""
        self._swept = self.wall()
        if not self.config.keep_days:
            return
        for row in self.journal.parties():
            if not row.open and row.alive < self._swept - self.config.keep_days * DAY:
                await self.journal.forget(row.id)

    async def _beat_on(self) -> None:
        for turn in itertools.count(1):
            await asyncio.sleep(1 / GROUPS)
            for evening in list(self.evenings.values())[turn % GROUPS :: GROUPS]:
                evening.look()
            if turn % TURNS_A_BEAT == 0:
                self.beat()

    async def _keep_house(self) -> None:
        """What may take its time, and no evening waits for."""
        for second in itertools.count(1):
            await asyncio.sleep(1.0)
            try:
                if second % LOOK_AROUND == 0 and await self.surroundings.look():
                    self.publish()
                await self.tidy()
            except Exception as fault:  # the next time must come whatever this one met
                LOG.error("%s at a round through the house", described(fault))


def _new_owner_key(journal: Journal) -> str:
    key = secrets.token_urlsafe(16)
    journal.set("owner_key", key)
    return key
