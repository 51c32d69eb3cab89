"""Taps: doubled, late, replayed or garbled ones change nothing, and a neighbour's move spoils none."""

from __future__ import annotations

import pytest

from server import steps, wire
from server.reasons import Refusal
from tests.server.evening import Evening, folded, started

pytestmark = pytest.mark.usefixtures("tiny_game")


def turn(evening: Evening, member: int) -> int:
    me = evening.phone(member).me
    assert me is not None
    return me.turn


def test_a_tap_that_is_sent_again_is_done_and_counts_once() -> None:
    evening = started(mode="turns")
    tap = wire.Act("pick 2", turn(evening, 1), "the-same-tap")
    assert len(evening.do(1, tap)) == 1
    assert evening.do(1, tap) == ()

    evening.act(2, "pick 1")
    assert evening.do(1, tap) == ()
    assert [seat for seat, _ in evening.table.log] == [None, 0, 1]


def test_a_tap_is_still_known_after_a_restart() -> None:
    evening = started(mode="turns")
    tap = wire.Act("pick 2", turn(evening, 1), "the-same-tap")
    evening.do(1, tap)

    again = folded(evening.journal)
    assert again.members[0].intents == ("the-same-tap",)


def test_the_last_16_taps_are_known() -> None:
    evening = started(mode="open")
    for _ in range(20):
        evening.act(1, "pick 1")
        evening.line((steps.TableActed(evening.now, "free"),))
        if evening.table.result is not None:
            evening.order(wire.Start())
        evening.line((steps.TableActed(evening.now, "deal 2 2"),))

    kept = evening.party.members[0].intents
    assert kept == tuple(f"intent-{number:08}" for number in range(5, 21))


def test_a_second_tap_on_the_same_turn_is_too_late() -> None:
    evening = started()
    before = turn(evening, 1)
    evening.act(1, "swap", before)
    with pytest.raises(Refusal, match="too_late"):
        evening.act(1, "pick 2", before)

    evening.act(1, "pick 2")
    with pytest.raises(Refusal, match="too_late"):
        evening.act(1, "pick 3", before)


def test_a_neighbours_move_does_not_spoil_mine() -> None:
    evening = started("Anna", "Ben", "Cleo")
    mine = turn(evening, 3)
    evening.act(1, "pick 1")
    evening.act(2, "swap")

    evening.act(3, "pick 3", mine)
    assert evening.table.log[-1] == (2, "pick 3")


def test_a_tap_from_before_the_expiry_is_too_late() -> None:
    evening = started(mode="turns")
    before = turn(evening, 1)
    evening.pass_time(45.0)

    with pytest.raises(Refusal, match="too_late"):
        evening.act(1, "pick 3", before)
    assert evening.table.log[-1] == (0, "pick 1")


def test_a_tap_just_before_the_expiry_is_the_one_that_counts() -> None:
    evening = started(mode="turns")
    evening.pass_time(44.999)
    evening.act(1, "pick 3")
    evening.pass_time(10.0)

    assert evening.table.log[1:] == ((0, "pick 3"),)


def test_two_rounds_later_an_old_tap_is_too_late() -> None:
    evening = started(mode="turns")
    old = turn(evening, 1)
    for _ in range(4):
        evening.act(evening.table.to_act[0] + 1, "pick 1")

    with pytest.raises(Refusal, match="too_late"):
        evening.act(1, "pick 1", old)


def test_a_tap_from_the_last_game_is_too_late_in_this_one() -> None:
    evening = started(mode="turns")
    old = turn(evening, 1)
    evening.order(wire.End())
    evening.order(wire.Start())
    evening.line((steps.TableActed(evening.now, "deal 2 2"),))

    assert old not in (turn(evening, 1), turn(evening, 2))
    with pytest.raises(Refusal, match="too_late"):
        evening.act(1, "pick 1", old)


def test_out_of_turn_legality_decides() -> None:
    evening = started(mode="turns")
    old = turn(evening, 2)
    evening.act(2, "knock", old + 7)
    assert evening.table.log[-1] == (1, "knock")

    with pytest.raises(Refusal, match="too_late"):
        evening.act(2, "knock", old)
    with pytest.raises(Refusal, match="not_your_turn"):
        evening.act(2, "knock")


def test_where_all_may_act_a_late_tap_counts() -> None:
    evening = started(mode="open")
    old = turn(evening, 2)
    evening.act(1, "pick 1")

    evening.act(2, "pick 2", old - 1)
    assert evening.table.log[-1] == (1, "pick 2")


def test_what_is_not_legal_is_refused_with_the_rules_reason() -> None:
    evening = started(mode="turns")
    for action in ("pick 4", "deal 1 1", "PICK 1", "\x00", "pick 1 pick 1"):
        with pytest.raises(Refusal, match="unknown_action"):
            evening.act(1, action)
    with pytest.raises(Refusal, match="not_your_turn"):
        evening.act(2, "pick 1")


def test_another_spelling_is_brought_to_the_listed_one() -> None:
    evening = started(mode="turns")
    evening.act(1, "cup 2")

    assert evening.table.log[-1] == (0, "pick 2")


def test_no_game_no_action() -> None:
    evening = Evening("Anna", "Ben", game="tiny")
    with pytest.raises(Refusal, match="no_game"):
        evening.act(1, "pick 1")


def test_sealed_choices_commute() -> None:
    def played(order: list[int]) -> object:
        evening = started("Anna", "Ben", "Cleo")
        for member in order:
            evening.act(member, f"pick {member}")
        return evening.table.state

    assert played([1, 2, 3]) == played([3, 1, 2]) == played([2, 3, 1])


def test_the_turn_token_advances_with_acts_and_with_what_is_legal() -> None:
    evening = started(mode="turns")
    anna, ben = turn(evening, 1), turn(evening, 2)
    evening.act(1, "pick 1")

    assert (turn(evening, 1), turn(evening, 2)) == (anna + 1, ben + 1)
    evening.act(1, "knock")
    assert (turn(evening, 1), turn(evening, 2)) == (anna + 2, ben + 1)


def test_the_turn_token_advances_though_the_same_is_legal() -> None:
    evening = started(mode="turns")
    evening.act(1, "pick 1")
    before = turn(evening, 2)
    evening.act(2, "pick 3")
    me = evening.phone(2).me

    # Who won begins the next round, with the same three cups before him.
    assert me is not None
    assert (me.must_act, me.legal, me.turn) == (True, ["pick 1", "pick 2", "pick 3"], before + 1)
