"""Positions read by their form: what does not fit is named by its field."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec import UNSET, Struct

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


def test_what_would_be_right_is_said() -> None:
    with pytest.raises(PositionError, match=r'^phase: "over" will not do; one of play, start is expected$'):
        written.read(Form, {"phase": "over"})
    with pytest.raises(
        PositionError, match=r"^stock: there is no such field; a position has phase, turn, hands$"
    ):
        written.read(Form, {"stock": []})


def test_one_entry_a_seat() -> None:
    assert written.each("hands", UNSET, 0, 2) == (0, 0)
    assert written.each("hands", (1, 2), 0, 2) == (1, 2)
    with pytest.raises(PositionError, match=r"^hands: 1 entries for 2 seats"):
        written.each("hands", (1,), 0, 2)


def test_the_fields_of_a_state_are_written_as_plain_values() -> None:
    class State(Struct, frozen=True):
        hands: tuple[tuple[str, ...], ...]
        turn: int | None
        phase: str
        more: int

    state = State((("Ah",), ()), None, "play", 3)
    assert written.fields(Form, state) == {"phase": "play", "turn": None, "hands": [["Ah"], []]}
