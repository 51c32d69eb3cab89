"""An evening to be played in a test: a party with its journal, and a clock that only the test moves."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import count
from typing import Any

from games.game import Action, Event
from server import party as core
from server import shelf, steps, tokens, views, wire
from server.asking import Key, how_to_play
from server.party import Party, Step, Who
from server.table import Table

GROUND = views.Ground()


class Evening:
    """What happens goes through `line`, which journals it as the shell would."""

    def __init__(self, *people: str, seed: int = 0, **set_up: Any) -> None:
        self.now = 100.0
        self.rng = random.Random(seed)
        self.journal: list[bytes] = []
        self.events: list[Event] = []
        self._intents = count(1)
        self._thought: dict[Key, Action | None] = {}
        self._party: Party | None = None
        self.line((core.opened("5f" * 16, "BCDF", self.now),))
        self.tokens = [self.come(name) for name in people]
        if set_up:
            self.order(wire.SetUp(**set_up))

    @property
    def party(self) -> Party:
        assert self._party is not None
        return self._party

    @property
    def table(self) -> Table:
        assert self.party.table is not None
        return self.party.table

    def line(self, happened: Sequence[Step]) -> tuple[Step, ...]:
        """Journal and apply steps."""
        for step in happened:
            self.journal.append(steps.encode(step))
            self._party, events = core.apply(self._party, step)
            self.events += events
        return tuple(happened)

    def resume(self, party: Party, now: float) -> None:
        """Another evening goes on here, at that time; nothing of before is journalled."""
        self._party, self.now = party, now
        self.journal.clear()

    def come(self, name: str) -> str:
        """A person joins; returns the token."""
        token = tokens.fresh()
        self.line(
            (core.join(self.party, Who(None), wire.Join(name), tokens.digest(token), self.now, self.rng),)
        )
        return token

    def do(self, member: int | None, intent: wire.Message, owner: bool = False) -> tuple[Step, ...]:
        """An intent of a member."""
        return self.line(core.decide(self.party, Who(member, owner), intent, self.now, self.rng))

    def order(self, order: wire.Order, by: int = 1) -> tuple[Step, ...]:
        """An order of the host."""
        return self.do(by, wire.Host(order))

    def act(self, member: int, action: str, turn: int | None = None) -> tuple[Step, ...]:
        """A tap on an action, with the token that is shown now unless another is given."""
        if turn is None:
            me = self.phone(member).me
            assert me is not None
            turn = me.turn
        return self.do(member, wire.Act(action, turn, f"intent-{next(self._intents):08}"))

    def drop(self, member: int) -> None:
        """A phone's connection is gone."""
        self.line(core.dropped(self.party, member, self.now))

    def connect(self, member: int, fresh: bool = False) -> None:
        """A phone is back."""
        self.line(core.connected(self.party, member, self.now, fresh))

    def wake_up(self, here: tuple[int, ...] = ()) -> None:
        """The server was killed and is up again."""
        self.line(core.woken(self.party, self.now, here))

    def pass_time(self, seconds: float, bots: bool = False) -> list[Step]:
        """Time goes on; what is due happens when it is due, and bots answer if they are to."""
        until, happened = self.now + seconds, list[Step]()
        while (time := self._next(bots)) is not None and time <= until:
            self.now = max(self.now, time)
            ticked = self.line(core.tick(self.party, self.now, self.rng))
            answered = self.answer() if bots else ()
            assert ticked or answered, f"awake at {self.now} for nothing"
            happened += [*ticked, *answered]
        self.now = max(self.now, until)
        return happened

    def answer(self) -> tuple[Step, ...]:
        """The first bot whose time has come answers."""
        for ask in core.questions(self.party, self.now):
            answered = core.answer(self.party, ask, self.thought(ask), self.now)
            if answered:
                return self.line(answered)
        return ()

    def thought(self, ask: core.Ask) -> Action | None:
        """What the bot has to say, which it is asked once."""
        if ask.key not in self._thought:
            bot = how_to_play(shelf.game(self.table.game), ask.level)
            self._thought[ask.key] = bot.choose(core.question(self.party, ask, self.rng))
        return self._thought[ask.key]

    def phone(self, member: int | None, owner: bool = False) -> wire.PhoneView:
        """What a phone shows now."""
        return views.phone(self.party, member, self.now, GROUND, owner)

    def tv(self) -> wire.TvView:
        """What a TV shows now."""
        return views.tv(self.party, "screen-1", self.now, GROUND)

    @property
    def shown(self) -> wire.TableView:
        """The table as a TV shows it now."""
        table = self.tv().table
        assert table is not None
        return table

    def left(self, seat: int | None) -> float | None:
        """The seconds left that are shown for a seat."""
        return next(waiting.left for waiting in self.shown.waiting if waiting.seat == seat)

    def paused(self) -> str | None:
        """The reason that is shown for a pause."""
        paused = self.shown.paused
        return None if paused is None else paused.reason

    def held(self) -> str | None:
        """The pace that is shown for a hold."""
        hold = self.shown.hold
        return None if hold is None else hold.pace

    def _next(self, bots: bool) -> float | None:
        times = [core.wake(self.party)]
        if bots:
            asks = core.questions(self.party, self.now)
            times += [ask.not_before for ask in asks if not ask.may_pass or self.thought(ask)]
        return min((time for time in times if time is not None), default=None)


def started(*people: str, mode: str = "sealed", **set_up: Any) -> Evening:
    """People at a table of the tiny game whose numbers are dealt, all of them 2."""
    evening = Evening(*people or ("Anna", "Ben"), game="tiny", **set_up)
    evening.order(wire.SetUp(options={"mode": mode, "rounds": 20}))
    evening.order(wire.Start())
    dealt = "deal " + " ".join("2" for _ in evening.table.seats)
    evening.line((steps.TableActed(evening.now, dealt),))
    return evening


def folded(journal: Sequence[bytes], party: Party | None = None) -> Party:
    """The party that a journal's rows come to, after `party` if there is a snapshot."""
    for row in journal:
        party, _ = core.apply(party, steps.decode(row))
    assert party is not None
    return party
