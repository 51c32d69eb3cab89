"""A house on a real socket, with a time that the test lets pass."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from server.app import run
from server.config import Config
from server.evening import Party
from server.house import House
from server.hub import Hub
from server.journal import Journal
from server.line import Line
from server.open_evening import OpenEvening
from server.reception import Reception
from server.sockets import Limits
from tests.hub.pages import GUARD, Page, Phone, Tv


class Time:
    """A clock that stands until the test lets it go on."""

    def __init__(self, seconds: float = 1000.0) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        return self.seconds


class Open:
    """An open house: where it is, what it holds, and the pages that came."""

    def __init__(self, house: House, reception: Reception, journal: Journal, time: Time) -> None:
        self.house = house
        self.reception = reception
        self.journal = journal
        self.time = time
        self.url = f"http://127.0.0.1:{house.surroundings.port}"
        self.code = next((evening.party.code for evening in house.evenings.values()), "")
        self.pages: list[Page] = []

    @property
    def evening(self) -> OpenEvening:
        """The evening of the living room."""
        return self.house.current

    @property
    def party(self) -> Party:
        """That evening as the journal has it."""
        return self.evening.party

    @property
    def line(self) -> Line:
        """That evening's line."""
        return self.evening.line

    @property
    def hub(self) -> Hub:
        """That evening's pages."""
        return self.evening.hub

    async def phone(self, name: str | None = None, *, code: str | None = None, **fields: Any) -> Phone:
        """A phone that came, and joined if it has a name."""
        phone = Phone(self.url, code or self.code, **fields)
        self.pages.append(phone)
        await phone.come()
        if name:
            await phone.join(name)
        return phone

    async def tv(self, **fields: Any) -> Tv:
        """A screen that came."""
        tv = Tv(self.url, **fields)
        self.pages.append(tv)
        await tv.come()
        return tv

    async def pass_time(self, seconds: float) -> None:
        """Let house time pass, in beats as short as the heart's."""
        while seconds > 0:
            step = min(seconds, 0.5)
            seconds -= step
            self.time.seconds += step
            for evening in list(self.house.evenings.values()):
                evening.clock.beat()
                await evening.line.tick()
            # Where nothing was due nothing has been waited for, and the pages want their turn.
            await asyncio.sleep(0)

    async def until(self, page: Page, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Let time pass until a view of that page is as wanted."""
        async with asyncio.timeout(GUARD):
            while not (page.view and holds(page.view)):
                await self.pass_time(0.5)
                await asyncio.sleep(0)
        return page.view


Opener = Callable[..., contextlib.AbstractAsyncContextManager[Open]]


@contextlib.asynccontextmanager
async def opened(
    data: Path, limits: Limits | None = None, wall: Callable[[], float] = time.time, **settings: Any
) -> AsyncIterator[Open]:
    """A house on a free port of this computer. `wall`: the time of day in it."""
    config = Config(data=data, **{"host": "127.0.0.1", "port": 0, **settings})
    journal = Journal.open(data)
    started: asyncio.Future[tuple[House, Reception]] = asyncio.get_running_loop().create_future()
    stop, clock = asyncio.Event(), Time()
    served = asyncio.create_task(
        run(config, journal, lambda *both: started.set_result(both), stop, limits, clock, wall)
    )
    try:
        either: list[asyncio.Future[Any]] = [started, served]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if served.done():
            await served
        house = Open(*started.result(), journal, clock)
        yield house
        for page in house.pages:
            if page.client.connected:
                await page.go()
    finally:
        stop.set()
        await asyncio.gather(served, return_exceptions=True)
        journal.close()
    await served


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Open]:
    """An open house with nobody in it."""
    async with opened(tmp_path / "data") as open_house:
        yield open_house
