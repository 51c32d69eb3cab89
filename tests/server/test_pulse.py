"""The pulse: everybody is asked in his turn, and missed when his time is up, by one timer for all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from server.pulse import TURNS, Pulse


class One:
    """A connection that answers nothing; `asked`, `missed`: what it was told, as turns."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.missed: list[int] = []

    def ask(self, turn: int) -> None:
        self.asked.append(turn)

    def miss(self, turn: int) -> None:
        self.missed.append(turn)


@pytest.fixture
async def pulse() -> Pulse:
    return Pulse(3600, 3600)


@pytest.fixture
async def ones(pulse: Pulse) -> AsyncIterator[list[One]]:
    """So many that each turn has two."""
    ones = [One() for _ in range(2 * TURNS)]
    for one in ones:
        pulse.add(one)
    yield ones
    for one in ones:
        pulse.discard(one)


async def test_everybody_is_asked_once_in_a_round_and_few_in_one_turn(pulse: Pulse, ones: list[One]) -> None:
    for _ in range(TURNS):
        before = sum(len(one.asked) for one in ones)
        pulse.beat()
        assert sum(len(one.asked) for one in ones) == before + 2
    assert all(len(one.asked) == 1 for one in ones)


@pytest.mark.parametrize(("within", "turns"), [(5, TURNS), (2.5, TURNS // 2), (7.5, TURNS * 3 // 2)])
async def test_an_answer_is_missed_when_its_time_is_up(within: float, turns: int) -> None:
    pulse, one = Pulse(5, within), One()
    pulse.add(one)
    while not one.asked:
        pulse.beat()
    (asked,) = one.asked
    for _ in range(turns - 1):
        pulse.beat()
    assert asked not in one.missed
    pulse.beat()
    assert asked in one.missed
    pulse.discard(one)


async def test_it_is_missed_before_it_is_asked_again(pulse: Pulse) -> None:
    told: list[str] = []

    class Both(One):
        def ask(self, turn: int) -> None:
            told.append("ask")

        def miss(self, turn: int) -> None:
            told.append("miss")

    one = Both()
    pulse.add(one)
    for _ in range(2 * TURNS):
        pulse.beat()
    assert told == ["miss", "ask", "miss", "ask"]
    pulse.discard(one)


async def test_who_is_gone_is_not_asked_and_without_anybody_there_is_no_timer(pulse: Pulse) -> None:
    first, second = One(), One()
    pulse.add(first)
    pulse.add(second)
    pulse.discard(first)
    for _ in range(TURNS):
        pulse.beat()
    assert (len(first.asked), len(second.asked)) == (0, 1)

    pulse.discard(second)
    pulse.discard(second)
    assert pulse._timer is None


async def test_the_turns_come_by_themselves() -> None:
    pulse, asked = Pulse(TURNS / 1000, 3600), asyncio.Event()

    class Loud(One):
        def ask(self, turn: int) -> None:
            asked.set()

    one = Loud()
    pulse.add(one)
    async with asyncio.timeout(20):
        await asked.wait()
        asked.clear()
        await asked.wait()
    pulse.discard(one)
