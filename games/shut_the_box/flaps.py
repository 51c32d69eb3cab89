"""Which flaps a throw may close, and what the open ones count (STB-2, STB-3.1, STB-4.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from games.shut_the_box.options import Scoring

Flaps = tuple[int, ...]
"""Numbers of flaps, ascending."""


def whole(box: int) -> Flaps:
    """All flaps of the box (STB-1.1)."""
    return tuple(range(1, box + 1))


def dice_count(open_: Flaps, one_die: bool) -> int:
    """How many dice are thrown with these flaps open (STB-2.1, STB-4.1)."""
    return 1 if one_die and sum(open_) <= 6 else 2


@cache
def splits(total: int) -> tuple[Flaps, ...]:
    """Every set of flaps that adds up to the total (STB-2.2), fewest flaps first."""
    numbers = range(1, min(total, 12) + 1)
    return tuple(
        flaps for size in range(1, 5) for flaps in combinations(numbers, size) if sum(flaps) == total
    )


def fitting(open_: Flaps, dice: Sequence[int], faces_only: bool) -> tuple[Flaps, ...]:
    """Every set of open flaps that the throw may close, fewest flaps first (STB-2.2, STB-4.3)."""
    up = set(open_)
    found = _by_faces(dice) if faces_only else splits(sum(dice))
    return tuple(flaps for flaps in found if up.issuperset(flaps))


def _by_faces(dice: Sequence[int]) -> Iterator[Flaps]:
    """The flap of the sum, or the two flaps of the dice; of doubles the sum alone."""
    yield (sum(dice),)
    if len(set(dice)) == 2:
        yield tuple(sorted(dice))


def penalty(open_: Flaps, scoring: Scoring) -> int:
    """What the open flaps count: their sum, or their numbers read as one from left to right (STB-3.1)."""
    if scoring == "add":
        return sum(open_)
    return int("".join(map(str, open_)) or 0)
