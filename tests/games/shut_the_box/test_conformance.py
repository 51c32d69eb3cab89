"""Every option and variant of Shut the Box, alone and together, holds what every game must."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games import shut_the_box
from games.testing import conformance

BOXES: list[dict[str, Any]] = [{"box": 9}, {"box": 10}, {"box": 12}]
ENDS: list[dict[str, Any]] = [
    {},
    {"scoring": "read"},
    {"end_mode": "finish_round"},
    {"end_mode": "finish_round", "scoring": "read"},
    {"end": "rounds", "rounds": 1},
    {"end": "rounds", "rounds": 2, "scoring": "read"},
    {"limit": 1},
    {"eliminate": True},
]
VARIANTS: list[dict[str, Any]] = [
    {"one_die": one_die, "faces_only": faces_only}
    for one_die in (False, True)
    for faces_only in (False, True)
]
CASES = [box | end | variant for box, end, variant in product(BOXES, ENDS, VARIANTS)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_combination_holds_what_every_game_must(seats: int) -> None:
    # Each combination with two of the numbers of seats, so that every variant meets all of them.
    options = [case for number, case in enumerate(CASES) if (number + number // 4) % 2 == seats % 2]
    assert conformance(shut_the_box, options=options, seats=[seats], seeds=[seats]) == 48
