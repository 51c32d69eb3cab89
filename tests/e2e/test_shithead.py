"""A whole game of Shithead: two phones and a bot, played by tapping what the phones show."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.e2e.couch import Couch
from tests.e2e.pages import Phone
from tests.e2e.quick import quick_couch
from tests.e2e.served import GUARD

pytestmark = pytest.mark.asyncio(loop_scope="session")

ASKED = 'main[data-view="table"][data-must-act="true"]'
MOST_TURNS = 100
KEPT = {"2", "3", "10"}
"""Ranks that fit nearly everywhere: they are played when nothing else fits."""


@pytest_asyncio.fixture(loop_scope="session")
async def couch(browser: Browser, tmp_path: Path) -> AsyncIterator[Couch]:
    """A couch in a house whose time passes faster, since bots and the eye's time make up most of a game.

    The cards are always the same: of two hundred games that are played like this one goes round for ever.
    """
    async with quick_couch(browser, tmp_path, seed="1") as couch:
        yield couch


async def test_a_whole_game(couch: Couch) -> None:
    tv = await couch.tv()
    anna, ben = await couch.guest("Anna"), await couch.guest("Ben")
    await _set_up(anna)
    await anna.start()
    await tv.shows('.sh-house-rule[data-rule="king_reverse"]')
    await anna.shows('.sh-rule[data-rule="eight_skip"]')
    await _swap_and_undo(anna)
    for phone in (anna, ben):
        await _twice(phone, "ready")
    await tv.shows("[data-need]")
    seats = await tv.seats()
    await asyncio.gather(_play(anna), _play(ben))

    await tv.scene("results")
    await tv.shows(".podium-closing")
    names = await tv.texts(".standing-name")
    assert sorted(names)[:2] == ["Anna", "Ben"]
    assert len(names) == 3
    for phone in (anna, ben):
        await phone.scene("results")
        assert sorted(await phone.texts(".results-name")) == sorted(names)
        await phone.hides('[data-open="sheet"]')
    record = await couch.house.record()
    assert record[0]["game"] == "shithead"
    assert record[0]["options"]["eight_skip"] is True
    by_place = [seats[seat] for [seat] in record[-1]["result"]["places"]]
    assert await ben.texts(".results-name") == by_place


async def _set_up(host: Phone) -> None:
    """A game of three with two house rules, and all the time that a slow machine needs."""
    await host.open("drawer")
    await host.tap('[data-game="shithead"]')
    await host.choose("king_reverse", "true")
    await host.choose("eight_skip", "true")
    await host.choose("seconds", 0)
    await host.close()


async def _swap_and_undo(phone: Phone) -> None:
    """Swap a hand card for an open one in two steps, and back again."""
    await phone.shows(".hand-card")
    before = await phone.hand()
    open_card = str(await (await phone.shows('[data-slot="1"]')).get_attribute("data-card"))
    for mine, other in ((before[0], open_card), (open_card, before[0])):
        await phone.touch(phone.at(f'.hand-card[data-card="{mine}"]').first)
        await phone.tap('[data-slot="1"]')
        await phone.tap(f'[data-play="swap {mine} {other}"]')
        await expect(phone.at('[data-slot="1"]')).to_have_attribute("data-card", mine)
    assert await phone.hand() == before


async def _play(phone: Phone) -> None:
    """Do what the phone asks for until there are results."""
    for _ in range(MOST_TURNS):
        asked = phone.at(f'{ASKED}, main[data-view="results"]').first
        await expect(asked).to_be_visible(timeout=GUARD * 1000)
        if await phone.at('main[data-view="results"]').count():
            return
        before = await _mine(phone)
        if not await _act(phone):
            continue
        await phone.page.wait_for_function(
            """(before) => document.querySelector('main[data-view="results"]')
              || document.querySelector('.shithead').dataset.turn !== before""",
            arg=before,
        )
    raise AssertionError(f"after {MOST_TURNS} turns there are no results")


async def _mine(phone: Phone) -> str:
    """What tells one moment of my turn from the next."""
    return str(await phone.at(".shithead").get_attribute("data-turn"))


async def _act(phone: Phone) -> bool:
    """Lay as many equal low cards as can be, or turn one over; take the pile where nothing else can be done.

    Whoever takes it of his own will may keep a game going without end.
    """
    cards = phone.at('.hand-card[data-legal="true"], .sh-slot[data-legal="true"]')
    names = [str(await card.get_attribute("data-card")) for card in await cards.all()]
    if not names:
        if not await phone.at('[data-play="pickup"]').count():
            return False
        await phone.tap('[data-play="pickup"]')
        return True
    ordinary = [at for at, name in enumerate(names) if name[:-1] not in KEPT]
    await phone.touch(cards.nth(ordinary[0] if ordinary else 0))
    if ordinary and await phone.at("[data-all]").count():
        await phone.tap("[data-all]")
    await phone.tap("[data-play]")
    return True


async def _twice(phone: Phone, name: str) -> None:
    """Tap what cannot be taken back, and once more when it asks."""
    button = phone.at(f'[data-twice="{name}"]')
    await button.tap()
    await expect(button).to_have_attribute("data-asked", "yes")
    await button.tap()
    await phone.hides(f'[data-twice="{name}"]')
