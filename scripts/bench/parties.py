"""Parties whose people tap what their phones offer: opened over the wire, led through game after game."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from bench.loops import Crowd
from bench.socket_io import Page
from games.game import names
from server import wire

SEATS = {"fahrstuhl": 5, "shithead": 4}
"""The games that are measured, and how many phones play each."""
KEPT = 32
"""Actions of a party whose messages to all pages are kept."""
ONCE_MORE = 0.05
"""Seconds after which somebody who was refused looks again."""


class _Me(msgspec.Struct):
    turn: int
    legal: list[str]
    must_act: bool
    host: bool


class _Hold(msgspec.Struct):
    pace: str


_SHEET = _Hold("sheet")


class _Table(msgspec.Struct):
    hold: _Hold | UnsetType | None = UNSET


class _Evening(msgspec.Struct):
    phase: Literal["lobby", "table", "results", "ceremony"]


class _View(msgspec.Struct):
    """A whole view, or what has changed in it."""

    party: _Evening | UnsetType = UNSET
    me: _Me | UnsetType | None = UNSET
    table: _Table | UnsetType | None = UNSET


class _Happening(msgspec.Struct):
    seq: int


class _Update(msgspec.Struct):
    view: _View
    events: list[_Happening]


class _Glance(msgspec.Struct):
    """Of a screen's view nothing is read but how far it has come."""

    events: list[_Happening]


_updates = msgspec.msgpack.Decoder(_Update)
_glances = msgspec.msgpack.Decoder(_Glance)


class Screen:
    """A page of the party, and the number of the last event that it was told."""

    def __init__(self, party: Party, page: Page) -> None:
        self.page = page
        self.seen = 0
        self._party = party
        page.on_event = self._hear

    def _hear(self, name: str, said: msgspec.Raw) -> None:
        if name != "view":
            return
        if events := self.look(said):
            self.seen = events[-1].seq
        self._party.heard()

    def look(self, said: msgspec.Raw) -> list[_Happening]:
        """A view came; gives what happened."""
        return _glances.decode(said).events


class Phone(Screen):
    """A phone, and what it shows of its newest view."""

    me: _Me | None = None
    phase = ""
    hold: _Hold | None = None

    def look(self, said: msgspec.Raw) -> list[_Happening]:
        update = _updates.decode(said)
        view = update.view
        if view.party is not UNSET:
            self.phase = view.party.phase
        if view.me is not UNSET:
            self.me = view.me
        if view.table is None:
            self.hold = None
        elif view.table is not UNSET and view.table.hold is not UNSET:
            self.hold = view.table.hold
        return update.events


class Party:
    """A screen and its phones, as a `loops.Crowd`. At most one tap is on its way."""

    def __init__(self, number: int, game: str, chance: random.Random) -> None:
        self.ready: Callable[[Crowd], None] = lambda _: None
        self.landed: Callable[[float | None], None] = lambda _: None
        self.refused = 0
        self.kept: list[list[bytes]] = []
        self.screens: list[Screen] = []
        self._phones: list[Phone] = []
        self._game = game
        self._chance = chance
        # Each party comes from a home of its own, as the limits of one address expect.
        self._source = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self._flying = False
        self._tapped = 0.0
        self._mark = 0
        self._done = False
        self._asking = False
        self._taps = 0

    async def open(self, port: int) -> None:
        """Open the party, have everybody join, and begin the game. Raises `ConnectionError`."""
        every = {"protocol": wire.PROTOCOL, "draws": names()}
        hello = {**every, "screen": secrets.token_urlsafe(18), "code": None}
        tv = Page(self._source, "/tv", hello)
        self.screens.append(Screen(self, tv))
        await tv.come(port)
        code = (await tv.answer("open"))["code"]
        for seat in range(SEATS[self._game]):
            hello = {**every, "code": code, "tab": f"tab-{seat}-of-{code}"}
            page = Page(self._source, "/phone", hello)
            self._phones.append(Phone(self, page))
            await page.come(port)
            await page.answer("join", name=f"Gast {seat + 1}")
        self.screens += self._phones
        host = self._phones[0].page
        order = {"type": "set_up", "game": self._game, "fill_to": len(self._phones), "seconds": 0}
        await host.answer("host", order=order)
        await host.answer("host", order={"type": "start"})

    def close(self) -> None:
        """Hang up."""
        for screen in self.screens:
            screen.page.hang_up()

    def tap(self, since: float | None = None) -> bool:
        """Somebody taps, if somebody has to. `since`: when it was due, if that was before."""
        due = [phone for phone in self._phones if phone.me and phone.me.must_act]
        if self._flying or not due:
            return False
        phone = self._chance.choice(due)
        me = phone.me
        assert me
        self._flying, self._done = True, False
        self._mark = max(screen.seen for screen in self.screens)
        self._taps += 1
        fields = {"action": self._chance.choice(me.legal), "turn": me.turn, "intent": f"tap-{self._taps:09}"}
        now = time.perf_counter()
        self._tapped = now if since is None else min(since, now)
        phone.page.ask("act", fields, self._answered)
        return True

    @property
    def received(self) -> int:
        """Bytes of messages so far."""
        return sum(screen.page.bytes for screen in self.screens)

    @property
    def waits(self) -> bool:
        """Whether somebody has to decide and no tap is on its way."""
        return not self._flying and any(phone.me and phone.me.must_act for phone in self._phones)

    def heard(self) -> None:
        """A page of it was told something."""
        if not self._flying:
            self._lead()
            self._offer()
        elif self._done:
            self._land_if_all_see()

    def _answered(self, answer: dict[str, Any]) -> None:
        if answer["type"] == "done":
            self._done = True
            self._land_if_all_see()
            return
        self.refused += 1
        self._flying = False
        self.landed(None)
        asyncio.get_running_loop().call_later(ONCE_MORE, self.heard)

    def _land_if_all_see(self) -> None:
        for screen in self.screens:
            if screen.seen <= self._mark:
                return
        took = time.perf_counter() - self._tapped
        if len(self.kept) < KEPT:
            self.kept.append([screen.page.last for screen in self.screens])
        self._flying = False
        self.landed(took)
        self._lead()
        self._offer()

    def _offer(self) -> None:
        if self.waits:
            self.ready(self)

    def _lead(self) -> None:
        """The host goes on where the table waits for him."""
        host = self._phones[0] if self._phones else None
        if self._asking or host is None or host.me is None or not host.me.host:
            return
        if host.phase == "results":
            self._order("host", {"order": {"type": "start"}})
        elif host.phase == "table" and host.hold == _SHEET:
            self._order("goon", {})

    def _order(self, intent: str, fields: dict[str, Any]) -> None:
        self._asking = True
        self._phones[0].page.ask(intent, fields, self._ordered)

    def _ordered(self, _answer: dict[str, Any]) -> None:
        self._asking = False
