"""Earlier evenings: a trusted screen goes on with one or deletes it, and what is old is cleared away."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest

from server import steps
from server.house import DAY, EVENING_OVER
from server.journal import Journal, finished
from server.open_evening import OpenEvening
from server.past import MOST
from tests.hub.conftest import Open, Time, opened
from tests.hub.pages import Phone, Tv
from tests.hub.test_taps import on_turn, table_of_two

TODAY = 1_800_000_000.0


async def an_evening(data: Path, wall: float, *names: str) -> tuple[str, list[Phone]]:
    """An evening that was on at that time of day, and is over: its code and its phones."""
    async with opened(data, wall=lambda: wall) as house:
        phones = [await house.phone(name) for name in names]
        return house.code, phones


async def trusted(house: Open) -> Tv:
    """The owner's screen."""
    tv = await house.tv(owner=house.house.owner_key)
    await tv.until(lambda view: view["screen"]["trusted"])
    return tv


def parties(data: Path) -> int:
    """How many evenings are kept."""
    with contextlib.closing(Journal.open(data)) as journal:
        return len(journal.parties())


async def test_a_trusted_screen_sees_earlier_evenings_and_goes_on_with_one(tmp_path: Path) -> None:
    code, (ada, _) = await an_evening(tmp_path, TODAY - 2 * DAY, "Ada", "Ben")
    await an_evening(tmp_path, TODAY - DAY, "Cleo")
    async with opened(tmp_path, wall=lambda: TODAY) as house:
        assert house.code != code
        tv, other = await trusted(house), await house.tv()
        assert not other.view["past"]
        told = tv.view["past"]
        assert [past["people"] for past in told] == [["Cleo"], ["Ada", "Ben"]]
        assert [past["ago"] for past in told] == pytest.approx([DAY, 2 * DAY])
        assert (told[1]["games"], told[1]["running"]) == (0, None)
        empty = house.evening

        answer = await tv.ask("resume", evening=told[1]["evening"])

        assert answer == {"type": "opened", "code": code}
        for page in (tv, other):
            view = await page.until(lambda view: view["party"]["code"] == code)
            assert [member["name"] for member in view["party"]["members"]] == ["Ada", "Ben"]
            assert not page.disconnects
        assert tv.view["screen"]["trusted"]
        assert not other.view["screen"]["trusted"]
        assert not tv.view["past"]
        back = await house.phone(code=code, token=ada.token)
        assert back.view["me"]["member"] == 1
        # The evening that nobody had joined is no more.
        assert empty.closed
        assert house.journal.load(empty.party.id) == (None, [])
        assert empty.party.id not in {row.id for row in house.journal.parties()}


async def test_a_half_played_game_goes_on_with_the_seconds_that_were_left(tmp_path: Path) -> None:
    async with opened(tmp_path, wall=lambda: TODAY) as house:
        first, second = await on_turn(house, await table_of_two(house))
        await first.act("bid 1")
        await second.until(lambda view: view["me"]["must_act"])
        await house.pass_time(20)
        left = (await second.look())["table"]["waiting"][0]["left"]
        hand, party = second.view["table"]["observation"]["hand"], house.party
        tokens = [first.token, second.token]
    age(tmp_path, TODAY - 7 * DAY)
    # Another evening is on for hours meanwhile; for this one no time passes.
    with contextlib.closing(Journal.open(tmp_path)) as journal:
        await journal.append(party.id, (), open=False)
    async with opened(tmp_path, wall=lambda: TODAY) as between:
        await between.phone("Cleo")
        await between.pass_time(60)
    age(tmp_path, TODAY - DAY)

    async with opened(tmp_path, wall=lambda: TODAY) as house:
        tv = await trusted(house)
        past = next(past for past in tv.view["past"] if past["people"] == ["Ada", "Ben"])
        assert past["running"] == "fahrstuhl"
        await tv.ask("resume", evening=past["evening"])
        view = await tv.until(lambda view: view["table"])
        assert view["table"]["paused"]["reason"] == "restart"
        phones = [await house.phone(code=party.code, token=token) for token in tokens]
        view = await phones[1].until(lambda view: view["table"]["paused"] is None)
        assert view["table"]["observation"]["hand"] == hand
        assert view["table"]["waiting"][0]["left"] == pytest.approx(left, abs=1.5)
        assert (await phones[1].act("bid 1"))["type"] == "done"


async def test_an_evening_is_deleted_with_its_records(tmp_path: Path) -> None:
    await an_evening(tmp_path, TODAY - DAY, "Ada")
    async with opened(tmp_path, wall=lambda: TODAY) as house:
        tv, other = await trusted(house), await house.tv()
        (past,) = tv.view["past"]
        id = house.house.past[0].id
        await house.journal.finish(id, 1, b"record\n")
        assert (await other.ask("forget", evening=past["evening"]))["reason"] == "not_trusted"

        assert (await tv.ask("forget", evening=past["evening"])) == {"type": "done"}

        await tv.until(lambda view: not view["past"])
        assert house.journal.load(id) == (None, [])
        assert finished(tmp_path) == []
        for intent in ("forget", "resume"):
            assert (await tv.ask(intent, evening=past["evening"]))["reason"] == "unknown_evening"


async def test_nobody_who_has_joined_loses_the_evening_to_another(tmp_path: Path) -> None:
    await an_evening(tmp_path, TODAY - DAY, "Ada")
    async with opened(tmp_path, wall=lambda: TODAY) as house:
        tv, other = await trusted(house), await house.tv()
        (past,) = tv.view["past"]
        assert (await other.ask("resume", evening=past["evening"]))["reason"] == "not_trusted"
        await house.phone("Ben")
        await tv.until(lambda view: not view["past"])
        assert (await tv.ask("resume", evening=past["evening"]))["reason"] == "people_here"
        assert (await tv.ask("open"))["reason"] == "evening_runs"


async def test_who_joins_while_an_earlier_evening_is_read_keeps_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await an_evening(tmp_path, TODAY - DAY, "Ada")
    async with opened(tmp_path, wall=lambda: TODAY) as house:
        tv, resume, phones = await trusted(house), house.house.resume, list[Phone]()
        (past,) = tv.view["past"]

        async def slowly(id: str) -> OpenEvening:
            phones.append(await house.phone("Ben", code=tv.view["party"]["code"]))
            return await resume(id)

        monkeypatch.setattr(house.house, "resume", slowly)
        assert (await tv.ask("resume", evening=past["evening"]))["reason"] == "people_here"
        assert (await phones[0].look())["party"]["members"][0]["name"] == "Ben"
        assert [member["name"] for member in (await tv.look())["party"]["members"]] == ["Ben"]
        assert [row.open for row in house.journal.parties()].count(True) == 1


async def test_a_phone_that_had_not_joined_is_told_that_its_evening_is_over(tmp_path: Path) -> None:
    code, _ = await an_evening(tmp_path, TODAY - DAY, "Ada")
    async with opened(tmp_path, wall=lambda: TODAY) as house:
        tv, phone = await trusted(house), await house.phone()
        await tv.ask("resume", evening=tv.view["past"][0]["evening"])
        await phone.until_gone()
        assert phone.bye == "closed"
        phone.code = code
        await phone.come_back()
        assert phone.view["party"]["code"] == code


async def test_evenings_that_nobody_joined_are_not_kept(tmp_path: Path) -> None:
    for days in (4, 3, 2, 1):
        await an_evening(tmp_path, TODAY - days * DAY)
    assert parties(tmp_path) == 1


async def test_as_many_are_shown_as_fit(tmp_path: Path) -> None:
    for days in range(MOST + 2, 0, -1):
        await an_evening(tmp_path, TODAY - days * DAY, f"Guest {days}")
    async with opened(tmp_path, wall=lambda: TODAY) as house:
        tv = await trusted(house)
        assert [past["people"][0] for past in tv.view["past"]] == [f"Guest {n + 1}" for n in range(MOST)]


@pytest.mark.parametrize(("days", "kept"), [(90, 2), (0, 3)])
async def test_old_evenings_are_cleared_away_at_the_start(tmp_path: Path, days: int, kept: int) -> None:
    await an_evening(tmp_path, TODAY - 91 * DAY, "Ada")
    await an_evening(tmp_path, TODAY - 89 * DAY, "Ben")
    async with opened(tmp_path, wall=lambda: TODAY, keep_days=days):
        pass
    assert parties(tmp_path) == kept


async def test_and_once_a_day(tmp_path: Path) -> None:
    await an_evening(tmp_path, TODAY - 89 * DAY, "Ada")
    day = Time(TODAY)
    async with opened(tmp_path, wall=day) as house:
        tv = await trusted(house)
        assert tv.view["past"]
        day.seconds += 2 * DAY
        await house.house.tidy()
        await tv.until(lambda view: not view["past"])


async def test_an_evening_whose_phones_are_gone_for_long_makes_way_while_the_program_runs(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        before, ada, tv = house.evening, await house.phone("Ada"), await house.tv()
        await ada.go()
        await tv.until(lambda view: not view["party"]["members"][0]["here"])
        await house.house.tidy()
        assert house.evening is before

        for _ in range(int(EVENING_OVER / 2) + 1):
            house.time.seconds += 2
            house.evening.clock.beat()
        await house.house.tidy()

        assert before.closed
        assert house.evening is not before
        await tv.until_gone()
        await tv.come_back()
        assert tv.view["party"]["code"] == house.party.code


async def test_what_this_program_cannot_read_is_not_offered(tmp_path: Path) -> None:
    async with opened(tmp_path, wall=lambda: TODAY - DAY) as house:
        await house.phone("Ada")
        await house.journal.append(house.party.id, [(1, steps.encode(steps.Dropped(1.0, 77)))])
        id = house.party.id
    with contextlib.closing(Journal.open(tmp_path)) as journal:
        await journal.append(id, [(1, steps.encode(steps.Dropped(1.0, 77)))], open=False)
    async with opened(tmp_path, wall=lambda: TODAY) as house:
        tv = await trusted(house)
        assert not tv.view["past"]


def age(data: Path, wall: float) -> None:
    """Let the open evenings be of that time of day."""
    journal: Any = Journal.open(data)
    journal.beat({row.id: row.time for row in journal.parties() if row.open}, wall)
    journal.close()


async def test_a_new_evening_has_the_programmes_of_the_last_one(tmp_path: Path) -> None:
    async with opened(tmp_path, wall=lambda: TODAY - DAY) as house:
        ada = await house.phone("Ada")
        order = {"type": "save_programme", "name": "Freitag"}
        assert (await ada.ask("host", order=order))["type"] == "done"
    async with opened(tmp_path, wall=lambda: TODAY) as house:
        cleo = await house.phone("Cleo")
        view = await cleo.until(lambda view: view["host"] is not None)

        assert [saved["name"] for saved in view["host"]["saved"]] == ["Freitag"]
