"""What programs for games of this kind are known to get wrong."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from games import lucky_shutdown
from games.game import IllegalAction
from games.lucky_shutdown.pack import PACK
from games.playout import leaves
from tests.games.lucky_shutdown.play import RIGHTS, at, do, random_game

BLIND = at("", "13o 14o", pile="20o", down=["15o 16o 21b", "17o - -"])


def test_the_pile_may_be_taken_though_a_card_fits() -> None:
    assert "pickup" in lucky_shutdown.legal_actions(at("20o 21o", "13o", pile="16o"), 0)


@pytest.mark.parametrize("role", [None, 0, 1])
def test_a_face_down_card_reaches_nobody_before_it_is_turned_up(role: int | None) -> None:
    seen = set(leaves(msgspec.to_builtins(lucky_shutdown.observation(BLIND, role))))
    assert not seen & {"15o", "16o", "21b", "17o"}
    if role is not None:
        assert not {"15o", "16o", "21b", "17o"} & set(
            " ".join(lucky_shutdown.legal_actions(BLIND, role)).split()
        )


def test_a_refused_reveal_tells_nothing_and_changes_nothing() -> None:
    before = lucky_shutdown.to_position(BLIND)
    for seat, action in ((1, "flip 1"), (0, "early 1"), (0, "play 15o")):
        with pytest.raises(IllegalAction) as refused:
            lucky_shutdown.apply_action(BLIND, seat, action)
        assert refused.value.reason in ("not_your_turn", "switched_off", "not_yours")
    assert lucky_shutdown.to_position(BLIND) == before


def test_a_card_that_was_turned_up_stays_turned_up() -> None:
    after, _ = do(BLIND, "0 flip 1")
    assert after.hands[0] == ("15o", "20o")
    assert after.down[0] == (None, "16o", "21b")


def test_the_next_active_seat_follows_one_that_has_finished() -> None:
    state = at("18o", "", "20o 13o", "19o 21o", out=[1], pile="16o")
    state, _ = do(state, "0 play 18o")
    assert (state.out, state.turn) == ((1, 0), 2)
    state, _ = do(state, "2 play 20o", "3 pickup")
    assert state.turn == 2


@pytest.mark.parametrize(("seats", "seed"), [(2, 6), (5, 7)])
def test_every_card_is_somewhere_once(seats: int, seed: int) -> None:
    for state in random_game(RIGHTS, seats, seed)[1:]:
        position = lucky_shutdown.to_position(state)
        fields = ("stock", "pile", "removed", "hands", "up", "down")
        assert Counter(leaves([position[field] for field in fields])) == Counter(PACK)


def test_nobody_goes_on_without_cards() -> None:
    for state in random_game(RIGHTS, 4, 8):
        if state.phase in ("play", "start"):
            for seat in state.active:
                assert state.hands[seat] or any(state.up[seat]) or any(state.down[seat])


@pytest.mark.parametrize(("held", "drawn"), [(3, 1), (4, 0), (5, 0), (2, 2), (1, 2)])
def test_only_fewer_than_three_are_filled_up(held: int, drawn: int) -> None:
    hand = " ".join(["16o", "17o", "18o", "20o", "21o"][:held])
    after, _ = do(at(hand, "13o", pile="14o", stock="15o 15b"), "0 play 16o")
    assert 2 - len(after.stock) == drawn


def test_of_several_cards_the_one_that_was_named_last_lies_on_top() -> None:
    for action, top in (("play 17o 17b", "17b"), ("play 17b 17o", "17o")):
        assert do(at("17o 17b 20o", "13o", pile="14o"), f"0 {action}")[0].pile[-1] == top


def test_other_games_customs_do_not_hold() -> None:
    # A 17 is beaten by colour alone, a 13 is no joker, a WILD no number, a 21 no end of the pile.
    assert lucky_shutdown.legal_actions(at("13b 21b", "14o", pile="17b"), 0) == (
        "play 13b",
        "play 21b",
        "pickup",
    )
    assert lucky_shutdown.legal_actions(at("13b 20o", "14o", pile="21b"), 0) == ("pickup",)
    assert do(at("21o 20o", "14o", pile="13b"), "0 play 21o")[0].pile == ("13b", "21o")


def test_what_was_seen_in_one_game_is_gone_in_the_next() -> None:
    over = random_game(RIGHTS, 3, 9)[-1]
    fresh = lucky_shutdown.initial_state(RIGHTS, 3, lucky_shutdown.hand_on(over))
    dealt, _ = lucky_shutdown.apply_action(
        fresh, None, lucky_shutdown.table_action(fresh, random.Random(1)) or ""
    )
    assert dealt.dealer == over.active[0]
    assert (dealt.known, dealt.removed, dealt.pile, dealt.stalled) == (((),) * 3, (), (), 0)
