"""Claims: who is here already with another phone proves it by a number, or the host knows the person."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from server import claims, steps, tokens, views, wire
from server import party as core
from server.claims import Claims
from server.evening import Who
from server.reasons import Refusal
from server.recognition import Trace
from tests.server.evening import Evening, folded, started

pytestmark = pytest.mark.usefixtures("tiny_game")

HOST, BEN, CLEO = Who(1), 2, 3


class Claimed:
    """An evening of three where Ben's phone is away; the numbers drawn are 007, 008 and so on."""

    def __init__(self, evening: Evening | None = None) -> None:
        self.evening = evening or Evening("Ada", "Ben", "Cleo")
        self.evening.drop(BEN)
        numbers = count(7)
        self.claims = Claims(lambda: self.evening.now, lambda _below: next(numbers))

    def open(self, phone: str = "new", member: int = BEN, **where: Any) -> wire.Pending:
        address = where.get("address", phone)
        return self.claims.open(self.evening.party, phone, member, address, screen=where.get("screen", True))

    def prove(self, number: str, phone: str = "new", member: int = BEN) -> None:
        self.claims.prove(self.evening.party, phone, member, number)

    def shown(self) -> list[tuple[int, str]]:
        return [(claim.member, claim.number) for claim in self.claims.shown(self.evening.party)]

    def wrong(self, times: int, phone: str = "new") -> list[str]:
        return [refused(lambda: self.prove("999", phone)) for _ in range(times)]


def refused(do: Callable[[], Any]) -> str:
    with pytest.raises(Refusal) as refusal:
        do()
    return refusal.value.reason


# A number.


def test_a_claim_shows_a_number_of_three_digits_for_a_minute() -> None:
    it = Claimed()

    assert it.open() == wire.Pending(60.0, "screen")
    assert it.shown() == [(BEN, "007")]
    it.evening.now += 59
    it.prove("007")
    it.evening.now += 1
    assert it.shown() == []
    assert refused(lambda: it.prove("007")) == "no_claim"


def test_numbers_come_from_a_source_that_nobody_foresees() -> None:
    it = Claimed()
    it.claims, seen = Claims(lambda: it.evening.now), set[str]()
    for phone in range(40):
        it.open(str(phone))
        seen |= {number for _, number in it.shown()}
        it.claims.settle(BEN)

    assert len(seen) > 20
    assert all(len(number) == 3 and number.isdecimal() for number in seen)


def test_a_number_proves_something_once() -> None:
    it = Claimed()
    it.open()
    it.prove("007")
    it.claims.settle(BEN)

    assert refused(lambda: it.prove("007")) == "no_claim"
    it.open()
    assert it.shown() == [(BEN, "008")]


def test_without_a_screen_the_phone_is_told_that_the_host_has_to_help() -> None:
    assert Claimed().open(screen=False).proof == "no_screen"


def test_the_same_claim_said_twice_is_one_and_gives_no_new_tries() -> None:
    it = Claimed()
    it.open()
    it.wrong(2)
    it.evening.now += 10

    assert it.open() == wire.Pending(50.0, "screen")
    assert it.wrong(1) == ["wrong_thrice"]


@pytest.mark.parametrize("number", ["", "7", "0070", " 07", "\u0660\u0660\u0667", "99999999"])
def test_what_is_not_the_number_proves_nothing(number: str) -> None:
    it = Claimed()
    it.open()

    assert refused(lambda: it.prove(number)) == "wrong_number"


# Guessing.


def test_three_wrong_numbers_end_the_claim() -> None:
    it = Claimed()
    it.open()

    assert it.wrong(3) == ["wrong_number", "wrong_number", "wrong_thrice"]
    assert it.shown() == []
    assert refused(lambda: it.prove("007")) == "no_claim"


def test_after_three_claims_full_of_wrong_numbers_only_the_host_helps() -> None:
    it = Claimed()
    for _ in range(2):
        it.open()
        it.wrong(3)
    it.open()
    assert it.wrong(3) == ["wrong_number", "wrong_number", "only_host"]

    it.evening.now += 100
    assert it.open().proof == "used_up"
    (claim,) = it.claims.shown(it.evening.party)
    assert claim.number == ""
    assert refused(lambda: it.prove("")) == "only_host"
    assert it.claims.vouched(it.evening.party, HOST, BEN) == "new"


def test_another_member_can_still_prove_it_then() -> None:
    it = Claimed()
    it.evening.drop(CLEO)
    for _ in range(3):
        it.open()
        it.wrong(3)

    assert it.open("other", CLEO).proof == "screen"


def test_a_stranger_s_wrong_numbers_do_not_end_the_claim_of_another_phone() -> None:
    it = Claimed()
    it.open("stranger")
    it.open("ben")
    it.wrong(3, "stranger")

    it.prove("007", "ben")


def test_no_more_than_three_phones_claim_a_member_at_once() -> None:
    it = Claimed()
    for phone in ("one", "two", "three"):
        it.open(phone)

    assert refused(lambda: it.open("four")) == "claimed"
    it.claims.forget("two")
    it.open("four")


def test_an_address_gets_so_many_claims_and_a_new_one_in_time() -> None:
    it = Claimed()
    for number in range(6):
        it.open(f"phone-{number}", address="10.0.0.9")
        it.claims.forget(f"phone-{number}")

    assert refused(lambda: it.open("more", address="10.0.0.9")) == "too_often"
    it.open("ben", address="10.0.0.10")
    it.evening.now += 20
    it.open("more", address="10.0.0.9")


def test_a_phone_claims_one_member_at_a_time() -> None:
    it = Claimed()
    it.evening.drop(CLEO)
    it.open(member=BEN)
    it.open(member=CLEO)

    assert [member for member, _ in it.shown()] == [CLEO]


# Who can be claimed.


def test_nobody_who_is_here_was_sent_away_or_knocks_can_be_claimed() -> None:
    it = Claimed()
    it.evening.order(wire.Arrange(nod=True))
    it.evening.come("Dora")
    it.evening.drop(4)
    it.evening.order(wire.Remove(BEN))

    assert refused(lambda: it.open(member=CLEO)) == "is_here"
    assert refused(lambda: it.open(member=BEN)) == "unknown_member"
    assert refused(lambda: it.open(member=4)) == "unknown_member"
    assert refused(lambda: it.open(member=77)) == "unknown_member"


def test_a_claim_ends_when_the_old_phone_is_back() -> None:
    it = Claimed()
    it.open()
    it.evening.connect(BEN)

    assert it.shown() == []
    assert refused(lambda: it.prove("007")) == "is_here"
    assert it.claims.lapse(it.evening.party)
    it.evening.drop(BEN)
    assert refused(lambda: it.prove("007")) == "no_claim"


def test_a_phone_that_leaves_takes_its_claim_with_it() -> None:
    it = Claimed()
    it.open()

    assert it.claims.forget("new")
    assert it.shown() == []
    assert not it.claims.forget("new")


def test_a_claim_is_possible_while_the_evening_is_locked_or_needs_a_nod() -> None:
    it = Claimed()
    it.evening.order(wire.Arrange(locked=True, nod=True))

    it.open()
    it.prove("007")


# The host's tap.


def test_only_a_host_vouches() -> None:
    it = Claimed()
    assert refused(lambda: it.claims.vouched(it.evening.party, HOST, BEN)) == "no_claim"
    it.open()

    assert refused(lambda: it.claims.vouched(it.evening.party, Who(CLEO), BEN)) == "not_host"
    assert refused(lambda: it.claims.vouched(it.evening.party, Who(None), BEN)) == "not_joined"
    assert it.claims.vouched(it.evening.party, HOST, BEN) == "new"


def test_the_host_s_tap_says_nothing_while_two_phones_claim_the_same() -> None:
    it = Claimed()
    it.open("one")
    it.open("two")

    assert refused(lambda: it.claims.vouched(it.evening.party, HOST, BEN)) == "claimed_twice"


# What comes of it.


def test_the_seat_is_his_at_once_and_the_old_phone_is_known_no_more() -> None:
    evening = started("Ada", "Ben")
    old = evening.tokens[1]
    evening.drop(BEN)
    evening.pass_time(61)
    assert evening.table.seats[1].away

    evening.line(claims.moved(evening.party, BEN, tokens.digest("new"), None, evening.now, evening.rng))

    member = core.find(evening.party, "new")
    assert member is not None
    assert member.id == BEN
    assert member.gone is None
    assert not evening.table.seats[1].away
    assert core.find(evening.party, old) is None
    moved = core.moved(evening.party, old)
    assert moved is not None
    assert moved.id == BEN
    assert folded(evening.journal) == evening.party


def test_what_was_known_of_the_old_phone_makes_nobody_of_it() -> None:
    evening = Evening("Ada", "Ben")
    old = Trace("old phone", "10.0.0.2")
    evening.line(core.connected(evening.party, BEN, evening.now, False, old))
    evening.drop(BEN)
    new = Trace("new phone", "10.0.0.2")
    evening.line(claims.moved(evening.party, BEN, tokens.digest("new"), new, evening.now, evening.rng))
    evening.drop(BEN)

    assert core.recognise(evening.party, Trace("old phone", "10.0.0.3")) is None
    found = core.recognise(evening.party, Trace("new phone", "10.0.0.3"))
    assert found is not None
    assert found.id == BEN


# Who sees what.


def test_the_number_is_in_the_view_of_trusted_screens_alone() -> None:
    it = Claimed()
    it.open()
    ground = views.Ground(
        screens=(("trusted", "1"), ("strange", "2")), claims=it.claims.shown(it.evening.party)
    )
    party = core.apply(it.evening.party, steps.Trusted(it.evening.now, "trusted", on=True))[0]

    (proof,) = views.tv(party, "trusted", it.evening.now, ground).proofs
    assert proof == wire.ProofView(BEN, "007", 60.0)
    others = [views.tv(party, "strange", it.evening.now, ground)]
    phones = [views.phone(party, member, it.evening.now, ground) for member in (None, 1, BEN, CLEO)]
    assert "007" not in repr([others, phones])
    host = phones[1].host
    assert host is not None
    assert host.claims == [BEN]


def test_a_screen_shows_no_number_when_only_the_host_helps() -> None:
    it = Claimed()
    ground = views.Ground(claims=(views.Claimed(BEN, "", it.evening.now + 60),))
    party = core.apply(it.evening.party, steps.Trusted(it.evening.now, "trusted", on=True))[0]

    assert views.tv(party, "trusted", it.evening.now, ground).proofs == []
    host = views.phone(party, 1, it.evening.now, ground).host
    assert host is not None
    assert host.claims == [BEN]
