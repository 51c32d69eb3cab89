"""A game that no page knows, from a package with its own words: set up, played to its end, open to all."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.e2e.couch import Couch
from tests.e2e.judged import barriers, misfits
from tests.e2e.pages import Phone
from tests.e2e.served import Served
from tests.e2e.tour import Stop
from tests.examples.installed import installed

pytestmark = pytest.mark.asyncio(loop_scope="session")

PRIZES = 3


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A house with the game Raffle installed."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(installed("raffle", tmp_path / "installed")))
    house = Served(tmp_path / "data")
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


async def test_a_game_is_played_without_a_line_of_page_of_its_own(couch: Couch) -> None:
    tv = await couch.tv()
    anna, ben = await couch.guest("Anna"), await couch.guest("Ben")
    await _set_up(anna)
    await tv.shows(".programme h2", "Tombola")
    await tv.shows(".programme", f"{PRIZES} Preise, für jeden ein Los")
    await tv.shows(".programme", "Ein Bot spielt mit")
    await ben.shows(".programme h2", "Tombola")
    await ben.shows(".programme .profile", "Glück und gute Nerven")
    await ben.open("rules")
    await ben.tap('[data-tab="cards"]')
    await ben.shows('.gallery-entry [data-card="17"]')
    await ben.close()
    await anna.start()

    await tv.shows(".plain-headline h1", "Tombola")
    await tv.shows(".plain-counter", "Preis")
    await anna.shows(".plain-action:not([disabled])", "Los")
    stops = [Stop("tv-plain", tv, tv=True), Stop("phone-plain", anna, tv=False)]
    found = [line for stop in stops for line in await barriers(stop)]
    found += [line for stop in stops async for line in misfits(stop)]
    assert found == []

    for left in range(PRIZES, 0, -1):
        for phone in (anna, ben):
            await _lay(phone, left)
    await tv.scene("results")
    points = await tv.podium()
    assert len(points) == 3
    assert await anna.ranking() == points == await ben.ranking()
    await anna.shows(".topbar-words", "Tombola")


async def _set_up(host: Phone) -> None:
    """Another game brings its own options and its own number of bots."""
    await host.open("drawer")
    await host.shows('[data-field="mode"]')
    await host.tap('[data-game="raffle"]')
    await host.shows('[data-game="raffle"][aria-pressed="true"]', "das höchste Los gewinnt ihn")
    await host.shows('[data-field="consolation"]', "Trostpreis")
    await host.hides('[data-field="mode"]')
    await host.shows('[data-field="fill_to"] output', "3")
    await host.choose("prizes", PRIZES)
    await host.close()


async def _lay(phone: Phone, left: int) -> None:
    """Lay the highest of the tickets that are left."""
    await phone.shows('main[data-must-act="true"]')
    assert len(await phone.texts(".plain-action")) == left
    await phone.at(".plain-action").last.tap()
    await phone.page.wait_for_function(
        "(left) => document.querySelectorAll('.plain-held-card').length < left", arg=left
    )
