"""Whoever falls silent, whenever, for as long: every game with a limit ends, and bots do what they like."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from server import party, shelf, wire
from server.asking import Ask
from tests.server.evening import Evening, folded

GAMES: list[tuple[str, Mapping[str, Any]]] = [
    ("fahrstuhl", {"mode": "list", "schedule": [3, 1, 2]}),
    ("shithead", {"king_reverse": True, "eight_skip": True, "nine_invisible": True}),
    ("shithead", {"speed_mode": True, "speed_idle_s": 5}),
    ("lucky_shutdown", {"lucky_draw": True, "early_reveal": True}),
    ("shut_the_box", {"end": "rounds", "rounds": 2, "one_die": True}),
    ("shut_the_box", {"eliminate": True, "box": 12}),
    ("shut_the_box", {"scoring": "read", "end": "rounds", "rounds": 1}),
]
MUST_ACT = [(game, options) for game, options in GAMES if "speed_mode" not in options]
"""Where somebody has to act at every moment: elsewhere what is due alone ends no game."""
NAMES = ("Anna", "Ben", "Cleo", "Dora")
LONGEST = 4 * 3600.0
"""Seconds in which any of these games has long ended, with the fewest seconds a decision."""
STEP = 7.0

BOTS: list[Callable[[Ask], str | None]] = [
    lambda _: None,
    lambda _: "nonsense",
    lambda ask: f"play {'x' * 500}" if ask.seat % 2 else "",
]
"""What the shell makes of bots that raise or hang; bots that talk nonsense."""


def test_every_game_of_the_house_is_here() -> None:
    assert {game for game, _ in GAMES} == set(shelf.games())


class Silent(Evening):
    """An evening whose bots answer as the test says, if it says anything."""

    answers: Callable[[Ask], str | None] | None = None

    def thought(self, ask: Ask) -> str | None:
        if self.answers is None:
            return super().thought(ask)
        # Of a chance that it may let pass the shell takes nonsense for silence.
        return None if ask.may_pass else self.answers(ask)


def begun(game: str, options: Mapping[str, Any], seed: int) -> Silent:
    evening = Silent(*NAMES[: 2 + seed % 3], game=game, seed=seed)
    evening.order(wire.SetUp(options=dict(options), seconds=15))
    evening.order(wire.Start())
    return evening


def taps(evening: Silent, rng: random.Random, awake: set[int]) -> None:
    """Who is awake does something that he may do, if he has to, or where nobody has to."""
    for member in awake:
        me = evening.phone(member).me
        asked = me and (me.must_act or not evening.table.to_act)
        if me and asked and me.legal and not evening.paused():
            evening.act(member, rng.choice(me.legal))


def play_on(evening: Silent, rng: random.Random, awake: set[int], seconds: float) -> None:
    """Until the game is over, at most so long."""
    until = evening.now + seconds
    while evening.table.result is None and evening.now < until:
        taps(evening, rng, awake)
        evening.pass_time(STEP, bots=True)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_from_any_point_on_with_anybody_silent_a_game_ends(
    game: str, options: Mapping[str, Any], seed: int
) -> None:
    rng = random.Random(f"{game} {seed}")
    evening = begun(game, options, seed)
    everybody = set(range(1, len(evening.party.members) + 1))
    play_on(evening, rng, everybody, rng.uniform(0, 90))
    silent = set(rng.sample(sorted(everybody), rng.randint(1, len(everybody))))
    for member in silent:
        # Some are gone, some look at the table and do nothing, some have the rules open.
        if rng.random() < 0.4:
            evening.drop(member)
        elif rng.random() < 0.3:
            evening.do(member, wire.Rules(True))
    play_on(evening, rng, everybody - silent, LONGEST)

    assert evening.table.result is not None
    assert folded(evening.journal) == evening.party


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_though_all_look_at_the_table_and_do_nothing_a_game_ends(
    game: str, options: Mapping[str, Any]
) -> None:
    rng = random.Random(game)
    evening = begun(game, options, 2)
    play_on(evening, rng, {1, 2, 3, 4}, rng.uniform(0, 60))
    assert evening.table.result is None
    play_on(evening, rng, set(), LONGEST)

    assert evening.table.result is not None


@pytest.mark.parametrize("answers", BOTS, ids=["nothing", "nonsense", "too much"])
@pytest.mark.parametrize(("game", "options"), MUST_ACT)
def test_whatever_its_bots_answer_a_game_ends(
    game: str, options: Mapping[str, Any], answers: Callable[[Ask], str | None]
) -> None:
    rng = random.Random(game)
    evening = begun(game, options, 0)
    evening.answers = answers
    evening.drop(2)
    play_on(evening, rng, set(), LONGEST)

    assert evening.table.result is not None


@pytest.mark.parametrize(("game", "options"), MUST_ACT)
def test_at_every_moment_of_a_game_something_is_due(game: str, options: Mapping[str, Any]) -> None:
    evening = begun(game, options, 1)
    longest = 0.0
    while evening.table.result is None:
        due = party.wake(evening.party)
        assert due is not None, evening.party
        longest = max(longest, due - evening.now)
        evening.pass_time(max(due - evening.now, 0.0), bots=True)
    # A decision's fifteen seconds, or a score sheet's; a phone that is gone is a matter of sixty.
    assert longest <= 60.0
