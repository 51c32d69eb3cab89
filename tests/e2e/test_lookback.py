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
from tests.e2e.served import Served
from tests.hub.conftest import opened

pytestmark = pytest.mark.asyncio(loop_scope="session")

_REMEMBERS = """([code, token, seals]) => {
  localStorage.setItem(`couchtisch.token.${code}`, token);
  localStorage.setItem('couchtisch.seals', seals);
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path) -> AsyncIterator[Served]:
    """A house in which a game has been played; Anna's phone was there for the first of its deals."""
    async with opened(tmp_path / "data") as before:
        anna = await before.phone("Anna")
        await anna.order("set_up", game="fahrstuhl", options={"mode": "list", "schedule": [2, 1]}, fill_to=3)
        await anna.order("start")
        await before.until(anna, lambda view: view["party"]["phase"] == "results")
        seals = [
            table["seal"] for update in anna.updates if (table := update["view"]["table"]) and table["seal"]
        ]
        noted = {"evening": f"{before.code} {str(anna.token)[:8]}", "games": [[1, [seals[0]]]]}
        phone = [before.code, anna.token, json.dumps(noted)]
    (tmp_path / "phone.json").write_text(json.dumps(phone), encoding="utf-8")
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
    tv, anna = await couch.tv(), await couch.visitor("Anna")
    await anna.page.evaluate(_REMEMBERS, json.loads((tmp_path / "phone.json").read_text("utf-8")))
    await anna.page.reload()

    await anna.tap('[data-view="results"] [data-to="game"]')
    await anna.shows('[data-layer="lookback"][data-step="0"]')
    await anna.tap("[data-tv]")
    await tv.shows(".lookback h1", re.compile(r"Rückblick: Spiel 1, Schritt 0 von \d+"))
    for _ in range(3):
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
