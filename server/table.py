"""One running game: its state, seats, turn tokens, deadlines and holds, as one frozen value.

A table has two clocks. `floor` stands still in pauses; `play` runs on it and stands still in holds as well. A
hold ends at a time of `floor`, deadlines are times of `play`: neither changes when the table stops.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from games.game import (
    Action,
    AnyGame,
    Due,
    Event,
    Kind,
    Pace,
    Previous,
    Question,
    Result,
    apply_listed,
    feats,
    waits,
)
from server import clock, packing, shelf
from server.clock import Timing, Watch
from server.course import Course
from server.packing import Sight
from server.programme import Planned
from server.steps import Acted, By, Earlier, Place, Started
from server.wire import Level

TURNS_A_GAME = 1_000_000
"""Between the first turn tokens of two games."""

SILENT = 2
"""Decisions in a row that a member let pass: from then on a bot plays for him."""

IDLE = 3
"""As `SILENT`, where nobody must act and the rules did it for the seat so often in a row (SH-8.5).

More often, as to let others go first is a choice as well. Where it could do nothing else it does not count.
"""


_NOT_DRAWN = Random(0)
"""Where nobody wants to know what is drawn."""


class Seat(msgspec.Struct, frozen=True):
    """A place at the table. `turn`: its token, which an action answers. `away`: a bot plays for the member.

    `since`: the play time since which a bot plays it. `silent`: how often in a row its member let time pass.
    `actions` and `own`: how many it has taken, and how many of them its member himself. `place`: who sat
    down. `auto`: the last action was the clock's. `chances`: what it could do before it had to act and, as
    long as nothing has changed for it, still can. `patience`: how many times the seconds its member has.
    `feats`: what the game has counted of it, by name. `held_by`: members who left it to a bot, in order.
    `earlier`: who had it before, in order.
    """

    place: Place
    member: int | None
    turn: int = 0
    away: bool = False
    since: float = 0.0
    silent: int = 0
    auto: bool = False
    actions: int = 0
    own: int = 0
    chances: tuple[Action, ...] = ()
    patience: int = 1
    feats: dict[str, int] = {}
    held_by: tuple[int, ...] = ()
    earlier: tuple[Earlier, ...] = ()

    @property
    def holder(self) -> Place:
        """Who has it: a bot with its looks, or a member."""
        return self.place if self.member is None else Place(self.member)

    @property
    def bot(self) -> bool:
        """Whether a bot plays it now."""
        return self.member is None or self.away


class Deadline(msgspec.Struct, frozen=True):
    """What is due: since which play time, and after how many seconds (None: no limit).

    `reactions`: as in the game's `Due`. `action`: empty where `due_action` works it out when the time is up.
    """

    seat: int | None
    kind: Kind
    action: Action
    decision: int | None
    since: float
    seconds: float | None
    reactions: bool = False

    @property
    def is_decision(self) -> bool:
        """Whether a seat has something to choose by then; what else is due comes to it by itself."""
        return self.seat is not None and self.kind in ("think", "skip")


class Hold(msgspec.Struct, frozen=True):
    """The eye's time, until a floor time."""

    pace: Pace
    until: float


class Sealed(msgspec.Struct, frozen=True):
    """A deal that can be checked after the game: the action at that place of the log, and its salt."""

    step: int
    salt: str

    def fingerprint(self, action: Action) -> str:
        """SHA-256 of the salt, a blank and the action, in hex."""
        return sha256(f"{self.salt} {action}".encode()).hexdigest()


class Seen:
    """What each role sees of one state, worked out when it is first asked for."""

    __slots__ = ("_by_seat",)

    def __init__(self) -> None:
        self._by_seat: dict[int | None, Sight] = {}

    def of(self, table: Table, seat: int | None) -> dict[str, Any]:
        """The observation of `seat` (None: the TV) in the wire's plain values."""
        plain: dict[str, Any] = msgspec.to_builtins(self.sight(table, seat).plain(), str_keys=True)
        return plain

    def sight(self, table: Table, seat: int | None) -> Sight:
        """The same in its parts, not yet in plain values."""
        found = self._by_seat.get(seat)
        if found is None:
            game = shelf.game(table.game)
            if seat is None:
                found = Sight(packing.fields(game.observation(table.state, None)))
            else:
                found = packing.sight(game, table.state, seat, self.sight(table, None).fields)
            self._by_seat[seat] = found
        return found

    def __eq__(self, other: object) -> bool:
        """Equal states look equal."""
        return isinstance(other, Seen)

    __hash__ = None  # type: ignore[assignment]  # as it is equal to every other one


class Table(msgspec.Struct, frozen=True):
    """A game from the first deal to the result.

    `evening`: the party's identity, which no page is told. `legal`: what each seat may do now. `since`: the
    play time of the last action. `table_acts`: the next action is the table's own. `log`: all so far.
    `timing`: the host's. `began`: the floor time of the first moment. `planned`: what of the programme it is.
    """

    evening: str
    number: int
    game: str
    version: int
    options: Any
    previous: Previous | None
    level: Level
    seats: tuple[Seat, ...]
    state: Any
    floor: Watch = Watch()
    play: Watch = Watch()
    since: float = 0.0
    legal: tuple[tuple[Action, ...], ...] = ()
    to_act: tuple[int, ...] = ()
    table_acts: bool = False
    deadlines: tuple[Deadline, ...] = ()
    hold: Hold | None = None
    result: Result | None = None
    log: Course = msgspec.field(default_factory=Course)
    timing: Timing = Timing()
    began: float = 0.0
    planned: Planned | None = None
    seals: tuple[Sealed, ...] = ()
    seen: Seen = msgspec.field(default_factory=Seen)


def started(
    step: Started, evening: str, seats: tuple[Seat, ...], timing: Timing, planned: Planned | None
) -> Table:
    """The table at its first moment, with `seats` as `sat_down` makes them."""
    game = shelf.game(step.game)
    options = msgspec.convert(step.options, game.Options)
    table = Table(
        evening=evening,
        number=step.number,
        game=step.game,
        version=step.version,
        options=options,
        previous=step.previous,
        level=step.level,
        seats=seats,
        state=game.initial_state(options, len(seats), step.previous),
        legal=((),) * len(seats),
        since=Watch().shows(step.at),
        timing=timing,
        began=Watch().shows(step.at),
        planned=planned,
    )
    return _looked_at(table, game, table.state, None, step.at)


def sat_down(place: Place, number: int, at: float, away: bool = False, patience: int = 1) -> Seat:
    """A seat of game `number` at its first moment; `away`: a bot plays for its member from the start."""
    # Turn tokens go on from game to game: a tap that comes late from the last one answers no turn of this.
    turn = number * TURNS_A_GAME
    return Seat(place, place.member, turn, away, Watch().shows(at), patience=patience)


def acted(table: Table, step: Acted) -> tuple[Table, tuple[Event, ...]]:
    """A seat's action."""
    seat = _counted(table.seats[step.seat], step.by, step.counted, play_time(table, step.at))
    return _applied(table, step.seat, step.action, step.at, seats=put(table.seats, step.seat, seat))


def table_acted(
    table: Table, action: Action, at: float, salt: str | None = None
) -> tuple[Table, tuple[Event, ...]]:
    """The table's own action; with a salt it is sealed."""
    if salt is None:
        return _applied(table, None, action, at)
    return _applied(table, None, action, at, seals=(*table.seals, Sealed(len(table.log), salt)))


def seal(table: Table) -> str | None:
    """The fingerprint of the last deal; None before the first one."""
    if not table.seals:
        return None
    sealed = table.seals[-1]
    return sealed.fingerprint(table.log[sealed.step][1])


def hold_over(table: Table, at: float) -> Table:
    """The eye has had its time."""
    return replace(table, hold=None, play=table.play.go(table.floor.shows(at)))


def stopped(table: Table, still: bool, at: float) -> Table:
    """The table standing still from `at` on, or going on."""
    if still == (table.floor.since is not None):
        return table
    return replace(table, floor=table.floor.stop(at) if still else table.floor.go(at))


def due_action(table: Table, deadline: Deadline) -> Action:
    """What happens when that time is up, also where the game has left it open till then."""
    if deadline.action:
        return deadline.action
    due = shelf.game(table.game).due(table.state)
    return next(one.action for one in due if (one.seat, one.kind) == (deadline.seat, deadline.kind))


class Reading(msgspec.Struct, frozen=True):
    """What a state says by itself, as in `Table`: who may do what, who must, and whether it is over."""

    legal: tuple[tuple[Action, ...], ...]
    to_act: tuple[int, ...] = ()
    table_acts: bool = False
    result: Result | None = None


def read(game: AnyGame, state: Any, seats: int) -> Reading:
    """A state of so many seats, asked of the rules."""
    result = game.result(state)
    if result is not None:
        return Reading(((),) * seats, result=result)
    to_act = tuple(game.to_act(state))
    legal = tuple([tuple(game.legal_actions(state, seat)) for seat in range(seats)])
    # Whether, not what: the draw that counts is made when the time has come.
    return Reading(legal, to_act, not to_act and game.table_action(state, _NOT_DRAWN) is not None)


def played_by(seat: Seat) -> int | None:
    """The member for whom the result counts: who holds the seat and took at least half of its actions."""
    return seat.member if seat.own * 2 >= seat.actions else None


def play_time(table: Table, now: float) -> float:
    """What the clock of the decisions shows at the house time `now`."""
    return table.play.shows(table.floor.shows(now))


def house_time(table: Table, play: float) -> float:
    """The house time at which the clock of the decisions shows `play`, if nothing else stops the table."""
    if table.hold is not None and table.play.since is not None:
        return table.floor.shown(table.play.go(table.hold.until).shown(play))
    return table.floor.shown(table.play.shown(play))


def question(table: Table, seat: int, bot_worlds: int, rng: Random) -> Question[Any]:
    """All that a bot may know for `seat`, with as many worlds as it asks for."""
    game = shelf.game(table.game)
    return Question(
        seat=seat,
        options=table.options,
        observation=game.observation(table.state, seat),
        legal=table.legal[seat],
        worlds=tuple(game.resample(table.state, seat, rng) for _ in range(bot_worlds)),
        rng=rng,
    )


def _counted(seat: Seat, by: By, counted: bool, play: float) -> Seat:
    own, acted = by == "member", by != "rules"
    silent = 0 if own else seat.silent + counted
    gone = seat.away or (counted and silent >= (SILENT if acted else IDLE))
    return replace(
        seat,
        auto=by == "clock",
        silent=silent,
        away=gone,
        since=play if gone and not seat.away else seat.since,
        actions=seat.actions + acted,
        own=seat.own + own,
    )


def _applied(
    table: Table, actor: int | None, action: Action, at: float, **changes: Any
) -> tuple[Table, tuple[Event, ...]]:
    """The action of `actor`; `changes`: what else of the table has changed with it."""
    game = shelf.game(table.game)
    if actor is not None and action in table.legal[actor]:
        state, events = apply_listed(game, table.state, actor, action)
    else:
        state, events = game.apply_action(table.state, actor, action)
    table = replace(table, log=table.log.then(actor, action), seen=Seen(), **changes)
    table = _looked_at(table, game, state, actor, at, events)
    return _held(table, events, at), events


def _counted_feats(game: AnyGame, seats: tuple[Seat, ...], events: tuple[Event, ...]) -> tuple[Seat, ...]:
    for event in events:
        for feat in feats(game, event):
            seat = seats[feat.seat]
            before = seat.feats.get(feat.name, 0)
            now = max(before, feat.value) if feat.best else before + feat.value
            seats = put(seats, feat.seat, replace(seat, feats={**seat.feats, feat.name: now}))
    return seats


def _looked_at(
    table: Table, game: AnyGame, state: Any, actor: int | None, at: float, events: tuple[Event, ...] = ()
) -> Table:
    """The table in that state, with everything that follows from it: asked of the rules once a step."""
    said, play = read(game, state, len(table.seats)), play_time(table, at)
    counted = _counted_feats(game, table.seats, events)
    return replace(
        table,
        state=state,
        legal=said.legal,
        to_act=said.to_act,
        table_acts=said.table_acts,
        result=said.result,
        since=play,
        seats=tuple(
            [_asked(table, said, seat, number, number == actor) for number, seat in enumerate(counted)]
        ),
        deadlines=_deadlines(table, waits(game, state), actor, play) if said.result is None else (),
    )


def _asked(before: Table, said: Reading, seat: Seat, number: int, acted: bool) -> Seat:
    """The seat as it is asked now: whatever is new for it has a turn token of its own."""
    then, now = before.legal[number], said.legal[number]
    if not acted and then == now:
        return seat
    came_in_turn = number in said.to_act and number not in before.to_act and not acted
    return replace(seat, turn=seat.turn + 1, chances=then if came_in_turn else ())


def _deadlines(table: Table, dues: Iterable[Due], actor: int | None, play: float) -> tuple[Deadline, ...]:
    before = {(old.seat, old.kind, old.decision): old for old in table.deadlines}
    after = []
    for due in dues:
        old = before.get((due.seat, due.kind, due.decision))
        if old is not None and (due.decision is not None or due.seat != actor):
            after.append(replace(old, action=due.action, reactions=due.reactions))
        else:
            time = _seconds(table, due)
            after.append(Deadline(due.seat, due.kind, due.action, due.decision, play, time, due.reactions))
    return tuple(after)


def _seconds(table: Table, due: Due) -> float | None:
    """Those of the game's options, else the host's, else the house's."""
    if due.kind == "think":
        return time_to_think(table, due.seat)
    if due.seconds is not None:
        return due.seconds
    return table.timing.skip_window if due.kind == "skip" else clock.KINDS[due.kind]


def time_to_think(table: Table, seat: int | None) -> float | None:
    """Seconds for a decision of that seat; None: no limit."""
    patience = 1 if seat is None else table.seats[seat].patience
    return table.timing.think * patience or None


def _held(table: Table, events: tuple[Event, ...], at: float) -> Table:
    paces = [event.pace for event in events if event.pace != "none"]
    if not paces:
        return table
    pace = max(paces, key=clock.HOLDS.__getitem__)
    floor = table.floor.shows(at)
    until = floor + clock.HOLDS[pace]
    if table.hold is not None and table.hold.until >= until:
        return table
    return replace(table, hold=Hold(pace, until), play=table.play.stop(floor))


def put(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats with that one in the place of the one with its number."""
    return (*seats[:number], seat, *seats[number + 1 :])
