"""What the table waits for and what it does not: rules, time that runs out, a host who is gone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.e2e.couch import Couch
from tests.e2e.quick import quick_couch

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def quick(browser: Browser, tmp_path: Path) -> AsyncIterator[Couch]:
    """A couch in a house whose time passes faster."""
    async with quick_couch(browser, tmp_path) as couch:
        yield couch


async def test_open_rules_stop_the_table_for_all(couch: Couch) -> None:
    tv = await couch.tv()
    anna, ben = await couch.guest("Anna"), await couch.guest("Ben")
    await anna.start()
    await ben.shows(".hand-card")

    await ben.open("rules")
    await tv.shows('.halt[data-pause="rules"]', "Ben liest die Regeln")
    await anna.shows('.pause[data-pause="rules"]', "Ben liest die Regeln")
    await ben.tap('[data-tab="full"]')
    await ben.close()
    await tv.shows('.halt[data-pause="countdown"]')
    await tv.hides(".halt")
    await anna.hides(".pause")

    await ben.open("rules")
    await anna.tap('.pause[data-pause="rules"] [data-go-on]')
    await tv.shows('.halt[data-pause="countdown"]')
    await tv.hides(".halt")
    await ben.shows('[data-layer="rules"]')


async def test_the_host_stops_the_table_and_lets_it_go_on(couch: Couch) -> None:
    tv = await couch.tv()
    anna, ben = await couch.guest("Anna"), await couch.guest("Ben")
    await anna.start()
    await anna.open("drawer")
    await anna.tap("[data-pause]")
    await tv.shows('.halt[data-pause="host"]')
    await ben.shows('.pause[data-pause="host"]')
    await expect(ben.at(".pause [data-go-on]")).to_have_count(0)
    await anna.tap(".pause [data-go-on]")
    await tv.hides(".halt")


async def test_who_lets_the_time_run_out_is_told_and_may_come_back(quick: Couch) -> None:
    tv = await quick.tv()
    anna = await quick.guest("Anna")
    await anna.open("drawer")
    await anna.choose("seconds", 15)
    await anna.start()
    await anna.shows(".notice", "Deine Zeit war um. Für dich angesagt")
    await tv.shows('.seat[data-seat="0"] .seat-note', "Zeit um")
    await anna.shows("[data-absent]")
    await tv.shows('.seat[data-seat="0"] .seat-note', "weg")
    await anna.tap("[data-absent]")
    await anna.hides("[data-absent]")
    await expect(tv.at('.seat[data-seat="0"] .seat-note')).not_to_have_text("weg")


async def test_another_takes_over_while_the_host_is_away_who_may_take_it_back(quick: Couch) -> None:
    anna, ben = await quick.guest("Anna"), await quick.guest("Ben")
    await anna.page.goto("about:blank")
    await ben.tap("[data-take-over]")
    await ben.shows('[data-open="drawer"]')

    await anna.page.goto(f"{quick.house.base}/{quick.house.code}")
    await anna.scene("lobby")
    await anna.hides('[data-open="drawer"]')
    await anna.open("me")
    await anna.tap(".mycard-wide")
    await anna.close()
    await anna.shows('[data-open="drawer"]')
    await ben.hides('[data-open="drawer"]')
