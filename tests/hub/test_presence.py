"""Phones that come, go and come back; two tabs; several screens; who is host."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from server import wire
from server.sockets import Limits
from tests.hub.conftest import Open, opened
from tests.hub.pages import GUARD, Phone, View
from tests.hub.raw import CONNECT, CONNECT_ERROR, DISCONNECT, EVENT, dialled


def member(view: View, id: int) -> dict[str, Any]:
    found: dict[str, Any] = next(found for found in view["party"]["members"] if found["id"] == id)
    return found


async def test_a_phone_that_comes_back_is_who_it_was(house: Open) -> None:
    ada, ben = await house.phone("Ada"), await house.phone("Ben")
    await ben.go()
    await ada.until(lambda view: not member(view, 2)["here"])

    await ben.come_back()

    assert ben.view["me"]["member"] == 2
    await ada.until(lambda view: member(view, 2)["here"])
    assert len(house.party.members) == 2


async def test_a_reloaded_page_is_on_its_seat_at_once(house: Open) -> None:
    ada, _ = await house.phone("Ada"), await house.phone("Ben")
    await ada.order("set_up", fill_to=2)
    await ada.order("start")
    await house.until(ada, lambda view: view["table"] and view["table"]["observation"]["hand"])
    seat, table = ada.view["me"]["seat"], house.party.table

    again = await house.phone(token=ada.token)

    assert again.view["me"]["seat"] == seat
    assert again.view["table"]["observation"] == ada.view["table"]["observation"]
    assert house.party.table == table
    assert again.updates[0]["base"] is None
    assert again.updates[0]["events"] == []


async def test_the_newest_tab_wins_and_the_older_one_is_told(house: Open) -> None:
    older = await house.phone("Ada")
    newer = await house.phone(token=older.token)

    await older.until_gone()

    assert older.bye == "replaced"
    assert member(newer.view, 1)["here"]
    assert (await newer.ask("touch"))["type"] == "done"


class Slowly:
    """A journal that writes when it is told to."""

    def __init__(self, house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
        self.writes = asyncio.Event()
        self._asked = 0
        self._news = asyncio.Condition()
        self._append = house.journal.append
        monkeypatch.setattr(house.journal, "append", self._slowly)

    async def asked(self, times: int) -> None:
        """Wait until so much was to be written."""
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: self._asked >= times)

    async def _slowly(self, *args: Any, **named: Any) -> None:
        async with self._news:
            self._asked += 1
            self._news.notify_all()
        await self.writes.wait()
        await self._append(*args, **named)


def said(house: Open, phone: Phone, tab: str) -> dict[str, Any]:
    return {"protocol": wire.PROTOCOL, "code": house.code, "token": phone.token, "tab": tab}


async def until_in(house: Open, *tabs: str) -> None:
    """Wait until just those tabs are in or coming in."""
    async with asyncio.timeout(GUARD):
        while {getattr(one.hello, "tab", "") for one in house.hub._visitors.values()} != set(tabs):  # noqa: ASYNC110  the hub has no event for it
            await asyncio.sleep(0)


async def test_of_two_tabs_that_come_at_once_the_older_one_is_told(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await house.phone("Ada"), await house.phone("Ben")
    await ada.go()
    await ben.until(lambda view: not member(view, 1)["here"])
    async with dialled(house.url) as older, dialled(house.url) as newer:
        slowly = Slowly(house, monkeypatch)
        await older.send(type=CONNECT, nsp="/phone", data=said(house, ada, "older-tab"))
        await slowly.asked(1)
        await newer.send(type=CONNECT, nsp="/phone", data=said(house, ada, "newer-tab"))
        await until_in(house, ben.tab, "newer-tab")
        slowly.writes.set()

        assert (await older.packet(CONNECT, EVENT))["type"] == CONNECT
        while (told := (await older.packet(EVENT, DISCONNECT))["data"])[0] == "view":
            pass
        assert told == ["bye", {"reason": "replaced"}]
        assert (await older.packet(DISCONNECT))["type"] == DISCONNECT
        assert (await newer.packet(EVENT))["data"][1]["view"]["me"]["member"] == 1
        assert len(house.hub._outbox._boxes) == 2


async def test_who_is_sent_away_while_he_comes_in_is_turned_away(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await house.phone("Ada"), await house.phone("Ben")
    await ben.go()
    await ada.until(lambda view: not member(view, 2)["here"])
    async with dialled(house.url) as again:
        slowly = Slowly(house, monkeypatch)
        removing = asyncio.create_task(ada.order("remove", member=2))
        await slowly.asked(1)
        await again.send(type=CONNECT, nsp="/phone", data=said(house, ben, "another-tab"))
        await until_in(house, ada.tab, "another-tab")
        slowly.writes.set()

        answer = await again.packet(CONNECT, CONNECT_ERROR)
        assert (answer["type"], answer["data"]["message"]) == (CONNECT_ERROR, "banned")
        assert (await removing)["type"] == "done"


async def test_of_a_page_that_is_gone_before_it_was_in_nothing_is_kept(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await house.phone("Ada"), await house.phone("Ben")
    await ada.go()
    await ben.until(lambda view: not member(view, 1)["here"])
    async with dialled(house.url) as again:
        slowly = Slowly(house, monkeypatch)
        await again.send(type=CONNECT, nsp="/phone", data=said(house, ada, "another-tab"))
        await slowly.asked(1)
        (sid,) = (sid for sid, one in house.hub._visitors.items() if one.member == 1)
        leaving = asyncio.create_task(house.reception.leave(sid))
        await until_in(house, ben.tab)
        slowly.writes.set()
        await leaving
        await again.packet(CONNECT)

        assert sid not in house.hub._outbox._boxes
        await ben.until(lambda view: not member(view, 1)["here"])


async def test_an_answer_that_was_lost_makes_no_second_person(house: Open) -> None:
    ada = await house.phone()
    first = await ada.ask("join", name="Ada")
    assert await ada.ask("join", name="Ada") == first
    assert len(house.party.members) == 1


async def test_a_token_of_nobody_proves_nothing(house: Open) -> None:
    await house.phone("Ada")
    stranger = await house.phone(token="A" * 22)
    assert stranger.view["me"] is None


async def test_who_was_removed_hears_it_and_is_not_let_in_again(house: Open) -> None:
    ada, ben = await house.phone("Ada"), await house.phone("Ben")
    await ada.order("remove", member=2)
    await ben.until_gone()
    assert ben.bye == "removed"
    async with dialled(house.url) as raw:
        answer = await raw.hello("/phone", code=house.code, tab=ben.tab, token=ben.token)
        assert answer["data"]["message"] == "banned"
    await ada.until(lambda view: len(view["party"]["members"]) == 1)


async def test_three_screens_show_the_same_and_disturb_nobody(house: Open) -> None:
    screens = [await house.tv() for _ in range(3)]
    ada, _ = await house.phone("Ada"), await house.phone("Ben")
    await ada.order("start")
    for screen in screens:
        await house.until(screen, lambda view: view["table"] and view["table"]["waiting"])
    before = house.party.table

    await screens[1].go()
    again = await house.tv(screen=screens[1].screen)

    assert again.view["table"]["observation"] == screens[0].view["table"]["observation"]
    assert house.party.table == before
    labels = {screen.view["screen"]["label"] for screen in (screens[0], again, screens[2])}
    assert len(labels) == 3


async def test_the_host_s_drawer_knows_the_screens_and_trusts_them(house: Open) -> None:
    screen, ada = await house.tv(), await house.phone("Ada")
    assert not screen.view["screen"]["trusted"]
    assert (await ada.order("trust", screen=screen.view["screen"]["screen"], on=True))["type"] == "done"
    await screen.until(lambda view: view["screen"]["trusted"])
    view = await ada.until(lambda view: view["host"]["screens"][0]["trusted"])
    assert view["host"]["screens"][0]["label"] == screen.view["screen"]["label"]


async def test_the_owner_s_link_makes_a_screen_trusted_and_a_phone_able_to_be_host(house: Open) -> None:
    key = house.house.owner_key
    screen = await house.tv(owner=key)
    await screen.until(lambda view: view["screen"]["trusted"])
    await house.phone("Ada")
    owner = await house.phone("Ben", owner=key)
    assert owner.view["me"]["may_take_over"]
    assert (await owner.ask("takeover"))["type"] == "done"
    await screen.until(lambda view: view["party"]["host"] == 2)
    other = await house.phone("Cleo", owner="B" * 22)
    assert not other.view["me"]["may_take_over"]


async def test_the_owner_s_link_opens_a_door_that_needs_the_host_s_nod(house: Open) -> None:
    ada = await house.phone("Ada")
    await ada.order("arrange", nod=True)
    ben = await house.phone("Ben")
    assert ben.view["me"]["knocks"]
    await ben.go()

    ben.owner = house.house.owner_key
    await ben.come_back()
    await ben.until(lambda view: not view["me"]["knocks"] and view["me"]["may_take_over"])


async def test_while_the_host_is_away_another_takes_over_and_gives_it_back_on_a_tap(house: Open) -> None:
    ada, ben = await house.phone("Ada"), await house.phone("Ben")
    assert (await ben.ask("takeover")) == {"type": "refused", "reason": "host_is_here", "about": None}
    await ada.go()
    await ben.until(lambda view: not member(view, 1)["here"])
    await house.pass_time(61)
    await ben.until(lambda view: view["party"]["host_away"] and view["me"]["may_take_over"])
    assert (await ben.ask("takeover"))["type"] == "done"

    await ada.come_back()

    assert ada.view["party"]["host"] == 2
    assert (await ada.ask("takeover"))["type"] == "done"
    await ben.until(lambda view: view["party"]["host"] == 1)


async def test_a_silent_phone_is_shown_as_gone(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(ping_every=1, pong_within=1)) as house:
        ada, ben = await house.phone("Ada"), await house.phone("Ben")
        await ben.go()
        async with dialled(house.url) as frozen:
            await frozen.hello("/phone", code=house.code, tab="frozen-tab", token=ben.token)
            await ada.until(lambda view: member(view, 2)["here"])
            # From here on it answers no ping, and nobody hangs up.
            await ada.until(lambda view: not member(view, 2)["here"])


def test_a_silent_phone_is_gone_within_fifteen_seconds() -> None:
    limits = Limits()
    assert limits.ping_every + 2 * limits.pong_within <= 15


async def under_another_address(house: Open) -> Phone:
    """A phone whose browser knows nothing of the house under this address."""
    phone = Phone(house.url.replace("127.0.0.1", "localhost"), house.code)
    house.pages.append(phone)
    await phone.come()
    return phone


async def test_a_rescanned_code_under_a_new_address_is_the_same_person(house: Open) -> None:
    ada = await house.phone("Ada")
    old = ada.token
    await ada.go()

    again = await under_another_address(house)
    await again.until(lambda view: again.token is not None)

    assert again.view["me"]["member"] == 1
    assert again.token != old
    await again.go()
    for token in (old, again.token):
        assert (await house.phone(token=token)).view["me"]["member"] == 1
    assert len(house.party.members) == 1


async def test_who_is_known_again_hears_it_once_the_connection_stands(house: Open) -> None:
    ada = await house.phone("Ada")
    await ada.go()
    await (await house.tv()).until(lambda view: not member(view, 1)["here"])
    async with dialled(house.url.replace("127.0.0.1", "localhost")) as again:
        assert (await again.hello("/phone", code=house.code, tab="another-tab"))["type"] == CONNECT
        assert (await again.packet(EVENT))["data"][0] == "joined"


async def test_under_the_old_address_a_phone_without_a_token_is_a_stranger(house: Open) -> None:
    ada = await house.phone("Ada")
    await ada.go()

    assert (await house.phone()).view["me"] is None


async def test_nobody_takes_the_place_of_a_phone_that_is_here(house: Open) -> None:
    await house.phone("Ada")

    assert (await under_another_address(house)).view["me"] is None


async def test_behind_a_proxy_no_phone_is_taken_for_another(tmp_path: Path) -> None:
    async with opened(tmp_path, trust_proxy=True) as house:
        ada = await house.phone("Ada")
        await ada.go()

        assert (await under_another_address(house)).view["me"] is None


async def test_a_join_whose_answer_is_lost_makes_no_second_person(house: Open) -> None:
    ada = await house.phone()
    ada.token = secrets.token_urlsafe(16)
    await ada.client.emit("join", {"name": "Ada", "token": ada.token}, namespace="/phone")
    await ada.until(lambda view: view["me"])
    await ada.go()

    await ada.come_back()

    assert ada.view["me"]["member"] == 1
    assert len(house.party.members) == 1


async def test_a_token_lets_nobody_in_twice(house: Open) -> None:
    ada, stranger = await house.phone("Ada"), await house.phone()

    answer = await stranger.ask("join", name="Bea", token=ada.token)

    assert answer == {"type": "refused", "reason": "already_joined", "about": None}
