"""What a game of Shut the Box is made of at one moment."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.shut_the_box.flaps import Flaps, dice_count, fitting
from games.shut_the_box.options import Options

Phase = Literal["start", "roll", "dice", "shut", "over"]

Row = tuple[int | None, ...]
"""What each seat's turn of one round has cost; None: nothing, so far or at all."""


class State(Struct, frozen=True):
    """The whole truth of a game, named as in a written position.

    `open` are the flaps still up, of the seat in `turn`; `first` is 0 until the lot has fallen.
    `penalties` are the rounds' costs, the present round last; of a game that began with a written position
    the rounds before may be missing.
    """

    options: Options
    phase: Phase
    turn: int | None
    open: Flaps
    dice: tuple[int, ...] | None
    round: int
    first: int
    scores: tuple[int, ...]
    penalties: tuple[Row, ...]
    eliminated: tuple[tuple[int, ...], ...]
    winner: int | None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.scores)

    @property
    def out(self) -> frozenset[int]:
        """The seats that have dropped out (STB-4.2)."""
        return frozenset(seat for group in self.eliminated for seat in group)

    @property
    def dice_count(self) -> int:
        """How many dice the next throw has."""
        return dice_count(self.open, self.options.one_die)

    @property
    def fitting(self) -> tuple[Flaps, ...]:
        """What the throw on the table may close."""
        return fitting(self.open, self.dice, self.options.faces_only) if self.dice else ()
