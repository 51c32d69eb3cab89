"""A whole game over real connections: join, play, result."""

from __future__ import annotations

import random

from tests.hub.conftest import Open


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
