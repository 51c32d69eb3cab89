"""STB-2, STB-3.1, STB-4.3: which flaps a throw may close, and what the open ones count."""

from __future__ import annotations

import pytest

from games.shut_the_box.flaps import Flaps, dice_count, fitting, penalty, whole

BOX = whole(9)


def sets(*texts: str) -> set[Flaps]:
    """Sets of flaps from texts such as `126`."""
    return {tuple(map(int, text)) for text in texts}


@pytest.mark.parametrize(
    ("box", "counts"),
    [
        (9, [1, 2, 2, 3, 4, 5, 6, 8, 9, 10, 12]),
        (10, [1, 2, 2, 3, 4, 5, 6, 8, 10, 11, 13]),
        (12, [1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 15]),
    ],
)
def test_stb_2_2_ways_to_split_a_sum_over_the_whole_box(box: int, counts: list[int]) -> None:
    throws = [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 6), (3, 6), (4, 6), (5, 6), (6, 6)]
    assert [len(fitting(whole(box), dice, False)) for dice in throws] == counts


@pytest.mark.parametrize(
    ("dice", "found"),
    [
        ((1, 1), sets("2")),
        ((1, 2), sets("3", "12")),
        ((1, 4), sets("5", "14", "23")),
        ((3, 3), sets("6", "15", "24", "123")),
        ((3, 6), sets("9", "18", "27", "36", "45", "126", "135", "234")),
    ],
)
def test_stb_x_the_whole_box(dice: tuple[int, int], found: set[Flaps]) -> None:
    assert set(fitting(BOX, dice, False)) == found


def test_stb_2_2_only_open_flaps() -> None:
    assert fitting((2, 3, 6, 9), (4, 5), False) == ((9,), (3, 6))
    assert fitting((2, 3, 4), (4, 4), False) == ()
    assert fitting((), (1, 1), False) == ()


def test_fewest_flaps_come_first() -> None:
    assert fitting(BOX, (5, 5), False)[:2] == ((1, 9), (2, 8))
    assert fitting(BOX, (5, 5), False)[-1] == (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("open_", "dice", "found"),
    [
        (BOX, (6, 3), ((9,), (3, 6))),
        (BOX, (5, 6), ((5, 6),)),
        (BOX, (6, 6), ()),
        (whole(12), (6, 6), ((12,),)),
        (BOX, (2, 2), ((4,),)),
        ((1, 3), (2, 2), ()),
        ((3, 9), (3, 6), ((9,),)),
        ((3, 6), (6, 3), ((3, 6),)),
        ((3,), (6, 3), ()),
        (BOX, (4,), ((4,),)),
        ((1, 3), (4,), ()),
    ],
)
def test_stb_4_3_faces_only(open_: Flaps, dice: tuple[int, ...], found: tuple[Flaps, ...]) -> None:
    assert fitting(open_, dice, True) == found


@pytest.mark.parametrize(
    ("open_", "add", "read"),
    [
        ((2, 3, 4), 9, 234),
        ((2, 10), 12, 210),
        ((10, 11, 12), 33, 101112),
        ((1,), 1, 1),
        ((), 0, 0),
        (whole(9), 45, 123456789),
        (whole(12), 78, 123456789101112),
    ],
)
def test_stb_3_1_what_open_flaps_count(open_: Flaps, add: int, read: int) -> None:
    assert (penalty(open_, "add"), penalty(open_, "read")) == (add, read)


@pytest.mark.parametrize(
    ("open_", "one_die", "count"),
    [
        ((6,), True, 1),
        ((1, 2, 3), True, 1),
        ((7,), True, 2),
        ((1, 2, 4), True, 2),
        ((6,), False, 2),
        ((1,), False, 2),
    ],
)
def test_stb_4_1_one_die(open_: Flaps, one_die: bool, count: int) -> None:
    assert dice_count(open_, one_die) == count
