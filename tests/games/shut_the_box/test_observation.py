"""What each seat and the TV see: everything, and for the own flaps why they cannot be closed."""

from __future__ import annotations

import random

import msgspec

from games import shut_the_box
from games.game import Zone
from games.shut_the_box import Options
from tests.games.shut_the_box.play import at, do, miss, throw


def test_the_public_part_is_the_same_for_all() -> None:
    state, _ = throw(at(open=[2, 3, 6, 9], scores=[5, 30], round=2, turn=0, first=1), "6 3")
    views = [msgspec.to_builtins(shut_the_box.observation(state, seat)) for seat in (None, 0, 1)]
    public = [{name: view[name] for name in view if name not in ("seat", "blocked")} for view in views]
    assert public[0] == public[1] == public[2]

    tv = shut_the_box.observation(state, None)
    assert (tv.seat, tv.phase, tv.turn, tv.box, tv.scoring) == (None, "shut", 0, 9, "add")
    assert (tv.open, tv.dice, tv.dice_count) == ((2, 3, 6, 9), (6, 3), 2)
    assert (tv.fitting, tv.penalty) == (((9,), (3, 6)), 20)
    assert (tv.round, tv.rounds, tv.limit, tv.last_round, tv.first) == (2, None, 45, False, 1)
    assert (tv.scores, tv.eliminated, tv.winner) == ((5, 30), (), None)
    assert tv.blocked == {}


def test_open_flaps_that_cannot_be_closed_say_why() -> None:
    state = at(seats=2, open=[2, 3, 4, 7, 9])
    assert set(shut_the_box.observation(state, 0).blocked.values()) == {"roll_first"}
    assert set(shut_the_box.observation(do(state, "0 roll")[0], 0).blocked.values()) == {"roll_first"}

    state, _ = throw(state, "4 3")
    assert shut_the_box.observation(state, 0).blocked == {"2": "no_partner", "9": "too_high"}
    blocked = shut_the_box.observation(state, 1).blocked
    assert blocked == dict.fromkeys(["2", "3", "4", "7", "9"], "not_your_turn")

    state, _ = throw(at(seats=2, options=Options(faces_only=True), open=[1, 2, 3, 6, 9]), "3 3")
    why = {"1": "faces_only", "2": "faces_only", "3": "faces_only", "9": "too_high"}
    assert shut_the_box.observation(state, 0).blocked == why


def test_before_the_lot_nobody_begins() -> None:
    state = shut_the_box.initial_state(Options(), 2, None)
    assert shut_the_box.observation(state, None).first is None
    assert shut_the_box.observation(do(state, "start 0")[0], None).first == 0


def test_the_last_round_is_told() -> None:
    def last(options: Options, scores: list[int], round_: int) -> bool:
        return shut_the_box.observation(at(scores=scores, round=round_, options=options), None).last_round

    finish = Options(end_mode="finish_round")
    assert [last(finish, [44, 0], 9), last(finish, [45, 0], 9)] == [False, True]
    rounds = Options(end="rounds", rounds=3)
    assert [last(rounds, [99, 0], 1), last(rounds, [0, 0], 2)] == [False, True]
    assert not last(Options(eliminate=True), [45, 0], 9)
    assert shut_the_box.observation(at(seats=2, options=rounds), None).rounds == 3


def test_how_many_dice_and_what_is_open_counts() -> None:
    state = at(seats=2, open=[2, 3], options=Options(one_die=True, scoring="read"))
    view = shut_the_box.observation(state, 0)
    assert (view.dice_count, view.penalty, view.limit) == (1, 23, 1000)


def test_what_every_turn_has_cost_is_told_to_all_also_late() -> None:
    state = at(seats=2, options=Options(end="rounds", rounds=2))
    assert shut_the_box.observation(state, None).penalties == ((None, None),)

    state = miss(miss(miss(state)))
    assert shut_the_box.observation(state, None).penalties == ((9, 9), (9, None))
    over = miss(state)
    assert (over.phase, shut_the_box.observation(over, 1).penalties) == ("over", ((9, 9), (9, 9)))


def test_who_is_out_pays_no_more() -> None:
    state = at(scores=[45, 0, 0], turn=2, options=Options(eliminate=True))
    state = miss(miss(miss(state)))
    assert state.eliminated == ((0,),)
    assert state.penalties == ((None, None, 9), (None, 9, 9), (None, None, None))


def test_zones_show_flaps_dice_and_scores() -> None:
    state, _ = throw(at(open=[2, 3, 9], scores=[5, 30], round=3), "6 3")
    assert shut_the_box.zones(shut_the_box.observation(state, 1)) == (
        Zone("slots", 0, (None, "2", "3", None, None, None, None, None, "9"), 3, "flaps"),
        Zone("pile", None, ("6", "3"), 2, "dice"),
        Zone("counters", None, None, 4, "round"),
        Zone("counters", 0, None, 5, "score"),
        Zone("counters", 1, None, 30, "score"),
    )


def test_nothing_is_hidden() -> None:
    state = at(scores=[5, 30])
    assert shut_the_box.resample(state, 0, random.Random(1)) is state
