"""One trick of Fahrstuhl: what may be played, what is highest, for whom it counts (FS-4 to FS-6)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.fahrstuhl.pack import STRENGTH

Laid = tuple[int, str]
"""A card on the table with the seat that played it."""


class Trick(Struct, frozen=True):
    """A finished trick: its cards as played, and the seats that it counts for, the next leader first."""

    cards: tuple[Laid, ...]
    seats: tuple[int, ...]


def playable(hand: tuple[str, ...], trump: str) -> tuple[str, ...]:
    """The cards of the hand that may be played: its trumps, or all when it has none (FS-5.1)."""
    return tuple(card for card in hand if card[-1] == trump[-1]) or hand


def strongest(trick: Sequence[Laid], trump: str) -> list[Laid]:
    """The equally strong highest cards of a trick in the order of play (FS-4)."""
    strength = STRENGTH[trump[-1]]
    best = max(strength[card] for _, card in trick)
    return [laid for laid in trick if strength[laid[1]] == best]


def credited(trick: Sequence[Laid], trump: str, divided: bool) -> tuple[int, ...]:
    """The seats that the trick counts for, the next leader first (FS-6.3, FS-6.4)."""
    seats = tuple(seat for seat, _ in strongest(trick, trump))
    return seats if divided else seats[:1]
