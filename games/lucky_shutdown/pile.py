"""What lies on the pile and what it demands of the next card (LS-4, LS-7.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from games.lucky_shutdown.pack import (
    COPIES,
    KIND,
    LIMIT,
    PASS,
    RESET,
    TWO_COLOURED,
    VALUE,
    colour,
)

LOCK, DUTY, SKIP = "15", "17", "19"
"""The kinds of number cards with a function (LS-1.2)."""

Objection = Literal["too_low", "magic_lock", "colour_duty", "not_below"]
"""Why cards may not lie on the pile."""


class Demand(Struct, frozen=True):
    """What may be played now, for all to see.

    `any`: anything. `at_least`: a number from `value` on, or Magic. `lock`: the same without Magic. `colour`:
    a card of that `colour` or two-coloured. `below`: a number under `value`, or Magic. `skip`: only a 19.
    """

    kind: Literal["any", "at_least", "lock", "colour", "below", "skip"]
    value: int | None = None
    colour: str | None = None


def effective_top(pile: Sequence[str]) -> str | None:
    """The uppermost card that is not PASS (LS-4.1); None when nothing binds."""
    return next((card for card in reversed(pile) if KIND[card] != PASS), None)


def demand(pile: Sequence[str], skips: int) -> Demand:
    """What the pile demands of the seat in turn (LS-4.1, LS-5.5)."""
    if skips:
        return Demand("skip", int(SKIP))
    top = effective_top(pile)
    if top is None:
        return Demand("any")
    if top in LIMIT:
        return Demand("below", LIMIT[top])
    if top not in VALUE:
        return Demand("any")
    if KIND[top] == DUTY:
        return Demand("colour", VALUE[top], colour(top))
    return Demand("lock" if KIND[top] == LOCK else "at_least", VALUE[top])


def objection(pile: Sequence[str], cards: Sequence[str]) -> Objection | None:
    """Why these equal cards may not be played on the pile; None when they may (LS-4.1 to LS-4.5).

    Who is in turn and who must skip is not asked here.
    """
    return against(demand(pile, 0), cards)


def against(asked: Demand, cards: Sequence[str]) -> Objection | None:
    """What speaks against these equal cards, for one of the demands other than `skip`."""
    value = VALUE.get(cards[0])
    match asked.kind:
        case "colour":
            fits = any(colour(card) in (asked.colour, TWO_COLOURED) for card in cards)
            return None if fits else "colour_duty"
        case "below":
            return None if value is None or value < (asked.value or 0) else "not_below"
        case "lock" if value is None:
            return "magic_lock"
        case "lock" | "at_least":
            return None if value is None or value >= (asked.value or 0) else "too_low"
    return None


def run(pile: Sequence[str]) -> int:
    """How many equal cards lie on top, directly on one another (LS-7.1)."""
    length = 0
    for card in reversed(pile):
        if KIND[card] != KIND[pile[-1]]:
            break
        length += 1
    return length


def missing(pile: Sequence[str]) -> int:
    """How many cards complete the four or three of a kind on top; 0 when there is none to complete."""
    if not pile or KIND[pile[-1]] == RESET:
        return 0
    return max(0, COPIES[KIND[pile[-1]]] - run(pile))


def completes(pile: Sequence[str], cards: Sequence[str]) -> bool:
    """Whether the cards make four equal numbers or three equal Magic cards on top (LS-7.1)."""
    kind = KIND[cards[0]]
    below = run(pile) if pile and KIND[pile[-1]] == kind else 0
    return kind != RESET and below + len(cards) >= COPIES[kind]


def stays(pile: Sequence[str], cards: Sequence[str]) -> bool:
    """Whether the cards remain on the pile: no RESET, no four or three of a kind."""
    return KIND[cards[0]] != RESET and not completes(pile, cards)
