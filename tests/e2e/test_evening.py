"""A whole evening: one screen, three phones, two bots, and a server that dies on the way."""

from __future__ import annotations

import pytest

from tests.e2e.couch import Couch
from tests.e2e.pages import Tv

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_whole_evening(couch: Couch) -> None:
    tv = await couch.tv()
    await _arrive(couch, tv)
    sheets: list[list[int]] = []

    async def look_at_sheet() -> None:
        sums = await tv.sheet()
        for phone in couch.phones:
            assert await phone.sheet() == sums
        sheets.append(sums)

    await couch.play(tv, lambda state: state["laid"] >= 1, look_at_sheet)
    await _reload_a_phone(couch)
    await couch.play(tv, lambda state: state["round"] == 3 and state["laid"] > 0, look_at_sheet)
    seats = await tv.seats()
    await _kill_and_restart(couch, tv)
    await couch.play(tv, lambda state: state["scene"] == "results", look_at_sheet)

    assert len(sheets) == 3
    await _compare_scores(couch, tv, seats, sheets[-1])
    await couch.phones[0].tap("[data-start]")
    await tv.scene("table")
    for phone in couch.phones:
        await phone.shows(".hand .hand-card")


async def _arrive(couch: Couch, tv: Tv) -> None:
    """Three people come by the address on the screen, and the host sets up a short game."""
    await tv.shows(".invitation-qr")
    assert await tv.texts(".invitation-address") == [f"{couch.house.base[7:]}/{couch.house.code}"]
    for name in ("Anna", "Ben", "Cem"):
        await couch.guest(name)
    anna, ben, cem = couch.phones
    await tv.shows(".people-list", "Cem")
    await anna.open("drawer")
    await anna.schedule(3, 1, 2)
    await anna.choose("seconds", 180)
    await anna.close()
    for guest in (ben, cem):
        await guest.tap("[data-ready]")
        await guest.shows('[data-ready="true"]')
    await anna.start()


async def _reload_a_phone(couch: Couch) -> None:
    ben = couch.phones[1]
    hand = await ben.hand()
    await ben.page.reload()
    await ben.shows(".hand-card")
    assert await ben.hand() == hand


async def _kill_and_restart(couch: Couch, tv: Tv) -> None:
    """Nobody touches a page: they come back by themselves, with the same cards."""
    hands = [await phone.hand() for phone in couch.phones]
    await couch.house.kill()
    await tv.shows(".lost")
    for phone in couch.phones:
        await phone.shows('[data-banner="lost"]')
    await couch.house.start()
    await tv.hides(".lost")
    for phone in couch.phones:
        await phone.hides('[data-banner="lost"]')
    assert [await phone.hand() for phone in couch.phones] == hands


async def _compare_scores(couch: Couch, tv: Tv, seats: list[str], sums: list[int]) -> None:
    """The screen, each phone and the record say the same."""
    expected = dict(zip(seats, sums, strict=True))
    assert len(expected) == 5
    assert await tv.podium() == expected
    for phone in couch.phones:
        assert await phone.ranking() == expected
    record = await couch.house.record()
    assert record[0]["options"]["schedule"] == [3, 1, 2]
    assert record[-1]["result"]["scores"] == sums
