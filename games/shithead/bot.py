"""How Shithead plays by itself: the bots, and what is due when nobody acts.

A bot gets rid of its low cards first, as many of one rank as it can, and keeps 3, 2 and 10, in this order,
for when nothing else fits; rather than spend one of these it takes a small pile of good cards. When nobody
has gone out for long, it plays at random, so that no game goes round for ever (SH-6.3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.cards import rank
from games.game import Action, Bot, Due, Question
from games.shithead import rules
from games.shithead.observation import Observation, observation
from games.shithead.options import Options
from games.shithead.pack import HEIGHT
from games.shithead.state import State

CARELESS = 0.25
"""How often `easy` does anything."""

QUIET = 400
"""After so many actions without anybody going out bots play at random (SH-6.3)."""

PICK_UP = 0.2
"""How likely, against any other action, a pile is then picked up; never impossible: it may be the way out."""

_KEPT = ("3", "2", "10")
"""Cards that fit nearly everywhere, the first to go first."""

_WELCOME = ("K", "A", "2", "3")
_FEW = 3
"""What a pile may hold that is better taken than covered with a card worth keeping."""

_WORTH = {of: place for place, of in enumerate([*(of for of in HEIGHT if of not in _KEPT), *_KEPT])}
"""How much a rank is worth at the end of a game, and so as an open card."""


def due(state: State) -> tuple[Due, ...]:
    """Who swaps becomes ready, who is in turn does what `normal` does; in speed mode SH-8.5.

    No swap renews the time to swap. In speed mode every action renews the time to play.
    """
    if state.phase == "play" and not state.options.speed_mode:
        return tuple(Due(seat, "think", _usual(state, seat)) for seat in rules.to_act(state))
    return waits(state)


def waits(state: State) -> tuple[Due, ...]:
    """The same with the choice of the seat in turn left open."""
    if state.phase == "swap":
        return tuple(Due(seat, "think", "ready", decision=0) for seat in rules.to_act(state))
    if state.phase != "play":
        return ()
    if not state.options.speed_mode:
        return tuple(Due(seat, "think", "") for seat in rules.to_act(state))
    moment = len(state.burned) * 1000 + len(state.pile)
    if state.turn is not None:
        return (Due(None, "free", "free", decision=moment),)
    seat = idle_seat(state)
    idle = rules.legal_actions(state, seat)[0] if not state.pile else "pickup"
    return (Due(seat, "idle", idle, decision=moment, seconds=state.options.speed_idle_s),)


def idle_seat(state: State) -> int:
    """The seat clockwise after the one that placed last, seat 0 before anybody has (SH-8.5)."""
    last = -1 if state.last is None else state.last
    ring = [(last + step) % state.seats for step in range(1, state.seats + 1)]
    return next(seat for seat in ring if seat not in state.out)


def _usual(state: State, seat: int) -> Action:
    return choose(observation(state, seat), rules.legal_actions(state, seat), state.options)


def choose(view: Observation, legal: Sequence[Action], options: Options) -> Action:
    """What `normal` does while the game moves on."""
    if view.phase == "swap":
        return _swap(view, legal)
    sets = _largest_sets(legal)
    if not sets:
        return legal[0]
    best = min(sets, key=lambda laid: _cost(view, laid, options))
    if rank(best[0]) in _KEPT and not options.speed_mode and _is_welcome(view):
        return "pickup"
    return " ".join(["play", *best])


def _is_welcome(view: Observation) -> bool:
    """Whether the pile is a few good cards, rather taken than covered while there are cards to draw."""
    good = all(rank(card) in _WELCOME for card in view.pile)
    return good and 0 < len(view.pile) <= _FEW and view.stock_count > 0


def _swap(view: Observation, legal: Sequence[Action]) -> Action:
    """The best hand card for the worst open card, as long as that is a gain."""
    gains = {action: _gain(action) for action in legal if action != "ready"}
    best = max(gains, key=gains.__getitem__, default="ready")
    return best if gains.get(best, 0) > 0 else "ready"


def _gain(swap: Action) -> int:
    _, mine, other = swap.split(" ")
    return _WORTH[rank(mine)] - _WORTH[rank(other)]


def _largest_sets(legal: Sequence[Action]) -> list[list[str]]:
    """For each rank that may be laid the largest set; of cards that are worth keeping a single one."""
    by_rank: dict[str, list[str]] = {}
    for action in legal:
        word, *named = action.split(" ")
        if word != "play":
            continue
        of = rank(named[0])
        if of not in by_rank or (of not in _KEPT and len(named) > len(by_rank[of])):
            by_rank[of] = named
    return list(by_rank.values())


def _cost(view: Observation, laid: list[str], options: Options) -> tuple[bool, int]:
    """Which set to lay: a burn first, then the lowest rank, cards worth keeping last."""
    of = rank(laid[0])
    return of in _KEPT or not _burns(view, laid, options), _WORTH[of]


def _burns(view: Observation, laid: list[str], options: Options) -> bool:
    of, run = rank(laid[0]), len(laid)
    for card in reversed(view.pile):
        if rank(card) != of:
            break
        run += 1
    return run >= (3 if options.triple_seven and of == "7" else 4)


def _at_random(question: Question[Any], pick_up: float = PICK_UP) -> Action:
    weights = [pick_up if action == "pickup" else 1.0 for action in question.legal]
    return question.rng.choices(question.legal, weights)[0]


def _waits(question: Question[Any]) -> bool:
    """In speed mode nobody has to take the pile because nothing fits."""
    return question.options.speed_mode and question.legal == ("pickup",)


def _normal(question: Question[Any]) -> Action | None:
    view: Observation = question.observation
    if view.quiet >= QUIET:
        return _at_random(question)
    return None if _waits(question) else choose(view, question.legal, question.options)


def _easy(question: Question[Any]) -> Action | None:
    """Like `normal`, but now and then anything; a pile it need not take, it does not take."""
    view: Observation = question.observation
    if view.phase == "play" and view.quiet < QUIET and question.rng.random() < CARELESS:
        free = tuple(action for action in question.legal if action != "pickup")
        if free:
            return question.rng.choice(free)
    return _normal(question)


bots: Mapping[str, Bot] = {"easy": Bot(_easy), "normal": Bot(_normal)}
