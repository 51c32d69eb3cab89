"""What people and screens want; the event's name is the struct's name in lower case."""

from __future__ import annotations

from typing import Annotated

import msgspec

from server.wire.orders import Order
from server.wire.values import Id, Message, Name, Number, SeatNumber, Secret

# From a phone.


class Join(Message, frozen=True):
    """A person comes in with a name; the acknowledgement is `Joined`.

    `token`: a random secret that the phone keeps before it asks, so that a lost answer makes no stranger of
    it; None: the house makes one.
    """

    name: Name
    token: Secret | None = None


class Act(Message, frozen=True):
    """An action of my seat.

    `turn`: the token of `Me` that was shown; `intent`: this tap, the same when it is sent again.
    """

    action: Annotated[str, msgspec.Meta(min_length=1, max_length=512)]
    turn: int
    intent: Id


class Change(Message, frozen=True):
    """What a person changes about himself; what is None stays."""

    name: Name | None = None
    colour: Annotated[int, msgspec.Meta(ge=0, le=11)] | None = None
    symbol: Annotated[int, msgspec.Meta(ge=0, le=23)] | None = None
    ready: bool | None = None
    sits_out: bool | None = None
    """No seat in the games to come; no longer: as one who comes late."""


class Rules(Message, frozen=True):
    """The rules are opened or closed on this phone; open, they stop the table for all."""

    open: bool


class GoOn(Message, frozen=True):
    """Go on now: ends the rules pause (any seated member) or the look at the score sheet (the host)."""


class Touch(Message, frozen=True):
    """The person is here: an absent seat is his again."""


class Leave(Message, frozen=True):
    """A bot takes my seat: until I touch the phone again, or (`for_good`) for the rest, and I sit out.

    Who waits for the host's nod waits no more (`for_good`), and is forgotten.
    """

    for_good: bool


class React(Message, frozen=True):
    """A symbol floats up on the screens; nothing is kept of it."""

    symbol: Annotated[int, msgspec.Meta(ge=0, le=7)]


class Claim(Message, frozen=True):
    """I am that person, here already, with another phone: a number shows on the trusted screens."""

    member: int


class Prove(Message, frozen=True):
    """The number that the screen shows for a claim; the acknowledgement is `Joined`."""

    member: int
    number: Annotated[str, msgspec.Meta(max_length=8)]


class LookBack(Message, frozen=True):
    """A moment of a finished game; the acknowledgement is `Moment`.

    `step`: 0 is before the first action. `seat`: whose hand is looked at (None: the public table).
    """

    game: Number
    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: SeatNumber | None = None


class Export(Message, frozen=True):
    """A finished game as a record; the acknowledgement is `Record`."""

    game: Number


class Unseal(Message, frozen=True):
    """What the deals of a finished game were sealed with; the acknowledgement is `Seals`."""

    game: Number


class TakeOver(Message, frozen=True):
    """Be host: with the owner's key, as who had the role before, or while the host is away."""


class Host(Message, frozen=True):
    """An order of the host."""

    order: Order


class Resync(Message, frozen=True):
    """A gap was seen: send a whole view."""


# From a TV.


class Address(Message, frozen=True):
    """Show the next address that phones might reach (a trusted TV, or any while nobody has joined)."""


class Open(Message, frozen=True):
    """Open an evening on this screen; the acknowledgement is `Opened`."""


class Resume(Message, frozen=True):
    """Go on with an earlier evening (a trusted screen); the acknowledgement is `Opened`.

    `evening`: the handle of its `PastView`.
    """

    evening: Id


class Forget(Message, frozen=True):
    """Delete an earlier evening with all that is kept of it (a trusted screen)."""

    evening: Id
