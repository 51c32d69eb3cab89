"""The journal takes its time: what has begun goes through, in order, and nobody is hung up on for it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server import steps
from server.evening import Party
from server.pulse import TURNS
from server.reasons import Refusal
from tests.hub.conftest import Open
from tests.hub.pages import GUARD
from tests.hub.raw import EVENT, dialled


class Slow:
    """A journal whose appends `wait` until they `may` go on."""

    def __init__(self, house: Open, patch: pytest.MonkeyPatch) -> None:
        self.waits, self.may = asyncio.Event(), asyncio.Event()
        append = house.journal.append

        async def slowly(*what: Any, **more: Any) -> None:
            self.waits.set()
            await self.may.wait()
            await append(*what, **more)

        patch.setattr(house.journal, "append", slowly)


@pytest.fixture
def slow(house: Open, monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(house, monkeypatch)


def renamed(name: str) -> Any:
    def change(_party: Party, now: float) -> tuple[steps.Step, ...]:
        return (steps.Changed(now, 1, name=name),)

    return change


async def until(house: Open, holds: Any) -> None:
    async with asyncio.timeout(GUARD):
        while not holds(house.party):  # noqa: ASYNC110  nothing tells when it is written
            await asyncio.sleep(0)


async def test_who_waits_for_a_slow_disk_is_not_taken_for_silent(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with dialled(house.url) as raw:
        await raw.hello("/phone", code=house.code, tab="waiting-tab")
        slow = Slow(house, monkeypatch)
        await raw.send(type=EVENT, nsp="/phone", data=["join", {"name": "Ada"}], id=1)
        await slow.waits.wait()
        for _ in range(5 * TURNS):
            house.reception.sockets.pulse.beat()
        assert not house.party.members
        slow.may.set()

        answer = (await raw.packet(3))["data"][0]
        assert answer["type"] == "joined"
        # Now that it is read again, it has answered all that it was asked.
        assert (await raw.ask("touch"))["type"] == "done"


async def test_what_has_begun_goes_through_though_the_line_breaks(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with dialled(house.url) as raw:
        await raw.hello("/phone", code=house.code, tab="breaking-tab")
        slow = Slow(house, monkeypatch)
        await raw.send(type=EVENT, nsp="/phone", data=["join", {"name": "Ada"}], id=1)
        await slow.waits.wait()
        (pipe,) = house.reception.sockets.pipes
        pipe.drop()
        await raw.until_dropped()
    slow.may.set()
    await until(house, lambda party: party.members and party.members[0].gone is not None)
    assert [member.name for member in house.party.members] == ["Ada"]


async def test_what_has_begun_goes_through_though_its_caller_is_cancelled_and_the_next_keeps_its_turn(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.phone("Ada")
    slow = Slow(house, monkeypatch)
    calls = [asyncio.create_task(house.line.submit(renamed(name))) for name in ("Bea", "Cleo", "Dora")]
    await slow.waits.wait()
    for call in calls[:2]:
        call.cancel()
    slow.may.set()
    await calls[2]
    rows = [steps.decode(row.step) for row in house.journal.load(house.party.id).rows]
    assert [step.name for step in rows if isinstance(step, steps.Changed)] == ["Bea", "Cleo", "Dora"]
    assert house.party.members[0].name == "Dora"


async def test_a_refusal_is_its_own_caller_s_and_holds_up_nobody(house: Open, slow: Slow) -> None:
    slow.may.set()
    await house.phone("Ada")
    slow.may.clear()

    def refused(_party: Party, _now: float) -> tuple[steps.Step, ...]:
        raise Refusal("too_late")

    first = asyncio.create_task(house.line.submit(renamed("Bea")))
    await asyncio.sleep(0)
    second = asyncio.create_task(house.line.submit(refused))
    third = asyncio.create_task(house.line.submit(renamed("Cleo")))
    await asyncio.sleep(0)
    slow.may.set()
    await asyncio.gather(first, third)
    with pytest.raises(Refusal, match="too_late"):
        await second
    assert house.party.members[0].name == "Cleo"


async def test_where_nothing_is_before_it_what_changes_nothing_needs_no_task(house: Open) -> None:
    before = asyncio.all_tasks()
    passed = house.line.submit(lambda _party, _now: ())
    with pytest.raises(StopIteration):
        passed.send(None)
    assert asyncio.all_tasks() == before
