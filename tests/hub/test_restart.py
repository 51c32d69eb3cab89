"""The program is stopped, killed and started again: the evening goes on where it was, on the same port."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from pathlib import Path
from typing import Any

import socketio

from server import party as core
from server import steps
from server.evening import Party
from server.journal import Journal
from tests.hub.pages import GUARD, Page, Phone, Tv, View
from tests.hub.process import served


def kept(data: Path) -> Party:
    """The evening as the journal has it; the server must be gone."""
    journal = Journal.open(data)
    try:
        (row,) = journal.parties()
        loaded = journal.load(row.id)
    finally:
        journal.close()
    party = core.restore(loaded.snapshot.party) if loaded.snapshot else None
    for step in loaded.rows:
        party, _ = core.apply(party, steps.decode(step.step))
    assert party
    return party


async def come_back(pages: list[Page]) -> None:
    """Each page dials until it is in again, as its library does."""
    for page in pages:
        async with asyncio.timeout(GUARD):
            while True:
                try:
                    await page.come_back()
                    break
                except socketio.exceptions.ConnectionError:
                    await asyncio.sleep(0)


async def test_a_stop_takes_less_than_five_seconds_with_eight_pages_and_they_come_back(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, 0) as server:
        tv, phones = Tv(server.url), [Phone(server.url, server.code) for _ in range(7)]
        await tv.come()
        for number, phone in enumerate(phones):
            await phone.come()
            await phone.join(f"Guest {number}")

        async with asyncio.timeout(5):
            assert await server.end(signal.SIGTERM) == 0
        for page in (tv, *phones):
            await page.until_gone()
            assert page.bye is None
    # They were here when it ended: the next start waits for them.
    assert all(member.gone is None for member in kept(tmp_path).members)

    async with served(tmp_path) as again:
        assert (again.port, again.code) == (server.port, server.code)
        await come_back([tv, *phones])
        assert [phone.view["me"]["member"] for phone in phones] == [1, 2, 3, 4, 5, 6, 7]
        view = await tv.until(lambda view: all(member["here"] for member in view["party"]["members"]))
        assert len(view["party"]["members"]) == 7


async def test_a_kill_at_any_moment_loses_nothing_that_anyone_has_seen(tmp_path: Path) -> None:
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(served(tmp_path, 0))
        phones = [Phone(server.url, server.code) for _ in range(2)]
        for phone, name in zip(phones, ("Ada", "Ben"), strict=True):
            await phone.come()
            await phone.join(name)
        options = {"mode": "list", "schedule": [5]}
        await phones[0].order("set_up", game="fahrstuhl", options=options, fill_to=2)
        await phones[0].order("start")

        for answered in (True, False, True):
            actor = await on_turn(phones)
            tap = asyncio.create_task(actor.act(actor.legal[0]))
            await asyncio.wait([tap], timeout=None if answered else 0)
            await server.end(signal.SIGKILL)
            for phone in phones:
                await phone.until_gone()
            tap.cancel()
            before = [(phone.view, time.monotonic() - phone.arrived) for phone in phones]
            journalled = kept(tmp_path)

            server = await stack.enter_async_context(served(tmp_path))
            tv = Tv(server.url)
            await tv.come()
            assert tv.view["table"]["paused"]["reason"] == "restart"
            await come_back(list(phones))
            await tv.until(lambda view: view["table"]["paused"] is None)

            for phone, (view, age) in zip(phones, before, strict=True):
                goes_on_from(view, age, phone.view)
                hand = phone.view["table"]["observation"]["hand"]
                assert hand == hand_of(journalled, phone.view["me"]["seat"])


def goes_on_from(before: View, age: float, now: View) -> None:
    """What was shown `age` seconds before the kill is there again, or what was written down after it."""
    assert now["me"]["seat"] == before["me"]["seat"]
    then, seen = before["table"]["observation"], now["table"]["observation"]
    assert moves(seen) >= moves(then)
    if moves(seen) == moves(then):
        assert seen == then
        (was,), (left,) = before["table"]["waiting"], now["table"]["waiting"]
        assert was["left"] - age - 1 <= left["left"] <= was["left"] + 0.1


def moves(seen: dict[str, Any]) -> int:
    """How many bids and cards of this round have been seen."""
    return sum(bid is not None for bid in seen["bids"]) + sum(map(len, seen["played"])) + len(seen["trick"])


def hand_of(party: Party, seat: int) -> list[str]:
    """What that seat holds."""
    assert party.table
    state: Any = party.table.state
    return list(state.hands[seat])


async def on_turn(phones: list[Phone]) -> Phone:
    """Whose turn it is, once the phones agree."""
    async with asyncio.timeout(GUARD):
        while True:
            for phone in phones:
                if phone.view["table"] and phone.view["me"]["must_act"] and phone.legal:
                    return phone
            await asyncio.sleep(0)


async def test_a_stop_leaves_the_whole_party_so_that_another_program_need_not_fold_it(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ada = Phone(server.url, server.code)
        await ada.come()
        await ada.join("Ada")
        await ada.go()

    with contextlib.closing(Journal.open(tmp_path)) as journal:
        kept = journal.load(journal.parties()[-1].id)

    assert kept.rows == []
    assert kept.snapshot is not None
    assert core.restore(kept.snapshot.party).members[0].name == "Ada"
