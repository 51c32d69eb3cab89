"""Every message between server and pages as one typed struct; the pages' types are generated from here.

A page sends intents, each answered by an acknowledgement (`Done` or `Refused`); the server pushes `Update`.
Times are seconds left at the moment of sending, never a time of day. Unknown fields are refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from games.game import Field, Pace

PROTOCOL = 1
"""Raised when an open page of an older program could not go on; such a page reloads itself."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Id = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, msgspec.Meta(min_length=16, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=180)]
Level = Literal["easy", "normal"]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all messages have in common: frozen, and nothing in them that is not named."""


# From a page, in the payload of its connection.


class PhoneHello(Message, frozen=True):
    """A phone connects.

    `token`: what `Joined` gave, if it ever did. `tab`: this page; the newest tab of a member wins.
    """

    protocol: int
    code: Annotated[str, msgspec.Meta(max_length=8)]
    tab: Id
    token: Secret | None = None
    owner: Secret | None = None


class TvHello(Message, frozen=True):
    """A screen connects.

    `screen`: kept by that browser. `owner`: the key in the link that the start printed.
    """

    protocol: int
    screen: Id
    owner: Secret | None = None


# From a phone. The event's name is the struct's name in lower case.


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


class Rules(Message, frozen=True):
    """The rules are opened or closed on this phone; open, they stop the table for all."""

    open: bool


class GoOn(Message, frozen=True):
    """Go on now: ends the rules pause (any seated member) or the look at the score sheet (the host)."""


class Touch(Message, frozen=True):
    """The person is here: an absent seat is his again."""


class TakeOver(Message, frozen=True):
    """Be host: with the owner's key, as who had the role before, or while the host is away."""


class Host(Message, frozen=True):
    """An order of the host."""

    order: Order


class Resync(Message, frozen=True):
    """A gap was seen: send a whole view."""


# The host's orders.


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="set_up"):
    """What will be played next; what is None stays."""

    game: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    options: dict[str, Any] | None = None
    seconds: Seconds | None = None
    """Seconds a decision, 15 to 180; 0: no limit. During a game it holds from the next decision on."""
    fill_to: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    level: Level | None = None


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="seats"):
    """The order of people around the table of the next game: all members' ids."""

    members: Annotated[list[int], msgspec.Meta(max_length=64)]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="start"):
    """Start the game that is set up (from the lobby or the results)."""


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pause"):
    """Stop the table, or let it go on."""

    on: bool


class PlayFor(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="play_for"):
    """A bot plays for that seat until its person touches the phone."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="end"):
    """Break off the running game without a result, or leave the results: back to the lobby."""


class Remove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="remove"):
    """Send a member away for this evening; a bot keeps his seat."""

    member: int


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hand_over"):
    """Give the host's role to another member for good."""

    member: int


class Trust(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="trust"):
    """Say which screens may show what proves a person."""

    screen: Id
    on: bool


Order = SetUp | Seats | Start | Pause | PlayFor | End | Remove | HandOver | Trust


# From a TV.


class Address(Message, frozen=True):
    """Show the next address that phones might reach (a trusted TV, or any while nobody has joined)."""


# Acknowledgements.


class Done(msgspec.Struct, frozen=True, tag="done"):
    """It happened, and is written down."""


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Who you are from now on: keep the token, it is never asked for again."""

    member: int
    token: str


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Nothing changed.

    `reason`: a key with words in the pages; `about`: the field or option, where there is one.
    """

    reason: str
    about: str | None = None


# Views.


class MemberView(msgspec.Struct, frozen=True):
    """A person of the evening.

    `id` is public and stays; colour and symbol are indices into the pages' palettes.
    """

    id: int
    name: str
    colour: int
    symbol: int
    here: bool
    ready: bool
    host: bool
    reading: bool


class SeatView(msgspec.Struct, frozen=True):
    """Who sits there.

    `bot`: a bot's level, None for a member's seat; `away`: a bot plays for the member meanwhile.
    """

    seat: int
    name: str
    member: int | None
    colour: int
    symbol: int
    bot: Level | None
    here: bool
    away: bool


class WaitingView(msgspec.Struct, frozen=True):
    """A deadline: whose (None: the table's), and how many of `total` seconds are left; None: no limit."""

    seat: int | None
    kind: str
    left: float | None
    total: float | None


class PauseView(msgspec.Struct, frozen=True):
    """Why the table stands still.

    `members`: who reads, or whom it waits for. `left`: seconds until it goes on, if that is known.
    """

    reason: Literal["rules", "countdown", "host", "restart", "disk"]
    members: list[int]
    left: float | None


class HoldView(msgspec.Struct, frozen=True):
    """The table gives the eye time."""

    pace: Pace
    left: float


class ResultView(msgspec.Struct, frozen=True):
    """Places (ties together) and scores by seat."""

    places: list[list[int]]
    scores: list[int] | None


class TableView(msgspec.Struct, frozen=True):
    """A running or finished game as this role may see it. `observation`: the game's own struct."""

    number: int
    game: str
    options: dict[str, Any]
    seats: list[SeatView]
    observation: dict[str, Any]
    to_act: list[int]
    waiting: list[WaitingView]
    paused: PauseView | None
    hold: HoldView | None
    auto: list[int]
    """Seats whose last action was made by the clock."""
    result: ResultView | None


class SetUpView(msgspec.Struct, frozen=True):
    """What will be played next.

    `seconds` 0: no limit. `refused`: why it cannot start now, and what that is about.
    """

    game: str
    options: dict[str, Any]
    seconds: int
    fill_to: int
    level: Level
    seats: list[int]
    """Members in the order of their seats."""
    bots: int
    refused: Refused | None


class PartyView(msgspec.Struct, frozen=True):
    """The evening.

    `url`: what a phone types, `qr`: the path of its picture; both None while no phone could reach any.
    """

    code: str
    phase: Literal["lobby", "table", "results"]
    url: str | None
    qr: str | None
    members: list[MemberView]
    host: int | None
    host_away: bool
    """Others may take over."""
    next: SetUpView


class Me(msgspec.Struct, frozen=True):
    """The person of this phone. `legal`: every action of my seat now; `turn`: the token an action answers."""

    member: int
    seat: int | None
    host: bool
    may_take_over: bool
    must_act: bool
    turn: int
    legal: list[str]


class ScreenView(msgspec.Struct, frozen=True):
    """A screen of the house; `label` is shown on it, so that the host knows which one."""

    screen: str
    label: str
    trusted: bool


class GameForm(msgspec.Struct, frozen=True):
    """A game that can be played, with its form; `seats`: fewest and most."""

    game: str
    seats: tuple[int, int]
    fill_to: int
    fields: list[Field]


class HostView(msgspec.Struct, frozen=True):
    """What only the host's drawer needs."""

    games: list[GameForm]
    screens: list[ScreenView]


class PhoneView(msgspec.Struct, frozen=True):
    """Everything a phone shows. `me` None: not joined yet. `host` None: not the host."""

    party: PartyView
    me: Me | None
    table: TableView | None
    host: HostView | None


class TvView(msgspec.Struct, frozen=True):
    """Everything a TV shows.

    `visited`: a phone has reached the server; `addresses`: how many can be tried.
    """

    party: PartyView
    table: TableView | None
    screen: ScreenView
    addresses: int
    visited: bool


class Happening(msgspec.Struct, frozen=True):
    """An event for animation and moderator.

    `facts` as the game gives them, with what only this role may know mixed in.
    """

    seq: int
    kind: str
    facts: dict[str, Any]
    pace: Pace


class PhoneUpdate(msgspec.Struct, frozen=True):
    """A view and what led to it.

    `base` None: `view` is whole. `events`: since the last update of this connection; after a reconnect none.
    """

    version: int
    base: int | None
    view: PhoneView
    events: list[Happening]


class TvUpdate(msgspec.Struct, frozen=True):
    """As `PhoneUpdate`, for a screen."""

    version: int
    base: int | None
    view: TvView
    events: list[Happening]


class Bye(msgspec.Struct, frozen=True):
    """The last word before the server hangs up; the page says so and does not come back by itself."""

    reason: Literal["removed", "replaced", "closed"]


PHONE_INTENTS: dict[str, type[Message]] = {
    cls.__name__.lower(): cls for cls in (Join, Act, Change, Rules, GoOn, Touch, TakeOver, Host, Resync)
}
TV_INTENTS: dict[str, type[Message]] = {cls.__name__.lower(): cls for cls in (Address, Resync)}

MESSAGES: tuple[Any, ...] = (
    PhoneHello,
    TvHello,
    *PHONE_INTENTS.values(),
    Address,
    Done,
    Joined,
    Refused,
    PhoneUpdate,
    TvUpdate,
    Bye,
)
"""The roots of the generated types."""
