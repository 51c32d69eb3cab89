"""The written form of a game: what comes back, what is filled in, and what is refused by name."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from games import shithead
from games.game import OptionsError, PositionError, RuleError
from games.shithead import Options
from tests.games.shithead.play import at, random_game, slots

PLAY: dict[str, Any] = {
    "phase": "play",
    "turn": 0,
    "dealer": 2,
    "direction": -1,
    "stock": ["Ah", "Kh"],
    "pile": ["4h", "9h"],
    "burned": ["4c", "10c"],
    "hands": [["5h", "Js"], [], ["6h", "8h"]],
    "up": slots(["Jd"], [], ["Qd", None, "Qs"]),
    "down": slots(["7d"], [], ["5s"]),
    "ready": [True, True, True],
    "last": None,
    "out": [1],
    "known": [["Js"], [], []],
    "quiet": 3,
}


def refusal(position: Any, seats: int = 3, **options: Any) -> RuleError:
    with pytest.raises(RuleError) as refused:
        shithead.from_position(Options(**options), seats, position)
    return refused.value


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(), 2),
        (Options(packs=2, king_reverse=True, eight_skip=True), 6),
        (Options(speed_mode=True, nine_invisible=True), 3),
    ],
)
def test_what_is_written_comes_back(options: Options, seats: int) -> None:
    for state in random_game(options, seats, 3)[:400]:
        written = shithead.to_position(state)
        assert shithead.from_position(options, seats, json.loads(json.dumps(written))) == state
        left = {name: value for name, value in written.items() if name not in shithead.added_fields}
        assert (
            shithead.to_position(shithead.from_position(options, seats, left))
            | {name: written[name] for name in shithead.added_fields}
            == written
        )


def test_the_fields_of_a_position() -> None:
    assert list(PLAY) == list(shithead.to_position(shithead.initial_state(Options(), 3, None)))
    assert shithead.to_position(shithead.from_position(Options(), 3, PLAY)) == PLAY


def test_nothing_written_is_the_start() -> None:
    for options in Options(), Options(speed_mode=True):
        assert shithead.from_position(options, 4, {}) == shithead.initial_state(options, 4, None)


def test_hands_are_sorted_and_piles_are_not() -> None:
    state = at(hands=[["2h", "Kc", "3h"], ["10d", "4h"]], pile=["9h", "5h"], stock=["8h", "6h"])
    assert state.hands == (("3h", "Kc", "2h"), ("4h", "10d"))
    assert (state.pile, state.stock) == (("9h", "5h"), ("8h", "6h"))


@pytest.mark.parametrize(
    ("changed", "fields"),
    [
        ({"hands": [["9h", "Js"], [], ["6h"]]}, {"pile", "hands"}),
        ({"up": slots(["Jd"], [], ["Ah"])}, {"stock", "up"}),
        ({"down": slots(["4c"], [], ["Jd"])}, {"burned", "down", "up"}),
        ({"hands": [["5x"], [], ["5x"]], "known": [[], [], []]}, {"hands"}),
        ({"pile": ["Zz"], "stock": ["11h"]}, {"pile", "stock"}),
        ({"turn": 1}, {"turn"}),
        ({"turn": 3, "out": [1, 4]}, {"turn", "out"}),
        ({"out": [1, 0]}, {"out", "hands", "up", "down", "turn", "phase"}),
        ({"out": []}, {"out"}),
        ({"known": [["8h"], [], []]}, {"known", "hands"}),
        (
            {"phase": "deal", "out": [], "known": [[], [], []]},
            {"stock", "pile", "burned", "hands", "up", "down", "turn"},
        ),
    ],
)
def test_every_field_that_holds_the_fault_is_named(changed: dict[str, Any], fields: set[str]) -> None:
    error = refusal(PLAY | changed)
    assert isinstance(error, PositionError)
    assert set(error.field.split(", ")) == fields


def test_seats_that_cannot_play_are_refused_by_their_option() -> None:
    assert isinstance(refusal({}, seats=5), OptionsError)
    assert refusal({}, seats=5).field == "packs"
    assert shithead.from_position(Options(packs=2), 5, {}).seats == 5


@pytest.mark.parametrize("position", [None, 3, "play", ["play"], {1: 2}, {"phase": "\ud800"}])
def test_what_is_no_position_is_refused(position: Any) -> None:
    assert isinstance(refusal(position), PositionError)


JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    7,
    10**30,
    1.5,
    "",
    "5h",
    "Zz",
    [],
    [[]],
    [None],
    ["5h"],
    [["5h"], [], ["5h"]],
    [[None, None, None]] * 3,
    {},
    "over",
    "swap",
    [0, 1],
    [True, True, True],
)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_written_is_a_state_or_a_position_error(seed: int) -> None:
    rng = random.Random(seed)
    accepted = 0
    for _ in range(1500):
        options = Options(packs=2, speed_mode=rng.random() < 0.5)
        given = {name: rng.choice(JUNK) if rng.random() < 0.12 else value for name, value in PLAY.items()}
        for name in rng.sample(sorted(given), rng.randrange(4)):
            del given[name]
        try:
            state = shithead.from_position(options, 3, given)
        except PositionError:
            continue
        accepted += 1
        waiting = shithead.to_act(state) or shithead.due(state) or shithead.table_action(state, rng)
        assert waiting or shithead.result(state)
        assert all(shithead.legal_actions(state, seat) for seat in shithead.to_act(state))
    assert accepted > 50
