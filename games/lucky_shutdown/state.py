"""What a game of Lucky Shutdown is made of at one moment."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.lucky_shutdown.options import Options

Phase = Literal["deal", "lay", "start", "play", "over"]

Cards = tuple[str, ...]

Slots = tuple[str | None, ...]
"""The three slots of a seat from left to right; an empty one is None."""

EMPTY: Slots = (None, None, None)


class State(Struct, frozen=True):
    """The whole truth of a game, named as in a written position.

    A seat has laid out when it has open cards. `known` are cards that all know to be in a hand, since they
    lay open before; `stalled` tells how many actions have passed since a seat finished (LS-8.4).
    """

    options: Options
    phase: Phase
    turn: int | None
    dealer: int | None
    skips: int
    stock: Cards
    pile: Cards
    removed: Cards
    hands: tuple[Cards, ...]
    up: tuple[Slots, ...]
    down: tuple[Slots, ...]
    luck: tuple[bool, ...]
    early: tuple[bool, ...]
    out: tuple[int, ...]
    known: tuple[Cards, ...]
    stalled: int

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def active(self) -> list[int]:
        """The seats that have not finished."""
        return [seat for seat in range(len(self.hands)) if seat not in self.out]

    def after(self, seat: int) -> int:
        """The next active seat clockwise (GEN-1); the seat itself when there is no other."""
        count = len(self.hands)
        following = ((seat + step) % count for step in range(1, count + 1))
        return next((other for other in following if other not in self.out), seat)

    def must_skip(self, seat: int) -> bool:
        """Whether it is this seat that has to skip now, unless it plays a 19 (LS-5.5)."""
        return self.phase == "play" and seat == self.turn and self.skips > 0

    @property
    def skipping(self) -> tuple[int, ...]:
        """The seats that must sit out one after the other, from the one in turn on."""
        seats: list[int] = []
        while self.turn is not None and len(seats) < self.skips:
            seats.append(self.after(seats[-1]) if seats else self.turn)
        return tuple(seats)

    def bare(self, seat: int) -> bool:
        """Whether the seat plays from the table: nothing in hand, nothing to draw (LS-6.1)."""
        return not self.hands[seat] and not self.stock


def cards_in(slots: Slots) -> list[str]:
    """The cards of a row of slots, from left to right."""
    return [card for card in slots if card is not None]
