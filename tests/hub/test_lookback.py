"""Looking back at finished games over real connections: who may, at what, and what the screens then show."""

from __future__ import annotations

import asyncio
import io
import json
import threading
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from server.records import record
from server.verify import verify
from tests.hub.conftest import Open, opened
from tests.hub.pages import Page, Phone


async def play_to_the_end(house: Open, host: Phone) -> None:
    """A short game; the phones sleep, the clock plays for them."""
    await host.order("set_up", game="fahrstuhl", options={"mode": "list", "schedule": [2, 1]}, fill_to=3)
    assert (await host.order("start"))["type"] == "done"
    await house.until(host, lambda view: view["party"]["phase"] == "results")


async def reason(page: Page, intent: str, **fields: Any) -> str | None:
    """Why that is refused, if it is."""
    answer = await page.ask(intent, **fields)
    return answer.get("reason")


async def test_phones_and_screens_step_through_a_finished_game(house: Open) -> None:
    # Looking back, pages are told where things lie whatever they draw.
    host, tv = await house.phone("Ada"), await house.tv(draws=())
    await play_to_the_end(house, host)

    first = await host.ask("lookback", game=1, step=0)
    last = await tv.ask("lookback", game=1, step=first["of"])
    mine = await host.ask("lookback", game=1, step=2, seat=0)

    assert (first["type"], first["table"]["seats"][0]["name"]) == ("moment", "Ada")
    assert last["table"]["result"] == tv.view["table"]["result"]
    assert last["table"]["observation"] == tv.view["table"]["observation"]
    assert mine["hands"][0] == [zone for zone in mine["table"]["observation"]["zones"] if zone["owner"] == 0]
    assert all(any(zone["zone"] == "hand" and zone["cards"] for zone in zones) for zones in mine["hands"])


async def test_nothing_is_said_of_a_game_that_runs(house: Open) -> None:
    host, tv = await house.phone("Ada"), await house.tv()
    await host.order("set_up", game="fahrstuhl", options={"mode": "list", "schedule": [3]}, fill_to=3)
    await host.order("start")
    await house.until(host, lambda view: view["table"] and view["table"]["seal"])

    for number in (1, 2, 100_000):
        for page in (host, tv):
            assert await reason(page, "lookback", game=number, step=0) == "not_finished"
        for intent in ("export", "unseal"):
            assert await reason(host, intent, game=number) == "not_finished"
    table = house.party.table
    assert table is not None
    told = json.dumps([host.updates, tv.updates])
    assert all(seal.salt not in told for seal in table.seals)
    assert (await host.order("show", game=1, step=0))["reason"] == "game_runs"
    await host.order("end")
    assert await reason(host, "lookback", game=1, step=0) == "not_finished"


async def test_only_who_was_let_in_looks_back(house: Open) -> None:
    host = await house.phone("Ada")
    await play_to_the_end(house, host)
    await host.order("arrange", nod=True)
    stranger, knocking = await house.phone(), await house.phone("Bob")

    for intent, fields in (("lookback", {"step": 0}), ("export", {}), ("unseal", {})):
        assert await reason(stranger, intent, game=1, **fields) == "not_joined"
        assert await reason(knocking, intent, game=1, **fields) == "not_admitted"
    await host.order("admit", member=2, yes=True)
    assert await reason(knocking, "export", game=1) is None
    assert (await knocking.order("show", game=1, step=0))["reason"] == "not_host"
    assert (await stranger.order("show", game=1, step=0))["reason"] == "not_joined"


async def test_a_record_is_had_as_a_file_that_verify_accepts(house: Open, tmp_path: Path) -> None:
    host = await house.phone("Ada")
    await play_to_the_end(house, host)

    record = await host.ask("export", game=1)

    assert record["name"].startswith("couchtisch-")
    assert record["name"].endswith("-fahrstuhl-1.jsonl")
    assert verify(io.BytesIO(record["text"].encode())).records == 1


async def test_a_phone_that_asks_for_records_without_end_has_to_wait(house: Open) -> None:
    host = await house.phone("Ada")
    await play_to_the_end(house, host)

    answers = [await reason(host, "export", game=1) for _ in range(10)]

    assert answers[0] is None
    assert answers[-1] == "too_often"


async def test_deals_are_unsealed_and_are_those_that_were_shown(house: Open) -> None:
    host = await house.phone("Ada")
    await play_to_the_end(house, host)
    shown = {table["seal"] for update in host.updates if (table := update["view"]["table"]) and table["seal"]}

    seals = (await host.ask("unseal", game=1))["seals"]
    record = (await host.ask("export", game=1))["text"].splitlines()

    assert len(seals) == 2
    for seal in seals:
        assert seal["fingerprint"] == sha256(f"{seal['salt']} {seal['action']}".encode()).hexdigest()
        assert json.loads(record[1 + seal["step"]])["action"] == seal["action"]
    assert shown == {seal["fingerprint"] for seal in seals}


async def test_the_host_has_the_screens_show_a_moment_until_a_game_starts(house: Open) -> None:
    host, tv = await house.phone("Ada"), await house.tv()
    await play_to_the_end(house, host)

    assert (await host.order("show", game=1, step=3))["type"] == "done"
    await tv.until(lambda view: view["shown"] == [1, 3])
    assert (await host.order("show", game=2, step=0))["reason"] == "not_finished"
    assert (await host.order("show", game=1, step=99_999))["reason"] == "unknown_step"
    assert (await host.order("show", game=None))["type"] == "done"
    await tv.until(lambda view: view["shown"] is None)
    await host.order("show", game=1, step=3)
    await host.order("end")
    await tv.until(lambda view: view["party"]["phase"] == "lobby" and view["shown"] == [1, 3])
    await host.order("start")
    await tv.until(lambda view: view["party"]["phase"] == "table" and view["shown"] is None)


async def test_after_a_restart_names_moments_and_salts_are_there(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as house:
        host = await house.phone("Ada")
        await play_to_the_end(house, host)
        await host.order("end")
        before = [
            await host.ask("lookback", game=1, step=4),
            await host.ask("unseal", game=1),
            await host.ask("export", game=1),
        ]
    async with opened(tmp_path / "data") as house:
        host = await house.phone(token=host.token)

        assert before == [
            await host.ask("lookback", game=1, step=4),
            await host.ask("unseal", game=1),
            await host.ask("export", game=1),
        ]


async def test_a_record_that_is_still_on_its_way_is_waited_for(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def late(*_: object) -> None:
        """Has not come to it yet."""

    host = await house.phone("Ada")
    with monkeypatch.context() as patch:
        patch.setattr("server.line.archive.keep", late)
        await play_to_the_end(house, host)
        assert await reason(host, "lookback", game=1, step=0) == "no_record"

    assert await reason(host, "lookback", game=1, step=0) is None


async def test_a_record_that_is_late_is_waited_for_though_the_next_game_runs(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = threading.Event()

    def late(*of_game: Any) -> bytes:
        assert may_go_on.wait(timeout=60)
        return record(*of_game)

    monkeypatch.setattr("server.archive.records.record", late)
    host = await house.phone("Ada")
    await play_to_the_end(house, host)
    assert (await host.order("start"))["type"] == "done"

    asked = asyncio.create_task(reason(host, "lookback", game=1, step=0))
    await host.look()
    assert not asked.done()
    may_go_on.set()
    assert await asked is None


async def test_a_late_record_holds_up_nobody_who_looks_at_another_game(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = await house.phone("Ada"), await house.phone("Ben")
    await play_to_the_end(house, host)
    assert await reason(guest, "lookback", game=1, step=0) is None
    may_go_on = threading.Event()

    def late(*of_game: Any) -> bytes:
        assert may_go_on.wait(timeout=60)
        return record(*of_game)

    monkeypatch.setattr("server.archive.records.record", late)
    await play_to_the_end(house, host)
    asked = asyncio.create_task(reason(guest, "lookback", game=2, step=0))
    await guest.look()
    assert await reason(host, "lookback", game=1, step=0) is None
    assert not asked.done()
    may_go_on.set()
    assert await asked is None


async def test_more_games_than_are_at_hand(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.replays.AT_HAND", 1)
    host = await house.phone("Ada")
    for _ in range(2):
        await play_to_the_end(house, host)

    for number in (1, 2, 1):
        assert (await host.ask("lookback", game=number, step=1))["game"] == number
    assert len(house.hub._replays._at_hand) == 1


async def test_a_game_whose_rules_fail_is_refused_and_the_evening_goes_on(
    house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = await house.phone("Ada")
    await play_to_the_end(house, host)
    with monkeypatch.context() as patch:
        patch.setattr("server.lookback.moment", lambda *_: 1 / 0)
        assert await reason(host, "lookback", game=1, step=0) == "fault"

    assert await reason(host, "lookback", game=1, step=0) is None
    assert f"party={house.party.id[:8]} game=1 fault=ZeroDivisionError at=test_lookback.py" in caplog.text
