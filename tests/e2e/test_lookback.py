"""Looking back in a browser: stepped through, shown on the screen, kept as a file, its deals checked."""

from __future__ import annotations

import io
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from server.verify import verify
from tests.e2e.couch import Couch
from tests.e2e.finished import comes_back, play_one
from tests.e2e.served import Served

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path) -> AsyncIterator[Served]:
    """A house in which a game has been played; Anna's phone was there for the first of its deals."""
    kept = await play_one(tmp_path / "data")
    (tmp_path / "phone.json").write_text(json.dumps(kept), encoding="utf-8")
    house = Served(tmp_path / "data")
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


def holds(record: Path) -> bool:
    """Whether `couchtisch verify` accepts that file."""
    return verify(io.BytesIO(record.read_bytes())).records == 1


async def test_a_game_is_looked_back_at(couch: Couch, tmp_path: Path) -> None:
    tv = await couch.tv()
    anna = await comes_back(couch, json.loads((tmp_path / "phone.json").read_text("utf-8")))

    await anna.tap('[data-view="results"] [data-to="game"]')
    await anna.shows('[data-layer="lookback"][data-step="2"]')
    await anna.tap("[data-tv]")
    await tv.shows(".lookback h1", re.compile(r"Rückblick: Spiel 1, Schritt 2 von \d+"))
    await anna.tap('[data-way="forward"]')
    await anna.shows(".lookback-caption", re.compile("sagt|will keinen Stich"))
    await tv.shows('.lookback[data-step="3"] .lookback-hand [data-card]')
    await tv.page.keyboard.press("ArrowRight")
    await tv.shows('.lookback[data-step="4"]')
    await anna.tap('[data-eyes="1"]')
    await anna.shows('[data-eyes="1"][aria-pressed="true"]')
    await anna.tap(".lookback-head .round-button:last-child")
    await tv.hides(".lookback")

    async with anna.page.expect_download() as coming:
        await anna.tap('[data-layer="games"] [data-file]')
    kept = await (await coming.value).path()
    assert holds(kept)

    await anna.tap('[data-layer="games"] [data-check]')
    await anna.shows('[data-layer="deals"] [data-proof="kept"]')
    await anna.shows('[data-layer="deals"]', re.compile("1 von 2 Fingerabdrücken"))
