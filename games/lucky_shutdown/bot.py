"""How Lucky Shutdown plays by itself: the bots, and what is due when nobody acts.

A bot gets rid of low numbers first and of as many equal cards as it can, keeps Magic for when nothing else
fits, RESET and WILD longest, and lays strong cards open, which are played when little else is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from games.game import Action, Bot, Due, Question
from games.lucky_shutdown import rules
from games.lucky_shutdown.observation import Observation, observation
from games.lucky_shutdown.pack import KIND, PASS, RESET, UNDER, VALUE, WILD
from games.lucky_shutdown.pile import SKIP, completes
from games.lucky_shutdown.state import State, cards_in

REACTS = {"easy": 0.4, "normal": 0.75}
"""How often a bot takes the chance of a quick reaction out of turn (LS-7.3)."""

CARELESS = 0.25
"""How often `easy` does anything that is legal."""

STALLED = 400
"""After so many actions without a seat finishing, bots do anything that is legal (LS-8.4)."""

PICKUP_WEIGHT = 0.2
"""Of a pick-up among them (LS-8.4)."""

FEW_CARDS = 3
"""A neighbour with so few cards is better made to skip."""

_WORTH = {PASS: 22, UNDER: 23, WILD: 24, RESET: 25}
"""How long a card is kept: a number its value, Magic longer."""


def due(state: State) -> tuple[Due, ...]:
    """The choice of the bot `normal`; a seat that must skip has the same to wait for, whatever it holds."""
    return tuple(one if one.kind == "skip" else _chosen(state, one) for one in waits(state))


def _chosen(state: State, one: Due) -> Due:
    assert one.seat is not None
    choice = choose(observation(state, one.seat), rules.legal_actions(state, one.seat))
    return replace(one, action=choice)


def waits(state: State) -> tuple[Due, ...]:
    """The same with the choice left open.

    On any pile others may react first, whether they could or not (LS-7.7). Who must open anew, since a
    reaction took the pile away, has the whole time for that.
    """
    reactions = bool(state.pile)
    if state.phase == "play" and state.skips:
        return tuple(Due(seat, "skip", "skip", reactions=reactions) for seat in rules.to_act(state))
    return tuple(
        Due(seat, "think", "", decision=len(state.removed), reactions=reactions)
        for seat in rules.to_act(state)
        if rules.can_act(state, seat)
    )


def choose(view: Observation, legal: Sequence[Action]) -> Action:
    """The best legal action by the rules of thumb above; of equally good ones the first listed."""
    return max(legal, key=lambda action: _rating(view, action))


def _rating(view: Observation, action: Action) -> tuple[float, ...]:
    """To be compared: what kind of action it is, then how good among its kind."""
    word, *what = action.split(" ")
    match word:
        case "snap":
            return (4,)
        case "lay":
            return (3, sum(_worth(card) for card in what))
        case "play":
            return (3, *_rating_of_play(view, what))
        case "luck" | "early" | "flip":
            return (2,)
        case "skip":
            return (1,)
        case _:
            return (0,)


def _worth(card: str) -> int:
    return VALUE.get(card, _WORTH.get(KIND[card], 0))


def _rating_of_play(view: Observation, cards: Sequence[str]) -> tuple[float, ...]:
    kind = KIND[cards[0]]
    if completes(view.pile, cards):
        return (1, len(cards))
    if kind == SKIP and _cards_left(view, _neighbour(view)) <= FEW_CARDS:
        return (1, len(cards))
    # Magic goes one by one, so that some is left; of a number as many as there are.
    amount = -len(cards) if kind in _WORTH else len(cards)
    return (0, -_worth(cards[0]), amount)


def _neighbour(view: Observation) -> int:
    """The seat that acts after this one."""
    count, seat = len(view.hand_counts), view.seat or 0
    following = ((seat + step) % count for step in range(1, count + 1))
    return next(other for other in following if other not in view.out)


def _cards_left(view: Observation, seat: int) -> int:
    return view.hand_counts[seat] + len(cards_in(view.up[seat])) + sum(view.down[seat])


def _normal(question: Question[Any]) -> Action | None:
    if _lets_it_be(question, "normal"):
        return None
    return _decide(question)


def _easy(question: Question[Any]) -> Action | None:
    """Sometimes does anything."""
    if _lets_it_be(question, "easy"):
        return None
    return _anything(question) if question.rng.random() < CARELESS else _decide(question)


def _lets_it_be(question: Question[Any], level: str) -> bool:
    """Whether a bot that only could react does not notice in time."""
    view = question.observation
    return view.phase == "play" and view.turn != question.seat and question.rng.random() >= REACTS[level]


def _decide(question: Question[Any]) -> Action:
    if question.observation.stalled >= STALLED:
        return _anything(question)
    return choose(question.observation, question.legal)


def _anything(question: Question[Any]) -> Action:
    """Any legal action, a pick-up less often (LS-8.4), never excluded since some cycles end only with one."""
    weights = [PICKUP_WEIGHT if action == "pickup" else 1.0 for action in question.legal]
    return question.rng.choices(question.legal, weights)[0]


bots: Mapping[str, Bot] = {"easy": Bot(_easy), "normal": Bot(_normal)}
