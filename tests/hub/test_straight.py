"""What pages want: in order, and a fault in one ends no connection."""

from __future__ import annotations

import pytest

from server.hub import Hub
from server.packets import Intent
from tests.hub.conftest import Open
from tests.hub.raw import dialled


async def test_a_fault_in_an_intent_ends_no_connection(
    house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await house.phone("Ada")
    await ada.look()
    intend = Hub.intend

    async def broken(hub: Hub, sid: str, intent: Intent) -> None:
        if intent.name == "touch":
            raise ValueError("Ada")
        await intend(hub, sid, intent)

    monkeypatch.setattr(Hub, "intend", broken)
    await ada.client.emit("touch", {}, namespace="/phone")

    assert (await ada.ask("change", name="Adele"))["type"] == "done"
    (line,) = [line for line in caplog.messages if line.endswith("a message came to nothing")]
    assert "fault=ValueError" in line
    assert "Ada" not in line


async def test_messages_are_answered_in_their_order_and_none_before_the_hello(house: Open) -> None:
    async with dialled(house.url) as raw:
        await raw.hello("/phone", code=house.code, tab="tab-of-nobody")
        for number in range(20):
            await raw.send(type=2, nsp="/phone", data=["react", {"symbol": number % 9}], id=number)
            if number == 10:
                await raw.send(type=2, nsp="/tv", data=["address", {}], id=99)
        answered = [(await raw.packet(3))["id"] for _ in range(20)]

    assert answered == list(range(20))
