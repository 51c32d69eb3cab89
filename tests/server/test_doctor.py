"""The doctor: what is wrong is said in a sentence with what to do, and a visit is noticed."""

import asyncio
import dataclasses
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from server import doctor, doorbell, lan, pages
from server.config import Config
from server.doctor_words import WORDS
from server.journal import Journal
from server.lan import Adapter


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(autouse=True)
def healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages that are built, and one home LAN."""
    for name in ("tv", "phone"):
        (tmp_path / "web" / name).mkdir(parents=True)
        (tmp_path / "web" / name / "index.html").write_text("")
    monkeypatch.setattr(pages, "WEB", tmp_path / "web")
    home = [Adapter(("wlan0",), (("192.168.1.5", 24),)), Adapter(("tun0",), (("10.8.0.2", 24),))]
    monkeypatch.setattr(lan, "system_adapters", lambda: home)
    monkeypatch.setattr(lan, "system_routes", list)


@pytest.fixture
def config(tmp_path: Path, port: int) -> Config:
    return Config(data=tmp_path / "data", port=port)


async def told(config: Config, wait: float = 0) -> tuple[bool, list[str]]:
    lines: list[str] = []
    return await doctor.examine(config, wait, lines.append), lines


async def test_all_is_well(config: Config, port: int) -> None:
    healthy, lines = await told(config)

    assert healthy
    assert [line[:4] for line in lines] == ["ok  "] * 4 + ["    "] * 2
    assert f"phones are given http://192.168.1.5:{port}." in lines[3]
    assert "10.8.0.2  tun0  (VPN" in lines[5]
    assert not config.data.exists()


async def test_pages_that_are_not_built(config: Config, tmp_path: Path) -> None:
    (tmp_path / "web/phone/index.html").unlink()

    healthy, lines = await told(config)

    assert not healthy
    assert lines[1] == "!!  Pages: they have not been built yet. Run python3 scripts/play.py --setup once."


async def test_a_port_that_is_taken(config: Config, port: int) -> None:
    with socket.create_server(("", port)):
        healthy, lines = await told(config, wait=60)

    assert not healthy
    assert f"{port} cannot be used (Address already in use). End the other program" in lines[2]


async def test_an_address_that_is_of_another_computer(config: Config) -> None:
    # Set aside for documentation (RFC 5737): nobody has it.
    healthy, lines = await told(dataclasses.replace(config, host="192.0.2.1"), wait=60)

    assert not healthy
    assert lines[-1] == (
        "!!  Address: 192.0.2.1 is none of this computer. Choose one of its own with --host"
        " (192.168.1.5, 10.8.0.2, 127.0.0.1), or leave it out."
    )


async def test_no_network(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "system_adapters", list)

    healthy, lines = await told(config, wait=60)

    assert not healthy
    assert "this computer is in no network" in lines[-1]


async def test_a_data_folder_that_cannot_be(config: Config) -> None:
    Journal.open(config.data).close()
    (config.data / "journal.sqlite").write_bytes(b"my diary" * 1000)

    healthy, lines = await told(config)

    assert not healthy
    assert "is damaged" in lines[0]
    assert "--data" in lines[0]


async def test_the_port_of_last_time_is_looked_at(tmp_path: Path, port: int) -> None:
    journal = Journal.open(tmp_path / "data")
    journal.set("port", str(port))
    journal.close()

    _, lines = await told(Config(data=tmp_path / "data"))

    assert f"Port: {port} is free." in lines[2]


async def test_nobody_comes(config: Config) -> None:
    healthy, lines = await told(config, wait=0.01)

    assert not healthy
    said = "\n".join(lines)
    assert "Visit: no phone came" in said
    assert "guest Wi-Fi" in said
    assert f"(port {config.port})" in said


async def test_a_phone_comes(config: Config) -> None:
    waiting = asyncio.create_task(doorbell.visit_to_own(config, config.port or 0, 60, lambda _: False))
    async with aiohttp.ClientSession() as phone:
        text = await ring(phone, config)

    assert "This phone gets here" in text
    assert await waiting == "127.0.0.1"


async def test_this_computer_is_no_phone(config: Config) -> None:
    waiting = asyncio.create_task(doorbell.visit_to_own(config, config.port or 0, 60))
    async with aiohttp.ClientSession() as browser:
        await ring(browser, config)

    assert not waiting.done()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert doorbell.is_this_computer("192.168.1.5")
    assert doorbell.is_this_computer("::1")
    assert not doorbell.is_this_computer("192.168.1.6")


async def ring(session: aiohttp.ClientSession, config: Config) -> str:
    """A visit, as soon as somebody listens."""
    while True:
        try:
            async with session.get(f"http://127.0.0.1:{config.port}/BCDF") as answer:
                return await answer.text()
        except aiohttp.ClientConnectorError:
            await asyncio.sleep(0)


@pytest.fixture
def running(config: Config) -> Iterator[Journal]:
    journal = Journal.open(config.data)
    journal.announce(port=config.port or 0)
    yield journal
    journal.close()


async def serve_health(config: Config, states: list[Any]) -> web.ServerRunner:
    async def health(_: web.BaseRequest) -> web.Response:
        return web.json_response(states.pop(0))

    runner = web.ServerRunner(web.Server(health))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", config.port).start()
    return runner


async def test_a_running_server_is_asked(
    config: Config, running: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorbell, "POLL", 0)
    runner = await serve_health(config, [{"visited": False}, {"visited": False}, {"visited": True}])

    healthy, lines = await told(config, wait=60)
    await runner.cleanup()

    assert healthy
    assert "a server is running" in lines[0]
    assert f"listens on port {config.port}" in lines[2]
    assert lines[-1] == "ok  Visit: a phone was here."


async def test_a_running_server_that_does_not_answer(config: Config, running: Journal) -> None:
    healthy, lines = await told(config, wait=60)

    assert not healthy
    assert "does not answer" in lines[-1]


def test_both_languages_have_the_same_sentences() -> None:
    assert WORDS["de"].keys() == WORDS["en"].keys()
    for key, german in WORDS["de"].items():
        assert german.count("{") == WORDS["en"][key].count("{")
        assert len(german.splitlines()) == len(WORDS["en"][key].splitlines())
