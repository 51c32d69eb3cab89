"""Symbols that float up on the screens: of members alone, not too many, and only in their own evening."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from server.outbox import MOST_ASIDES, Box
from tests.hub.conftest import Open, opened
from tests.hub.pages import GUARD, Tv


async def reacted(tv: Tv, count: int = 1) -> list[dict[str, Any]]:
    """The reactions that a screen has heard of, once there are so many."""
    async with asyncio.timeout(GUARD):
        while len(tv.reactions) < count:
            await tv.look()
    return tv.reactions


async def test_a_symbol_reaches_every_screen_of_the_evening_and_no_phone(house: Open) -> None:
    screens = [await house.tv(), await house.tv()]
    ada = await house.phone("Ada")

    assert (await ada.ask("react", symbol=5))["type"] == "done"

    for screen in screens:
        assert await reacted(screen) == [{"member": 1, "symbol": 5}]
    assert house.party.members[0].intents == ()


async def test_who_sits_at_the_table_reacts_too(house: Open) -> None:
    screen, ada = await house.tv(), await house.phone("Ada")
    await house.phone("Ben")
    await ada.order("start")

    assert (await ada.ask("react", symbol=0))["type"] == "done"
    assert await reacted(screen) == [{"member": 1, "symbol": 0}]


async def test_four_in_a_row_are_too_many(house: Open) -> None:
    ada, ben = await house.phone("Ada"), await house.phone("Ben")
    answers = [await ada.ask("react", symbol=1) for _ in range(4)]

    assert [answer["type"] for answer in answers] == ["done", "done", "done", "refused"]
    assert answers[3]["reason"] == "too_fast"
    assert (await ben.ask("react", symbol=1))["type"] == "done"
    await house.pass_time(1.5)
    assert (await ada.ask("react", symbol=1))["type"] == "done"


async def test_a_host_switches_them_off(house: Open) -> None:
    ada = await house.phone("Ada")
    await ada.order("arrange", reactions=False)

    assert (await ada.ask("react", symbol=1))["reason"] == "reactions_off"


async def test_nobody_who_is_not_in_yet_reacts(house: Open) -> None:
    ada = await house.phone("Ada")
    await ada.order("arrange", nod=True)
    stranger, knocking = await house.phone(), await house.phone()
    await knocking.ask("join", name="Emil")

    assert (await stranger.ask("react", symbol=1))["reason"] == "not_joined"
    assert (await knocking.ask("react", symbol=1))["reason"] == "not_admitted"
    assert (await ada.ask("react", symbol=8))["reason"] == "message"


async def test_another_evening_of_the_same_house_hears_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, hosted=True) as house:
        screens = [await house.tv(screen=f"screen-{'x' * 22}-{number}") for number in range(2)]
        codes = [(await screen.ask("open"))["code"] for screen in screens]
        ada, ben = await house.phone("Ada", code=codes[0]), await house.phone("Ben", code=codes[1])
        await ada.ask("react", symbol=2)
        await ben.ask("react", symbol=3)

        assert await reacted(screens[0]) == [{"member": 1, "symbol": 2}]
        assert await reacted(screens[1]) == [{"member": 1, "symbol": 3}]


class SlowPipe:
    """Takes one frame whenever the test lets it."""

    is_free = False

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.may = asyncio.Semaphore(0)
        self.waits = asyncio.Event()

    def gather(self) -> None: ...

    def send_gathered(self) -> None: ...

    async def taken(self) -> None:
        self.waits.set()
        await self.may.acquire()

    async def send(self, frame: bytes) -> None:
        self.sent.append(frame)


async def test_for_a_screen_that_reads_slowly_they_do_not_pile_up() -> None:
    pipe = SlowPipe()
    box = Box(pipe, lambda: b"view")  # type: ignore[arg-type]  # a pipe that only sends
    box.letter(b"letter")
    await pipe.waits.wait()
    for number in range(100):
        box.aside(b"%d" % number)
    box.view()
    box.send()
    for _ in range(2 + MOST_ASIDES):
        pipe.may.release()
    async with asyncio.timeout(GUARD):
        while len(pipe.sent) < 2 + MOST_ASIDES:  # noqa: ASYNC110  the pipe has no event for it
            await asyncio.sleep(0)
    await box.close()

    assert pipe.sent == [b"letter", b"view", b"97", b"98", b"99"]
