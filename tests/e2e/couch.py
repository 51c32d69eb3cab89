"""A living room: a house that runs, its screens, and the phones of those who have come."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Browser, BrowserContext, ViewportSize

from tests.e2e.pages import Phone, Seen, Tv
from tests.e2e.served import GUARD, Served

PHONE: ViewportSize = {"width": 390, "height": 844}
SCREEN: ViewportSize = {"width": 1280, "height": 720}

State = dict[str, Any]


class Couch:
    """All pages of an evening. `still`: they ask for less motion, which saves the tests time.

    `quick`: time passes so fast in the house that score sheets go by before anybody could tap them away.
    """

    def __init__(self, browser: Browser, house: Served, *, still: bool = True, quick: bool = False) -> None:
        self.browser = browser
        self.house = house
        self.still = still
        self.quick = quick
        self.pages: list[Seen] = []
        self.phones: list[Phone] = []
        self._contexts: list[BrowserContext] = []

    async def _context(self, **options: Any) -> BrowserContext:
        motion = "reduce" if self.still else "no-preference"
        # By lamplight; the contrasts of both looks are reckoned from their tokens.
        settings = {"locale": "de-DE", "reduced_motion": motion, "color_scheme": "dark", **options}
        context = await self.browser.new_context(**settings)
        context.set_default_timeout(30_000)
        self._contexts.append(context)
        return context

    async def tv(self, path: str = "/", size: ViewportSize = SCREEN) -> Tv:
        """A screen that shows the house."""
        context = await self._context(viewport=size)
        tv = Tv(context, await context.new_page())
        self.pages.append(tv)
        await tv.page.goto(f"{self.house.base}{path}")
        await tv.shows("main.scene")
        return tv

    async def visitor(self, name: str = "", size: ViewportSize = PHONE, code: str | None = None) -> Phone:
        """A phone that has followed the code and stands at the door; `code`: another, or empty: none."""
        context = await self._context(viewport=size, has_touch=True, is_mobile=True, device_scale_factor=2)
        phone = Phone(context, await context.new_page(), name)
        self.pages.append(phone)
        await phone.page.goto(f"{self.house.base}/{self.house.code if code is None else code}")
        return phone

    async def guest(self, name: str, size: ViewportSize = PHONE) -> Phone:
        """A phone that has come in."""
        phone = await self.visitor(name, size)
        await phone.join()
        self.phones.append(phone)
        return phone

    async def tab(self, phone: Phone) -> Phone:
        """One more tab in the same browser."""
        tab = Phone(phone.context, await phone.context.new_page(), phone.name)
        self.pages.append(tab)
        await tab.page.goto(f"{self.house.base}/{self.house.code}")
        return tab

    async def play(
        self,
        tv: Tv,
        until: Callable[[State], bool],
        on_sheet: Callable[[], Awaitable[None]] | None = None,
    ) -> State:
        """Everybody does what the phone asks for, until the screen shows what is wanted; gives that."""
        players = {phone.name: phone for phone in self.phones}
        seen = ""
        while not until(state := await tv.state(list(players), seen)):
            assert state["scene"] in ("table", "sheet"), state
            if state["scene"] == "sheet":
                if on_sheet:
                    await on_sheet()
                if not self.quick:
                    await self.phones[0].tap('[data-layer="sheet"] [data-go-on]')
            elif await self._asks(players[state["turn"]], tv, state["key"]):
                await players[state["turn"]].take_turn()
            seen = state["key"]
        return state

    async def _asks(self, phone: Phone, tv: Tv, key: str) -> bool:
        """Wait until that phone is asked; False when the screen moves on first: it showed an old turn."""
        async with asyncio.timeout(GUARD):
            while not await phone.is_asked():
                if await tv.moved_on(self.names(), key):
                    return False
                await tv.next_frame()
        return True

    def names(self) -> list[str]:
        """Who plays."""
        return [phone.name for phone in self.phones]

    async def leave(self) -> None:
        """Close all pages; nothing may have gone wrong on any."""
        for context in self._contexts:
            await context.close()
        faults = [fault for page in self.pages for fault in page.faults]
        assert not faults, faults
        assert not [line for line in self.house.said if "Traceback" in line], self.house.said
