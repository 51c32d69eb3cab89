"""Turns, reactions and the end of Lucky Shutdown, seen from the rules' own functions; and what they tell."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games import lucky_shutdown
from games.game import Event, IllegalAction
from games.lucky_shutdown import Options, State
from games.lucky_shutdown.pack import PACK
from games.lucky_shutdown.refusals import _WHY
from tests.games.lucky_shutdown.play import RIGHTS, at, do, random_game


def facts(events: list[Event], kind: str) -> list[dict[str, object]]:
    return [event.facts for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


# The deal and laying out.


def test_ls_2_the_deal_is_drawn_from_the_given_source() -> None:
    state = lucky_shutdown.initial_state(Options(), 4, None)
    first, again = (lucky_shutdown.table_action(state, random.Random(3)) for _ in range(2))
    assert first == again
    assert first != lucky_shutdown.table_action(state, random.Random(4))
    assert first is not None
    assert Counter(first.split()[1:]) == Counter(PACK)


def test_gen_9_laying_out_is_sealed_and_in_any_order() -> None:
    hands = ["13o 14o 15o 16o 17o 18o", "13b 14b 15b 16b 17b 18b", "19o 19b 20o 20b 21o 21b"]
    state = at(*hands, phase="lay")
    lines = ["0 lay 13o 14o 15o", "1 lay 16b 17b 18b", "2 lay 21o 20o 19o"]
    one, events = do(state, *lines)
    other, _ = do(state, *lines[::-1])

    assert one == other
    assert kinds(events) == ["laid", "laid", "laid", "revealed", "started"]
    assert events[0].facts == {"seat": 0}
    assert events[0].private == {0: {"cards": ["13o", "14o", "15o"]}}
    assert events[3].facts == {"up": [["13o", "14o", "15o"], ["16b", "17b", "18b"], ["21o", "20o", "19o"]]}
    assert events[4].facts == {"seat": 1, "why": "lowest"}


def test_ls_2_6_the_lot_is_among_the_tied_and_each_may_win_it() -> None:
    state = at("13o 21o", "14o", "13b 20o", phase="start")
    drawn = {lucky_shutdown.table_action(state, random.Random(seed)) for seed in range(30)}
    assert drawn == {"start 0", "start 2"}
    after, events = do(state, "start 2")
    assert (after.phase, after.turn) == ("play", 2)
    assert facts(events, "started") == [{"seat": 2, "why": "lot"}]


@pytest.mark.parametrize("action", ["start 1", "start", "start 0 2", "start x", "deal 13o", "roll"])
def test_the_table_may_do_nothing_else_then(action: str) -> None:
    with pytest.raises(IllegalAction):
        lucky_shutdown.apply_action(at("13o", "14o", "13b", phase="start"), None, action)


# The order of cards in one action.


def test_each_top_card_has_one_spelling_where_it_matters() -> None:
    state = at("17o 17o 17b U16b U17x", "13o", pile="13b")
    listed = set(lucky_shutdown.legal_actions(state, 0))
    assert listed == {
        "play 17o",
        "play 17b",
        "play 17o 17o",
        "play 17o 17b",
        "play 17b 17o",
        "play 17o 17o 17b",
        "play 17o 17b 17o",
        "play U16b",
        "play U17x",
        "play U16b U17x",
        "play U17x U16b",
        "pickup",
    }
    assert lucky_shutdown.spell(state, 0, "play 17b 17o 17o") == "play 17o 17b 17o"
    assert lucky_shutdown.spell(state, 0, "play 17o 17b") == "play 17o 17b"
    assert lucky_shutdown.spell(state, 0, "play 17b 17b 17o") == "play 17b 17b 17o"


def test_where_it_does_not_matter_every_order_is_brought_to_the_sorted_one() -> None:
    state = at("20o 20b Po Px", "18o 18b", pile="18o 18b")
    assert lucky_shutdown.spell(state, 0, "play 20b 20o") == "play 20o 20b"
    assert lucky_shutdown.spell(state, 1, "snap 18b 18o") == "snap 18o 18b"
    assert lucky_shutdown.spell(state, 0, "play Px Po") == "play Po Px"
    assert lucky_shutdown.spell(state, 0, "play Px  Po") == "play Px  Po"
    assert lucky_shutdown.spell(state, 0, "lay 20b 20o") == "lay 20b 20o"


def test_a_run_that_clears_the_pile_has_one_spelling() -> None:
    state = at("17o 17b 20o", "13o", pile="17o 17b")
    assert [one for one in lucky_shutdown.legal_actions(state, 0) if one.count(" ") == 2] == [
        "play 17o 17b",
        "snap 17o 17b",
    ]
    three = at("U16b U17x U18o 20o", "13o", pile="13b")
    assert "play U16b U17x U18o" in lucky_shutdown.legal_actions(three, 0)
    assert "play U16b U18o U17x" not in lucky_shutdown.legal_actions(three, 0)


def test_cards_are_taken_from_the_hand_first() -> None:
    state = at("18o", "13o", pile="13b", up=["18o 18b -", "- - -"])
    after, _ = do(state, "0 play 18o 18b")
    assert (after.hands[0], after.up[0]) == ((), ("18o", None, None))


# What is told.


def test_a_turn_tells_what_was_played_and_drawn() -> None:
    after, events = do(at("18o 18b 21o", "13o", pile="13b", stock="20b 20o 14o"), "0 play 18o 18b")
    assert kinds(events) == ["played", "refilled"]
    assert events[0].facts == {"seat": 0, "cards": ["18o", "18b"], "from_hand": 2}
    assert events[1].facts == {"seat": 0, "count": 2, "stock": 1}
    assert events[1].private == {0: {"cards": ["14o", "20o"]}}
    assert after.stock == ("20b",)


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("15o", {"effect": "lock"}),
        ("17b", {"effect": "colour", "colour": "b"}),
        ("Wx", {"effect": "wild"}),
        ("Px", {"effect": "pass"}),
        ("U18o", {"effect": "under", "value": 18}),
    ],
)
def test_what_a_card_does_is_told(card: str, told: dict[str, object]) -> None:
    _, events = do(at(f"{card} 21o", "13o", pile="13b"), f"0 play {card}")
    assert facts(events, "effect") == [{"seat": 0, "card": card, **told}]


def test_a_card_without_a_function_tells_no_effect() -> None:
    assert kinds(do(at("16o 21o", "13o", pile="13b"), "0 play 16o")[1]) == ["played"]


def test_who_skips_is_told_by_name() -> None:
    _, events = do(at("19o 19b 21o", "13o", "14o", "15o", pile="13b"), "0 play 19o 19b")
    assert facts(events, "skip") == [{"seats": [1, 2], "by": 0}]
    _, events = do(at("Px 21o", "13o", "14o", pile="19o"), "0 play Px")
    assert kinds(events) == ["played", "effect", "skip"]


def test_a_pile_that_leaves_is_told_with_its_reason() -> None:
    for hand, pile, action, why in (
        ("Rx 21o", "13b", "play Rx", "reset"),
        ("18b 21o", "18o 18o 18b", "play 18b", "four"),
        ("Px 21o", "Po Pb", "play Px", "three"),
    ):
        _, events = do(at(hand, "13o", pile=pile), f"0 {action}")
        assert kinds(events) == ["played", "cleared"]
        assert events[1].facts["why"] == why
        assert events[1].facts["cards"] == [*pile.split(), action.split()[1]]


def test_blind_cards_are_told_whether_they_fit() -> None:
    state = at("", "13o", pile="16o", down=["14o 20o -", "- - -"])
    _, events = do(state, "0 flip 1")
    assert kinds(events) == ["flipped", "picked_up"]
    assert events[0].facts == {"seat": 0, "slot": 1, "card": "14o", "fits": False, "early": False}
    assert events[1].facts == {"seat": 0, "cards": ["16o", "14o"], "why": "misfit"}
    _, events = do(state, "0 flip 2")
    assert kinds(events) == ["flipped"]
    assert events[0].facts["fits"] is True


def test_the_end_is_told() -> None:
    _, events = do(at("18o", "13o", pile="13b"), "0 play 18o")
    assert kinds(events) == ["played", "finished", "over"]
    assert events[-1].facts == {"places": [[0], [1]], "loser": 1}


# Why not.

TABLE = at("", "13o", pile="20o", down=["14o - 15o", "- - -"])
EARLY = at("", "13o", options=RIGHTS, pile="20o", up=["- 13o -", "- - -"], down=["14o 16o -", "- - -"])
LUCKY = at("14o 15o 16o", "13o", options=RIGHTS, pile="20o", stock="21o")


REFUSED: list[tuple[State, int, str, str]] = [
    (at("13o", "14o", phase="over"), 0, "play 13o", "over"),
    (at("13o", "14o"), 0, "play 13o ", "unknown_action"),
    (at("13o", "14o"), 0, "play", "unknown_action"),
    (at("13o", "14o"), 0, "play 10h", "unknown_action"),
    (at("13o", "14o"), 0, "flip 4", "unknown_action"),
    (at("13o", "14o"), 0, "skip 1", "unknown_action"),
    (at("13o", "14o"), 0, "deal 13o", "unknown_action"),
    (at("13o", "14o"), 0, "lay 13o", "unknown_action"),
    (at("13o", "14o"), 0, "lay 13o 14o 15o", "wrong_phase"),
    (at("13o 14o 15o 16o", "14b 15b 16b 17o", phase="lay"), 0, "play 13o", "wrong_phase"),
    (at("13o 14o 15o 16o", "14b 15b 16b 17o", phase="lay"), 0, "lay 13o 14o 14b", "not_yours"),
    (
        at("13o", "14b 15b 16b 17o", phase="lay", up=["18o 18b 20o", "- - -"]),
        0,
        "lay 13o 13o 13o",
        "laid",
    ),
    (at("", "14o", "15o", turn=1, out=[0]), 0, "snap 14o", "finished"),
    (at("13o", "14o"), 1, "play 14o", "not_your_turn"),
    (at("13o", "14o", pile="13b"), 1, "pickup", "not_your_turn"),
    (at("13o", "14o", pile="13b"), 0, "skip", "no_skip"),
    (at("20o", "14o", pile="19o", skips=1), 0, "play 20o", "must_skip"),
    (at("20o", "14o", pile="19o", skips=1), 0, "pickup", "must_skip"),
    (at("20o", "14o", pile="19o", skips=1), 0, "flip 1", "must_skip"),
    (at("20o", "14o", pile="13b"), 0, "play 21o", "not_yours"),
    (at("20o", "14o", pile="13b"), 0, "play 20o 20o", "not_yours"),
    (at("20o 21o", "14o", pile="13b"), 0, "play 20o 21o", "not_equal"),
    (at("20o 21o", "14o", pile="13b", up=["18o - -", "- - -"]), 0, "play 18o", "hand_first"),
    (at("20o 21o", "14o", pile="13b", up=["20b - -", "- - -"]), 0, "play 20o 20b", "hand_first"),
    (
        at("20o", "14o", pile="13b", stock="13o", up=["20b - -", "- - -"]),
        0,
        "play 20o 20b",
        "stock_first",
    ),
    (at("", "14o", pile="13b", stock="13o", up=["20b - -", "- - -"]), 0, "play 20b", "stock_first"),
    (at("14o", "13o", pile="16o"), 0, "play 14o", "too_low"),
    (at("Rx", "13o", pile="15o"), 0, "play Rx", "magic_lock"),
    (at("14o", "13o", pile="15o"), 0, "play 14o", "too_low"),
    (at("14b", "13o", pile="17o"), 0, "play 14b", "colour_duty"),
    (at("18o", "13o", pile="U17x"), 0, "play 18o", "not_below"),
    (at("18o", "13o"), 0, "pickup", "empty_pile"),
    (at("18o", "13o"), 1, "snap 13o", "empty_pile"),
    (at("18o", "13o", pile="13b"), 1, "snap 13o", "not_all"),
    (at("18o", "13o", pile="14b 14b 14o"), 1, "snap 13o", "not_all"),
    (at("18o", "13o", pile="14b 14b 14o"), 1, "snap 14o", "not_yours"),
    (at("18o", "13o", pile="14b 14b 14o", up=["- - -", "14o - -"]), 1, "snap 14o", "hand_first"),
    (at("18o", "17b", pile="17b 17o 17o"), 1, "snap 17b", "colour_duty"),
    (at("18o", "Px", pile="15o Po Pb"), 1, "snap Px", "magic_lock"),
    (TABLE, 0, "flip 2", "empty_slot"),
    (at("18o", "13o", down=["14o - -", "- - -"]), 0, "flip 1", "hand_first"),
    (at("", "13o", down=["14o - -", "- - -"], stock="20o"), 0, "flip 1", "stock_first"),
    (at("", "13o", down=["14o - -", "- - -"], up=["20o - -", "- - -"]), 0, "flip 1", "open_first"),
    (at("14o", "13o", pile="20o", stock="21o"), 0, "luck", "switched_off"),
    (at("14o", "13o"), 0, "luck", "empty_pile"),
    (at("14o", "13o", options=RIGHTS, pile="20o", stock="21o", luck=[True, False]), 0, "luck", "used"),
    (at("20b", "13o", options=RIGHTS, pile="20o", stock="21o"), 0, "luck", "can_play"),
    (at("14o", "13o", options=RIGHTS, pile="20o"), 0, "luck", "empty_stock"),
    (TABLE, 0, "early 1", "switched_off"),
    (at("", "13o", options=RIGHTS, pile="20o", down=["14o - -", "- - -"]), 0, "early 1", "can_play"),
    (EARLY, 0, "early 2", "covered"),
    (EARLY, 0, "early 3", "empty_slot"),
    (at("14b", "13o", options=RIGHTS, pile="20o", down=["14o - -", "- - -"]), 0, "early 1", "hand_first"),
    (
        at("", "13o", options=RIGHTS, pile="20o", stock="21o", down=["14o - -", "- - -"]),
        0,
        "early 1",
        "stock_first",
    ),
    (
        at("", "13o", options=RIGHTS, pile="20o", early=[True, False], down=["14o - -", "- - -"]),
        0,
        "early 1",
        "used",
    ),
]


@pytest.mark.parametrize(("state", "seat", "action", "reason"), REFUSED)
def test_what_is_refused_says_why(state: State, seat: int, action: str, reason: str) -> None:
    assert lucky_shutdown.why_not(state, seat, action) == reason
    with pytest.raises(IllegalAction) as refused:
        lucky_shutdown.apply_action(state, seat, action)
    assert refused.value.reason == reason


def test_every_reason_has_a_case() -> None:
    assert {reason for *_, reason in REFUSED} == set(_WHY)


# What holds in any game.


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_who_must_act_can_and_nobody_who_has_finished_may(seats: int, seed: int) -> None:
    for state in random_game(RIGHTS, seats, seed):
        for seat in lucky_shutdown.to_act(state):
            assert lucky_shutdown.legal_actions(state, seat)
        for seat in state.out:
            assert not lucky_shutdown.legal_actions(state, seat)
        if state.phase == "play":
            assert state.turn in state.active
            assert state.skips <= len(state.active)


def test_a_new_game_starts_with_all_rights_unused() -> None:
    over = random_game(RIGHTS, 3, 5)[-1]
    fresh = lucky_shutdown.initial_state(RIGHTS, 3, lucky_shutdown.hand_on(over))
    assert (fresh.luck, fresh.early, fresh.removed, fresh.known) == (
        (False,) * 3,
        (False,) * 3,
        (),
        ((),) * 3,
    )
