"""Raffle holds what every game must, and its one rule."""

from __future__ import annotations

from typing import Any

from games import game as registry
from games.game import read_options
from games.testing import conformance

CARD_FIELDS = ["hands", "laid", "spent", "stock"]


def test_it_holds_what_every_game_must() -> None:
    game = registry.find("raffle")

    played = conformance(
        game, options=[{}, {"prizes": 3, "consolation": True}], seeds=range(3), card_fields=CARD_FIELDS
    )

    assert played == 2 * len(game.seats) * 3


def test_the_highest_ticket_wins_the_prize_and_the_lowest_the_consolation() -> None:
    game, state = _thrown(4, consolation=True)
    lays = zip(("lay 9", "lay 40", "lay 3"), (1, 0, 2), strict=True)

    for action, seat in lays:
        state, events = game.apply_action(state, seat, action)

    assert state.scores == (4, 0, 1)
    assert events[-1].facts == {"seat": 0, "prize": 4, "card": "40", "tickets": ["40", "9", "3"]}


def _thrown(prize: int, **options: Any) -> tuple[Any, Any]:
    game = registry.find("raffle")
    hands = [["20", "30", "40"], ["9", "10", "11"], ["1", "2", "3"]]
    held = {ticket for hand in hands for ticket in hand}
    stock = [str(number) for number in range(1, 41) if str(number) not in held]
    position = {
        "scores": [0, 0, 0],
        "hands": hands,
        "laid": [None, None, None],
        "stock": stock,
        "prize": prize,
    }
    chosen = read_options(game, {"prizes": 3, **options})
    return game, game.from_position(chosen, 3, position)
