"""FS-2 and FS-10.1: what the host can choose, and what is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from games import fahrstuhl
from games.fahrstuhl import Options, State
from games.fahrstuhl.options import schedule
from games.form import Field, form
from games.game import Game, OptionsError, read_options

fulfils: Game[State, Options] = fahrstuhl
"""Checked by the type checker: the module has every member of a game."""


@pytest.mark.parametrize(
    ("given", "seats", "rounds"),
    [
        ({"max_cards": 3}, 5, (3, 2, 1, 1, 2, 3)),
        ({"mode": "up", "max_cards": 4}, 5, (1, 2, 3, 4)),
        ({"mode": "single", "single_cards": 10}, 6, (10,)),
        ({"mode": "list", "schedule": [5, 3, 1, 3, 5]}, 2, (5, 3, 1, 3, 5)),
    ],
)
def test_fs_2_2_schedule(given: dict[str, Any], seats: int, rounds: tuple[int, ...]) -> None:
    assert schedule(read_options(fahrstuhl, given), seats) == rounds


def test_x7_number_of_rounds() -> None:
    assert len(schedule(Options(max_cards=7), 5)) == 14
    assert len(schedule(Options(max_cards=10), 5)) == 20


@pytest.mark.parametrize(
    ("given", "seats", "named"),
    [
        ({"max_cards": 10}, 7, "max_cards"),
        ({"mode": "up", "max_cards": 8}, 9, "max_cards"),
        ({"mode": "single", "single_cards": 10}, 7, "single_cards"),
        ({"mode": "list", "schedule": [1, 8]}, 9, "schedule"),
        ({"mode": "list"}, 5, "schedule"),
        ({}, 1, "seats"),
        ({}, 10, "seats"),
        ({"max_cards": 0}, 5, "max_cards"),
        ({"max_cards": 11}, 5, "max_cards"),
        ({"single_cards": 11}, 5, "single_cards"),
        ({"bonus": -1}, 5, "bonus"),
        ({"bonus": 1001}, 5, "bonus"),
        ({"bonus": "100"}, 5, "bonus"),
        ({"schedule": [11]}, 5, "schedule"),
        ({"schedule": [1] * 21}, 5, "schedule"),
        ({"mode": "down"}, 5, "mode"),
        ({"fill_to": 10}, 5, "fill_to"),
        ({"hook": True}, 5, "hook"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(given: dict[str, Any], seats: int, named: str) -> None:
    with pytest.raises(OptionsError) as refused:
        fahrstuhl.initial_state(read_options(fahrstuhl, given), seats, None)

    assert refused.value.field == named
    assert str(refused.value).startswith(f"{named}: ")


def test_too_many_cards_says_how_many_would_fit() -> None:
    with pytest.raises(OptionsError, match=r"9 seats with 10 cards each .* 7 each are the most"):
        fahrstuhl.initial_state(Options(max_cards=10), 9, None)


def test_options_of_another_mode_do_not_matter() -> None:
    assert schedule(Options(mode="single", max_cards=10, single_cards=7), 9) == (7,)


def test_the_hosts_form() -> None:
    assert form(Options) == [
        Field("mode", "choice", "hourglass", ["hourglass", "up", "single", "list"]),
        Field("max_cards", "number", 7, [7, 8, 9, 10], 1, 10, {"mode": ["hourglass", "up"]}),
        Field("single_cards", "number", 5, list(range(1, 11)), 1, 10, {"mode": ["single"]}),
        Field("schedule", "numbers", [], [], 1, 10, {"mode": ["list"]}),
        Field("bonus", "number", 100, [0, 50, 100, 150, 200], 0, 1000),
    ]
