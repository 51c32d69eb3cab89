"""What the suite for all games plays of this one."""

from __future__ import annotations

from typing import Any

OPTIONS: list[dict[str, Any]] = [
    {"lucky_draw": True, "early_reveal": True},
    {"next_starter": "right_of_loser"},
]
CARD_FIELDS: list[str] = ["hands", "up", "down", "stock", "pile", "removed"]
