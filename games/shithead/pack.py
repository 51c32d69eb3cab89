"""The cards of Shithead: their ranks from low to high, and how hands are sorted (SH-1.1)."""

from __future__ import annotations

from collections.abc import Iterable

from games import cards

RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
"""Low to high (SH-1.1); suits mean nothing."""

HEIGHT = {rank: height for height, rank in enumerate(RANKS)}

ORDER = cards.order(RANKS)

PACKS = {count: cards.pack(RANKS, count) for count in (1, 2)}
"""Every card in play, sorted, by how many packs there are (SH-1.1, SH-1.3)."""


def in_order(held: Iterable[str]) -> tuple[str, ...]:
    """The cards sorted 3 4 … K A 2, suits h d s c."""
    return tuple(sorted(held, key=ORDER.__getitem__))


def without(held: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...]:
    """What is left, in the same order, when each card in `gone` is taken out once, if it is there."""
    left = list(held)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)
