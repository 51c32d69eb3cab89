"""Acknowledgements: what comes back to an intent."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from server.wire.views import Happening, TableView


class Done(msgspec.Struct, frozen=True, tag="done"):
    """It happened, and is written down."""


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Who you are from now on: keep the token, it is never asked for again."""

    member: int
    token: str


class Pending(msgspec.Struct, frozen=True, tag="pending"):
    """The claim is open for so many seconds.

    `proof`: a trusted screen shows the number; without one (`no_screen`), or after too many wrong numbers
    (`used_up`), only the host's tap helps.
    """

    left: float
    proof: Literal["screen", "no_screen", "used_up"]


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The evening that this screen shows from now on."""

    code: str


class Nearest(msgspec.Struct, frozen=True):
    """The next steps of a kind to both sides; None: there is none."""

    before: int | None
    after: int | None


class Moment(msgspec.Struct, frozen=True, tag="moment"):
    """A finished game after `step` of `of` actions; all hands are open.

    `actor`: who took the last action (None: the table, or nobody yet). `hands`: for each seat the zones of
    its own, as that seat saw them. `own`: at which the seat that is looked at acted (of the table: any
    seat); `deals`: at which cards were dealt.
    """

    game: int
    step: int
    of: int
    actor: int | None
    action: str | None
    table: TableView
    hands: list[list[dict[str, Any]]]
    events: list[Happening]
    own: Nearest
    deals: Nearest


class Record(msgspec.Struct, frozen=True, tag="record"):
    """A finished game as `couchtisch verify` reads it; `name`: a file's."""

    name: str
    text: str


class Seal(msgspec.Struct, frozen=True):
    """A deal: `fingerprint` is the SHA-256 of `salt`, a blank and `action`, in hex."""

    step: int
    fingerprint: str
    salt: str
    action: str


class Seals(msgspec.Struct, frozen=True, tag="seals"):
    """All deals of a finished game."""

    seals: list[Seal]
