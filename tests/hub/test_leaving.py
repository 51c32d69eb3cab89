"""Somebody leaves, is sent away or falls silent at any point of an evening: nobody waits for ever."""

from __future__ import annotations

import pytest

from tests.hub.conftest import Open
from tests.hub.pages import Phone

PHASES = ["lobby", "bids", "cards", "results"]
People = tuple[Phone, Phone, Phone]


async def evening(house: Open, phase: str) -> People:
    """Three people without bots, as far as that in a game of one round of one card."""
    people = await house.phone("Ada"), await house.phone("Ben"), await house.phone("Cleo")
    options = {"mode": "list", "schedule": [1]}
    await people[0].order("set_up", game="fahrstuhl", options=options, fill_to=3)
    if phase == "lobby":
        return people
    await people[0].order("start")
    wanted = {"bids": 1, "cards": 4, "results": 6}[phase]
    for _ in range(1, wanted):
        await act(house, people)
    if phase == "results":
        await act(house, people)
        await house.until(people[0], lambda view: view["party"]["phase"] == "results")
    else:
        await house.until(people[0], lambda view: view["table"]["to_act"])
    return people


async def act(house: Open, people: People) -> None:
    """Whose turn it is takes it."""
    await house.until(people[0], lambda view: view["table"]["to_act"])
    (seat,) = people[0].view["table"]["to_act"]
    await people[seat].until(lambda view: view["me"]["must_act"])
    assert (await people[seat].act(people[seat].legal[0]))["type"] == "done"
    await people[0].until(lambda view: view["table"]["to_act"] != [seat])


async def over(house: Open, phone: Phone, phase: str) -> None:
    """A game that was running comes to its end, though nobody taps any more."""
    if phase in ("bids", "cards"):
        await house.until(phone, lambda view: view["party"]["phase"] == "results")


@pytest.mark.parametrize("phase", PHASES)
async def test_the_host_leaves_and_comes_back(house: Open, phase: str) -> None:
    ada, ben, cleo = await evening(house, phase)

    await ada.go()
    await house.until(ben, lambda view: view["party"]["host_away"])
    assert (await ben.ask("takeover"))["type"] == "done"
    await over(house, ben, phase)
    await ben.until(lambda view: view["host"])
    assert (await ben.order("start"))["type"] == "done"
    assert (await cleo.order("end"))["reason"] == "not_host"

    await ada.come_back()
    assert ada.view["me"]["may_take_over"]
    assert (await ada.ask("takeover"))["type"] == "done"
    assert (await ada.order("end"))["type"] == "done"


@pytest.mark.parametrize("phase", PHASES)
async def test_somebody_is_sent_away(house: Open, phase: str) -> None:
    ada, ben, _ = await evening(house, phase)

    assert (await ada.order("remove", member=2))["type"] == "done"
    await ben.until_gone()
    assert ben.bye == "removed"
    await over(house, ada, phase)
    assert (await ada.order("start"))["type"] == "done"
    view = await house.until(ada, lambda view: view["party"]["phase"] == "table")
    assert 2 not in [seat["member"] for seat in view["table"]["seats"]]


@pytest.mark.parametrize("phase", PHASES)
async def test_everybody_leaves_and_one_comes_back_later(house: Open, phase: str) -> None:
    people = await evening(house, phase)
    for phone in people:
        await phone.go()
    await house.pass_time(700)

    ben = people[1]
    await ben.come_back()
    assert ben.view["me"]["member"] == 2
    assert ben.view["party"]["phase"] == ("lobby" if phase == "lobby" else "results")
    assert (await ben.ask("takeover"))["type"] == "done"
    assert (await ben.order("start"))["type"] == "done"


async def test_twelve_guests_and_nine_seats(house: Open) -> None:
    guests = [await house.phone(f"Guest {number}") for number in range(1, 13)]
    await guests[0].order("set_up", options={"mode": "list", "schedule": [1]}, fill_to=9)
    assert (await guests[0].order("start"))["type"] == "done"

    for place, guest in enumerate(guests):
        view = await guest.until(lambda view: view["table"])
        assert view["me"]["seat"] == (place if place < 9 else None)
    assert (await guests[11].act("bid 0"))["reason"] == "not_seated"


async def test_alone_without_bots_there_is_one_all_the_same(house: Open) -> None:
    ada = await house.phone("Ada")
    await ada.order("set_up", fill_to=0)
    assert (await ada.order("start"))["type"] == "done"
    view = await ada.until(lambda view: view["table"])
    assert [seat["member"] for seat in view["table"]["seats"]] == [1, None]
    assert (await ada.order("start"))["reason"] == "game_runs"
