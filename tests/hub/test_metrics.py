"""Who watches over the house is told in numbers whether it is well; strangers only if it was set so."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from tests.hub.conftest import Open, opened
from tests.hub.test_disk import fill

LINE = re.compile(r'(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[a-z]+"\})? [0-9.e+-]+)')


@pytest.fixture
async def web() -> AsyncIterator[aiohttp.ClientSession]:
    """Something that asks like a browser."""
    async with aiohttp.ClientSession() as session:
        yield session


async def numbers(house: Open, web: aiohttp.ClientSession) -> dict[str, float]:
    """What is told, by name and labels."""
    async with web.get(f"{house.url}/metrics") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        lines = (await answer.text()).splitlines()
    assert all(LINE.fullmatch(line) for line in lines), lines
    pairs = (line.split(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


async def test_the_numbers_of_an_evening(house: Open, web: aiohttp.ClientSession) -> None:
    await house.tv()
    ada, _ = await house.phone("Ada"), await house.phone("Ben")
    assert (await numbers(house, web))["couchtisch_games"] == 0
    await ada.order("start")

    told = await numbers(house, web)

    assert told["couchtisch_evenings"] == told["couchtisch_games"] == 1
    assert told['couchtisch_pages{page="tv"}'] == 1
    assert told['couchtisch_pages{page="phone"}'] == 2
    assert told["couchtisch_commits_total"] > 3
    assert told["couchtisch_failing"] == told["couchtisch_commit_failures_total"] == 0


async def test_what_is_late_shows(
    house: Open, web: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await house.phone("Ada")
    await ada.order("start")
    assert (await numbers(house, web))["couchtisch_overdue_seconds"] == 0

    monkeypatch.setattr("server.party.tick", lambda *_: ())
    await house.pass_time(30)

    assert (await numbers(house, web))["couchtisch_overdue_seconds"] > 20


async def test_a_journal_that_fails_shows(
    house: Open, web: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await house.phone("Ada")
    async with web.get(f"{house.url}/healthz") as answer:
        assert (answer.status, await answer.json()) == (200, {"ok": True})
    fill(monkeypatch)

    assert (await ada.ask("change", name="Adele"))["reason"] == "disk"

    told = await numbers(house, web)
    assert told["couchtisch_failing"] == 1
    assert told["couchtisch_commit_failures_total"] >= 1
    async with web.get(f"{house.url}/healthz") as answer:
        assert (answer.status, await answer.json()) == (503, {"ok": False})


async def test_neither_tells_a_name_a_code_or_a_card(house: Open, web: aiohttp.ClientSession) -> None:
    ada = await house.phone("Ada")
    await ada.order("start")
    for path in ("healthz", "metrics"):
        async with web.get(f"{house.url}/{path}") as answer:
            told = await answer.text()
        assert not any(word in told for word in ("Ada", house.code, house.party.id[:8], ada.token or ""))


@pytest.mark.parametrize(("metrics", "status"), [(False, 404), (True, 200)])
async def test_other_computers_are_told_if_it_was_set_so(
    tmp_path: Path, web: aiohttp.ClientSession, metrics: bool, status: int
) -> None:
    through_a_proxy = {"X-Forwarded-For": "203.0.113.7"}
    for trusted in (True, False):
        async with opened(tmp_path / f"{trusted}", trust_proxy=trusted, metrics=metrics) as house:
            async with web.get(f"{house.url}/metrics", headers=through_a_proxy) as answer:
                assert answer.status == status
            async with web.get(f"{house.url}/healthz", headers=through_a_proxy) as answer:
                assert answer.status == 200


@pytest.mark.parametrize(("metrics", "status"), [(False, 404), (True, 200)])
async def test_behind_a_proxy_nobody_is_this_computer_whatever_it_says(
    tmp_path: Path, web: aiohttp.ClientSession, metrics: bool, status: int
) -> None:
    async with opened(tmp_path, trust_proxy=True, metrics=metrics) as house:
        for headers in ({}, {"X-Forwarded-For": ""}, {"X-Forwarded-For": "127.0.0.1"}):
            async with web.get(f"{house.url}/metrics", headers=headers) as answer:
                assert answer.status == status
