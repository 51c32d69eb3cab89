"""Whole turns reckoned through: what a way of playing comes to on average, with no chance left in it."""

from __future__ import annotations

from collections.abc import Callable

from games.shut_the_box.flaps import Flaps, dice_count, whole
from games.shut_the_box.odds import Cost, table, throws

Fits = tuple[int, ...]
"""Sets of flaps that a throw may close, fewest flaps first, each as a number."""

Choice = Callable[[int, Fits], int]
"""A way of playing the box of nine: which set is closed with these flaps open."""


def open_flaps(state: int) -> Flaps:
    """The flaps of a number."""
    return tuple(flap for flap in whole(9) if state >> (flap - 1) & 1)


def played(
    value: Callable[[Flaps], float], choice: Choice, *, one_die: bool = False, throw: float = 0.0
) -> list[float]:
    """The mean of a value of the flaps that a turn leaves open, and of so much for every throw.

    By the flaps that are open before a throw.
    """
    thrown = {count: throws(9, count, False) for count in (1, 2)}
    means = [value(())]
    for state in range(1, 512):
        flaps = open_flaps(state)
        mean = throw
        for chance, sets in thrown[dice_count(flaps, one_die)]:
            fits = tuple(closed for closed in sets if state & closed == closed)
            mean += chance * (means[state ^ choice(state, fits)] if fits else value(flaps))
        means.append(mean)
    return means


def cheapest(cost: Cost, one_die: bool) -> Choice:
    """The choice of least mean cost."""
    means = table(9, cost, one_die, False)
    return lambda state, fits: min(fits, key=lambda closed: means[state ^ closed])
