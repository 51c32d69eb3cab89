"""What the server pushes to a page that has a view: of that view, what is new.

What is left out is as it was. What is there takes the place of what was there as a whole, but for the table
and its observation, of which in turn only what is new is there. With a change no game begins or goes.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from server.wire.views import (
    Happening,
    HoldView,
    HostView,
    Me,
    PartyView,
    PastView,
    PauseView,
    ProofView,
    ResultView,
    ScreenView,
    SeatView,
    WaitingView,
    WifiView,
)


class TableParts(msgspec.Struct, frozen=True):
    """Of a table, as `TableView`; of its observation, fields by name."""

    seats: list[SeatView] | UnsetType = UNSET
    observation: dict[str, Any] | UnsetType = UNSET
    to_act: list[int] | UnsetType = UNSET
    waiting: list[WaitingView] | UnsetType = UNSET
    paused: PauseView | UnsetType | None = UNSET
    hold: HoldView | UnsetType | None = UNSET
    auto: list[int] | UnsetType = UNSET
    seal: str | UnsetType | None = UNSET
    result: ResultView | UnsetType | None = UNSET


class PhoneParts(msgspec.Struct, frozen=True):
    """Of a phone's view. `table`: what everybody is told of it; `own`: fields of its observation that this
    page is told beside that, and which hold where both are there.
    """

    party: PartyView | UnsetType = UNSET
    me: Me | UnsetType | None = UNSET
    host: HostView | UnsetType | None = UNSET
    table: TableParts | UnsetType = UNSET
    own: dict[str, Any] | UnsetType = UNSET


class TvParts(msgspec.Struct, frozen=True):
    """Of a screen's view; `own` as in `PhoneParts`."""

    party: PartyView | UnsetType = UNSET
    table: TableParts | UnsetType = UNSET
    screen: ScreenView | UnsetType = UNSET
    addresses: int | UnsetType = UNSET
    visited: bool | UnsetType = UNSET
    proofs: list[ProofView] | UnsetType = UNSET
    past: list[PastView] | UnsetType = UNSET
    wifi: WifiView | UnsetType | None = UNSET
    shown: tuple[int, int] | UnsetType | None = UNSET
    own: dict[str, Any] | UnsetType = UNSET


class PhoneChange(msgspec.Struct, frozen=True):
    """In place of a `PhoneUpdate`: what is new in `version` since `base`, which the page must have.

    A page that does not have it asks for the whole view.
    """

    version: int
    base: int
    view: PhoneParts
    events: list[Happening]


class TvChange(msgspec.Struct, frozen=True):
    """As `PhoneChange`, for a screen."""

    version: int
    base: int
    view: TvParts
    events: list[Happening]
