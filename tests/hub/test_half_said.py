"""Connections that begin something and never end it: each is closed, and costs nobody else anything."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio import constants
from pathlib import Path

import pytest

from server.sockets import Limits
from tests.hub.conftest import Open, opened
from tests.hub.pages import GUARD
from tests.hub.raw import dialled
from tests.hub.test_door import CERTIFICATE

SOON = Limits(request_within=0.3)
"""What a page has thirty seconds for; on a slow computer a connection may be over before it has begun."""


async def told_by(house: Open, said: bytes) -> bytes:
    """What a connection that says this is told until it is hung up on."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.house.surroundings.port)
    writer.write(said)
    told = b""
    async with asyncio.timeout(GUARD):
        with contextlib.suppress(ConnectionResetError):
            while part := await reader.read(1000):
                told += part
    writer.close()
    return told


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ",
        b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n",
    ],
    ids=["nothing", "a word", "a header", "an upgrade"],
)
async def test_half_a_request_or_none_is_hung_up_on(tmp_path: Path, said: bytes) -> None:
    async with opened(tmp_path, SOON) as house:
        assert await told_by(house, said) == b""


@pytest.mark.parametrize(
    "said", [b"", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"], ids=["nothing", "half a hello"]
)
async def test_an_unfinished_handshake_of_tls_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    # The loop's own limit, which is a minute.
    assert constants.SSL_HANDSHAKE_TIMEOUT <= 60
    monkeypatch.setattr(constants, "SSL_HANDSHAKE_TIMEOUT", 0.3)
    async with opened(tmp_path, tls_cert=CERTIFICATE, tls_key=CERTIFICATE) as house:
        assert await told_by(house, said) == b""


async def test_who_has_asked_once_and_asks_nothing_more_is_hung_up_on(tmp_path: Path) -> None:
    async with opened(tmp_path, SOON) as house:
        told = await told_by(house, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert told.count(b"HTTP/1.1 ") <= 1


async def test_a_connection_that_says_nothing_or_half_a_frame_is_hung_up_on(tmp_path: Path) -> None:
    async with (
        opened(tmp_path, Limits(hello_within=0.3)) as house,
        dialled(house.url) as silent,
        dialled(house.url) as halting,
    ):
        # The head of a frame of a hundred bytes, and two of these.
        halting.socket._writer.transport.write(b"\x82\xe4\x00\x00\x00\x00ab")
        await silent.until_dropped()
        await halting.until_dropped()
        async with asyncio.timeout(GUARD):
            while house.reception.sockets.pipes:  # noqa: ASYNC110  nothing tells when the last is gone
                await asyncio.sleep(0)
        assert not house.reception.sockets._opened
