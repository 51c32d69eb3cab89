"""Cards under a finger and under keys: why one may not be played, how one flies, how one goes without."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.couch import Couch
from tests.e2e.pages import Phone
from tests.e2e.served import Served

pytestmark = pytest.mark.asyncio(loop_scope="session")

DUTY = "Du hast Trumpf, also musst du Trumpf spielen."
KEEP_ANIMATIONS = """() => {
  window.moves = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    for (const frame of frames) window.moves.push([this.className, String(frame.transform || 'none')]);
    return animate.call(this, frames, options);
  };
}"""


async def test_a_card_says_why_it_may_not_be_played(couch: Couch) -> None:
    tv = await couch.tv()
    for name in ("Anna", "Ben", "Cem"):
        await couch.guest(name)
    anna = couch.phones[0]
    await anna.open("drawer")
    await anna.choose("mode", "single")
    await anna.choose("single_cards", 10)
    await anna.start()

    seen, told = "", set[str]()
    while DUTY not in told:
        state = await tv.state([phone.name for phone in couch.phones], seen)
        seen = state["key"]
        asked = next(phone for phone in couch.phones if phone.name == state["turn"])
        await asked.shows('main[data-must-act="true"]')
        waits = next(phone for phone in couch.phones if phone is not asked)
        told.add(await _reason(waits, ".hand-card"))
        if await asked.at('.hand[data-active="true"] .hand-card[data-legal="false"]').count():
            told.add(await _reason(asked, '.hand-card[data-legal="false"]'))
            await asked.hides("[data-play]")
        else:
            await asked.take_turn()
    assert {"Erst sagen alle ihre Stiche an.", "Du bist noch nicht dran."} <= told


async def _reason(phone: Phone, card: str) -> str:
    """The sentence that says why a card may not be played now."""
    drawn = phone.at(card).first
    if await drawn.get_attribute("aria-pressed") != "true":
        await phone.touch(drawn)
    why = await phone.shows(".actionbar-why")
    return (await why.inner_text()).removeprefix("✕").strip()


@pytest.mark.parametrize("still", [False, True])
async def test_cards_fly_to_the_table_and_to_the_winner_unless_one_wants_less_motion(
    browser: Browser, house: Served, still: bool
) -> None:
    couch = Couch(browser, house, still=still)
    tv = await couch.tv()
    await tv.page.evaluate(KEEP_ANIMATIONS)
    anna = await couch.guest("Anna")
    await anna.open("drawer")
    await anna.choose("mode", "single")
    await anna.choose("single_cards", 1)
    await anna.start()
    await couch.play(tv, lambda state: state["scene"] == "sheet")

    moves: list[list[str]] = await tv.page.evaluate("window.moves")
    laid = [shift for place, shift in moves if "laid-slot" in place]
    assert len(laid) > 5, "five backs dealt, and five cards come"
    flown = [shift for shift in laid if "translate" in shift]
    assert not flown if still else len(flown) > 5
    await couch.leave()


async def test_keys_are_enough(couch: Couch) -> None:
    tv = await couch.tv()
    anna = await couch.visitor("Anna")
    couch.phones.append(anna)
    await _walk_to(anna, "#join-name")
    await anna.page.keyboard.type("Anna")
    await anna.page.keyboard.press("Enter")
    await anna.scene("lobby")
    await _walk_to(anna, "[data-start]")
    await anna.page.keyboard.press("Enter")

    await anna.shows(".bids")
    await _walk_to(anna, '.bid[data-bid="1"]')
    await anna.page.keyboard.press("Enter")
    await _walk_to(anna, "[data-confirm]")
    await anna.page.keyboard.press("Enter")
    await anna.hides(".bids")

    await anna.shows('.hand[data-active="true"] [data-legal="true"]')
    held = len(await anna.hand())
    legal = await anna.at(".hand-card").evaluate_all(
        "(all) => all.findIndex((card) => card.dataset.legal === 'true')"
    )
    await _walk_to(anna, ".hand-card")
    for _ in range(legal):
        await anna.page.keyboard.press("ArrowRight")
    if await anna.at(".hand-card").nth(legal).get_attribute("aria-pressed") != "true":
        await anna.page.keyboard.press("Space")
    await _walk_to(anna, "[data-play]", back=True)
    await anna.page.keyboard.press("Enter")
    await expect(anna.at(".hand-card")).to_have_count(held - 1)
    await tv.shows(".trick .card")


async def _walk_to(phone: Phone, selector: str, *, back: bool = False) -> None:
    """Press Tab until that has the focus."""
    await phone.shows(selector)
    for _ in range(60):
        if await phone.at(selector).first.evaluate("(element) => element === document.activeElement"):
            return
        await phone.page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"no way to {selector} by Tab")
