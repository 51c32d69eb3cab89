"""What the log says of a running house: whose evening and seat each line is about, and nothing of theirs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.house import IDLE, House
from server.log import about
from server.open_evening import OpenEvening
from tests.hub.conftest import Open, opened
from tests.hub.pages import GUARD, Page
from tests.hub.raw import dialled
from tests.hub.test_hosted import evening_of, open_table, pass_idly
from tests.hub.test_taps import table_of_two


async def until_said(caplog: pytest.LogCaptureFixture, word: str) -> str:
    """The first line with that in it."""
    async with asyncio.timeout(GUARD):
        while not (said := [line for line in caplog.messages if word in line]):  # noqa: ASYNC110  nothing tells when
            await asyncio.sleep(0)
    return said[0]


async def nonsense(page: Page, caplog: pytest.LogCaptureFixture) -> str:
    """What is said of a page that means no good."""
    caplog.clear()
    assert (await page.ask("no_such_intent", name="Adelheid"))["reason"] == "message"
    return await until_said(caplog, "nonsense")


async def test_nonsense_is_told_with_the_evening_and_the_seat_of_that_moment(
    house: Open, caplog: pytest.LogCaptureFixture
) -> None:
    tv, late = await house.tv(), await house.phone()
    ada = await house.phone("Ada")
    whom = about(house.party.id)
    for page in (tv, late, ada):
        assert (await nonsense(page, caplog)).startswith(f"{whom} nonsense from 127.0.0.1: ")

    await ada.order("start")
    await ada.until(lambda view: view["me"]["seat"] == 0)
    assert (await nonsense(ada, caplog)).startswith(f"{whom} seat=0 nonsense from 127.0.0.1: ")
    assert (await nonsense(tv, caplog)).startswith(f"{whom} nonsense")


async def test_of_whoever_has_not_said_where_he_belongs_no_evening_is_told(
    house: Open, caplog: pytest.LogCaptureFixture
) -> None:
    async with dialled(house.url) as raw:
        await raw.socket.send_bytes(b"junk")
        line = await until_said(caplog, "nonsense")
    assert line.startswith("party=- nonsense from 127.0.0.1: ")


async def test_a_view_that_cannot_be_made_is_told_with_its_seat_and_no_word_of_what_lies_there(
    house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    phones = await table_of_two(house)
    hands = [card for phone in phones for card in phone.view["table"]["observation"]["hand"] or ()]
    assert hands

    def broken(*_: object) -> object:
        raise ValueError(f"Ada {hands} {[phone.token for phone in phones]}")

    with monkeypatch.context() as patch:
        patch.setattr("server.frames.Frames.phone", broken)
        for phone in phones:
            seat = phone.view["me"]["seat"]
            await phone.ask("resync")
            line = await until_said(caplog, f"seat={seat}")
            assert line.startswith(about(house.party.id, seat) + " fault=ValueError at=test_log_lines.py:")
            assert line.endswith("a view could not be made")

    told = "\n".join(caplog.messages)
    assert not [
        secret for secret in ("Ada", "Ben", *hands, *(phone.token for phone in phones)) if secret in told
    ]


async def test_a_fault_in_looking_after_one_evening_is_told_and_the_next_one_is_looked_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path / "data", hosted=True) as house:
        tvs = [await open_table(house) for _ in range(2)]
        first, second = [await evening_of(house, tv) for tv in tvs]
        for tv in tvs:
            await tv.go()
        async with asyncio.timeout(GUARD):
            while first.hub.count() or second.hub.count():  # noqa: ASYNC110  nothing tells when
                await asyncio.sleep(0)
        shut = House.shut

        async def broken(self: House, evening: OpenEvening) -> None:
            if evening is first:
                raise RuntimeError("Ada")
            await shut(self, evening)

        monkeypatch.setattr(House, "shut", broken)
        await pass_idly(house, IDLE + 60)

        assert list(house.house.evenings.values()) == [first]
        assert about(first.party.id) + " fault=RuntimeError at=test_log_lines.py:" in caplog.text
        monkeypatch.undo()
