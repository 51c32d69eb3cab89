"""What a browser is told and asked at every route, and which pages and names are answered at none."""

from __future__ import annotations

import asyncio
import contextlib
import re
import ssl
from collections.abc import AsyncIterator, Mapping
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

import aiohttp
import pytest
from aiohttp import web

from server import pages
from server.app import application
from tests.hub.conftest import Open, opened
from tests.hub.routes import paths
from tests.hub.test_door import CERTIFICATE

CONNECTIONS = "/socket.io/?EIO=4&transport=websocket"
REBOUND = "evil.example"
"""A name of a stranger that was made to point here: its pages are of the same origin as what they ask."""


class Way(NamedTuple):
    """How a browser reaches a house. `own`: the origin of its pages; `headers`: what a proxy adds."""

    house: Open
    url: str
    own: str
    headers: Mapping[str, str] = {}


@contextlib.asynccontextmanager
async def reached(way: str, data: Path) -> AsyncIterator[Way]:
    """A house that is reached that way: directly, over TLS, or through a proxy that it trusts."""
    if way == "plain":
        async with opened(data) as house:
            yield Way(house, house.url, house.url)
    elif way == "tls":
        async with opened(data, tls_cert=CERTIFICATE, tls_key=CERTIFICATE) as house:
            url = house.url.replace("http:", "https:")
            yield Way(house, url, url)
    else:
        seen = {"X-Forwarded-Host": "games.example.org", "X-Forwarded-For": "203.0.113.7"}
        async with opened(data, trust_proxy=True, public_url="https://games.example.org") as house:
            yield Way(house, house.url, "https://games.example.org", seen)


@contextlib.asynccontextmanager
async def browser() -> AsyncIterator[aiohttp.ClientSession]:
    """Something that asks like a browser, and does not mind who signed the certificate."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trusting)) as session:
        yield session


async def statuses(way: Way, **headers: str) -> set[int]:
    """How every route answers to these headers, that of the connections as well."""
    said = {**way.headers, **headers}
    async with browser() as session:
        seen = set[int]()
        for path in paths(way.house):
            async with session.get(way.url + path, headers=said, allow_redirects=False) as answer:
                seen.add(answer.status)
        try:
            async with session.ws_connect(way.url + CONNECTIONS, headers=said):
                seen.add(HTTPStatus.SWITCHING_PROTOCOLS)
        except aiohttp.WSServerHandshakeError as refused:
            seen.add(refused.status)
    return seen


def check(headers: Mapping[str, str], host: str) -> None:
    """What every answer carries, and what none does."""
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "object-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    # Nothing of anybody else's: this house's own addresses are the only ones that are named.
    assert set(re.findall(r"[a-z]+://[^ ;]+", policy)) <= {f"ws://{host}", f"wss://{host}"}
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert headers["Server"] == "couchtisch"
    assert not [name for name in headers if name.startswith(("Set-Cookie", "Access-Control-"))]


async def test_every_route_of_the_house_is_asked_here(house: Open) -> None:
    asked = [*paths(house), "/socket.io/"]
    for resource in application(house.house, house.reception).router.resources():
        told = resource.get_info()
        path, pattern = told.get("path"), told.get("pattern")
        assert any(pattern.fullmatch(one) if pattern else one == path for one in asked), resource


@pytest.mark.parametrize("way", ["plain", "tls", "proxy"])
async def test_every_answer_carries_the_same_headers_and_none_a_cookie(tmp_path: Path, way: str) -> None:
    async with reached(way, tmp_path) as there, browser() as session:
        host = there.own.split("://")[1]
        name = "X-Forwarded-Host" if way == "proxy" else "Host"
        for path in [*paths(there.house), "/socket.io/"]:
            for method, more in (
                ("GET", {}),
                ("HEAD", {}),
                ("POST", {}),
                ("OPTIONS", {"Access-Control-Request-Method": "POST"}),
                ("GET", {"Origin": "https://evil.example"}),
                ("GET", {name: REBOUND}),
            ):
                said = {**there.headers, **more, "Cookie": "session=1"}
                async with session.request(method, there.url + path, headers=said) as answer:
                    check(answer.headers, said.get(name, host))


async def test_so_do_a_connection_one_too_many_and_a_fault(
    house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = house.url.split("://")[1]
    reader, writer = await asyncio.open_connection(*host.split(":"))
    writer.write(
        f"GET {CONNECTIONS} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
    writer.close()
    assert first.split()[1] == "101"
    check(dict(line.split(": ", 1) for line in lines), host)

    def broken(*_: object) -> web.Response:
        raise ValueError("Ada holds 18o")

    async with browser() as session:
        monkeypatch.setattr(house.reception.sockets._arrivals, "take", lambda _: 1.0)
        async with session.get(house.url + CONNECTIONS) as answer:
            assert answer.status == HTTPStatus.TOO_MANY_REQUESTS
            check(answer.headers, host)
        monkeypatch.setattr(pages, "page", broken)
        async with session.get(house.url) as answer:
            assert answer.status == HTTPStatus.INTERNAL_SERVER_ERROR
            check(answer.headers, host)
            assert "18o" not in await answer.text()
    assert "aiohttp.server" in [record.name for record in caplog.records]


@pytest.mark.parametrize("way", ["plain", "tls", "proxy"])
async def test_other_pages_are_answered_at_no_route(tmp_path: Path, way: str) -> None:
    async with reached(way, tmp_path) as there:
        strangers = ["https://evil.example", "null", f"{there.own}.evil.example", there.own + "0"]
        if way == "proxy":
            # Behind a proxy the page's own address is the proxy's, whatever the house itself is called.
            strangers.append(there.url)
        for origin in strangers:
            assert await statuses(there, Origin=origin) == {HTTPStatus.FORBIDDEN}, origin
        own = await statuses(there, Origin=there.own)
        assert HTTPStatus.FORBIDDEN not in own
        assert HTTPStatus.SWITCHING_PROTOCOLS in own


@pytest.mark.parametrize("way", ["plain", "tls", "proxy"])
async def test_a_name_that_was_made_to_point_here_is_answered_at_no_route(tmp_path: Path, way: str) -> None:
    async with reached(way, tmp_path) as there:
        scheme = there.own.split("://")[0]
        name = "X-Forwarded-Host" if way == "proxy" else "Host"
        for origin in ({}, {"Origin": f"{scheme}://{REBOUND}"}):
            assert await statuses(there, **{name: REBOUND}, **origin) == {HTTPStatus.MISDIRECTED_REQUEST}


async def test_who_is_no_proxy_is_not_believed_what_the_house_is_called(house: Open) -> None:
    way = Way(house, house.url, house.url, {"X-Forwarded-Host": REBOUND})
    assert await statuses(way, Origin=f"http://{REBOUND}") == {HTTPStatus.FORBIDDEN}
    way = Way(house, house.url, house.url, {"X-Forwarded-Host": "localhost"})
    assert await statuses(way, Host=REBOUND) == {HTTPStatus.MISDIRECTED_REQUEST}
