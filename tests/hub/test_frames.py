"""Frames that no page of ours sends: they play no event of the library's own and disturb nobody."""

from __future__ import annotations

import logging
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import msgpack

from server import steps
from server.sockets import LARGEST_FRAME, Limits
from tests.hub.conftest import Open, opened
from tests.hub.raw import BINARY_EVENT, CONNECT, CONNECT_ERROR, EVENT, Raw, dialled


async def in_the_house(raw: Raw, house: Open, **said: Any) -> None:
    answer = await raw.hello("/phone", code=house.code, tab="raw-tab-1", **said)
    assert answer["type"] == CONNECT


@pytest.mark.parametrize("name", ["connect", "disconnect", "message", "*", "view", "bye", "__proto__"])
async def test_events_of_the_library_s_own_are_nobody_s_to_send(house: Open, name: str) -> None:
    ada = await house.phone("Ada")
    async with dialled(house.url) as raw:
        await in_the_house(raw, house, token=ada.token)
        await ada.until_gone()
        before = house.party

        await raw.send(type=EVENT, nsp="/phone", data=[name, {"HTTP_HOST": "forged"}, {"code": house.code}])
        answer = await raw.ask("touch")

        assert answer == {"type": "done"}
        assert house.party == before
        assert house.party.members[0].gone is None


@pytest.mark.parametrize(
    "packet",
    [
        {"type": BINARY_EVENT, "nsp": "/phone", "data": ["touch", {}]},
        {"type": BINARY_EVENT, "nsp": "/phone", "data": ["touch", {"_placeholder": True}], "attachments": 1},
        {"type": CONNECT_ERROR, "nsp": "/phone", "data": {"message": "forged"}},
        {"type": EVENT, "nsp": "/phone", "data": "touch"},
        {"type": EVENT, "nsp": "/phone", "data": [["touch"], {}]},
        {"type": EVENT, "nsp": "/phone", "data": ["act", {"action": 7, "turn": "x", "intent": None}]},
        {"type": EVENT, "nsp": "/phone", "data": ["join", {"name": "Eve", "admin": True}]},
        {"type": EVENT, "nsp": "/admin", "data": ["touch", {}]},
        {"type": "2", "nsp": "/phone", "data": ["touch", {}]},
        {"nsp": "/phone"},
        [1, 2, 3],
        "text",
        None,
    ],
)
async def test_a_malformed_packet_changes_nothing_and_the_connection_still_hears(
    house: Open, packet: object
) -> None:
    async with dialled(house.url) as raw:
        await in_the_house(raw, house)

        await raw.socket.send_bytes(msgpack.encode(packet))

        assert (await raw.ask("join", name="Ada"))["type"] == "joined"
        assert [member.name for member in house.party.members] == ["Ada"]


async def test_nonsense_ends_the_connection_soon_within_few_lines(
    house: Open, caplog: pytest.LogCaptureFixture
) -> None:
    ada, chance = await house.phone("Ada"), random.Random(1)
    caplog.set_level(logging.INFO)
    for _ in range(12):
        async with dialled(house.url) as raw:
            await in_the_house(raw, house)
            for _ in range(100):
                if raw.socket.closed:
                    break
                junk = chance.randbytes(chance.randrange(0, 60))
                await (
                    raw.socket.send_bytes(junk) if chance.random() < 0.5 else raw.socket.send_str(junk.hex())
                )
            await raw.until_dropped()

    assert len(caplog.records) <= 25
    assert all(record.exc_info is None and len(record.getMessage()) < 260 for record in caplog.records)
    assert (await ada.ask("touch"))["type"] == "done"


async def test_deep_and_huge_payloads_are_turned_away(house: Open) -> None:
    ada = await house.phone("Ada")
    deep = b"\x91" * 5000 + b"\xc0"
    head = msgpack.encode({"type": EVENT, "nsp": "/phone"})[1:]
    async with dialled(house.url) as raw:
        await in_the_house(raw, house)
        await raw.socket.send_bytes(b"\x83" + head + msgpack.encode("data") + deep)
        assert (await raw.ask("resync"))["type"] == "done"

        await raw.socket.send_bytes(b"\x00" * (LARGEST_FRAME + 1))
        await raw.until_dropped()
    assert (await ada.ask("touch"))["type"] == "done"


async def test_who_never_says_hello_is_hung_up_on(tmp_path: Path) -> None:
    limits = Limits(hello_within=0.2, ping_every=1, pong_within=1)
    async with (
        opened(tmp_path, limits) as house,
        dialled(house.url) as silent,
        dialled(house.url) as turned,
        dialled(house.url) as known,
    ):
        await in_the_house(known, house)
        answer = await turned.hello("/phone", code="NOPE", tab="raw-tab-2")
        assert answer["data"]["message"] == "no_party"

        await silent.until_dropped()
        await turned.until_dropped()

        assert (await known.ask("resync"))["type"] == "done"
        assert len(house.reception.sockets.pipes) == 1


async def test_who_guesses_codes_is_hung_up_on(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(nonsense=3)) as house, dialled(house.url) as raw:
        for code in ("NOPE", ""):
            answer = await raw.hello("/phone", code=code, tab="raw-tab-1")
            assert answer["data"]["message"] == "no_party"
        with pytest.raises(ConnectionError):
            await raw.hello("/phone", code="QQQQ", tab="raw-tab-1")


async def test_a_stale_page_is_told_to_reload(house: Open) -> None:
    async with dialled(house.url) as raw:
        await raw.send(type=CONNECT, nsp="/tv", data={"protocol": 0, "screen": "screen-1", "new": "field"})
        answer = await raw.packet(CONNECT_ERROR)
        assert answer["data"]["message"] == "stale"


async def test_messages_before_the_hello_do_nothing(house: Open) -> None:
    async with dialled(house.url) as raw:
        await raw.send(type=EVENT, nsp="/phone", data=["join", {"name": "Eve"}], id=1)
        await in_the_house(raw, house)
        assert not house.party.members


async def test_a_hundred_taps_are_taken_in_their_order(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(frames_at_once=200)) as house, dialled(house.url) as raw:
        await in_the_house(raw, house)
        await raw.ask("join", name="Ada")
        for number in range(100):
            await raw.send(type=EVENT, nsp="/phone", data=["change", {"name": f"Ada {number}"}])
        await raw.ask("touch")

        rows = [steps.decode(row.step) for row in house.journal.load(house.party.id).rows]
        taken = [step.name for step in rows if isinstance(step, steps.Changed)]
        assert taken == [f"Ada {number}" for number in range(100)]


async def test_a_flood_from_one_phone_does_not_reach_the_others(tmp_path: Path) -> None:
    limits = Limits(frames_at_once=30, frames_a_second=1)
    async with opened(tmp_path, limits) as house, dialled(house.url) as raw:
        ada, others = await house.phone("Ada"), [await house.phone(name) for name in ("Ben", "Cleo", "Dan")]
        await in_the_house(raw, house, token=ada.token)
        for number in range(1000):
            await raw.send(type=EVENT, nsp="/phone", data=["change", {"ready": bool(number % 2)}])

        for number in range(60):
            assert (await others[number % 3].ask("change", name=f"Guest {number}"))["type"] == "done"

        await others[0].until(lambda view: view["party"]["members"][3]["name"] == "Guest 59")
        rows = [steps.decode(row.step) for row in house.journal.load(house.party.id).rows]
        flooded = [step for step in rows if isinstance(step, steps.Changed) and step.member == 1]
        # The others' messages have been read, of the flood's a hand's worth; the rest still waits outside.
        assert len(flooded) < 50


async def test_who_floods_and_dials_anew_is_read_no_quicker(tmp_path: Path) -> None:
    limits = Limits(frames_at_once=30, frames_a_second=1)
    async with opened(tmp_path, limits) as house:
        ada, ben = await house.phone("Ada"), await house.phone("Ben")
        for _ in range(5):
            async with dialled(house.url) as raw:
                await in_the_house(raw, house, token=ada.token)
                for number in range(25):
                    await raw.send(type=EVENT, nsp="/phone", data=["change", {"ready": bool(number % 2)}])
                assert (await ben.ask("touch"))["type"] == "done"

        rows = [steps.decode(row.step) for row in house.journal.load(house.party.id).rows]
        assert len([step for step in rows if isinstance(step, steps.Changed)]) < 50
