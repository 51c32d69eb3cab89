"""The bots of Shithead: how they play, what they may not see, and that no game goes round for ever."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games import shithead
from games.game import legal_for_all
from games.shithead import Options, State
from games.shithead.bot import QUIET
from tests.games.shithead.play import at, do, question, slots

SPEED = Options(speed_mode=True)


def normal(state: State, seat: int = 0, seed: int = 1) -> str | None:
    return shithead.bots["normal"].choose(question(state, seat, seed))


def cycle(quiet: int = 0) -> State:
    """Two seats that neither go out nor ever want a pile: one has an open 9, the other 7 and A (SH-6.3)."""
    return at(
        turn=1,
        quiet=quiet,
        pile=[],
        hands=[["3h", "7c"], ["7h", "Ah"]],
        up=slots(["9h"], []),
        down=slots(["4h", "4d", "4s"], ["5h"]),
    )


@pytest.mark.parametrize(
    ("pile", "hand", "action"),
    [
        (["4h"], ["Kh", "5h", "9h"], "play 5h"),
        (["4h"], ["9h", "9d", "Kh"], "play 9h 9d"),
        (["4h"], ["10h", "3h", "2h"], "play 3h"),
        (["4h"], ["10h", "2h", "2d"], "play 2h"),
        (["4h"], ["10h", "10d"], "play 10h"),
        (["9h"], ["5h", "8h"], "pickup"),
        ([], ["5h", "4h", "3h"], "play 4h"),
        (["8h", "8d"], ["8s", "8c", "9h", "Kh"], "play 8s 8c"),
        (["Jh", "Jd", "Js"], ["Jc", "Qh"], "play Jc"),
        (["9h", "9d", "9s"], ["9c", "10h"], "play 9c"),
        ([], ["4h", "Kh", "Kd", "Ks", "Kc"], "play Kh Kd Ks Kc"),
        (["2h", "2d", "2s"], ["2c", "Ah"], "play Ah"),
        (["7h"], ["4h", "8h"], "play 4h"),
    ],
)
def test_normal_gets_rid_of_low_cards_and_burns_when_it_can(
    pile: list[str], hand: list[str], action: str
) -> None:
    assert normal(at(pile=pile, hands=[hand, ["5d", "6d"]])) == action


def test_normal_burns_three_sevens_where_they_burn() -> None:
    hands = [["7h", "7d", "7s", "5h"], ["5d", "6d"]]
    assert normal(at(pile=["4h"], hands=hands)) == "play 5h"
    assert normal(at(options=Options(triple_seven=True), pile=["4h"], hands=hands)) == "play 7h 7d 7s"


@pytest.mark.parametrize(
    ("pile", "stock", "options", "action"),
    [
        (["Kh", "Ad"], ["5s"], Options(), "pickup"),
        (["Kh", "Ad"], [], Options(), "play 2h"),
        (["4h", "Ad"], ["5s"], Options(), "play 2h"),
        (["Kh", "Kd", "Ks", "Ad"], ["5s"], Options(), "play 2h"),
        (["Kh", "Ad"], ["5s"], SPEED, "play 2h"),
        ([], ["5s"], Options(), "play 2h"),
    ],
)
def test_normal_takes_a_few_good_cards_rather_than_spend_one(
    pile: list[str], stock: list[str], options: Options, action: str
) -> None:
    assert normal(at(options=options, pile=pile, stock=stock, hands=[["2h", "10h"], ["5d", "6d"]])) == action


def test_normal_flips_rather_than_takes_the_pile() -> None:
    assert normal(at(pile=["Ah"], hands=[[], ["5d"]], down=slots(["4h", "5h"], []))) == "flip 1"


def test_normal_lays_out_its_best_cards() -> None:
    state = at(
        phase="swap",
        turn=None,
        hands=[["4h", "2h", "10h", "Kh", "3h"], ["5d"]],
        up=slots(["5h", "Ah", "9h"], ["8h"]),
    )
    while (action := normal(state)) != "ready":
        state = do(state, f"0 {action}")[0]
    assert sorted(card or "" for card in state.up[0]) == ["10h", "2h", "3h"]


def test_in_speed_mode_a_bot_lets_the_pile_lie() -> None:
    state = at(options=SPEED, pile=["Ah"], hands=[["4h", "5h"], ["5d"]])
    assert normal(state) is None
    assert shithead.bots["easy"].choose(question(state)) is None
    assert normal(at(options=SPEED, pile=["4h"], hands=[["4d", "5h"], ["5d"]])) == "play 4d"


def test_the_due_action_is_what_normal_does() -> None:
    state = at(pile=["4h"], hands=[["9h", "9d", "Kh"], ["5d"]])
    assert [(due.seat, due.kind, due.action) for due in shithead.due(state)] == [(0, "think", "play 9h 9d")]


def test_while_cards_are_swapped_everybody_has_the_same_time() -> None:
    state = at(phase="swap", turn=None, hands=[["4h"], ["5h"]], up=slots(["8h"], ["9h"]))
    before = shithead.due(state)
    assert [(due.seat, due.kind, due.action) for due in before] == [
        (0, "think", "ready"),
        (1, "think", "ready"),
    ]
    assert all(due.decision is not None for due in before)
    assert shithead.due(do(state, "0 swap 4h 8h")[0]) == before
    assert shithead.due(do(state, "0 ready")[0]) == before[1:]


def test_easy_now_and_then_does_anything_but_take_the_pile() -> None:
    state = at(pile=["4h"], hands=[["5h", "9h", "Kh"], ["5d"]])
    done = Counter(shithead.bots["easy"].choose(question(state, 0, seed)) for seed in range(200))
    assert set(done) == {"play 5h", "play 9h", "play Kh"}
    assert done["play 5h"] > 140


def test_sh_6_3_and_bug_24_without_an_end_in_sight_bots_play_at_random() -> None:
    state = at(quiet=QUIET, pile=["4h"], hands=[["5h", "9h", "Kh"], ["5d"]])
    done = Counter(normal(state, 0, seed) for seed in range(400))
    assert set(done) == {"play 5h", "play 9h", "play Kh", "pickup"}
    # A pick-up is a fifth as likely as any play.
    assert 5 < done["pickup"] < 60
    assert set(
        Counter(normal(at(quiet=QUIET - 1, pile=["4h"], hands=[["5h"], ["5d"]])) for _ in range(9))
    ) == {"play 5h"}


def test_sh_6_3_two_that_would_go_round_for_ever_come_to_an_end() -> None:
    seen, state = set[tuple[object, ...]](), cycle()
    for _ in range(60):
        state = do(state, f"{state.turn} {normal(state, state.turn or 0)}")[0]
        seen.add((state.turn, state.pile, state.hands, state.up, state.down))
    assert len(seen) < 20
    assert shithead.result(state) is None

    rng = random.Random(3)
    for _ in range(3000):
        if shithead.result(state):
            break
        seat = state.turn or 0
        state = do(state, f"{seat} {normal(state, seat, rng.randrange(10**6))}")[0]
    assert shithead.result(state)


@pytest.mark.parametrize("options", [Options(), SPEED, Options(packs=2, eight_skip=True, king_reverse=True)])
def test_bug_07_and_bug_10_bots_choose_what_is_legal_and_rest_on_nothing_hidden(options: Options) -> None:
    rng, asked = random.Random(2), 0
    state = shithead.initial_state(options, 3, None)
    while shithead.result(state) is None:
        action, seat = shithead.table_action(state, rng), None
        legal = legal_for_all(shithead, state, range(3))
        for other in legal:
            for level, bot in shithead.bots.items():
                seed = rng.randrange(10**6)
                chosen = bot.choose(question(state, other, seed))
                assert chosen in legal[other] or (chosen is None and other not in shithead.to_act(state)), (
                    level
                )
                elsewhere = shithead.resample(state, other, rng)
                assert bot.choose(question(elsewhere, other, seed)) == chosen
                asked += 1
        if action is None:
            due = shithead.due(state)
            seat = rng.choice(sorted(legal))
            action = normal(state, seat, rng.randrange(10**6))
            if action is None:
                seat, action = due[0].seat, due[0].action
        state, _ = shithead.apply_action(state, seat, action)
    assert asked > 100


@pytest.mark.parametrize("options", [Options(), SPEED, Options(ten_on_higher=False, mirror_in_quad=True)])
def test_bug_24_games_of_bots_end(options: Options) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        state, actions = shithead.initial_state(options, 2 + seed % 3, None), 0
        while shithead.result(state) is None:
            actions += 1
            assert actions < 3000
            action, seat = shithead.table_action(state, rng), None
            if action is None:
                seat = rng.choice(sorted(legal_for_all(shithead, state, range(state.seats))))
                action = normal(state, seat, rng.randrange(10**6))
                if action is None:
                    seat, action = shithead.due(state)[0].seat, shithead.due(state)[0].action
            state, _ = shithead.apply_action(state, seat, action)
