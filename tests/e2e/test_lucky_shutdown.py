"""A whole game of Lucky Shutdown: two phones and a bot, by tapping what the phones show."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.e2e.couch import Couch
from tests.e2e.pages import Phone, Tv
from tests.e2e.quick import quick_couch

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_TURNS = 60

_ASKED = """(before) => {
  const main = document.querySelector('main');
  if (main.dataset.view === 'results') return 'results';
  if (main.dataset.view !== 'table' || main.dataset.mustAct !== 'true') return null;
  const all = (selector, read) => Array.from(document.querySelectorAll(selector), read);
  const now = JSON.stringify([
    all('.hand-card, .slot', (each) => [each.dataset.card, each.dataset.legal, each.disabled]),
    all('.lucky-pile', (each) => each.getAttribute('aria-label')),
  ]);
  return now === before ? null : now;
}"""
"""What a phone asks for, as a key that changes once it was done; `results` at the end."""


_REACTION = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  return there('.lucky-pile-card') === there('[data-react]');
}"""
"""Whether the reaction is offered just when a pile lies (LS-7.7)."""


@pytest_asyncio.fixture(loop_scope="session")
async def quick(browser: Browser, tmp_path: Path) -> AsyncIterator[Couch]:
    """A couch in a house whose time passes faster: a bot waits for slow thumbs.

    The cards are always the same: some games that are played like this one go on for ever. Here it is short,
    with equal cards, face-down ones, a lucky draw and a skip.
    """
    async with quick_couch(browser, tmp_path, seed="24") as couch:
        yield couch


async def test_a_whole_game(quick: Couch) -> None:
    tv = await quick.tv()
    anna = await quick.guest("Anna")
    await quick.guest("Ben")
    await anna.open("drawer")
    await anna.tap('[data-game="lucky_shutdown"]')
    await anna.shows('[data-field="next_starter"]')
    await anna.choose("lucky_draw", "true")
    await anna.choose("early_reveal", "true")
    await anna.choose("seconds", 0)
    await anna.close()
    await anna.start()

    for phone in quick.phones:
        await _lay_out(phone)
    await tv.shows('[data-row="0"] .row-open')
    await asyncio.gather(*(_play(phone) for phone in quick.phones))
    await _compare_results(quick, tv)


async def _lay_out(phone: Phone) -> None:
    """Three cards into the slots, one of them back and in again, then for good."""
    await expect(phone.at(".hand-card")).to_have_count(6)
    cards = await phone.hand()
    for at in (5, 4, 3):
        await phone.touch(phone.at(".hand-card").nth(at))
    await phone.tap('.slot[data-slot="2"]')
    await phone.hides("[data-lay]")
    await phone.touch(phone.at(".hand-card").nth(4))
    await phone.tap("[data-lay]")
    await expect(phone.at(".hand-card")).to_have_count(3)
    assert await phone.hand() == cards[:3]


async def _play(phone: Phone) -> None:
    """Whatever the phone asks for, until the game is over."""
    asked = ""
    for _ in range(MOST_TURNS):
        asked = await _wait_for(phone, asked)
        if asked == "results":
            return
        assert await phone.page.evaluate(_REACTION)
        await _take_turn(phone)
    raise AssertionError(f"after {MOST_TURNS} turns there are no results")


async def _wait_for(phone: Phone, before: str) -> str:
    found = await phone.page.wait_for_function(_ASKED, arg=before, timeout=90_000)
    return str(await found.json_value())


async def _take_turn(phone: Phone) -> None:
    """All cards of a kind that fits, else the pile. A skip comes by itself here, sooner than one can tap."""
    if await phone.at('[data-action="skip"], main[data-must-act="false"]').count():
        await phone.hides('[data-action="skip"]')
        return
    fitting = phone.at('.hand-card[data-legal="true"], .slot[data-legal="true"]')
    if not await fitting.count():
        await _give_way(phone)
        return
    await phone.touch(fitting.first)
    await phone.shows("[data-play], [data-reveal], [data-equals]")
    if await phone.at("[data-equals]").count():
        await phone.tap("[data-equals]")
    await phone.tap("[data-play], [data-reveal]")


async def _give_way(phone: Phone) -> None:
    """The lucky draw as long as it is there (LS-9.1), else the pile; with a choice it is asked once more."""
    offered = [str(await each.get_attribute("data-action")) for each in await phone.at("[data-action]").all()]
    way = "luck" if "luck" in offered else "pickup"
    await phone.tap(f'[data-action="{way}"]')
    if len(offered) > 1:
        await phone.tap(f'[data-action="{way}"][data-asked="true"]')


async def _compare_results(couch: Couch, tv: Tv) -> None:
    """The screen, the phones and the record name the same order; there is no score sheet anywhere."""
    await tv.scene("results")
    await tv.shows(".podium-closing")
    order = await couch.phones[0].texts(".results-name")
    assert len(order) == 3
    assert sorted(await tv.texts(".standing-name")) == sorted(order)
    assert order[-1] in await (await tv.shows(".podium-closing")).inner_text()
    await couch.phones[0].hides('[data-open="sheet"]')
    record = await couch.house.record()
    assert record[0]["game"] == "lucky_shutdown"
    assert [len(place) for place in record[-1]["result"]["places"]] == [1, 1, 1]
