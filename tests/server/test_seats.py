"""A seat that changes hands: from person to bot to person, and what of it is whose."""

from __future__ import annotations

import pytest

from server import steps, wire
from tests.server.evening import Evening, folded, started
from tests.server.test_guests import seats, with_bot

pytestmark = pytest.mark.usefixtures("tiny_game")


def test_who_left_his_seat_gets_that_one_again_and_no_other() -> None:
    """Else he would know the cards of two seats."""
    evening = with_bot("now", mode="turns")
    evening.order(wire.SitOut(3, on=True))
    evening.do(2, wire.Leave(for_good=True))
    evening.do(2, wire.Change(sits_out=False))
    evening.pass_time(0.1)
    assert seats(evening) == [1, 2, None]

    evening.do(2, wire.Leave(for_good=True))
    evening.order(wire.Invite(3, "now", 1))
    evening.pass_time(0.1)
    evening.order(wire.Invite(2, "now", 2))
    evening.pass_time(0.1)
    assert seats(evening) == [1, 3, None]
    assert folded(evening.journal) == evening.party


def test_what_somebody_else_has_done_at_a_seat_is_not_the_next_ones() -> None:
    """A result counts for who took half of the seat's actions himself, and not for who came for the last."""
    evening = with_bot(mode="turns")
    evening.order(wire.SitOut(3, on=True))
    evening.act(1, "pick 1")
    evening.act(2, "pick 1")
    evening.do(2, wire.Leave(for_good=True))
    evening.order(wire.Invite(3, "now", 1))
    evening.pass_time(0.1)
    assert (evening.table.seats[1].member, evening.table.seats[1].own) == (3, 0)

    evening.do(3, wire.Leave(for_good=True))
    evening.do(2, wire.Change(sits_out=False))
    evening.order(wire.Invite(2, "now"))
    evening.pass_time(0.1)
    assert (evening.table.seats[1].member, evening.table.seats[1].own) == (2, 0)


def test_who_comes_back_to_his_own_seat_has_his_own_actions_there() -> None:
    evening = with_bot(mode="turns")
    evening.act(1, "pick 1")
    evening.act(2, "pick 1")
    evening.do(2, wire.Leave(for_good=True))
    evening.order(wire.Invite(2, "now"))
    evening.pass_time(0.1)

    assert (evening.table.seats[1].member, evening.table.seats[1].own) == (2, 1)


@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 1)])
def test_who_takes_a_seat_has_his_own_time_there(before: int, after: int) -> None:
    evening = Evening("Anna", "Ben", "Cleo", game="tiny", options={"mode": "turns", "rounds": 9})
    evening.order(wire.SitOut(3, on=True))
    evening.order(wire.Patience(2, before))
    evening.order(wire.Patience(3, after))
    evening.order(wire.Start())
    evening.line((steps.TableActed(evening.now, "deal 1 1"),))
    evening.act(1, "pick 1")
    evening.do(2, wire.Leave(for_good=True))
    evening.order(wire.Invite(3, "now"))
    evening.pass_time(0.1)

    assert evening.left(1) == pytest.approx(45 * after, abs=0.2)


def test_two_who_wait_for_the_same_seat_both_get_one() -> None:
    evening = started("Anna", fill_to=3)
    evening.come("Ben")
    evening.come("Cleo")
    evening.order(wire.Invite(2, "now", 2))
    evening.order(wire.Invite(3, "now", 2))
    evening.pass_time(0.1)

    assert seats(evening) == [1, 3, 2]


@pytest.mark.parametrize("way", ["leaves", "is sent away"])
def test_who_goes_at_the_results_keeps_the_place_that_all_have_seen(way: str) -> None:
    evening = Evening("Anna", "Ben", game="tiny", options={"rounds": 1})
    evening.order(wire.Start())
    evening.pass_time(200.0, bots=True)
    before = evening.shown.seats
    assert evening.shown.result is not None
    if way == "leaves":
        evening.do(2, wire.Leave(for_good=True))
    else:
        evening.order(wire.Remove(2))

    assert [(seat.name, seat.member) for seat in evening.shown.seats] == [
        (seat.name, seat.member) for seat in before
    ]
    assert evening.tv().party.next.seats == [1]
