"""Other states that a seat of Fahrstuhl cannot tell from the true one."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec.structs import replace

from games import cards
from games.fahrstuhl import pack
from games.fahrstuhl.observation import voids
from games.fahrstuhl.state import State


def resample(state: State, seat: int | None, rng: random.Random) -> State:
    """The hidden hands and the cards that stay out, dealt anew, each such deal as likely as any other.

    Hand sizes stay, and a seat that has shown that it has no trump gets none (FS-5.1). Between rounds nothing
    is hidden.
    """
    if state.trump is None:
        return state
    sizes = {other: len(hand) for other, hand in enumerate(state.hands) if other != seat}
    hidden = [card for other in sizes for card in state.hands[other]] + list(state.rest)
    void = voids(state)
    suit = state.trump[-1]
    plain = iter(cards.shuffled((card for card in hidden if card[-1] != suit), rng))
    hands = {other: _deal(size, plain) for other, size in sizes.items() if other in void}
    left = iter(cards.shuffled([*plain, *(card for card in hidden if card[-1] == suit)], rng))
    hands |= {other: _deal(size, left) for other, size in sizes.items() if other not in void}
    return replace(
        state,
        hands=tuple(hands.get(other, hand) for other, hand in enumerate(state.hands)),
        rest=pack.in_order(list(left)),
    )


def _deal(size: int, source: Iterator[str]) -> tuple[str, ...]:
    return pack.in_order([next(source) for _ in range(size)])
