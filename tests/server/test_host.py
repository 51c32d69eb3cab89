"""The host's role: who has it, who may take it over and gets it back; and what the host alone may do."""

from __future__ import annotations

import pytest

from server import wire
from server.reasons import Refusal
from tests.server.evening import Evening, started

pytestmark = pytest.mark.usefixtures("tiny_game")


def test_orders_are_the_hosts_alone() -> None:
    evening = started()
    orders: list[wire.Order] = [
        wire.SetUp(seconds=30),
        wire.Seats([2, 1]),
        wire.Start(),
        wire.Pause(True),
        wire.PlayFor(0),
        wire.End(),
        wire.Remove(1),
        wire.HandOver(2),
        wire.Trust("screen-1", True),
    ]
    for order in orders:
        with pytest.raises(Refusal, match="not_host"):
            evening.order(order, by=2)


def test_a_host_who_is_here_keeps_the_role() -> None:
    evening = Evening("Anna", "Ben")
    me = evening.phone(2).me
    assert me is not None
    assert not me.may_take_over
    with pytest.raises(Refusal, match="host_is_here"):
        evening.do(2, wire.TakeOver())


def test_nothing_moves_before_a_host_is_gone_for_60_seconds() -> None:
    evening = Evening("Anna", "Ben")
    evening.drop(1)
    evening.pass_time(59.9)
    with pytest.raises(Refusal, match="host_is_here"):
        evening.do(2, wire.TakeOver())
    assert not evening.tv().party.host_away

    evening.pass_time(0.1)
    me = evening.phone(2).me
    assert me is not None
    assert evening.tv().party.host_away
    assert me.may_take_over
    assert evening.party.host == 1


def test_who_had_the_role_gets_it_back_on_a_tap() -> None:
    evening = Evening("Anna", "Ben", "Cleo")
    evening.drop(1)
    evening.pass_time(60.0)
    evening.do(2, wire.TakeOver())
    assert evening.party.host == 2
    evening.connect(1)
    assert evening.party.host == 2
    with pytest.raises(Refusal, match="host_is_here"):
        evening.do(3, wire.TakeOver())

    me = evening.phone(1).me
    assert me is not None
    assert me.may_take_over
    evening.do(1, wire.TakeOver())
    assert evening.party.host == 1
    with pytest.raises(Refusal, match="host_is_here"):
        evening.do(2, wire.TakeOver())


def test_a_chain_of_absent_hosts() -> None:
    evening = Evening("Anna", "Ben", "Cleo")
    for gone, comes in ((1, 2), (2, 3)):
        evening.drop(gone)
        evening.pass_time(60.0)
        evening.do(comes, wire.TakeOver())
    evening.connect(2)
    evening.do(2, wire.TakeOver())
    assert evening.party.host == 2
    evening.connect(1)
    evening.do(1, wire.TakeOver())

    assert (evening.party.host, evening.party.had_role) == (1, ())


def test_what_was_handed_over_does_not_come_back() -> None:
    evening = Evening("Anna", "Ben", "Cleo")
    evening.order(wire.HandOver(2))
    with pytest.raises(Refusal, match="host_is_here"):
        evening.do(1, wire.TakeOver())

    evening.drop(2)
    evening.pass_time(60.0)
    evening.do(3, wire.TakeOver())
    evening.order(wire.HandOver(1), by=3)
    evening.connect(2)
    with pytest.raises(Refusal, match="host_is_here"):
        evening.do(2, wire.TakeOver())


def test_the_owner_takes_the_role_at_any_time() -> None:
    evening = Evening("Anna", "Ben")
    me = evening.phone(2, owner=True).me
    assert me is not None
    assert me.may_take_over
    evening.do(2, wire.TakeOver(), owner=True)

    assert evening.party.host == 2
    with pytest.raises(Refusal, match="host_is_here"):
        evening.do(1, wire.TakeOver())
    assert evening.do(2, wire.TakeOver(), owner=True) == ()


def test_a_gone_host_stops_no_game() -> None:
    evening = started(seconds=15)
    evening.drop(1)
    evening.pass_time(2000.0, bots=True)

    assert evening.table.result is not None


def test_a_restart_is_no_absence_of_the_host() -> None:
    evening = Evening("Anna", "Ben")
    evening.wake_up()
    evening.pass_time(59.0)
    assert not evening.tv().party.host_away
    evening.pass_time(1.0)

    assert evening.tv().party.host_away


# Screens.


def test_a_screen_is_trusted_by_the_host_or_by_the_key() -> None:
    evening = Evening("Anna", "Ben")
    assert not evening.tv().screen.trusted
    evening.order(wire.Trust("screen-1", True))
    assert evening.tv().screen.trusted
    assert evening.order(wire.Trust("screen-1", True)) == ()
    evening.order(wire.Trust("screen-1", False))
    assert not evening.tv().screen.trusted

    evening.do(None, wire.Host(wire.Trust("screen-1", True)), owner=True)
    assert evening.tv().screen.trusted
    with pytest.raises(Refusal, match="not_joined"):
        evening.do(None, wire.Host(wire.Start()), owner=True)
