"""What the host of Shithead can choose: packs, house rules, speed mode (SH-1.3, SH-4 to SH-8)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.game import OptionsError

SEATS = range(2, 9)

MOST_SEATS = {1: 4, 2: 8}
"""By packs: eleven cards a seat, and some left to draw (SH-1.2, SH-1.3)."""

Packs = Annotated[Literal[1, 2], Meta(extra={"offer": [1, 2]})]
InTurn = Annotated[bool, Meta(extra={"when": {"speed_mode": [False]}})]
"""A rule about turns or dealers: in speed mode there are none (SH-8.5)."""
IdleSeconds = Annotated[
    int, Meta(ge=2, le=120, extra={"offer": [5, 8, 12, 20], "when": {"speed_mode": [True]}})
]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules are off by default (SH-8); `ten_on_higher` alone is on (SH-4.5)."""

    packs: Packs = 1
    ten_on_higher: bool = True
    seven_on_seven: bool = False
    mirror_in_quad: bool = False
    king_reverse: InTurn = False
    eight_skip: InTurn = False
    nine_invisible: bool = False
    triple_seven: bool = False
    speed_mode: bool = False
    speed_idle_s: IdleSeconds = 8
    tournament: InTurn = False


def check_seats(options: Options, seats: int) -> None:
    """Raises `OptionsError`, naming `seats` and `packs`, when so many cannot play (SH-1.2, SH-1.3)."""
    if seats not in SEATS:
        raise OptionsError(
            "seats", "bounds", f"2 to 4 can play with one pack, 2 to 8 with packs=2, not {seats}"
        )
    if seats > MOST_SEATS[options.packs]:
        raise OptionsError("packs", "pack", f"{seats} seats need two packs; one is enough for 2 to 4 seats")
