"""Short ways to set up a position of Shut the Box and to play on from it."""

from __future__ import annotations

import random
from typing import Any

from games import shut_the_box
from games.game import Event
from games.shut_the_box import Options, State

DEFAULTS = Options()


def at(*, options: Options = DEFAULTS, seats: int | None = None, **position: Any) -> State:
    """The state of a written position; seat 0 is to roll unless it says otherwise."""
    count = seats if seats is not None else len(position["scores"])
    return shut_the_box.from_position(options, count, {"phase": "roll", **position})


def do(state: State, *lines: str) -> tuple[State, list[Event]]:
    """Plays lines such as `2 roll`, or `dice 3 5` for the table; all the events on the way."""
    seen: list[Event] = []
    for line in lines:
        first, _, rest = line.partition(" ")
        seat, action = (int(first), rest) if first.isdigit() else (None, line)
        state, events = shut_the_box.apply_action(state, seat, action)
        seen += events
    return state, seen


def throw(state: State, dice: str) -> tuple[State, list[Event]]:
    """The seat in turn rolls, and the dice fall like this."""
    return do(state, f"{state.turn} roll", f"dice {dice}")


def miss(state: State) -> State:
    """A turn that ends with 9 points: 2, 3 and 4 are open, and an 8 falls."""
    left = shut_the_box.from_position(
        state.options, state.seats, {**shut_the_box.to_position(state), "open": [2, 3, 4]}
    )
    return throw(left, "4 4")[0]


def random_game(options: Options, seats: int, seed: int) -> list[State]:
    """Every state of a game that is played at random."""
    rng = random.Random(seed)
    states = [shut_the_box.initial_state(options, seats, None)]
    while shut_the_box.result(states[-1]) is None:
        state = states[-1]
        action = shut_the_box.table_action(state, rng)
        seat = None if action else state.turn
        if seat is not None:
            action = rng.choice(shut_the_box.legal_actions(state, seat))
        states.append(shut_the_box.apply_action(state, seat, action or "")[0])
    return states
