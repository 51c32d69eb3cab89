"""Lucky Shutdown over real connections: chances out of turn, of bots and people, and the optional rights."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.lucky_shutdown import Options, State, bot
from tests.games.lucky_shutdown.play import at
from tests.hub.conftest import Open, opened
from tests.hub.pages import Phone
from tests.hub.standing import standing

RIGHTS = Options(lucky_draw=True, early_reveal=True)
TWO_18S = at(
    "13o 18o 18o", "20b 20o 21o", "16o 18b 18b", pile="14b", up=["21b 17o 17b", "14o 15o 15b", "16b Ro Rb"]
)
"""Seat 0 may lay two 18s, to which seat 2 has the other two."""


async def seated(house: Open, *names: str, seats: int, **options: Any) -> list[Phone]:
    """Phones at a table that has begun, in the order of their seats; bots have the others."""
    phones = [await house.phone(name) for name in names]
    for order in (
        {"kind": "set_up", "game": "lucky_shutdown", "options": options, "fill_to": seats},
        {"kind": "start"},
    ):
        assert (await phones[0].order(**order))["type"] == "done"
    return phones


def put(house: Open, state: State) -> None:
    """The running game stands like this, and everybody is shown it."""
    party = house.party
    assert party.table is not None
    house.line.party = replace(party, table=replace(standing(party.table, state), hold=None))
    house.line.publish()


async def bots_have_thought(house: Open) -> None:
    """Their thinking takes time that the house's clock knows nothing of."""
    while thinking := list(house.line._thinking.values()):
        await asyncio.gather(*thinking, return_exceptions=True)


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in events]


def turn_of(seat: int) -> Any:
    """Whether a view shows that seat in turn, and nothing else going on."""
    return lambda view: view["table"]["observation"]["turn"] == seat


async def test_a_bot_reacts_out_of_turn_and_takes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot.REACTS, "normal", 1.0)
    async with opened(tmp_path / "data") as house:
        tv = await house.tv()
        (ada,) = await seated(house, "Ada", seats=3)
        put(house, TWO_18S)
        await ada.until(lambda view: "play 18o 18o" in view["me"]["legal"])
        tv.events.clear()

        assert (await ada.act("play 18o 18o"))["type"] == "done"
        while len(kinds(tv.events)) < 2:
            await bots_have_thought(house)
            await house.pass_time(0.5)
            await tv.look()

        assert kinds(tv.events)[:3] == ["played", "snapped", "cleared"]
        facts = tv.events[1]["facts"]
        assert (facts["seat"], sorted(facts["cards"])) == (2, ["18b", "18b"])
        assert tv.view["table"]["observation"]["turn"] == 2


async def test_who_may_but_need_not_act_is_offered_it_and_can(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as house:
        ada, ben, cleo = await seated(house, "Ada", "Ben", "Cleo", seats=3)
        put(house, TWO_18S)
        await ada.until(lambda view: "play 18o 18o" in view["me"]["legal"])
        await ada.act("play 18o 18o")

        me = (await cleo.until(lambda view: view["me"]["legal"]))["me"]
        assert (me["must_act"], me["legal"]) == (False, ["snap 18b 18b"])
        waiting = (await ben.until(lambda view: view["me"]["must_act"]))["me"]
        assert not any(action.startswith("snap") for action in waiting["legal"])

        assert (await cleo.act("snap 18b 18b"))["type"] == "done"
        assert (await cleo.until(turn_of(2)))["table"]["observation"]["pile"] == []


async def test_the_lucky_draw_is_offered_once_and_where_nothing_fits(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as house:
        tv = await house.tv()
        ada, _ = await seated(house, "Ada", "Ben", seats=2, lucky_draw=True, early_reveal=True)
        state = at("14o 15o 16o", "13o", options=RIGHTS, pile="20o", stock="13b 21o")
        put(house, state)
        await ada.until(lambda view: "luck" in view["me"]["legal"])
        assert sorted(ada.legal) == ["luck", "pickup"]

        assert (await ada.act("luck"))["type"] == "done"
        await tv.until(lambda _: "drawn_blind" in kinds(tv.events))
        shown = await ada.until(turn_of(1))
        assert shown["table"]["observation"]["pile"] == ["20o", "21o"]
        assert shown["table"]["observation"]["luck"] == [True, False]


async def test_an_early_reveal_is_offered_where_no_open_card_fits(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as house:
        ada, ben = await seated(house, "Ada", "Ben", seats=2, lucky_draw=True, early_reveal=True)
        put(
            house,
            at(
                "",
                "13b",
                options=RIGHTS,
                pile="20o",
                up=["- 13o -", "- - -"],
                down=["14o 16o -", "- - -"],
            ),
        )
        await ada.until(lambda view: "early 1" in view["me"]["legal"])
        assert sorted(ada.legal) == ["early 1", "pickup"]
        assert "14o" not in str(ada.view["table"]["observation"])

        assert (await ada.act("early 1"))["type"] == "done"
        shown = await ben.until(turn_of(1))
        assert shown["table"]["observation"]["hand_counts"] == [2, 1]
        assert shown["table"]["observation"]["early"] == [True, False]
