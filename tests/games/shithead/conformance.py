"""What the suite for all games plays of this one."""

from __future__ import annotations

from typing import Any

OPTIONS: list[dict[str, Any]] = [
    {"packs": 2, "ten_on_higher": False, "king_reverse": True, "eight_skip": True},
    {"nine_invisible": True, "triple_seven": True, "seven_on_seven": True, "mirror_in_quad": True},
    {"ten_on_higher": False, "mirror_in_quad": True, "king_reverse": True, "nine_invisible": True},
    {"speed_mode": True, "king_reverse": True, "eight_skip": True},
]
CARD_FIELDS: list[str] = ["hands", "up", "down", "stock", "pile", "burned"]
