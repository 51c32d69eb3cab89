"""Other states that a seat of Lucky Shutdown cannot tell from the true one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from games import cards
from games.lucky_shutdown import rules
from games.lucky_shutdown.pack import in_order
from games.lucky_shutdown.state import Cards, Slots, State, cards_in

TRIES = 400
"""How often hands are dealt anew for a lot among the same seats, before they stay as they are."""


def resample(state: State, seat: int | None, rng: random.Random) -> State:
    """All that is hidden from the seat, dealt anew: stock, face-down cards, others' hands.

    What all have seen go to a hand and not leave it stays there (LS-3.4). What is laid out is hidden until
    all have (LS-10.6). While lots are drawn the same seats are tied.
    """
    others = [other for other in range(state.seats) if other != seat]
    if state.phase != "start":
        return _redealt(state, others, rng)
    lowest = rules.tied(state)
    for _ in range(TRIES):
        other = _redealt(state, others, rng)
        if rules.tied(other) == lowest:
            return other
    return _redealt(state, [], rng)


def _redealt(state: State, others: list[int], rng: random.Random) -> State:
    unknown = {other: _without(state.hands[other], state.known[other]) for other in others}
    laid = others if state.phase == "lay" else []
    hidden = [*state.stock, *(card for row in state.down for card in cards_in(row))]
    hidden += [card for hand in unknown.values() for card in hand]
    hidden += [card for other in laid for card in cards_in(state.up[other])]
    left = iter(cards.shuffled(hidden, rng))
    hands, up = list(state.hands), list(state.up)
    for other, hand in unknown.items():
        hands[other] = in_order([*state.known[other], *(next(left) for _ in hand)])
    for other in laid:
        up[other] = _filled(state.up[other], left)
    down = tuple(_filled(row, left) for row in state.down)
    return replace(state, hands=tuple(hands), up=tuple(up), down=down, stock=tuple(left))


def _without(hand: Cards, known: Cards) -> list[str]:
    return list((Counter(hand) - Counter(known)).elements())


def _filled(slots: Slots, source: Iterator[str]) -> Slots:
    return tuple(None if card is None else next(source) for card in slots)
