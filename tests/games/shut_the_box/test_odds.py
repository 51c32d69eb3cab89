"""What a turn costs on average under the best play: figures known from elsewhere, to the last digit given."""

from __future__ import annotations

import pytest

from games.shut_the_box.flaps import Flaps, penalty
from games.shut_the_box.odds import bits, table
from games.shut_the_box.options import Box
from tests.games.shut_the_box.turns import Choice, Fits, cheapest, played

EXACT = 5e-7


@pytest.mark.parametrize(
    ("faces_only", "one_die", "added", "shut", "read"),
    [
        (False, False, 11.157508, 0.071432, 14762.173878),
        (False, True, 11.021121, 0.097614, 14761.790728),
        (True, False, 24.630698, 0.005104, 7333318.181243),
        (True, True, 24.617605, 0.006444, 7333318.143392),
    ],
)
def test_the_whole_box_of_nine(
    faces_only: bool, one_die: bool, added: float, shut: float, read: float
) -> None:
    assert table(9, "add", one_die, faces_only)[-1] == pytest.approx(added, abs=EXACT)
    assert table(9, "read", one_die, faces_only)[-1] == pytest.approx(read, abs=EXACT)
    assert 1 - table(9, "miss", one_die, faces_only)[-1] == pytest.approx(shut, abs=EXACT)


@pytest.mark.parametrize("box", [9, 10, 12])
@pytest.mark.parametrize(
    ("open_", "added", "shut", "read", "added_one", "shut_one", "read_one"),
    [
        ((1,), 1.0, 0.0, 1.0, 0.833333, 0.166667, 0.833333),
        ((2,), 1.944444, 0.027778, 1.944444, 1.666667, 0.166667, 1.666667),
        ((1, 2), 2.777778, 0.055556, 11.027778, 1.916667, 0.222222, 6.416667),
        ((2, 3, 4), 4.638117, 0.155093, 75.867284, 4.370499, 0.216692, 74.891332),
        ((7, 8, 9), 19.692901, 0.015432, 486.123457, 19.692901, 0.015432, 486.123457),
        ((1, 2, 3, 4, 5, 6), 4.302036, 0.133937, 40.230253, 3.772416, 0.220818, 39.414213),
    ],
)
def test_states_on_the_way(
    box: Box,
    open_: Flaps,
    added: float,
    shut: float,
    read: float,
    added_one: float,
    shut_one: float,
    read_one: float,
) -> None:
    state = bits(open_)
    for one_die, wanted in (False, (added, shut, read)), (True, (added_one, shut_one, read_one)):
        found = (
            table(box, "add", one_die, False)[state],
            1 - table(box, "miss", one_die, False)[state],
            table(box, "read", one_die, False)[state],
        )
        assert found == pytest.approx(wanted, abs=EXACT)


def is_shut(flaps: Flaps) -> float:
    return float(not flaps)


def points(flaps: Flaps) -> float:
    return float(penalty(flaps, "add"))


@pytest.mark.parametrize(
    ("one_die", "shut", "rolls"), [(False, 0.070889, 5.736120), (True, 0.097187, 5.762609)]
)
def test_who_plays_for_points(one_die: bool, shut: float, rolls: float) -> None:
    choice = cheapest("add", one_die)
    assert played(is_shut, choice, one_die=one_die)[-1] == pytest.approx(shut, abs=EXACT)
    assert played(lambda _: 0.0, choice, one_die=one_die, throw=1.0)[-1] == pytest.approx(rolls, abs=EXACT)


def fewest(state: int, fits: Fits) -> int:
    return fits[0]


def most(state: int, fits: Fits) -> int:
    return max(fits, key=int.bit_count)


@pytest.mark.parametrize(
    ("choice", "added", "shut"), [(fewest, 11.323147, 0.069992), (most, 24.150250, 0.010407)]
)
def test_plain_ways_to_play(choice: Choice, added: float, shut: float) -> None:
    assert played(points, choice)[-1] == pytest.approx(added, abs=EXACT)
    assert played(is_shut, choice)[-1] == pytest.approx(shut, abs=EXACT)


@pytest.mark.parametrize(
    ("total", "share"),
    [
        (0, 7.1432),
        (1, 2.6507),
        (2, 2.8257),
        (3, 3.8068),
        (9, 5.9095),
        (20, 2.3475),
        (40, 0.0257),
        (43, 0.0772),
        (41, 0.0),
        (42, 0.0),
        (44, 0.0),
        (45, 0.0),
    ],
)
def test_how_a_turn_ends_for_who_plays_to_shut(total: int, share: float) -> None:
    """In percent, by the sum that is left open; the figures are Durango Bill's."""
    law = played(lambda flaps: float(sum(flaps) == total), cheapest("miss", False))
    assert 100 * law[-1] == pytest.approx(share, abs=5e-5)
