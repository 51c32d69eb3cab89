"""A phone of WebKit's kind through an evening: every tap lands, and what it loses comes back."""

from __future__ import annotations

import pytest

from tests.e2e.served import Served
from tests.engines.conftest import WEBKIT
from tests.engines.page import Album, Engine, Page
from tests.engines.webkit import BETWEEN_BARS

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.parametrize("engine", [WEBKIT], indirect=True),
]

SCREEN = (1280, 720)
HAND = "Array.from(document.querySelectorAll('.hand-card'), (each) => each.dataset.card).sort().join()"
DRAWN_OUT = "document.querySelector('[data-play]') !== null"
LOST = '[data-banner="lost"]'
WIDER = "document.documentElement.scrollWidth > innerWidth"
# What the phone asks for; empty while others are asked.
ASKED = """(function () {
  if (document.querySelector('main[data-view="results"]')) return 'results';
  if (!document.querySelector('main[data-must-act="true"]')) return '';
  if (document.querySelector('.bids')) return 'bid';
  return document.querySelector('.hand[data-active="true"] .hand-card[data-legal="true"]') ? 'card' : '';
})()"""


async def test_a_whole_game_by_taps(engine: Engine, house: Served, album: Album) -> None:
    tv = await engine.page(f"{house.base}/", SCREEN)
    phone = await _come_in(engine, house, album)
    await _set_up(phone)
    await phone.tap("[data-start]")
    await tv.shows('main[data-view="table"] .seat')

    await phone.until(f"{ASKED} === 'bid'")
    album.keep("iphone-bid", await phone.picture())
    await _rules_make_the_table_wait(phone, tv, album)
    await _turn(phone)
    hand = await _comes_back_after_a_reload(phone)
    await phone.until(f"{ASKED} === 'card'")
    assert await phone.read(HAND) == hand
    album.keep("iphone-hand", await phone.picture())
    album.keep("iphone-tv", await tv.picture())
    while await _turn(phone) != "results":
        pass

    await phone.shows(".results-name")
    names = await phone.read(
        "Array.from(document.querySelectorAll('.results-name'), (each) => each.innerText)"
    )
    assert any("Anna" in name for name in names)
    assert len(names) > 1
    await tv.shows('main[data-view="results"]')
    album.keep("iphone-results", await phone.picture())
    assert len(await house.record()) > 2
    await _leave(phone, tv)


async def test_a_house_that_falls_and_stands_up_again(engine: Engine, house: Served, album: Album) -> None:
    phone = await _come_in(engine, house, album)
    await phone.tap("[data-start]")
    await phone.shows('main[data-view="table"] .hand-card')
    await house.kill()
    await phone.shows(LOST)
    album.keep("iphone-lost", await phone.picture())
    await house.start()
    await phone.hides(LOST)
    await phone.shows('main[data-view="table"] .hand-card')
    await _leave(phone)


async def test_by_lamplight_as_the_device_and_by_day_as_chosen(
    engine: Engine, house: Served, album: Album
) -> None:
    phone = await _come_in(engine, house, album)
    assert await phone.read("document.documentElement.dataset.theme") == "dark"
    dark = await phone.read("getComputedStyle(document.body).color")
    album.keep("iphone-lobby-dark", await phone.picture())
    await phone.tap(".topbar-me")
    await phone.tap('[data-layer="me"] [data-look="light"]')
    await phone.until("document.documentElement.dataset.theme === 'light'")
    album.keep("iphone-me-light", await phone.picture())
    await phone.tap(".paper-head .round-button")
    await phone.hides(".paper")
    assert await phone.read("getComputedStyle(document.body).color") != dark
    album.keep("iphone-lobby-light", await phone.picture())
    await _leave(phone)


async def _come_in(engine: Engine, house: Served, album: Album) -> Page:
    phone = await engine.page(f"{house.base}/{house.code}", BETWEEN_BARS)
    await phone.shows("#join-name")
    assert not await phone.read("isSecureContext"), "here the pages would have more than in a living room"
    await phone.write("#join-name", "Anna")
    album.keep("iphone-join", await phone.picture())
    await phone.tap("[data-join]")
    await phone.shows('main[data-view="lobby"]')
    assert not await phone.read(WIDER)
    return phone


async def _set_up(phone: Page) -> None:
    """Fahrstuhl with a single round of two cards, and time for each of them."""
    await phone.tap('[data-open="drawer"]')
    await phone.tap('[data-game="fahrstuhl"]')
    await phone.shows('[data-game="fahrstuhl"][aria-pressed="true"]')
    await phone.tap('[data-field="mode"] [data-value="list"]')
    await phone.shows('[data-field="mode"] [data-value="list"][aria-pressed="true"]')
    await phone.tap('[data-field="schedule"] .field-list > .chip')
    await phone.shows('[data-field="schedule"] .field-entry')
    while (cards := await phone.read("Number(document.querySelector('.field-entry output').innerText)")) != 2:
        button = "first-child" if cards > 2 else "last-child"
        await phone.tap(f'[data-field="schedule"] .stepper .stepper-button:{button}')
        await phone.until(f"Number(document.querySelector('.field-entry output').innerText) !== {cards}")
    await phone.tap('[data-layer="drawer"] [data-tab="evening"]')
    await phone.tap('[data-field="seconds"] [data-value="180"]')
    await phone.shows('[data-field="seconds"] [data-value="180"][aria-pressed="true"]')
    await phone.tap(".paper-head .round-button")
    await phone.hides(".paper")


async def _turn(phone: Page) -> str:
    """Do what the phone asks for next, with the first that is offered; gives what it was."""
    await phone.until(f"{ASKED} !== ''")
    asked = str(await phone.read(ASKED))
    if asked == "bid":
        await phone.tap(".bid:not([disabled])")
        await phone.tap("[data-confirm]")
        await phone.hides(".bids")
    elif asked == "card":
        before = await phone.read(HAND)
        # The only one that may be played is drawn out already, and a tap on it would play it.
        if not await phone.read(DRAWN_OUT):
            await phone.tap('.hand-card[data-legal="true"]')
        await phone.tap("[data-play]")
        await phone.until(f"{HAND} !== '{before}'")
    return asked


async def _rules_make_the_table_wait(phone: Page, tv: Page, album: Album) -> None:
    await phone.tap('[data-open="rules"]')
    await phone.shows('[data-layer="rules"]')
    await tv.shows(".halt")
    assert not await phone.read(WIDER)
    album.keep("iphone-rules", await phone.picture())
    await phone.tap(".paper-head .round-button")
    await tv.hides(".halt")


async def _comes_back_after_a_reload(phone: Page) -> str:
    """Gives the cards that it holds."""
    hand = str(await phone.read(HAND))
    await phone.read("void location.reload()")
    await phone.until("document.readyState === 'complete' && document.querySelector('.hand-card') !== null")
    return hand


async def _leave(*pages: Page) -> None:
    for page in pages:
        assert page.faults == []
        await page.close()
