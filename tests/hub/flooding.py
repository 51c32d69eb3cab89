"""A game of three phones while a fourth floods the house: how long a tap takes until every page shows it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

from tests.hub.merging import merged
from tests.hub.pages import GUARD, View
from tests.hub.process import HERE, STARTED, Server
from tests.hub.raw import ACK, BINARY_EVENT, CONNECT, EVENT, Raw, dialled

NAMES = ("Ada", "Ben", "Cleo")
GAME: dict[str, Any] = {"game": "shithead", "options": {}, "fill_to": len(NAMES)}
"""Nobody but people plays it, so that what changes on the table comes of a tap."""
KINDS = ("right", "wrong", "anew")
"""What a flood is made of: right messages; nonsense, for which the house hangs up; right messages, and the
flooder hangs up itself and dials anew before the house reads it more slowly."""
EVE = "eve-is-known-by-this"
EVENTS_A_SECOND = 1000
BATCH = 10
"""Events that are sent at once."""
BEFORE_ANEW = 50
"""Events on each connection of a flood that dials anew."""
TURNED = 0.05
"""Seconds after which a flooder that was not let in dials again: so fast does she flood, nothing more."""
UNSENT = 0.1
"""Seconds after which a flooder that cannot send dials again where that is its kind."""


class Seat:
    """A page of the game that only keeps what it must: as lean as it can be, since its time is measured, too.

    `changed`: when the first view came that showed the table as it is now.
    """

    def __init__(self, raw: Raw, namespace: str) -> None:
        self.view: View = {}
        self._latest: dict[str, Any] | None = None
        self.changed = 0.0
        self._raw = raw
        self._namespace = namespace
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._news = asyncio.Condition()

    async def come(self, **said: Any) -> None:
        """Say who it is."""
        assert (await self._raw.hello(self._namespace, **said))["type"] == CONNECT

    async def read(self) -> None:
        """Keep what comes, for ever."""
        while True:
            try:
                packet = await self._raw.packet(EVENT, ACK)
            except TimeoutError:  # nobody has done anything for a while
                continue
            now = time.perf_counter()
            if packet["type"] == ACK:
                self._answers.pop(packet["id"]).set_result(packet["data"][0])
            elif packet["data"][0] == "view":
                before = self.shown
                self._latest = merged(self._latest, packet["data"][1])
                self.view = self._latest["view"]
                if self.shown != before:
                    self.changed = now
                async with self._news:
                    self._news.notify_all()

    async def ask(self, intent: str, /, **fields: Any) -> dict[str, Any]:
        """Send an intent; gives the answer."""
        number = next(self._numbers)
        self._answers[number] = asyncio.get_running_loop().create_future()
        await self._raw.send(type=EVENT, nsp=self._namespace, data=[intent, fields], id=number)
        async with asyncio.timeout(GUARD):
            answer: dict[str, Any] = await self._answers[number]
        return answer

    async def until_other_than(self, shown: object) -> None:
        """Wait until the table is shown differently. Raises `TimeoutError`."""
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: self.shown != shown)

    async def news(self) -> None:
        """Wait for a view. Raises `TimeoutError`."""
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait()

    @property
    def shown(self) -> object:
        """What it shows of the table."""
        table = self.view.get("table")
        return table and (table["number"], table["observation"])


class Game:
    """Three phones and a screen; `pace`: seconds that somebody thinks at most."""

    def __init__(self, tv: Seat, phones: list[Seat], chance: random.Random, pace: float) -> None:
        self._tv, self._phones = tv, phones
        self._pages = [tv, *phones]
        self._chance = chance
        self._pace = pace
        self._taps = itertools.count(1)

    async def taps(self, count: int) -> list[float]:
        """So many taps; gives the seconds of each until every page showed what came of it."""
        took: list[float] = []
        while len(took) < count:
            if self._tv.view["party"]["phase"] != "table":
                await self._begin()
            elif tapper := next((phone for phone in self._phones if _must_act(phone)), None):
                if (seconds := await self._tap(tapper)) is not None:
                    took.append(seconds)
                await asyncio.sleep(self._chance.uniform(0, self._pace))
            else:
                await self._tv.news()
        return took

    async def _begin(self) -> None:
        host = self._phones[0]
        shown = self._tv.shown
        for order in ({"type": "set_up", **GAME}, {"type": "start"}):
            answer = await host.ask("host", order=order)
            assert answer["type"] == "done", answer
        for page in self._pages:
            await page.until_other_than(shown) if page is self._tv else await self._until_at(page)

    async def _until_at(self, phone: Seat) -> None:
        number = self._tv.view["table"]["number"]
        while not phone.view["table"] or phone.view["table"]["number"] != number:
            await phone.news()

    async def _tap(self, tapper: Seat) -> float | None:
        me, before = tapper.view["me"], [page.shown for page in self._pages]
        action = me["legal"][0] if self._chance.random() < 0.7 else self._chance.choice(me["legal"])
        sent = time.perf_counter()
        answer = await tapper.ask(
            "act", action=action, turn=me["turn"], intent=f"tap-number-{next(self._taps):06}"
        )
        if answer["type"] != "done":
            return None
        for page, shown in zip(self._pages, before, strict=True):
            await page.until_other_than(shown)
        return max(page.changed for page in self._pages) - sent


def _must_act(phone: Seat) -> bool:
    me = phone.view["me"]
    return bool(me and me["must_act"] and me["legal"])


@contextlib.asynccontextmanager
async def playing(server: Server, chance: random.Random, pace: float = 0.0) -> AsyncIterator[Game]:
    """The pages have come to that house, and play until the end of the block."""
    async with contextlib.AsyncExitStack() as open_lines:
        reading = await open_lines.enter_async_context(_ended())

        async def page(namespace: str, **said: Any) -> Seat:
            seat = Seat(await open_lines.enter_async_context(dialled(server.url)), namespace)
            await seat.come(**said)
            reading.append(asyncio.create_task(seat.read()))
            while not seat.view:
                await seat.news()
            return seat

        tv = await page("/tv", screen="screen-of-the-flood", code=None)
        phones = []
        for name in NAMES:
            phone = await page("/phone", code=server.code, tab=f"tab-of-{name}")
            assert (await phone.ask("join", name=name))["type"] == "joined"
            phones.append(phone)
        yield Game(tv, phones, chance, pace)


@contextlib.asynccontextmanager
async def _ended() -> AsyncIterator[list[asyncio.Task[None]]]:
    """Tasks that end with the block."""
    tasks: list[asyncio.Task[None]] = []
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def flooded(server: Server, kind: str) -> AsyncIterator[dict[str, int]]:
    """Somebody floods that house from a process of its own until the end of the block.

    Afterwards the counts are there: `sent` events, `connections`, `turned` away.
    """
    counts: dict[str, int] = {}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.hub.flooding", server.url, server.code, kind),
        cwd=HERE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout
    try:
        async with asyncio.timeout(STARTED):
            assert await process.stdout.readline() == b"floods\n", "the flood did not begin"
        yield counts
        process.send_signal(signal.SIGTERM)
        names = ("sent", "connections", "turned")
        counts |= zip(names, map(int, (await process.stdout.readline()).split()), strict=True)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


class Flooder:
    """A phone that has joined, and sends as many events as it can, up to `EVENTS_A_SECOND`."""

    def __init__(self, url: str, code: str, kind: str) -> None:
        self.sent = self.connections = self.turned = 0
        self._url, self._code, self._kind = url, code, kind
        self._packets = _nonsense() if kind == "wrong" else _right()
        self._begun = 0.0

    async def flood(self) -> None:
        """For ever."""
        while True:
            try:
                async with self._in() as raw:
                    if not self._begun:
                        await self._join(raw)
                    await self._flood_on(raw)
            except OSError:  # hung up on, or too slow
                continue

    async def _join(self, raw: Raw) -> None:
        # Who has been here already is told so. Games begin without her: nobody waits for her.
        await raw.ask("join", name="Eve", token=EVE)
        await raw.ask("change", sits_out=True)
        self._begun = time.monotonic()
        print("floods", flush=True)

    @contextlib.asynccontextmanager
    async def _in(self) -> AsyncIterator[Raw]:
        try:
            dialling = dialled(self._url)
            raw = await dialling.__aenter__()
        except Exception as fault:
            self.turned += 1
            await asyncio.sleep(TURNED)
            raise ConnectionError("not let in") from fault
        try:
            self.connections += 1
            await raw.hello("/phone", code=self._code, tab="tab-of-the-flood", token=EVE)
            yield raw
        finally:
            await dialling.__aexit__(None, None, None)

    async def _flood_on(self, raw: Raw) -> None:
        """Until the house hangs up, or enough was sent on this line."""
        reading = asyncio.ensure_future(raw.until_dropped())
        try:
            for number in itertools.count():
                if reading.done() or (self._kind == "anew" and number * BATCH >= BEFORE_ANEW):
                    return
                for packet in itertools.islice(self._packets, BATCH):
                    await self._send(raw, packet)
                    self.sent += 1
                late = self._begun + self.sent / EVENTS_A_SECOND - time.monotonic()
                await asyncio.sleep(max(0.0, late))
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def _send(self, raw: Raw, packet: dict[str, Any]) -> None:
        async with asyncio.timeout(UNSENT if self._kind == "anew" else None):
            await raw.send(**packet)


def _right() -> Iterator[dict[str, Any]]:
    """Messages that any phone of the evening may send; many of them change what all pages show."""
    for number in itertools.count():
        for name, fields in (
            ("change", {"colour": number % 12}),
            ("react", {"symbol": number % 8}),
            ("act", {"action": "pickup", "turn": 0, "intent": f"flood-{number:08}"}),
            ("touch", {}),
            ("change", {"name": f"Eve {number}"}),
            ("resync", {}),
        ):
            yield {"type": EVENT, "nsp": "/phone", "data": [name, fields], "id": number}


def _nonsense() -> Iterator[dict[str, Any]]:
    """What no page sends."""
    for number in itertools.count():
        yield {"type": EVENT, "nsp": "/phone", "data": ["act", {"turn": "x"}], "id": number}
        yield {"type": BINARY_EVENT, "nsp": "/phone", "data": ["touch", {}], "attachments": 1}
        yield {"type": EVENT, "nsp": "/phone", "data": ["connect", {"x": "y" * 10_000}]}


async def _flood(url: str, code: str, kind: str) -> None:
    assert kind in KINDS, f"a flood is one of {KINDS}, not {kind}"
    flooder = Flooder(url, code, kind)
    flooding = asyncio.create_task(flooder.flood())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, flooding.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await flooding
    print(flooder.sent, flooder.connections, flooder.turned, flush=True)


if __name__ == "__main__":
    asyncio.run(_flood(*sys.argv[1:]))
