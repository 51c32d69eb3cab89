"""What each seat and the TV see, and which other states they cannot tell apart."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from games import lucky_shutdown
from games.game import Zone
from games.lucky_shutdown import Options
from games.lucky_shutdown.pile import Demand
from tests.games.lucky_shutdown.play import at, do


def test_the_public_part_is_the_same_for_all() -> None:
    state = at(
        "18o 20o",
        "19b",
        "",
        out=[2],
        dealer=2,
        pile="16o 18o 18b Px",
        stock="13o 13b",
        removed="Rx",
        up=["21o - -", "- 21b -", "- - -"],
        down=["14o 15o -", "- 16b -", "- - -"],
        luck=[True, False, False],
        known=[["20o"], [], []],
        stalled=4,
    )
    views = [msgspec.to_builtins(lucky_shutdown.observation(state, seat)) for seat in (None, 0, 1, 2)]
    own = {"seat", "hand", "blocked", "zones"}
    public = [{name: value for name, value in view.items() if name not in own} for view in views]

    assert all(part == public[0] for part in public)
    tv = lucky_shutdown.observation(state, None)
    assert (tv.phase, tv.turn, tv.dealer, tv.skipping) == ("play", 0, 2, ())
    assert (tv.pile, tv.top, tv.run, tv.missing) == (("16o", "18o", "18b", "Px"), "18b", 1, 2)
    assert tv.demand == Demand("at_least", 18)
    assert (tv.removed, tv.stock_count, tv.hand_counts) == (("Rx",), 2, (2, 1, 0))
    assert tv.up == (("21o", None, None), (None, "21b", None), (None, None, None))
    assert tv.down == ((True, True, False), (False, True, False), (False, False, False))
    assert (tv.luck, tv.early, tv.out) == ((True, False, False), (False,) * 3, (2,))
    assert (tv.known, tv.stalled) == ((("20o",), (), ()), 4)
    assert (tv.hand, tv.blocked, tv.laid, tv.tied) == ((), {}, (), ())


@pytest.mark.parametrize(
    ("pile", "demand"),
    [
        ("", Demand("any")),
        ("Po", Demand("any")),
        ("20o Wx", Demand("any")),
        ("20o", Demand("at_least", 20)),
        ("19o", Demand("at_least", 19)),
        ("15b", Demand("lock", 15)),
        ("15b 17o Px", Demand("colour", 17, "o")),
        ("17b", Demand("colour", 17, "b")),
        ("17b U17x", Demand("below", 17)),
    ],
)
def test_what_may_be_played_now_is_told(pile: str, demand: Demand) -> None:
    assert lucky_shutdown.observation(at("13o", "14o", pile=pile), None).demand == demand


def test_who_must_skip_is_told_in_order() -> None:
    tv = lucky_shutdown.observation(at("13o", "", "14o", "15o", out=[1], turn=2, skips=2, pile="19o"), None)
    assert tv.demand == Demand("skip", 19)
    assert tv.skipping == (2, 3)
    assert tv.top == "19o"


def test_own_cards_that_cannot_be_played_say_why() -> None:
    def blocked(hand: str, **position: Any) -> dict[str, str]:
        return dict(lucky_shutdown.observation(at(hand, "13o", **position), 0).blocked)

    assert blocked("13b 20o Rx", pile="16o") == {"13b": "too_low"}
    assert blocked("13b 20o Rx", pile="15o") == {"13b": "too_low", "Rx": "magic_lock"}
    assert blocked("14b 14o 20b Rx", pile="17o") == {"20b": "colour_duty"}
    assert blocked("15o 16o 20b Rx", pile="U16b") == {"16o": "not_below", "20b": "not_below"}
    assert blocked("19o 20o Rx", pile="19b", skips=1) == {"20o": "must_skip", "Rx": "must_skip"}
    assert blocked("13b 20o", pile="16o", turn=1) == {"13b": "not_your_turn", "20o": "not_your_turn"}
    assert blocked("14b 20o", pile="16o", up=["20o 21o -", "- - -"]) == {
        "14b": "too_low",
        "21o": "hand_first",
    }
    assert blocked("20o", pile="16o", stock="14o", up=["20b 21o -", "- - -"]) == {
        "20b": "hand_first",
        "21o": "hand_first",
    }
    assert blocked("20o", pile="16o", up=["20b 21o -", "- - -"]) == {"21o": "hand_first"}
    assert blocked("", pile="20b", up=["20o 18o -", "- - -"]) == {"18o": "too_low"}


def test_who_could_react_looks_like_everybody_else_out_of_turn() -> None:
    state = at("20o", "18b 21o", "13o", pile="18o 18o 18b")
    assert lucky_shutdown.legal_actions(state, 1) == ("snap 18b",)
    assert lucky_shutdown.observation(state, 1).blocked == {"18b": "not_your_turn", "21o": "not_your_turn"}
    other = at("20o", "13b 21o", "13o", pile="18o 18o 18b")
    assert lucky_shutdown.observation(state, None) == lucky_shutdown.observation(other, None)
    assert lucky_shutdown.due(state) == lucky_shutdown.due(other)


def test_what_is_due_for_a_seat_that_skips_tells_nothing_about_its_hand() -> None:
    with_19, without = (at("20o", hand, turn=1, skips=1, pile="19o") for hand in ("19b", "21o"))
    assert lucky_shutdown.due(with_19) == lucky_shutdown.due(without)
    assert [(due.seat, due.kind, due.action) for due in lucky_shutdown.due(without)] == [(1, "skip", "skip")]
    assert lucky_shutdown.to_act(with_19) == lucky_shutdown.to_act(without) == (1,)


def test_ls_7_7_others_may_react_first_on_any_pile_whoever_could() -> None:
    for pile, reactions in (("", False), ("13o", True), ("18o 18o 18b", True)):
        for hand in ("18b 21o", "14o 21o"):
            (due,) = lucky_shutdown.due(at("20o", hand, pile=pile))
            assert due.reactions == reactions


def laying() -> lucky_shutdown.State:
    hands = ["13o 14o 15o 16o 17o 18o", "13b 14b 15b 16b 17b 18b", "19o 19b 20o 20b 21o 21b"]
    return do(at(*hands, phase="lay", stock="Rx Wx"), "1 lay 13b 14b 15b")[0]


def test_ls_10_6_what_is_laid_is_shown_to_its_owner_alone() -> None:
    state = laying()
    empty = (None, None, None)
    assert lucky_shutdown.observation(state, 1).up == (empty, ("13b", "14b", "15b"), empty)
    for role in (None, 0, 2):
        view = lucky_shutdown.observation(state, role)
        assert view.up == (empty, empty, empty)
        assert view.laid == (False, True, False)
        assert not {"13b", "14b", "15b"} & set(str(msgspec.to_builtins(view)).split("'"))
        assert Zone("slots", 1, None, 3, "open") in lucky_shutdown.zones(view)
    assert lucky_shutdown.observation(state, 1).blocked == dict.fromkeys(
        ["16b", "17b", "18b", "13b", "14b", "15b"], "laid"
    )
    assert lucky_shutdown.observation(state, 0).blocked == {}


def test_ls_10_6_what_is_laid_is_dealt_anew_for_others() -> None:
    state, seen = laying(), set()
    for seed in range(20):
        other = lucky_shutdown.resample(state, 0, random.Random(seed))
        assert other.hands[0] == state.hands[0]
        assert [len(hand) for hand in other.hands] == [6, 3, 6]
        seen.add(other.up[1])
    assert len(seen) > 10
    own = lucky_shutdown.resample(state, 1, random.Random(1))
    assert (own.hands[1], own.up[1]) == (state.hands[1], state.up[1])


# What all have seen and could remember.


def test_picked_up_cards_are_known_until_they_are_played() -> None:
    state = at("13o 14o", "20o 21o 21b", "15o 15b 20b", pile="18o 18b", stock="Rx Wx Px")
    state, _ = do(state, "0 pickup")
    assert lucky_shutdown.observation(state, 1).known == (("18o", "18b"), (), ())
    state, _ = do(state, "1 play 20o", "2 play 20b", "0 pickup")
    assert state.known[0] == ("18o", "18b", "20o", "20b")
    state, _ = do(state, "1 play 21o", "2 pickup", "0 play 20b 20o")
    assert state.known[0] == ("18o", "18b")
    assert state.known[2] == ("21o",)


def test_one_of_two_alike_that_is_played_may_be_the_known_one() -> None:
    state = at("18o 18o 20o", "21o", pile="13o", known=[["18o"], []])
    assert do(state, "0 play 18o")[0].known[0] == ()
    both = at("18o 18o 20o", "21o", pile="13o", known=[["18o", "18o"], []])
    assert do(both, "0 play 18o")[0].known[0] == ("18o",)


def test_a_blind_card_that_did_not_fit_is_known() -> None:
    state = at("", "13o", pile="16o 20o", down=["14o 20b -", "- - -"])
    assert do(state, "0 flip 1")[0].known[0] == ("14o", "16o", "20o")


def test_known_cards_stay_where_they_are_in_other_states() -> None:
    state = at(
        "18o 18b 20o",
        "13o 14o 21o",
        "15o 16o 21b",
        stock="Rx Wx",
        known=[["18o", "18b"], [], []],
        down=["Po Pb Px", "- - -", "Wo Wb Ro"],
    )
    third = Counter[str]()
    for seed in range(200):
        other = lucky_shutdown.resample(state, 1, random.Random(seed))
        assert other.hands[1] == state.hands[1]
        assert {"18o", "18b"} <= set(other.hands[0])
        assert len(other.hands[0]) == 3
        assert Counter(card for row in other.down for card in row if card) + Counter(other.stock) + Counter(
            card for hand in other.hands for card in hand
        ) == Counter(card for row in state.down for card in row if card) + Counter(state.stock) + Counter(
            card for hand in state.hands for card in hand
        )
        third.update(set(other.hands[0]) - {"18o", "18b"})
    # Twelve hidden cards, each as likely to be the third.
    assert len(third) == 12
    assert max(third.values()) < 5 * min(third.values())


def test_the_lot_stays_among_the_same_seats_in_other_states() -> None:
    state = at("13o 18o 18b", "14b 15b 16b", "13b 17o 17b", phase="start", stock="20o 21o 21b Rx Wx 14o")
    for role in (None, 0, 1, 2):
        assert lucky_shutdown.observation(state, role).tied == (0, 2)
        hands = set()
        for seed in range(12):
            other = lucky_shutdown.resample(state, role, random.Random(seed))
            assert lucky_shutdown.observation(other, role) == lucky_shutdown.observation(state, role)
            hands.add(other.hands)
        assert len(hands) > 3


def test_zones_draw_the_table() -> None:
    state = at("18o", "20o 21o", pile="13o", stock="Rx", up=["- 14o -", "- - -"], down=["15o - -", "- - -"])
    assert lucky_shutdown.zones(lucky_shutdown.observation(state, 1)) == (
        Zone("hand", 0, None, 1, "hand"),
        Zone("slots", 0, (None, "14o", None), 1, "open"),
        Zone("slots", 0, None, 1, "face_down"),
        Zone("hand", 1, ("20o", "21o"), 2, "hand"),
        Zone("slots", 1, (None, None, None), 0, "open"),
        Zone("slots", 1, None, 0, "face_down"),
        Zone("pile", None, ("13o",), 1, "pile"),
        Zone("stock", None, None, 1, "stock"),
        Zone("pile", None, (), 0, "removed"),
    )


def test_before_the_deal_there_is_nothing() -> None:
    view = lucky_shutdown.observation(lucky_shutdown.initial_state(Options(), 3, None), 0)
    assert (view.phase, view.hand, view.stock_count, view.demand) == ("deal", (), 0, Demand("any"))
