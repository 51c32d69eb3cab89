"""Who leads an evening that is looked at: a page without a picture, which gives orders and does not play."""

from __future__ import annotations

from tests.e2e.served import Served
from tests.hub.pages import Phone


async def leader(house: Served) -> Phone:
    """Such a page, with turns of fifteen seconds."""
    host = Phone(f"http://127.0.0.1:{house.port}", house.code)
    await host.come()
    member = await host.join("Anna")
    await host.order("sit_out", member=member, on=True)
    await host.order("set_up", seconds=15)
    return host


async def begin(host: Phone, game: str, seats: int) -> None:
    """Have a game begin, with bots on the seats that nobody takes."""
    await host.order("set_up", game=game, options={}, fill_to=seats)
    answer = await host.order("start")
    assert answer["type"] == "done", answer
