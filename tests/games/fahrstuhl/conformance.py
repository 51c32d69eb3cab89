"""What the suite for all games plays of this one."""

from __future__ import annotations

from typing import Any

OPTIONS: list[dict[str, Any]] = [
    {"max_cards": 3},
    {"mode": "up", "max_cards": 4, "bonus": 0},
    {"mode": "single", "single_cards": 10},
    {"mode": "list", "schedule": [5, 1, 7, 1]},
]
CARD_FIELDS: list[str] = ["hands", "trump", "trick", "played", "rest"]
