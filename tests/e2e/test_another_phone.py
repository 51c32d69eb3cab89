"""A guest whose battery is dead comes back with a borrowed phone, and sends a reaction from it."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.e2e.couch import Couch
from tests.e2e.pages import Phone, Tv

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def prove(phone: Phone, tv: Tv, member: int) -> None:
    """Say who one is, and type what the screen shows."""
    await phone.tap(f'[data-claim-member="{member}"]')
    await expect(tv.at(".proof-number")).to_have_count(1)
    (number,) = await tv.texts(".proof-number")
    await phone.at("#here-number").fill(number)
    await phone.tap("[data-prove]")
    await phone.scene("lobby")


async def test_a_borrowed_phone_and_the_old_one_that_comes_back(couch: Couch) -> None:
    tv = await couch.tv(f"/#owner={couch.house.owner_key}")
    anna, ben = await couch.guest("Anna"), await couch.guest("Ben")
    await ben.page.goto("about:blank")

    borrowed = await couch.visitor("Ben")
    await borrowed.tap("[data-already]")
    await prove(borrowed, tv, 2)
    await anna.shows(".people", "Ben")
    await expect(tv.at(".proof-number")).to_have_count(0)

    await ben.page.goto(f"{couch.house.base}/{couch.house.code}")
    await ben.shows('[data-view="away"][data-why="moved"]')
    await ben.tap("[data-claim-seat]")
    await ben.shows('[data-claim="names"]')
    await borrowed.page.goto("about:blank")
    await prove(ben, tv, 2)


async def test_the_host_confirms_where_no_screen_may_show_a_number(couch: Couch) -> None:
    await couch.tv()
    anna, ben = await couch.guest("Anna"), await couch.guest("Ben")
    await ben.page.goto("about:blank")

    borrowed = await couch.visitor("Ben")
    await borrowed.tap("[data-already]")
    await borrowed.tap('[data-claim-member="2"]')
    await borrowed.shows('[data-claim="no_screen"]')
    await anna.open("drawer")
    await anna.tap('[data-concern="claim"] button')
    await anna.tap('[data-concern="claim"] [data-sure]')
    await borrowed.scene("lobby")
    await borrowed.page.reload()
    await borrowed.scene("lobby")


async def test_who_has_knocked_as_somebody_new_may_say_who_he_is_all_the_same(couch: Couch) -> None:
    tv = await couch.tv(f"/#owner={couch.house.owner_key}")
    anna, ben = await couch.guest("Anna"), await couch.guest("Ben")
    await ben.page.goto("about:blank")
    await anna.open("drawer")
    await anna.section("evening")
    await anna.tap('[data-toggle="nod"]')

    borrowed = await couch.guest("Ben")
    await borrowed.scene("knocking")
    await anna.shows('[data-concern="knock"]')
    await borrowed.tap("[data-already]")
    await borrowed.shows('[data-claim="names"]')
    await anna.hides('[data-concern="knock"]')
    await prove(borrowed, tv, 2)


async def test_a_reaction_floats_up_on_the_screen(couch: Couch) -> None:
    tv = await couch.tv()
    ben = await couch.guest("Ben")

    await ben.tap('[data-open="reactions"]')
    await ben.tap('[data-react="fire"]')

    await expect(tv.at('.reaction[data-symbol="5"] .reaction-name')).to_have_text("Ben")
    await expect(tv.at(".reaction")).to_have_count(0)
