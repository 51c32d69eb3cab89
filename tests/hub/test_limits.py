"""Who does not read, who comes too often, and from where: each is bounded by itself."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from server.sockets import Limits
from tests.hub.conftest import Open, Time, opened
from tests.hub.merging import merged
from tests.hub.pages import GUARD
from tests.hub.raw import dialled
from tests.hub.test_door import CERTIFICATE

PATIENT = Limits(send_within=3600, ping_every=3600)
"""Who does not read answers no ping either."""


def buffered(house: Open) -> int:
    """Bytes that wait in this process for the page that reads least."""
    transports: list[Any] = [pipe._transport for pipe in house.reception.sockets.pipes]
    return max(int(transport.get_write_buffer_size()) for transport in transports)


async def test_a_page_that_does_not_read_costs_little_and_gets_the_latest_view(tmp_path: Path) -> None:
    async with opened(tmp_path, PATIENT) as house, dialled(house.url) as sleepy:
        ada = await house.phone("Ada")
        await sleepy.hello("/tv", screen="sleepy-screen")
        reading: Any = sleepy.socket._conn.transport  # type: ignore[union-attr]  # connected
        reading.pause_reading()
        for number in range(1500):
            show_all(house)
            await asyncio.sleep(0)
            if number % 100 == 0:
                assert buffered(house) < 300_000
        assert (await ada.ask("change", name="Adele"))["type"] == "done"

        reading.resume_reading()
        async with asyncio.timeout(GUARD):
            update: dict[str, Any] | None = None
            while not update or update["view"]["party"]["members"][0]["name"] != "Adele":
                update = merged(update, (await sleepy.packet(2))["data"][1])
        (screen,) = (visitor for visitor in house.hub._visitors.values() if visitor.member is None)
        assert screen.version < 1000  # most were never made


def show_all(house: Open) -> None:
    """Every page is to have the whole view."""
    for visitor in house.hub._visitors.values():
        visitor.shown = None
    house.hub.publish()


async def test_who_never_reads_again_is_dropped(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(send_within=0.3)) as house, dialled(house.url) as sleepy:
        await sleepy.hello("/tv", screen="sleepy-screen")
        sleepy.socket._conn.transport.pause_reading()  # type: ignore[union-attr]  # connected
        async with asyncio.timeout(GUARD):
            while house.reception.sockets.pipes:
                show_all(house)
                await asyncio.sleep(0)


async def test_who_leaves_what_must_not_be_left_out_unread_is_dropped_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path, PATIENT) as house, dialled(house.url) as sleepy:
        await sleepy.hello("/tv", screen="sleepy-screen")
        (sid,) = house.hub._visitors
        sleepy.socket._conn.transport.pause_reading()  # type: ignore[union-attr]  # connected
        sent = 0
        async with asyncio.timeout(GUARD):
            while house.reception.sockets.pipes:
                house.hub._outbox.letter(sid, b"x" * 30_000)
                sent += 1
                await asyncio.sleep(0)
        # What both systems' buffers take, and a few more.
        assert sent < 300


async def test_two_addresses_have_a_limit_each(tmp_path: Path) -> None:
    async with (
        opened(tmp_path, Limits(connections=3), host=None) as house,
        contextlib.AsyncExitStack() as stack,
    ):
        for _ in range(3):
            await stack.enter_async_context(dialled(house.url, "127.0.0.2"))
        with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
            await stack.enter_async_context(dialled(house.url, "127.0.0.2"))
        await stack.enter_async_context(dialled(house.url, "127.0.0.3"))
        assert {pipe.source for pipe in house.reception.sockets.pipes} == {"127.0.0.2", "127.0.0.3"}


async def test_a_whole_party_behind_one_address_comes_in_at_once(house: Open) -> None:
    async with contextlib.AsyncExitStack() as stack:
        raws = [await stack.enter_async_context(dialled(house.url)) for _ in range(30)]
        for number, raw in enumerate(raws):
            answer = await raw.hello("/phone", code=house.code, tab=f"party-tab-{number}")
            assert answer["type"] == 0


async def test_a_proxy_is_believed_only_if_it_is_trusted(tmp_path: Path) -> None:
    for trust, seen in ((False, "127.0.0.1"), (True, "203.0.113.9")):
        async with (
            opened(tmp_path / str(trust), trust_proxy=trust) as house,
            dialled(house.url, **{"X-Forwarded-For": "198.51.100.1, 203.0.113.9"}),
        ):
            assert {pipe.source for pipe in house.reception.sockets.pipes} == {seen}


async def test_a_flood_of_pings_is_read_as_slowly_as_anything_else(tmp_path: Path) -> None:
    async with (
        opened(tmp_path, Limits(frames_a_second=0.5, frames_at_once=10)) as house,
        dialled(house.url) as raw,
    ):
        await raw.hello("/phone", code=house.code, tab="pinging-tab")
        for _ in range(50):
            await raw.socket.ping()
        await raw.send(type=2, nsp="/phone", data=["join", {"name": "Eve"}])

        for name in ("Ada", "Ben", "Cleo"):
            await house.phone(name)
        assert [member.name for member in house.party.members] == ["Ada", "Ben", "Cleo"]


async def test_a_flood_is_read_at_the_pace_of_a_hand_and_no_quicker(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = Time()

    async def wait(seconds: float) -> None:
        passed.seconds += seconds

    sockets = house.reception.sockets
    monkeypatch.setattr(sockets, "now", passed)
    async with dialled(house.url):
        (pipe,) = sockets.pipes
        with monkeypatch.context() as fast:
            fast.setattr(pipe, "_socket", Flood())
            fast.setattr(asyncio, "sleep", wait)
            begun, limits = passed.seconds, sockets.limits
            for _ in range(int(limits.frames_at_once + 10 * limits.frames_a_second)):
                await pipe._next()

    assert passed.seconds - begun == pytest.approx(10)


class Flood:
    """A page that always has something more to say."""

    async def receive(self) -> aiohttp.WSMessage:
        """A message."""
        return aiohttp.WSMessage(aiohttp.WSMsgType.BINARY, b"more", None)


@pytest.mark.parametrize("who", ["house", "page"])
async def test_who_is_cut_off_over_tls_is_told_nothing_more_and_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, who: str
) -> None:
    async with (
        opened(tmp_path, tls_cert=CERTIFICATE, tls_key=CERTIFICATE) as house,
        dialled(house.url.replace("http:", "https:")) as raw,
    ):
        await raw.hello("/phone", code=house.code, tab="tls-tab-1")
        (pipe,) = house.reception.sockets.pipes
        transport: Any = pipe._transport if who == "house" else raw.socket._conn.transport  # type: ignore[union-attr]  # connected
        transport.abort()
        async with asyncio.timeout(GUARD):
            while house.reception.sockets.pipes:
                show_all(house)
                await asyncio.sleep(0)
        await pipe.taken()
        pipe.drop()
    assert not caplog.records


async def test_who_has_said_too_much_and_goes_is_gone_at_once(house: Open) -> None:
    ada = await house.phone("Ada")
    async with dialled(house.url) as raw:
        await raw.hello("/phone", code=house.code, tab="hasty-tab-1", token=ada.token)
        (visitor,) = house.hub._visitors.values()
        # No time passes in which it may say so much.
        for _ in range(500):
            await raw.socket.send_str("3")
        async with asyncio.timeout(GUARD):
            while visitor.pipe._reads:  # noqa: ASYNC110  nothing tells when it has said too much
                await asyncio.sleep(0)
    async with asyncio.timeout(GUARD):
        while house.party.members[0].gone is None:  # noqa: ASYNC110  nothing tells when it is written
            await asyncio.sleep(0)
