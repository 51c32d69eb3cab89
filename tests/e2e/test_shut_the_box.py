"""Shut the Box by what the phones show: a tap or a flick throws, flaps are tapped one by one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.e2e.couch import Couch
from tests.e2e.judged import barriers, misfits
from tests.e2e.pages import Phone, Tv
from tests.e2e.quick import quick_couch
from tests.e2e.tour import Stop

pytestmark = pytest.mark.asyncio(loop_scope="session")

_ASKED = """({ names, seen }) => {
  const view = document.querySelector('main.scene')?.dataset.view;
  if (view === 'results') return { turn: null, key: view };
  const turn = document.querySelector('.seat[data-turn="true"] .seat-name')?.textContent;
  const due = document.querySelector('[data-due]')?.textContent;
  const up = Array.from(document.querySelectorAll('.shut-flap[data-up="true"]'), (flap) => flap.dataset.flap);
  const key = [turn, due, ...up].join(' ');
  if (view !== 'table' || !due || !names.includes(turn) || key === seen) return null;
  return { turn, key, choosing: due.includes('sucht') };
}"""
"""Whom the screen asks for what, other than last time; no turn: the game is over."""


@pytest_asyncio.fixture(loop_scope="session")
async def couch(browser: Browser, tmp_path: Path) -> AsyncIterator[Couch]:
    """A couch in a house whose time passes faster: after each throw the table gives the eye a second.

    The dice always fall alike: there are games in which nobody ever has a choice. Here both people have one.
    """
    async with quick_couch(browser, tmp_path, seed="32") as couch:
        yield couch


async def test_a_whole_game_by_taps_and_flicks(couch: Couch) -> None:
    tv = await couch.tv()
    anna, ben = await couch.guest("Anna"), await couch.guest("Ben")
    await _set_up(anna)
    await tv.shows(".programme", "9 Klappen eine Runde Summe oder Augen")
    await anna.start()
    await tv.shows(".shut-headline h1", "Runde 1 von 1")

    players = {"Anna": anna, "Ben": ben}
    asked = await _asked(tv)
    await _is_told(players[asked["turn"]])
    judged = False
    while asked["turn"]:
        phone = players[asked["turn"]]
        if not asked["choosing"]:
            await (_flick(phone) if phone is ben else phone.tap(".shut-throw:not([disabled])"))
        else:
            if not judged:
                judged = await _is_open_to_all(tv, phone)
            await _shut(phone)
        asked = await _asked(tv, asked["key"])

    assert judged
    points = await tv.podium()
    assert len(points) == 3
    assert await anna.ranking() == points == await ben.ranking()
    await anna.open("sheet")
    assert sorted(await anna.sheet()) == sorted(points.values())
    record = await couch.house.record()
    assert record[0]["options"]["rounds"] == 1
    assert sorted(record[-1]["result"]["scores"]) == sorted(points.values())


async def _set_up(host: Phone) -> None:
    """One round for two people and a bot, by the variant with the shortest turns (STB-4.3)."""
    await host.open("drawer")
    await host.tap('[data-game="shut_the_box"]')
    await host.shows('[data-field="box"]', "9 Klappen")
    await host.choose("end", "rounds")
    await host.choose("rounds", 1)
    await host.choose("faces_only", "true")
    for seats in ("2", "3"):
        await host.tap('[data-field="fill_to"] .stepper-button:last-child')
        await host.shows('[data-field="fill_to"] output', seats)
    await host.choose("seconds", 0)
    await host.close()


async def _asked(tv: Tv, seen: str = "") -> dict[str, Any]:
    found = await tv.page.wait_for_function(_ASKED, arg={"names": ["Anna", "Ben"], "seen": seen})
    asked: dict[str, Any] = await found.json_value()
    return asked


async def _is_told(phone: Phone) -> None:
    """Who taps a flap too early is told why; help leads through the turn until it is switched off."""
    await phone.tap('.shut-flap-button[data-number="5"]')
    await phone.shows(".notice", "Wirf erst die Würfel")
    await phone.shows(".learner p", "Wirf die Würfel")
    await phone.tap('.learner-switch[aria-pressed="true"]')
    await phone.hides(".learner p")
    await phone.tap('.learner-switch[aria-pressed="false"]')


async def _flick(phone: Phone) -> None:
    """Throw the dice with a finger that goes up."""
    box = await (await phone.shows(".shut-throw:not([disabled])")).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await phone.page.mouse.move(x, y)
    await phone.page.mouse.down()
    await phone.page.mouse.move(x, y - 90, steps=4)
    await phone.page.mouse.up()


async def _shut(phone: Phone) -> None:
    """Close flaps: the last way that is offered, flap by flap; the only one is picked already."""
    await phone.shows(".shut-close")
    ways = await phone.texts(".shut-way")
    if ways:
        flaps = ways[-1].split(" + ")
        for flap in flaps:
            await phone.tap(f'.shut-flap-button[data-number="{flap}"]')
        await phone.tap(f'[data-shut="{" ".join(flaps)}"]')
    else:
        await phone.tap("[data-shut]")


async def _is_open_to_all(tv: Tv, phone: Phone) -> bool:
    """Nothing on the screen or on the phone keeps people out, or leaves its frame."""
    stops = [Stop("tv-shut-the-box", tv, tv=True), Stop("phone-shut-the-box", phone, tv=False)]
    found = [line for stop in stops for line in await barriers(stop)]
    found += [line for stop in stops async for line in misfits(stop)]
    assert found == [], found
    return True
