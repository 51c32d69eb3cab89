"""A guest with another phone: over real connections, with a number on a screen or the host's tap."""

from __future__ import annotations

from typing import Any

import pytest

from server.claims import MINUTE
from tests.hub.conftest import Open
from tests.hub.pages import Page, Phone, Tv
from tests.hub.raw import dialled


class Borrowed:
    """Ada is host, Ben's phone is away, a trusted screen and another one are on, and a strange phone came."""

    def __init__(self, house: Open, pages: tuple[Phone, Phone, Tv, Tv, Phone]) -> None:
        self.house = house
        self.ada, self.ben, self.trusted, self.other, self.new = pages

    async def claim(self, phone: Phone | None = None, member: int = 2) -> str:
        """Claim, and read the number off the screen."""
        answer = await (phone or self.new).ask("claim", member=member)
        assert answer["type"] == "pending", answer
        view = await self.trusted.until(lambda view: view["proofs"])
        return str(view["proofs"][0]["number"])

    async def prove(self, number: str, phone: Phone | None = None) -> dict[str, Any]:
        return await (phone or self.new).ask("prove", member=2, number=number)


async def away(house: Open, phone: Phone, watcher: Phone) -> None:
    """A phone goes, and the others hear of it."""
    id = phone.view["me"]["member"]
    await phone.go()
    await watcher.until(lambda view: not next(m for m in view["party"]["members"] if m["id"] == id)["here"])


@pytest.fixture
async def borrowed(house: Open) -> Borrowed:
    trusted, other = await house.tv(owner=house.house.owner_key), await house.tv()
    ada, ben = await house.phone("Ada"), await house.phone("Ben")
    await trusted.until(lambda view: view["screen"]["trusted"])
    await away(house, ben, ada)
    return Borrowed(house, (ada, ben, trusted, other, await house.phone()))


def wrong(number: str) -> str:
    return f"{(int(number) + 1) % 1000:03}"


def told(page: Page) -> str:
    """Everything that a page was ever told."""
    return repr(page.updates)


async def test_the_number_on_the_screen_makes_it_his_phone(borrowed: Borrowed) -> None:
    number = await borrowed.claim()
    answer = await borrowed.prove(number)

    assert answer["type"] == "joined"
    assert answer["member"] == 2
    await borrowed.new.until(lambda view: view["me"] and view["me"]["member"] == 2)
    await borrowed.trusted.until(lambda view: not view["proofs"])
    again = await borrowed.house.phone(token=answer["token"])
    assert again.view["me"]["member"] == 2
    assert len(borrowed.house.party.members) == 2


async def test_a_proof_that_is_said_again_has_the_same_answer(borrowed: Borrowed) -> None:
    number = await borrowed.claim()
    first = await borrowed.prove(number)

    assert await borrowed.prove(number) == first


async def test_in_a_running_game_the_seat_is_his_at_once(house: Open) -> None:
    trusted = await house.tv(owner=house.house.owner_key)
    ada, ben = await house.phone("Ada"), await house.phone("Ben")
    await ada.order("set_up", game="fahrstuhl", fill_to=2)
    await ada.order("start")
    view = await house.until(ben, lambda view: view["table"] and view["table"]["observation"]["hand"])
    hand = view["table"]["observation"]["hand"]
    await away(house, ben, ada)
    new = await house.phone()
    await new.ask("claim", member=2)
    number = (await trusted.until(lambda view: view["proofs"]))["proofs"][0]["number"]
    await new.ask("prove", member=2, number=number)

    view = await new.until(lambda view: view["me"])
    assert view["me"]["seat"] == 1
    assert view["table"]["observation"]["hand"] == hand


async def test_no_phone_and_no_other_screen_is_ever_told_the_number(borrowed: Borrowed) -> None:
    await borrowed.other.look()
    number = await borrowed.claim()
    for page in (borrowed.ada, borrowed.new, borrowed.other):
        await page.look()

    assert borrowed.other.view["proofs"] == []
    for page in (borrowed.ada, borrowed.new, borrowed.other):
        assert f"'{number}'" not in told(page)
    assert f"'{number}'" in told(borrowed.trusted)


async def test_three_wrong_numbers_end_it(borrowed: Borrowed) -> None:
    number = await borrowed.claim()
    reasons = [(await borrowed.prove(wrong(number)))["reason"] for _ in range(3)]

    assert reasons == ["wrong_number", "wrong_number", "wrong_thrice"]
    await borrowed.trusted.until(lambda view: not view["proofs"])
    assert (await borrowed.prove(number))["reason"] == "no_claim"
    assert borrowed.new.view["me"] is None


async def test_a_minute_later_the_number_proves_nothing(borrowed: Borrowed) -> None:
    number = await borrowed.claim()
    await borrowed.house.pass_time(MINUTE)
    await borrowed.house.hub.attend()

    await borrowed.trusted.until(lambda view: not view["proofs"])
    assert (await borrowed.prove(number))["reason"] == "no_claim"


async def test_the_host_s_tap_proves_it_too(borrowed: Borrowed) -> None:
    await borrowed.claim()
    await borrowed.ada.until(lambda view: view["host"]["claims"] == [2])

    assert (await borrowed.ada.order("vouch", member=2))["type"] == "done"

    await borrowed.new.until(lambda view: view["me"] and view["me"]["member"] == 2)
    assert borrowed.new.token
    again = await borrowed.house.phone(token=borrowed.new.token)
    assert again.view["me"]["member"] == 2
    await borrowed.ada.until(lambda view: view["host"]["claims"] == [])


async def test_nobody_but_the_host_vouches(borrowed: Borrowed) -> None:
    cleo = await borrowed.house.phone("Cleo")
    await borrowed.claim()

    assert (await cleo.order("vouch", member=2))["reason"] == "not_host"
    assert (await borrowed.new.order("vouch", member=2))["reason"] == "not_joined"


async def test_without_a_trusted_screen_the_phone_is_told_to_ask_the_host(house: Open) -> None:
    await house.tv()
    ada, ben = await house.phone("Ada"), await house.phone("Ben")
    await away(house, ben, ada)
    new = await house.phone()

    assert (await new.ask("claim", member=2))["proof"] == "no_screen"


async def test_the_old_phone_hears_that_its_person_has_another_one(borrowed: Borrowed) -> None:
    await borrowed.prove(await borrowed.claim())

    async with dialled(borrowed.house.url) as raw:
        ben = borrowed.ben
        answer = await raw.hello("/phone", code=ben.code, tab=ben.tab, token=ben.token)
    assert answer["data"]["message"] == "moved"


async def test_the_old_phone_claims_the_seat_back_as_a_stranger(borrowed: Borrowed) -> None:
    await borrowed.prove(await borrowed.claim())
    await borrowed.new.until(lambda view: view["me"])
    await away(borrowed.house, borrowed.new, borrowed.ada)
    old = await borrowed.house.phone()

    number = await borrowed.claim(old)
    assert (await borrowed.prove(number, old))["type"] == "joined"


async def test_a_tab_of_the_old_phone_is_told_and_hung_up_on(
    borrowed: Borrowed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can only be here if the party could not write down that it is."""
    number = await borrowed.claim()
    monkeypatch.setattr("server.party.connected", lambda *_: ())
    await borrowed.ben.come_back()

    assert (await borrowed.prove(number))["type"] == "joined"

    await borrowed.ben.until_gone()
    assert borrowed.ben.bye == "moved"


async def test_who_comes_back_meanwhile_cannot_be_claimed(borrowed: Borrowed) -> None:
    number = await borrowed.claim()
    await borrowed.ben.come_back()

    await borrowed.trusted.until(lambda view: not view["proofs"])
    assert (await borrowed.prove(number))["reason"] == "is_here"
    assert (await borrowed.new.ask("claim", member=2))["reason"] == "is_here"
    assert borrowed.ben.view["me"]["member"] == 2


async def test_while_the_evening_is_locked_nobody_new_comes_in_but_who_is_here_already(
    borrowed: Borrowed,
) -> None:
    await borrowed.ada.order("arrange", locked=True, nod=True)
    assert (await borrowed.new.ask("join", name="Ben"))["reason"] == "locked"

    assert (await borrowed.prove(await borrowed.claim()))["type"] == "joined"


async def test_who_has_joined_claims_nobody(borrowed: Borrowed) -> None:
    cleo = await borrowed.house.phone("Cleo")

    assert (await cleo.ask("claim", member=2))["reason"] == "already_joined"
    assert (await cleo.ask("prove", member=2, number="007"))["reason"] == "already_joined"


async def test_who_closes_the_page_claims_nobody_any_more(borrowed: Borrowed) -> None:
    await borrowed.claim()
    await borrowed.new.go()

    await borrowed.trusted.until(lambda view: not view["proofs"])
    await borrowed.ada.until(lambda view: view["host"]["claims"] == [])


async def test_nothing_of_a_claim_is_written_down(
    borrowed: Borrowed, caplog: pytest.LogCaptureFixture
) -> None:
    before = borrowed.house.journal.load(borrowed.house.party.id)
    number = await borrowed.claim()
    await borrowed.prove(wrong(number))

    assert borrowed.house.journal.load(borrowed.house.party.id) == before
    assert number not in caplog.text


async def test_who_comes_in_as_somebody_new_claims_nobody_any_more(borrowed: Borrowed) -> None:
    number = await borrowed.claim()
    await borrowed.new.join("Cleo")

    await borrowed.trusted.until(lambda view: not view["proofs"])
    assert (await borrowed.ada.order("vouch", member=2))["reason"] == "no_claim"
    assert (await borrowed.prove(number))["reason"] == "already_joined"


async def test_what_a_phone_says_again_is_no_news_for_anybody(borrowed: Borrowed) -> None:
    await borrowed.claim()
    await borrowed.ada.until(lambda view: view["host"]["claims"])
    seen = len(borrowed.ada.updates)
    for _ in range(5):
        await borrowed.new.ask("claim", member=2)
    await borrowed.ada.look()

    assert len(borrowed.ada.updates) == seen + 1
