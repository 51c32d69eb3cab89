"""Pages that have not joined: all of one address are bounded together, a party behind one address is not."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from pathlib import Path

import pytest

from server.hub import Hub
from server.packets import Intent
from server.sockets import Limits
from tests.hub.conftest import opened
from tests.hub.raw import EVENT, dialled


async def test_strangers_of_one_address_are_read_as_slowly_together_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: Counter[str] = Counter()
    intend = Hub.intend

    async def counted(hub: Hub, sid: str, intent: Intent) -> None:
        heard[intent.name] += 1
        await intend(hub, sid, intent)

    monkeypatch.setattr(Hub, "intend", counted)
    limits = Limits(strangers_at_once=40, strangers_a_second=0.5)
    async with opened(tmp_path, limits, host=None) as house, contextlib.AsyncExitStack() as stack:
        ada = await house.phone("Ada")
        raws = [await stack.enter_async_context(dialled(house.url)) for _ in range(10)]
        for number, raw in enumerate(raws):
            await raw.hello("/phone", code=house.code, tab=f"strange-tab-{number}")
        for raw in raws:
            for _ in range(50):
                await raw.send(type=EVENT, nsp="/phone", data=["resync", {}])
        elsewhere = await stack.enter_async_context(dialled(house.url, "127.0.0.2"))
        await elsewhere.hello("/phone", code=house.code, tab="from-elsewhere")

        for _ in range(20):
            assert (await ada.ask("touch"))["type"] == "done"
            assert (await elsewhere.ask("react", symbol=1))["type"] == "refused"

        assert heard["touch"] == heard["react"] == 20
        assert heard["resync"] < 40


async def test_a_whole_party_behind_one_address_comes_in_and_plays_at_once(tmp_path: Path) -> None:
    # So little comes again that whoever waited for it would wait too long.
    limits = Limits(strangers_a_second=0.01)
    async with opened(tmp_path, limits) as house, contextlib.AsyncExitStack() as stack:
        raws = [await stack.enter_async_context(dialled(house.url)) for _ in range(30)]
        for number, raw in enumerate(raws):
            await raw.hello("/phone", code=house.code, tab=f"party-tab-{number}")
        joined = await asyncio.gather(
            *(raw.ask("join", name=f"Guest {number}") for number, raw in enumerate(raws))
        )
        assert {answer["type"] for answer in joined} == {"joined"}
        for _ in range(20):
            answers = await asyncio.gather(*(raw.ask("touch") for raw in raws))
            assert {answer["type"] for answer in answers} == {"done"}
