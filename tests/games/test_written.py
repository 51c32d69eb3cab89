"""Positions read by their form: what does not fit is named by its field."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec import Struct

from games import written
from games.game import PositionError


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    phase: Literal["start", "play"] = "start"
    turn: int | None = None
    hands: tuple[tuple[str, ...], ...] = ()


def test_what_is_left_out_is_at_its_start() -> None:
    assert written.read(Form, {"turn": 2}) == Form(turn=2)


@pytest.mark.parametrize(
    ("position", "named"),
    [
        ({"turn": "2"}, "turn"),
        ({"turn": True}, "turn"),
        ({"hands": [["Ah", 3]]}, "hands"),
        ({"stock": []}, "stock"),
        ({"phase": "\ud800"}, "phase"),
        ({"turn": 1, "phase": "\ud800"}, "phase"),
        ({"turn": "2", "phase": "\ud800"}, "turn"),
        ({"\ud800": 1}, r"\ud800"),
        ({1: 2}, "position"),
        ([], "position"),
        (None, "position"),
    ],
)
def test_what_does_not_fit_is_named(position: Any, named: str) -> None:
    with pytest.raises(PositionError) as refused:
        written.read(Form, position)
    assert refused.value.field == named
    assert str(refused.value).startswith(f"{named}: ")
