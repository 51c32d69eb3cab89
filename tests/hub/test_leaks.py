"""Nothing is left behind of a page that is gone, whatever went wrong while it went."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from tests.hub.conftest import Open
from tests.hub.pages import GUARD
from tests.hub.raw import dialled

DIALLING = (
    b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
"""How a page begins."""


def left_behind(house: Open) -> dict[str, int]:
    """How much the library and the hub still hold of pages."""
    server: Any = house.reception.sockets._server
    return {
        "environs": len(server.environ),
        "rooms": sum(len(room) for rooms in server.manager.rooms.values() for room in rooms.values()),
        "leaving": sum(map(len, server.manager.pending_disconnect.values())),
        "arriving": sum(map(len, server.manager.pending_connect.values())),
        "visitors": len(house.hub._visitors),
        "boxes": len(house.hub._outbox._boxes),
        "pipes": len(house.reception.sockets.pipes),
        "addresses": len(house.reception.sockets._opened),
    }


async def nothing_left(house: Open) -> None:
    """Wait until the last trace is gone."""
    async with asyncio.timeout(GUARD):
        while any(left_behind(house).values()):  # noqa: ASYNC110  the library has no event for it
            await asyncio.sleep(0)


async def test_fifty_pages_leave_nothing(house: Open) -> None:
    for number in range(50):
        async with dialled(house.url) as raw:
            await raw.hello("/phone" if number % 2 else "/tv", code=house.code, tab="leak-tab-1")
    await nothing_left(house)


async def test_a_fault_while_they_leave_changes_nothing_about_that(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await house.phone("Ada")
    monkeypatch.setattr("server.party.dropped", lambda *_: 1 / 0)
    for number in range(10):
        async with dialled(house.url) as raw:
            await raw.hello("/phone", code=house.code, tab=f"leak-tab-{number}", token=ada.token)
    await nothing_left(house)


async def test_who_was_turned_away_leaves_nothing(house: Open) -> None:
    for _ in range(10):
        async with dialled(house.url) as raw:
            await raw.hello("/phone", code="QQQQ", tab="leak-tab-1")
    await nothing_left(house)


async def test_who_hangs_up_while_dialling_leaves_nothing_and_is_no_fault(
    house: Open, caplog: pytest.LogCaptureFixture
) -> None:
    at, heard = ("127.0.0.1", house.house.surroundings.port), []
    serve = house.reception.sockets._serve
    house.reception.sockets._serve = lambda *both: heard.append(both) or serve(*both)  # type: ignore[method-assign,func-returns-value]
    async with asyncio.timeout(GUARD):
        for number in range(1, 11):
            with socket.create_connection(at) as gone:
                gone.sendall(DIALLING)
            while len(heard) < number:  # noqa: ASYNC110  nothing tells when it was heard
                await asyncio.sleep(0)
    await nothing_left(house)
    assert not caplog.records
