"""What does not fit a form: told with what would be right, whatever it is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

from games.shapes import misfit

Count = Annotated[int, Meta(ge=1, le=10)]


class Inner(Struct, frozen=True):
    seat: int


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    phase: Literal["start", "play"] | UnsetType = UNSET
    on: bool = False
    turn: Annotated[int, Meta(ge=0, lt=4)] | None = None
    low: Annotated[int, Meta(ge=0)] = 0
    any: int = 0
    hands: tuple[tuple[str, ...], ...] = ()
    up: tuple[tuple[str | None, str | None, str | None], ...] = ()
    trick: tuple[tuple[int, str], ...] = ()
    schedule: Annotated[tuple[Count, ...], Meta(max_length=3)] = ()
    dice: Annotated[tuple[Count, ...], Meta(min_length=1, max_length=2)] | None = None
    deck: Annotated[list[str], Meta(min_length=1)] | None = None
    last: Inner | None = None


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("phase", "over", '"over" will not do; one of play, start is expected'),
        ("phase", "ü", '"\\u00fc" will not do; one of play, start is expected'),
        ("phase", "x" * 99, f'"{"x" * 49}… (101 characters) will not do; one of play, start is expected'),
        ("on", 1, "1 will not do; true or false is expected"),
        ("turn", 4, "4 will not do; a whole number from 0 to 3 or null is expected"),
        ("turn", True, "true will not do; a whole number from 0 to 3 or null is expected"),
        ("low", -1, "-1 will not do; a whole number from 0 is expected"),
        ("any", 1.5, "1.5 will not do; a whole number is expected"),
        ("any", b"1", '"bytes" will not do; a whole number is expected'),
        ("hands", "Ah", '"Ah" will not do; a list of lists of texts is expected'),
        ("hands", [["Ah"], {}], "an object at hands[1] will not do; a list of lists of texts is expected"),
        ("hands", [["Ah", 3]], "3 at hands[0][1] will not do; a list of lists of texts is expected"),
        ("up", [[None]], "a list of 1 at up[0] will not do; a list of lists of 3 texts or null is expected"),
        ("trick", [[1, 2]], "2 at trick[0][1] will not do; a list of lists of 2 entries is expected"),
        (
            "schedule",
            [5, 11],
            "11 at schedule[1] will not do; a list of at most 3 whole numbers from 1 to 10 is expected",
        ),
        (
            "schedule",
            [1] * 4,
            "a list of 4 will not do; a list of at most 3 whole numbers from 1 to 10 is expected",
        ),
        (
            "dice",
            [],
            "a list of 0 will not do; a list of 1 to 2 whole numbers from 1 to 10 or null is expected",
        ),
        ("deck", [], "a list of 0 will not do; a list of at least 1 texts or null is expected"),
        ("last", 3, "3 will not do; an object or null is expected"),
        ("last", {}, "Object missing required field `seat` - at `$.last`"),
        ("last", {"seat": "x"}, "Expected `int`, got `str` - at `$.last.seat`"),
        ("more", 3, "Object contains unknown field `more`"),
    ],
)
def test_what_would_be_right_is_said(field: str, value: Any, said: str) -> None:
    given = {field: value}
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.convert(given, Form)

    assert misfit(Form, given, refused.value) == said
