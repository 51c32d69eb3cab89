"""The course of a game: what each step tells the table, who deals and opens, and what is handed on."""

from __future__ import annotations

import pickle
import random

import pytest

from games import shithead
from games.game import IllegalAction, OptionsError, Previous, Result
from games.shithead import Options
from games.shithead.pack import PACKS
from tests.games.shithead.play import at, do, kinds, random_game, slots

LOST = Previous(places=[[1], [0], [2]], dealer=0, starter=1)


def test_sh_2_3_without_a_previous_game_the_lot_decides() -> None:
    state = shithead.initial_state(Options(), 3, None)
    assert (state.phase, state.dealer) == ("start", 0)
    drawn = {shithead.table_action(state, random.Random(seed)) for seed in range(20)}
    assert drawn == {"start 0", "start 1", "start 2"}
    state, events = do(state, "start 0")
    assert (state.phase, state.dealer) == ("deal", 2)
    assert events[0].facts == {"seat": 0}


@pytest.mark.parametrize(
    ("options", "previous", "phase", "dealer"),
    [
        (Options(), LOST, "deal", 1),
        (Options(), Previous(places=[[0], [1], [2]], dealer=2), "deal", 0),
        (Options(tournament=True), LOST, "deal", 2),
        (Options(tournament=True), Previous(places=[], dealer=1), "deal", 2),
        (Options(), Previous(places=[[0], [1], [2]]), "start", 0),
        (Options(tournament=True), Previous(places=[[0], [1]]), "deal", 1),
        (Options(speed_mode=True), None, "deal", None),
        (Options(speed_mode=True, tournament=True), LOST, "deal", None),
    ],
)
def test_sh_2_3_and_sh_8_6_who_deals(
    options: Options, previous: Previous | None, phase: str, dealer: int | None
) -> None:
    state = shithead.initial_state(options, 3, previous)
    assert (state.phase, state.dealer) == (phase, dealer)


@pytest.mark.parametrize("previous", [Previous(places=[[0], [3]]), Previous(places=[], dealer=3)])
def test_a_dealer_without_a_seat_is_refused(previous: Previous) -> None:
    with pytest.raises(OptionsError, match="previous"):
        shithead.initial_state(Options(tournament=True), 3, previous)


def test_sh_2_1_the_deal_tells_each_seat_its_own_hand() -> None:
    state = shithead.initial_state(Options(), 2, LOST)
    deal = shithead.table_action(state, random.Random(5)) or ""
    state, (dealt,) = do(state, deal)

    cards = deal.split()[1:]
    assert sorted(cards) == sorted(PACKS[1])
    assert state.down == (tuple(cards[0:3]), tuple(cards[3:6]))
    assert dealt.facts == {"dealer": 1, "up": [cards[6:9], cards[9:12]], "stock": 30}
    assert dealt.private == {seat: {"hand": list(state.hands[seat])} for seat in (0, 1)}
    assert sorted(state.hands[0]) == sorted(cards[12:17])
    assert state.stock == tuple(reversed(cards[22:]))


def test_sh_2_4_a_swap_is_seen_and_the_opening_is_told() -> None:
    state = at(phase="swap", turn=None, dealer=1, hands=[["4h"], ["5h"]], up=slots(["9h", "Kh"], ["8h"]))
    state, events = do(state, "0 swap 4h Kh", "0 ready", "1 ready")

    assert events[0].facts == {"seat": 0, "slot": 2, "up": "4h", "hand": "Kh"}
    assert kinds(events) == ["swapped", "ready", "ready", "opened"]
    assert events[-1].facts == {"seat": 0}
    assert state.known == (("Kh",), ())


def test_sh_4_7_a_play_tells_what_counts_now() -> None:
    state = at(pile=["9h"], stock=["Ah"], hands=[["3h", "4h"], ["5h"]])
    state, events = do(state, "0 play 3h")

    assert kinds(events) == ["played", "drew"]
    assert events[0].facts == {
        "seat": 0,
        "cards": ["3h"],
        "source": "hand",
        "slots": [],
        "counts": "9",
        "effect": "mirror",
    }
    assert events[1].facts == {"seat": 0, "count": 1, "left": 0}
    assert events[1].private == {0: {"cards": ["Ah"]}}


def test_sh_9_5_cards_are_told_to_their_owner_in_the_order_in_which_they_are_drawn() -> None:
    drew = do(at(stock=["4s", "Ah", "5s"], hands=[["4h", "6h", "8h", "9h"], ["5h"]]), "0 play 4h")[1][-1]
    assert drew.facts == {"seat": 0, "count": 2, "left": 1}
    assert drew.private == {0: {"cards": ["5s", "Ah"]}}


@pytest.mark.parametrize(
    ("card", "pile", "effect"),
    [("2h", ["Kh"], "reset"), ("7h", ["4h"], "low_rule"), ("3h", [], None), ("9h", ["5h"], "invisible")],
)
def test_a_play_tells_its_effect(card: str, pile: list[str], effect: str | None) -> None:
    state = at(options=Options(nine_invisible=True), pile=pile, hands=[[card, "4d"], ["5d"]])
    assert do(state, f"0 play {card}")[1][0].facts["effect"] == effect


def test_a_nine_is_nothing_special_without_the_house_rule() -> None:
    played = do(at(pile=["5h"], hands=[["9h", "4d"], ["5d"]]), "0 play 9h")[1][0]
    assert (played.facts["effect"], played.facts["counts"]) == (None, "9")


@pytest.mark.parametrize(
    ("pile", "hand", "play", "cause"),
    [
        (["Kh"], ["10h", "4d"], "10h", "ten"),
        (["8h", "8d", "8s"], ["8c", "4d"], "8c", "four"),
        (["5h"], ["7h", "7d", "7s", "4d"], "7h 7d 7s", "triple_seven"),
    ],
)
def test_a_burn_tells_its_cause(pile: list[str], hand: list[str], play: str, cause: str) -> None:
    state, events = do(
        at(options=Options(triple_seven=True), pile=pile, hands=[hand, ["5d"]]), f"0 play {play}"
    )

    assert kinds(events) == ["played", "burned"]
    assert events[1].facts == {"seat": 0, "cause": cause, "cards": [*pile, *play.split()]}
    assert state.turn == 0


def test_sh_8_1_and_sh_8_2_turns_and_skips_are_told() -> None:
    options = Options(king_reverse=True, eight_skip=True)
    state = at(options=options, hands=[["Kh", "4d"], ["5d"], ["8h", "6d"]])
    state, events = do(state, "0 play Kh")
    assert events[1].kind == "turned"
    assert events[1].facts == {"direction": -1, "kings": 1}
    state, events = do(state, "2 pickup", "1 play 5d")
    state = at(options=options, direction=-1, turn=2, hands=[["4d"], ["5d"], ["8h", "6d"]])
    _, events = do(state, "2 play 8h")
    assert events[-1].kind == "skipped"
    assert events[-1].facts == {"seat": 2, "seats": [1], "next": 0}


def test_sh_3_4_a_flip_is_told_before_what_follows() -> None:
    fits = at(pile=["5h"], hands=[[], ["5d"]], down=slots(["Kh", "4h"], []))
    state, events = do(fits, "0 flip 1")
    assert kinds(events) == ["flipped", "played"]
    assert events[0].facts == {"seat": 0, "slot": 1, "card": "Kh", "fits": True}
    assert (events[1].facts["source"], events[1].facts["slots"]) == ("down", [1])

    state, events = do(fits, "0 flip 2")
    assert kinds(events) == ["flipped", "picked_up"]
    assert events[0].facts == {"seat": 0, "slot": 2, "card": "4h", "fits": False}
    assert events[1].facts == {"seat": 0, "cards": ["4h", "5h"], "why": "flip"}
    assert state.known == (("4h", "5h"), ())


def test_sh_3_1_a_pick_up_is_told_and_remembered() -> None:
    state, events = do(at(pile=["5h", "9h"], hands=[["4h"], ["5d", "6d"]]), "0 pickup", "1 play 5d")
    assert events[0].facts == {"seat": 0, "cards": ["5h", "9h"], "why": "choice"}
    assert state.known == (("5h", "9h"), ())
    assert do(state, "0 play 9h")[0].known == (("5h",), ())


def test_sh_6_1_going_out_and_the_end_are_told() -> None:
    state, events = do(at(hands=[["5h"], ["6h"], ["7h", "4d"]]), "0 play 5h", "1 play 6h")
    assert kinds(events) == ["played", "out", "played", "out", "over"]
    assert events[1].facts == {"seat": 0, "place": 1}
    assert events[-1].facts == {"places": [[0], [1], [2]], "loser": 2}
    assert shithead.result(state) == Result([[0], [1], [2]], None)


def test_the_game_hands_on_places_dealer_and_opener() -> None:
    state = do(at(dealer=1, hands=[["5h"], ["6h", "7h"]]), "0 play 5h")[0]
    assert shithead.hand_on(state) == Previous([[0], [1]], dealer=1, starter=0)
    speedy = do(at(options=Options(speed_mode=True), hands=[["5h"], ["6h", "7h"]]), "0 play 5h")[0]
    assert shithead.hand_on(speedy) == Previous([[0], [1]])


def test_a_game_that_is_not_over_hands_nothing_on() -> None:
    with pytest.raises(ValueError, match="when it is over"):
        shithead.hand_on(shithead.initial_state(Options(), 3, None))


def test_bug_30_nobody_plays_on_with_no_cards() -> None:
    state = do(at(hands=[["5h"], ["6h", "7h"], ["8h", "9h"]]), "0 play 5h")[0]
    assert shithead.legal_actions(state, 0) == ()
    assert do(state, "1 play 6h", "2 play 8h")[0].turn == 1


def test_bug_36_a_set_lies_as_it_is_listed_and_the_hand_is_refilled_below_five() -> None:
    state = at(pile=["5h"], stock=["Ah", "Kh"], hands=[["6c", "6h", "8h", "9h", "Jh"], ["5d"]])
    assert shithead.spell(state, 0, "play 6c 6h") == "play 6h 6c"
    state = do(state, "0 play 6c")[0]
    assert len(state.hands[0]) == 5
    assert state.stock == ("Ah",)
    state = at(pile=["5h"], hands=[["6c", "6h", "8h"], ["5d"]])
    assert do(state, "0 play 6h 6c")[0].pile == ("5h", "6h", "6c")


@pytest.mark.parametrize("action", ["", "deal", "play 5h", "pickup", "start 0", "deal 5h", "free", "free 1"])
def test_the_table_does_nothing_while_seats_play(action: str) -> None:
    with pytest.raises(IllegalAction):
        shithead.apply_action(at(hands=[["5h"], ["6h"]]), None, action)


def test_quiet_counts_actions_until_somebody_goes_out() -> None:
    state = at(hands=[["5h", "6h"], ["7h"], ["8h", "9h"]])
    state = do(state, "0 play 5h")[0]
    assert state.quiet == 1
    assert do(state, "1 play 7h")[0].quiet == 0
    assert do(state, "1 pickup")[0].quiet == 2


def test_a_state_can_be_pickled_and_hashed() -> None:
    for state in random_game(Options(eight_skip=True), 3, 7)[:100]:
        assert pickle.loads(pickle.dumps(state)) == state
        assert hash(state) == hash(pickle.loads(pickle.dumps(state)))
