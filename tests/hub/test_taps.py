"""Taps that come twice, too late, from the wrong seat or while the table stands still."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tests.hub.conftest import Open
from tests.hub.pages import Phone


async def table_of_two(house: Open, **options: object) -> tuple[Phone, Phone]:
    """Two people at a table without bots, the first to bid known by `must_act`."""
    phones = await house.phone("Ada"), await house.phone("Ben")
    chosen = {"mode": "list", "schedule": [3], **options}
    answer = await phones[0].order("set_up", game="fahrstuhl", options=chosen, fill_to=2)
    assert answer["type"] == "done"
    assert (await phones[0].order("start"))["type"] == "done"
    for phone in phones:
        await house.until(phone, lambda view: view["table"]["to_act"])
    return phones


async def on_turn(house: Open, phones: tuple[Phone, Phone]) -> tuple[Phone, Phone]:
    """Who is to act, and who is not."""
    (seat,) = phones[0].view["table"]["to_act"]
    for phone in phones:
        await phone.until(lambda view: view["table"]["to_act"] == [seat])
    first, second = phones if phones[0].view["me"]["seat"] == seat else reversed(phones)
    return first, second


async def test_a_double_tap_is_one_action(house: Open) -> None:
    first, second = await on_turn(house, await table_of_two(house))
    turn = first.view["me"]["turn"]

    answers = await asyncio.gather(*(first.act("bid 1", turn, "tap-000001") for _ in range(5)))

    assert answers == [{"type": "done"}] * 5
    view = await second.until(lambda view: view["me"]["must_act"])
    assert [bid for bid in view["table"]["observation"]["bids"] if bid is not None] == [1]


async def test_another_tap_for_the_same_turn_comes_too_late(house: Open) -> None:
    first, _ = await on_turn(house, await table_of_two(house))
    turn = first.view["me"]["turn"]

    answers = await asyncio.gather(
        first.act("bid 1", turn), first.act("bid 2", turn), first.act("bid 0", turn)
    )

    assert [answer.get("reason") for answer in answers] == [None, "too_late", "too_late"]


async def test_a_tap_from_before_the_line_broke_is_too_late_after_it(house: Open) -> None:
    first, second = await on_turn(house, await table_of_two(house))
    turn, legal = first.view["me"]["turn"], first.legal
    await first.act(legal[0])
    await first.go()
    await second.until(lambda view: view["me"]["must_act"])
    await second.act(second.legal[0])
    await first.come_back()
    before = house.party.table

    # What a library keeps while there is no line arrives after it is back.
    answer = await first.act(legal[-1], turn)

    assert answer["reason"] == "too_late"
    assert house.party.table == before


async def test_a_tap_that_is_sent_again_after_a_new_connection_is_answered_done(house: Open) -> None:
    first, _ = await on_turn(house, await table_of_two(house))
    turn = first.view["me"]["turn"]
    await first.act("bid 1", turn, "tap-000007")
    await first.go()
    await first.come_back()
    assert await first.act("bid 1", turn, "tap-000007") == {"type": "done"}


async def test_only_who_is_on_turn_acts_and_only_what_is_legal(house: Open) -> None:
    first, second = await on_turn(house, await table_of_two(house))
    before = house.party.table
    assert (await second.act("bid 1"))["type"] == "refused"
    assert (await first.act("bid 9"))["type"] == "refused"
    assert (await first.act("play Ah; drop"))["type"] == "refused"
    spectator = await house.phone("Cleo")
    assert (await spectator.act("bid 1"))["reason"] == "not_seated"
    stranger = await house.phone()
    assert (await stranger.act("bid 1", 0))["reason"] == "not_joined"
    assert house.party.table == before


async def test_only_the_host_orders(house: Open) -> None:
    _, ben = await house.phone("Ada"), await house.phone("Ben")
    for kind, fields in (("start", {}), ("end", {}), ("remove", {"member": 1}), ("pause", {"on": True})):
        assert (await ben.order(kind, **fields))["reason"] == "not_host"


async def test_no_page_hears_a_card_that_is_not_its_own(house: Open) -> None:
    first, second = await on_turn(house, await table_of_two(house))
    tv = await house.tv()
    hands = [set(phone.view["table"]["observation"]["hand"]) for phone in (first, second)]
    # What lies open, and the lowest card of the pack that is played with.
    open_cards = {tv.view["table"]["observation"][name] for name in ("trump", "deck_low")}
    foreign = {first: hands[1] - hands[0], second: hands[0] - hands[1], tv: hands[0] | hands[1]}
    for page, cards in foreign.items():
        told = set(words(page.updates))
        assert (cards - open_cards) & told == set()


async def test_who_is_not_let_in_hears_nothing_of_what_happens_at_the_table(house: Open) -> None:
    ada, stranger = await house.phone("Ada"), await house.phone()
    await ada.order("arrange", nod=True)
    knocks = await house.phone()
    await knocks.ask("join", name="Eve")
    await ada.order("start")
    await house.until(ada, lambda view: view["me"]["legal"])
    for page in (stranger, knocks):
        await page.look()

    assert ada.events
    assert (stranger.events, knocks.events) == ([], [])

    await ada.order("admit", member=2, yes=True)
    await knocks.until(lambda view: view["table"])
    before = len(ada.events)
    await ada.act(ada.legal[0])
    await ada.until(lambda _: len(ada.events) > before)
    await knocks.until(lambda _: knocks.events)
    assert knocks.events[0]["seq"] == ada.events[before]["seq"]


def words(told: object) -> Iterator[str]:
    """Every word in a message, wherever it stands."""
    if isinstance(told, dict):
        for key, value in told.items():
            yield from words(key)
            yield from words(value)
    elif isinstance(told, list):
        for value in told:
            yield from words(value)
    elif isinstance(told, str):
        yield from told.split()


async def test_opening_the_rules_stops_the_table_for_all(house: Open) -> None:
    first, second = await on_turn(house, await table_of_two(house))
    await second.ask("rules", open=True)
    view = await first.until(lambda view: view["table"]["paused"])
    assert view["table"]["paused"]["reason"] == "rules"
    left = view["table"]["waiting"][0]["left"]

    await house.pass_time(30)
    assert (await first.look())["table"]["waiting"][0]["left"] == left

    await second.ask("rules", open=False)
    view = await first.until(lambda view: view["table"]["paused"]["reason"] == "countdown")
    await house.pass_time(3.5)
    await first.until(lambda view: view["table"]["paused"] is None)


async def test_the_host_sets_the_seconds_or_none(house: Open) -> None:
    ada = await house.phone("Ada")
    for seconds in (15, 180, 0):
        assert (await ada.order("set_up", seconds=seconds))["type"] == "done"
        assert (await ada.look())["party"]["next"]["seconds"] == seconds
    for seconds, reason in ((1, "bounds"), (14, "bounds"), (-1, "message"), (181, "message")):
        assert (await ada.order("set_up", seconds=seconds))["reason"] == reason

    await ada.order("start")
    view = await house.until(ada, lambda view: view["table"] and view["table"]["waiting"])
    assert [waiting["left"] for waiting in view["table"]["waiting"]] == [None]
