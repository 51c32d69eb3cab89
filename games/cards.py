"""French cards in notation (`10h`, `Qs`): names, sorting, counting, shuffling by a given random source."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence

SUITS = ("h", "d", "s", "c")
"""Hearts, diamonds, spades, clubs: the order in which hands are sorted within a rank."""


def rank(card: str) -> str:
    """`10` of `10h`."""
    return card[:-1]


def suit(card: str) -> str:
    """`h` of `10h`."""
    return card[-1:]


def pack(ranks: Sequence[str], copies: int) -> tuple[str, ...]:
    """Every card of these ranks so many times, sorted: rank by rank as given, within a rank by suit."""
    return tuple(name + of for name in ranks for of in SUITS for _ in range(copies))


def order(ranks: Sequence[str]) -> dict[str, int]:
    """Where each card stands when a hand is sorted."""
    return {card: place for place, card in enumerate(pack(ranks, 1))}


def surplus(cards: Iterable[str], held: Iterable[str]) -> str | None:
    """The first card that occurs more often in `cards` than in `held`; None when all are there."""
    left = Counter(held)
    for card in cards:
        if not left[card]:
            return card
        left[card] -= 1
    return None


def shuffled(cards: Iterable[str], rng: random.Random) -> list[str]:
    """The cards in an order drawn from `rng`."""
    drawn = list(cards)
    rng.shuffle(drawn)
    return drawn
