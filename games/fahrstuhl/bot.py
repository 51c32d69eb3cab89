"""How Fahrstuhl plays by itself: the bots, and what is due when nobody acts (FS-9.1).

A bot reckons how many tricks its hand will make, bids the number that promises the most points, and then
plays the card after which it will most likely have made just these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from games.fahrstuhl import estimate, rules
from games.fahrstuhl.estimate import Outlook
from games.fahrstuhl.observation import Observation, observation
from games.fahrstuhl.score import points
from games.fahrstuhl.state import State
from games.game import Action, Bot, Due, Question

CARELESS = 0.2
"""How often `easy` plays any card."""

SPREAD = 1.0
"""How far, per root of the bids to come, their sum strays from the tricks that fall to them."""


def due(state: State) -> tuple[Due, ...]:
    """The choice of the bot `normal` for the seat in turn (FS-9.1), from what that seat may see."""
    return tuple(
        Due(
            seat,
            "think",
            choose(observation(state, seat), rules.legal_actions(state, seat), state.options.bonus),
        )
        for seat in rules.to_act(state)
    )


def waits(state: State) -> tuple[Due, ...]:
    """The same with the choice left open."""
    return tuple(Due(seat, "think", "") for seat in rules.to_act(state))


def choose(view: Observation, legal: Sequence[Action], bonus: int) -> Action:
    """The legal action that promises the seat the most points; of equally good ones the first listed."""
    if len(legal) == 1:
        return legal[0]
    promised = (_bids if view.phase == "bid" else _plays)(view, legal, bonus)
    return max(legal, key=lambda action: round(promised[action], 6))


def _word(action: Action) -> str:
    return action.partition(" ")[2]


def _bids(view: Observation, legal: Sequence[Action], bonus: int) -> dict[Action, float]:
    look = estimate.outlook(view)
    shared, alone = (estimate.distribution(_chances(look, view, divided)) for divided in (True, False))
    promised = {}
    for action in legal:
        bid = int(_word(action))
        chance = _chance_divided(view, bid)
        promised[action] = chance * _worth(view, bonus, bid, 0, shared)
        promised[action] += (1 - chance) * _worth(view, bonus, bid, 0, alone)
    return promised


def _chances(look: Outlook, view: Observation, divided: bool) -> list[float]:
    """The chance of each card of a whole hand to win its trick."""
    trumps = sum(card[-1] == look.trump for card in view.hand)
    chances = estimate.later(look, view.hand, trumps, len(view.hand), divided)
    return [chances[card] for card in view.hand]


def _chance_divided(view: Observation, bid: int) -> float:
    """The chance that ties will share after this bid (FS-6.3); certain for the last bidder."""
    said = [other for other in view.bids if other is not None]
    coming = len(view.bids) - len(said) - 1
    left = view.cards - 0.5 - sum(said) - bid - coming * view.cards / len(view.bids)
    if coming == 0:
        return 1.0 if left > 0 else 0.0
    return min(1.0, max(0.0, 0.5 + left / (2 * SPREAD * sqrt(coming))))


def _plays(view: Observation, legal: Sequence[Action], bonus: int) -> dict[Action, float]:
    look = estimate.outlook(view)
    seat, divided = view.seat or 0, bool(view.divided)
    bid, won = view.bids[seat] or 0, view.tricks[seat]
    if bid - won == len(view.hand):
        return {action: float(look.strength[_word(action)]) for action in legal}
    trumps = sum(card[-1] == look.trump for card in view.hand)
    chances = estimate.later(look, view.hand, max(trumps - 1, 0), len(view.hand) - 1, divided)
    promised = {}
    for action in legal:
        card = _word(action)
        rest = list(view.hand)
        rest.remove(card)
        spread = estimate.distribution(chances[other] for other in rest)
        chance = estimate.now(look, card, divided)
        promised[action] = chance * _worth(view, bonus, bid, won + 1, spread)
        promised[action] += (1 - chance) * _worth(view, bonus, bid, won, spread)
    return promised


def _worth(view: Observation, bonus: int, bid: int, won: int, spread: Sequence[float]) -> float:
    """The mean points of the round when `spread` tells the tricks beyond those won."""
    factor = 2 if view.return_half else 1
    return sum(chance * points(bid, won + more, bonus, factor) for more, chance in enumerate(spread))


def _normal(question: Question[Any]) -> Action:
    return choose(question.observation, question.legal, question.options.bonus)


def _easy(question: Question[Any]) -> Action:
    """Bids what it reckons with, whatever the others say, and sometimes plays any card."""
    view = question.observation
    if view.phase == "bid":
        reckoned = sum(_chances(estimate.outlook(view), view, divided=False))
        return min(question.legal, key=lambda action: abs(int(_word(action)) - reckoned))
    if question.rng.random() < CARELESS:
        return question.rng.choice(question.legal)
    return _normal(question)


bots: Mapping[str, Bot] = {"easy": Bot(_easy), "normal": Bot(_normal)}
