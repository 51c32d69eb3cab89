"""Parties one after another on a server for strangers, played or only opened; what is left is counted."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import secrets
import sqlite3
from pathlib import Path
from typing import Any

from server import store
from server.house import IDLE
from server.reception import OPENINGS
from tests.hub.conftest import Open
from tests.hub.pages import GUARD, Phone, Tv

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("fahrstuhl", {"mode": "list", "schedule": [1]}),
    ("shut_the_box", {"end": "rounds", "rounds": 1}),
]
"""Games that are soon over."""
TABLES = ("party", "step", "snapshot", "record")
MOST_BEATS = 2000
"""Half seconds after which a game that is not over counts as hanging."""


class Soak:
    """Evenings on a house with `hosted=True`, whose time passes as fast as the computer can."""

    def __init__(self, house: Open) -> None:
        self.house = house
        self._number = itertools.count()

    async def play(self) -> None:
        """A party with a screen and two phones plays a game; one line breaks on the way; everybody leaves."""
        tv = await self._open()
        game, options = GAMES[next(self._number) % len(GAMES)]
        phones = [await self.house.phone(name, code=tv.code) for name in ("Ada", "Ben")]
        await phones[0].order("set_up", game=game, options=options, fill_to=3)
        assert (await phones[0].order("start"))["type"] == "done"
        evening = self.house.house.find(tv.code or "")
        assert evening
        for beat in range(MOST_BEATS):
            if evening.party.finished:
                break
            await self.house.pass_time(0.5)
            if beat == 20:
                await phones[1].go()
                await phones[1].come_back()
            for phone in phones:
                me = phone.view["me"]
                if me and me["must_act"] and me["legal"]:
                    await phone.act(me["legal"][0], me["turn"])
        assert evening.party.finished, f"{game} hangs"
        await self._leave(tv, *phones)

    async def abandon(self) -> None:
        """A screen opens a party, and nobody ever comes."""
        await self._leave(await self._open())

    async def pass_idly(self) -> None:
        """So much time passes that every party without a page is closed."""
        for _ in range(int(IDLE / 2) + 1):
            self.house.time.seconds += 2
            for evening in self.house.house.evenings.values():
                evening.clock.beat()
        await self.house.house.tidy()

    async def _open(self) -> Tv:
        self.house.time.seconds += 1 / OPENINGS[0]
        for evening in self.house.house.evenings.values():
            evening.clock.beat()
        tv = await self.house.tv(screen=secrets.token_urlsafe(16))
        answer = await tv.ask("open")
        assert answer["type"] == "opened", answer
        tv.code = answer["code"]
        await tv.until(lambda view: view["party"]["code"] == tv.code)
        return tv

    async def _leave(self, tv: Tv, *phones: Phone) -> None:
        for page in (*phones, tv):
            await page.go()
            self.house.pages.remove(page)
        async with asyncio.timeout(GUARD):
            while self.house.reception.sockets.pipes:  # noqa: ASYNC110  nothing tells when the last is gone
                await asyncio.sleep(0)


def held(house: Open) -> dict[str, int]:
    """How much there is of everything that a party needs while it is open."""
    gc.collect()
    server: Any = house.reception.sockets._server
    scheduled: list[asyncio.TimerHandle] = getattr(asyncio.get_running_loop(), "_scheduled", [])
    files = Path("/proc/self/fd")
    return {
        "tasks": len(asyncio.all_tasks()),
        "timers": sum(not timer.cancelled() for timer in scheduled),
        "connections": len(house.reception.sockets.pipes) + len(server.environ),
        "guests": len(house.reception._guests),
        "evenings": len(house.house.evenings),
        "files": len(list(files.iterdir())) if files.exists() else 0,
    }


def grown(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What there is more of, and how much more."""
    return {name: after[name] - count for name, count in before.items() if after[name] > count}


def rows(folder: Path) -> int:
    """How many rows the journal has of parties."""
    with contextlib.closing(sqlite3.connect(folder / store.FILE)) as db:
        counts = (db.execute(f"SELECT count(*) FROM {table}") for table in TABLES)
        return sum(count for each in counts for (count,) in each)
