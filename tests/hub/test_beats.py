"""The beats of all evenings come from one place: cheap where nothing is due, and none waits for another."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from server import party as core
from server.log import about
from server.party import Party
from tests.hub.conftest import Open, opened
from tests.hub.pages import GUARD
from tests.hub.test_hosted import open_table
from tests.hub.test_taps import on_turn, table_of_two


async def test_where_nothing_is_due_a_look_begins_nothing(house: Open) -> None:
    await house.phone("Ada")
    await house.tv()
    before = house.evening.phoned
    for _ in range(10):
        house.time.seconds += 1
        house.evening.look()
        assert house.evening._beating is None
    assert house.evening.phoned == before + 10


async def test_a_look_does_what_is_due_when_the_timer_is_dead(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await on_turn(house, await table_of_two(house))
    seat = first.view["me"]["seat"]
    monkeypatch.setattr(house.line, "arrange", lambda: None)
    async with asyncio.timeout(GUARD):
        while seat not in first.view["table"]["auto"]:
            house.time.seconds += 1
            house.evening.look()
            await first.look()


async def test_a_look_mends_who_is_believed_to_be_here(house: Open) -> None:
    ada = await house.phone("Ada")
    await house.line.submit(lambda party, now: core.dropped(party, 1, now))
    assert house.party.members[0].gone is not None
    house.evening.look()
    await ada.until(lambda view: view["party"]["members"][0]["here"])


async def test_a_look_tells_that_the_loop_stood_still(house: Open) -> None:
    first, _ = await on_turn(house, await table_of_two(house))
    await house.until(first, lambda view: view["table"]["hold"] is None)
    house.time.seconds += 600
    house.evening.look()
    await first.until(lambda view: (view["table"]["paused"] or {}).get("reason") == "restart")


async def test_an_evening_that_is_held_up_holds_up_no_other_and_loses_no_time(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.phone("Ada")
    held, other = house.evening, await house.house.open()
    other.begin()
    may = asyncio.Event()
    monkeypatch.setattr(held.line, "tick", may.wait)
    monkeypatch.setattr(held.hub, "is_attended", lambda: False)
    held_at, other_at = held.clock.now(), other.clock.now()
    for _ in range(20):
        house.time.seconds += 1
        held.look()
        other.look()
        await asyncio.sleep(0)
    assert (held.clock.now() - held_at, other.clock.now() - other_at) == (20, 20)
    may.set()


async def test_a_fault_at_a_look_stays_in_its_evening(
    house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(house.hub, "is_attended", lambda: 1 / 0)
    house.evening.look()
    assert "fault=ZeroDivisionError" in caplog.text


async def test_the_house_looks_at_all_evenings(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    evenings = [house.evening, *[await house.house.open() for _ in range(5)]]
    looked = [asyncio.Event() for _ in evenings]
    for evening, at_it in zip(evenings, looked, strict=True):
        monkeypatch.setattr(evening, "look", at_it.set)
    async with asyncio.timeout(GUARD):
        for at_it in looked:
            await at_it.wait()


async def test_an_evening_that_cannot_go_on_keeps_the_others_from_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path, hosted=True) as house:
        ids = []
        for name in ("Ada", "Ben", "Cleo"):
            tv = await open_table(house, secrets.token_urlsafe(16))
            await house.phone(name, code=tv.code)
            ids.append(next(reversed(house.house.evenings)))
    broken, woken = ids[1], core.woken

    def fails(party: Party, *more: Any) -> Any:
        if party.id == broken:
            raise ValueError("Ben")
        return woken(party, *more)

    monkeypatch.setattr(core, "woken", fails)
    async with opened(tmp_path, hosted=True) as house:
        assert set(house.house.evenings) == {ids[0], ids[2]}
        assert {row.id: row.open for row in house.journal.parties()} == {
            ids[0]: True,
            broken: False,
            ids[2]: True,
        }
    assert f"{about(broken)} the evening cannot go on and is put away: fault" in caplog.text


async def test_a_living_room_whose_evening_cannot_go_on_begins_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        await house.phone("Ada")
        before = house.party.id
    monkeypatch.setattr(core, "woken", lambda *_: 1 / 0)
    async with opened(tmp_path) as house:
        assert house.party.id != before
        await house.phone("Ben")
        assert [row.open for row in house.journal.parties() if row.id == before] == [False]
