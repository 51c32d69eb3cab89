"""What each role sees, built up from what it may see: the TV the public table, each phone its own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from games.game import Event
from server import wire
from server.evening import Party


class Ground(msgspec.Struct, frozen=True):
    """What the shell knows and the party does not.

    `url`: what a phone types, `qr`: the path of its picture; both None while no phone could reach any. `addresses`:
    how many can be tried. `visited`: a phone has reached the server. `screens`: connected screens with the label
    that each shows. `trouble`: nothing can be written down at present.
    """

    url: str | None = None
    qr: str | None = None
    addresses: int = 0
    visited: bool = False
    screens: tuple[tuple[str, str], ...] = ()
    trouble: bool = False


def phone(party: Party, member: int | None, now: float, ground: Ground, owner: bool = False) -> wire.PhoneView:
    """What a phone shows; `member` None: not joined. `owner`: its connection proved the key of the house."""
    raise NotImplementedError


def tv(party: Party, screen: str, now: float, ground: Ground) -> wire.TvView:
    """What a screen shows."""
    raise NotImplementedError


def happenings(events: Sequence[Event], seat: int | None, first_seq: int) -> list[wire.Happening]:
    """Events as the holder of `seat` may know them (None: TV, spectators), numbered from `first_seq`."""
    raise NotImplementedError
