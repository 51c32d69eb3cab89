"""House time in the running house: sleep costs nobody a turn, and no dead timer stops a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server import steps
from server.journal import Journal, JournalError
from server.open_evening import PAGES_WAIT
from server.sockets import Limits
from tests.hub.conftest import Open, opened
from tests.hub.test_disk import fill
from tests.hub.test_taps import on_turn, table_of_two


async def test_a_computer_that_slept_takes_nobody_s_time(house: Open) -> None:
    first, _ = await on_turn(house, await table_of_two(house))
    await house.until(first, lambda view: view["table"]["hold"] is None)
    left = (await first.look())["table"]["waiting"][0]["left"]

    house.time.seconds += 600
    await house.evening.beat()

    view = await first.look()
    assert view["table"]["waiting"][0]["left"] == pytest.approx(left, abs=0.1)
    assert view["table"]["paused"]["reason"] == "restart"

    # The phones are connected all the same: at the next beat that is known.
    house.time.seconds += 1
    await house.evening.beat()
    view = await first.look()
    assert view["table"]["waiting"][0]["left"] == pytest.approx(left, abs=0.1)
    assert view["table"]["paused"] is None
    assert not view["table"]["seats"][0]["away"]


async def test_after_a_long_sleep_the_clock_waits_for_phones_that_have_hung_up(house: Open) -> None:
    first, second = await on_turn(house, await table_of_two(house))
    await house.until(first, lambda view: view["table"]["hold"] is None)
    left = (await second.look())["table"]["waiting"][0]["left"]

    house.time.seconds += PAGES_WAIT
    await house.evening.beat()
    await first.go()
    await house.pass_time(15)
    view = await second.look()
    assert view["table"]["paused"]["reason"] == "restart"
    assert view["table"]["waiting"][0]["left"] == pytest.approx(left, abs=0.1)

    await first.come_back()
    view = await second.until(lambda view: view["table"]["paused"] is None)
    assert view["table"]["waiting"][0]["left"] == pytest.approx(left, abs=0.1)


async def test_a_loop_that_stood_still_for_a_moment_waits_for_nobody_who_is_here(house: Open) -> None:
    first, _ = await on_turn(house, await table_of_two(house))
    await house.until(first, lambda view: view["table"]["hold"] is None)
    left = (await first.look())["table"]["waiting"][0]["left"]

    house.time.seconds += PAGES_WAIT - 1
    await house.evening.beat()

    view = await first.look()
    assert view["table"]["paused"] is None
    assert view["table"]["waiting"][0]["left"] == pytest.approx(left, abs=0.1)


async def test_the_watchdog_does_what_is_due_when_the_timer_is_dead(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await on_turn(house, await table_of_two(house))
    seat = first.view["me"]["seat"]
    monkeypatch.setattr(house.line, "arrange", lambda: None)
    for _ in range(60):
        house.time.seconds += 1
        await house.evening.beat()
    view = await first.until(lambda view: view["table"]["observation"]["bids"][seat] is not None)
    assert seat in view["table"]["auto"]


async def test_a_fault_at_a_beat_does_not_end_the_beats(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    before = house.line.now()

    async def broken() -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(house.hub, "attend", broken)
    for _ in range(3):
        house.time.seconds += 1
        await house.evening.beat()
    house.house.beat()
    house.journal.set("after", "the beat")
    assert house.journal.parties()[-1].time == pytest.approx(before + 3, abs=1)


async def test_an_evening_of_long_ago_is_over_unless_a_game_goes_on(tmp_path: Path) -> None:
    codes: list[str] = []
    for play in (False, True, False):
        async with opened(tmp_path) as house:
            codes.append(house.code)
            if play:
                await table_of_two(house)
        age(tmp_path)
    assert codes[0] != codes[1]
    assert codes[1] == codes[2]


async def test_an_evening_of_today_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.phone("Ada")
    async with opened(tmp_path) as again:
        assert again.code == house.code
        back = await again.phone(token=ada.token)
        assert back.view["me"]["member"] == 1


def test_pages_wait_as_long_as_their_pings_say() -> None:
    limits = Limits()
    assert limits.ping_every + limits.pong_within == PAGES_WAIT


async def test_an_evening_that_cannot_be_read_makes_way_for_a_new_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    codes: list[str] = []
    for step in (steps.Dropped(1.0, 77), steps.HoldOver(1.0), steps.Acted(1.0, 9, "bid 1", "bot"), None):
        async with opened(tmp_path) as house:
            codes.append(house.code)
            if step:
                await house.journal.append(house.party.id, [(1, steps.encode(step))])
    assert len(set(codes)) == 4
    assert len(caplog.records) == 3


async def test_a_disk_that_is_full_at_the_start_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path):
        pass
    fill(monkeypatch)
    with pytest.raises(JournalError, match="make room"):
        async with opened(tmp_path):
            pass


def age(data: Path) -> None:
    """Let the last beat be of last year."""
    journal: Any = Journal.open(data)
    journal.beat({row.id: row.time for row in journal.parties()}, 1.0)
    journal.close()
