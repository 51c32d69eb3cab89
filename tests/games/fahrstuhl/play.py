"""Short ways to set up a position of Fahrstuhl and to play on from it."""

from __future__ import annotations

import random
from typing import Any

from games import fahrstuhl
from games.fahrstuhl import Options, State
from games.fahrstuhl.pack import PACK
from games.game import Event, PositionError

DEFAULTS = Options()

PLAY: dict[str, Any] = {
    "schedule": [3],
    "phase": "play",
    "dealer": 2,
    "turn": 2,
    "deck": list(PACK),
    "trump": "9c",
    "hands": [["Ah"], ["7s"], ["8h", "8s"]],
    "bids": [1, 0, 0],
    "tricks": [1, 0, 0],
    "played": [[[0, "8c"], [1, "7c"], [2, "7h"]]],
    "trick": [[0, "Ad"], [1, "7d"]],
    "rest": ["9h"],
}
BID: dict[str, Any] = {
    "schedule": [2],
    "phase": "bid",
    "dealer": 2,
    "deck": list(PACK),
    "trump": "9c",
    "hands": [["Ah", "7h"], ["As", "7s"], ["8h", "8s"]],
    "bids": [1, None, None],
}
DEAL: dict[str, Any] = {"schedule": [2, 1], "phase": "deal", "round": 1, "scores": [10, -10, 120]}


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


def looks_sound(state: State, rng: random.Random) -> None:
    """It can be written, read again, seen by all, and what is due is legal."""
    seats = state.seats
    assert fahrstuhl.from_position(state.options, seats, fahrstuhl.to_position(state)) == state
    for seat in (None, *range(seats)):
        view = fahrstuhl.observation(state, seat)
        assert fahrstuhl.observation(fahrstuhl.resample(state, seat, rng), seat) == view
    for due in fahrstuhl.due(state):
        assert due.action in fahrstuhl.legal_actions(state, due.seat or 0)


def plays_on(state: State, rng: random.Random) -> None:
    """Whatever was accepted goes to its end, or to a deal or a seat for which there are no cards."""
    looks_sound(state, rng)
    while fahrstuhl.result(state) is None:
        try:
            action = fahrstuhl.table_action(state, rng)
        except PositionError:
            assert len(state.deck) <= state.seats * state.cards
            return
        seat = None if action else state.turn
        if not action and not fahrstuhl.to_act(state):
            assert state.phase == "play"
            assert not state.hands[seat or 0]
            return
        action = action or rng.choice(fahrstuhl.legal_actions(state, seat or 0))
        state, _ = fahrstuhl.apply_action(state, seat, action)
        looks_sound(state, rng)
