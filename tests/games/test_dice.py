"""Dice: thrown by a given source, written as thrown, and read back."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games import dice


def test_every_throw_comes_equally_often() -> None:
    rng = random.Random(1)
    seen = Counter(dice.throw(2, rng) for _ in range(7200))

    assert set(seen) == set(dice.throws(2))
    assert len(seen) == 36
    # 200 each, give or take five standard deviations.
    assert 130 < min(seen.values()) < max(seen.values()) < 270


def test_one_die() -> None:
    assert dice.throws(1) == ((1,), (2,), (3,), (4,), (5,), (6,))
    assert len(dice.throw(1, random.Random(2))) == 1


def test_a_throw_is_written_as_thrown() -> None:
    assert dice.written((5, 3)) == "5 3"
    assert dice.read("5 3") == (5, 3)
    assert dice.read("4") == (4,)


@pytest.mark.parametrize(
    "text", ["", "0", "7", "3  5", "3 5 ", " 3", "03", "3,5", "three", "-1", "٣", "3\n5"]
)
def test_what_is_no_throw(text: str) -> None:
    assert dice.read(text) is None
