"""What each seat and the TV see, and which other states they cannot tell apart."""

from __future__ import annotations

import random
from collections import Counter

import msgspec

from games import shithead
from games.game import Zone
from games.shithead import Options, State
from tests.games.shithead.play import at, do, random_game, slots


def playing() -> State:
    return at(
        pile=["9h", "3h"],
        burned=["4c", "10c"],
        stock=["Ah", "Kh", "Qh"],
        hands=[["5h", "Js", "2d"], ["6h", "8h"], []],
        known=[[], ["8h"], []],
        up=slots(["Jd", "4d"], [], ["Qd", None, "Qs"]),
        down=slots(["7d"], ["7s", None, "6s"], ["5s"]),
        quiet=12,
    )


def test_the_public_part_is_the_same_for_all() -> None:
    views = [msgspec.to_builtins(shithead.observation(playing(), seat)) for seat in (None, 0, 1, 2)]
    own = {"seat", "hand", "blocked", "zones"}

    public = [{name: value for name, value in view.items() if name not in own} for view in views]
    assert all(part == public[0] for part in public)
    tv = shithead.observation(playing(), None)
    assert (tv.phase, tv.turn, tv.dealer, tv.direction) == ("play", 0, 0, 1)
    assert (tv.pile, tv.counts, tv.mirrored) == (("9h", "3h"), "9", True)
    assert tv.playable == ("3", "9", "10", "J", "Q", "K", "A", "2")
    assert (tv.burned, tv.stock_count, tv.hand_counts) == (("4c", "10c"), 3, (3, 2, 0))
    assert tv.down == ((True, False, False), (True, False, True), (True, False, False))
    assert tv.sources == ("hand", "hand", "up")
    assert tv.known == ((), ("8h",), ())
    assert tv.quiet == 12
    assert (tv.hand, tv.blocked) == ((), {})


def test_own_cards_that_may_not_be_played_say_why() -> None:
    state = playing()
    assert shithead.observation(state, 0).blocked == {"5h": "too_low", "Jd": "hand_first", "4d": "hand_first"}
    assert shithead.observation(state, 1).blocked == dict.fromkeys(("6h", "8h"), "not_your_turn")
    assert shithead.observation(state, 2).blocked == dict.fromkeys(("Qd", "Qs"), "not_your_turn")
    low = at(pile=["7h"], hands=[[], ["5h"]], up=slots(["8h", "7d", "4h"], []))
    assert shithead.observation(low, 0).blocked == {"8h": "low_rule", "7d": "seven_on_seven"}
    swap = at(phase="swap", turn=None, hands=[["4h"], ["5h"]], up=slots(["8h"], ["9h"]))
    assert shithead.observation(swap, 0).blocked == dict.fromkeys(("4h", "8h"), "swapping")


def test_what_is_not_blocked_can_be_played() -> None:
    for options in Options(), Options(speed_mode=True, nine_invisible=True, ten_on_higher=False):
        for state in random_game(options, 3, 11)[:300]:
            for seat in state.active if state.phase == "play" else ():
                view, legal = shithead.observation(state, seat), shithead.legal_actions(state, seat)
                own = {*view.hand, *(card for card in view.up[seat] if card)}
                free = {card for card in own if f"play {card}" in legal}
                assert free == own - set(view.blocked)


def test_a_card_both_in_the_hand_and_open_is_the_hands() -> None:
    state = at(options=Options(packs=2), hands=[["5h"], ["6h"]], up=slots(["5h"], []))
    assert shithead.observation(state, 0).blocked == {}


def test_nobody_deals_before_the_lot() -> None:
    state = shithead.initial_state(Options(), 3, None)
    assert shithead.observation(state, 0).dealer is None
    assert shithead.observation(do(state, "start 1")[0], 0).dealer == 0


def test_zones_show_the_own_hand_and_no_face_down_card() -> None:
    zones = shithead.zones(shithead.observation(playing(), 0))
    assert Zone("hand", 0, ("5h", "Js", "2d"), 3, "hand") in zones
    assert Zone("hand", 1, None, 2, "hand") in zones
    assert Zone("slots", 2, ("Qd", None, "Qs"), 2, "up") in zones
    assert Zone("slots", 1, None, 2, "down") in zones
    assert Zone("pile", None, ("9h", "3h"), 2, "pile") in zones
    assert Zone("stock", None, None, 3, "stock") in zones
    assert Zone("hand", 0, None, 3, "hand") in shithead.zones(shithead.observation(playing(), None))


def test_a_known_card_stays_where_all_know_it_is() -> None:
    state, rng = playing(), random.Random(1)
    hands = Counter[tuple[str, ...]]()
    for _ in range(300):
        other = shithead.resample(state, 0, rng)
        assert other.hands[0] == state.hands[0]
        assert "8h" in other.hands[1]
        assert (other.up, other.pile, other.burned, other.known) == (
            state.up,
            state.pile,
            state.burned,
            state.known,
        )
        hands[other.hands[1]] += 1
    # Stock, four face-down cards and the one card of seat 1 that nobody has seen.
    assert len(hands) == 8
    assert min(hands.values()) > 15


def test_own_face_down_cards_are_not_known_either() -> None:
    state, rng = playing(), random.Random(1)
    assert {shithead.resample(state, 0, rng).down[0][0] for _ in range(200)} >= {"7d", "Ah", "7s", "6h"}


def test_the_tv_knows_no_hand() -> None:
    state, rng = playing(), random.Random(1)
    assert any(shithead.resample(state, None, rng).hands[0] != state.hands[0] for _ in range(20))


def test_bug_17_a_blind_card_is_named_by_no_action() -> None:
    state = at(pile=["5h"], hands=[[], ["5d"]], down=slots(["Kh", "4h"], []))
    assert shithead.legal_actions(state, 0) == ("flip 1", "flip 2", "pickup")
