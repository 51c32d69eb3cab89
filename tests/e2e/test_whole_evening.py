"""Three games in an evening: guests come late, change phones, are sent away; power fails; the host leaves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.e2e import standings
from tests.e2e.couch import Couch
from tests.e2e.pages import Phone, Tv
from tests.e2e.quick import quick_couch

pytestmark = pytest.mark.asyncio(loop_scope="session")

PROGRAMME = ("Fahrstuhl", "Shut the Box", "Fahrstuhl")

_BOX = """(before) => {
  const main = document.querySelector('main');
  if (main?.dataset.view === 'results') return 'results';
  const there = (selector) => document.querySelector(selector);
  const asked = there('.shut-throw:not([disabled])') ?? there('.shut-close');
  if (main?.dataset.mustAct !== 'true' || !asked) return null;
  const flaps = Array.from(document.querySelectorAll('.shut-flap-button'), (flap) => flap.disabled);
  const now = JSON.stringify([asked.className, flaps]);
  return now === before ? null : now;
}"""
"""What the box asks of a phone, as a key that changes once it was done; `results` at the end."""


@pytest_asyncio.fixture(loop_scope="session")
async def couch(browser: Browser, tmp_path: Path) -> AsyncIterator[Couch]:
    """A couch in a house whose time passes faster: a host is given up after a minute."""
    async with quick_couch(browser, tmp_path, quick=True) as couch:
        yield couch


async def test_an_evening_of_three_games(couch: Couch) -> None:
    tv = await couch.tv(f"/#owner={couch.house.owner_key}")
    anna, ben, cem = [await couch.guest(name) for name in ("Anna", "Ben", "Cem")]
    await _string_together(anna)

    # The first game: one comes late, one loses his phone, the power fails.
    await anna.start()
    await couch.play(tv, lambda state: state["turn"] == "Anna")
    dora = await _comes_late(couch, anna)
    borrowed = await _borrows(couch, tv, ben)
    couch.phones = [anna, borrowed, cem, dora]
    await couch.play(tv, lambda state: state["round"] == 2)
    hands = [await phone.hand() for phone in couch.phones]
    await _restart(couch, tv, couch.house.kill)
    assert [await phone.hand() for phone in couch.phones] == hands
    await couch.play(tv, lambda state: state["scene"] == "results")
    games: list[standings.Game] = [(await standings.podium(tv), ("Anna", "Ben", "Cem", "Dora"), 1)]
    await _ranking_is(games, couch.phones)

    # Between two games the server is started anew: nothing is lost.
    await _restart(couch, tv, couch.house.stop)
    await _ranking_is(games, couch.phones)
    await tv.shows(".podium-next", "Shut the Box (zählt doppelt)")
    await dora.tap("[data-ready]")
    for page in (tv.at(".podium-next"), anna.at(".page-foot"), cem.at(".page-foot")):
        await expect(page).to_contain_text("Bereit: Dora")
    await _still_to_come(anna, *PROGRAMME[1:])
    await _is_told(ben)

    # The second game counts double; one is sent away, and somebody new needs the nod.
    await anna.start()
    emil = await _sends_away(couch, anna, cem)
    async with asyncio.TaskGroup() as group:
        podium = group.create_task(standings.podium(tv))
        for phone in (anna, borrowed, dora):
            group.create_task(_play_box(phone))
    games.append((podium.result(), ("Anna", "Ben", "Dora"), 2))
    assert "Cem" not in games[-1][0]
    couch.phones = [borrowed, dora, emil]
    await _ranking_is(games, couch.phones)

    # The host's phone is gone for good, and another takes over.
    await anna.page.goto("about:blank")
    await _ranking_is(games, [], tv)
    await borrowed.tap("[data-take-over]")
    await borrowed.start()

    # The third game; where a bot has played for somebody, it counts for nobody.
    await couch.play(tv, lambda state: state["scene"] == "results")
    games.append((await standings.podium(tv), ("Ben", "Dora", "Emil"), 1))
    assert {"Anna", "Ben", "Dora", "Emil"} < set(games[-1][0])
    await _ranking_is(games, couch.phones)
    await borrowed.tap('[data-ceremony="on"]')
    assert await standings.ceremony(tv) == standings.ranked(games)
    for phone in couch.phones:
        await phone.scene("ceremony")
    await _ranking_is(games, couch.phones)


async def _string_together(host: Phone) -> None:
    """Fahrstuhl, a round of Shut the Box that counts double, Fahrstuhl once more; all kept under a name."""
    await host.open("drawer")
    await host.choose("seconds", 0)
    await host.choose("repeat", 1)
    await host.schedule(1, 1)
    await host.tap("[data-add]")
    await host.tap('[data-add-game="shut_the_box"]')
    await host.choose("end", "rounds")
    await host.choose("rounds", 1)
    await host.choose("faces_only", "true")
    await host.choose("weight", 2)
    await host.tap("[data-add]")
    await host.tap('[data-add-game="fahrstuhl"]')
    await host.schedule(1)
    await host.tap('[data-fold="saved"] summary')
    await host.at("#programme-name").fill("Freitag")
    await host.tap("[data-keep]")
    await host.shows('[data-saved="Freitag"]', ", ".join(PROGRAMME))
    await host.close()


async def _still_to_come(host: Phone, *games: str) -> None:
    """The programme is there, and what was kept."""
    await host.open("drawer")
    await expect(host.at(".game-name")).to_have_text(list(games))
    await host.shows('[data-item="0"] .row-head', "zählt doppelt")
    await host.tap('[data-fold="saved"] summary')
    await host.shows('[data-saved="Freitag"]', ", ".join(PROGRAMME))
    await host.close()


async def _comes_late(couch: Couch, host: Phone) -> Phone:
    """A guest who comes during a game watches, until the host gives her a bot's seat."""
    late = await couch.guest("Dora")
    await late.shows(".guest[data-standing]")
    assert await late.hand() == []
    await host.open("drawer")
    await host.tap('[data-concern="guest"] [data-invite="now"]')
    await host.hides("[data-concern]")
    await host.close()
    await late.shows(".hand-card")
    return late


async def _borrows(couch: Couch, tv: Tv, guest: Phone) -> Phone:
    """A guest's phone goes out; on another he says who he is, and the number on the screen proves it."""
    hand = await guest.hand()
    await guest.page.goto("about:blank")
    borrowed = await couch.visitor(guest.name)
    await borrowed.tap("[data-already]")
    await borrowed.at("[data-claim-member]").filter(has_text=guest.name).tap()
    number = await (await tv.shows(".proof-number")).inner_text()
    await borrowed.at("#here-number").fill(number)
    await borrowed.tap("[data-prove]")
    await borrowed.shows(".hand-card")
    assert await borrowed.hand() == hand
    await tv.hides(".proof-number")
    return borrowed


async def _is_told(old: Phone) -> None:
    """The phone of before comes back."""
    await old.page.go_back()
    await old.shows('[data-view="away"][data-why="moved"]')


async def _restart(couch: Couch, tv: Tv, end: Callable[[], Awaitable[None]]) -> None:
    """Nobody touches a page: they come back by themselves, to the same evening."""
    code = couch.house.code
    await end()
    await tv.shows(".lost")
    for phone in couch.phones:
        await phone.shows('[data-banner="lost"]')
    await couch.house.start()
    assert couch.house.code == code
    await tv.hides(".lost")
    for phone in couch.phones:
        await phone.hides('[data-banner="lost"]')


async def _sends_away(couch: Couch, host: Phone, guest: Phone) -> Phone:
    """The host sends somebody away, who stays out; a new name has to knock now. Gives the new one's phone."""
    await host.open("drawer")
    await host.section("people")
    line = host.at(".order-place").filter(has_text=guest.name)
    await line.locator("[aria-expanded]").tap()
    await line.get_by_text(f"{guest.name} herausnehmen").tap()
    await line.locator("[data-sure]").tap()
    await guest.shows('[data-view="away"][data-why="removed"]')
    await guest.page.reload()
    await guest.shows('[data-view="away"][data-why="banned"]')

    new = await couch.guest("Emil")
    await new.scene("knocking")
    await host.tap('[data-concern="knock"] [data-admit]')
    await new.shows(".guest[data-standing]")
    await host.close()
    return new


async def _play_box(phone: Phone) -> None:
    """Throw and close flaps as the phone asks, until the game is over."""
    asked = ""
    while (asked := await _wait_for(phone, asked)) != "results":
        if not await phone.at(".shut-close").count():
            await phone.tap(".shut-throw")
            continue
        ways = await phone.texts(".shut-way")
        if ways:
            await phone.tap(".shut-way")
        await phone.tap("[data-shut]")


async def _wait_for(phone: Phone, before: str) -> str:
    found = await phone.page.wait_for_function(_BOX, arg=before, timeout=standings.A_GAME)
    return str(await found.json_value())


async def _ranking_is(games: list[standings.Game], phones: list[Phone], tv: Tv | None = None) -> None:
    """The evening's ranking is what the rule says, on the screen and on each phone."""
    expected = standings.ranked(games)
    for phone in phones:
        assert await standings.on_phone(phone) == expected
    if tv is not None:
        assert await standings.on_tv(tv) == expected
        await expect(tv.at(".tvranking .ranking-course")).to_have_count(len(expected))
        await tv.shows(".tvranking", "Spiel 2 hat doppelt gezählt")
