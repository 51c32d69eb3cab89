"""A random game, kept step by step so that the conformance suite can look at each of its moments."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from games.game import Action, AnyGame, Event, IllegalAction, legal_for_all

DUE_SHARE = 0.2
"""How often a playout takes what is due instead of a random action."""


class Nonconformance(AssertionError):
    """A game does not hold what every game must; the message says what and where."""


class Step(msgspec.Struct, frozen=True):
    """One action of a playout with the states around it."""

    before: Any
    seat: int | None
    action: Action
    after: Any
    events: tuple[Event, ...]


class Playout(msgspec.Struct, frozen=True):
    """One game from its first state to its result."""

    game: AnyGame
    options: Any
    seats: int
    first: Any
    steps: tuple[Step, ...]

    @property
    def states(self) -> list[Any]:
        """Every state of it in order."""
        return [self.first, *(step.after for step in self.steps)]

    @property
    def cards(self) -> frozenset[str]:
        """The names of all cards that were dealt."""
        return frozenset(card for step in self.steps for card in dealt(step))

    @property
    def roles(self) -> list[int | None]:
        """Every seat, and None for the TV."""
        return [None, *range(self.seats)]


def play(game: AnyGame, options: Any, seats: int, seed: int, bound: int) -> Playout:
    """A random game, now and then with what is due. Raises `Nonconformance` when it does not end."""
    rng = random.Random(seed)
    state = first = game.initial_state(options, seats, None)
    steps: list[Step] = []
    while game.result(state) is None:
        where = f"{game.name}, {seats} seats, seed {seed}, step {len(steps) + 1}"
        hold(len(steps) < bound, f"{where}: not over within {bound} actions")
        seat, action = _next(game, state, seats, rng, where)
        try:
            after, events = game.apply_action(state, seat, action)
        except IllegalAction as refused:
            raise Nonconformance(f"{where}: `{action}` is listed and refused, {refused}") from refused
        steps.append(Step(state, seat, action, after, events))
        state = after
    return Playout(game, options, seats, first, tuple(steps))


def _next(game: AnyGame, state: Any, seats: int, rng: random.Random, where: str) -> tuple[int | None, Action]:
    table = game.table_action(state, rng)
    if table is not None:
        return None, table
    legal = legal_for_all(game, state, range(seats))
    due = [
        entry for entry in game.due(state) if entry.seat is None or entry.action in legal.get(entry.seat, ())
    ]
    if due and (not legal or rng.random() < DUE_SHARE):
        entry = rng.choice(due)
        return entry.seat, entry.action
    hold(bool(legal), f"{where}: not over, and nobody can act")
    seat = rng.choice(sorted(legal))
    return seat, rng.choice(legal[seat])


def dealt(step: Step) -> list[str]:
    """The cards that a `deal` names."""
    word, *names = step.action.split()
    return names if step.seat is None and word == "deal" else []


def leaves(value: Any) -> list[str]:
    """Every string somewhere in plain values, in no order: most of the suite's time is spent here."""
    found, looking = [], [value]
    while looking:
        inner = looking.pop()
        if isinstance(inner, str):
            found.append(inner)
        elif isinstance(inner, dict):
            looking += inner
            looking += inner.values()
        elif isinstance(inner, list | tuple | set | frozenset):
            looking += inner
    return found


def hold(condition: bool, message: str) -> None:
    """Raises `Nonconformance` with the message unless the condition holds."""
    if not condition:
        raise Nonconformance(message)
