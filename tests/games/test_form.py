"""The host's form: what a value of an option stands for goes by the other options."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from games.form import Meaning, form, meant

_GOAL = [Meaning(0, 20, {"board": ["small"]}), Meaning(0, 50, {"board": ["large"], "quick": [False]})]


class _Options(Struct, frozen=True):
    board: Literal["small", "large", "round"] = "small"
    quick: bool = False
    goal: Annotated[int, Meta(ge=0, le=99, extra={"means": _GOAL})] = 0


@pytest.mark.parametrize(
    ("board", "quick", "goal", "stands_for"),
    [
        ("small", False, 0, 20),
        ("small", True, 0, 20),
        ("large", False, 0, 50),
        ("large", True, 0, 0),
        ("round", False, 0, 0),
        ("small", False, 7, 7),
    ],
)
def test_a_value_stands_for_another(board: str, quick: bool, goal: int, stands_for: int) -> None:
    options: dict[str, Any] = {"board": board, "quick": quick, "goal": goal}

    assert meant(form(_Options), options) == {**options, "goal": stands_for}
