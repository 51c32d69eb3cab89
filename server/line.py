"""The one ordered line of a party: everything that changes it goes through here, one after the other.

Compute, append, publish, in that order: nobody sees, and nobody is told, what is not written down.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import random
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from itertools import islice
from typing import Any, NamedTuple

from games.game import Action, Event
from server import archive, clock, steps
from server import party as core
from server.asking import Key
from server.botpool import BotPool
from server.clock import HouseClock
from server.journal import Journal, JournalError
from server.log import about, described
from server.party import Ask, Party
from server.reasons import Refusal
from server.steps import Step

LOG = logging.getLogger("couchtisch.line")
SNAPSHOT_EVERY = 200
"""Rows between two snapshots: what a start has to fold at most."""
SHORTEST_WAIT = 0.02
"""Seconds until what is due already is looked at again, so that a fault there leaves the loop free."""
EARLY = 0.002
"""Seconds by which a timer may be early: uvloop counts whole milliseconds."""
MOST_EVENTS = 48
"""A page that has missed more than these sees where things stand, without the way there."""

Compute = Callable[[Party, float], Iterable[Step]]
"""Steps from the party and the house time. Raises `Refusal` when nothing is to change."""


class Outcome(NamedTuple):
    """What something comes to: the party after it, what is to be told of it, and the steps to write down."""

    party: Party
    events: list[Event]
    new: list[Step]


class Line:
    """A party, its place in the journal, its next appointment, and the bots that think for it.

    `party` is what the journal has. `trouble`: the last append failed; time stands still until one succeeds.
    """

    def __init__(
        self,
        party: Party,
        journal: Journal,
        clock: HouseClock,
        rng: random.Random,
        bots: BotPool,
    ) -> None:
        self.party = party
        self.trouble = False
        self.publish: Callable[[], None] = lambda: None
        """Called whenever there is something new to show."""
        self._journal = journal
        self._clock = clock
        self._rng = rng
        self._bots = bots
        self._closed = False
        self._waiting: deque[tuple[Compute, asyncio.Future[None]]] = deque()
        """What came while something else went through."""
        self._is_busy = False
        self._running: set[asyncio.Task[None]] = set()
        self._recording: dict[int, asyncio.Task[None]] = {}
        """By the number of the game whose record is on its way."""
        self._rows = 0
        """Since the last snapshot."""
        self._events: deque[Event] = deque(maxlen=MOST_EVENTS + 1)
        self._last_event = 0
        self._told: tuple[int, tuple[int, list[Event]]] | None = None
        """What `since` was asked last and its answer: most pages ask for the same."""
        self._looked_at: Party | None = None
        """The party of which `_wake` tells when something is due."""
        self._wake: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[Key, asyncio.Task[None]] = {}
        self._thought: dict[Key, Action | None] = {}

    async def submit(self, compute: Compute) -> None:
        """Put something through the line.

        Raises `Refusal`: its own, `disk`, `fault` (the program failed), `evening_over` (the line is closed).
        It goes through to its end even if the caller is cancelled meanwhile.
        """
        if self._closed:
            raise Refusal("evening_over")
        through: asyncio.Future[None]
        if self._is_busy:
            through = asyncio.get_running_loop().create_future()
            self._waiting.append((compute, through))
        else:
            outcome = self._work_out(compute)
            if not self._changes(outcome):
                return
            through = asyncio.get_running_loop().create_future()
            self._is_busy = True
            self._start(lambda: self._go_through(outcome, through))
        # Not the work itself is waited for: it goes on when its caller is cancelled.
        await through

    async def tick(self) -> None:
        """Do what is due by itself; after trouble, try to write again. Never raises."""
        try:
            if self.trouble:
                await self.submit(lambda _party, _now: ())
            if self._is_due():
                await self.submit(lambda party, now: core.tick(party, now, self._rng))
            await self._let_bots_move()
        except Refusal as refusal:
            if refusal.reason not in ("disk", "fault"):
                LOG.error("%s what was due was refused: %s", about(self.party.id), refusal)
        except Exception as fault:  # the next look is a second away
            LOG.error("%s %s what is due could not be done", about(self.party.id), described(fault))

    @property
    def wants_a_look(self) -> bool:
        """Whether a `tick` may have something to do."""
        return self.trouble or bool(self._thought) or self._is_due()

    def _is_due(self) -> bool:
        """Whether something is due by itself, or nobody knows when it will be."""
        if self._looked_at is not self.party:
            return True
        return self._wake is not None and clock.reached(self._wake, self._clock.now())

    def now(self) -> float:
        """The evening's own time."""
        return self._clock.now()

    def since(self, seen: int) -> tuple[int, list[Event]]:
        """The number of the first event after `seen` that is remembered, and all from there on."""
        if self._told is None or self._told[0] != seen:
            missed = min(self._last_event - seen, len(self._events))
            # From their end: most have missed few.
            told = list(islice(reversed(self._events), missed))[::-1]
            self._told = seen, (self._last_event - missed + 1, told)
        return self._told[1]

    @property
    def last_event(self) -> int:
        """The number of the newest event."""
        return self._last_event

    async def close(self) -> None:
        """Let what is in the line go through, and start nothing more."""
        self._closed = True
        if self._timer:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*self._thinking.values(), *self._running, return_exceptions=True)
        if self._timer:
            self._timer.cancel()
        await self._leave_snapshot()

    async def _leave_snapshot(self) -> None:
        # The next start may be another program's, whose rules would fold the rows otherwise.
        if self._rows:
            with contextlib.suppress(JournalError):
                await self._journal.append(self.party.id, (), self._snapshot(self.party))

    def arrange(self) -> None:
        """Set the next appointment, and have the bots think that are to move."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self.trouble:
            return
        now = self._clock.now()
        try:
            asks = core.questions(self.party, now)
            wake = core.wake(self.party)
        except Exception as fault:  # the watchdog looks again in a second
            LOG.error("%s %s no appointment could be made", about(self.party.id), described(fault))
            return
        self._looked_at, self._wake = self.party, wake
        self._think(asks)
        times = [ask.not_before for ask in asks if self._has_answer(ask)]
        if wake is not None:
            times.append(wake)
        if times:
            wait = max(min(times) - now + EARLY, SHORTEST_WAIT)
            self._timer = asyncio.get_running_loop().call_later(wait, self._start, self.tick)

    def _start(self, work: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        task = asyncio.create_task(work())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _go_through(self, outcome: Outcome, through: asyncio.Future[None]) -> None:
        """Write that down and show it, then what has come meanwhile, until there is nothing more."""
        await self._settle(self._pass(outcome), through)
        while self._waiting:
            compute, through = self._waiting.popleft()
            await self._settle(self._work_out_and_pass(compute), through)
        self._is_busy = False

    async def _settle(self, work: Coroutine[Any, Any, bool], through: asyncio.Future[None]) -> None:
        """Tell whoever waits, if anybody still does, what became of it, and show it where it is news.

        In this order the answer is there when the pages are told, and goes out together with what they show.
        """
        try:
            is_news = await work
        except Exception as error:
            if not through.done():
                through.set_exception(error)
        else:
            if not through.done():
                through.set_result(None)
            if is_news:
                self._show()

    def _show(self) -> None:
        try:
            self.publish()
        except Exception as fault:  # what is shown late is shown; a line that stands still is the end
            LOG.error("%s %s nobody was told", about(self.party.id), described(fault))

    async def _work_out_and_pass(self, compute: Compute) -> bool:
        outcome = self._work_out(compute)
        return self._changes(outcome) and await self._pass(outcome)

    def _changes(self, outcome: Outcome) -> bool:
        """Whether there is something to write; after trouble there always is."""
        return bool(outcome.new) or self.trouble

    async def _pass(self, outcome: Outcome) -> bool:
        """Write that down, and have it be the party. Gives that it is news."""
        party, events, new = outcome
        await self._append(party, new)
        if archive.is_over(party) and not archive.is_over(self.party):
            self._record(party)
        self.party = party
        if any(isinstance(step, steps.Started) for step in new):
            # Seats change hands between games: what was told of the last one is for its own.
            self._events.clear()
        self._events.extend(events)
        self._told = None
        self._last_event += len(events)
        self.arrange()
        return True

    def _record(self, party: Party) -> None:
        number = party.number
        self._recording[number] = task = self._start(lambda: archive.keep(self._journal, party))
        task.add_done_callback(lambda _: self._recording.pop(number, None))

    async def recorded(self, number: int) -> None:
        """Wait while the record of that game is on its way; it may fail to come."""
        if task := self._recording.get(number):
            # Not the work itself is waited for: it goes on when its caller is cancelled.
            await asyncio.wait([task])

    def _work_out(self, compute: Compute) -> Outcome:
        """Raises `Refusal`."""
        party, events = self.party, list[Event]()
        try:
            new = list(compute(party, self._clock.now()))
            for step in new:
                party, told = core.apply(party, step)
                events.extend(told)
        except Refusal:
            raise
        except Exception as fault:  # one party's fault stays in it: told in one line, nothing changed
            LOG.error("%s %s nothing has changed", about(party.id), described(fault))
            raise Refusal("fault") from None
        return Outcome(party, events, new)

    async def _append(self, party: Party, new: list[Step]) -> None:
        # The first append after trouble holds everything, even if nothing is new: it shows that it works.
        whole = self.trouble or self._rows + len(new) >= SNAPSHOT_EVERY
        snapshot = self._snapshot(party) if whole else None
        rows = [(steps.VERSION, steps.encode(step)) for step in new]
        # Only a write shows anything: where there is nothing else to write, the code is written once more.
        code = None if rows or snapshot else party.code
        try:
            await self._journal.append(party.id, rows, snapshot, code=code)
        except JournalError as error:
            if not self.trouble:
                LOG.error("%s nothing can be written down, the table waits: %s", about(party.id), error)
                self.trouble = True
                self._clock.stop()
                self.arrange()
                self.publish()
            raise Refusal("disk") from None
        self._rows = 0 if snapshot else self._rows + len(new)
        if self.trouble:
            LOG.warning("%s writing works again, the table goes on", about(party.id))
            self.trouble = False
            self._clock.go()

    def _snapshot(self, party: Party) -> bytes | None:
        """The whole party; None, with a line in the log, where it cannot be written: its rows say it all."""
        try:
            return core.snapshot(party)
        except Exception as fault:  # a game from elsewhere may fail in any way
            LOG.error("%s %s there is no snapshot", about(party.id), described(fault))
            return None

    def _think(self, asks: Iterable[Ask]) -> None:
        """Ask the bots that have not been asked, and forget what nobody waits for any more."""
        wanted = {ask.key: ask for ask in asks}
        for key in [key for key in self._thinking if key not in wanted]:
            self._thinking.pop(key).cancel()
        self._thought = {key: action for key, action in self._thought.items() if key in wanted}
        for key, ask in wanted.items():
            if key not in self._thought and key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._ask(ask, self.party))

    async def _ask(self, ask: Ask, party: Party) -> None:
        action: Action | None = None
        whom = about(party.id, ask.seat)
        try:
            game = party.table.game if party.table else ""
            action = await self._bots.choose(game, ask.level, core.question(party, ask, self._rng), whom)
        except Exception as fault:  # a bot that cannot even be asked plays what is due
            LOG.error("%s %s a bot could not be asked", whom, described(fault))
        self._thinking.pop(ask.key, None)
        self._thought[ask.key] = action
        self.arrange()

    async def _let_bots_move(self) -> None:
        now = self._clock.now()
        # After a stall two may be late at once: a reaction must not lose to the move that it came before.
        for ask in sorted(core.questions(self.party, now), key=lambda ask: ask.not_before):
            if self._has_answer(ask) and ask.not_before <= now:
                await self.submit(functools.partial(_move, ask, self._thought[ask.key]))

    def _has_answer(self, ask: Ask) -> bool:
        """Whether a move comes of it: a bot that lets a chance pass is neither asked again nor waited for."""
        return ask.key in self._thought and not (ask.may_pass and self._thought[ask.key] is None)


def _move(ask: Ask, action: Action | None, party: Party, now: float) -> Iterable[Step]:
    return core.answer(party, ask, action, now)
