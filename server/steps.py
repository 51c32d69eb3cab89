"""What went through a party's line, one struct a kind: the journal keeps these, the party is their fold.

All chance is in them (a deal, a colour, a code), so that a replay needs none. `at` is house time in seconds.
They stand in one file, however long: it is the list of all that a journal can say.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from games.game import Action, Previous
from server.clock import REACTION_GRACE, SKIP_WINDOW
from server.estimate import Played
from server.recognition import Trace
from server.wire import Item, Late, Level, Moderator

VERSION = 3
"""Stands beside each step in the journal; raised when an older program could not read them."""

By = Literal["member", "bot", "clock", "rules"]
"""Who acted for a seat: its member, a bot, or nobody before the time was up.

`rules`: nobody had to, and it is nobody's action (a skip, an idle pick-up, a drop-out).
"""


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The evening begins. `id`: its identity, 128 random bits in hex; `game`: what is set up at first.

    `saved`: the programmes that were kept before, by name. `pace`: how long games have taken before.
    """

    at: float
    id: str
    code: str
    game: str
    fill_to: int
    saved: dict[str, list[Item]] = {}
    pace: dict[str, Played] = {}


class Recoded(msgspec.Struct, frozen=True, tag="recoded"):
    """The evening has another code, since its own was given away while it slept."""

    at: float
    code: str


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """A person came in, his phone connected. The token itself is nowhere but on the phone.

    `knocks`: the host has to let him in first.
    """

    at: float
    member: int
    name: str
    token_hash: str
    colour: int
    symbol: int
    trace: Trace | None = None
    knocks: bool = False


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """A person changed what is not None."""

    at: float
    member: int
    name: str | None = None
    colour: int | None = None
    symbol: int | None = None
    ready: bool | None = None
    sits_out: bool | None = None


class Connected(msgspec.Struct, frozen=True, tag="connected"):
    """The phone is here. `fresh`: with a page that was loaded anew, which has nothing open."""

    at: float
    member: int
    fresh: bool = False
    trace: Trace | None = None


class Recognised(msgspec.Struct, frozen=True, tag="recognised"):
    """The phone is known again under another address of the house, and gets one more token."""

    at: float
    member: int
    token_hash: str


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """The person proved to be here with another phone; those of before know the house no longer."""

    at: float
    member: int
    token_hash: str


class Admitted(msgspec.Struct, frozen=True, tag="admitted"):
    """The host let somebody in who knocked."""

    at: float
    member: int


class Dropped(msgspec.Struct, frozen=True, tag="dropped"):
    """The phone's connection is gone."""

    at: float
    member: int


class Lost(msgspec.Struct, frozen=True, tag="lost"):
    """The phone has been gone for `clock.LOST` seconds: the seat is away, the host's role may be taken."""

    at: float
    member: int


class Left(msgspec.Struct, frozen=True, tag="left"):
    """The phone has been gone for `clock.LEFT` seconds: no seat in the next game."""

    at: float
    member: int


class SetUp(msgspec.Struct, frozen=True, tag="set_up"):
    """What will be played next, all of it, and the host's times for the whole evening."""

    at: float
    game: str
    options: dict[str, Any]
    seconds: int
    fill_to: int
    level: Level
    repeat: int = 0
    weight: int = 1
    skip_window: float = SKIP_WINDOW
    reaction_grace: float = REACTION_GRACE


class Planned(msgspec.Struct, frozen=True, tag="planned"):
    """The games to come, all of them."""

    at: float
    items: list[Item]


class ProgrammeSaved(msgspec.Struct, frozen=True, tag="programme_saved"):
    """The games to come are kept under a name; no `items`: nothing is any more."""

    at: float
    name: str
    items: list[Item]


class Arranged(msgspec.Struct, frozen=True, tag="arranged"):
    """The host changed how the evening is run: what is not None."""

    at: float
    late: Late | None = None
    moderator: Moderator | None = None
    reactions: bool | None = None
    muted: bool | None = None
    hidden: bool | None = None
    locked: bool | None = None
    nod: bool | None = None


class SeatsOrdered(msgspec.Struct, frozen=True, tag="seats_ordered"):
    """The order of people around the next table: every member once."""

    at: float
    members: list[int]


class Place(msgspec.Struct, frozen=True):
    """Who sits down: a member, or (None) a bot with a name and looks of its own."""

    member: int | None
    name: str = ""
    colour: int = 0
    symbol: int = 0


class Earlier(msgspec.Struct, frozen=True):
    """Who had a seat before somebody else took it. `until`: as long as the game had so many actions."""

    until: int
    place: Place


class Started(msgspec.Struct, frozen=True, tag="started"):
    """A game begins. `number`: counts the evening's games from 1; `options`: all; `level`: of its bots."""

    at: float
    number: int
    game: str
    version: int
    options: dict[str, Any]
    places: list[Place]
    level: Level
    previous: Previous | None
    again: bool = False
    """The host had the game before dealt anew: it is the same one of the programme."""


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """A seat acts. `counted`: its person was here and let the time pass. `intent`: the tap it came from."""

    at: float
    seat: int
    action: Action
    by: By
    counted: bool = False
    member: int | None = None
    intent: str | None = None


class TableActed(msgspec.Struct, frozen=True, tag="table_acted"):
    """The table's own action: a deal, a throw, a lot. `salt`: of a deal, 128 random bits in hex."""

    at: float
    action: Action
    salt: str | None = None


class HoldOver(msgspec.Struct, frozen=True, tag="hold_over"):
    """The eye has had its time."""

    at: float


class RulesOpened(msgspec.Struct, frozen=True, tag="rules_opened"):
    """A member opened the rules; while a game runs that stops the table."""

    at: float
    member: int


class RulesClosed(msgspec.Struct, frozen=True, tag="rules_closed"):
    """A member is done with the rules, or his phone is gone. After the last one the countdown runs."""

    at: float
    member: int


class Countdown(msgspec.Struct, frozen=True, tag="countdown"):
    """Somebody said go on, or the rules pause took its longest: the table waits for no reader any more."""

    at: float


class WentOn(msgspec.Struct, frozen=True, tag="went_on"):
    """The countdown is over."""

    at: float


class HostPaused(msgspec.Struct, frozen=True, tag="host_paused"):
    """The host stopped the table (`on`) or let it go on."""

    at: float
    on: bool


class Away(msgspec.Struct, frozen=True, tag="away"):
    """The host has a bot play for that seat until its member touches the phone."""

    at: float
    seat: int


class Back(msgspec.Struct, frozen=True, tag="back"):
    """The member touched the phone: the seat is his again."""

    at: float
    seat: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The host ended the game or left the results: back to the lobby.

    `again`: a game without a result is to come again; a row without that word means so, unless it is endless.
    """

    at: float
    again: bool | None = None


class Wished(msgspec.Struct, frozen=True, tag="wished"):
    """A member without a seat is to get a bot's: `seat`, or the first that is free then."""

    at: float
    member: int
    when: Late
    seat: int | None = None


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A member takes a bot's seat, with its cards and its score."""

    at: float
    member: int
    seat: int


class WentHome(msgspec.Struct, frozen=True, tag="went_home"):
    """A member leaves his seat to a bot, and takes none in the games to come; who knocks leaves the door."""

    at: float
    member: int


class PatienceGiven(msgspec.Struct, frozen=True, tag="patience_given"):
    """A member has so many times the seconds for a decision."""

    at: float
    member: int
    factor: int


class Deputed(msgspec.Struct, frozen=True, tag="deputed"):
    """The host made a member a second host (`on`), or no longer."""

    at: float
    member: int
    on: bool


class CeremonyHeld(msgspec.Struct, frozen=True, tag="ceremony_held"):
    """The evening came to its end with a ceremony (`on`), or goes on after it."""

    at: float
    on: bool


class Removed(msgspec.Struct, frozen=True, tag="removed"):
    """The host sent a member away; a bot keeps his seat."""

    at: float
    member: int


class HandedOver(msgspec.Struct, frozen=True, tag="handed_over"):
    """The host gave the role to another member for good."""

    at: float
    member: int


class TookOver(msgspec.Struct, frozen=True, tag="took_over"):
    """A member took the host's role. `owner`: with the key of the house, which ends every older claim."""

    at: float
    member: int
    owner: bool


class Trusted(msgspec.Struct, frozen=True, tag="trusted"):
    """A screen may show (`on`), or may no longer show, what proves a person."""

    at: float
    screen: str
    on: bool


class Woken(msgspec.Struct, frozen=True, tag="woken"):
    """The server was killed, slept or stood still. `here`: members whose phones are connected anyway."""

    at: float
    here: list[int] = []


class RestartOver(msgspec.Struct, frozen=True, tag="restart_over"):
    """The clock waits no longer for phones that are not back."""

    at: float


Step = (
    Opened
    | Recoded
    | Joined
    | Changed
    | Connected
    | Recognised
    | Moved
    | Admitted
    | Dropped
    | Lost
    | Left
    | SetUp
    | Planned
    | ProgrammeSaved
    | Arranged
    | SeatsOrdered
    | Started
    | Acted
    | TableActed
    | HoldOver
    | RulesOpened
    | RulesClosed
    | Countdown
    | WentOn
    | HostPaused
    | Away
    | Back
    | Ended
    | Wished
    | Seated
    | WentHome
    | PatienceGiven
    | Deputed
    | CeremonyHeld
    | Removed
    | HandedOver
    | TookOver
    | Trusted
    | Woken
    | RestartOver
)

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Step)


def encode(step: Step) -> bytes:
    """The journal's row."""
    return _encoder.encode(step)


def decode(row: bytes) -> Step:
    """The step of a row. Raises `msgspec.MsgspecError` when it is none."""
    return _decoder.decode(row)
