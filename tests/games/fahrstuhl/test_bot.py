"""The bots of Fahrstuhl: positions that such bots are known to get wrong, and what they may not see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games import fahrstuhl
from games.fahrstuhl import Options, State
from games.fahrstuhl.bot import choose
from games.fahrstuhl.estimate import at_least, distribution
from games.fahrstuhl.pack import PACK, STRENGTH, in_order
from games.game import Question
from tests.games.fahrstuhl.play import at


def normal(state: State) -> str:
    """What the bot `normal` does for the seat in turn."""
    seat = fahrstuhl.to_act(state)[0]
    return choose(fahrstuhl.observation(state, seat), fahrstuhl.legal_actions(state, seat), 100)


def question(state: State, seed: int = 1) -> Question[State]:
    seat = fahrstuhl.to_act(state)[0]
    view, legal = fahrstuhl.observation(state, seat), fahrstuhl.legal_actions(state, seat)
    return Question(seat, state.options, view, legal, (), random.Random(seed))


def bidding(hand: str, others: list[int], trump: str, decks: int = 36) -> State:
    """The last bidder of a table holds `hand`; the others, who hold anything else, have said `others`."""
    mine = hand.split()
    free = list(PACK[:decks])
    for card in [*mine, trump]:
        free.remove(card)
    random.Random(4).shuffle(free)
    size, seats = len(mine), len(others) + 1
    hands = [free[seat * size : (seat + 1) * size] for seat in range(seats - 1)]
    return at(
        schedule=[size],
        phase="bid",
        dealer=seats - 1,
        deck=list(PACK[:decks]),
        trump=trump,
        hands=[*hands, mine],
        bids=[*others, None],
        rest=free[(seats - 1) * size :],
    )


# The last bidder holds the highest trump and would have to miss a bid of none.


@pytest.mark.parametrize("others", [[0, 0], [1, 0], [0, 1], [1, 1]])
def test_the_last_bidder_with_the_trump_ace_does_not_bid_0(others: list[int]) -> None:
    assert normal(bidding("Ah 7c 8c", others, "9h", 64)) != "bid 0"


def test_both_trump_aces_are_two_tricks() -> None:
    assert int(normal(bidding("Ah Ah 7c", [1, 1], "9h", 64)).split()[1]) >= 2


@pytest.mark.parametrize(("hand", "trump"), [("Ad Kd", "As"), ("Ah Qs Kh", "10c"), ("10d As Jd Kh", "Ad")])
def test_the_last_bidder_knows_whether_ties_will_share(hand: str, trump: str) -> None:
    size = len(hand.split())
    shared, alone = (bidding(hand, others, trump) for others in ([0, 0, 0, 0], [size, size, 0, 0]))
    assert int(normal(shared).split()[1]) == int(normal(alone).split()[1]) + 1


# Who needs every trick that is left leads the strongest card.


@pytest.mark.parametrize(
    ("mine", "led"),
    [("Kc Qc 8c", "Kc"), ("10c 7c", "10c"), ("Ah As", "Ah"), ("10s Kh Qh", "10s")],
)
def test_who_needs_every_trick_leads_the_strongest(mine: str, led: str) -> None:
    hand = mine.split()
    others = [["7h", "7d", "8d"], ["8h", "9h", "9d"]]
    state = at(
        schedule=[len(hand)],
        phase="play",
        turn=0,
        trump="9c",
        hands=[hand, *(other[: len(hand)] for other in others)],
        bids=[len(hand), 0, 0],
    )
    assert normal(state) == f"play {led}"


def test_who_needs_every_trick_overtakes_with_the_strongest() -> None:
    state = at(
        schedule=[2],
        phase="play",
        turn=1,
        trump="9c",
        hands=[["7h"], ["Ac", "10c"], ["8d", "9d"]],
        bids=[0, 2, 0],
        trick=[[0, "Kc"]],
    )
    assert normal(state) == "play Ac"


# Who needs one trick and holds the highest trump does not take one too early.


def test_the_highest_trump_waits_while_a_lower_one_can_be_lost() -> None:
    state = at(
        schedule=[2],
        phase="play",
        turn=2,
        trump="9c",
        hands=[["7h"], ["8d"], ["Ac", "Kc"]],
        bids=[1, 1, 1],
        trick=[[0, "10c"], [1, "Qc"]],
    )
    assert normal(state) == "play Kc"


def test_who_has_made_the_bid_gets_rid_of_the_highest_card_that_loses() -> None:
    state = at(
        schedule=[3],
        phase="play",
        turn=2,
        trump="9c",
        hands=[["7h"], ["8d"], ["Ah", "7d"]],
        bids=[1, 1, 1],
        tricks=[0, 0, 1],
        trick=[[0, "10c"], [1, "7s"]],
    )
    assert normal(state) == "play Ah"


def test_the_last_to_play_takes_the_trick_that_is_missing() -> None:
    state = at(
        schedule=[2],
        phase="play",
        turn=2,
        trump="9c",
        hands=[["Ad"], ["As"], ["Ah", "7d"]],
        bids=[1, 1, 1],
        trick=[[0, "10s"], [1, "Ks"]],
    )
    assert normal(state) == "play Ah"


def sure(state: State, seat: int, bid: int) -> int:
    """How many cards of the hand no unseen card can take a trick from, if this is the last bid."""
    divided = sum(other or 0 for other in state.bids) + bid < state.cards
    strength = STRENGTH[(state.trump or "")[-1]]
    unseen = list(state.deck)
    for card in [*state.hands[seat], state.trump or ""]:
        unseen.remove(card)
    best = max(strength[card] for card in unseen)
    return sum(strength[card] > best or (divided and strength[card] == best) for card in state.hands[seat])


@pytest.mark.parametrize("seed", range(40))
def test_the_last_bid_is_never_below_the_sure_tricks(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.randint(1, 7)
    deck = list(PACK[:36])
    drawn = rng.sample(deck, 5 * size + 1)
    top = in_order(drawn)
    hands = [list(top[seat * size : (seat + 1) * size]) for seat in range(5)]
    trump = top[-1]
    bids = [rng.randint(0, 1) for _ in range(4)]
    state = at(
        schedule=[size], phase="bid", dealer=0, deck=deck, trump=trump, hands=hands, bids=[None, *bids]
    )
    bid = int(normal(state).split()[1])

    assert bid >= sure(state, 0, bid)


@pytest.mark.parametrize("seed", range(3))
def test_the_choice_rests_on_nothing_hidden(seed: int) -> None:
    rng = random.Random(seed)
    state, seen = fahrstuhl.initial_state(Options(mode="list", schedule=(5, 2)), 4, None), 0
    while fahrstuhl.result(state) is None:
        for due in fahrstuhl.due(state):
            assert due.action == normal(state)
            assert due.action in fahrstuhl.legal_actions(state, due.seat or 0)
            for _ in range(3):
                seen += 1
                assert fahrstuhl.due(fahrstuhl.resample(state, due.seat, rng)) == (due,)
        action = fahrstuhl.table_action(state, rng)
        seat = None if action else state.turn
        state, _ = fahrstuhl.apply_action(state, seat, action or fahrstuhl.due(state)[0].action)

    assert seen > 50


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_every_level_chooses_what_is_legal(level: str) -> None:
    rng = random.Random(8)
    state = fahrstuhl.initial_state(Options(max_cards=4), 3, None)
    while fahrstuhl.result(state) is None:
        action = fahrstuhl.table_action(state, rng)
        seat = None if action else state.turn
        if action is None:
            asked = question(state)
            action = fahrstuhl.bots[level].choose(asked)
            assert action in asked.legal
            assert action == fahrstuhl.bots[level].choose(question(state))
        state, _ = fahrstuhl.apply_action(state, seat, action)


def test_easy_sometimes_plays_any_card() -> None:
    position: dict[str, Any] = {"schedule": [3], "phase": "play", "turn": 0, "trump": "9c", "bids": [3, 0]}
    state = at(hands=[["Ah", "Kh", "7h"], ["As", "Ks", "7s"]], **position)
    played = [fahrstuhl.bots["easy"].choose(question(state, seed)) for seed in range(60)]
    assert set(played) == {"play Ah", "play Kh", "play 7h"}
    assert played.count("play Ah") > 40


def test_chances_of_trumps_are_those_of_drawing() -> None:
    assert at_least(4, 2, 2) == (1, 5 / 6, 1 / 6)
    assert at_least(5, 0, 2) == (1, 0, 0)
    assert distribution([0.5, 1.0]) == [0.0, 0.5, 0.5]
