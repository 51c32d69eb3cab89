"""Whole games over real connections: join, play, result, and again."""

from __future__ import annotations

import functools
import random

from server import party as core
from server import steps
from server.evening import Party
from tests.hub.conftest import Open
from tests.hub.pages import View
from tests.hub.test_taps import table_of_two


async def test_a_whole_game_by_tapping_what_the_phones_offer(house: Open) -> None:
    tv = await house.tv()
    phones = [await house.phone(name) for name in ("Ada", "Ben", "Cleo")]
    host, chance = phones[0], random.Random(4)
    await host.order("set_up", game="fahrstuhl", options={"mode": "list", "schedule": [2, 1]}, fill_to=4)
    assert (await host.order("start"))["type"] == "done"

    while tv.view["party"]["phase"] != "results":
        await house.pass_time(0.5)
        for phone in phones:
            me = phone.view["me"]
            if me["must_act"] and me["legal"]:
                await phone.act(chance.choice(me["legal"]))

    places = tv.view["table"]["result"]["places"]
    assert sorted(seat for place in places for seat in place) == [0, 1, 2, 3]
    kinds = {event["kind"] for event in tv.events}
    assert {"dealt", "bid", "played", "trick", "round", "over"} <= kinds


async def test_lines_that_break_and_taps_that_come_twice_change_nothing_about_a_game(house: Open) -> None:
    tv, chance = await house.tv(), random.Random(7)
    phones = list(await table_of_two(house))
    taps = 0
    while tv.view["party"]["phase"] != "results":
        await house.pass_time(0.5)
        for place, phone in enumerate(phones):
            me = phone.view["me"]
            if me["must_act"] and me["legal"]:
                action, taps = chance.choice(me["legal"]), taps + 1
                for _ in range(2):
                    answer = await phone.act(action, me["turn"], f"tap-{taps:06}")
                    assert answer["type"] == "done"
                await phone.until(functools.partial(has_moved_on, me["turn"]))
            if chance.random() < 0.3:
                await phone.go()
                await phone.come_back()
            elif chance.random() < 0.2:
                phones[place] = await house.phone(token=phone.token)

    party, acted = folded(house)
    assert acted == taps == 2 * 4  # a bid and three cards each
    assert party == house.party
    for phone in phones:
        assert (await phone.look())["table"]["result"] == (await tv.look())["table"]["result"]


def has_moved_on(turn: int, view: View) -> bool:
    """Whether the seat's turn token is a later one."""
    return bool(view["me"]["turn"] > turn)


def folded(house: Open) -> tuple[Party, int]:
    """The party as the journal tells it, and how many actions people took."""
    party: Party | None = None
    acted = 0
    for row in house.journal.load(house.party.id).rows:
        step = steps.decode(row.step)
        party, _ = core.apply(party, step)
        acted += isinstance(step, steps.Acted)
    assert party
    return party, acted


async def test_the_next_game_starts_from_the_results(house: Open) -> None:
    ada, ben = await table_of_two(house)
    while ada.view["party"]["phase"] != "results":
        await house.pass_time(0.5)
        for phone in (ada, ben):
            if phone.view["me"]["must_act"] and phone.legal:
                await phone.act(phone.legal[0])
    assert (await ada.order("start"))["type"] == "done"
    view = await ben.until(lambda view: view["table"]["number"] == 2)
    assert view["table"]["result"] is None
    assert view["party"]["phase"] == "table"
