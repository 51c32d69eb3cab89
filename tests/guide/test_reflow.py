"""Every state of a phone that is short of room: nothing runs out at the side, fingers hit, focus is seen."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, ViewportSize

from tests.e2e.couch import PHONE
from tests.guide.shows import open_show, page_of, show_names

pytestmark = pytest.mark.asyncio(loop_scope="session")

SMALL: ViewportSize = {"width": 320, "height": 568}
LYING: ViewportSize = {"width": 844, "height": 390}
AT_ONCE = 2

NEEDED = {
    "bid": ".hand-card, .bid[data-bid='0']",
    "table": ".hand-card, .actionbar .whose",
    "lucky_shutdown/lay": ".hand-card",
    "lucky_shutdown/table": ".hand-card, .bar button",
    "shithead/table": ".hand-card, .sh-bar button",
    "shithead/open": ".sides-mine .sh-slot, .sh-bar button",
    "shut_the_box/roll": ".shut-throw",
    "shut_the_box/shut": ".shut-close .big-button",
}
"""What whoever's turn it is holds and presses, in some states of a phone."""

_MEASURES = Path(__file__).with_name("measures.js")
_TWICE = """() => {
  const root = document.documentElement;
  root.style.fontSize = `${2 * parseFloat(getComputedStyle(root).fontSize)}px`;
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""

_OUT_OF_SIGHT = """(needed) => Array.from(document.querySelectorAll(needed)).filter((element) => {
  const box = element.getBoundingClientRect();
  return box.left < 0 || box.right > innerWidth || box.top < 0 || box.top + box.height / 2 > innerHeight;
}).map((element) => element.className)"""


async def _misfits(page: Page, guide: str, name: str) -> list[str]:
    """What does not fit in that state, a line each."""
    await page.set_viewport_size(SMALL)
    await open_show(page, guide, name)
    await page.evaluate(_MEASURES.read_text("utf-8"))
    plain: list[str] = await page.evaluate("[...tooWide(), ...tooSmall(), ...covered()]")
    await page.evaluate(_TWICE)
    large: list[str] = await page.evaluate("tooWide()")
    # Letters twice as large on the smallest phone as well leave no room for a whole table.
    await page.set_viewport_size(PHONE)
    taller: list[str] = await page.evaluate("[...tooWide(), ...tooSmall(), ...covered()]")
    twice = dict.fromkeys([*large, *taller])
    return [*plain, *(f"with letters twice as large, {line}" for line in twice)]


async def test_what_is_short_of_room_is_whole(browser: Browser, guide: str) -> None:
    pages = [await page_of(browser, SMALL) for _ in range(AT_ONCE)]
    shows = await show_names(pages[0], guide, "phone")
    assert len(shows) > 80
    found: defaultdict[str, list[str]] = defaultdict(list)
    left = iter(shows)

    async def look(page: Page) -> None:
        for name in left:
            for line in await _misfits(page, guide, name):
                found[line].append(name)

    await asyncio.gather(*(look(page) for page in pages))
    for page in pages:
        await page.context.close()
    assert not found, "\n".join(f"{', '.join(names[:3])}: {line}" for line, names in found.items())


async def test_lying_down_large_letters_leave_the_hand_in_sight(browser: Browser, guide: str) -> None:
    page = await page_of(browser, LYING)
    # What the browser itself is set to: the styles ask how many letters there is room for.
    session = await page.context.new_cdp_session(page)
    await session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    for name, needed in NEEDED.items():
        await open_show(page, guide, f"phone/{name}")
        await page.wait_for_selector(needed)
        assert await page.evaluate(_OUT_OF_SIGHT, needed) == [], name
    await page.context.close()
