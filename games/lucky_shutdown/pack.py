"""The cards of Lucky Shutdown: names, colours, values, and which of them are equal (LS-1)."""

from __future__ import annotations

from collections.abc import Iterable

NUMBERS = tuple(range(13, 22))

RESET, PASS, WILD, UNDER = "R", "P", "W", "U"

TWO_COLOURED = "x"
"""Counts as orange and as blue (LS-1.1)."""

_NUMBER_CARDS = tuple(f"{number}{colour}" for number in NUMBERS for colour in "ob")
_UNDERS = ("U16b", "U17x", "U18o")
_MAGIC = (*(f"{effect}{colour}" for effect in (RESET, PASS, WILD) for colour in "obx"), *_UNDERS)

ORDER = {card: place for place, card in enumerate((*_NUMBER_CARDS, *_MAGIC))}
"""Where each card stands when a hand is sorted: 13 to 21, RESET, PASS, WILD, UNDER, colours o b x."""

PACK = (*(card for card in _NUMBER_CARDS for _ in range(2)), *_MAGIC)
"""All 48, sorted: each number twice in each colour (LS-1.2), each Magic card once (LS-1.3)."""

VALUE = {card: int(card[:2]) for card in _NUMBER_CARDS}
"""The number on a number card; Magic has none, not even an UNDER (LS-1.3)."""

LIMIT = {card: int(card[1:3]) for card in _UNDERS}
"""The value of an UNDER: what is played on it must be a smaller number (LS-4.1)."""

KIND = {card: str(VALUE.get(card, card[0])) for card in ORDER}
"""Cards of one kind are equal (LS-1.4): `17` for a 17 of either colour, `U` for each UNDER."""

COPIES = {kind: sum(KIND[card] == kind for card in PACK) for kind in KIND.values()}
"""How many cards of each kind there are: four of a number, three of a Magic effect."""


def colour(card: str) -> str:
    """`o`, `b` or `x`."""
    return card[-1]


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards sorted."""
    return tuple(sorted(cards, key=ORDER.__getitem__))
