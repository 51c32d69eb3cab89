"""The journal fails for a while: nothing is lost, nothing is shown that is not written, and it goes on."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from server import store
from tests.hub.conftest import Open, opened
from tests.hub.test_taps import on_turn, table_of_two


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A switch: set on, no row can be written; `undo` makes room again."""
    return monkeypatch


def fill(disk: pytest.MonkeyPatch) -> None:
    def write(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    def add_rows(db: sqlite3.Connection, rows: Sequence[object]) -> None:
        if rows:
            write()

    disk.setattr(store, "add_rows", add_rows)
    disk.setattr(store, "keep_snapshot", write)
    disk.setattr(store, "note", write)


def commits(reader: sqlite3.Connection) -> int:
    """A number that is another one whenever anything has been written since."""
    (number,) = reader.execute("PRAGMA data_version").fetchone()
    return int(number)


async def test_a_tap_that_cannot_be_written_is_refused_and_shown_to_nobody(
    house: Open, full_disk: pytest.MonkeyPatch
) -> None:
    first, second = await on_turn(house, await table_of_two(house))
    tv = await house.tv()
    await house.until(tv, lambda view: view["table"]["hold"] is None)
    await house.pass_time(10)
    before, left = house.party, (await tv.look())["table"]["waiting"][0]["left"]
    assert left < 40
    fill(full_disk)

    answer = await first.act("bid 1")

    assert answer["reason"] == "disk"
    assert house.party is before
    view = await tv.until(lambda view: view["table"]["paused"])
    assert view["table"]["paused"]["reason"] == "disk"

    await house.pass_time(40)
    assert house.party is before
    assert (await tv.look())["table"]["waiting"][0]["left"] == pytest.approx(left, abs=0.6)

    full_disk.undo()
    await house.pass_time(1)
    view = await tv.until(lambda view: view["table"]["paused"] is None)
    assert view["table"]["waiting"][0]["left"] == pytest.approx(left, abs=2)
    assert (await first.act("bid 1"))["type"] == "done"
    await second.until(lambda view: view["me"]["must_act"])


async def test_trouble_ends_with_a_write_though_nothing_is_new_and_nothing_can_be_kept_whole(
    house: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ada = await house.phone("Ada")
    monkeypatch.setattr("server.party.snapshot", lambda _: 1 / 0)
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / store.FILE)) as reader:
        with monkeypatch.context() as full:
            fill(full)
            assert (await ada.ask("change", name="Adele"))["reason"] == "disk"
            await house.pass_time(2)
            assert house.line.trouble
            before = commits(reader)

        await house.pass_time(1)
        assert not house.line.trouble
        assert commits(reader) != before
    assert (await ada.ask("change", name="Adele"))["type"] == "done"


async def test_phones_may_come_and_go_meanwhile(house: Open, full_disk: pytest.MonkeyPatch) -> None:
    ada, ben = await house.phone("Ada"), await house.phone("Ben")
    await ben.go()
    await ada.until(lambda view: not view["party"]["members"][1]["here"])
    fill(full_disk)

    await ben.come_back()
    assert ben.view["me"]["member"] == 2

    full_disk.undo()
    await house.hub.attend()
    await ada.until(lambda view: view["party"]["members"][1]["here"])


async def test_a_fault_in_the_program_is_one_line_and_changes_nothing(
    house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await house.phone("Ada")
    before = house.party
    with monkeypatch.context() as broken:
        broken.setattr("server.party.decide", lambda *_: 1 / 0)
        answer = await ada.ask("touch")
    assert answer["reason"] == "fault"
    assert house.party is before
    assert [record.exc_info for record in caplog.records] == [None]
    assert (await ada.ask("touch"))["type"] == "done"


async def test_a_view_that_cannot_be_made_silences_nobody(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, tv = await house.phone("Ada"), await house.tv()
    with monkeypatch.context() as broken:
        broken.setattr("server.views.phone", lambda *_: 1 / 0)
        assert (await ada.ask("change", name="Adele"))["type"] == "done"
        await tv.until(lambda view: view["party"]["members"][0]["name"] == "Adele")
    await ada.ask("resync")
    await ada.until(lambda view: view["party"]["members"][0]["name"] == "Adele")


async def test_an_evening_that_cannot_be_kept_whole_goes_on_from_its_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as faulty:
        faulty.setattr("server.line.SNAPSHOT_EVERY", 1)
        faulty.setattr("server.party.snapshot", lambda _: 1 / 0)
        async with opened(tmp_path) as house:
            ada = await house.phone("Ada")
            assert (await ada.ask("change", name="Adele"))["type"] == "done"

    async with opened(tmp_path) as house:
        assert [one.name for one in house.party.members] == ["Adele"]
    assert "fault=ZeroDivisionError" in caplog.text
