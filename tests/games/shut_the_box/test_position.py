"""The written form: what it holds, what may be left out, what is refused, and by which name."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from games import shut_the_box
from games.game import OptionsError, PositionError, added_fields
from games.shut_the_box import Options, State
from tests.games.shut_the_box.play import random_game

SHUT: dict[str, Any] = {
    "phase": "shut",
    "turn": 2,
    "open": [2, 3, 8],
    "dice": [3, 5],
    "round": 1,
    "first": 1,
    "scores": [50, 4, 5],
    "penalties": [[50, 4, None], [None, None, None]],
    "eliminated": [[0]],
    "winner": None,
}


def read(position: Any, seats: int = 3, options: Options | None = None) -> State:
    return shut_the_box.from_position(options or Options(eliminate=True), seats, position)


def test_all_fields_are_written() -> None:
    assert shut_the_box.to_position(read(SHUT)) == SHUT
    assert list(shut_the_box.to_position(read(SHUT))) == list(SHUT)


@pytest.mark.parametrize(
    "options",
    [
        Options(box=12, scoring="read", one_die=True),
        Options(eliminate=True),
        Options(faces_only=True, end="rounds", rounds=2),
    ],
)
def test_every_moment_comes_back(options: Options) -> None:
    for state in random_game(options, 4, 7):
        written = json.loads(json.dumps(shut_the_box.to_position(state)))
        assert shut_the_box.from_position(options, 4, written) == state


def test_what_is_left_out_is_at_its_start() -> None:
    assert read({}) == shut_the_box.initial_state(Options(eliminate=True), 3, None)
    assert read({}, 1) == shut_the_box.initial_state(Options(eliminate=True), 1, None)
    state = read({"phase": "roll"}, options=Options(box=12))
    assert (state.turn, state.open, state.scores) == (0, tuple(range(1, 13)), (0, 0, 0))


def test_what_the_turns_have_cost_may_be_left_out() -> None:
    assert set(added_fields(shut_the_box)) == {"penalties"}
    told = {name: value for name, value in SHUT.items() if name != "penalties"}
    assert read(told).penalties == ((None, None, None),)


@pytest.mark.parametrize(
    ("change", "turn"),
    [({"first": 1}, 1), ({"first": 0}, 1), ({"first": 2, "eliminated": [[2], [0]]}, 1), ({"first": 2}, 2)],
)
def test_a_turn_left_out_is_that_of_the_first_who_is_still_in(change: dict[str, Any], turn: int) -> None:
    position = {key: value for key, value in SHUT.items() if key != "turn"}
    assert read(position | change).turn == turn


LENIENT: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"open": [8, 3, 2]}, {"open": (2, 3, 8)}),
    ({"phase": "over", "turn": None, "open": []}, {"open": ()}),
    ({"dice": [4]}, {"dice": (4,)}),
    ({"dice": [6, 6]}, {"dice": (6, 6)}),
    ({"phase": "roll"}, {"dice": None}),
    ({"phase": "over", "turn": None}, {"turn": None, "dice": None}),
    ({"phase": "start", "turn": None}, {"turn": None, "dice": None}),
    ({"eliminated": [[1, 0]]}, {"eliminated": ((0, 1),)}),
    ({"eliminated": [[], [0], []]}, {"eliminated": ((0,),)}),
    ({"scores": [0, 900, 900]}, {"scores": (0, 900, 900)}),
    ({"round": 1000}, {"round": 1000}),
    ({"phase": "over", "turn": None, "winner": 1}, {"winner": 1}),
    ({"phase": "over", "turn": None, "eliminated": [[0], [1, 2]]}, {"turn": None}),
]


@pytest.mark.parametrize(("change", "held"), LENIENT)
def test_what_no_game_comes_to_is_accepted_all_the_same(change: dict[str, Any], held: dict[str, Any]) -> None:
    state = read(SHUT | change)
    assert {name: getattr(state, name) for name in held} == held


@pytest.mark.parametrize("change", [change for change, _ in LENIENT])
@pytest.mark.parametrize("options", [Options(), Options(scoring="read"), Options(eliminate=True)])
def test_whatever_is_accepted_can_be_played(change: dict[str, Any], options: Options) -> None:
    state, rng = read(SHUT | change, options=options), random.Random(1)
    for _ in range(1000):
        for seat in (None, 0, 1, 2):
            shut_the_box.observation(state, seat)
        action = shut_the_box.table_action(state, rng)
        legal = shut_the_box.legal_actions(state, state.turn or 0)
        if shut_the_box.result(state) or not (action or legal):
            break
        assert bool(shut_the_box.due(state)) == bool(shut_the_box.to_act(state)) == (action is None)
        state, _ = shut_the_box.apply_action(
            state, None if action else state.turn, action or rng.choice(legal)
        )
    # A throw that fits nowhere lies there: nobody can act, and nobody is waited for.
    waits = state.phase == "shut" and not state.fitting
    assert shut_the_box.result(state) is not None or waits


NONSENSE: list[tuple[dict[str, Any], str]] = [
    ({"phase": "throw"}, "phase"),
    ({"phase": None}, "phase"),
    ({"phase": "\ud800"}, "phase"),
    ({"turn": 3}, "turn"),
    ({"turn": 4}, "turn"),
    ({"turn": -1}, "turn"),
    ({"turn": None}, "turn"),
    ({"turn": True}, "turn"),
    ({"turn": 0}, "turn, eliminated"),
    ({"open": [0, 2]}, "open"),
    ({"open": [10]}, "open"),
    ({"open": [13]}, "open"),
    ({"open": [2, 2]}, "open"),
    ({"open": ["2"]}, "open"),
    ({"open": 2}, "open"),
    ({"open": None}, "open"),
    ({"dice": None}, "dice"),
    ({"dice": []}, "dice"),
    ({"dice": [1, 2, 3]}, "dice"),
    ({"dice": [0, 3]}, "dice"),
    ({"dice": [7]}, "dice"),
    ({"dice": "3 5"}, "dice"),
    ({"phase": "roll", "dice": [7]}, "dice"),
    ({"round": -1}, "round"),
    ({"round": 1.5}, "round"),
    ({"round": None}, "round"),
    ({"first": 3}, "first"),
    ({"first": None}, "first"),
    ({"scores": [1, 2]}, "scores"),
    ({"scores": [1, 2, 3, 4]}, "scores"),
    ({"scores": [1, 2, -3]}, "scores"),
    ({"scores": [1, 2, "3"]}, "scores"),
    ({"scores": [1, 2, 2**70]}, "scores"),
    ({"scores": [1, 2, 10**15 + 1]}, "scores"),
    ({"penalties": []}, "penalties"),
    ({"penalties": [[None] * 3] * 3}, "penalties"),
    ({"penalties": [[1, 2]]}, "penalties"),
    ({"penalties": [[1, 2, -3]]}, "penalties"),
    ({"eliminated": [[3]]}, "eliminated"),
    ({"eliminated": [0]}, "eliminated"),
    ({"eliminated": [[0], [0]]}, "eliminated"),
    ({"eliminated": [[0, 0]]}, "eliminated"),
    ({"eliminated": [[0], [1, 2]], "turn": None}, "eliminated"),
    ({"winner": 3}, "winner"),
    ({"winner": -1}, "winner"),
    ({"winner": "1"}, "winner"),
    ({"winner": 1}, "winner"),
    ({"phase": "roll", "winner": 1}, "winner"),
    ({"open": []}, "open"),
    ({"phase": "dice", "open": []}, "open"),
    ({"phase": "over"}, "turn"),
    ({"phase": "start"}, "turn"),
    ({"stock": []}, "stock"),
]


@pytest.mark.parametrize(("change", "named"), NONSENSE)
def test_nonsense_is_refused_by_name(change: dict[str, Any], named: str) -> None:
    with pytest.raises(PositionError) as refused:
        read(SHUT | change)

    assert refused.value.field == named
    assert str(refused.value).startswith(f"{named}: ")


@pytest.mark.parametrize("position", [None, [], "roll", {1: 2}])
def test_what_is_no_object_is_refused(position: Any) -> None:
    with pytest.raises(PositionError):
        read(position)


@pytest.mark.parametrize("seats", [0, 5])
def test_a_position_rests_on_seats_that_can_be(seats: int) -> None:
    with pytest.raises(OptionsError, match="seats"):
        read({}, seats)


def test_a_position_rests_on_options_that_can_be() -> None:
    with pytest.raises(OptionsError, match="eliminate"):
        read({}, 2, Options(eliminate=True, scoring="read"))
