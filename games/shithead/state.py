"""What a game of Shithead is made of at one moment."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.shithead.options import Options

Phase = Literal["start", "deal", "swap", "play", "over"]

Slots = tuple[str | None, str | None, str | None]
"""Three places on the table, left to right; they never close up."""

EMPTY: Slots = (None, None, None)


class State(Struct, frozen=True):
    """The whole truth of a game, named as in a written position.

    `dealer` is 0 until the lot has fallen, None in speed mode. Added fields: `known`, for each seat the cards
    of its hand that all have seen; `quiet`, how many actions no seat has gone out (SH-6.3).
    """

    options: Options
    phase: Phase
    turn: int | None
    dealer: int | None
    direction: Literal[1, -1]
    stock: tuple[str, ...]
    pile: tuple[str, ...]
    burned: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    up: tuple[Slots, ...]
    down: tuple[Slots, ...]
    ready: tuple[bool, ...]
    last: int | None
    out: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]
    quiet: int = 0

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have not gone out."""
        return tuple(seat for seat in range(len(self.hands)) if seat not in self.out)
