"""The host's drawer: games are strung together and kept under a name; who waits is seen at once."""

from __future__ import annotations

import pytest
from playwright.async_api import ViewportSize, expect

from tests.e2e.couch import Couch
from tests.e2e.pages import Phone

NARROW: ViewportSize = {"width": 360, "height": 740}

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_games_are_strung_together_and_kept(couch: Couch) -> None:
    anna, _ = await couch.guest("Anna"), await couch.guest("Ben")
    await anna.open("drawer")
    await anna.choose("repeat", 1)
    for game in ("shithead", "shut_the_box"):
        await anna.tap("[data-add]")
        await anna.tap(f'[data-add-game="{game}"]')
    await _lists(anna, "Fahrstuhl", "Shithead", "Shut the Box")
    await anna.choose("weight", 2)
    await anna.shows('[data-item="2"] .row-head', "zählt doppelt")

    await anna.at('[data-item="2"] [data-move="up"]').focus()
    await anna.page.keyboard.press("Enter")
    await _lists(anna, "Fahrstuhl", "Shut the Box", "Shithead")

    await anna.tap('[data-fold="saved"] summary')
    await anna.at("#programme-name").fill("Freitag")
    await anna.tap("[data-keep]")
    await anna.shows('[data-saved="Freitag"]', "Fahrstuhl, Shut the Box, Shithead")
    await anna.at(".game-editor").get_by_text("Aus dem Programm nehmen").tap()
    await anna.tap(".game-editor [data-sure]")
    await _lists(anna, "Fahrstuhl", "Shithead")
    await anna.at('[data-saved="Freitag"]').get_by_text("Holen").tap()
    await anna.tap('[data-saved="Freitag"] [data-sure]')
    await _lists(anna, "Fahrstuhl", "Shut the Box", "Shithead")


async def test_a_later_game_that_cannot_start_says_why_before_its_turn(couch: Couch) -> None:
    anna = await couch.guest("Anna")
    await anna.open("drawer")
    await anna.choose("repeat", 1)
    await anna.tap("[data-add]")
    await anna.tap('[data-add-game="fahrstuhl"]')
    await anna.hides(".game-refused")
    await anna.choose("mode", "list")

    await anna.shows('[data-item="1"] .game-refused', "Die eigene Liste ist noch leer")
    await expect(anna.at('[data-layer="drawer"] [data-start]')).to_be_enabled()


async def test_a_game_ended_by_mistake_comes_again_before_one_that_is_set_up_differently(
    couch: Couch,
) -> None:
    anna, _ = await couch.guest("Anna"), await couch.guest("Ben")
    await anna.start()
    await anna.open("drawer")
    await anna.tap('[data-item="0"] .row-head')
    await anna.choose("max_cards", 8)
    await anna.at(".running").get_by_text("Spiel abbrechen").tap()
    await anna.shows(".running .sure", "Fahrstuhl mit anderen Einstellungen")
    await anna.tap("[data-sure-other]")

    await _lists(anna, "Fahrstuhl", "Fahrstuhl")
    await anna.shows('[data-item="0"] [data-field="max_cards"] [data-value="7"][aria-pressed="true"]')


async def test_a_narrow_phone_folds_what_few_change(couch: Couch) -> None:
    anna = await couch.guest("Anna", NARROW)
    await anna.open("drawer")
    await expect(anna.at('[data-field="max_cards"]')).to_be_hidden()
    await anna.shows('[data-fold="options"] summary', "von 7 Karten")
    await anna.tap('[data-fold="options"] summary')
    await anna.choose("max_cards", 8)
    # What the house answers does not fold it again.
    await anna.shows('[data-field="max_cards"]')


async def test_who_waits_for_the_host_shows_during_a_game(couch: Couch) -> None:
    anna = await couch.guest("Anna")
    await anna.start()
    late = await couch.guest("Emil")
    await anna.shows(".topbar-waiting", "1")
    await anna.open("drawer")
    await anna.tap('[data-concern="guest"] [data-invite="now"]')
    await anna.hides("[data-concern]")
    await late.shows(".hand-card")


async def _lists(phone: Phone, *games: str) -> None:
    await expect(phone.at(".game-name")).to_have_text(list(games))
