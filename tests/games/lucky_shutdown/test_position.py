"""The written form of a game: what comes back, what is filled in, and what is refused by name."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from games import lucky_shutdown
from games.game import OptionsError, PositionError, RuleError, added_fields
from games.lucky_shutdown import Options, State
from tests.games.lucky_shutdown.play import DEFAULTS, RIGHTS, at, random_game

PLAY: dict[str, Any] = {
    "phase": "play",
    "turn": 1,
    "dealer": 2,
    "skips": 1,
    "stock": ["13o"],
    "pile": ["18o", "19o"],
    "removed": ["Rx"],
    "hands": [["20o", "21b"], ["19b", "U16b"], []],
    "up": [["13b", None, None], ["14o", "14b", None], [None, None, None]],
    "down": [["15o", "15b", "16o"], ["16b", None, "17o"], [None, None, None]],
    "luck": [True, False, False],
    "early": [False, False, True],
    "out": [2],
    "known": [["21b"], [], []],
    "stalled": 7,
}


def refusal(position: Any, seats: int = 3, options: Options = DEFAULTS) -> RuleError:
    with pytest.raises(RuleError) as refused:
        lucky_shutdown.from_position(options, seats, position)
    return refused.value


@pytest.mark.parametrize(("options", "seats"), [(DEFAULTS, 2), (RIGHTS, 3), (RIGHTS, 5)])
def test_what_is_written_comes_back(options: Options, seats: int) -> None:
    for state in random_game(options, seats, 3):
        position = lucky_shutdown.to_position(state)
        assert json.loads(json.dumps(position)) == position
        assert lucky_shutdown.from_position(options, seats, position) == state


def test_the_fields_of_a_position() -> None:
    state = lucky_shutdown.initial_state(DEFAULTS, 2, None)
    assert lucky_shutdown.to_position(state) == {
        "phase": "deal",
        "turn": None,
        "dealer": None,
        "skips": 0,
        "stock": [],
        "pile": [],
        "removed": [],
        "hands": [[], []],
        "up": [[None] * 3] * 2,
        "down": [[None] * 3] * 2,
        "luck": [False, False],
        "early": [False, False],
        "out": [],
        "known": [[], []],
        "stalled": 0,
    }
    assert set(added_fields(lucky_shutdown)) == {"known", "stalled"}


def test_a_written_position_is_read_as_it_stands() -> None:
    state = lucky_shutdown.from_position(DEFAULTS, 3, PLAY)
    assert lucky_shutdown.to_position(state) == PLAY


def test_nothing_written_is_the_start() -> None:
    state = lucky_shutdown.from_position(DEFAULTS, 4, {})
    assert state == lucky_shutdown.initial_state(DEFAULTS, 4, None)


def test_a_turn_that_is_left_out_is_the_first_active_seats() -> None:
    told = {name: value for name, value in PLAY.items() if name != "turn"}
    assert lucky_shutdown.from_position(DEFAULTS, 3, told).turn == 0
    out = {"phase": "play", "out": [0], "hands": [[], ["13o"], ["14o"]]}
    assert lucky_shutdown.from_position(DEFAULTS, 3, out).turn == 1


def test_a_turn_where_several_or_none_decide_is_nobodys() -> None:
    for phase in ("deal", "lay", "start", "over"):
        position = {"phase": phase, "turn": 1, "hands": [["13o"], ["14o"]]}
        assert lucky_shutdown.from_position(DEFAULTS, 2, position).turn is None


def test_hands_are_sorted_and_pile_and_stock_are_not() -> None:
    state = at("Rx 20o 13b", "14o", pile="20b 13o", stock="Wx 14b")
    assert state.hands[0] == ("13b", "20o", "Rx")
    assert (state.pile, state.stock) == (("20b", "13o"), ("Wx", "14b"))


def test_a_finished_game_may_leave_out_who_has_which_cards() -> None:
    state = lucky_shutdown.from_position(DEFAULTS, 2, {"phase": "over", "out": [1]})
    over = lucky_shutdown.result(state)
    assert over is not None
    assert over.places == [[1], [0]]


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("phase", "swap", ["phase"]),
        ("phase", "\ud800", ["phase"]),
        ("turn", 3, ["turn"]),
        ("turn", 9, ["turn"]),
        ("turn", -1, ["turn"]),
        ("turn", None, ["turn"]),
        ("turn", "1", ["turn"]),
        ("turn", 2, ["turn", "out"]),
        ("dealer", 3, ["dealer"]),
        ("dealer", 10**30, ["dealer"]),
        ("skips", -1, ["skips"]),
        ("skips", 3, ["skips"]),
        ("skips", True, ["skips"]),
        ("stock", ["22o"], ["stock"]),
        ("stock", [None], ["stock"]),
        ("stock", [""], ["stock"]),
        ("stock", "13o", ["stock"]),
        ("pile", ["10h"], ["pile"]),
        ("removed", ["Rx", "Rx"], ["removed"]),
        ("removed", ["18o", "18o"], ["pile", "removed"]),
        ("hands", [["20o"], ["19b"]], ["hands"]),
        ("hands", [["20o"], ["19b"], []], ["known"]),
        ("hands", [["20o", "19x"], ["19b"], []], ["hands"]),
        ("up", [[None, None], [None] * 3, [None] * 3], ["up"]),
        ("up", [["13b"] * 4, [None] * 3, [None] * 3], ["up"]),
        ("up", [["U17o", None, None], [None] * 3, [None] * 3], ["up"]),
        ("down", [["13b", "13b", None], [None] * 3, [None] * 3], ["up", "down"]),
        ("luck", [True, False], ["luck"]),
        ("early", [0, 1, 0], ["early"]),
        ("out", [2, 2], ["out"]),
        ("out", [3], ["out"]),
        ("out", [], ["out", "hands"]),
        ("known", [["20o"], ["20o"], []], ["known"]),
        ("known", [["21b", "21b"], [], []], ["known"]),
        ("known", [["nothing"], [], []], ["known"]),
        ("stalled", -1, ["stalled"]),
        ("burned", [], ["burned"]),
        ("Phase", "play", ["Phase"]),
    ],
)
def test_what_cannot_be_is_refused_by_name(field: str, value: Any, named: list[str]) -> None:
    refused = refusal({**copy.deepcopy(PLAY), field: value})
    assert isinstance(refused, PositionError)
    assert refused.field.split(", ") == named
    assert str(refused).startswith(f"{refused.field}: ")


@pytest.mark.parametrize("position", [None, [], "play", 3, {1: 2}, {"phase": "\ud800"}, {"pile": [["13o"]]}])
def test_what_is_no_position_is_refused(position: Any) -> None:
    assert isinstance(refusal(position), PositionError)


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_so_many_seats_cannot_play(seats: int) -> None:
    refused = refusal({}, seats)
    assert isinstance(refused, OptionsError)
    assert refused.field == "seats"


def mangled(position: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The position with one or two values changed to anything."""
    changed = copy.deepcopy(position)
    for _ in range(rng.randint(1, 2)):
        field = rng.choice([*changed, "more"])
        other = rng.choice(list(position))
        changed[field] = rng.choice(
            [
                None,
                -1,
                0,
                3,
                99,
                1.5,
                "x",
                "play",
                "lay",
                "start",
                "over",
                True,
                [],
                [[]],
                {},
                [["13o"], ["14o"], ["15o"]],
                position[other],
            ]
        )
    return changed


@pytest.mark.parametrize("seed", range(100))
def test_whatever_is_written_is_refused_by_name_or_can_be_played_on(seed: int) -> None:
    rng = random.Random(seed)
    position = mangled(lucky_shutdown.to_position(rng.choice(random_game(RIGHTS, 3, 3))), rng)
    try:
        state = lucky_shutdown.from_position(RIGHTS, 3, position)
    except PositionError:
        return
    play_on(state, rng)


def play_on(state: State, rng: random.Random) -> None:
    """Some actions from there, with every view and every other state on the way."""
    for _ in range(8):
        for seat in (None, 0, 1, 2):
            lucky_shutdown.observation(state, seat)
            lucky_shutdown.resample(state, seat, rng)
        lucky_shutdown.due(state)
        lucky_shutdown.result(state)
        action, seat = lucky_shutdown.table_action(state, rng), None
        if action is None:
            may = [other for other in range(3) if lucky_shutdown.legal_actions(state, other)]
            if not may:
                return
            seat = rng.choice(may)
            action = rng.choice(lucky_shutdown.legal_actions(state, seat))
        state, _ = lucky_shutdown.apply_action(state, seat, action)
