"""Short ways to set up a position of Shithead and to play on from it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from games import shithead
from games.game import Event, Question, legal_for_all
from games.shithead import Options, State

DEFAULTS = Options()


def at(*, options: Options = DEFAULTS, seats: int | None = None, **position: Any) -> State:
    """The state of a written position in which seat 0 plays, unless it says otherwise."""
    count = seats if seats is not None else len(position["hands"])
    turn = None if options.speed_mode else 0
    return shithead.from_position(options, count, {"phase": "play", "turn": turn, **position})


def slots(*rows: Sequence[str | None]) -> list[list[str | None]]:
    """Three slots a seat, the missing ones empty."""
    return [[*row, None, None, None][:3] for row in rows]


def do(state: State, *lines: str) -> tuple[State, list[Event]]:
    """Plays lines such as `2 play 4h`, or `free` for the table; all the events on the way."""
    seen: list[Event] = []
    for line in lines:
        first, _, rest = line.partition(" ")
        seat, action = (int(first), rest) if first.isdigit() else (None, line)
        state, events = shithead.apply_action(state, seat, action)
        seen += events
    return state, seen


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def question(state: State, seat: int = 0, seed: int = 1) -> Question[State]:
    """What a bot of that seat is asked."""
    view, legal = shithead.observation(state, seat), shithead.legal_actions(state, seat)
    return Question(seat, state.options, view, legal, (), random.Random(seed))


def random_game(options: Options, seats: int, seed: int) -> list[State]:
    """Every state of a game that is played at random."""
    rng = random.Random(seed)
    states = [shithead.initial_state(options, seats, None)]
    while shithead.result(states[-1]) is None:
        state = states[-1]
        action, seat = shithead.table_action(state, rng), None
        if action is None:
            legal = legal_for_all(shithead, state, range(seats))
            seat = rng.choice(sorted(legal))
            action = rng.choice(legal[seat])
        states.append(shithead.apply_action(state, seat, action)[0])
    return states
