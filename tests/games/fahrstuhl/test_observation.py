"""What each seat and the TV see, and which other states they cannot tell apart."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import msgspec

from games import fahrstuhl
from games.fahrstuhl import Options, State
from games.fahrstuhl.tricks import Trick
from games.game import Zone
from tests.games.fahrstuhl.play import at, do, random_game


def playing() -> State:
    """Seats 0 and 2 have shown that they have no trump, seat 2 has led, and ties share."""
    return at(
        schedule=[3],
        phase="play",
        dealer=2,
        trump="9c",
        hands=[["Kh", "Qh"], ["Ad", "7c"], ["8h"]],
        bids=[1, 0, 0],
        tricks=[0, 0, 1],
        played=[[[0, "Ah"], [1, "8c"], [2, "Kc"]]],
        trick=[[2, "8s"]],
        rest=["9h", "9s"],
    )


def test_the_public_part_is_the_same_for_all() -> None:
    state = playing()
    views = [msgspec.to_builtins(fahrstuhl.observation(state, seat)) for seat in (None, 0, 1, 2)]
    own = {"seat", "hand", "blocked", "zones"}

    public = [{name: value for name, value in view.items() if name not in own} for view in views]
    assert all(part == public[0] for part in public)
    tv = fahrstuhl.observation(state, None)
    assert (tv.phase, tv.turn, tv.dealer, tv.trump) == ("play", 0, 2, "9c")
    assert (tv.schedule, tv.round, tv.cards, tv.return_half) == ((3,), 0, 3, False)
    assert (tv.deck_low, tv.deck_size, tv.left_in_box) == ("7c", 64, 2)
    assert (tv.bids, tv.tricks, tv.divided) == ((1, 0, 0), (0, 0, 1), True)
    assert tv.trick == ((2, "8s"),)
    assert tv.last_trick == Trick(((0, "Ah"), (1, "8c"), (2, "Kc")), (2,))
    assert tv.hand_counts == (2, 2, 1)
    assert tv.voids == (0, 2)
    assert (tv.hand, tv.blocked) == ((), {})


def test_own_cards_that_may_not_be_played_say_why() -> None:
    state = playing()
    assert fahrstuhl.observation(state, 0).blocked == {}
    assert fahrstuhl.observation(state, 1).blocked == {"Ad": "not_your_turn", "7c": "not_your_turn"}
    state, _ = do(state, "0 play Qh")
    assert fahrstuhl.observation(state, 1).blocked == {"Ad": "trump_duty"}
    assert fahrstuhl.observation(state, 1).hand == ("Ad", "7c")

    bidding = at(schedule=[1], phase="bid", dealer=1, trump="9c", hands=[["Ah"], ["As"]])
    assert fahrstuhl.observation(bidding, 0).blocked == {"Ah": "bidding"}


def test_before_the_lot_nobody_deals() -> None:
    state = fahrstuhl.initial_state(Options(), 3, None)
    assert fahrstuhl.observation(state, 0).dealer is None
    assert fahrstuhl.observation(do(state, "start 1")[0], 0).dealer == 0


def test_the_sheet_and_the_last_trick_stay_until_the_next_deal() -> None:
    states = random_game(Options(mode="list", schedule=(2, 1)), 3, 2)
    between = next(
        after for before, after in pairwise(states) if before.phase == "play" and after.phase == "deal"
    )
    view = fahrstuhl.observation(between, None)

    assert view.last_trick is not None
    assert [(line.round, line.cards) for line in view.sheet] == [(0, 2)]
    assert [score.points for score in view.sheet[0].scores] == list(view.scores)
    dealt = states[states.index(between) + 1]
    assert fahrstuhl.observation(dealt, None).last_trick is None


def test_zones_show_the_own_hand_alone() -> None:
    zones = fahrstuhl.zones(fahrstuhl.observation(playing(), 1))
    assert [zone for zone in zones if zone.zone == "hand"] == [
        Zone("hand", 0, None, 2, "hand"),
        Zone("hand", 1, ("Ad", "7c"), 2, "hand"),
        Zone("hand", 2, None, 1, "hand"),
    ]
    assert Zone("pile", None, ("8s",), 1, "trick") in zones
    assert Zone("pile", None, ("9c",), 1, "trump") in zones
    assert Zone("stock", None, None, 2, "left_in_box") in zones
    assert Zone("counters", 2, None, 1, "tricks") in zones
    assert Zone("counters", 0, None, 1, "bid") in zones


def test_fs_5_1_a_seat_without_trump_is_dealt_none_in_another_state() -> None:
    state, rng = playing(), random.Random(1)
    hands = Counter[tuple[str, ...]]()
    for _ in range(300):
        other = fahrstuhl.resample(state, 1, rng)
        assert other.hands[1] == state.hands[1]
        assert [len(hand) for hand in other.hands] == [2, 2, 1]
        assert not any(card.endswith("c") for seat in (0, 2) for card in other.hands[seat])
        hands[other.hands[0]] += 1

    # Five hidden cards, two of them in this hand: ten hands, all as likely.
    assert len(hands) == 10
    assert max(hands.values()) < 3 * min(hands.values())


def test_hidden_trumps_may_be_with_a_seat_that_has_shown_none_missing() -> None:
    state = at(schedule=[1], phase="bid", dealer=1, trump="9c", hands=[["Ah"], ["7c"]], rest=["7h", "8c"])
    seen = {fahrstuhl.resample(state, 0, random.Random(seed)).hands[1] for seed in range(40)}
    assert seen == {("7c",), ("7h",), ("8c",)}
