"""Short ways to set up a position of Fahrstuhl and to play on from it."""

from __future__ import annotations

import random
from typing import Any

from games import fahrstuhl
from games.fahrstuhl import Options, State
from games.fahrstuhl.pack import PACK
from games.game import Event

DEFAULTS = Options()


def at(*, options: Options = DEFAULTS, seats: int | None = None, **position: Any) -> State:
    """The state of a written position; the whole pack is in play when it names no deck."""
    count = seats if seats is not None else len(position["hands"])
    return fahrstuhl.from_position(options, count, {"deck": list(PACK), **position})


def do(state: State, *lines: str) -> tuple[State, list[Event]]:
    """Plays lines such as `2 bid 1`, or `deal …` for the table; all the events on the way."""
    seen: list[Event] = []
    for line in lines:
        first, _, rest = line.partition(" ")
        seat, action = (int(first), rest) if first.isdigit() else (None, line)
        state, events = fahrstuhl.apply_action(state, seat, action)
        seen += events
    return state, seen


def random_game(options: Options, seats: int, seed: int) -> list[State]:
    """Every state of a game that is played at random."""
    rng = random.Random(seed)
    states = [fahrstuhl.initial_state(options, seats, None)]
    while fahrstuhl.result(states[-1]) is None:
        state = states[-1]
        action = fahrstuhl.table_action(state, rng)
        seat = None if action else state.turn
        if seat is not None:
            action = rng.choice(fahrstuhl.legal_actions(state, seat))
        states.append(fahrstuhl.apply_action(state, seat, action or "")[0])
    return states
