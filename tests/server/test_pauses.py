"""The table stands still while somebody reads, the host says so, or phones are not back."""

from __future__ import annotations

import pytest

from server import clock, party, steps, wire
from server.reasons import Refusal
from tests.server.evening import Evening, folded, started

pytestmark = pytest.mark.usefixtures("tiny_game")


# Somebody reads the rules.


def test_open_rules_stop_the_table() -> None:
    evening = started("Anna", "Ben", fill_to=3)
    evening.pass_time(0.5)
    evening.do(2, wire.Rules(True))

    assert evening.paused() == "rules"
    assert evening.pass_time(100.0) == []
    assert evening.left(0) == pytest.approx(44.5)
    assert party.questions(evening.party, evening.now) == ()


def test_open_rules_stop_the_deal() -> None:
    evening = Evening("Anna", "Ben", game="tiny")
    evening.order(wire.Start())
    evening.do(1, wire.Rules(True))

    assert evening.pass_time(100.0) == []
    evening.do(1, wire.Rules(False))
    went_on = evening.pass_time(3.0 + clock.TABLE_PACE)
    assert [type(step) for step in went_on] == [steps.WentOn, steps.TableActed]


def test_nobody_acts_while_somebody_reads() -> None:
    evening = started()
    evening.do(2, wire.Rules(True))

    with pytest.raises(Refusal, match="paused"):
        evening.act(1, "pick 1")


def test_after_the_last_reader_there_are_three_seconds() -> None:
    evening = started()
    evening.do(1, wire.Rules(True))
    evening.do(2, wire.Rules(True))
    evening.pass_time(10.0)
    evening.do(1, wire.Rules(False))
    assert evening.paused() == "rules"

    evening.do(2, wire.Rules(False))
    assert evening.paused() == "countdown"
    evening.pass_time(2.9)
    assert (evening.paused(), evening.left(0)) == ("countdown", 45.0)
    evening.pass_time(0.1)
    assert evening.paused() is None
    assert evening.left(0) == 45.0
    evening.pass_time(1.0)
    assert evening.left(0) == pytest.approx(44.0)


def test_a_reader_whose_phone_is_gone_is_waited_for_10_seconds() -> None:
    evening = started()
    evening.do(2, wire.Rules(True))
    evening.pass_time(5.0)
    evening.drop(2)
    evening.pass_time(9.9)
    assert evening.paused() == "rules"

    evening.pass_time(0.1)
    assert evening.paused() == "countdown"
    assert not evening.party.members[1].reading


def test_a_reader_who_is_back_in_time_reads_on() -> None:
    evening = started()
    evening.do(2, wire.Rules(True))
    evening.drop(2)
    evening.pass_time(9.0)
    evening.connect(2)
    evening.pass_time(20.0)

    assert evening.paused() == "rules"


def test_a_page_that_was_loaded_anew_reads_nothing() -> None:
    evening = started()
    evening.do(2, wire.Rules(True))
    evening.drop(2)
    evening.connect(2, fresh=True)
    assert evening.paused() == "countdown"

    evening.do(2, wire.Rules(True))
    evening.connect(2, fresh=True)
    assert evening.paused() == "countdown"


@pytest.mark.parametrize("member", [1, 3], ids=["the host", "a seated member"])
def test_host_or_seated_member_lets_it_go_on(member: int) -> None:
    evening = started("Anna", "Ben", "Cleo")
    evening.do(2, wire.Rules(True))
    evening.do(member, wire.GoOn())
    assert evening.paused() == "countdown"

    evening.pass_time(3.0)
    assert evening.paused() is None
    # He reads on; that stops nobody any more.
    assert evening.party.members[1].reading
    assert evening.do(2, wire.Rules(True)) == ()
    assert evening.do(2, wire.Rules(False)) == (steps.RulesClosed(evening.now, 2),)
    assert evening.paused() is None


def test_who_only_watches_does_not_let_it_go_on() -> None:
    evening = started("Anna", "Ben", "Cleo", "Dora")
    evening.do(2, wire.Rules(True))

    with pytest.raises(Refusal, match="not_seated"):
        evening.do(4, wire.GoOn())


def test_after_three_minutes_at_the_latest_it_goes_on() -> None:
    evening = started()
    evening.do(2, wire.Rules(True))
    assert evening.shown.paused == wire.PauseView("rules", [2], 180.0)

    evening.pass_time(176.9)
    assert evening.paused() == "rules"
    evening.pass_time(0.1)
    assert evening.paused() == "countdown"
    evening.pass_time(3.0)
    assert evening.paused() is None


def test_a_second_reader_does_not_prolong_the_three_minutes() -> None:
    evening = started()
    evening.do(2, wire.Rules(True))
    evening.pass_time(170.0)
    evening.do(1, wire.Rules(True))
    evening.pass_time(10.0)

    assert evening.paused() is None


def test_who_opens_them_in_the_countdown_stops_it() -> None:
    evening = started()
    evening.do(2, wire.Rules(True))
    evening.pass_time(100.0)
    evening.do(2, wire.Rules(False))
    evening.pass_time(1.0)
    evening.do(1, wire.Rules(True))
    assert evening.paused() == "rules"
    assert evening.pass_time(10.0) == []

    evening.pass_time(166.0)
    assert evening.paused() == "rules"


def test_rules_in_the_lobby_stop_nothing_and_stop_the_table_at_the_start() -> None:
    evening = Evening("Anna", "Ben", game="tiny")
    evening.do(2, wire.Rules(True))
    assert evening.pass_time(500.0) == []
    assert evening.tv().party.members[1].reading
    evening.order(wire.Start())

    assert evening.paused() == "rules"


# The host's pause, and pauses within pauses.


def test_the_host_stops_the_table_for_as_long_as_she_likes() -> None:
    evening = started()
    evening.pass_time(5.0)
    evening.order(wire.Pause(True))
    assert evening.paused() == "host"
    assert evening.pass_time(3000.0) == []
    with pytest.raises(Refusal, match="paused"):
        evening.act(2, "pick 1")

    evening.order(wire.Pause(False))
    assert evening.paused() is None
    assert evening.left(0) == pytest.approx(40.0)
    assert evening.order(wire.Pause(False)) == ()


def test_rules_within_the_hosts_pause() -> None:
    evening = started()
    evening.order(wire.Pause(True))
    evening.do(2, wire.Rules(True))
    evening.pass_time(30.0)
    evening.do(2, wire.Rules(False))
    assert evening.paused() == "host"
    assert evening.pass_time(30.0) == []
    evening.order(wire.Pause(False))

    assert evening.paused() is None
    assert evening.left(0) == 45.0


def test_the_hosts_pause_within_the_rules() -> None:
    evening = started()
    evening.do(2, wire.Rules(True))
    evening.pass_time(30.0)
    evening.order(wire.Pause(True))
    evening.pass_time(30.0)
    evening.order(wire.Pause(False))
    assert evening.paused() == "rules"
    evening.do(2, wire.Rules(False))
    evening.order(wire.Pause(True))
    evening.pass_time(10.0)
    assert evening.paused() == "host"
    evening.order(wire.Pause(False))

    assert evening.paused() is None
    assert evening.left(0) == 45.0


def test_the_hosts_pause_takes_the_place_of_a_countdown() -> None:
    evening = started()
    evening.do(2, wire.Rules(True))
    evening.do(2, wire.Rules(False))
    evening.pass_time(1.0)
    evening.order(wire.Pause(True))
    evening.order(wire.Pause(False))

    assert evening.paused() is None


def test_all_pauses_at_once() -> None:
    evening = started()
    evening.pass_time(10.0)
    evening.do(2, wire.Rules(True))
    evening.order(wire.Pause(True))
    evening.wake_up()
    assert evening.paused() == "restart"
    evening.connect(1)
    evening.connect(2)
    assert evening.paused() == "host"
    evening.order(wire.Pause(False))
    assert evening.paused() == "rules"
    evening.do(2, wire.Rules(False))
    evening.pass_time(3.0)

    assert evening.paused() is None
    assert evening.left(0) == pytest.approx(35.0)
    assert folded(evening.journal) == evening.party


# The server was killed.


def test_after_a_restart_the_clock_waits_for_the_seats_phone() -> None:
    evening = started(mode="turns")
    evening.pass_time(20.0)
    evening.wake_up()
    assert evening.paused() == "restart"
    evening.pass_time(7.0)
    assert evening.left(0) == pytest.approx(25.0)
    evening.connect(2)
    assert evening.paused() == "restart"
    evening.connect(1)

    assert evening.paused() is None
    evening.pass_time(5.0)
    assert evening.left(0) == pytest.approx(20.0)


def test_it_waits_20_seconds_at_most() -> None:
    evening = started(mode="turns")
    evening.pass_time(20.0)
    evening.wake_up()
    evening.pass_time(19.9)
    assert evening.paused() == "restart"
    assert evening.left(0) == pytest.approx(25.0)
    evening.pass_time(0.1)
    assert evening.paused() is None
    evening.pass_time(5.0)

    assert evening.left(0) == pytest.approx(20.0)


def test_it_waits_for_the_next_seats_phone_too() -> None:
    evening = started(mode="turns")
    evening.wake_up()
    evening.connect(1)
    assert evening.paused() is None
    evening.act(1, "pick 1")

    assert evening.paused() == "restart"
    assert evening.shown.paused == wire.PauseView("restart", [2], 20.0)


def test_a_second_restart_waits_anew() -> None:
    evening = started(mode="turns")
    evening.wake_up()
    evening.pass_time(15.0)
    evening.wake_up()
    evening.pass_time(15.0)

    assert evening.paused() == "restart"


def test_who_is_here_all_the_same_is_not_waited_for() -> None:
    evening = started(mode="turns")
    evening.wake_up(here=(1,))

    assert evening.paused() is None
    assert not evening.tv().party.members[1].here


def test_nobody_is_away_because_the_server_was() -> None:
    evening = started(seconds=180)
    evening.drop(1)
    evening.pass_time(55.0)
    evening.wake_up()
    evening.pass_time(59.0)
    assert not evening.table.seats[0].away
    evening.pass_time(1.0)

    assert evening.table.seats[0].away


def test_whom_a_bot_plays_for_is_not_waited_for() -> None:
    evening = started(mode="turns")
    evening.act(1, "pick 1")
    evening.wake_up(here=(1,))
    assert evening.paused() == "restart"
    evening.order(wire.PlayFor(1))

    assert evening.paused() is None


def test_an_absent_seat_is_not_waited_for() -> None:
    evening = started(mode="turns")
    evening.drop(1)
    evening.pass_time(61.0)
    evening.line((steps.Ended(evening.now),))
    evening.order(wire.Start())
    evening.wake_up()

    assert evening.paused() is None
