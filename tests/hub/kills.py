"""An evening whose house is killed again and again while people play, and judged each time."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.hub.pages import GUARD, Page, Phone, Tv, View
from tests.hub.people import Aside, Person, Player, Tally, comes_and_goes, hosts
from tests.hub.process import Server, free_port, launch, where
from tests.hub.referee import Referee

GAMES: dict[str, dict[str, Any]] = {
    "fahrstuhl": {"game": "fahrstuhl", "options": {"mode": "list", "schedule": [3, 2]}, "fill_to": 4},
    "shithead": {"game": "shithead", "options": {}, "fill_to": 4},
    "lucky_shutdown": {"game": "lucky_shutdown", "options": {}, "fill_to": 4},
    "shut_the_box": {"game": "shut_the_box", "options": {"end": "rounds", "rounds": 2}, "fill_to": 3},
}
"""Each game as it is played here, with one bot at least whose seat a guest can have."""


@dataclass
class Figures:
    """What came of it, in counts and seconds."""

    kills: int = 0
    before_it_ran: int = 0
    """Kills more that came while the house was starting."""
    started: list[float] = field(default_factory=list)
    """From the start of the process until it said that it runs."""
    back: list[float] = field(default_factory=list)
    """From then until every page was in and shown the table."""
    left: list[float] = field(default_factory=list)
    """By how many seconds a decision had more time after a restart than before the kill."""
    rows: int = 0
    taps: int = 0
    acknowledged: int = 0
    again: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)


class Kills:
    """The house in `data`, those who play in it, and who judges.

    `games`: names from `GAMES`, one after another, with a ceremony after the last. `pace`: seconds at most
    that a person thinks.
    """

    def __init__(self, data: Path, games: Sequence[str], chance: random.Random, pace: float = 0.0) -> None:
        self.tally = Tally()
        self.figures = Figures()
        self._data = data
        self._items = [GAMES[game] for game in games]
        self._chance = chance
        self._pace = pace
        self._referee = Referee(data, self.tally)
        self._people: list[Person] = []
        self._lives: list[asyncio.Task[None]] = []
        self._server: Server | None = None

    async def run(
        self, kills: int, moment: Callable[[], Awaitable[None]], guest_after: int, to_the_end: bool = False
    ) -> Figures:
        """Kill it so many times, each at a `moment` after everybody is in; a guest comes after some.

        `to_the_end`: and go on so until each of the games has been over once. Raises `AssertionError` when
        something does not hold, or what a person's part raised.
        """
        try:
            await self._start(free_port(random.Random()))
            await self._gather()
            while self.figures.kills < kills or (to_the_end and not self._all_were_over()):
                if self.figures.kills == guest_after:
                    await self._comes("Gustav", comes_and_goes(random.Random(self._chance.random())))
                await self._unless_somebody_fails(moment())
                await self._kill_and_judge()
                await self._start_again()
        finally:
            await self._end()
            self._sum_up()
        return self.figures

    def _all_were_over(self) -> bool:
        return self._referee.games.keys() >= {item["game"] for item in self._items}

    def _sum_up(self) -> None:
        figures, tally = self.figures, self.tally
        figures.rows, figures.games = len(self._referee.rows), self._referee.games
        figures.taps, figures.acknowledged, figures.again = len(tally.tapped), len(tally.done), tally.again
        figures.refused, figures.asked = tally.refused, tally.asked

    async def _gather(self) -> None:
        assert self._server
        tv = Tv(self._server.url)
        self._live(Person(tv, self._own_chance(), _watch))
        await self._comes("Ada", hosts(self._items))
        await self._comes("Ben", lambda _: None)

    async def _comes(self, name: str, aside: Aside) -> None:
        """One after another, so that the first is host."""
        assert self._server
        phone = Phone(self._server.url, self._server.code)
        player = Player(phone, name, self.tally, self._own_chance(), self._pace, aside)
        self._live(Person(phone, self._own_chance(), player.play))
        await self._unless_somebody_fails(phone.until(lambda view: view["me"]))

    def _live(self, person: Person) -> None:
        self._people.append(person)
        self._lives.append(asyncio.create_task(person.live()))

    def _own_chance(self) -> random.Random:
        return random.Random(self._chance.random())

    async def _start(self, port: int | None = None) -> float:
        """Start the house; gives when it ran."""
        begun = time.monotonic()
        process = await launch(self._data, port)
        try:
            self._server = Server(process, *await where(process, self._data))
        except BaseException:
            process.kill()
            await process.communicate()
            raise
        self.figures.started.append(time.monotonic() - begun)
        return time.monotonic()

    async def _kill_and_judge(self) -> None:
        assert self._server
        await self._server.end(signal.SIGKILL)
        killed = time.monotonic()
        assert self._server.process.stderr
        assert "Traceback" not in (await self._server.process.stderr.read()).decode()
        self.figures.kills += 1
        async with asyncio.timeout(GUARD):
            for person in self._people:
                await person.outside.wait()
        self._before = {page: _remaining(page.view, killed - page.arrived) for page in self._pages}
        with tempfile.TemporaryDirectory() as scratch:
            self._referee.judge(self._pages, Path(scratch))

    async def _start_again(self) -> None:
        if self._chance.random() < 0.15:
            await self._kill_while_it_starts()
        ran = await self._start()
        async with asyncio.timeout(GUARD):
            await self._unless_somebody_fails(
                asyncio.gather(*(person.inside.wait() for person in self._people))
            )
        self.figures.back.append(max(0.0, *(person.came - ran for person in self._people)))
        for person in self._people:
            self._compare(self._before[person.page], person.first)

    async def _kill_while_it_starts(self) -> None:
        process = await launch(self._data)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), self._chance.uniform(0.0, self._usual_start()))
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
        self.figures.before_it_ran += 1

    def _usual_start(self) -> float:
        return min(self.figures.started)

    def _compare(self, before: dict[Any, float], first: View) -> None:
        """How the times of decisions differ that stood before the kill and still do."""
        if first["table"] and first["table"]["paused"]:
            for which, left in _remaining(first, 0.0).items():
                if which in before:
                    self.figures.left.append(left - before[which])

    @property
    def _pages(self) -> list[Page]:
        return [person.page for person in self._people]

    async def _unless_somebody_fails(self, waited: Awaitable[Any]) -> None:
        """Wait for that; a fault in somebody's life ends the waiting."""
        waiting = asyncio.ensure_future(waited)
        try:
            await asyncio.wait([waiting, *self._lives], return_when=asyncio.FIRST_COMPLETED)
            for life in self._lives:
                if life.done():
                    life.result()
            await waiting
        finally:
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)

    async def _end(self) -> None:
        for life in self._lives:
            life.cancel()
        await asyncio.gather(*self._lives, return_exceptions=True)
        for page in self._pages:
            await page.go()
        if self._server and self._server.process.returncode is None:
            assert await self._server.end(signal.SIGTERM) == 0
            await self._server.process.communicate()


async def _watch() -> None:
    """A screen does nothing by itself."""


def _remaining(view: View, age: float) -> dict[Any, float]:
    """Seconds left of each seat's decision, in a view of that age; by what tells it from others."""
    table = view.get("table")
    if not table or table["hold"]:
        return {}
    if table["paused"]:
        age = 0.0
    position = (table["number"], repr(table["observation"]))
    return {
        (*position, one["seat"], one["kind"], one["total"]): one["left"] - age
        for one in table["waiting"]
        if one["left"] is not None and one["seat"] is not None
    }
