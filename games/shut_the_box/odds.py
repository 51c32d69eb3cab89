"""What a turn will cost on average when it is played as well as can be: exact, state by state of the flaps.

A set of open flaps is a number with a bit for each of them, so closing flaps always leads to a smaller one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from operator import mul
from typing import Literal

from games import dice
from games.shut_the_box.flaps import Flaps, dice_count, fitting, penalty, whole
from games.shut_the_box.options import Box, Options

Cost = Literal["add", "read", "miss"]
"""What a turn costs: its penalty by either scoring, or 1 when the box stays open."""

Table = Sequence[float]
"""The mean cost of the rest of a turn, by the set of flaps that are open before a throw."""

Way = tuple[int, int]
"""A set of flaps, and the throw that may close it: its place among those that differ."""


def bits(flaps: Iterable[int]) -> int:
    """The set of flaps as a number."""
    return sum(1 << (flap - 1) for flap in flaps)


def least_cost(options: Options) -> Table:
    """The least mean penalty under these options."""
    return table(options.box, options.scoring, options.one_die, options.faces_only)


@cache
def table(box: Box, cost: Cost, one_die: bool, faces_only: bool) -> Table:
    """The least mean cost; 512, 1024 or 4096 entries, made at first need and kept.

    That need comes while a game runs, and everybody waits meanwhile: so what fits into a set of flaps is what
    fits without the highest, and what closes that one too.
    """
    thrown = {count: throws(box, count, faces_only) for count in (1, 2)}
    chances = {count: [chance for chance, _ in thrown[count]] for count in thrown}
    one, two = _ways(thrown[1]), _ways(thrown[2])
    opened, fits, means = [Flaps()], [list[Way]()], [0.0]
    for highest in whole(box):
        closing = [way for way in two if way[0].bit_length() == highest]
        for lower in range(1 << (highest - 1)):
            state = lower | 1 << (highest - 1)
            opened.append((*opened[lower], highest))
            fits.append(fits[lower] + _fitting(closing, state))
            count = dice_count(opened[state], one_die)
            # Whatever is closed, what stays open costs less.
            least = [1.0 if cost == "miss" else float(penalty(opened[state], cost))] * len(chances[count])
            for closed, throw in fits[state] if count == 2 else _fitting(one, state):
                mean = means[state ^ closed]
                if mean < least[throw]:
                    least[throw] = mean
            means.append(sum(map(mul, chances[count], least)))
    return means


def _ways(thrown: Iterable[tuple[float, Iterable[int]]]) -> list[Way]:
    return [(closed, throw) for throw, (_, sets) in enumerate(thrown) for closed in sets]


def _fitting(ways: Iterable[Way], state: int) -> list[Way]:
    return [way for way in ways if state & way[0] == way[0]]


def throws(box: Box, count: int, faces_only: bool) -> list[tuple[float, tuple[int, ...]]]:
    """Every throw that differs in what it may close: its chance, and the sets of flaps."""
    thrown = dice.throws(count)
    ways: Counter[tuple[Flaps, ...]] = Counter(fitting(whole(box), throw, faces_only) for throw in thrown)
    return [(times / len(thrown), tuple(map(bits, sets))) for sets, times in ways.items()]
