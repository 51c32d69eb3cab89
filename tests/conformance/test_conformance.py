"""Every game that is found holds what every game must; how it is asked stands beside its own tests."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from games import game as registry
from games.testing import conformance, playable

OPTIONS: dict[str, list[dict[str, Any]]] = {}
"""Sets of options that a game is played with, beside its defaults."""
CARD_FIELDS: dict[str, list[str]] = {}
"""Where a position of each game holds its cards; a game without cards has an empty list."""

for each in registry.names():
    own = import_module(f"tests.games.{each}.conformance")
    OPTIONS[each], CARD_FIELDS[each] = own.OPTIONS, own.CARD_FIELDS

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
