"""FS-2 to FS-7: the course of a game."""

from __future__ import annotations

import itertools
import pickle
import random

import pytest

from games import fahrstuhl
from games.fahrstuhl import Options, State
from games.fahrstuhl.pack import PACK
from games.fahrstuhl.score import places, points
from games.game import Event, IllegalAction, Previous, Result
from tests.games.fahrstuhl.play import at, do, random_game


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def one_trick(cards: str, bids: list[int], trump: str = "9c") -> State:
    """A round of one card: the seats play these cards, seat 0 first."""
    hands = [[card] for card in cards.split()]
    state = at(schedule=[1, 1], phase="play", turn=0, trump=trump, hands=hands, bids=bids)
    return do(state, *(f"{seat} play {hand[0]}" for seat, hand in enumerate(hands)))[0]


def test_fs_2_1_the_lot_names_who_acts_first() -> None:
    state, events = do(fahrstuhl.initial_state(Options(), 4, None), "start 2")

    assert (state.phase, state.dealer, state.turn) == ("deal", 1, None)
    assert events == [Event("started", {"seat": 2}, pace="glance")]


def test_fs_2_1_the_lot_falls_on_every_seat() -> None:
    state = fahrstuhl.initial_state(Options(), 3, None)
    rng = random.Random(5)
    assert {fahrstuhl.table_action(state, rng) for _ in range(50)} == {"start 0", "start 1", "start 2"}


def test_fs_2_1_the_dealer_moves_one_seat_each_round() -> None:
    states = random_game(Options(max_cards=3), 4, 1)
    dealt = [state for before, state in itertools.pairwise(states) if before.phase == "deal"]
    first = dealt[0].dealer

    assert [state.dealer for state in dealt] == [(first + number) % 4 for number in range(6)]
    assert [state.turn for state in dealt] == [(state.dealer + 1) % 4 for state in dealt]


def test_fs_10_3_the_next_game_goes_on_from_the_last_dealer() -> None:
    ended = random_game(Options(mode="list", schedule=(1, 2)), 3, 2)
    started = next(state.dealer for state in ended if state.phase == "deal")
    handed = fahrstuhl.hand_on(ended[-1])
    again = fahrstuhl.initial_state(Options(), 3, handed)

    assert handed.dealer == (started + 1) % 3
    assert handed.starter == (started + 1) % 3
    assert (again.phase, again.dealer) == ("deal", (started + 2) % 3)


def test_fs_10_3_a_dealer_who_is_gone_is_replaced_by_the_lot() -> None:
    assert fahrstuhl.initial_state(Options(), 3, Previous([[0], [1], [2]])).phase == "start"


def test_fs_3_1_deal_in_blocks_then_the_trump_then_the_rest() -> None:
    state, _ = do(fahrstuhl.initial_state(Options(max_cards=2), 3, None), "start 0")
    state, events = do(state, "deal Ah Ah Ad As Ac Ad Ac As")

    assert state.hands == (("Ah", "Ah"), ("Ad", "As"), ("Ad", "Ac"))
    assert (state.trump, state.rest) == ("Ac", ("As",))
    assert events[0].facts == {"round": 0, "cards": 2, "dealer": 2, "trump": "Ac"}
    assert events[0].private == {
        0: {"hand": ["Ah", "Ah"]},
        1: {"hand": ["Ad", "As"]},
        2: {"hand": ["Ad", "Ac"]},
    }


def test_fs_3_1_the_table_deals_the_cards_in_play() -> None:
    state, _ = do(fahrstuhl.initial_state(Options(max_cards=2), 3, None), "start 0")
    action = fahrstuhl.table_action(state, random.Random(1))

    assert action is not None
    assert sorted(action.split()[1:]) == sorted(PACK[:8])


@pytest.mark.parametrize(
    "action",
    [
        "deal Ah Ah Ad Ad As As Ac",
        "deal Ah Ah Ad Ad As As As Ac",
        "deal Ah Ah Ad Ad As As Ac 1x",
        "deal",
        "deal ",
        "start 0",
        "start",
        "roll",
        "",
    ],
)
def test_the_table_is_bound_too(action: str) -> None:
    state, _ = do(fahrstuhl.initial_state(Options(max_cards=2), 3, None), "start 0")
    with pytest.raises(IllegalAction):
        fahrstuhl.apply_action(state, None, action)


@pytest.mark.parametrize("action", ["start 3", "start -1", "start 00", "start", "start x", "deal Ah"])
def test_the_lot_names_a_seat(action: str) -> None:
    with pytest.raises(IllegalAction):
        fahrstuhl.apply_action(fahrstuhl.initial_state(Options(), 3, None), None, action)


def test_fs_6_1_bids_are_free_for_the_last_bidder_too() -> None:
    state = at(
        schedule=[3], phase="bid", dealer=1, trump="9c", hands=[["Ah", "7h", "8s"], ["As", "7d", "8h"]]
    )
    state, _ = do(state, "0 bid 2")

    assert fahrstuhl.legal_actions(state, 1) == ("bid 0", "bid 1", "bid 2", "bid 3")
    assert fahrstuhl.legal_actions(state, 0) == ()


def test_fs_6_2_who_bids_first_leads() -> None:
    hands = [["Ah"], ["As"], ["7d"]]
    state, events = do(at(schedule=[1], phase="bid", dealer=1, trump="9c", hands=hands), "2 bid 0", "0 bid 1")
    assert state.phase == "bid"
    state, events = do(state, "1 bid 0")

    assert (state.phase, state.turn) == ("play", 2)
    assert events[-1].facts == {"divided": False, "sum": 1, "cards": 1}


def test_fs_5_1_who_holds_trump_must_play_trump() -> None:
    hands = [["Ah", "7c", "7c", "8c"], ["As", "Ad", "Kh", "Ks"]]
    state = at(schedule=[4], phase="play", turn=0, trump="9c", hands=hands, bids=[0, 0])

    assert fahrstuhl.legal_actions(state, 0) == ("play 8c", "play 7c")
    state, _ = do(state, "0 play 7c")
    assert fahrstuhl.legal_actions(state, 1) == ("play Ad", "play As", "play Kh", "play Ks")


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (0, "play Ah", "trump_duty"),
        (0, "play Kh", "not_in_hand"),
        (1, "play As", "not_your_turn"),
        (0, "bid 1", "wrong_phase"),
        (0, "pickup", "unknown_action"),
        (0, "play 1x", "unknown_action"),
        (0, "play 7c ", "unknown_action"),
        (0, "play", "unknown_action"),
        (0, "", "unknown_action"),
        (7, "play As", "not_your_turn"),
    ],
)
def test_what_is_refused_says_why_and_changes_nothing(seat: int, action: str, reason: str) -> None:
    state = at(
        schedule=[2], phase="play", turn=0, trump="9c", hands=[["Ah", "7c"], ["As", "Kh"]], bids=[0, 0]
    )
    before = pickle.dumps(state)
    with pytest.raises(IllegalAction) as refused:
        fahrstuhl.apply_action(state, seat, action)

    assert refused.value.reason == reason == fahrstuhl.why_not(state, seat, action)
    assert pickle.dumps(state) == before


@pytest.mark.parametrize(
    ("action", "reason"),
    [("bid 3", "bid_range"), ("bid -1", "bid_range"), ("bid 01", "bid_range"), ("bid x", "unknown_action")],
)
def test_a_bid_out_of_range(action: str, reason: str) -> None:
    state = at(schedule=[2], phase="bid", dealer=1, trump="9c", hands=[["Ah", "7c"], ["As", "Kh"]])
    assert fahrstuhl.why_not(state, 0, action) == reason
    with pytest.raises(IllegalAction):
        fahrstuhl.apply_action(state, 0, action)


def test_nothing_is_played_when_it_is_over() -> None:
    over = random_game(Options(mode="single", single_cards=1), 2, 1)[-1]
    assert fahrstuhl.why_not(over, 0, "bid 0") == "over"


@pytest.mark.parametrize(
    ("cards", "trump", "bids", "won"),
    [
        ("Ah 7c As", "9c", [1, 0, 0], [1]),
        ("10h As", "9c", [1, 0], [1]),
        ("10s 10h", "9c", [1, 0], [1]),
        ("Qh Ks", "9c", [1, 0], [1]),
        ("Ks Ad Ah", "9c", [1, 0, 0], [1]),
        ("Ks Ad Ah", "9c", [0, 0, 0], [1, 2]),
        ("Ac Ac Ah", "9c", [0, 0, 0], [0, 1]),
        ("Ac Ac Ah", "9c", [1, 0, 0], [0]),
        ("Ah Ad Ah", "9c", [0, 0, 0], [0, 1, 2]),
        ("Ah Ad", "9d", [0, 0], [1]),
        ("7h As 7d", "9h", [0, 0, 0], [0]),
        ("Ah Ah", "9c", [0, 0], [0, 1]),
    ],
)
def test_fs_4_and_6_3_who_is_credited(cards: str, trump: str, bids: list[int], won: list[int]) -> None:
    ended = one_trick(cards, bids, trump)

    tricks = [score.tricks for score in ended.sheet[-1].scores]
    assert [seat for seat, count in enumerate(tricks) if count] == won
    assert ended.last is not None
    assert list(ended.last.seats) == won
    assert (ended.trump, ended.last_trump) == (None, trump)


def test_fs_6_3_divided_is_settled_by_the_sum_of_the_bids() -> None:
    hands = [["Ah", "7h"], ["As", "7s"]]
    for bids, shared in ([0, 1], True), ([1, 1], False), ([2, 1], False):
        state = at(schedule=[2], phase="play", turn=0, trump="9c", hands=hands, bids=bids)
        assert fahrstuhl.observation(state, None).divided is shared


def test_fs_6_4_divided_the_first_played_of_the_winners_leads() -> None:
    hands = [["Ks", "7h"], ["Ad", "7s"], ["Ah", "8s"]]
    state = at(schedule=[2], phase="play", turn=0, trump="9c", hands=hands, bids=[0, 0, 1])
    state, events = do(state, "0 play Ks", "1 play Ad", "2 play Ah")

    assert (state.turn, state.tricks, state.trick) == (1, (0, 1, 1), ())
    assert events[-1] == Event(
        "trick",
        {
            "seats": [1, 2],
            "leader": 1,
            "cards": [[0, "Ks"], [1, "Ad"], [2, "Ah"]],
            "divided": True,
            "strongest": [[1, "Ad"], [2, "Ah"]],
        },
        pace="look",
    )


def test_fs_6_4_the_winner_leads() -> None:
    hands = [["Ks", "7h"], ["7d", "7s"], ["Ah", "8s"]]
    state = at(schedule=[2], phase="play", turn=0, trump="9c", hands=hands, bids=[1, 1, 1])
    assert do(state, "0 play Ks", "1 play 7d", "2 play Ah")[0].turn == 2


@pytest.mark.parametrize(
    ("bid", "tricks", "outward", "back"),
    [(2, 2, 120, 140), (3, 1, -20, -40), (0, 0, 100, 100), (0, 2, -20, -40)],
)
def test_x5_points(bid: int, tricks: int, outward: int, back: int) -> None:
    assert points(bid, tricks, 100, 1) == outward
    assert points(bid, tricks, 100, 2) == back


def test_fs_7_2_places_by_total_with_ties_shared() -> None:
    assert places([10, 30, -5, 30]) == [[1, 3], [0], [2]]


@pytest.mark.parametrize(
    ("options", "factors"),
    [
        (Options(max_cards=2), [1, 1, 2, 2]),
        (Options(mode="up", max_cards=3), [1, 1, 1]),
        (Options(mode="single", single_cards=2), [1]),
        (Options(mode="list", schedule=(2, 1, 2)), [1, 1, 1]),
    ],
)
def test_fs_2_2_only_an_hourglass_has_a_return_half(options: Options, factors: list[int]) -> None:
    sheet = random_game(options, 3, 4)[-1].sheet
    expected = [
        points(score.bid, score.tricks, 100, factor)
        for line, factor in zip(sheet, factors, strict=True)
        for score in line.scores
    ]
    assert [score.points for line in sheet for score in line.scores] == expected


def test_the_last_card_of_a_round_clears_it() -> None:
    state = at(
        schedule=[1, 1],
        phase="play",
        dealer=1,
        turn=0,
        trump="9c",
        hands=[["Ah"], ["As"]],
        bids=[1, 0],
        rest=["7d"],
    )
    state, events = do(state, "0 play Ah", "1 play As")

    assert (state.phase, state.turn, state.round, state.dealer) == ("deal", None, 1, 0)
    assert (state.trump, state.hands, state.bids, state.tricks) == (None, ((), ()), (None, None), (0, 0))
    assert (state.trick, state.played, state.rest, state.scores) == ((), (), (), (110, 100))
    assert kinds(events) == ["played", "played", "trick", "round"]
    assert events[-1].facts == {
        "round": 0,
        "rows": [
            {"seat": 0, "bid": 1, "tricks": 1, "points": 110, "total": 110},
            {"seat": 1, "bid": 0, "tricks": 0, "points": 100, "total": 100},
        ],
        "next": {"round": 1, "cards": 1, "dealer": 0},
    }


def test_the_last_round_ends_the_game() -> None:
    state = at(schedule=[1], phase="play", turn=0, trump="9c", hands=[["Ah"], ["As"]], bids=[1, 1])
    state, events = do(state, "0 play Ah", "1 play As")

    assert (state.phase, state.turn, state.round, state.dealer) == ("over", None, 0, 0)
    assert kinds(events) == ["played", "played", "trick", "round", "over"]
    assert events[-2].facts["next"] is None
    assert events[-1].facts == {"places": [[0], [1]], "scores": [110, -10]}
    assert fahrstuhl.result(state) == Result([[0], [1]], [110, -10])


def test_a_game_that_is_not_over_hands_nothing_on() -> None:
    with pytest.raises(ValueError, match="when it is over"):
        fahrstuhl.hand_on(fahrstuhl.initial_state(Options(), 3, None))


def test_a_state_can_be_pickled_and_hashed() -> None:
    for state in random_game(Options(max_cards=2), 3, 7):
        assert pickle.loads(pickle.dumps(state)) == state
        assert hash(state) == hash(pickle.loads(pickle.dumps(state)))
