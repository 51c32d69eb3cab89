"""Short ways to set up a position of Lucky Shutdown and to play on from it."""

from __future__ import annotations

import functools
import random
from typing import Any

from games import lucky_shutdown
from games.game import Event
from games.lucky_shutdown import Options, State

DEFAULTS = Options()
RIGHTS = Options(lucky_draw=True, early_reveal=True)


def at(*hands: str, options: Options = DEFAULTS, **position: Any) -> State:
    """The state of a position in play, seat 0 in turn; hands and cards as words, slots with `-` for empty."""
    written: dict[str, Any] = {"phase": "play", "turn": 0, "hands": [hand.split() for hand in hands]}
    for field, value in position.items():
        if field in ("up", "down"):
            value = [[None if card == "-" else card for card in row.split()] for row in value]
        elif field in ("stock", "pile", "removed"):
            value = value.split()
        written[field] = value
    return lucky_shutdown.from_position(options, len(hands), written)


def do(state: State, *lines: str) -> tuple[State, list[Event]]:
    """Plays lines such as `2 pickup`, or `start 1` for the table; all the events on the way."""
    seen: list[Event] = []
    for line in lines:
        first, _, rest = line.partition(" ")
        seat, action = (int(first), rest) if first.isdigit() else (None, line)
        if seat is not None:
            action = lucky_shutdown.spell(state, seat, action)
        state, events = lucky_shutdown.apply_action(state, seat, action)
        seen += events
    return state, seen


@functools.cache
def random_game(options: Options, seats: int, seed: int) -> tuple[State, ...]:
    """Every state of a game that is played at random, reactions included."""
    rng = random.Random(seed)
    states = [lucky_shutdown.initial_state(options, seats, None)]
    while lucky_shutdown.result(states[-1]) is None:
        state = states[-1]
        seat, action = None, lucky_shutdown.table_action(state, rng)
        if action is None:
            may = [other for other in range(seats) if lucky_shutdown.legal_actions(state, other)]
            seat = rng.choice(may)
            action = rng.choice(lucky_shutdown.legal_actions(state, seat))
        states.append(lucky_shutdown.apply_action(state, seat, action)[0])
    return tuple(states)
