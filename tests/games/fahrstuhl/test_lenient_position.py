"""What a written position may leave out, or put differently than this program would, and how it goes on."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from games import fahrstuhl
from games.fahrstuhl import Options
from tests.games.fahrstuhl.play import BID, DEAL, PLAY, at, do, plays_on, random_game

LENIENT: dict[str, tuple[dict[str, Any], dict[str, Any], int | None]] = {
    "bids left out": (PLAY, {"bids": [None] * 3}, 2),
    "a bid left out": (PLAY, {"bids": [1, 0, None]}, 2),
    "hands of others left out": (PLAY, {"hands": [[], [], ["8h", "8s"]]}, 2),
    "a hand too short": (PLAY, {"hands": [["Ah"], ["7s"], ["8h"]]}, 2),
    "no cards for the seat in turn": (PLAY, {"hands": [["Ah"], ["7s"], []]}, 2),
    "no cards at all": (PLAY, {"hands": [[], [], []], "trick": [], "turn": ...}, 0),
    "tricks that played does not tell": (PLAY, {"tricks": [0, 1, 1]}, 2),
    "tricks without played": (PLAY, {"tricks": [0, 1, 0], "played": []}, 2),
    "a hand unsorted": (PLAY, {"hands": [["Ah"], ["7s"], ["8s", "8h"]]}, 2),
    "turn does not follow dealer": (BID, {"dealer": 0, "bids": [None] * 3, "turn": 0}, 0),
    "turn does not follow dealer, some have bid": (BID, {"dealer": 1, "turn": 1}, 1),
    "bids that did not begin after dealer": (BID, {"dealer": 1, "bids": [1, None, None]}, 1),
    "a bid before those who bid earlier": (BID, {"bids": [None, 1, None]}, 2),
    "a gap in the bids": (BID, {"bids": [None, None, 1], "turn": 1}, 1),
    "unequal hands while there is bidding": (BID, {"hands": [["Ah"], ["As", "7s"], []]}, 1),
    "no hands while there is bidding": (BID, {"hands": [[], [], []]}, 1),
    "points before the first deal": (DEAL, {"phase": "start"}, None),
    "over with the last round's cards": (
        DEAL,
        {
            "phase": "over",
            "bids": [1, 0, 0],
            "tricks": [0, 1, 0],
            "trump": "Ac",
            "played": [[[0, "Ah"], [1, "As"], [2, "Ad"]]],
            "rest": ["Ah"],
        },
        None,
    ),
    "over with trump alone": (DEAL, {"phase": "over", "trump": "Ac"}, None),
    "over with bids alone": (DEAL, {"phase": "over", "bids": [None, 1, None]}, None),
}


@pytest.mark.parametrize("what", LENIENT)
def test_what_does_not_contradict_itself_is_accepted(what: str) -> None:
    position, change, turn = LENIENT[what]
    given = {field: value for field, value in {**position, **change}.items() if value is not ...}

    state = fahrstuhl.from_position(Options(), 3, given)

    assert state.turn == turn
    written = fahrstuhl.to_position(state)
    kept = {field: value for field, value in given.items() if field not in ("deck", "hands")}
    assert {field: written[field] for field in kept} == kept
    plays_on(state, random.Random(1))


def test_added_fields_may_be_left_out() -> None:
    for state in random_game(Options(mode="list", schedule=(2, 1)), 3, 3):
        written = fahrstuhl.to_position(state)
        for field in fahrstuhl.added_fields:
            del written[field]
        told = fahrstuhl.from_position(state.options, 3, written)
        assert replace(told, sheet=state.sheet, last=state.last, last_trump=state.last_trump) == state


def test_fs_6_3_a_bid_that_is_left_out_counts_as_none() -> None:
    state = at(schedule=[2], phase="play", dealer=1, trump="9c", hands=[["Ah", "7h"], ["Ad", "7d"]])
    assert fahrstuhl.observation(state, None).divided is True
    state, _ = do(state, "0 play Ah", "1 play Ad")
    assert (state.tricks, state.turn) == ((1, 1), 0)
    state, _ = do(state, "0 play 7h", "1 play 7d")
    assert [score.bid for score in state.sheet[-1].scores] == [0, 0]


def test_fs_6_2_whoever_bid_first_leads_whoever_dealt() -> None:
    state = at(schedule=[1], phase="bid", dealer=2, turn=2, trump="9c", hands=[["Ah"], ["Ad"], ["As"]])
    state, _ = do(state, "2 bid 0", "0 bid 0", "1 bid 0")
    assert (state.phase, state.turn) == ("play", 2)


def test_bidding_passes_over_those_who_have_bid() -> None:
    hands = [["Ah"], ["Ad"], ["As"]]
    state = at(schedule=[1], phase="bid", turn=1, trump="9c", hands=hands, bids=[None, None, 1])
    state, _ = do(state, "1 bid 0")
    assert (state.phase, state.turn) == ("bid", 0)


def test_a_seat_in_turn_without_cards_is_waited_for() -> None:
    state = at(schedule=[2], phase="play", turn=0, trump="9c", hands=[["Ah"], []])
    state, _ = do(state, "0 play Ah")

    assert state.turn == 1
    assert (fahrstuhl.to_act(state), fahrstuhl.due(state), fahrstuhl.legal_actions(state, 1)) == ((), (), ())
