"""Bots that fail in every way a bot can: what is due happens instead, and the game goes on."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from games.game import Bot, Question
from server import party, shelf
from server.botpool import BotPool
from tests.hub.conftest import Open
from tests.server import tiny


def first(question: Question[Any]) -> str:
    return question.legal[0]


def hang(_: Question[Any]) -> str:
    while True:
        time.monotonic()


def fail(_: Question[Any]) -> str:
    raise RuntimeError("no idea")


def cheat(_: Question[Any]) -> str:
    return "win"


def confuse(_: Question[Any]) -> Any:
    return ["play", "Ah"]


BOTS = {
    "quick": Bot(first),
    "slow": Bot(first, inline=False),
    "fail": Bot(fail),
    "fail_outside": Bot(fail, inline=False),
    "cheat": Bot(cheat),
    "cheat_outside": Bot(cheat, inline=False),
    "confuse": Bot(confuse),
    "let_be": Bot(lambda _: None),
    "hang": Bot(hang, inline=False),
}
game: Any = SimpleNamespace(name="bots_for_tests", bots=BOTS)


@pytest.fixture
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of these bots, here alone."""
    monkeypatch.setitem(shelf.games(), game.name, game)


@pytest.fixture
async def pool(on_the_shelf: None) -> AsyncIterator[BotPool]:
    """A pool with a deadline that is long enough for a worker to start in."""
    pool = BotPool(deadline=20)
    yield pool
    pool.close()


QUESTION: Question[Any] = Question(0, None, {"hand": ["Ah"]}, ("play Ah", "play 9h"), (), random.Random(1))


@pytest.mark.parametrize(
    ("level", "chosen"),
    [("quick", "play Ah"), ("fail", None), ("cheat", None), ("confuse", None)],
)
async def test_a_quick_bot_answers_or_counts_as_silent(pool: BotPool, level: str, chosen: str | None) -> None:
    assert await pool.choose(game.name, level, QUESTION) == chosen


@pytest.mark.parametrize(
    ("level", "chosen"), [("slow", "play Ah"), ("fail_outside", None), ("cheat_outside", None)]
)
async def test_so_does_one_that_thinks_in_another_process(
    pool: BotPool, level: str, chosen: str | None
) -> None:
    assert await pool.choose(game.name, level, QUESTION) == chosen


@pytest.mark.parametrize("level", ["fail", "cheat", "fail_outside", "cheat_outside"])
async def test_the_log_says_whose_bot_failed_and_no_card(
    pool: BotPool, caplog: pytest.LogCaptureFixture, level: str
) -> None:
    await pool.choose(game.name, level, QUESTION, "party=5f5f5f5f seat=2")

    (line,) = caplog.messages
    assert line.startswith("party=5f5f5f5f seat=2 ")
    assert not any(card in line for card in ("Ah", "9h", "win", "idea"))


async def test_a_bot_that_lets_it_be_is_no_fault(pool: BotPool, caplog: pytest.LogCaptureFixture) -> None:
    assert await pool.choose(game.name, "let_be", QUESTION) is None
    assert caplog.records == []


@pytest.mark.usefixtures("on_the_shelf")
async def test_one_that_hangs_is_ended_and_the_next_is_answered() -> None:
    pool = BotPool(deadline=0.2)
    try:
        assert await pool.choose(game.name, "hang", QUESTION) is None
        pool._deadline = 20
        assert await pool.choose(game.name, "slow", QUESTION) == "play Ah"
    finally:
        pool.close()


@pytest.mark.usefixtures("on_the_shelf")
async def test_one_that_hangs_costs_another_evening_no_move() -> None:
    pool = BotPool(deadline=0.2)
    try:
        hanging = asyncio.create_task(pool.choose(game.name, "hang", QUESTION))
        waiting = asyncio.create_task(pool.choose(game.name, "slow", QUESTION))
        assert await hanging is None
        pool._deadline = 20
        assert await waiting == "play Ah"
    finally:
        pool.close()


async def test_a_game_goes_on_whatever_its_bots_do(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    fahrstuhl = shelf.game("fahrstuhl")
    monkeypatch.setitem(fahrstuhl.bots, "normal", Bot(fail))
    ada = await house.phone("Ada")
    options = {"mode": "list", "schedule": [1]}
    await ada.order("set_up", game="fahrstuhl", options=options, fill_to=3)
    await ada.order("start")
    while ada.view["party"]["phase"] != "results":
        await house.pass_time(0.5)
        if ada.view["me"]["must_act"]:
            await ada.act(ada.legal[0])
    assert ada.view["table"]["result"]


async def test_a_bot_that_lets_its_chance_pass_is_asked_once_and_moves_no_appointment(
    monkeypatch: pytest.MonkeyPatch, house: Open
) -> None:
    asked: list[int] = []
    both = asyncio.Event()

    def let_be(question: Question[Any]) -> None:
        asked.append(question.seat)
        if len(asked) == 2:
            both.set()

    monkeypatch.setitem(shelf.games(), tiny.name, tiny)
    monkeypatch.setitem(tiny.bots, "normal", Bot(let_be))
    ada = await house.phone("Ada")
    await ada.order("set_up", game="tiny", options={"mode": "open"}, fill_to=3)
    await ada.order("start")
    await house.until(ada, lambda view: view["me"]["legal"])

    line = house.line
    await both.wait()
    await line.tick()
    assert sorted(asked) == [1, 2]
    wake = party.wake(line.party)
    assert wake is not None
    assert line._timer is not None
    assert line._timer.when() - asyncio.get_running_loop().time() > wake - house.evening.clock.now() - 1.0
