"""What a turn will cost on average when it is played as well as can be: exact, state by state of the flaps.

A set of open flaps is a number with a bit for each of them, so closing flaps always leads to a smaller one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal

from games import dice
from games.shut_the_box.flaps import Flaps, dice_count, fitting, penalty, whole
from games.shut_the_box.options import Box, Options

Cost = Literal["add", "read", "miss"]
"""What a turn costs: its penalty by either scoring, or 1 when the box stays open."""

Table = Sequence[float]
"""The mean cost of the rest of a turn, by the set of flaps that are open before a throw."""


def bits(flaps: Iterable[int]) -> int:
    """The set of flaps as a number."""
    return sum(1 << (flap - 1) for flap in flaps)


def least_cost(options: Options) -> Table:
    """The least mean penalty under these options."""
    return table(options.box, options.scoring, options.one_die, options.faces_only)


@cache
def table(box: Box, cost: Cost, one_die: bool, faces_only: bool) -> Table:
    """The least mean cost; 512, 1024 or 4096 entries, made at first need and kept."""
    thrown = {count: throws(box, count, faces_only) for count in (1, 2)}
    means = [0.0]
    for state in range(1, 1 << box):
        flaps = tuple(flap for flap in whole(box) if state >> (flap - 1) & 1)
        missed = 1.0 if cost == "miss" else float(penalty(flaps, cost))
        mean = 0.0
        for chance, sets in thrown[dice_count(flaps, one_die)]:
            mean += chance * min(
                [means[state ^ closed] for closed in sets if state & closed == closed] or [missed]
            )
        means.append(mean)
    return means


def throws(box: Box, count: int, faces_only: bool) -> list[tuple[float, tuple[int, ...]]]:
    """Every throw that differs in what it may close: its chance, and the sets of flaps."""
    thrown = dice.throws(count)
    ways: Counter[tuple[Flaps, ...]] = Counter(fitting(whole(box), throw, faces_only) for throw in thrown)
    return [(times / len(thrown), tuple(map(bits, sets))) for sets, times in ways.items()]
