"""How one comes in: in two taps, late, with a wrong code, in two tabs, in any language; and out again."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from tests.e2e.couch import Couch
from tests.e2e.pages import Phone, Tv

pytestmark = pytest.mark.asyncio(loop_scope="session")

COUNT_TAPS = "window.taps = 0; addEventListener('pointerdown', () => { window.taps += 1; }, true);"


async def test_a_guest_is_in_after_two_taps_and_is_never_asked_again(couch: Couch) -> None:
    tv = await couch.tv()
    phone = await couch.visitor()
    await phone.page.evaluate(COUNT_TAPS)
    await phone.tap("#join-name")
    await phone.page.keyboard.type("Dora")
    await phone.tap("[data-join]")
    await phone.scene("lobby")
    assert await phone.page.evaluate("window.taps") == 2
    await tv.shows(".person-name", "Dora")

    await phone.page.reload()
    await phone.scene("lobby")
    await phone.page.goto(f"{couch.house.base}/{couch.house.code.lower()}")
    await phone.scene("lobby")


async def test_whoever_types_no_name_gets_one(couch: Couch) -> None:
    phone = await couch.visitor()
    await phone.tap("[data-join]")
    await phone.scene("lobby")
    (name,) = await phone.texts(".person-name")
    assert len(name.split()) == 2


async def test_a_new_name_is_on_the_screen_at_once(couch: Couch) -> None:
    tv = await couch.tv()
    anna, ben = await couch.guest("Anna"), await couch.guest("Ben")
    await ben.open("me")
    await ben.at(".mycard-name input").fill("Benedikt")
    await ben.tap(".mycard-name button")
    await tv.shows('.person[data-member="2"] .person-name', "Benedikt")
    await ben.close()
    await anna.shows(".people", "Benedikt")


async def test_chairs_are_free_on_the_screen_as_long_as_somebody_may_come(couch: Couch) -> None:
    tv = await couch.tv()
    chairs = tv.at(".chair")
    await expect(chairs).to_have_count(0)
    anna = await couch.guest("Anna")
    await expect(chairs).to_have_count(3)
    heights = await tv.at(".people-list > li").evaluate_all("(all) => all.map((one) => one.offsetTop)")
    assert len(set(heights)) == 1, "all stand in one row"
    await couch.guest("Ben")
    await expect(chairs).to_have_count(2)

    await anna.open("drawer")
    await anna.section("evening")
    await anna.tap('[data-toggle="locked"]')
    await expect(chairs).to_have_count(0)


async def test_the_newest_tab_has_the_seat(couch: Couch) -> None:
    older = await couch.guest("Anna")
    newer = await couch.tab(older)
    await newer.scene("lobby")
    await older.shows('[data-view="away"][data-why="replaced"]')
    await older.tap(".big-button")
    await older.scene("lobby")
    await newer.shows('[data-view="away"][data-why="replaced"]')


async def test_who_was_taken_out_is_told_and_stays_out(couch: Couch) -> None:
    tv = await couch.tv()
    anna, ben = await couch.guest("Anna"), await couch.guest("Ben")
    await anna.open("drawer")
    await anna.section("people")
    about_ben = anna.at(".order-place").filter(has_text="Ben")
    await about_ben.locator("[aria-expanded]").tap()
    await about_ben.get_by_text("Ben herausnehmen").tap()
    await about_ben.locator("[data-sure]").tap()
    await ben.shows('[data-view="away"][data-why="removed"]')
    await expect(tv.at(".person")).to_have_count(1)
    await ben.page.reload()
    await ben.shows('[data-view="away"][data-why="banned"]')


async def test_a_late_guest_watches_and_plays_the_next_game(couch: Couch) -> None:
    tv = await couch.tv()
    anna = await couch.guest("Anna")
    await anna.start()
    await tv.shows(".late-qr")
    late = await couch.visitor("Emil")
    await late.shows("main", "Ein Spiel läuft gerade")
    await late.join()
    await late.shows(".guest")
    assert await late.hand() == []
    await late.shows(".seats", "Anna")

    await anna.open("drawer")
    await anna.at(".running").get_by_text("Spiel abbrechen").tap()
    await anna.tap("[data-sure]")
    await anna.scene("lobby")
    await anna.start()
    await late.shows(".hand-card")


async def test_a_screen_may_be_opened_three_times(couch: Couch) -> None:
    first = await couch.tv()
    anna = await couch.guest("Anna")
    await anna.start()
    second = await couch.tv()
    third = Tv(first.context, await first.context.new_page())
    couch.pages.append(third)
    await third.page.goto(f"{couch.house.base}/")
    screens = [first, second, third]
    for screen in screens:
        await screen.scene("table")
    await asyncio.gather(*(screen.page.reload() for screen in screens))
    for screen in screens:
        await screen.shows(".table-seats .seat-name", "Anna")
    await anna.shows(".hand-card")


async def test_each_page_has_its_own_language(couch: Couch) -> None:
    tv = await couch.tv()
    phone = await couch.visitor("Anna")
    await phone.shows("h1", "Setz dich dazu!")
    await phone.tap('.language[lang="en"]')
    await expect(phone.at("html")).to_have_attribute("lang", "en")
    await expect(phone.at("h1")).not_to_have_text("Setz dich dazu!")
    await phone.page.reload()
    await expect(phone.at("html")).to_have_attribute("lang", "en")
    await phone.join()
    await tv.shows(".people h2", "Eine Person ist da")
    await expect(tv.at("html")).to_have_attribute("lang", "de")
    await tv.at(".remote .button").filter(has_text="English").click()
    await tv.shows(".people h2", "person")


async def test_a_wrong_code_can_be_put_right(couch: Couch) -> None:
    phone = await couch.visitor("Anna", code="ZZZZ")
    await phone.shows('[data-view="away"][data-why="no_party"]')
    await phone.at("#other-code").fill(couch.house.code.lower())
    await phone.tap(".big-button")
    await phone.scene("join")
    await phone.join()


async def test_a_phone_that_came_without_a_code_is_asked_for_it_and_may_be_a_screen(couch: Couch) -> None:
    phone = await couch.visitor("Anna", code="")
    await phone.scene("held")
    await phone.tap(".held-stay")
    await phone.shows("main.scene")
    await phone.page.reload()
    await phone.shows("main.scene")

    other = await couch.visitor("Ben", code="")
    await other.at("#held-code").fill(couch.house.code.lower())
    await other.tap(".held-play")
    await other.join()


async def test_a_page_of_an_older_program_reloads_once(couch: Couch) -> None:
    phone = await couch.visitor("Anna")
    await phone.join()
    loads: list[Page] = []
    await phone.page.route_web_socket("**/socket.io/*", _speak_an_older_protocol)
    phone.page.on("load", lambda page: loads.append(page))
    await phone.page.reload()
    await phone.shows('[data-view="away"][data-why="stale"]')
    assert len(loads) == 2


async def _speak_an_older_protocol(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()

    def send(frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            packet = msgspec.msgpack.decode(frame)
            if "protocol" in (packet.get("data") or {}):
                packet["data"]["protocol"] = 0
                frame = msgspec.msgpack.encode(packet)
        server.send(frame)

    socket.on_message(send)


async def test_a_phone_that_slept_is_back_on_its_seat(couch: Couch) -> None:
    tv = await couch.tv()
    anna = await couch.guest("Anna")
    await anna.start()
    hand = await _hand(anna)
    await anna.context.set_offline(True)
    await anna.shows('[data-banner="lost"]')
    await tv.shows(".seat-note", "offline")
    await anna.context.set_offline(False)
    await anna.hides('[data-banner="lost"]')
    await expect(tv.at(".seat-note").filter(has_text="offline")).to_have_count(0)
    assert set(await anna.hand()) <= set(hand)


async def _hand(phone: Phone) -> list[str]:
    await phone.shows(".hand-card")
    return await phone.hand()
