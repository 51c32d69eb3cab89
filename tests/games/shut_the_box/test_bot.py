"""The bots of Shut the Box: `normal` plays the optimum, `easy` nearly the simplest way."""

from __future__ import annotations

import random

import pytest

from games import shut_the_box
from games.game import Due, Question
from games.shut_the_box import Options, State
from games.shut_the_box.bot import choose
from games.shut_the_box.flaps import penalty
from tests.games.shut_the_box.play import at, do, throw
from tests.games.shut_the_box.turns import Fits, open_flaps, played

ADD, READ = Options(), Options(scoring="read")


def dice(total: int) -> str:
    """A throw of that sum."""
    return f"{max(1, total - 6)} {min(6, total - 1)}"


def question(state: State, seed: int = 1) -> Question[State]:
    seat = shut_the_box.to_act(state)[0]
    view, legal = shut_the_box.observation(state, seat), shut_the_box.legal_actions(state, seat)
    return Question(seat, state.options, view, legal, (), random.Random(seed))


def normal(state: State) -> str | None:
    """What the bot `normal` does for the seat in turn."""
    return shut_the_box.bots["normal"].choose(question(state))


@pytest.mark.parametrize(
    ("options", "open_", "total", "closed"),
    [
        *((ADD, "123456789", total, f"{total}") for total in range(2, 10)),
        (ADD, "123456789", 10, "1 9"),
        (ADD, "123456789", 11, "2 9"),
        (ADD, "123456789", 12, "3 9"),
        (READ, "123456789", 10, "4 6"),
        (READ, "123456789", 11, "5 6"),
        (READ, "123456789", 12, "5 7"),
        (ADD, "1234567", 8, "1 7"),
        (READ, "1234567", 8, "3 5"),
        (ADD, "1234567", 9, "3 6"),
        (READ, "1234567", 9, "4 5"),
        (ADD, "1234567", 10, "3 7"),
        (READ, "1234567", 10, "4 6"),
        (ADD, "1234567", 11, "4 7"),
        (READ, "1234567", 11, "5 6"),
        (ADD, "1234567", 12, "5 7"),
        (ADD, "2345678", 9, "2 7"),
        (ADD, "2345678", 11, "5 6"),
        (ADD, "2345678", 12, "5 7"),
        (ADD, "123569", 4, "1 3"),
        (ADD, "123569", 7, "1 6"),
        (READ, "123569", 7, "2 5"),
        (ADD, "123569", 8, "3 5"),
        (READ, "123569", 8, "1 2 5"),
        (ADD, "123569", 11, "2 9"),
        (READ, "123569", 11, "1 2 3 5"),
    ],
)
def test_the_best_move(options: Options, open_: str, total: int, closed: str) -> None:
    state, _ = throw(at(seats=2, open=list(map(int, open_)), options=options), dice(total))
    assert normal(state) == f"shut {closed}"


def by_normal(state: int, fits: Fits) -> int:
    """What `normal` closes."""
    legal = ["shut " + " ".join(map(str, open_flaps(closed))) for closed in fits]
    return fits[legal.index(choose(open_flaps(state), legal, ADD))]


def test_normal_reaches_the_least_mean_penalty() -> None:
    """No sample, but all turns at once: 11.157508 points, and a box shut in 7.0889 of a hundred turns."""
    added = played(lambda flaps: float(penalty(flaps, "add")), by_normal)
    shut = played(lambda flaps: float(not flaps), by_normal)

    assert added[-1] == pytest.approx(11.157508, abs=5e-7)
    assert shut[-1] == pytest.approx(0.070889, abs=5e-7)


@pytest.mark.parametrize("options", [ADD, READ, Options(box=12, faces_only=True, one_die=True)])
def test_what_is_due_is_the_choice_of_normal(options: Options) -> None:
    rng, state = random.Random(3), at(seats=2, options=options)
    assert shut_the_box.due(state) == (Due(0, "think", "roll"),)
    for _ in range(60):
        action = shut_the_box.table_action(state, rng)
        if action is None:
            (due,) = shut_the_box.due(state)
            assert (due.seat, due.kind, due.action) == (state.turn, "think", normal(state))
            assert due.action in shut_the_box.legal_actions(state, due.seat or 0)
            action, seat = due.action, due.seat
        else:
            assert shut_the_box.due(state) == ()
            seat = None
        state, _ = shut_the_box.apply_action(state, seat, action)
        if shut_the_box.result(state):
            state = at(seats=2, options=options)


def test_easy_closes_the_fewest_flaps_and_sometimes_any() -> None:
    state, _ = throw(at(seats=2), "6 3")
    chosen = [shut_the_box.bots["easy"].choose(question(state, seed)) for seed in range(200)]
    # Three times in four, and one time in eight of the rest.
    assert 140 < chosen.count("shut 9") < 175
    assert set(chosen) == set(shut_the_box.legal_actions(state, 0))


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_every_level_rolls(level: str) -> None:
    assert shut_the_box.bots[level].choose(question(at(seats=2))) == "roll"
    state, _ = do(at(seats=2, open=[4]), "0 roll", "dice 2 2")
    assert shut_the_box.bots[level].choose(question(state)) == "shut 4"


def test_figures_tell_who_shut_the_box() -> None:
    state, _ = throw(at(seats=3, open=[9], turn=1), "6 3")
    assert shut_the_box.figures(do(state, "1 shut 9")[0]) == {"shut": [0.0, 1.0, 0.0]}
