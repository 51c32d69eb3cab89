"""The cards of Fahrstuhl: which are in play (FS-1) and which beats which (FS-4)."""

from __future__ import annotations

from games import cards

RANKS = ("A", "10", "K", "Q", "J", "9", "8", "7")
"""High to low (FS-1.1)."""

PACK = cards.pack(RANKS, 2)
"""Two Skat packs, sorted: red before black within a rank, so by strength class as well (FS-1.2)."""

ORDER = cards.order(RANKS)

_CLASS_SIZE = 4
"""Two suits of a colour, two copies (FS-1.2)."""


def deck_size(seats: int, largest_hand: int) -> int:
    """How many cards are in play (FS-1.3); more than the pack holds when these hands cannot be dealt."""
    return _CLASS_SIZE * -(-(seats * largest_hand + 1) // _CLASS_SIZE)


def deck(seats: int, largest_hand: int) -> tuple[str, ...]:
    """The strongest classes that are needed, sorted; the same ones for the whole game (FS-1.3)."""
    return PACK[: deck_size(seats, largest_hand)]


def in_order(hand: list[str]) -> tuple[str, ...]:
    """The hand sorted A 10 K Q J 9 8 7, suits h d s c."""
    return tuple(sorted(hand, key=ORDER.__getitem__))


def _strength(card: str, trump: str) -> int:
    height = len(RANKS) - RANKS.index(cards.rank(card))
    if cards.suit(card) == trump:
        return 2 * len(RANKS) + 1 + height
    return 2 * height + (cards.suit(card) in "hd")


STRENGTH = {trump: {card: _strength(card, trump) for card in ORDER} for trump in cards.SUITS}
"""By trump suit, then by card: the higher number beats, equal ones are equally strong (FS-4.1 to FS-4.3)."""
