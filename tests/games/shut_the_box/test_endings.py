"""STB-3.2, STB-3.3, STB-4.2, STB-5 and STB-7: rounds, the end of the match, and places."""

from __future__ import annotations

from typing import Any

import pytest

from games import shut_the_box
from games.game import Event, Result
from games.shut_the_box import Options, State
from games.shut_the_box.score import places
from tests.games.shut_the_box.play import at, do, miss, throw

FINISH = Options(end_mode="finish_round")
ROUNDS = Options(end="rounds", rounds=2)
ELIMINATE = Options(eliminate=True)


def seen(state: State) -> tuple[Any, ...]:
    return state.phase, state.turn, state.round, state.scores


@pytest.mark.parametrize(
    ("first", "turn", "coming", "round_"),
    [(0, 0, 1, 4), (0, 1, 2, 4), (0, 2, 0, 5), (1, 2, 0, 4), (1, 0, 1, 5), (2, 1, 2, 5)],
)
def test_a_round_is_over_when_the_turn_is_back_at_the_first(
    first: int, turn: int, coming: int, round_: int
) -> None:
    state = miss(at(seats=3, first=first, turn=turn, round=4))
    assert (state.turn, state.round) == (coming, round_)


@pytest.mark.parametrize(("total", "over"), [(35, False), (36, True), (40, True)])
def test_stb_3_2_reaching_the_limit_ends_it_at_once(total: int, over: bool) -> None:
    state = miss(at(scores=[total, 3, 50 if over else 0]))
    assert (shut_the_box.result(state) is not None) == over


def test_stb_3_2_the_fewest_points_win() -> None:
    state = miss(at(scores=[36, 7, 7]))
    assert seen(state) == ("over", None, 0, (45, 7, 7))
    assert (state.open, state.dice) == (tuple(range(1, 10)), None)
    assert shut_the_box.result(state) == Result([[1, 2], [0]], [45, 7, 7])


def test_stb_3_2_a_round_may_be_played_to_its_end() -> None:
    state = miss(at(scores=[36, 20], options=FINISH))
    assert seen(state) == ("roll", 1, 0, (45, 20))
    assert shut_the_box.observation(state, None).last_round
    state = miss(state)
    assert seen(state) == ("over", None, 0, (45, 29))


def test_stb_3_2_below_the_limit_the_next_round_begins() -> None:
    assert seen(miss(at(scores=[20, 20], turn=1, options=FINISH))) == ("roll", 0, 1, (20, 29))


def test_stb_3_3_after_the_rounds_the_fewest_points_win() -> None:
    state = miss(at(scores=[90, 100], turn=1, options=ROUNDS))
    assert seen(state) == ("roll", 0, 1, (90, 109))
    state = miss(miss(state))
    assert seen(state) == ("over", None, 1, (99, 118))
    assert shut_the_box.result(state) == Result([[0], [1]], [99, 118])


def test_stb_7_3_rounds_ignore_how_a_limit_would_end() -> None:
    state = miss(at(scores=[90, 100], options=Options(end="rounds", limit=10, end_mode="immediate")))
    assert seen(state) == ("roll", 1, 0, (99, 100))


def test_stb_4_2_who_has_45_at_the_end_of_a_round_is_out() -> None:
    state = miss(at(scores=[40, 10, 10], options=ELIMINATE))
    assert seen(state) == ("roll", 1, 0, (49, 10, 10))
    assert state.eliminated == ()
    state = miss(miss(state))
    assert seen(state) == ("roll", 1, 1, (49, 19, 19))
    assert state.eliminated == ((0,),)


def test_stb_4_2_the_turn_passes_who_is_out() -> None:
    state = at(scores=[49, 10, 50, 10], turn=1, first=2, eliminated=[[2], [0]], options=ELIMINATE, round=3)
    state = miss(state)
    assert (state.turn, state.round) == (3, 4)
    state = miss(state)
    assert (state.turn, state.round) == (1, 4)


def test_stb_4_2_the_last_one_wins() -> None:
    state = miss(at(scores=[50, 40, 10], turn=1, first=2, eliminated=[[0]], options=ELIMINATE))
    assert seen(state) == ("over", None, 0, (50, 49, 10))
    assert state.eliminated == ((0,), (1,))
    assert shut_the_box.result(state) == Result([[2], [1], [0]], [50, 49, 10])


@pytest.mark.parametrize(
    ("scores", "eliminated", "placed"),
    [
        ([47, 50, 35], ((0, 1),), [[2], [0], [1]]),
        ([50, 50, 35], ((0, 1),), [[2], [0, 1]]),
        ([47, 50, 41], ((1, 2),), [[0], [1, 2]]),
        ([50, 60, 36], ((0, 1),), [[2], [0], [1]]),
        ([45, 45, 36], (), [[0, 1, 2]]),
        ([45, 46, 36], ((1,),), [[0, 2], [1]]),
    ],
)
def test_stb_7_1_several_drop_together(
    scores: list[int], eliminated: tuple[tuple[int, ...], ...], placed: list[list[int]]
) -> None:
    state = miss(at(scores=scores, turn=2, options=ELIMINATE))
    assert state.eliminated == eliminated
    ended = shut_the_box.result(state)
    assert ended is not None
    assert ended.places == placed


def test_stb_7_1_eliminate_ignores_limit_and_rounds() -> None:
    options = Options(eliminate=True, end="rounds", rounds=1, limit=5)
    assert seen(miss(at(scores=[0, 30], turn=1, options=options))) == ("roll", 0, 1, (0, 39))


@pytest.mark.parametrize(("total", "over"), [(35, False), (36, True)])
def test_stb_7_1_alone_it_ends_at_the_limit(total: int, over: bool) -> None:
    state = miss(at(scores=[total], round=3, options=ELIMINATE))
    assert state.eliminated == ()
    assert (state.phase == "over") == over
    assert state.round == (3 if over else 4)


def test_stb_5_alone_the_turns_are_counted() -> None:
    state = miss(at(scores=[0]))
    assert seen(state) == ("roll", 0, 1, (9,))
    state = miss(at(scores=[36], round=4))
    assert seen(state) == ("over", None, 4, (45,))
    assert shut_the_box.result(state) == Result([[0]], [45])


def test_stb_7_2_with_eliminated_seats_the_winner_comes_first() -> None:
    assert places([20, 50, 10, 60], [[1], [3]], 0) == [[0], [2], [3], [1]]
    # No game comes to this one, a written position may: the winner has one place all the same.
    assert places([20, 50], [[0]], 0) == [[0], [1]]


def test_nothing_of_a_match_is_left_in_the_next() -> None:
    before, _ = throw(at(scores=[44, 50], turn=0, open=[9], eliminated=[[1]], options=ELIMINATE), "6 3")
    ended, _ = do(before, "0 shut 9")
    again = shut_the_box.initial_state(ELIMINATE, 2, shut_the_box.hand_on(ended))

    assert (again.open, again.dice, again.scores) == (tuple(range(1, 10)), None, (0, 0))
    assert (again.eliminated, again.winner, again.round) == ((), None, 0)


def test_places_of_groups() -> None:
    assert places([7, 3, 7]) == [[1], [0, 2]]
    assert places([50, 47, 47, 80, 1], [[3], [0, 1, 2]]) == [[4], [1, 2], [0], [3]]


def test_events_tell_how_it_ended() -> None:
    _, events = end(at(scores=[36, 7]))
    assert events[-1] == Event("over", {"places": [[1], [0]], "scores": [45, 7], "by": "limit"})
    _, events = end(at(scores=[1, 2], turn=1, options=Options(end="rounds", rounds=1)))
    assert events[-1].facts["by"] == "rounds"
    _, events = end(at(scores=[50, 40, 1], turn=2, options=ELIMINATE))
    assert events[-1] == Event("eliminated", {"seats": [0], "totals": [50], "still_in": [1, 2]}, pace="look")
    _, events = end(at(scores=[50, 1], turn=1, options=ELIMINATE))
    assert [event.kind for event in events] == ["thrown", "turn_over", "eliminated", "over"]
    assert events[-1].facts["by"] == "eliminated"


def end(state: State) -> tuple[State, tuple[Event, ...]]:
    """The turn ends with 9 points."""
    position = shut_the_box.to_position(state) | {"open": [2, 3, 4], "phase": "dice"}
    state = shut_the_box.from_position(state.options, state.seats, position)
    return shut_the_box.apply_action(state, None, "dice 4 4")
