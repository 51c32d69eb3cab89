"""What the server pushes: each role's view, what led to it, and the last word."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from games.form import Field
from games.game import Pace
from server.wire.values import Item, Late, Level, Moderator, Refused


class MemberView(msgspec.Struct, frozen=True):
    """A person of the evening.

    `id` is public and stays; colour and symbol are indices into the pages' palettes. `waits`: for a
    seat, and from when on it would be his (`ask`: the host has not said). `patience`: how many times the
    seconds he has.
    """

    id: int
    name: str
    colour: int
    symbol: int
    here: bool
    ready: bool
    host: bool
    deputy: bool
    reading: bool
    sits_out: bool
    waits: Late | None
    patience: int


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
    seal: str | None
    """The fingerprint of the last deal, which is opened after the game."""
    result: ResultView | None


class SetUpView(msgspec.Struct, frozen=True):
    """What will be played next.

    `options`: all of them, with what a value stands for in its place (`Meaning`). `seconds` 0: no limit.
    `refused`: why it cannot start now, and what that is about.
    """

    game: str
    options: dict[str, Any]
    fill_to: int
    level: Level
    repeat: int
    weight: int
    seconds: int
    skip_window: float
    reaction_grace: float
    seats: list[int]
    """Members in the order of their seats."""
    bots: int
    watching: list[int]
    """Members for whom there is no seat, who comes in first at the front."""
    minutes: int
    """How long one game of it is expected to take."""
    refused: Refused | None


class ItemView(msgspec.Struct, frozen=True):
    """A game of the programme, as all may see it.

    `minutes`: for one game. `refused`: why it could not start with those who are here now, and what that is
    about; None also for a programme that is only kept.
    """

    game: str
    repeat: int
    weight: int
    minutes: int
    refused: Refused | None


class SettingsView(msgspec.Struct, frozen=True):
    """How the evening is run, as in the order `Arrange`."""

    late: Late
    moderator: Moderator
    reactions: bool
    muted: bool
    hidden: bool
    locked: bool
    nod: bool


class GameView(msgspec.Struct, frozen=True):
    """A finished game of the evening."""

    number: int
    game: str
    weight: int


class StandingView(msgspec.Struct, frozen=True):
    """A person in the evening's ranking, with looks of his own as he may be gone.

    `place`: from 1, shared where points are equal. `curve`: his points after each finished game. `feats`:
    what the games count, by name.
    """

    member: int
    name: str
    colour: int
    symbol: int
    place: int
    points: float
    games: int
    wins: int
    curve: list[float]
    feats: dict[str, int]


class RankingView(msgspec.Struct, frozen=True):
    """The ranking of people across the evening's games, the best first.

    `counts`: the last game counts for somebody. `uncounted`: who had a seat at its end and took less than
    half of its actions, by name.
    """

    games: list[GameView]
    standings: list[StandingView]
    counts: bool
    uncounted: list[str]


class PartyView(msgspec.Struct, frozen=True):
    """The evening.

    `url`: what a phone types, `qr`: the path of its picture; both None while no phone could reach any. On a
    screen all three are empty while the host hides the code.
    """

    code: str
    phase: Literal["lobby", "table", "results", "ceremony"]
    url: str | None
    qr: str | None
    members: list[MemberView]
    host: int | None
    host_away: bool
    """Others may take over."""
    next: SetUpView
    programme: list[ItemView]
    """The games to come, `next` first; none once the last has been begun."""
    programme_over: bool
    """The last game of the programme has been played."""
    settings: SettingsView
    ranking: RankingView | None
    """None while a game runs, and before the first one is finished."""


class Me(msgspec.Struct, frozen=True):
    """The person of this phone. `legal`: every action of my seat now; `turn`: the token an action answers.

    `host`: may give the host's orders, as host or as second one. `knocks`: waits for the host's nod.
    """

    member: int
    seat: int | None
    host: bool
    knocks: bool
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


class SavedView(msgspec.Struct, frozen=True):
    """A programme that is kept under a name."""

    name: str
    items: list[ItemView]


class KnockView(msgspec.Struct, frozen=True):
    """Somebody who waits for the host's nod."""

    member: int
    name: str


class HostView(msgspec.Struct, frozen=True):
    """What only the host's drawer needs.

    `alike`: the running game is what comes next anyway, with the same options, bots and weight.
    `claims`: members whom a strange phone claims to be.
    """

    games: list[GameForm]
    screens: list[ScreenView]
    programme: list[Item]
    alike: bool
    saved: list[SavedView]
    knocking: list[KnockView]
    claims: list[int]


class PhoneView(msgspec.Struct, frozen=True):
    """Everything a phone shows. `me` None: not joined yet. `host` None: not the host."""

    party: PartyView
    me: Me | None
    table: TableView | None
    host: HostView | None


class ProofView(msgspec.Struct, frozen=True):
    """The number with which a phone proves to be that member's, on trusted screens only."""

    member: int
    number: str
    left: float


class PastView(msgspec.Struct, frozen=True):
    """An earlier evening that can be gone on with.

    `evening`: its handle; `ago`: seconds since it was last alive; `games`: how many were finished; `running`:
    the game that stands half played.
    """

    evening: str
    ago: float
    people: list[str]
    games: int
    running: str | None


class WifiView(msgspec.Struct, frozen=True):
    """The home's Wi-Fi; `qr`: the path of the picture with which a phone joins it."""

    name: str
    qr: str


class TvView(msgspec.Struct, frozen=True):
    """Everything a TV shows.

    `visited`: a phone has reached the server; `addresses`: how many can be tried. `past`: earlier evenings,
    the latest first; `wifi` and `proofs`: on trusted screens only.
    """

    party: PartyView
    table: TableView | None
    screen: ScreenView
    addresses: int
    visited: bool
    proofs: list[ProofView]
    past: list[PastView]
    wifi: WifiView | None
    shown: tuple[int, int] | None
    """The finished game and its step that the host has the screens show."""


class Hall(msgspec.Struct, frozen=True):
    """To a screen that shows no evening yet: it may open one. `unknown`: there is no evening of its code."""

    unknown: bool


class Happening(msgspec.Struct, frozen=True):
    """An event for animation and moderator.

    `facts` as the game gives them, with what only this role may know mixed in.
    """

    seq: int
    kind: str
    facts: dict[str, Any]
    pace: Pace


class PhoneUpdate(msgspec.Struct, frozen=True):
    """A whole view and what led to it.

    `version` counts the views of this connection. `events`: since the last one; after a reconnect none.
    """

    version: int
    base: None
    view: PhoneView
    events: list[Happening]


class TvUpdate(msgspec.Struct, frozen=True):
    """As `PhoneUpdate`, for a screen."""

    version: int
    base: None
    view: TvView
    events: list[Happening]


class Reaction(msgspec.Struct, frozen=True):
    """A symbol of a member that floats up on the screen."""

    member: int
    symbol: int


class Bye(msgspec.Struct, frozen=True):
    """The last word before the server hangs up; the page says so and does not come back by itself.

    `moved`: the person has another phone now.
    """

    reason: Literal["removed", "replaced", "closed", "moved"]
