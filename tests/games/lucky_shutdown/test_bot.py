"""The bots of Lucky Shutdown: what they do, what they may not see, and games that would not end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games import lucky_shutdown
from games.game import Action, Question
from games.lucky_shutdown import Options, State
from games.lucky_shutdown.bot import STALLED, choose
from tests.games.lucky_shutdown.play import RIGHTS, at


def question(state: State, seat: int, seed: int = 1) -> Question[State]:
    view, legal = lucky_shutdown.observation(state, seat), lucky_shutdown.legal_actions(state, seat)
    return Question(seat, state.options, view, legal, (), random.Random(seed))


def normal(state: State, seat: int = 0) -> Action:
    asked = question(state, seat)
    return choose(asked.observation, asked.legal)


@pytest.mark.parametrize(
    ("hand", "pile", "action"),
    [
        ("16o 18o 21o", "13o", "play 16o"),
        ("16o 16b 21o", "13o", "play 16o 16b"),
        ("16o Rx Wx", "13o", "play 16o"),
        ("14o Rx Wx Px", "20o", "play Px"),
        ("14o Rx Wx", "20o", "play Wx"),
        ("14o 15o", "20o", "pickup"),
        ("14o Po Px", "20o", "play Po"),
        ("18b 20o", "18o 18o 18b", "snap 18b"),
    ],
)
def test_low_numbers_go_first_and_magic_is_kept(hand: str, pile: str, action: Action) -> None:
    assert normal(at(hand, "13b 14b 15b 16b 17b", pile=pile)) == action


def test_a_19_goes_when_the_neighbour_is_nearly_out() -> None:
    assert normal(at("14o 19o", "20o 21o 21b", "13b 15b 16b 17b", pile="13o")) == "play 19o"
    assert normal(at("14o 19o", "20o 21o 21b 20b", "13b", pile="13o")) == "play 14o"


def test_who_can_answer_a_19_does() -> None:
    assert normal(at("19b 20o", "20b", pile="19o", skips=1)) == "play 19b"


def test_a_blind_card_is_tried_before_the_pile_is_taken() -> None:
    assert normal(at("", "13o", pile="20o", down=["14o 15o -", "- - -"])) == "flip 1"
    assert normal(at("14o 15o 16o", "13o", options=RIGHTS, pile="20o", stock="13b")) == "luck"


def test_the_strong_cards_are_laid_open() -> None:
    state = at("13o 14o 15o 20o Wx Rx", "13b 14b 15b 16b 17b 18b", phase="lay")
    assert set(normal(state).split()[1:]) == {"20o", "Wx", "Rx"}


@pytest.mark.parametrize(("level", "low", "high"), [("easy", 0.3, 0.5), ("normal", 0.65, 0.85)])
def test_a_bot_lets_some_reactions_pass(level: str, low: float, high: float) -> None:
    state = at("20o", "18b 21o", "13o", pile="18o 18o 18b")
    answers = Counter(lucky_shutdown.bots[level].choose(question(state, 1, seed)) for seed in range(400))
    assert set(answers) == {"snap 18b", None}
    assert low < answers["snap 18b"] / 400 < high


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_bot_in_turn_always_acts(level: str) -> None:
    state = at("18b 20o", "21o", pile="18o 18o 18b")
    legal = set(lucky_shutdown.legal_actions(state, 0))
    assert {lucky_shutdown.bots[level].choose(question(state, 0, seed)) for seed in range(60)} <= legal


def test_easy_sometimes_does_anything() -> None:
    state = at("18b 20o Rx", "21o", pile="13o")
    done = Counter(lucky_shutdown.bots["easy"].choose(question(state, 0, seed)) for seed in range(300))
    assert set(done) == set(lucky_shutdown.legal_actions(state, 0))
    assert done["play 18b"] > 200


# LS-8.4: a game that goes round in circles.


def test_ls_8_4_after_long_without_a_finish_bots_do_anything_and_seldom_pick_up() -> None:
    state = at("18b 20o Rx Wx", "21o", pile="13o", stalled=STALLED)
    done = Counter(lucky_shutdown.bots["normal"].choose(question(state, 0, seed)) for seed in range(840))
    assert set(done) == set(lucky_shutdown.legal_actions(state, 0))
    assert 20 < done["pickup"] < 70
    before = at("18b 20o Rx Wx", "21o", pile="13o", stalled=STALLED - 1)
    assert {lucky_shutdown.bots["normal"].choose(question(before, 0, seed)) for seed in range(50)} == {
        "play 18b"
    }


def test_ls_8_4_actions_are_counted_until_a_seat_finishes() -> None:
    state = at("18b 20o", "21o", "13b", pile="13o")
    for count, action in enumerate(["play 18b", "play 21o"]):
        assert state.stalled == count
        state, _ = lucky_shutdown.apply_action(state, state.turn, action)
    assert (state.out, state.stalled) == ((1,), 0)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_games_of_normal_bots_end(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    state, actions = lucky_shutdown.initial_state(RIGHTS, seats, None), 0
    while lucky_shutdown.result(state) is None:
        action, seat = lucky_shutdown.table_action(state, rng), None
        if action is None:
            seat = lucky_shutdown.to_act(state)[0]
            asked = question(state, seat, rng.randrange(10**6))
            action = lucky_shutdown.bots["normal"].choose(asked)
        state, _ = lucky_shutdown.apply_action(state, seat, action or "")
        actions += 1
        assert actions < 3000


@pytest.mark.parametrize("seed", range(3))
def test_the_choice_rests_on_nothing_hidden(seed: int) -> None:
    rng = random.Random(seed)
    state, seen = lucky_shutdown.initial_state(Options(lucky_draw=True), 4, None), 0
    # What is due knows no chance, so that games of it alone may go round in circles.
    for _ in range(150):
        for due in lucky_shutdown.due(state):
            assert due.seat is not None
            assert due.action in lucky_shutdown.legal_actions(state, due.seat)
            for _ in range(2):
                seen += 1
                other = lucky_shutdown.resample(state, due.seat, rng)
                assert due in lucky_shutdown.due(other)
                assert lucky_shutdown.bots["normal"].choose(question(other, due.seat)) == (
                    lucky_shutdown.bots["normal"].choose(question(state, due.seat))
                )
        action = lucky_shutdown.table_action(state, rng)
        seat = None if action else lucky_shutdown.to_act(state)[0]
        state, _ = lucky_shutdown.apply_action(state, seat, action or lucky_shutdown.due(state)[0].action)
        if lucky_shutdown.result(state):
            break

    assert seen > 50
