"""Where a house listens: phones know it by its port, so an open evening keeps the one it had."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp import web

from server import app
from server.config import Config
from server.journal import Journal
from tests.hub.conftest import opened
from tests.hub.pages import GUARD
from tests.hub.process import HERE, served


@pytest.fixture
def taken() -> Iterator[socket.socket]:
    """A port on which another program listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other


async def test_a_new_house_takes_another_port_when_its_own_is_taken(
    tmp_path: Path, taken: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = taken.getsockname()[1]
    monkeypatch.setattr(app, "PORT", port)
    async with opened(tmp_path, port=None) as house:
        assert house.house.surroundings.port != port


async def test_an_open_evening_waits_for_its_port(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        port = house.house.surroundings.port
    other = socket.create_server(("127.0.0.1", port))
    asyncio.get_running_loop().call_later(0.3, other.close)
    async with opened(tmp_path, port=None) as again:
        assert again.house.surroundings.port == port


async def test_an_open_evening_goes_nowhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as house:
        port = house.house.surroundings.port
    monkeypatch.setattr(app, "PORT_WAIT", 0.0)
    with socket.create_server(("127.0.0.1", port)), pytest.raises(app.CannotListen, match=f"port {port}"):
        async with opened(tmp_path, port=None):
            pass


async def test_a_port_that_was_asked_for_is_taken(
    tmp_path: Path, taken: socket.socket, capsys: pytest.CaptureFixture[str]
) -> None:
    port = taken.getsockname()[1]
    with pytest.raises(app.CannotListen, match=f"another program listens on port {port}; end that program"):
        async with asyncio.timeout(app.PORT_WAIT / 2), opened(tmp_path, port=port):
            pass
    assert capsys.readouterr().err == ""


async def test_the_wait_for_a_port_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with opened(tmp_path) as house:
        port = house.house.surroundings.port
    monkeypatch.setattr(app, "PORT_WAIT", 0.1)
    with socket.create_server(("127.0.0.1", port)), pytest.raises(app.CannotListen):
        async with opened(tmp_path, port=port):
            pass
    said = capsys.readouterr().err
    assert said.startswith(f"couchtisch: the evening goes on on port {port}, where another program listens; ")
    assert said.count("\n") == 1


async def test_a_port_that_may_not_be_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(site: web.TCPSite) -> None:
        await web.BaseSite.start(site)
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(web.TCPSite, "start", refuse)
    with pytest.raises(app.CannotListen, match="does not let you listen on port 81; choose another one"):
        async with opened(tmp_path, port=81):
            pass


async def test_an_address_that_is_of_another_computer(tmp_path: Path) -> None:
    # Set aside for documentation (RFC 5737): nobody has it.
    with pytest.raises(
        app.CannotListen, match=r"192\.0\.2\.1 is no address of this computer; .*127\.0\.0\.1"
    ):
        async with opened(tmp_path, host="192.0.2.1"):
            pass


async def test_a_second_start_says_where_the_first_one_is(tmp_path: Path) -> None:
    async with served(tmp_path, 0) as server:
        second = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "server", "serve", "--data", str(tmp_path), "--host", "127.0.0.1"),
            cwd=HERE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        async with asyncio.timeout(GUARD):
            _, said = await second.communicate()
        assert second.returncode != 0
        assert str(server.port) in said.decode()
        assert "Traceback" not in said.decode()


async def test_a_start_that_waits_for_its_port_can_be_stopped(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        port = house.house.surroundings.port
    stop = asyncio.Event()
    journal = Journal.open(tmp_path)
    try:
        with socket.create_server(("127.0.0.1", port)):
            config = Config(data=tmp_path, host="127.0.0.1")
            asyncio.get_running_loop().call_soon(stop.set)
            async with asyncio.timeout(app.PORT_WAIT / 2):
                await app.run(config, journal, lambda *_: pytest.fail("it started"), stop)
    finally:
        journal.close()
