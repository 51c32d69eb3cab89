"""Frames that no page of ours sends: they play no event of the library's own and disturb nobody."""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from msgspec import msgpack

from server import steps
from server.pulse import TURNS
from server.sockets import LARGEST_FRAME, Limits
from tests.hub.conftest import Open, opened
from tests.hub.pages import GUARD
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


async def test_who_answers_no_ping_is_dropped_and_who_does_stays(house: Open) -> None:
    ada, ben = await house.phone("Ada"), await house.phone("Ben")
    async with dialled(house.url) as silent, dialled(house.url) as alive:
        await in_the_house(silent, house, token=ada.token)
        await in_the_house(alive, house, token=ben.token)
        pulse = house.reception.sockets.pulse
        for _ in range(TURNS):
            pulse.beat()
        assert (await alive.ask("touch"))["type"] == "done"  # it has answered the ping before
        for _ in range(TURNS):
            pulse.beat()

        async with asyncio.timeout(GUARD):
            while (await silent.socket.receive()).type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY):
                pass
        assert (await alive.ask("touch"))["type"] == "done"
        async with asyncio.timeout(GUARD):
            while house.party.members[0].gone is None:  # noqa: ASYNC110  nothing tells when it is written
                await asyncio.sleep(0)
        assert house.party.members[1].gone is None


async def test_the_engine_s_farewell_ends_the_connection(house: Open) -> None:
    ada = await house.phone("Ada")
    async with dialled(house.url) as raw:
        await in_the_house(raw, house, token=ada.token)
        await raw.socket.send_str("1")
        await raw.until_dropped()
        async with asyncio.timeout(GUARD):
            while house.party.members[0].gone is None:  # noqa: ASYNC110  nothing tells when it is written
                await asyncio.sleep(0)


async def test_a_ping_of_the_websocket_s_own_is_answered_in_its_turn(house: Open) -> None:
    async with dialled(house.url) as raw:
        await in_the_house(raw, house)
        told: list[object] = []
        raw.socket._autoping = False
        for number in range(3):
            await raw.socket.ping(b"%d" % number)
            await raw.send(type=EVENT, nsp="/phone", data=["touch", {}], id=number)
        async with asyncio.timeout(GUARD):
            while len(told) < 6:
                message = await raw.socket.receive()
                if message.type is aiohttp.WSMsgType.PONG:
                    told.append(message.data)
                elif (
                    message.type is aiohttp.WSMsgType.BINARY
                    and (said := msgpack.decode(message.data))["type"] == 3
                ):
                    told.append(said["id"])
    assert told == [b"0", 0, b"1", 1, b"2", 2]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
async def test_a_frame_of_any_length_arrives_as_it_was(house: Open, size: int) -> None:
    async with dialled(house.url) as raw:
        (pipe,) = house.reception.sockets.pipes
        sent = random.Random(size).randbytes(size)
        pipe.send_at_once(sent)
        pipe.send_at_once("2")
        assert await raw.socket.receive_bytes(timeout=GUARD) == sent
        assert await raw.socket.receive_str(timeout=GUARD) == "2"


async def test_nothing_is_written_after_the_farewell(house: Open) -> None:
    async with dialled(house.url) as raw:
        (pipe,) = house.reception.sockets.pipes
        closing = asyncio.create_task(pipe.close())
        await asyncio.sleep(0)
        with pytest.raises(ConnectionResetError):
            pipe.send_at_once(b"late")
        pipe.ask(1)
        await raw.until_dropped()
        await closing


@pytest.mark.parametrize(
    "query",
    ["", "EIO=4", "EIO=3&transport=websocket", "EIO=4&transport=polling", "EIO=5&transport=websocket"],
)
async def test_no_other_protocol_is_spoken(house: Open, query: str) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="400"):
            await session.ws_connect(f"{house.url}/socket.io/?{query}")
    assert not house.reception.sockets.pipes
