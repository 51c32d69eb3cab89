"""People who play by themselves, on phones that come back by themselves: what they said, what they heard."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import socketio

from tests.hub.pages import Page, Phone, View

BACK_OFF = 0.25
LONGEST_WAIT = 1.0
"""Seconds until a page dials again: at first, doubled each time, at most; each up to a half off."""
DIAL = 4.0
"""Seconds after which a page that dials gives up and waits."""
STUCK = 2.0
"""Seconds without news after which a person tries something once more."""


class Tap(NamedTuple):
    """An action that was tapped, and its own id."""

    action: str
    turn: int
    intent: str


class Tally:
    """What all of them have said and been answered: taps by their ids, other intents by their kind."""

    def __init__(self) -> None:
        self.tapped: dict[str, str] = {}
        self.done: set[str] = set()
        self.asked = Counter[str]()
        self.granted = Counter[str]()
        self.again = 0
        """Taps that were said once more since no answer had come."""
        self.refused = Counter[str]()
        self._more = asyncio.Condition()

    async def tapping(self, intent: str, action: str) -> None:
        """A tap is on its way."""
        self.again += intent in self.tapped
        self.tapped[intent] = action
        async with self._more:
            self._more.notify_all()

    async def until(self, taps: int) -> None:
        """Wait for so many taps in all."""
        async with self._more:
            await self._more.wait_for(lambda: len(self.tapped) >= taps)


class Person:
    """Somebody with a page, who does what `does` says for as long as the line holds, and comes back if not.

    `inside`, `outside`: one of them is set. `came`: when it came in last; `first`: what it was shown then.
    """

    def __init__(self, page: Page, chance: random.Random, does: Callable[[], Awaitable[None]]) -> None:
        self.page = page
        self.inside = asyncio.Event()
        self.outside = asyncio.Event()
        self.came = 0.0
        self.first: View = {}
        self._chance = chance
        self._does = does

    async def live(self) -> None:
        """For ever. Raises what `does` raises."""
        while True:
            await self._come_in()
            self.first, self.came = self.page.view, time.monotonic()
            self.outside.clear()
            self.inside.set()
            try:
                await self._while_the_line_holds()
            finally:
                self.inside.clear()
                self.outside.set()

    async def _come_in(self) -> None:
        wait = BACK_OFF
        while True:
            with contextlib.suppress(socketio.exceptions.ConnectionError, TimeoutError):
                async with asyncio.timeout(DIAL):
                    return await self.page.come_back()
            with contextlib.suppress(Exception):  # whatever is left of the attempt
                await self.page.go()
            await asyncio.sleep(min(wait * self._chance.uniform(0.5, 1.5), LONGEST_WAIT))
            wait *= 2

    async def _while_the_line_holds(self) -> None:
        doing, broken = asyncio.ensure_future(self._does()), asyncio.ensure_future(self.page.broken())
        try:
            await asyncio.wait([doing, broken], return_when=asyncio.FIRST_COMPLETED)
            if doing.done() and not broken.done():
                doing.result()
                await broken
        finally:
            for task in (doing, broken):
                task.cancel()
            await asyncio.gather(doing, broken, return_exceptions=True)


class Wish(NamedTuple):
    """Something else that a person wants: under which `kind` it is counted, the intent and its fields."""

    kind: str
    intent: str
    fields: dict[str, Any]


Aside = Callable[[View], Wish | None]


class Player:
    """A phone's person: comes in with a name, taps what is offered, and now and then says a tap again.

    `pace`: seconds at most before a tap, but for a long thought now and then. `aside`: what the person
    rather does, by what is shown.
    """

    def __init__(
        self,
        phone: Phone,
        name: str,
        tally: Tally,
        chance: random.Random,
        pace: float = 0.0,
        aside: Aside = lambda _: None,
    ) -> None:
        self.phone = phone
        self._name = name
        self._tally = tally
        self._chance = chance
        self._pace = pace
        self._aside = aside
        self._looked_at = 0.0
        """When the view came that was looked at last."""
        self._let_pass: int | None = None
        self._open: Tap | None = None

    async def play(self) -> None:
        """Tap on until somebody stops it."""
        if not self.phone.view["me"]:
            self._tally.asked["join"] += 1
            await self.phone.join(self._name)
            self._tally.granted["join"] += 1
        if self._open and self._chance.random() < 0.7:
            await self._tap(self._open)
        while True:
            await self._look()
            if wish := self._aside(self.phone.view):
                await self._ask(wish)
            elif action := self._choose(self.phone.view):
                number = self.phone.view["table"]["number"]
                turn = self.phone.view["me"]["turn"]
                intent = f"{self.phone.tab}-{number}-{len(self._tally.tapped)}"
                await self._tap(Tap(action, turn, intent))

    async def _look(self) -> None:
        """Wait for a view that is new; where none comes for a while, the present one is looked at again."""
        with contextlib.suppress(TimeoutError):
            await self.phone.until(lambda _: self.phone.arrived > self._looked_at, within=STUCK)
        await asyncio.sleep(self._chance.uniform(0, self._pace) * self._chance.choice((1, 1, 1, 10)))
        self._looked_at = self.phone.arrived

    def _choose(self, view: View) -> str | None:
        me, table = view["me"], view["table"]
        if not me["legal"] or table["result"] is not None or me["turn"] == self._let_pass:
            return None
        if not me["must_act"] and self._chance.random() < 0.5:
            self._let_pass = me["turn"]
            return None
        return str(me["legal"][0] if self._chance.random() < 0.7 else self._chance.choice(me["legal"]))

    async def _ask(self, wish: Wish) -> None:
        self._tally.asked[wish.kind] += 1
        answer = await self.phone.ask(wish.intent, **wish.fields)
        if answer["type"] == "done":
            self._tally.granted[wish.kind] += 1
        else:
            self._tally.refused[f"{wish.kind}: {answer['reason']}"] += 1

    async def _tap(self, tap: Tap) -> None:
        self._open = tap
        await self._tally.tapping(tap.intent, tap.action)
        answer = await self.phone.act(tap.action, tap.turn, tap.intent)
        self._open = None
        if answer["type"] == "done":
            self._tally.done.add(tap.intent)
        else:
            self._tally.refused[answer["reason"]] += 1


def hosts(items: Sequence[dict[str, Any]]) -> Aside:
    """Leads through those games one after another, holds a ceremony after the last, and begins again."""

    def order(kind: str, count_as: str | None = None, **fields: Any) -> Wish:
        return Wish(count_as or kind, "host", {"order": {"type": kind, **fields}})

    def aside(view: View) -> Wish | None:
        party, table = view["party"], view["table"]
        if not view["me"]["host"]:
            return None
        if party["settings"]["late"] != "now":
            return order("arrange", late="now")
        if party["phase"] == "table":
            reading = table["hold"] and table["hold"]["pace"] == "sheet"
            return Wish("go on", "goon", {}) if reading else None
        if party["phase"] == "ceremony":
            return order("ceremony", on=False)
        if party["phase"] == "results":
            return order("ceremony", on=True) if party["programme_over"] else order("start")
        planned = party["programme"]
        if not planned or planned[0]["repeat"] == 0:
            return order("plan", items=[{"repeat": 1, **item} for item in items])
        return order("start")

    return aside


def comes_and_goes(chance: random.Random) -> Aside:
    """Leaves the seat to a bot now and then, and would like one again soon."""

    def aside(view: View) -> Wish | None:
        mine = next(one for one in view["party"]["members"] if one["id"] == view["me"]["member"])
        if mine["sits_out"]:
            return Wish("change", "change", {"sits_out": False}) if chance.random() < 0.3 else None
        if view["me"]["seat"] is not None and chance.random() < 0.02:
            return Wish("leave", "leave", {"for_good": True})
        return None

    return aside
