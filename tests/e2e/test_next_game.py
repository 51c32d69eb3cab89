"""From each game to each other one: what the pages were told of one is nothing to tell of the next."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import permutations
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from games.game import names
from tests.e2e.couch import Couch
from tests.e2e.leader import begin, leader
from tests.e2e.quick import quick_couch

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def moving(browser: Browser, tmp_path: Path) -> AsyncIterator[Couch]:
    """A couch in a house whose time passes faster, with pages on which things fly."""
    async with quick_couch(browser, tmp_path, still=False) as couch:
        yield couch


def circle(games: list[str]) -> list[str]:
    """An order in which each game is followed once by each other one."""
    left = sorted(permutations(games, 2))
    found, waiting = list[str](), [games[0]]
    while waiting:
        after = next((pair for pair in left if pair[0] == waiting[-1]), None)
        if after is None:
            found.append(waiting.pop())
        else:
            left.remove(after)
            waiting.append(after[1])
    return found


async def test_what_was_told_of_a_game_is_not_told_of_the_next_one(moving: Couch) -> None:
    tv = await moving.tv()
    host = await leader(moving.house)
    ben = await moving.guest("Ben")
    for game in circle(names()):
        await begin(host, game, seats=3)
        await tv.scene("table")
        await ben.scene("table")
        await tv.shows(".table-news-before:not(:empty)")
        assert (await host.order("end"))["type"] == "done"
        await tv.scene("lobby")
    await host.go()
