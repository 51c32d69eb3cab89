"""Pages that stay steady: when a part of them comes late or never, when the line breaks, and by day."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Browser, Route, WebSocketRoute, expect

from tests.e2e.couch import Couch
from tests.e2e.finished import comes_back, play_one
from tests.e2e.judged import barriers
from tests.e2e.pages import Phone, Seen, Tv
from tests.e2e.served import GUARD, Served
from tests.e2e.tour import Stop

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = "**/assets/fahrstuhl-*.js"
LINE = "**/socket.io/**"
ROOM = ["html", "body"]
SEAT = [".seat", ".seat-name"]
"""A ground, and words that stand on it."""

_SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push([value, ...sources.map(({ node }) => node?.className ?? '?')]);
  }).observe({ type: 'layout-shift', buffered: true });
"""
_FLIGHTS = """
  const animate = Element.prototype.animate;
  window.flights = 0;
  Element.prototype.animate = function (...course) {
    window.flights += 1;
    return animate.apply(this, course);
  };
"""
_DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
_LIGHT = """([ground, words]) => {
  const parts = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const lightness = (colour) => parts(colour).reduce((sum, part) => sum + part, 0);
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  return [lightness(style(ground).backgroundColor), lightness(style(words).color)];
}"""


async def drawn(page: Seen) -> None:
    """Wait until everything that is due now has been drawn."""
    await page.page.evaluate(_DRAWN)


async def test_results_stand_still_when_the_game_comes(browser: Browser, tmp_path: Path) -> None:
    kept = await play_one(tmp_path / "data")
    house = Served(tmp_path / "data")
    await house.start()
    try:
        couch = Couch(browser, house)
        anna = await comes_back(couch, kept)
        await anna.shows(".results-sheet")
        let_in = asyncio.Event()

        async def late(route: Route) -> None:
            await let_in.wait()
            await route.continue_()

        await anna.page.route(GAME, late)
        await anna.page.add_init_script(_SHIFTS)
        async with anna.page.expect_request(GAME):
            await anna.page.reload()
        await anna.shows("main")
        # A face that comes late moves letters, too, by less than anybody sees: that is not asked here.
        await anna.page.evaluate("() => Promise.all(Array.from(document.fonts, (face) => face.load()))")
        await drawn(anna)
        await anna.page.evaluate("() => { window.shifts.length = 0; }")
        let_in.set()
        await anna.shows(".results-sheet")
        await anna.shows(".results-places")
        await drawn(anna)

        assert await anna.page.evaluate("window.shifts") == []
        await couch.leave()
    finally:
        await house.stop()


class Old:
    """Makes a page one of an older program: its game has gone, until it has loaded itself anew."""

    def __init__(self, page: Seen) -> None:
        self._page = page
        self.loads = 0
        self.anew = asyncio.Event()
        """It has loaded itself."""

    async def become(self) -> None:
        """Load the page as the old one, whose loads are counted from here."""
        await self._page.page.route(GAME, self._answer)
        self._page.page.on("domcontentloaded", lambda _: self._count())
        await self._page.page.reload()

    def _count(self) -> None:
        self.loads += 1
        if self.loads > 1:
            self.anew.set()

    async def _answer(self, route: Route) -> None:
        if self.loads > 1:
            await route.continue_()
        else:
            await route.fulfill(status=404)


async def test_a_page_of_an_older_program_loads_the_newer_one(couch: Couch) -> None:
    tv, anna = await couch.tv(), await couch.guest("Anna")
    pages = [Old(tv), Old(anna)]
    for page in pages:
        await page.become()
    async with asyncio.timeout(GUARD):
        for page in pages:
            await page.anew.wait()

    await tv.shows(".programme", "Fahrstuhl")
    await anna.shows('[data-view="lobby"]', "Fahrstuhl")
    assert [page.loads for page in pages] == [2, 2]


class Cut:
    """A screen's line that can be cut, and put together again."""

    def __init__(self) -> None:
        self._down = False
        self._open: list[WebSocketRoute] = []

    async def lay(self, tv: Tv) -> None:
        """Have the screen's line go this way."""
        await tv.page.route_web_socket(LINE, self._connect)
        await tv.page.route(LINE, self._ask)
        await tv.page.reload()
        await tv.shows("main.scene")

    async def cut(self) -> None:
        """Let nothing through any more."""
        self._down = True
        for line in self._open:
            await line.close()

    def mend(self) -> None:
        """Let everything through that comes anew."""
        self._down = False

    async def _connect(self, line: WebSocketRoute) -> None:
        if self._down:
            await line.close()
        else:
            line.connect_to_server()
            self._open.append(line)

    async def _ask(self, route: Route) -> None:
        await (route.abort() if self._down else route.continue_())


async def asked(phones: list[Phone]) -> Phone:
    """Who is asked next; until he acts nobody else does. No screen is looked at."""
    async with asyncio.timeout(GUARD):
        while True:
            for phone in phones:
                if await phone.is_asked():
                    return phone
            await drawn(phones[0])


async def test_what_a_screen_has_missed_is_there_at_once(couch: Couch) -> None:
    tv, anna, ben = await couch.tv(), await couch.guest("Anna"), await couch.guest("Ben")
    line = Cut()
    await tv.page.add_init_script(_FLIGHTS)
    await line.lay(tv)
    await anna.open("drawer")
    await anna.choose("seconds", 0)
    await anna.schedule(5, 2)
    await anna.close()
    await anna.start()
    await tv.scene("table")
    await couch.play(tv, lambda state: state["laid"] >= 1)

    followed = await tv.at(".scene-table > *").element_handle()
    await line.cut()
    await tv.shows(".lost")
    for _ in range(4):
        await (await asked([anna, ben])).take_turn()
    waits = await asked([anna, ben])
    await tv.page.evaluate("() => { window.flights = 0; }")
    line.mend()
    await tv.hides(".lost")
    await drawn(tv)

    assert await tv.page.evaluate("window.flights") == 0
    # What it had followed is not the whole story any more.
    assert followed is not None
    assert not await followed.evaluate("(table) => table.isConnected")
    assert (await tv.state(["Anna", "Ben"]))["turn"] == waits.name
    await waits.take_turn()
    await tv.page.wait_for_function("() => window.flights > 0")


async def test_by_day_the_room_is_bright_and_the_table_is_not(couch: Couch) -> None:
    tv, anna = await couch.tv(), await couch.guest("Anna")
    ground, words = await anna.page.evaluate(_LIGHT, ROOM)
    assert ground < words

    await anna.page.emulate_media(color_scheme="light")
    await tv.page.locator(".remote-light").click()
    for page in (tv, anna):
        await expect(page.at("html")).to_have_attribute("data-theme", "light")
        ground, words = await page.page.evaluate(_LIGHT, ROOM)
        assert ground > words
    found = await barriers(Stop("tv-lobby-day", tv, tv=True))
    found += await barriers(Stop("phone-lobby-day", anna, tv=False))
    await anna.start()
    await tv.scene("table")
    ground, words = await tv.page.evaluate(_LIGHT, SEAT)
    assert ground < words
    found += await barriers(Stop("tv-table-day", tv, tv=True))
    found += await barriers(Stop("phone-table-day", anna, tv=False))
    assert not found, "\n".join(found)
