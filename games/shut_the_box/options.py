"""What the host of Shut the Box can choose, and what follows from it (STB-1.1, STB-3, STB-4)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.form import Meaning
from games.game import OptionsError

SEATS = range(1, 5)

Box = Literal[9, 10, 12]
Scoring = Literal["add", "read"]

_NOT_OUT = {"eliminate": [False]}

BoxSize = Annotated[Box, Meta(extra={"offer": [9, 10, 12]})]
Counting = Annotated[Scoring, Meta(extra={"offer": ["add", "read"]})]
End = Annotated[Literal["limit", "rounds"], Meta(extra={"offer": ["limit", "rounds"], "when": _NOT_OUT})]
_LIMITS_OFFERED = [0, 30, 60, 100, 200, 500, 1_000, 10_000]
_UNTIL_LIMIT = {"end": ["limit"], **_NOT_OUT}
_LIMITS: dict[Scoring, dict[Box, int]] = {
    "add": {9: 45, 10: 55, 12: 100},
    "read": {9: 1_000, 10: 20_000, 12: 50_000_000},
}
"""The box's own limit (STB-3.2)."""

_OWN_LIMIT = [
    Meaning(0, limit, {"scoring": [scoring], "box": [box]})
    for scoring, boxes in _LIMITS.items()
    for box, limit in boxes.items()
]
Limit = Annotated[
    int,
    Meta(ge=0, le=999_999_999, extra={"offer": _LIMITS_OFFERED, "when": _UNTIL_LIMIT, "means": _OWN_LIMIT}),
]
Rounds = Annotated[
    int, Meta(ge=1, le=99, extra={"offer": [1, 3, 5, 7, 10], "when": {"end": ["rounds"], **_NOT_OUT}})
]
EndMode = Annotated[
    Literal["immediate", "finish_round"],
    Meta(extra={"offer": ["immediate", "finish_round"], "when": _UNTIL_LIMIT}),
]

_MOST: dict[Scoring, dict[Box, int]] = {
    "add": {9: 10_000, 10: 10_000, 12: 10_000},
    "read": {9: 1_000_000, 10: 20_000_000, 12: 999_999_999},
}
"""A higher limit would take thousands of turns (STB-8.1)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Bounds as in STB-8.1. `limit` 0 is the box's own limit (STB-3.2)."""

    box: BoxSize = 9
    scoring: Counting = "add"
    end: End = "limit"
    limit: Limit = 0
    rounds: Rounds = 5
    end_mode: EndMode = "immediate"
    one_die: bool = False
    eliminate: bool = False
    faces_only: bool = False


def check(options: Options, seats: int) -> None:
    """Raises `OptionsError`, naming the option or `seats`, when these cannot be played."""
    if seats not in SEATS:
        raise OptionsError("seats", "bounds", f"{SEATS[0]} to {SEATS[-1]} can play, not {seats}")
    if options.eliminate and options.scoring == "read":
        raise OptionsError(
            "eliminate", "adds", "goes by added flaps (STB-4.2), so not with `scoring` as `read`"
        )
    most = _MOST[options.scoring][options.box]
    if options.limit > most and options.end == "limit" and not options.eliminate:
        raise OptionsError(
            "limit", "bounds", f"{most} is the most for {options.box} flaps that are to {options.scoring}"
        )


def limit(options: Options) -> int | None:
    """The total at which it ends (STB-3.2), with `eliminate` at which a seat is out (STB-4.2), if any."""
    if options.eliminate:
        return options.box * (options.box + 1) // 2
    if options.end == "rounds":
        return None
    return options.limit or _LIMITS[options.scoring][options.box]


def rounds(options: Options) -> int | None:
    """After how many rounds it ends (STB-3.3), if any number is set."""
    return options.rounds if options.end == "rounds" and not options.eliminate else None
