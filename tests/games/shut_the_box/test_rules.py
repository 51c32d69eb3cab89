"""STB-1, STB-2 and STB-4 to STB-6: the course of a turn."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from games import shut_the_box
from games.game import Event, IllegalAction, OptionsError, Previous
from games.shut_the_box import Options
from tests.games.shut_the_box.play import at, do, random_game, throw

BOX = tuple(range(1, 10))


def test_stb_1_2_the_lot_names_who_begins() -> None:
    state = shut_the_box.initial_state(Options(), 3, None)
    assert (state.phase, state.turn, shut_the_box.to_act(state)) == ("start", None, ())

    state, events = do(state, "start 2")
    assert (state.phase, state.turn, state.first, state.open) == ("roll", 2, 2, BOX)
    assert events == [Event("started", {"seat": 2}, pace="glance")]


def test_stb_1_2_the_lot_falls_on_every_seat() -> None:
    state, rng = shut_the_box.initial_state(Options(), 3, None), random.Random(5)
    assert {shut_the_box.table_action(state, rng) for _ in range(50)} == {"start 0", "start 1", "start 2"}


@pytest.mark.parametrize("previous", [None, Previous([[0]], None, 0), Previous([[0]])])
def test_stb_5_alone_there_is_no_lot(previous: Previous | None) -> None:
    state = shut_the_box.initial_state(Options(), 1, previous)
    assert (state.phase, state.turn) == ("roll", 0)


@pytest.mark.parametrize(("began", "begins"), [(0, 1), (1, 2), (2, 0)])
def test_stb_1_2_the_next_match_begins_with_the_next_seat(began: int, begins: int) -> None:
    state = shut_the_box.initial_state(Options(), 3, Previous([[0], [1], [2]], None, began))
    assert (state.phase, state.turn, state.first) == ("roll", begins, begins)


def test_stb_1_2_who_began_is_handed_on() -> None:
    ended = random_game(Options(end="rounds", rounds=1), 3, 4)
    handed = shut_the_box.hand_on(ended[-1])

    assert (handed.dealer, handed.starter) == (None, ended[-1].first)
    with pytest.raises(ValueError, match="when it is over"):
        shut_the_box.hand_on(ended[0])


def test_stb_1_2_a_starter_who_is_gone_is_replaced_by_the_lot() -> None:
    assert shut_the_box.initial_state(Options(), 3, Previous([[0], [1], [2]], 1)).phase == "start"


def test_a_starter_without_a_seat_is_refused() -> None:
    with pytest.raises(OptionsError, match="previous"):
        shut_the_box.initial_state(Options(), 2, Previous([[0], [1]], None, 2))


def test_stb_2_1_the_table_throws_what_the_seat_rolls() -> None:
    state, events = do(at(seats=2), "0 roll")
    assert (state.phase, state.turn, state.dice, shut_the_box.to_act(state)) == ("dice", 0, None, ())
    assert shut_the_box.legal_actions(state, 0) == ()
    assert events == [Event("roll", {"seat": 0, "count": 2})]

    action = shut_the_box.table_action(state, random.Random(1))
    assert action is not None
    assert len(action.split()) == 3
    state, events = do(state, "dice 5 1")
    assert (state.phase, state.turn, state.dice) == ("shut", 0, (5, 1))
    facts = {"seat": 0, "dice": [5, 1], "sum": 6, "fitting": [[6], [1, 5], [2, 4], [1, 2, 3]]}
    assert events == [Event("thrown", facts, pace="glance")]


def test_stb_2_4_after_flaps_are_closed_the_same_seat_rolls_again() -> None:
    state, _ = throw(at(seats=2), "5 1")
    state, events = do(state, "0 shut 1 2 3")
    assert (state.phase, state.turn, state.dice, state.open) == ("roll", 0, None, (4, 5, 6, 7, 8, 9))
    assert shut_the_box.legal_actions(state, 0) == ("roll",)
    assert events == [
        Event("shut", {"seat": 0, "flaps": [1, 2, 3], "open": [4, 5, 6, 7, 8, 9]}, pace="glance")
    ]


def test_stb_2_5_a_throw_that_fits_must_be_used() -> None:
    state, _ = throw(at(seats=2, open=[1, 4, 5]), "3 2")
    assert shut_the_box.legal_actions(state, 0) == ("shut 5", "shut 1 4")
    assert shut_the_box.why_not(state, 0, "roll") == "shut_first"


def test_stb_2_6_a_throw_that_fits_nowhere_ends_the_turn_by_itself() -> None:
    state, events = throw(at(open=[2, 3, 4], scores=[5, 1]), "4 4")
    assert (state.phase, state.turn, state.dice, state.open) == ("roll", 1, None, BOX)
    assert (state.scores, state.round) == ((14, 1), 0)
    thrown = Event("thrown", {"seat": 0, "dice": [4, 4], "sum": 8, "fitting": []}, pace="glance")
    facts = {"seat": 0, "open": [2, 3, 4], "dice": [4, 4], "penalty": 9, "total": 14}
    assert events[1:] == [thrown, Event("turn_over", facts, pace="look")]


def test_stb_2_7_the_last_flap_wins_whatever_the_totals() -> None:
    state, _ = throw(at(open=[4, 5], scores=[3, 44, 0], turn=1), "6 3")
    state, events = do(state, "1 shut 4 5")
    assert (state.phase, state.turn, state.open, state.dice, state.winner) == ("over", None, (), None, 1)
    assert state.scores == (3, 44, 0)
    assert events[1:] == [
        Event("shut_the_box", {"seat": 1}, pace="look"),
        Event("over", {"places": [[1], [2], [0]], "scores": [3, 44, 0], "by": "shut"}),
    ]


def test_stb_4_1_one_die_is_thrown() -> None:
    state = at(seats=2, open=[2, 4], options=Options(one_die=True))
    state, events = do(state, "0 roll")
    assert events[0].facts["count"] == 1
    rng = random.Random(3)
    drawn = {shut_the_box.table_action(state, rng) for _ in range(100)}
    assert drawn == {f"dice {side}" for side in range(1, 7)}
    with pytest.raises(IllegalAction, match="one die"):
        do(state, "dice 1 2")
    assert do(state, "dice 3")[0].turn == 1
    assert shut_the_box.legal_actions(do(state, "dice 6")[0], 0) == ("shut 2 4",)


def test_stb_4_3_faces_only_says_why() -> None:
    state, _ = throw(at(seats=2, options=Options(faces_only=True)), "6 3")
    assert shut_the_box.legal_actions(state, 0) == ("shut 9", "shut 3 6")
    assert shut_the_box.why_not(state, 0, "shut 4 5") == "faces_only"


def test_stb_6_a_doubled_tap_closes_once() -> None:
    state, _ = throw(at(seats=2, open=[1, 2, 3]), "1 2")
    state, _ = do(state, "0 shut 3")
    with pytest.raises(IllegalAction, match="a throw comes first"):
        do(state, "0 shut 3")
    assert state.open == (1, 2)


def test_an_equivalent_order_is_brought_to_the_listed_one() -> None:
    state, _ = throw(at(seats=2), "5 3")
    assert shut_the_box.spell(state, 0, "shut 5 3") == "shut 3 5"
    assert shut_the_box.spell(state, 0, "shut 7 1") == "shut 1 7"
    for odd in "roll", "shut", "shut 3 3", "shut 0 8", "shut 08", "shut 10", "shut  3 5", "close 3":
        assert shut_the_box.spell(state, 0, odd) == odd


REFUSED = [
    ("roll", 0, "roll ", "unknown_action"),
    ("roll", 0, "shut", "unknown_action"),
    ("roll", 0, "shut 10", "unknown_action"),
    ("roll", 0, "shut 3 3", "unknown_action"),
    ("roll", 0, "shut 0", "unknown_action"),
    ("roll", 0, "shut 03", "unknown_action"),
    ("roll", 0, "dice 3 5", "unknown_action"),
    ("roll", 0, "stop", "unknown_action"),
    ("roll", 0, "", "unknown_action"),
    ("roll", 0, "shut 3", "roll_first"),
    ("roll", 1, "roll", "not_your_turn"),
    ("dice", 0, "roll", "wrong_phase"),
    ("dice", 0, "shut 3", "wrong_phase"),
    ("dice", 1, "roll", "not_your_turn"),
    ("shut", 0, "roll", "shut_first"),
    ("shut", 0, "shut 9", "flap_down"),
    ("shut", 0, "shut 2 9", "flap_down"),
    ("shut", 0, "shut 7", "wrong_sum"),
    ("shut", 0, "shut 1 2 3 4", "wrong_sum"),
    ("shut", 1, "shut 8", "not_your_turn"),
    ("start", 0, "roll", "wrong_phase"),
    ("over", 0, "roll", "over"),
    ("over", 0, "nonsense", "over"),
]


@pytest.mark.parametrize(("phase", "seat", "action", "reason"), REFUSED)
def test_every_refusal_has_its_reason(phase: str, seat: int, action: str, reason: str) -> None:
    dice = [3, 5] if phase == "shut" else None
    state = at(seats=2, phase=phase, dice=dice, open=[1, 2, 3, 4, 5, 6, 7, 8])
    with pytest.raises(IllegalAction) as refused:
        shut_the_box.apply_action(state, seat, action)

    assert refused.value.reason == shut_the_box.why_not(state, seat, action) == reason


@pytest.mark.parametrize(
    ("phase", "action"),
    [
        ("dice", "dice"),
        ("dice", "dice 3"),
        ("dice", "dice 0 3"),
        ("dice", "dice 3 7"),
        ("dice", "dice 3 5 1"),
        ("dice", "dice 35"),
        ("dice", "start 0"),
        ("dice", "roll"),
        ("dice", ""),
        ("roll", "dice 3 5"),
        ("shut", "dice 3 5"),
        ("over", "dice 3 5"),
        ("start", "start 2"),
        ("start", "start -1"),
        ("start", "start 00"),
        ("start", "start"),
        ("start", "dice 3 5"),
    ],
)
def test_the_table_is_bound_too(phase: str, action: str) -> None:
    state = at(seats=2, phase=phase, dice=[3, 5] if phase == "shut" else None)
    with pytest.raises(IllegalAction):
        shut_the_box.apply_action(state, None, action)


@pytest.mark.parametrize("phase", ["roll", "shut", "over"])
def test_the_table_has_nothing_to_do_while_a_seat_has(phase: str) -> None:
    state = at(seats=2, phase=phase, dice=[3, 5] if phase == "shut" else None)
    assert shut_the_box.table_action(state, random.Random(1)) is None


def test_somebody_can_always_go_on() -> None:
    for seed in range(10):
        for state in random_game(Options(faces_only=True, eliminate=True), 3, seed)[:-1]:
            assert bool(shut_the_box.to_act(state)) != bool(
                shut_the_box.table_action(state, random.Random(1))
            )


def test_the_flaps_closed_in_one_action_add_up_to_the_throw() -> None:
    for seed in range(5):
        states = random_game(Options(box=12, one_die=True), 3, seed)
        for before, after in pairwise(states):
            if before.phase == "shut":
                assert sum(before.open) - sum(after.open) == sum(before.dice or ())
