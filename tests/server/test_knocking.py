"""The door: who has to wait there for the host's nod, how long, and who finds it shut."""

from __future__ import annotations

import pytest

from server import tokens, wire
from server.party import Refusal, Who, find, join
from server.recognition import Trace
from tests.server.evening import Evening, folded

pytestmark = pytest.mark.usefixtures("tiny_game")


def guarded() -> Evening:
    """Anna's evening, where nobody new comes in without her nod."""
    evening = Evening("Anna", game="tiny")
    evening.order(wire.Arrange(nod=True))
    return evening


def knocks(evening: Evening) -> list[str]:
    """Who waits for the nod, as the host sees it."""
    host = evening.phone(1).host
    assert host is not None
    return [one.name for one in host.knocking]


def refused(evening: Evening, order: wire.Order) -> str:
    with pytest.raises(Refusal) as refusal:
        evening.order(order)
    return refusal.value.reason


def test_after_somebody_was_sent_away_new_names_need_the_hosts_nod() -> None:
    evening = Evening("Anna", "Ben", game="tiny")
    evening.order(wire.Remove(2))
    assert evening.tv().party.settings.nod
    evening.come("Ben")
    phone = evening.phone(3)
    assert phone.me is not None
    assert (phone.me.knocks, phone.table, phone.host) == (True, None, None)
    assert [one.name for one in evening.tv().party.members] == ["Anna"]
    with pytest.raises(Refusal) as waiting:
        evening.do(3, wire.Change(ready=True))
    assert waiting.value.reason == "not_admitted"
    assert refused(evening, wire.HandOver(3)) == "unknown_member"

    host = evening.phone(1).host
    assert host is not None
    assert [one.name for one in host.knocking] == ["Ben"]
    evening.order(wire.Admit(3, yes=True))
    assert evening.tv().party.next.seats == [1, 3]
    assert folded(evening.journal) == evening.party


def test_who_is_not_let_in_is_sent_away() -> None:
    evening = Evening("Anna", game="tiny")
    evening.order(wire.Arrange(nod=True))
    evening.come("Ben")
    evening.order(wire.Admit(2, yes=False))

    assert evening.party.members[1].removed
    assert evening.phone(2).me is None
    assert refused(evening, wire.Admit(2, yes=True)) == "unknown_member"


def test_no_more_than_a_handful_knock_at_a_time_and_nobody_at_a_locked_door() -> None:
    evening = Evening("Anna", game="tiny")
    evening.order(wire.Arrange(nod=True))
    for _ in range(8):
        evening.come("Ben")
    with pytest.raises(Refusal) as full:
        evening.come("Ben")
    assert full.value.reason == "door_full"

    evening.order(wire.Arrange(nod=False, locked=True))
    with pytest.raises(Refusal) as locked:
        evening.come("Cleo")
    assert locked.value.reason == "locked"


def test_who_goes_from_the_door_again_keeps_nobody_else_from_it() -> None:
    evening = guarded()
    for number in range(8):
        evening.come(f"P{number}")
        evening.drop(2 + number)
    with pytest.raises(Refusal, match="door_full"):
        evening.come("Ben")

    evening.pass_time(61.0)
    evening.come("Ben")
    assert len(knocks(evening)) == 9


def test_a_phone_that_sleeps_at_the_door_is_let_in_all_the_same_but_not_asked_for_all_evening() -> None:
    evening = guarded()
    evening.come("Ben")
    evening.drop(2)
    evening.pass_time(599.0)
    assert knocks(evening) == ["Ben"]
    evening.pass_time(2.0)
    assert knocks(evening) == []

    evening.connect(2)
    assert knocks(evening) == ["Ben"]
    evening.order(wire.Admit(2, yes=True))
    assert evening.tv().party.next.seats == [1, 2]


def test_one_phone_does_not_fill_the_place_before_the_door() -> None:
    evening = guarded()

    def knock(phone: str) -> None:
        trace = Trace(phone, "house")
        message, hashed = wire.Join("Ben"), tokens.digest(tokens.fresh())
        evening.line((join(evening.party, Who(None), message, hashed, evening.now, evening.rng, trace),))

    knock("his")
    knock("his")
    with pytest.raises(Refusal, match="door_full"):
        knock("his")
    knock("hers")
    assert len(knocks(evening)) == 3


def test_who_turns_away_from_the_door_waits_no_more_and_is_nobody_any_more() -> None:
    evening = guarded()
    token = evening.come("Ben")
    with pytest.raises(Refusal, match="not_admitted"):
        evening.do(2, wire.Leave(for_good=False))
    evening.do(2, wire.Leave(for_good=True))

    assert knocks(evening) == []
    assert find(evening.party, token) is None
    assert refused(evening, wire.Admit(2, yes=True)) == "unknown_member"
    evening.come("Ben")
    assert knocks(evening) == ["Ben"]
    assert folded(evening.journal) == evening.party


def test_nobody_is_let_in_beyond_the_people_an_evening_holds() -> None:
    evening = guarded()
    evening.come("Ben")
    evening.drop(2)
    evening.pass_time(601.0)
    evening.order(wire.Arrange(nod=False))
    for number in range(63):
        evening.come(f"P{number}")
    evening.connect(2)

    assert refused(evening, wire.Admit(2, yes=True)) == "full"
    evening.order(wire.Admit(2, yes=False))


def test_who_knocks_has_a_name_and_a_colour_that_nobody_takes() -> None:
    evening = Evening("Anna", game="tiny")
    evening.order(wire.Arrange(nod=True))
    evening.come("Ben")
    evening.do(1, wire.Change(name="Ben"))
    evening.order(wire.Admit(2, yes=True))

    assert [one.name for one in evening.tv().party.members] == ["Ben 2", "Ben"]


@pytest.mark.parametrize("shut", [wire.Arrange(locked=True), wire.Arrange(nod=True)])
def test_a_door_that_nobody_is_left_to_open_keeps_nobody_out(shut: wire.Arrange) -> None:
    evening = Evening("Anna", game="tiny")
    evening.order(shut)
    evening.drop(1)
    evening.pass_time(700.0)
    evening.come("Ben")
    evening.do(2, wire.TakeOver())

    assert evening.party.host == 2


def test_a_locked_door_opens_to_the_owner_of_the_house() -> None:
    evening = Evening("Anna", game="tiny")
    evening.order(wire.Arrange(locked=True))
    owner = Who(None, owner=True)

    assert join(evening.party, owner, wire.Join("Ben"), "hash", evening.now, evening.rng).member == 2
