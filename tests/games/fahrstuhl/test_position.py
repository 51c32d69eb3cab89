"""The written form of a game: what comes back, what is filled in, and what is refused by name."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from games import fahrstuhl
from games.fahrstuhl import Options
from games.game import OptionsError, PositionError, RuleError
from tests.games.fahrstuhl.play import BID, DEAL, DEFAULTS, PLAY, at, plays_on, random_game


def refusal(position: Any, seats: int = 3, options: Options = DEFAULTS) -> RuleError:
    with pytest.raises(RuleError) as refused:
        fahrstuhl.from_position(options, seats, position)
    return refused.value


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(max_cards=3), 2),
        (Options(mode="up", max_cards=4), 5),
        (Options(mode="single", single_cards=7), 9),
        (Options(mode="list", schedule=(2, 1)), 4),
    ],
)
def test_what_is_written_comes_back(options: Options, seats: int) -> None:
    for state in random_game(options, seats, 3):
        written = fahrstuhl.to_position(state)
        assert fahrstuhl.from_position(options, seats, json.loads(json.dumps(written))) == state
        assert json.loads(json.dumps(written)) == written


def test_the_fields_of_a_position() -> None:
    state = random_game(Options(mode="list", schedule=(2, 1)), 2, 3)[0]
    assert fahrstuhl.to_position(state) == {
        "phase": "start",
        "turn": None,
        "schedule": [2, 1],
        "round": 0,
        "dealer": 0,
        "deck": ["Ah", "Ah", "Ad", "Ad", "As", "As", "Ac", "Ac"],
        "trump": None,
        "hands": [[], []],
        "bids": [None, None],
        "tricks": [0, 0],
        "trick": [],
        "played": [],
        "rest": [],
        "scores": [0, 0],
        "sheet": [],
        "last": None,
        "last_trump": None,
    }


def test_nothing_written_is_the_start() -> None:
    assert fahrstuhl.from_position(Options(), 4, {}) == fahrstuhl.initial_state(Options(), 4, None)


def test_what_is_left_out_is_at_its_start() -> None:
    state = fahrstuhl.from_position(Options(), 5, {"phase": "deal"})
    assert (state.dealer, state.round, len(state.deck), state.scores) == (0, 0, 36, (0,) * 5)
    assert state.schedule == (7, 6, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 6, 7)


def test_the_turn_follows_from_the_rest() -> None:
    for position in BID, PLAY:
        told = {name: value for name, value in position.items() if name != "turn"}
        state = fahrstuhl.from_position(Options(), 3, told)
        assert state.turn == {"bid": 1, "play": 2}[state.phase]


def test_hands_and_rest_are_sorted() -> None:
    state = at(schedule=[2], phase="bid", trump="9c", hands=[["7h", "Ah"], ["10s", "As"]], rest=["Kh", "10h"])
    assert (state.hands, state.rest) == ((("Ah", "7h"), ("As", "10s")), ("10h", "Kh"))


def test_fs_10_2_a_position_may_name_its_own_deck() -> None:
    deck = ["7c", "7h", "9c", "Ah"]
    state = fahrstuhl.from_position(
        Options(),
        2,
        {"schedule": [1], "phase": "bid", "trump": "9c", "hands": [["7c"], ["7h"]], "deck": deck},
    )
    assert state.deck == ("Ah", "9c", "7h", "7c")


@pytest.mark.parametrize(
    ("options", "doubled"),
    [(Options(mode="hourglass"), [False, False, True, True]), (Options(mode="up"), [False] * 4)],
)
def test_fs_2_2_the_second_half_of_a_written_schedule_counts_double(
    options: Options, doubled: list[bool]
) -> None:
    sizes = {"schedule": [1, 1, 1, 1], "phase": "deal"}
    states = [fahrstuhl.from_position(options, 3, {**sizes, "round": number}) for number in range(4)]
    assert [fahrstuhl.observation(state, None).return_half for state in states] == doubled


def scored(cards: int = 2, **changed: int) -> dict[str, Any]:
    """The first line of a score sheet, with one value of the last seat changed."""
    line = {"bid": 0, "tricks": 0, "points": 100}
    return {"round": 0, "cards": cards, "scores": [line, line, line | changed]}


NONSENSE: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (PLAY, {"phase": "bidding"}, "phase"),
    (PLAY, {"phase": 3}, "phase"),
    (PLAY, {"turn": 3}, "turn"),
    (PLAY, {"turn": 1}, "turn"),
    (PLAY, {"turn": None}, "turn"),
    (PLAY, {"turn": True}, "turn"),
    (PLAY, {"turn": -1}, "turn"),
    (PLAY, {"turn": 0, "trick": [], "hands": [["Ah"], ["7s"], ["8h"]], "tricks": [0, 1, 0]}, ""),
    (PLAY, {"turn": 1, "trick": [], "hands": [["Ah"], ["7s"], ["8h"]]}, "turn"),
    (PLAY, {"turn": None, "trick": [], "played": [], "hands": [["Ah"], ["7s"], ["8h"]]}, "turn"),
    (PLAY, {"turn": 3, "trick": [], "played": [], "hands": [["Ah"], ["7s"], ["8h"]]}, "turn"),
    (PLAY, {"schedule": []}, "schedule"),
    (PLAY, {"schedule": [0]}, "schedule"),
    (PLAY, {"schedule": [11]}, "schedule"),
    (PLAY, {"schedule": [1] * 21}, "schedule"),
    (PLAY, {"schedule": "7"}, "schedule"),
    (PLAY, {"schedule": None}, "schedule"),
    (PLAY, {"round": 1}, "round"),
    (PLAY, {"round": -1}, "round"),
    (PLAY, {"dealer": 3}, "dealer"),
    (PLAY, {"deck": ["Ah"] * 3}, "deck"),
    (PLAY, {"deck": ["6h"]}, "deck"),
    (PLAY, {"deck": ["Ah", "9c"]}, "hands"),
    (PLAY, {"trump": None}, "trump"),
    (PLAY, {"trump": "1x"}, "trump"),
    (PLAY, {"trump": ""}, "trump"),
    (PLAY, {"trump": ["9c"]}, "trump"),
    (PLAY, {"hands": [["Ah"], ["7s"]]}, "hands"),
    (PLAY, {"hands": [["1x"], ["7s"], ["8h", "8s"]]}, "hands"),
    (PLAY, {"hands": [["Ah"], ["Ah"], ["Ah", "8s"]]}, "hands"),
    (PLAY, {"hands": [["Ah"], ["7s"], ["8h", "8c"]]}, "hands"),
    (PLAY, {"hands": [["Ah", "Kh", "Qh"], ["7s", "Jh", "9h"], ["8h", "8s", "10h", "10s"]]}, "hands"),
    (PLAY, {"hands": [[], [], ["8h"]], "trick": [[0, "Ad"], [1, "7d"]]}, ""),
    (PLAY, {"hands": {"0": ["Ah"]}}, "hands"),
    (PLAY, {"bids": [1, 0]}, "bids"),
    (PLAY, {"hands": [["Ah", "Kh"], ["7s", "Jh"], ["8h", "8s", "10h"]]}, "played"),
    (PLAY, {"bids": [1, 0, 4]}, "bids"),
    (PLAY, {"bids": [1, 0, -1]}, "bids"),
    (PLAY, {"bids": [1, 0, "1"]}, "bids"),
    (PLAY, {"tricks": [1, 0]}, "tricks"),
    (PLAY, {"tricks": [2, 0, 0]}, "tricks"),
    (PLAY, {"tricks": [-1, 0, 0]}, "tricks"),
    (PLAY, {"tricks": [None, 0, 0]}, "tricks"),
    (PLAY, {"trick": [[0, "Ad"], [2, "7d"]]}, "trick"),
    (PLAY, {"trick": [[0, "Ad"], [0, "7d"]]}, "trick"),
    (PLAY, {"trick": [[3, "Ad"]]}, "trick"),
    (PLAY, {"trick": [[-1, "Ad"]]}, "trick"),
    (PLAY, {"trick": [[0, "Ad"], [1, "7d"], [2, "7h"]]}, "trick"),
    (PLAY, {"trick": [[0, "1x"], [1, "7d"]]}, "trick"),
    (PLAY, {"trick": [["Ad", 0]]}, "trick"),
    (PLAY, {"trick": [[0]]}, "trick"),
    (PLAY, {"trick": [[1, "7d"]], "hands": [["Ah", "9s"], ["7s"], ["8h", "8s"]], "turn": 2}, "trick"),
    (PLAY, {"trick": [[0, "Ad"], [1, "7c"]]}, ""),
    (PLAY, {"played": [[[0, "8c"], [1, "7h"], [2, "7h"]]], "trick": [[0, "Ad"], [1, "7c"]]}, "trick"),
    (PLAY, {"played": [[[0, "8c"], [1, "7c"]]]}, "played"),
    (PLAY, {"played": [[[0, "8c"], [2, "7c"], [1, "7h"]]]}, "played"),
    (PLAY, {"played": [[[0, "8c"], [1, "7c"], [2, "1x"]]]}, "played"),
    (PLAY, {"played": [[[0, "8c"], [1, "7c"], [2, "7h"]], [[0, "Kc"], [1, "Qc"], [2, "Kh"]]]}, "played"),
    (
        PLAY,
        {
            "schedule": [4],
            "played": [[[0, "8c"], [1, "7c"], [2, "7h"]], [[0, "Kc"], [1, "Qc"], [2, "Jc"]]],
        },
        "played",
    ),
    (
        PLAY,
        {
            "schedule": [4],
            "played": [[[0, "8c"], [1, "7c"], [2, "7h"]], [[1, "Kc"], [2, "Kh"], [0, "Jc"]]],
        },
        "played",
    ),
    (PLAY, {"rest": ["1x"]}, "rest"),
    (PLAY, {"rest": ["Ah", "Ah"]}, "rest"),
    (PLAY, {"rest": "Ah"}, "rest"),
    (PLAY, {"scores": [0, 0]}, "scores"),
    (PLAY, {"scores": [0, 0, "1"]}, "scores"),
    (PLAY, {"scores": [0, 0, 2**70]}, "scores"),
    (PLAY, {"sheet": [{"round": 0, "cards": 3, "scores": []}]}, "sheet"),
    (PLAY, {"last": {"cards": [[0, "8c"]], "seats": [0]}}, "last"),
    (PLAY, {"last_trump": "9c"}, "last_trump"),
    (DEAL, {"last_trump": "1x"}, "last_trump"),
    (PLAY, {"stock": []}, "stock"),
    (BID, {"bids": [1, None, None], "turn": 3}, "turn"),
    (BID, {"bids": [1, 1, 1]}, "bids"),
    (BID, {"bids": [3, None, None]}, "bids"),
    (BID, {"turn": 0}, "turn"),
    (BID, {"turn": None}, "turn"),
    (BID, {"trump": None}, "trump"),
    (BID, {"hands": [["Ah", "7h", "Kh"], ["As", "7s", "Ks"], ["8h", "8s", "Kd"]]}, "hands"),
    (BID, {"trick": [[0, "Kh"]]}, "trick"),
    (BID, {"tricks": [1, 0, 0]}, "tricks"),
    (BID, {"played": [[[0, "8c"], [1, "7c"], [2, "7h"]]]}, "played"),
    (DEAL, {"turn": 0}, "turn"),
    (DEAL, {"trump": "Ah"}, "trump"),
    (DEAL, {"hands": [["Ah"], [], []]}, "hands"),
    (DEAL, {"bids": [0, None, None]}, "bids"),
    (DEAL, {"rest": ["Ah"]}, "rest"),
    (DEAL, {"played": [[]]}, "played"),
    (DEAL, {"deck": ["Ah", "Ad", "As"]}, "deck"),
    (DEAL, {"phase": "over", "deck": []}, "deck"),
    (
        DEAL,
        {"sheet": [{"round": 0, "cards": 2, "scores": [{"bid": 0, "tricks": 0, "points": 100}]}]},
        "sheet",
    ),
    (DEAL, {"sheet": [{"round": 1, "cards": 2, "scores": []}]}, "sheet"),
    (DEAL, {"sheet": [{"round": 0}]}, "sheet"),
    (DEAL, {"sheet": [scored(cards=3)]}, "sheet"),
    (DEAL, {"sheet": [scored(bid=3)]}, "sheet"),
    (DEAL, {"sheet": [scored(tricks=-1)]}, "sheet"),
    (DEAL, {"sheet": [scored(points=2**70)]}, "sheet"),
    (DEAL, {"sheet": [scored()]}, ""),
    (DEAL, {"last": {"cards": [[0, "Ah"], [1, "Ad"]], "seats": [0]}}, "last"),
    (DEAL, {"last": {"cards": [[0, "Ah"], [1, "Ad"], [2, "1x"]], "seats": [0]}}, "last"),
    (DEAL, {"last": {"cards": [[0, "Ah"], [1, "Ad"], [2, "As"]], "seats": [3]}}, "last"),
    (DEAL, {"last": {"cards": [[0, "Ah"], [1, "Ad"], [2, "As"]], "seats": []}}, "last"),
    (DEAL, {"phase": "over", "hands": [["Ah"], [], []]}, "hands"),
    (DEAL, {"phase": "over", "trick": [[0, "Ah"]]}, "trick"),
    (DEAL, {"phase": "over", "played": [[[0, "Ah"]]]}, "played"),
    (DEAL, {"phase": "over", "rest": ["Ah"] * 3}, "rest"),
    (DEAL, {"phase": "over", "bids": [2, 0, 0]}, "bids"),
    (DEAL, {"phase": "over", "tricks": [2, 0, 0]}, "tricks"),
    (DEAL, {"phase": "over", "trump": "1x"}, "trump"),
    (DEAL, {"phase": "over", "turn": 0}, "turn"),
    (DEAL, {"phase": "\ud800"}, "phase"),
    (DEAL, {"scores": [0, 0, "\ud800"]}, "scores"),
    (DEAL, {"sheet": [{"\ud800": 1}]}, "sheet"),
]


@pytest.mark.parametrize(("position", "change", "named"), NONSENSE)
def test_nonsense_is_refused_by_name(position: dict[str, Any], change: dict[str, Any], named: str) -> None:
    if not named:
        fahrstuhl.from_position(Options(), 3, {**position, **change})
        return
    refused = refusal({**position, **change})

    assert isinstance(refused, PositionError)
    assert named in refused.field.split(", ")
    assert str(refused).startswith(f"{refused.field}: ")


@pytest.mark.parametrize(
    ("change", "fields"),
    [
        ({"hands": [["Ah"], ["Ah"], ["8h", "8s"]], "trick": [[0, "Ah"], [1, "7d"]]}, "hands, trick"),
        ({"hands": [["Ah"], ["7s"], ["8h", "9c"]], "rest": ["9c"]}, "hands, trump, rest"),
        ({"played": [[[0, "9c"], [1, "7c"], [2, "7h"]]], "rest": ["9c"]}, "trump, played, rest"),
        ({"hands": [["Ah"], ["7s"], ["8h", "1x"]], "rest": ["1x"]}, "hands, rest"),
        ({"hands": [["Ah"], ["Ah"], ["Ah", "8s"]]}, "hands"),
    ],
)
def test_every_field_with_a_card_too_many_is_named(change: dict[str, Any], fields: str) -> None:
    assert refusal({**PLAY, **change}).field == fields


@pytest.mark.parametrize("position", [None, 5, "deal", [], [1], {1: 2}, [["phase"]], [[1, 2, 3]]])
def test_a_position_is_an_object(position: Any) -> None:
    assert refusal(position).field == "position"


@pytest.mark.parametrize(
    ("options", "seats", "position", "named"),
    [
        (Options(max_cards=10), 9, {"phase": "deal"}, "max_cards"),
        (Options(mode="list"), 3, {"phase": "deal"}, "schedule"),
        (Options(), 1, {"phase": "deal"}, "seats"),
        (Options(), 10, {"phase": "deal", "schedule": [1]}, "seats"),
    ],
)
def test_options_that_cannot_be_are_refused_by_name(
    options: Options, seats: int, position: dict[str, Any], named: str
) -> None:
    refused = refusal(position, seats, options)
    assert isinstance(refused, OptionsError)
    assert refused.field == named


def test_a_written_deck_may_be_too_small_for_the_rounds_to_come() -> None:
    position = {"schedule": [1, 2], "phase": "play", "trump": "9c", "hands": [["Ah"], ["As"]], "bids": [1, 0]}
    state = fahrstuhl.from_position(Options(), 2, {**position, "turn": 0, "deck": ["Ah", "As", "9c"]})
    for seat, action in (0, "play Ah"), (1, "play As"):
        state, _ = fahrstuhl.apply_action(state, seat, action)

    with pytest.raises(PositionError, match="3 cards are too few for a round of 2 each"):
        fahrstuhl.table_action(state, random.Random(1))


def test_a_schedule_beyond_the_pack_is_refused() -> None:
    assert refusal({"schedule": [1, 10]}, 9).field == "schedule"


def test_the_cards_of_the_default_deck_hold() -> None:
    low = {"schedule": [2], "phase": "bid", "trump": "Ac", "hands": [["Ah", "7h"], ["As", "Ad"]]}
    refused = refusal(low, 2)
    assert refused.field == "hands"
    assert "7h" in str(refused)


JUNK: list[Any] = [
    None,
    -1,
    0,
    1,
    2,
    3,
    99,
    10**30,
    1.5,
    True,
    "",
    "Ah",
    "7c",
    "1x",
    [],
    [0],
    [[]],
    ["Ah"],
    {},
]


def spoilt(position: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The position with one value somewhere in it replaced, doubled or left out."""
    changed = copy.deepcopy(position)
    holder: Any = changed
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = rng.choice(keys)
        inner = holder[key]
        if not isinstance(inner, dict | list) or not inner or rng.random() < 0.3:
            break
        holder = inner
    match rng.randrange(4):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.append(copy.deepcopy(inner))
        case _:
            holder[key] = copy.deepcopy(rng.choice(JUNK))
    return changed


@pytest.mark.parametrize("seed", range(6))
def test_a_spoilt_position_is_refused_or_plays_on(seed: int) -> None:
    rng = random.Random(seed)
    options = Options(mode="list", schedule=(3, 1, 2))
    positions = [fahrstuhl.to_position(state) for state in random_game(options, 3, seed)]
    accepted = 0
    for _ in range(300):
        position = spoilt(rng.choice(positions), rng)
        try:
            state = fahrstuhl.from_position(options, 3, position)
        except RuleError:
            continue
        accepted += 1
        plays_on(state, rng)

    assert 0 < accepted < 300
