"""What the suite for all games plays of this one."""

from __future__ import annotations

from typing import Any

OPTIONS: list[dict[str, Any]] = [
    {"box": 10, "one_die": True, "end_mode": "finish_round"},
    {"box": 12, "scoring": "read", "end": "rounds", "rounds": 2},
    {"eliminate": True, "faces_only": True},
]
CARD_FIELDS: list[str] = []
