"""A table: holds, deadlines, and bots that play at it."""

from __future__ import annotations

import pytest

from server import clock, party, steps, wire
from server.reasons import Refusal
from tests.server.evening import Evening, started

pytestmark = pytest.mark.usefixtures("tiny_game")


# Holds.


def test_a_trick_is_held_for_a_look_and_nobodys_clock_runs() -> None:
    evening = started(mode="turns")
    evening.act(1, "pick 1")
    evening.act(2, "pick 2")
    assert evening.shown.hold == wire.HoldView("look", 2.2)
    evening.pass_time(2.0)
    assert evening.left(1) == 45.0
    evening.pass_time(0.2)
    assert evening.table.hold is None
    evening.pass_time(5.0)

    assert evening.left(1) == pytest.approx(40.0)


def test_a_hold_never_keeps_a_tap() -> None:
    evening = started(mode="turns")
    evening.act(1, "pick 1")
    evening.act(2, "pick 2")
    evening.act(2, "pick 3")

    assert evening.table.log[-1] == (1, "pick 3")
    assert evening.table.hold is not None
    assert evening.left(0) == 45.0
    evening.pass_time(2.2 + 1.0)
    assert evening.left(0) == pytest.approx(44.0)


def test_a_shorter_hold_does_not_cut_a_longer_one() -> None:
    evening = started(mode="turns")
    evening.act(1, "pick 1")
    evening.act(2, "pick 2")
    evening.act(1, "knock")
    assert evening.held() == "look"
    evening.pass_time(2.0)
    evening.line((steps.HoldOver(evening.now),))
    evening.act(2, "pick 1")
    evening.act(2, "knock")
    assert evening.held() == "glance"


def test_a_hold_keeps_bots_and_the_table() -> None:
    evening = started("Anna", fill_to=2)
    evening.act(1, "pick 1")
    evening.pass_time(1.8, bots=True)
    assert evening.held() == "sheet"
    assert evening.table.table_acts

    assert evening.pass_time(14.0 - 1.0) == []


def test_the_sheet_is_held_for_15_seconds() -> None:
    evening = started()
    evening.act(1, "pick 1")
    evening.act(2, "pick 1")
    assert evening.pass_time(14.9) == []

    assert [type(step) for step in evening.pass_time(0.1)] == [steps.HoldOver]
    assert [type(step) for step in evening.pass_time(clock.TABLE_PACE)] == [steps.TableActed]


def test_the_sheet_is_held_until_the_host_goes_on() -> None:
    evening = started()
    evening.act(1, "pick 1")
    evening.act(2, "pick 1")
    with pytest.raises(Refusal, match="not_host"):
        evening.do(2, wire.GoOn())
    assert evening.do(1, wire.GoOn()) == (steps.HoldOver(evening.now),)

    assert [type(step) for step in evening.pass_time(clock.TABLE_PACE)] == [steps.TableActed]
    assert evening.do(1, wire.GoOn()) == ()


def test_a_look_does_not_end_by_going_on() -> None:
    evening = started(mode="turns")
    evening.act(1, "pick 1")
    evening.act(2, "pick 2")
    assert evening.do(1, wire.GoOn()) == ()


def test_a_pause_keeps_a_hold() -> None:
    evening = started()
    evening.act(1, "pick 1")
    evening.act(2, "pick 1")
    evening.pass_time(5.0)
    evening.do(2, wire.Rules(True))
    evening.pass_time(100.0)
    evening.do(2, wire.Rules(False))
    evening.pass_time(3.0 + 9.9)
    assert evening.table.hold is not None
    evening.pass_time(0.1)

    assert evening.table.hold is None


# Deadlines.


def test_a_deadline_that_stays_keeps_its_time() -> None:
    evening = started()
    evening.pass_time(30.0)
    evening.act(1, "swap")
    evening.act(2, "pick 1")

    assert evening.left(0) == pytest.approx(15.0)


def test_the_next_decision_of_the_same_seat_has_the_whole_time() -> None:
    evening = started(mode="turns")
    evening.act(1, "pick 1")
    evening.pass_time(30.0)
    evening.act(2, "pick 2")
    evening.pass_time(2.2)

    assert evening.table.to_act == (1,)
    assert evening.left(1) == 45.0


def test_the_tables_own_deadline() -> None:
    evening = started(mode="open")
    assert evening.left(None) == clock.KINDS["free"]
    evening.act(2, "pick 3")
    evening.pass_time(4.9)
    assert len(evening.table.log) == 2

    assert evening.pass_time(0.1)[0] == steps.TableActed(evening.now, "free")


# Bots.


def test_a_bot_moves_at_a_human_pace() -> None:
    evening = started("Anna", fill_to=3)
    asked = party.questions(evening.party, evening.now)
    assert [ask.seat for ask in asked] == [1, 2]
    assert all(1.0 <= ask.not_before - evening.now < 1.8 for ask in asked)

    evening.pass_time(0.9, bots=True)
    assert party.answer(evening.party, asked[0], "pick 2", evening.now) == ()
    evening.pass_time(0.9, bots=True)
    assert {seat for seat, _ in evening.table.log[1:]} == {1, 2}


@pytest.mark.parametrize("action", [None, "pick 9", "", "deal 1 1"])
def test_a_bot_without_a_legal_answer_does_what_is_due(action: str | None) -> None:
    evening = started("Anna", fill_to=2)
    ask = party.questions(evening.party, evening.now)[0]
    evening.now = ask.not_before

    acted = party.answer(evening.party, ask, action, evening.now)
    assert acted == (steps.Acted(evening.now, 1, "pick 1", "bot"),)


def test_a_bot_that_says_nothing_at_all_does_what_is_due() -> None:
    evening = started("Anna", fill_to=2)
    evening.pass_time(1.8 + clock.BOT_LATE)

    assert evening.table.log[-1] == (1, "pick 1")
    assert not evening.table.seats[1].auto


def test_an_answer_to_what_is_over_is_nothing() -> None:
    evening = started("Anna", "Ben", fill_to=2)
    evening.order(wire.PlayFor(1))
    ask = party.questions(evening.party, evening.now)[0]
    evening.pass_time(1.0)
    evening.do(2, wire.Touch())
    assert party.answer(evening.party, ask, "pick 1", ask.not_before) == ()

    evening.act(2, "pick 2")
    assert party.answer(evening.party, ask, "pick 1", ask.not_before) == ()


def test_a_pause_moves_a_bots_move() -> None:
    evening = started("Anna", fill_to=2)
    ask = party.questions(evening.party, evening.now)[0]
    evening.pass_time(0.5)
    evening.order(wire.Pause(True))
    evening.pass_time(60.0)
    assert party.answer(evening.party, ask, "pick 2", evening.now) == ()
    evening.order(wire.Pause(False))
    assert party.answer(evening.party, ask, "pick 2", evening.now) == ()

    later = party.questions(evening.party, evening.now)[0]
    assert later.not_before == pytest.approx(ask.not_before + 60.0)
    # The answer that was thought out before is as good as ever.
    assert len(party.answer(evening.party, ask, "pick 2", later.not_before)) == 1


def test_the_bot_gets_its_worlds_and_never_the_state() -> None:
    evening = started("Anna", fill_to=2)
    ask = party.questions(evening.party, evening.now)[0]
    question = party.question(evening.party, ask, evening.rng)

    assert (question.seat, question.legal) == (1, ("pick 1", "pick 2", "pick 3", "swap"))
    assert len(question.worlds) == 1
    assert question.worlds[0] is not evening.table.state


def test_the_house_without_anything_to_wait_for_sleeps() -> None:
    evening = Evening("Anna", "Ben")
    assert party.wake(evening.party) is None
