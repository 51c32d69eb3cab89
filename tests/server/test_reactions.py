"""Quick reactions, skips and races: fair to slow thumbs, and nobody's timing tells what he holds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from server import clock, due, pace, party, steps, table, wire
from server.asking import Ask
from server.reasons import Refusal
from tests.server.evening import Evening
from tests.server.lucky import act, laid_out, over

pytestmark = pytest.mark.usefixtures("tiny_game")

JUST = 1e-3
SKIPS = ("13o 19o 20o 14o 15o 16o", "20b 20b 21o 14o 15o 16o", "18o 18b 21o 14b 15b 16b")
"""Seat 0 begins and can have seat 1 skip, which has nothing to say against it."""

ANSWERS = (SKIPS[0], "20b 19b 21o 14o 15o 16o", SKIPS[2])
"""The same, but seat 1 could answer with a 19."""

REACTS = ("13o 18o 18o 14o 15o 16o", "20b 20b 21o 14o 15o 16o", "18b 18b 21o 14b 15b 16b")
"""Seat 0 begins with two 18s, to which seat 2 has the other two."""


def asks(evening: Evening) -> dict[int, Ask]:
    return {ask.seat: ask for ask in party.questions(evening.party, evening.now)}


def waits(evening: Evening, seat: int) -> float:
    """Seconds until that bot's move shows."""
    return asks(evening)[seat].not_before - evening.now


def two_18s(*people: str, **set_up: Any) -> Evening:
    evening = laid_out(people or ("Anna",), *REACTS, **set_up)
    act(evening, 0, "play 18o 18o")
    return evening


# A chance out of turn.


@pytest.mark.parametrize(("level", "soonest"), [("easy", 2.0), ("normal", 1.2)])
def test_a_bot_reacts_no_faster_than_a_person_could(level: wire.Level, soonest: float) -> None:
    evening = two_18s(level=level)

    assert asks(evening)[2].may_pass
    assert soonest <= waits(evening, 2) - clock.FLIGHT < 3.0


def test_a_bots_reaction_comes_before_a_bots_move() -> None:
    evening = two_18s()
    assert waits(evening, 2) < waits(evening, 1) == pytest.approx(clock.FLIGHT + clock.REACTION_GRACE)


@pytest.mark.parametrize("last", ["18b 18b 21o 14b 15b 16b", "20o 20o 21o 14b 15b 16b"])
def test_a_bots_move_on_a_pile_waits_the_same_whether_anybody_could_react_or_not(last: str) -> None:
    evening = laid_out(("Anna",), *REACTS[:2], last)
    act(evening, 0, "play 18o 18o")
    assert waits(evening, 1) == pytest.approx(clock.FLIGHT + clock.REACTION_GRACE)


def test_a_bot_takes_its_chance_when_its_time_has_come() -> None:
    evening = two_18s()
    ask = asks(evening)[2]
    assert party.answer(evening.party, ask, "snap 18b 18b", ask.not_before - JUST) == ()
    (acted,) = party.answer(evening.party, ask, "snap 18b 18b", ask.not_before)
    evening.now = ask.not_before
    evening.line((acted,))

    assert acted == steps.Acted(ask.not_before, 2, "snap 18b 18b", "bot")
    assert evening.table.to_act == (2,)


@pytest.mark.parametrize("answer", [None, "snap 13o", ""])
def test_a_bot_that_lets_its_chance_pass_or_talks_nonsense_does_nothing(answer: str | None) -> None:
    evening = two_18s()
    ask = asks(evening)[2]
    assert party.answer(evening.party, ask, answer, ask.not_before + 1.0) == ()


def test_a_chance_is_asked_about_once_and_is_over_with_the_pile() -> None:
    evening = two_18s("Anna", "Ben")
    ask = asks(evening)[2]
    evening.act(2, "play 20b")

    assert asks(evening)[2].key != ask.key
    assert party.answer(evening.party, ask, "snap 18b 18b", ask.not_before) == ()


def test_which_of_two_bots_is_first_is_drawn_anew_each_time() -> None:
    running = two_18s().table
    first = set()
    for number in range(20):
        drawn = msgspec.structs.replace(running, number=number)
        first.add(pace.of_reaction(drawn, 1) < pace.of_reaction(drawn, 2))
    assert first == {True, False}


def test_a_hold_and_a_pause_keep_a_reaction() -> None:
    evening = two_18s()
    before = asks(evening)[2]
    evening.order(wire.Pause(True))
    assert asks(evening) == {}
    evening.pass_time(50.0)
    evening.order(wire.Pause(False))
    assert asks(evening)[2].not_before == pytest.approx(before.not_before + 50.0)
    assert asks(evening)[2].key == before.key


# Skips.


def skipping(hands: tuple[str, ...], *people: str, **set_up: Any) -> Evening:
    """Seat 1 is to skip."""
    evening = laid_out(people or ("Anna", "Ben", "Cleo"), *hands, **set_up)
    act(evening, 0, "play 19o")
    over(evening)
    assert evening.table.to_act == (1,)
    return evening


def skipped_after(evening: Evening) -> float:
    """Seconds until seat 1 has acted by itself."""
    acted, begun = len(evening.table.log), evening.now
    while len(evening.table.log) == acted:
        time = party.wake(evening.party)
        assert time is not None
        evening.now = time
        evening.line(party.tick(evening.party, evening.now, evening.rng))
    assert evening.table.log[-1] == (1, "skip")
    return evening.now - begun


def test_who_has_nothing_but_a_skip_skips_by_himself_within_the_window() -> None:
    took = skipped_after(skipping(SKIPS))
    assert 2.0 <= took <= 6.0
    # A bot has nothing to choose either, and takes as long.
    alone = skipping(SKIPS, "Anna")
    assert 1 not in asks(alone)
    assert skipped_after(alone) == pytest.approx(took)


def test_a_bot_that_could_answer_takes_as_long_as_a_skip_by_itself() -> None:
    assert waits(skipping(ANSWERS, "Anna"), 1) == pytest.approx(skipped_after(skipping(SKIPS, "Anna")))


def test_who_could_answer_has_the_whole_window_and_nothing_is_held_against_him() -> None:
    evening = skipping(ANSWERS)
    assert evening.left(1) == 6.0
    assert skipped_after(evening) == pytest.approx(6.0)

    assert evening.shown.auto == []
    seat = evening.table.seats[1]
    assert (seat.silent, seat.actions - seat.own) == (0, 0)


def test_nobody_else_sees_whether_a_seat_could_answer_its_skip() -> None:
    without, able = skipping(SKIPS), skipping(ANSWERS)
    assert without.phone(2) != able.phone(2)
    for _ in range(4):
        assert without.tv() == able.tv()
        assert without.phone(1) == able.phone(1)
        assert without.phone(3) == able.phone(3)
        without.pass_time(0.5 - JUST)
        able.pass_time(0.5 - JUST)
    skipped_after(without)
    able.now = without.now
    able.act(2, "skip")

    assert without.tv() == able.tv()
    assert without.phone(1) == able.phone(1)


def test_skips_by_themselves_are_spread_over_the_window_and_some_come_at_its_end() -> None:
    running = skipping(SKIPS).table
    (deadline,) = running.deadlines
    moments = [
        pace.of_skip(msgspec.structs.replace(running, number=number), deadline) - deadline.since
        for number in range(500)
    ]

    quiet = msgspec.structs.replace(deadline, reactions=False)
    sooner = [
        pace.of_skip(msgspec.structs.replace(running, number=number), quiet) - deadline.since
        for number in range(500)
    ]

    # A bot that answers leaves the others their time to react: nobody else may then be sooner.
    assert 3.5 <= min(moments) < 3.6
    assert 2.0 <= min(sooner) < 2.1
    for drawn in (moments, sooner):
        assert max(drawn) == 6.0
        assert 0.1 < drawn.count(6.0) / 500 < 0.3


def test_nobody_can_foresee_a_skip_who_does_not_know_the_evenings_identity() -> None:
    running = skipping(SKIPS).table
    (deadline,) = running.deadlines
    elsewhere = msgspec.structs.replace(running, evening="another")

    assert pace.of_skip(running, deadline) != pace.of_skip(elsewhere, deadline)
    assert running.evening not in repr(msgspec.to_builtins(skipping(SKIPS).tv()))


def test_a_skip_has_its_window_where_decisions_have_no_limit() -> None:
    evening = skipping(ANSWERS, seconds=0)
    assert evening.left(1) == 6.0


def test_a_reaction_that_was_meant_before_the_turn_came_is_as_good_in_turn() -> None:
    hands = ("13o 19o 19o 14o 15o 16o", "20b 20b 21o 14o 15o 16o", "19b 19b 21o 14b 15b 16b")
    evening = laid_out(("Anna", "Ben", "Cleo"), *hands)
    evening.act(1, "play 19o 19o")
    me = evening.phone(3).me
    assert me is not None
    assert (me.must_act, me.legal) == (False, ["snap 19b 19b"])
    evening.act(2, "skip")
    assert evening.table.to_act == (2,)
    with pytest.raises(Refusal, match="too_late"):
        evening.act(3, "skip", me.turn)

    evening.act(3, "snap 19b 19b", me.turn)
    assert evening.table.log[-1] == (2, "snap 19b 19b")


# Where all may act and nobody must.


def race(secrets: str, *people: str, **set_up: Any) -> Evening:
    evening = Evening(*people or ("Anna",), game="tiny", fill_to=3, **set_up)
    evening.order(wire.SetUp(options={"mode": "open", "rounds": 20}))
    evening.order(wire.Start())
    evening.line((steps.TableActed(evening.now, f"deal {secrets}"),))
    return evening


@pytest.mark.parametrize(("level", "soonest"), [("easy", 1.6), ("normal", 0.8)])
def test_a_bot_races_at_a_persons_pace(level: wire.Level, soonest: float) -> None:
    evening = race("3 3 3", level=level)
    assert set(asks(evening)) == {1, 2}
    assert all(soonest <= waits(evening, seat) - clock.FLIGHT < 3.0 for seat in (1, 2))


def test_every_action_gives_people_time_to_see_it() -> None:
    evening = race("3 3 3", "Anna")
    ask = asks(evening)[1]
    evening.now = ask.not_before - JUST
    evening.act(1, "pick 1")

    assert asks(evening)[1].key == ask.key
    assert waits(evening, 1) >= clock.FLIGHT + 0.8


def test_a_bot_that_lets_the_race_pass_is_not_waited_for() -> None:
    evening = race("3 3 2")
    happened = evening.pass_time(4.0, bots=True)
    assert [step.seat for step in happened if isinstance(step, steps.Acted)] == [1]
    (freed, *_) = evening.pass_time(1.0)
    assert isinstance(freed, steps.TableActed)


def test_after_a_restart_a_race_waits_for_the_phones_of_all_who_may_act() -> None:
    evening = race("3 3 3", "Anna", "Ben")
    evening.wake_up()
    assert evening.paused() == "restart"
    assert asks(evening) == {}
    evening.connect(1)
    assert evening.paused() == "restart"
    evening.connect(2)
    assert evening.paused() is None


def shithead(*people: str, **options: Any) -> Evening:
    evening = Evening(*people or ("Anna",), game="shithead", fill_to=3)
    evening.order(wire.SetUp(options=options))
    evening.order(wire.Start())
    while evening.table.table_acts or evening.table.hold is not None:
        evening.pass_time(0.5)
    return evening


def test_swapping_bots_have_each_their_own_pace_and_a_swap_renews_nothing() -> None:
    evening = shithead()
    times = [asks(evening)[seat].not_before for seat in (1, 2)]
    assert times[0] != times[1]
    left = evening.left(0)
    evening.pass_time(0.5)
    me = evening.phone(1).me
    assert me is not None
    evening.act(1, me.legal[1] if me.legal[0] == "ready" else me.legal[0])

    assert evening.left(0) == pytest.approx((left or 0.0) - 0.5)
    assert [asks(evening)[seat].not_before for seat in (1, 2)] == times


def raced(seconds: int = 45) -> Evening:
    """Three people in speed mode, the first of whom has just laid something."""
    evening = shithead("Anna", "Ben", "Cleo", speed_mode=True, speed_idle_s=5)
    evening.order(wire.SetUp(options={"speed_mode": True, "speed_idle_s": 5}, seconds=seconds))
    for member in (1, 2, 3):
        evening.act(member, "ready")
    over(evening)
    evening.act(1, next(action for action in evening.table.legal[0] if action.startswith("play")))
    return evening


def idled(evening: Evening, seat: int, times: int) -> None:
    """Nobody does anything until the rules have acted so often for that seat."""
    while times:
        times -= sum(isinstance(one, steps.Acted) and one.seat == seat for one in evening.pass_time(1.0))


def test_the_games_own_seconds_bring_the_idle_pick_up_which_is_nobodys_action() -> None:
    evening = raced()
    assert evening.left(1) == 5.0
    evening.pass_time(5.0)

    assert evening.table.log[-1] == (1, "pickup")
    seat = evening.table.seats[1]
    assert (seat.away, seat.auto, seat.actions - seat.own) == (False, False, 0)


def test_who_sits_there_and_does_nothing_where_nobody_must_is_played_for_until_he_does_something() -> None:
    evening = raced()
    idled(evening, 1, table.IDLE - 1)
    assert not evening.shown.seats[1].away
    idled(evening, 1, 1)
    # A phone that is only back has not done anything.
    evening.drop(2)
    evening.connect(2)

    assert [seat.away for seat in evening.shown.seats] == [False, True, False]
    phone = evening.phone(2).table
    assert phone is not None
    assert phone.seats[1].away
    assert 1 in asks(evening)

    evening.do(2, wire.Touch())
    assert not evening.shown.seats[1].away
    assert evening.table.seats[1].silent == 0


def test_one_action_of_his_own_shows_that_somebody_plays_where_nobody_must() -> None:
    evening = raced()
    idled(evening, 1, table.IDLE - 1)
    evening.act(2, evening.table.legal[1][0])
    idled(evening, 1, table.IDLE - 1)
    assert not evening.table.seats[1].away


def test_without_a_limit_nobody_is_played_for_who_is_here_where_nobody_must() -> None:
    evening = raced(seconds=0)
    idled(evening, 1, 2 * table.IDLE)
    assert not any(seat.away for seat in evening.table.seats)


def test_who_could_only_wait_for_the_pile_has_not_been_idle() -> None:
    evening = raced()
    evening.pass_time(4.0)
    (deadline,) = evening.table.deadlines
    legal = (*evening.table.legal[:1], ("pickup",), *evening.table.legal[2:])
    nothing_fits = msgspec.structs.replace(evening.table, legal=legal)

    assert due.expired(evening.party, evening.table, deadline, evening.now).counted
    assert not due.expired(evening.party, nothing_fits, deadline, evening.now).counted
