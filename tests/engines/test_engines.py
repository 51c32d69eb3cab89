"""Televisions since 2020 and WebKit show the lobby and each game's full table; older ones a sentence."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.e2e.served import Served
from tests.engines.conftest import OLD
from tests.engines.page import TALL, Album, Engine, Page

pytestmark = pytest.mark.asyncio(loop_scope="session")

WEBOS_4 = (
    "Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/53.0.2785.34 Safari/537.36 WebAppManager"
)
PLAIN_PICTURE = 30_000
"""Bytes of a PNG: a table is never as small, an empty page always is."""

# What is cut off, lies upon a neighbour, has not come or has no size; written as an engine of 2018 reads it.
FAULTY = """(function (wanted) {
  var found = [], seats = [], plates = document.querySelectorAll('.seat');
  function inside(element) {
    var box = element.getBoundingClientRect();
    return box.width > 4 && box.height > 4 && box.left >= -1 && box.top >= -1
      && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  }
  wanted.forEach(function (selector) {
    var all = Array.from(document.querySelectorAll(selector));
    if (all.length === 0) found.push('there is no ' + selector);
    all.forEach(function (each) { if (!inside(each)) found.push(selector + ' is not to be seen'); });
  });
  Array.from(document.images).forEach(function (each) {
    if (!each.complete || each.naturalWidth === 0) found.push(each.src + ' has not come');
  });
  Array.from(plates).forEach(function (plate) {
    var box = plate.getBoundingClientRect();
    seats.forEach(function (other) {
      if (box.left < other.right - 2 && other.left < box.right - 2
        && box.top < other.bottom - 2 && other.top < box.bottom - 2) found.push('two seats overlap');
    });
    seats.push(box);
  });
  if (!document.fonts.check('600 40px Fraunces') || !document.fonts.check('500 40px Inter'))
    found.push('the faces have not come');
  return found;
})"""


class Game(NamedTuple):
    """A game, when its table is as full as it gets, and what must be seen then."""

    name: str
    full: str
    parts: list[str]
    more_bots: int = 0


GAMES = [
    Game("fahrstuhl", ".trick .card", [".felt-trump .card", ".trick .card", ".headline-round p"]),
    Game("shithead", ".sh-pile-card .card", [".sh-pile-card .card", ".sh-slots .card", ".sh-middle-ladder"]),
    Game("lucky_shutdown", ".pile-card", [".pile-card", ".row-open"]),
    Game(
        "shut_the_box",
        # Whether the dice still tumble is not asked: an engine that draws seldom may miss the moment.
        ".shut-meaning .shut-sum",
        [".shut-flap", ".shut-dice", ".shut-headline h1"],
        more_bots=2,
    ),
]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
async def test_the_full_table(engine: Engine, house: Served, album: Album, game: Game) -> None:
    tv, phone = await _evening(engine, house, album if game is GAMES[0] else None)
    await phone.tap('[data-open="drawer"]')
    await phone.tap(f'[data-game="{game.name}"]')
    await phone.shows(f'[data-game="{game.name}"][aria-pressed="true"]')
    for _ in range(game.more_bots):
        await phone.tap('[data-field="fill_to"] .stepper-button')
    await phone.tap(".paper-head .round-button")
    await phone.tap("[data-start]")

    await tv.shows('main[data-view="table"]')
    await tv.shows(game.full)
    # Names and cards are read where they stand at the end of their way.
    await _is_in_order(tv, [".seat", ".seat-name", ".late-qr", *game.parts])
    names = await tv.read("Array.from(document.querySelectorAll('.seat-name'), (each) => each.textContent)")
    assert "Anna" in names
    assert len(names) > 1
    assert album.keep(game.name, await tv.picture()) > PLAIN_PICTURE
    await phone.shows('main[data-view="table"]')
    album.keep(f"{game.name}-phone", await phone.picture())

    assert tv.faults == []
    assert phone.faults == []
    await phone.close()
    await tv.close()


async def _evening(engine: Engine, house: Served, album: Album | None) -> tuple[Page, Page]:
    """The lobby on the screen with one guest in it; a phone in the same engine."""
    tv = await engine.page(f"{house.base}/#owner={house.owner_key}")
    await tv.shows('main[data-view="lobby"]')
    phone = await engine.page(f"{house.base}/{house.code}", TALL)
    await phone.write("#join-name", "Anna")
    await phone.tap("[data-join]")
    await phone.shows('main[data-view="lobby"]')
    await tv.shows(".person")
    if album is not None:
        await _is_in_order(tv, [".invitation-qr", ".invitation-address", ".person-name", ".programme"])
        assert await tv.read("document.querySelector('.person-name').textContent") == "Anna"
        assert album.keep("lobby", await tv.picture()) > PLAIN_PICTURE
        album.keep("lobby-phone", await phone.picture())
    return tv, phone


async def _is_in_order(page: Page, parts: list[str]) -> None:
    """Wait until all of that stands there whole; what moves in from outside arrives."""
    faulty = f"{FAULTY}({parts})"
    try:
        await page.until(f"{faulty}.length === 0")
    except AssertionError:
        assert await page.read(faulty) == []


@pytest.mark.parametrize("engine", OLD, indirect=True)
async def test_what_is_older_finds_a_plain_sentence(engine: Engine, house: Served) -> None:
    tv = await engine.page(f"{house.base}/", agent=WEBOS_4)
    await tv.until("document.body !== null && document.body.innerText.indexOf('zu alt') > 0")
    words: Any = await tv.read("document.body.innerText")
    assert "This browser is too old" in words
    assert "Chrome/53.0.2785.34" in words
    assert await tv.read("document.scripts.length") == 0
    await tv.close()
