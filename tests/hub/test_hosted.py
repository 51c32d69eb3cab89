"""Many parties on one server: each screen opens its own, none hears of another, a fault stays in one."""

from __future__ import annotations

import asyncio
import gc
import secrets
import sqlite3
import weakref
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any, Literal

import aiohttp
import pytest
import socketio

from server import codes, tokens
from server.allowance import household
from server.house import EVENING_OVER, IDLE
from server.ledger import Ledger, Rows
from server.open_evening import OpenEvening
from server.reception import GUESSES, OPENINGS
from tests.hub.conftest import Open, opened
from tests.hub.pages import GUARD, Phone, Tv

WRONG = "BCDFGH"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Open]:
    """A server for strangers with no party on it."""
    async with opened(tmp_path / "data", hosted=True) as open_house:
        yield open_house


def secret() -> str:
    """A screen's id as a browser makes it."""
    return secrets.token_urlsafe(16)


async def open_table(house: Open, screen: str | None = None) -> Tv:
    """A screen that has opened an evening; its code is `tv.code`."""
    tv = await house.tv(screen=screen or secret())
    assert tv.hall == {"unknown": False}
    answer = await tv.ask("open")
    assert answer["type"] == "opened", answer
    tv.code = answer["code"]
    await tv.until(lambda view: view["party"]["code"] == tv.code)
    return tv


async def evening_of(house: Open, tv: Tv) -> OpenEvening:
    evening = house.house.find(tv.code or "")
    assert evening
    return evening


async def test_a_screen_opens_an_evening_of_its_own(house: Open) -> None:
    assert house.house.evenings == {}
    tv = await open_table(house)
    assert tv.code
    assert codes.allowed(tv.code, codes.HOSTED_LENGTH)
    await tv.until(lambda view: view["screen"]["trusted"])
    assert tv.view["past"] == []

    ada = await house.phone("Ada", code=tv.code.lower())
    assert ada.view["party"]["host"] == 1
    # Back after a moment, the same browser has its evening; the house of another does not hear of it.
    await tv.go()
    await tv.come_back()
    assert tv.view["screen"]["trusted"]
    assert (await tv.ask("open"))["reason"] == "evening_runs"
    again = await house.tv(screen=tv.screen)
    assert again.hall == {"unknown": False}
    unknown = await house.tv(code=WRONG)
    assert unknown.hall == {"unknown": True}
    assert unknown.view == {}


async def test_two_evenings_side_by_side_do_not_touch_each_other(house: Open) -> None:
    tvs = [await open_table(house) for _ in range(2)]
    tables: list[list[Phone]] = []
    for tv in tvs:
        phones = [await house.phone(name, code=tv.code) for name in ("Ada", "Ben")]
        options = {"mode": "list", "schedule": [2]}
        await phones[0].order("set_up", game="fahrstuhl", options=options, fill_to=2)
        assert (await phones[0].order("start"))["type"] == "done"
        tables.append(phones)
    # The first table plays to its end while the second one pauses.
    assert (await tables[1][0].order("pause", on=True))["type"] == "done"
    await tvs[1].until(lambda view: view["table"]["paused"])
    still = (await evening_of(house, tvs[1])).party
    quiet = len(tvs[1].updates)
    while tvs[0].view["party"]["phase"] != "results":
        await house.pass_time(0.5)
        for phone in tables[0]:
            me = phone.view["me"]
            if me["must_act"] and me["legal"]:
                await phone.act(me["legal"][0])

    assert (await evening_of(house, tvs[1])).party == still
    assert len(tvs[1].updates) == quiet
    assert not any(event["kind"] == "over" for page in (tvs[1], *tables[1]) for event in page.events)
    # A token of one evening proves nobody in the other.
    stranger = await house.phone(code=tvs[1].code, token=tables[0][0].token)
    assert stranger.view["me"] is None


async def test_a_fault_and_a_full_table_stay_in_one_party(
    house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tvs = [await open_table(house) for _ in range(2)]
    ada, ben = await house.phone("Ada", code=tvs[0].code), await house.phone("Ben", code=tvs[1].code)
    broken, add = (await evening_of(house, tvs[0])).party.id, Ledger.add

    def full(ledger: Ledger, some: Iterable[Rows]) -> None:
        rows = list(some)
        if any(of.party == broken for of in rows):
            raise sqlite3.OperationalError("database or disk is full")
        add(ledger, rows)

    monkeypatch.setattr(Ledger, "add", full)
    assert (await ada.ask("change", name="Adele"))["reason"] == "disk"
    assert (await ben.ask("change", name="Benno"))["type"] == "done"
    before = (await evening_of(house, tvs[1])).clock.now()
    await house.pass_time(5)
    assert (await evening_of(house, tvs[1])).clock.now() == pytest.approx(before + 5, abs=2)

    monkeypatch.undo()
    await house.pass_time(1)
    assert (await ada.ask("change", name="Adele"))["type"] == "done"
    assert caplog.records


async def test_a_flood_in_one_party_leaves_the_others_their_turn(house: Open) -> None:
    tvs = [await open_table(house) for _ in range(2)]
    ada, ben = await house.phone("Ada", code=tvs[0].code), await house.phone("Ben", code=tvs[1].code)
    flood = [asyncio.ensure_future(ada.client.emit("touch", {}, namespace="/phone")) for _ in range(300)]
    assert (await ben.ask("change", name="Benno"))["type"] == "done"
    await asyncio.gather(*flood)


async def test_wrong_codes_are_slow_and_a_right_one_is_no_better_then(house: Open) -> None:
    tv = await open_table(house)
    ada = await house.phone("Ada", code=tv.code)
    guesser = Phone(house.url, WRONG)
    for _ in range(int(GUESSES[1])):
        assert await refusal(guesser) == "no_party"

    for code in (WRONG, tv.code, WRONG):
        assert code
        guesser.code = code
        assert await refusal(guesser) == "later"
        async with aiohttp.ClientSession() as web, web.get(f"{house.url}/qr/{code}.svg") as answer:
            assert answer.status == 404
    # Whoever proves to be of the evening is no guesser.
    again = await house.phone(code=tv.code, token=ada.token)
    assert again.view["me"]["member"] == 1
    await tv.go()
    await tv.come_back()
    assert tv.view["party"]["code"] == tv.code

    house.time.seconds += 1 / GUESSES[0]
    assert (await house.phone(code=tv.code)).view["party"]["code"] == tv.code


async def refusal(phone: Phone) -> str:
    """Why it is turned away."""
    said: list[Any] = []
    phone.client = phone._client()
    phone.client.on("connect_error", said.append, namespace="/phone")
    with pytest.raises(socketio.exceptions.ConnectionError):
        await phone.client.connect(
            phone.url, transports=["websocket"], namespaces=["/phone"], auth=phone.hello()
        )
    await phone.client.disconnect()
    return str(said[0]["message"] if isinstance(said[0], dict) else said[0])


async def test_one_address_opens_few_evenings_and_the_house_holds_so_many(tmp_path: Path) -> None:
    async with opened(tmp_path, hosted=True, most_parties=5, trust_proxy=True) as house:
        for _ in range(int(OPENINGS[1])):
            await open_table(house)
        tv = await house.tv(screen=secret())
        assert (await tv.ask("open"))["reason"] == "too_often"
        house.time.seconds += 1 / OPENINGS[0]
        assert (await tv.ask("open"))["type"] == "opened"
        house.time.seconds += 1 / OPENINGS[0]
        late = await house.tv(screen=secret())
        assert (await late.ask("open"))["reason"] == "house_full"
        assert (await late.ask("address"))["type"] == "refused"


async def test_a_screen_that_could_be_guessed_opens_nothing(house: Open) -> None:
    tv = await house.tv(screen="screen-1")
    assert (await tv.ask("open"))["reason"] == "message"


async def test_nobody_is_told_of_the_others(house: Open) -> None:
    tv = await open_table(house)
    ada = await house.phone("Ada", code=tv.code)
    other, owner = await open_table(house), await house.tv(screen=secret(), owner=house.house.owner_key)
    assert owner.hall
    async with aiohttp.ClientSession() as web, web.get(f"{house.url}/health") as answer:
        assert await answer.json() == {"ok": True, "visited": True}
    for page in (other, owner):
        for intent in ("resume", "forget"):
            assert (await page.ask(intent, evening="0" * 32))["reason"] == "not_trusted"
    told = repr([other.updates, owner.hall])
    assert "Ada" not in told
    assert str(tv.code) not in told
    # The owner of the server is nobody in particular there, and a screen's secret stays with its browser.
    guest = await house.phone("Eve", code=tv.code, owner=house.house.owner_key)
    assert not guest.view["me"]["may_take_over"]
    assert tv.screen not in repr(ada.updates)
    assert [screen["screen"] for screen in (await ada.look())["host"]["screens"]] == [
        tokens.digest(tv.screen)[:32]
    ]


async def pass_idly(house: Open, seconds: float) -> None:
    """Let time pass for every evening, in the beats of a house where nothing happens."""
    for _ in range(int(seconds / 2) + 1):
        house.time.seconds += 2
        for evening in house.house.evenings.values():
            evening.clock.beat()
    for evening in list(house.house.evenings.values()):
        await evening.beat()
    await house.house.tidy()


async def test_an_evening_that_everybody_left_is_freed_and_its_own_people_open_it_again(house: Open) -> None:
    tv = await open_table(house)
    ada, stranger = await house.phone("Ada", code=tv.code), Phone(house.url, tv.code or "")
    left, busy = await evening_of(house, tv), await open_table(house)
    freed = [weakref.ref(part) for part in (left, left.line, left.hub)]
    await ada.go()
    await tv.go()
    async with asyncio.timeout(GUARD):
        while left.hub.count():  # noqa: ASYNC110  nothing tells when the last page is gone
            await asyncio.sleep(0)

    await pass_idly(house, IDLE - 60)
    assert house.house.find(tv.code or "")
    await pass_idly(house, 60)

    assert house.house.find(tv.code or "") is None
    assert house.house.find(busy.code or "")
    assert left.line._timer is None or left.line._timer.cancelled()
    del left
    gc.collect()
    assert [part() for part in freed] == [None, None, None]

    assert await refusal(stranger) == "no_party"
    assert (await house.tv(screen=secret(), code=tv.code)).hall == {"unknown": True}
    back = await house.phone(code=tv.code, token=ada.token)
    assert back.view["me"]["member"] == 1
    await tv.come_back()
    assert tv.view["screen"]["trusted"]
    assert tv.view["party"]["members"][0]["name"] == "Ada"


async def test_its_screen_alone_opens_it_again_too(house: Open) -> None:
    tv = await open_table(house)
    ada = await house.phone("Ada", code=tv.code)
    evening = await evening_of(house, tv)
    await ada.go()
    await tv.go()
    await house.house.shut(evening)
    await tv.come_back()
    assert tv.view["party"]["members"][0]["name"] == "Ada"


async def test_an_evening_that_nobody_joined_leaves_nothing(house: Open) -> None:
    tv = await open_table(house)
    await house.house.shut(await evening_of(house, tv))
    assert house.journal.parties() == []
    await tv.until_gone()
    await tv.come_back()
    assert tv.hall == {"unknown": True}


async def test_a_game_keeps_its_evening_for_longer_but_not_for_ever(house: Open) -> None:
    tv = await open_table(house)
    ada = await house.phone("Ada", code=tv.code)
    assert (await ada.order("start"))["type"] == "done"
    await ada.order("pause", on=True)
    await ada.go()
    await tv.until(lambda view: not view["party"]["members"][0]["here"])
    await tv.go()
    await pass_idly(house, IDLE + 60)
    assert house.house.find(tv.code or "")
    await pass_idly(house, EVENING_OVER)
    assert house.house.find(tv.code or "") is None


async def test_a_screen_that_was_left_on_does_not_keep_its_evening_for_ever(house: Open) -> None:
    tv = await open_table(house)
    ada = await house.phone("Ada", code=tv.code)
    await ada.go()
    await tv.until(lambda view: not view["party"]["members"][0]["here"])
    await pass_idly(house, EVENING_OVER - 60)
    assert house.house.find(tv.code or "")
    await pass_idly(house, 120)
    assert house.house.find(tv.code or "") is None


async def test_a_restart_goes_on_with_all_of_them(tmp_path: Path) -> None:
    async with opened(tmp_path, hosted=True) as house:
        tvs = [await open_table(house) for _ in range(2)]
        phones = [await house.phone(name, code=tv.code) for name, tv in zip(("Ada", "Ben"), tvs, strict=True)]
    async with opened(tmp_path, hosted=True) as house:
        for tv, phone, name in zip(tvs, phones, ("Ada", "Ben"), strict=True):
            back = await house.phone(code=tv.code, token=phone.token)
            assert back.view["party"]["members"][0]["name"] == name


async def test_a_page_that_comes_while_its_evening_closes_is_told_to_try_again(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    tv = await open_table(house)
    ada, evening = await house.phone("Ada", code=tv.code), await evening_of(house, tv)
    arrive = evening.hub.arrive

    async def closed_meanwhile(*args: Any, **more: Any) -> None:
        await house.house.shut(evening)
        await arrive(*args, **more)

    monkeypatch.setattr(evening.hub, "arrive", closed_meanwhile)
    late = Phone(house.url, tv.code or "", token=ada.token)
    assert await refusal(late) == "later"
    back = await house.phone(code=tv.code, token=ada.token)
    assert back.view["me"]["member"] == 1
    assert [row.code for row in house.journal.parties()] == [tv.code]


class Door(asyncio.Lock):
    """Tells when somebody finds it locked."""

    def __init__(self) -> None:
        super().__init__()
        self.found_locked = asyncio.Event()

    async def acquire(self) -> Literal[True]:
        if self.locked():
            self.found_locked.set()
        return await super().acquire()


async def test_nobody_opens_an_evening_again_before_it_is_closed(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else what is still being written down would overtake what happens after."""
    tv = await open_table(house)
    await house.phone("Ada", code=tv.code)
    evening, door, written = await evening_of(house, tv), Door(), asyncio.Event()
    closes, close = asyncio.Event(), evening.close

    async def closing() -> None:
        closes.set()
        await written.wait()
        await close()

    monkeypatch.setattr(evening, "close", closing)
    monkeypatch.setattr(house.house, "_door", door)
    shutting = asyncio.create_task(house.house.shut(evening))
    await closes.wait()
    opening = asyncio.create_task(house.house.resume(evening.party.id))
    knocking = asyncio.create_task(door.found_locked.wait())
    await asyncio.wait({opening, knocking}, return_when=asyncio.FIRST_COMPLETED)
    assert not opening.done()
    written.set()
    await asyncio.gather(shutting, opening, knocking)

    assert [row.open for row in house.journal.parties()] == [True]
    assert (await opening).party.members[0].name == "Ada"


def test_a_household_has_one_address_or_one_net() -> None:
    assert household("203.0.113.9") == "203.0.113.9"
    assert household("::ffff:203.0.113.9") == "203.0.113.9"
    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:ffff::1") != household("2001:db8:1:3::7")
    assert household("unknown") == "unknown"
