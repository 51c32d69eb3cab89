"""Who is silent, away or back: the table of time, on a clock that only the test moves."""

from __future__ import annotations

import pytest

from server import clock, party, steps, wire
from server.reasons import Refusal
from tests.server.evening import Evening, started

pytestmark = pytest.mark.usefixtures("tiny_game")


# The time is up.


def test_a_decision_has_45_seconds() -> None:
    evening = started()
    assert (evening.left(0), evening.left(1)) == (45.0, 45.0)

    assert evening.pass_time(44.9) == []
    assert evening.left(0) == pytest.approx(0.1)
    assert len(evening.pass_time(0.1)) == 2


def test_what_is_due_happens_and_is_marked_auto() -> None:
    evening = started(mode="turns")
    evening.pass_time(45.0)

    assert evening.table.log[-1] == (0, "pick 1")
    assert evening.shown.auto == [0]
    assert not evening.shown.seats[0].away
    assert evening.shown.waiting[0].seat == 1


def test_the_mark_goes_with_the_next_own_action() -> None:
    evening = started(mode="turns")
    evening.pass_time(45.0)
    evening.act(2, "pick 2")
    evening.pass_time(2.2)
    evening.act(evening.table.seats[evening.table.to_act[0]].member or 0, "pick 3")
    evening.act(evening.table.seats[evening.table.to_act[0]].member or 0, "pick 3")

    assert [seat.auto for seat in evening.table.seats] == [False, False]


def test_silent_twice_in_a_row_is_away_and_a_bot_plays() -> None:
    evening = started(mode="turns")
    evening.pass_time(45.0)
    evening.act(2, "pick 1")
    # Both scored 3: seat 0 begins the second round.
    evening.pass_time(2.2 + 45.0)

    assert evening.table.seats[0].away
    evening.act(2, "pick 1")
    evening.pass_time(2.2)
    asked = party.questions(evening.party, evening.now)
    assert [(ask.seat, ask.level) for ask in asked] == [(0, "normal")]
    pace = clock.FLIGHT + clock.REACTION_GRACE
    assert asked[0].not_before - evening.now == pytest.approx(pace)


def test_an_own_action_between_two_silences_starts_anew() -> None:
    evening = started(mode="turns")
    for _ in range(3):
        evening.pass_time(45.0)
        evening.act(2, "pick 1")
        evening.pass_time(2.2)
        evening.act(1, "pick 1")
        evening.act(2, "pick 1")
        evening.pass_time(2.2)

    assert not evening.table.seats[0].away


def test_a_forced_skip_does_not_count_as_silence() -> None:
    evening = Evening("Anna", "Ben", game="tiny", options={"mode": "turns", "rounds": 20})
    evening.order(wire.Start())
    evening.line((steps.TableActed(evening.now, "deal 0 0"),))
    evening.pass_time(clock.SKIP_WINDOW * 6 + 2.2 * 3)
    skips = [action for seat, action in evening.table.log if seat is not None]

    assert len(skips) >= 6
    assert set(skips) == {"skip"}
    assert [(seat.actions, seat.own, seat.auto) for seat in evening.table.seats] == [(0, 0, False)] * 2
    assert [seat.silent for seat in evening.table.seats] == [0, 0]
    assert not any(seat.away for seat in evening.table.seats)


def test_a_phone_that_is_not_there_is_not_silent_but_gone() -> None:
    evening = started()
    evening.drop(1)
    evening.pass_time(45.0)

    assert (evening.table.seats[0].silent, evening.table.seats[1].silent) == (0, 1)


# Gone, away, back.


def test_gone_for_60_seconds_is_away() -> None:
    evening = started(seconds=180)
    evening.drop(1)
    evening.pass_time(59.9)
    assert not evening.table.seats[0].away

    evening.pass_time(0.1)
    assert evening.table.seats[0].away
    assert (evening.shown.seats[0].here, evening.shown.seats[0].away) == (False, True)


def test_a_short_absence_costs_nothing() -> None:
    evening = started(seconds=180)
    evening.drop(1)
    evening.pass_time(59.0)
    evening.connect(1)
    evening.pass_time(59.0)

    assert not evening.table.seats[0].away


def test_a_reconnect_is_no_touch() -> None:
    evening = started(seconds=180)
    evening.drop(1)
    evening.pass_time(60.0)
    evening.connect(1)

    assert evening.table.seats[0].away


def test_a_touch_gives_the_seat_back_at_once() -> None:
    evening = started(seconds=180)
    evening.drop(1)
    evening.pass_time(60.0)
    evening.connect(1)
    assert evening.do(1, wire.Touch()) == (steps.Back(evening.now, 0),)

    assert not evening.table.seats[0].away
    assert party.questions(evening.party, evening.now) == ()
    assert evening.left(0) == pytest.approx(120.0)


def test_acting_is_a_touch() -> None:
    evening = started(seconds=180)
    evening.order(wire.PlayFor(1))
    acted = evening.act(2, "pick 3")

    assert [type(step) for step in acted] == [steps.Back, steps.Acted]
    assert not evening.table.seats[1].away


def test_a_touch_where_nobody_was_away_is_nothing() -> None:
    evening = started()
    assert evening.do(1, wire.Touch()) == ()


def test_back_from_two_silences_there_are_two_again() -> None:
    evening = started(mode="turns")
    evening.pass_time(45.0)
    evening.act(2, "pick 1")
    evening.pass_time(2.2 + 45.0)
    evening.do(1, wire.Touch())
    evening.act(2, "pick 1")
    evening.pass_time(2.2 + 45.0)

    assert not evening.table.seats[0].away


def test_away_before_the_start_is_away_at_the_table() -> None:
    evening = Evening("Anna", "Ben", game="tiny")
    evening.drop(2)
    evening.pass_time(61.0)
    evening.order(wire.Start())

    assert [seat.away for seat in evening.table.seats] == [False, True]


def test_gone_home_is_not_seated() -> None:
    evening = Evening("Anna", "Ben", "Cleo", game="tiny")
    evening.drop(2)
    evening.pass_time(clock.LEFT)
    assert evening.tv().party.next.seats == [1, 3]

    evening.connect(2)
    assert evening.tv().party.next.seats == [1, 2, 3]


# No limit.


def test_without_a_limit_nothing_is_ever_due() -> None:
    evening = started(seconds=0)

    assert evening.pass_time(7200.0) == []
    assert [(waiting.left, waiting.total) for waiting in evening.shown.waiting] == [
        (None, None),
        (None, None),
    ]


def test_without_a_limit_a_gone_phone_is_away_after_60_seconds() -> None:
    evening = started(seconds=0)
    evening.drop(2)
    evening.pass_time(60.0)

    assert evening.table.seats[1].away


def test_the_host_has_a_bot_play_for_a_silent_phone() -> None:
    evening = started(seconds=0)
    evening.pass_time(600.0)
    evening.order(wire.PlayFor(1))

    ask = party.questions(evening.party, evening.now)[0]
    assert ask.seat == 1
    assert 1.0 <= ask.not_before - evening.now < 1.8
    evening.pass_time(1.8, bots=True)
    assert evening.table.log[-1] == (1, "pick 1")
    assert evening.order(wire.PlayFor(1)) == ()


def test_a_bot_plays_for_members_at_this_table_alone() -> None:
    evening = started("Anna", fill_to=2)
    for seat, reason in ((0, "yourself"), (1, "bot_seat"), (2, "unknown_seat")):
        with pytest.raises(Refusal, match=reason):
            evening.order(wire.PlayFor(seat))


def test_a_new_limit_holds_from_the_next_decision_on() -> None:
    evening = started(mode="turns")
    evening.order(wire.SetUp(seconds=15))
    assert evening.left(0) == 45.0
    evening.act(1, "pick 1")

    assert evening.left(1) == 15.0
