"""Every game that is found holds what every game must."""

from __future__ import annotations

from typing import Any

import pytest

from games import game as registry
from games.testing import conformance, playable

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "fahrstuhl": [
        {"max_cards": 3},
        {"mode": "up", "max_cards": 4, "bonus": 0},
        {"mode": "single", "single_cards": 10},
        {"mode": "list", "schedule": [5, 1, 7, 1]},
    ],
    "lucky_shutdown": [
        {"lucky_draw": True, "early_reveal": True},
        {"next_starter": "right_of_loser"},
    ],
    "shithead": [
        {"packs": 2, "ten_on_higher": False, "king_reverse": True, "eight_skip": True},
        {"nine_invisible": True, "triple_seven": True, "seven_on_seven": True, "mirror_in_quad": True},
        {"packs": 2, "speed_mode": True, "king_reverse": True, "eight_skip": True},
    ],
    "shut_the_box": [
        {"box": 10, "one_die": True, "end_mode": "finish_round"},
        {"box": 12, "scoring": "read", "end": "rounds", "rounds": 2},
        {"eliminate": True, "faces_only": True},
    ],
}
CARD_FIELDS: dict[str, list[str]] = {
    "fahrstuhl": ["hands", "trump", "trick", "played", "rest"],
    "lucky_shutdown": ["hands", "up", "down", "stock", "pile", "removed"],
    "shithead": ["hands", "up", "down", "stock", "pile", "burned"],
    "shut_the_box": [],
}
"""Where a position of each game holds its cards; a game without cards has an empty list."""

CASES = [
    (name, options, seats)
    for name in registry.names()
    for options in OPTIONS[name]
    for seats in registry.find(name).seats
    if playable(registry.find(name), registry.read_options(registry.find(name), options), seats)
]


@pytest.mark.parametrize(("name", "options", "seats"), CASES)
def test_a_game_holds_what_every_game_must(name: str, options: dict[str, Any], seats: int) -> None:
    fields = CARD_FIELDS[name]
    assert conformance(registry.find(name), options=[options], seats=[seats], card_fields=fields) == 1


@pytest.mark.parametrize("name", registry.names())
def test_a_game_plays_by_its_defaults_too(name: str) -> None:
    game = registry.find(name)
    seats = [max(game.fill_to, game.seats[0])]
    assert conformance(game, seats=seats, seeds=range(2), card_fields=CARD_FIELDS[name]) == 2
