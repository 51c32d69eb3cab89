"""The rules on a phone: open at the card that one holds, searched by card, of any game before a game."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.e2e.couch import Couch
from tests.e2e.judged import barriers, misfits
from tests.e2e.tour import Stop

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_in_a_game_they_open_at_the_card_that_one_drew_out(couch: Couch) -> None:
    await couch.tv()
    anna, ben = await couch.guest("Anna"), await couch.guest("Ben")
    await anna.start()
    await ben.shows(".hand-card")
    held = (await ben.hand())[-1]
    await ben.touch(ben.at(".hand-card").last)
    await ben.shows('.hand-card[aria-pressed="true"]')

    await ben.open("rules")

    await ben.shows('[data-tab="cards"][aria-selected="true"]')
    await ben.shows(f'.gallery-entry[data-here="true"] [data-card="{held}"]')
    await ben.shows(".gallery-mine [data-mine]")
    await ben.at(".gallery-search input").fill("queen")
    await expect(ben.at(".gallery-entry h3")).to_have_text(["Dame"])
    await ben.at(".gallery-search input").fill("xyz")
    await ben.shows(".gallery-none", "xyz")
    await ben.close()


async def test_before_a_game_anybody_reads_about_any(couch: Couch) -> None:
    await couch.guest("Anna")
    ben = await couch.guest("Ben")
    await ben.open("rules")
    await ben.tap('[data-rules-of="shut_the_box"]')
    await ben.shows(".rules-games .profile", "ab 6")
    await ben.tap('[data-tab="cards"]')
    await ben.shows(".gallery-entry h3", "Klappe 1")
    await ben.tap('[data-tab="full"]')
    await ben.tap(".rules-fold summary")
    await ben.shows(".rules-fold[open] .rules-folded")

    stop = Stop("phone-rules-any", ben, tv=False)
    found = await barriers(stop)
    found += [line async for line in misfits(stop)]
    assert found == []
