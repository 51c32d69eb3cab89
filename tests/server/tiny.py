"""Three cups: a tiny game that has all that a table must cope with, so that it can be seen on one page.

Each seat has a hidden number, dealt by the table, and picks a cup; the sum of both is its score. `sealed`:
all pick at once, hidden until the last one. `turns`: one after the other, who scored most begins the next
round; a hidden 0 must skip; others may knock out of turn. `open`: all may pick, none must, until the table
ends the round.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from games.game import (
    Action,
    Bot,
    Due,
    Event,
    IllegalAction,
    OptionsError,
    PositionError,
    Previous,
    Question,
    Result,
)

name = "tiny"
version = 3
seats = range(2, 4)
fill_to = 2
CUPS = ("pick 1", "pick 2", "pick 3")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: Literal["sealed", "turns", "open"] = "sealed"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 2
    fit: Annotated[int, msgspec.Meta(ge=2, le=3)] = 3


class State(msgspec.Struct, frozen=True):
    mode: str
    rounds: int
    leader: int
    dealer: int
    scores: tuple[int, ...]
    round: int = 0
    secrets: tuple[int, ...] = ()
    picks: tuple[int | None, ...] = ()
    swapped: tuple[int, ...] = ()
    knocked: tuple[int, ...] = ()


class Observation(msgspec.Struct, frozen=True):
    round: int
    picked: list[int]
    scores: list[int]
    mine: int | None


def initial_state(options: Options, seats: int, previous: Previous | None) -> State:
    if seats > options.fit:
        raise OptionsError("fit", "too_many", f"{seats} seats, and at most {options.fit} fit")
    dealer = 0 if previous is None or previous.dealer is None else (previous.dealer + 1) % seats
    return State(options.mode, options.rounds, dealer, dealer, (0,) * seats)


def table_action(state: State, rng: random.Random) -> Action | None:
    if state.secrets or result(state):
        return None
    return "deal " + " ".join(str(rng.randrange(4)) for _ in state.scores)


def to_act(state: State) -> tuple[int, ...]:
    if not state.secrets or state.mode == "open":
        return ()
    open_seats = tuple(seat for seat in _order(state) if state.picks[seat] is None)
    return open_seats[:1] if state.mode == "turns" else tuple(sorted(open_seats))


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    if not state.secrets:
        return ()
    if state.mode == "turns" and seat not in to_act(state):
        return () if seat in state.knocked else ("knock",)
    if state.picks[seat] is not None:
        return ()
    if state.mode == "turns" and state.secrets[seat] == 0:
        return ("skip",)
    return CUPS if seat in state.swapped or state.mode != "sealed" else (*CUPS, "swap")


def spell(state: State, seat: int, action: Action) -> Action:
    return action.replace("cup", "pick")


def why_not(state: State, seat: int, action: Action) -> str:
    return "not_your_turn" if seat not in to_act(state) else "unknown_action"


def apply_action(state: State, seat: int | None, action: Action) -> tuple[State, tuple[Event, ...]]:
    if seat is None:
        return _table_applied(state, action)
    if action not in legal_actions(state, seat):
        raise IllegalAction(why_not(state, seat, action), action)
    if action == "swap":
        secrets = _put(state.secrets, seat, 3 - state.secrets[seat])
        return replace(state, secrets=secrets, swapped=(*state.swapped, seat)), ()
    if action == "knock":
        event = Event("knocked", {"seat": seat}, pace="glance")
        return replace(state, knocked=(*state.knocked, seat)), (event,)
    pick = 0 if action == "skip" else int(action[-1])
    state = replace(state, picks=_put(state.picks, seat, pick))
    facts = {"seat": seat} if state.mode == "sealed" else {"seat": seat, "pick": pick}
    events = (Event("picked", facts, {seat: {"pick": pick}}),)
    return _ended(state, events) if None not in state.picks else (state, events)


def due(state: State) -> tuple[Due, ...]:
    if state.mode == "open":
        return (Due(None, "free", "free", state.round),) if state.secrets else ()
    return tuple(_due(state, seat) for seat in to_act(state))


def observation(state: State, seat: int | None) -> Observation:
    mine = state.secrets[seat] if seat is not None and state.secrets else None
    picked = [number for number, pick in enumerate(state.picks) if pick is not None]
    return Observation(state.round, picked, list(state.scores), mine)


def resample(state: State, seat: int | None, rng: random.Random) -> State:
    hidden = tuple(
        secret if number == seat else rng.randrange(4) for number, secret in enumerate(state.secrets)
    )
    return replace(state, secrets=hidden)


def result(state: State) -> Result | None:
    if state.round < state.rounds:
        return None
    totals = sorted(set(state.scores), reverse=True)
    places = [[seat for seat, score in enumerate(state.scores) if score == total] for total in totals]
    return Result(places, list(state.scores))


def hand_on(state: State) -> Previous:
    ended = result(state)
    assert ended is not None
    return Previous(ended.places, dealer=state.dealer, starter=state.leader)


def to_position(state: State) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(state))  # type: ignore[no-any-return]  # an object


def from_position(options: Options, seats: int, position: Mapping[str, Any]) -> State:
    try:
        return msgspec.convert(position, State)
    except msgspec.ValidationError as error:
        raise PositionError("position", "shape", str(error)) from None


def choose(question: Question[State]) -> Action | None:
    """The first that it may do. Only with a 3 it takes a chance: to knock, or to pick where nobody must."""
    mine = question.observation.mine
    may_pass = question.options.mode == "open" or question.legal == ("knock",)
    return None if may_pass and mine != 3 else question.legal[0]


bots = {"easy": Bot(choose), "normal": Bot(choose, worlds=1)}


def _due(state: State, seat: int) -> Due:
    if legal_actions(state, seat) == ("skip",):
        return Due(seat, "skip", "skip")
    sealed = state.mode == "sealed"
    return Due(seat, "think", "pick 1", state.round if sealed else None, reactions=not sealed)


def _table_applied(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    if action == "free":
        return _ended(replace(state, picks=tuple(pick or 0 for pick in state.picks)), ())
    secrets = tuple(int(word) for word in action.split()[1:])
    private = {seat: {"mine": secret} for seat, secret in enumerate(secrets)}
    dealt = replace(state, secrets=secrets, picks=(None,) * len(secrets), swapped=(), knocked=())
    return dealt, (Event("dealt", {"round": state.round}, private),)


def _ended(state: State, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """The round is over. In `turns` the next one goes on with the same numbers, a look later."""
    won = [secret + (pick or 0) for secret, pick in zip(state.secrets, state.picks, strict=True)]
    scores = tuple(score + points for score, points in zip(state.scores, won, strict=True))
    shown = Event("shown", {"picks": list(state.picks)}, pace="look")
    number = state.round + 1
    ended = replace(state, round=number, scores=scores, leader=won.index(max(won)), knocked=(), swapped=())
    if state.mode == "turns" and number < state.rounds:
        return replace(ended, picks=(None,) * len(won)), (*events, shown)
    sheet = Event("round", {"scores": list(scores)}, pace="sheet")
    return replace(ended, secrets=(), picks=()), (*events, shown, sheet)


def _order(state: State) -> tuple[int, ...]:
    count = len(state.scores)
    return tuple((state.leader + step) % count for step in range(count))


def _put(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])
