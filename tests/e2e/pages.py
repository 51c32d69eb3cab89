"""A screen and a phone as people use them: what they see on the page, and what they do by tapping it."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import BrowserContext, Error, Locator, Page, expect

from tests.e2e.frames import Frames

CUT_LINE = re.compile(r"WebSocket|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|Failed to load resource")
"""What a browser itself says while the house cannot be reached; no fault of a page."""

OF_THE_EVENING = ("seconds", "late", "moderator")
"""Fields of the drawer that hold for the whole evening; the others are a game's."""

FREE_POINT = """(element) => {
  const box = element.getBoundingClientRect();
  const free = [];
  for (let down = 0.05; down < 1; down += 0.1)
    for (let along = 0.02; along < 1; along += 0.04) {
      const x = box.left + box.width * along, y = box.top + box.height * down;
      if (element.contains(document.elementFromPoint(x, y))) free.push([x, y]);
    }
  return free[Math.floor(free.length / 2)] ?? null;
}"""


_HEARS = """(element, event) => {
  const heard = { element, tapped: false };
  element.addEventListener(event, () => { heard.tapped = true; }, { capture: true, once: true });
  return heard;
}"""
_LANDED = """(heard) => new Promise((say) => {
  const end = performance.now() + 1000;
  const look = () => {
    if (heard.tapped || !heard.element.isConnected) say(true);
    else if (performance.now() > end) say(false);
    else setTimeout(look, 20);
  };
  look();
})"""


class Seen:
    """One page in a browser, with what it was sent and what went wrong on it."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.context = context
        self.page = page
        self.frames = Frames()
        self.faults: list[str] = []
        page.on("websocket", self.frames.listen)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self._heard(said.type, said.text))

    def _heard(self, kind: str, text: str) -> None:
        if kind == "error" and not CUT_LINE.search(text):
            self.faults.append(text)

    def at(self, selector: str) -> Locator:
        """What stands there on the page."""
        return self.page.locator(selector)

    async def shows(self, selector: str, words: str | re.Pattern[str] | None = None) -> Locator:
        """Wait until that is to be seen, with those words in it."""
        found = self.at(selector).first
        await expect(found).to_be_visible()
        if words is not None:
            await expect(found).to_contain_text(words)
        return found

    async def hides(self, selector: str) -> None:
        """Wait until that is not to be seen any more."""
        await expect(self.at(selector)).to_have_count(0)

    async def scene(self, name: str) -> None:
        """Wait for the view of that name."""
        await self.shows(f'main[data-view="{name}"]')

    async def texts(self, selector: str) -> list[str]:
        """The words of everything that is there."""
        return [text.strip() for text in await self.at(selector).all_inner_texts()]


class Phone(Seen):
    """A guest's phone."""

    def __init__(self, context: BrowserContext, page: Page, name: str = "") -> None:
        super().__init__(context, page)
        self.name = name

    async def tap(self, selector: str) -> None:
        """Tap that, as soon as it can be tapped; once more if it moved away from under the finger."""
        found = self.at(selector).first
        await self._until_heard(found, "click", found.tap)

    async def join(self) -> None:
        """Come in from the join page under one's name."""
        await self.at("#join-name").fill(self.name)
        await self.tap("[data-join]")
        await self.shows('main:not([data-view="join"])')

    async def is_asked(self) -> bool:
        """Whether it is this person's turn, as the phone has it."""
        return bool(await self.at('main[data-must-act="true"]').count())

    async def take_turn(self) -> None:
        """Bid, or play a card: the first that is offered; then wait until it is done."""
        await self.shows('main[data-must-act="true"]')
        if await self.at(".bids").count():
            await self.bid()
        else:
            await self.play()

    async def bid(self, number: int = 1) -> None:
        """Say how many tricks."""
        await self.tap(f'.bid[data-bid="{number}"]')
        await self.tap("[data-confirm]")
        await self.hides(".bids")

    async def play(self) -> str:
        """Play the first card that may be played; gives it."""
        card = await self.shows('.hand[data-active="true"] .hand-card[data-legal="true"]')
        name, hand = str(await card.get_attribute("data-card")), await self.hand()
        if await card.get_attribute("aria-pressed") != "true":
            await self.touch(card)
        await self.tap("[data-play]")
        await self.page.wait_for_function(
            "(before) => document.querySelectorAll('.hand-card').length !== before", arg=len(hand)
        )
        return name

    async def touch(self, card: Locator) -> None:
        """Put a finger on a card of the fan, where no other card lies over it."""
        await self._until_heard(card, "pointerdown", lambda: self._point(card))

    async def _point(self, card: Locator) -> None:
        # The hand moves when it comes to its turn, and when the room for it changes.
        handle = await card.element_handle()
        await handle.wait_for_element_state("stable")
        point = await handle.evaluate(FREE_POINT)
        assert point, f"no finger gets to {await card.get_attribute('data-card')}"
        await self.page.touchscreen.tap(*point)

    async def _until_heard(self, aim: Locator, event: str, do: Callable[[], Awaitable[None]]) -> None:
        heard = await aim.evaluate_handle(_HEARS, event)
        await do()
        # A page that went away with the tap has heard it.
        with contextlib.suppress(Error):
            if not await heard.evaluate(_LANDED):
                await do()

    async def hand(self) -> list[str]:
        """The cards in the hand."""
        cards = self.at(".hand-card")
        return [str(await card.get_attribute("data-card")) for card in await cards.all()]

    async def open(self, layer: str) -> None:
        """Open the drawer, the rules, the score sheet or one's own card."""
        await self.tap(".topbar-me" if layer == "me" else f'[data-open="{layer}"]')
        await self.shows(f'[data-layer="{layer}"]')

    async def close(self) -> None:
        """Close what lies on top."""
        await self.tap(".paper-head .round-button")
        await self.hides(".paper")

    async def section(self, name: str) -> None:
        """Open a page of the drawer: `programme`, `people` or `evening`."""
        await self.tap(f'[data-layer="drawer"] [data-tab="{name}"]')
        await self.shows(f'[data-layer="drawer"] [data-tab="{name}"][aria-selected="true"]')

    async def choose(self, field: str, value: object) -> None:
        """Choose a value in the drawer, and wait until the house has it."""
        await self.section("evening" if field in OF_THE_EVENING else "programme")
        chip = f'[data-field="{field}"] [data-value="{value}"]'
        await self.tap(chip)
        await expect(self.at(chip)).to_have_attribute("aria-pressed", "true")

    async def schedule(self, *cards: int) -> None:
        """Write one's own list of rounds in the drawer."""
        await self.choose("mode", "list")
        entries = self.at('[data-field="schedule"] .field-entry')
        for number, wanted in enumerate(cards):
            await self.at('[data-field="schedule"] .field-list > .chip').tap()
            await expect(entries).to_have_count(number + 1)
            shown = entries.nth(number).locator("output")
            while (now := int(await shown.inner_text())) != wanted:
                step = 1 if now < wanted else -1
                await entries.nth(number).locator(".stepper-button").nth(int(step > 0)).tap()
                await expect(shown).to_have_text(str(now + step))

    async def start(self) -> None:
        """Start the game, as host."""
        await self.at("[data-start]").last.tap()
        await self.scene("table")

    async def sheet(self) -> list[int]:
        """The sums of the score sheet that lies there."""
        await self.shows('[data-layer="sheet"]')
        return [number(text) for text in await self.texts(".score tfoot td")]

    async def ranking(self) -> dict[str, int]:
        """Everybody's points after the game, by name."""
        await self.scene("results")
        names = await self.texts(".results-name")
        return dict(zip(names, map(number, await self.texts(".results-score")), strict=True))


_STATE = """({ names, seen }) => {
  const main = document.querySelector('main.scene');
  if (!main || document.querySelector('.lost')) return null;
  const all = (selector, read) => Array.from(document.querySelectorAll(selector), read);
  const words = (each) => each.textContent;
  const state = { scene: main.dataset.view, turn: null, round: 0, laid: 0 };
  if (state.scene === 'table') {
    const turn = document.querySelector('.seat[data-turn="true"]');
    if (!turn || document.querySelector('.halt')) return null;
    state.turn = turn.querySelector('.seat-name').textContent;
    if (!names.includes(state.turn)) return null;
    state.round = Number(/\\d+/.exec(document.querySelector('.headline-round p').textContent));
    state.laid = all('.trick .laid', words).length;
  }
  state.key = JSON.stringify([state.scene, state.turn, all('.headline, .tally', words),
    all('.trick .card', (card) => card.dataset.card)]);
  return state.key === seen ? null : state;
}"""


class Tv(Seen):
    """A screen of the house."""

    async def state(self, names: list[str], seen: str = "") -> dict[str, Any]:
        """Wait until one of those people is asked, or the scene is another; not the state with key `seen`."""
        found = await self.page.wait_for_function(_STATE, arg={"names": names, "seen": seen})
        state: dict[str, Any] = await found.json_value()
        return state

    async def moved_on(self, names: list[str], seen: str) -> bool:
        """Whether the screen shows another state than that with key `seen`, with one of those asked."""
        return await self.page.evaluate(_STATE, {"names": names, "seen": seen}) is not None

    async def next_frame(self) -> None:
        """Wait until the browser has drawn once more."""
        await self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => drawn()))")

    async def seats(self) -> list[str]:
        """Who sits around the table, from seat 0 on."""
        return await self.texts(".table-seats .seat-name")

    async def sheet(self) -> list[int]:
        """The sums of the score sheet on the screen."""
        await self.scene("sheet")
        sums = await self.at(".sheet-summed").evaluate_all("(all) => all.map((each) => each.lastChild.data)")
        return [number(text) for text in sums]

    async def podium(self) -> dict[str, int]:
        """Everybody's points on the podium, by name."""
        await self.scene("results")
        names = await self.texts(".standing-name")
        return dict(zip(names, map(number, await self.texts(".standing-score")), strict=True))


def number(text: str) -> int:
    """A number as the pages write it."""
    return int(re.sub(r"[^\d-]", "", text.replace("\N{MINUS SIGN}", "-")))
