"""The smallest game with a sealed choice: all pick 1 to 3 at once; the highest that is alone wins."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from games.game import AnyGame, Due, Event, IllegalAction, Previous, Result

PICKS = ("pick 1", "pick 2", "pick 3")


class Options(Struct, frozen=True):
    """Nothing to choose."""


class State(Struct, frozen=True):
    """What each seat has picked, and the seats in the order in which they did (which must not matter)."""

    picked: tuple[int | None, ...]
    order: tuple[int, ...] = ()


class Observation(Struct, frozen=True):
    """Who has picked; what, once all have, and the own number at once."""

    done: tuple[bool, ...]
    picked: tuple[int | None, ...]


def to_act(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, number in enumerate(state.picked) if number is None)


def legal_actions(state: State, seat: int) -> tuple[str, ...]:
    return PICKS if seat in to_act(state) else ()


def why_not(state: State, seat: int, action: str) -> str:
    return "too_late" if action in PICKS else "unknown_action"


def apply_action(state: State, seat: int | None, action: str) -> tuple[State, tuple[Event, ...]]:
    if seat is None or action not in legal_actions(state, seat):
        raise IllegalAction(why_not(state, seat or 0, action), "a pick is made once")
    picked = (*state.picked[:seat], int(action[-1]), *state.picked[seat + 1 :])
    return replace(state, picked=picked), (Event("picked", {"seat": seat}),)


def apply_by_arrival(state: State, seat: int | None, action: str) -> tuple[State, tuple[Event, ...]]:
    """The fault: who came first is kept."""
    after, events = apply_action(state, seat, action)
    return replace(after, order=(*state.order, seat or 0)), events


def result(state: State) -> Result | None:
    if to_act(state):
        return None
    numbers = [number or 0 for number in state.picked]
    scores = [number if numbers.count(number) == 1 else 0 for number in numbers]
    ranked = sorted(set(scores), reverse=True)
    return Result([[seat for seat, score in enumerate(scores) if score == one] for one in ranked], scores)


def observation(state: State, seat: int | None) -> Observation:
    over = not to_act(state)
    shown = tuple(number if over or other == seat else None for other, number in enumerate(state.picked))
    return Observation(tuple(number is not None for number in state.picked), shown)


def resample(state: State, seat: int | None, rng: random.Random) -> State:
    if not to_act(state):
        return state
    drawn = [
        number if number is None or other == seat else rng.randint(1, 3)
        for other, number in enumerate(state.picked)
    ]
    return replace(state, picked=tuple(drawn))


def from_position(options: Options, seats: int, position: Mapping[str, Any]) -> State:
    return State(tuple(position["picked"]), tuple(position["order"]))


def game(**members: Any) -> AnyGame:
    """The game, with some of its members replaced."""
    sound: dict[str, Any] = {
        "name": "sealed",
        "version": 1,
        "seats": range(2, 5),
        "fill_to": 3,
        "Options": Options,
        "Observation": Observation,
        "bots": {},
        "initial_state": lambda options, seats, previous: State((None,) * seats),
        "table_action": lambda state, rng: None,
        "to_act": to_act,
        "legal_actions": legal_actions,
        "spell": lambda state, seat, action: action,
        "why_not": why_not,
        "apply_action": apply_action,
        "due": lambda state: tuple(Due(seat, "think", PICKS[0]) for seat in to_act(state)),
        "observation": observation,
        "resample": resample,
        "result": result,
        "hand_on": lambda state: Previous([[seat] for seat in range(len(state.picked))]),
        "to_position": lambda state: {"picked": list(state.picked), "order": list(state.order)},
        "from_position": from_position,
    }
    return cast(AnyGame, SimpleNamespace(**(sound | members)))
