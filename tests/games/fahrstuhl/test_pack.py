"""FS-1 and FS-4: the cards in play and their strength."""

from __future__ import annotations

import itertools

import pytest

from games.fahrstuhl import pack
from games.fahrstuhl.pack import STRENGTH

TABLE = """
    P   7      8      9      10
    3   24 Kc  28 Qd  28 Qd  32 Qc
    4   32 Qc  36 Jd  40 Jc  44 9d
    5   36 Jd  44 9d  48 9c  52 8d
    6   44 9d  52 8d  56 8c  64 7c
    7   52 8d  60 7d  64 7c
    8   60 7d
    9   64 7c
"""


def _table() -> list[tuple[int, int, int, str]]:
    rows = []
    for line in TABLE.strip().splitlines()[1:]:
        seats, *cells = line.split()
        for largest, (size, lowest) in enumerate(zip(cells[::2], cells[1::2], strict=True), start=7):
            rows.append((int(seats), largest, int(size), lowest))
    return rows


@pytest.mark.parametrize(("seats", "largest", "size", "lowest"), _table())
def test_fs_1_3_deck_by_seats_and_largest_hand(seats: int, largest: int, size: int, lowest: str) -> None:
    deck = pack.deck(seats, largest)

    assert (len(deck), deck[-1]) == (size, lowest)
    assert 0 <= len(deck) - seats * largest - 1 <= 3


def test_fs_1_1_two_skat_packs() -> None:
    assert len(pack.PACK) == 64
    assert {pack.PACK.count(card) for card in pack.PACK} == {2}


def test_fs_1_2_sorted_is_by_class_red_before_black() -> None:
    classes = [pack.PACK[at : at + 4] for at in range(0, 64, 4)]
    assert classes[:3] == [
        ("Ah", "Ah", "Ad", "Ad"),
        ("As", "As", "Ac", "Ac"),
        ("10h", "10h", "10d", "10d"),
    ]


def test_fs_4_1_every_trump_beats_every_other_card() -> None:
    for trump, strength in STRENGTH.items():
        trumps = [of for card, of in strength.items() if card[-1] == trump]
        others = [of for card, of in strength.items() if card[-1] != trump]
        assert min(trumps) > max(others)


def test_fs_4_1_among_trumps_rank_decides() -> None:
    by_rank = [STRENGTH["c"][rank + "c"] for rank in pack.RANKS]
    assert by_rank == sorted(set(by_rank), reverse=True)


def test_fs_4_2_without_trump_rank_first_then_red() -> None:
    strength = STRENGTH["c"]
    falling = [("Ah", "As"), ("As", "10h"), ("10d", "10s"), ("10s", "Kd"), ("Ks", "Qh"), ("7h", "7s")]
    assert all(strength[high] > strength[low] for high, low in falling)


def test_fs_4_3_equal_is_rank_colour_and_trump_status() -> None:
    equal = {
        frozenset(pair)
        for pair in itertools.combinations(pack.ORDER, 2)
        if STRENGTH["d"][pair[0]] == STRENGTH["d"][pair[1]]
    }
    assert equal == {frozenset((rank + "s", rank + "c")) for rank in pack.RANKS}
