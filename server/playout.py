"""One whole game without people: bots at all seats, chance from a seed, or a given row of actions."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from games.game import RANDOM, Action, AnyGame, Bot, Previous, Question, legal_for_all

MOST_ACTIONS = 200_000
"""A game that has not ended after so many is taken for one that never ends."""


class PlayoutFault(Exception):
    """A game that cannot be played to its end, through a fault in its rules or in a bot."""


class Move(NamedTuple):
    """One action: who (None: the table), what all seats could do before it, and the state after it."""

    seat: int | None
    action: Action
    legal: dict[int, tuple[Action, ...]]
    state: Any


def play(
    game: AnyGame, options: Any, bots: Sequence[Bot], seed: int, previous: Previous | None = None
) -> Iterator[Move]:
    """The moves of a game with that bot at each seat. The same seed gives the same game on every machine.

    Raises `OptionsError` when it cannot be set up, `PlayoutFault` when it cannot go on.
    """
    # A source each: how a bot decides must not change what is dealt. A text, since -1 and 1 would seed alike.
    chance, choice = random.Random(f"table {seed}"), random.Random(f"seats {seed}")
    state = game.initial_state(options, len(bots), previous)
    for _ in range(MOST_ACTIONS):
        if game.result(state):
            return
        move = _table_move(game, state, chance) or _seat_move(game, state, options, bots, choice)
        yield move
        state = move.state
    raise PlayoutFault(f"{game.name} did not end within {MOST_ACTIONS} actions (seed {seed})")


def _table_move(game: AnyGame, state: Any, chance: random.Random) -> Move | None:
    action = game.table_action(state, chance)
    return None if action is None else Move(None, action, {}, game.apply_action(state, None, action)[0])


def _seat_move(game: AnyGame, state: Any, options: Any, bots: Sequence[Bot], choice: random.Random) -> Move:
    """A seat chosen uniformly among all that may act: wherever only those that must may, that is these.

    Where its bot lets the chance pass, another seat is asked; where all do, what is due happens.
    """
    legal = legal_for_all(game, state, range(len(bots)))
    asked = list(legal)
    while asked:
        seat = choice.choice(asked)
        action = _choose(game, state, options, seat, legal[seat], bots[seat], choice)
        if action is not None:
            return Move(seat, action, legal, game.apply_action(state, seat, action)[0])
        asked.remove(seat)
    return _due(game, state, legal)


def _due(game: AnyGame, state: Any, legal: dict[int, tuple[Action, ...]]) -> Move:
    due = next(iter(game.due(state)), None)
    if due is None:
        raise PlayoutFault(f"{game.name} is not over, and nobody can act: {game.to_position(state)}")
    after = game.apply_action(state, due.seat, due.action)[0]
    return Move(due.seat, due.action, {} if due.seat is None else legal, after)


def _choose(
    game: AnyGame,
    state: Any,
    options: Any,
    seat: int,
    legal: tuple[Action, ...],
    bot: Bot,
    choice: random.Random,
) -> Action | None:
    # `random` looks at nothing: what it would be shown is not made.
    observation = None if bot is RANDOM else game.observation(state, seat)
    worlds = tuple(game.resample(state, seat, choice) for _ in range(bot.worlds))
    chosen = bot.choose(Question(seat, options, observation, legal, worlds, choice))
    if chosen is None and seat not in game.to_act(state):
        return None
    if chosen not in legal:
        raise PlayoutFault(f"a bot of {game.name} chose {chosen!r}, which seat {seat} may not")
    return chosen


def replay(
    game: AnyGame,
    options: Any,
    seats: int,
    previous: Previous | None,
    actions: Iterable[tuple[int | None, Action]],
) -> Iterator[Move]:
    """The moves of a game whose actions are known. Raises `OptionsError`, `IllegalAction`."""
    state = game.initial_state(options, seats, previous)
    for seat, action in actions:
        legal = {} if seat is None else legal_for_all(game, state, range(seats))
        state, _ = game.apply_action(state, seat, action)
        yield Move(seat, action, legal, state)
