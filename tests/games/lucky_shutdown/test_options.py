"""LS-2.6 and LS-9: what the host can choose, what the pack is, and what is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from games import lucky_shutdown
from games.form import Field, form
from games.game import Game, OptionsError, Previous, read_options
from games.lucky_shutdown import Options, State
from games.lucky_shutdown.pack import COPIES, PACK, in_order

fulfils: Game[State, Options] = lucky_shutdown
"""Checked by the type checker: the module has every member of a game."""


def test_the_hosts_form() -> None:
    assert form(Options) == [
        Field("lucky_draw", "switch", False),
        Field("early_reveal", "switch", False),
        Field("next_starter", "choice", "after_loser", ["after_loser", "right_of_loser"]),
    ]


@pytest.mark.parametrize(
    ("given", "seats", "named"),
    [
        ({}, 1, "seats"),
        ({}, 6, "seats"),
        ({"next_starter": "loser"}, 3, "next_starter"),
        ({"lucky_draw": 1}, 3, "lucky_draw"),
        ({"early_reveal": "yes"}, 3, "early_reveal"),
        ({"seven": True}, 3, "seven"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(given: dict[str, Any], seats: int, named: str) -> None:
    with pytest.raises(OptionsError) as refused:
        lucky_shutdown.initial_state(read_options(lucky_shutdown, given), seats, None)

    assert refused.value.field == named
    assert str(refused.value).startswith(f"{named}: ")


def test_bots_fill_up_to_three_seats() -> None:
    assert lucky_shutdown.fill_to == 3
    assert list(lucky_shutdown.seats) == [2, 3, 4, 5]


def test_ls_1_the_pack() -> None:
    assert len(PACK) == 48
    assert sum(card[0].isdigit() for card in PACK) == 36
    assert {kind: COPIES[kind] for kind in ("13", "21", "R", "P", "W", "U")} == {
        "13": 4,
        "21": 4,
        "R": 3,
        "P": 3,
        "W": 3,
        "U": 3,
    }
    assert in_order(PACK[::-1]) == PACK


def test_sorted_is_numbers_then_reset_pass_wild_under_orange_first() -> None:
    mixed = ["U18o", "Wx", "Wo", "U16b", "Px", "Rb", "Ro", "21b", "13b", "13o", "U17x"]
    assert " ".join(in_order(mixed)) == "13o 13b 21b Ro Rb Px Wo Wx U16b U17x U18o"


# Who begins the next game (LS-2.6), and who is shown as its dealer (LS-2.7).


@pytest.mark.parametrize(
    ("previous", "dealer"),
    [
        (None, None),
        (Previous([[1], [0], [2]]), 2),
        (Previous([[2], [1], [0]], dealer=1, starter=0), 0),
        (Previous([[1], [2]], dealer=2), 2),
        (Previous([[1], [2]]), None),
        (Previous([[1], [2]], dealer=0), None),
        (Previous([]), None),
        (Previous([[]]), None),
        (Previous([[1], [0], [0]]), None),
    ],
)
def test_ls_2_7_the_loser_deals_if_it_is_still_here(previous: Previous | None, dealer: int | None) -> None:
    assert lucky_shutdown.initial_state(Options(), 3, previous).dealer == dealer


def test_a_previous_game_of_seats_that_there_are_not() -> None:
    with pytest.raises(OptionsError, match="no seat 3"):
        lucky_shutdown.initial_state(Options(), 3, Previous([[3], [0], [1]]))


def test_what_is_handed_on_lets_the_seat_after_the_loser_begin() -> None:
    over = lucky_shutdown.from_position(
        Options(), 3, {"phase": "over", "out": [2, 0], "hands": [[], ["13o"], []]}
    )
    assert lucky_shutdown.hand_on(over) == Previous([[2], [0], [1]], dealer=1)
    assert lucky_shutdown.initial_state(Options(), 3, lucky_shutdown.hand_on(over)).dealer == 1


def test_a_game_that_goes_on_hands_nothing_on() -> None:
    with pytest.raises(ValueError, match="when it is over"):
        lucky_shutdown.hand_on(lucky_shutdown.initial_state(Options(), 3, None))
