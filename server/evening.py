"""A party as one frozen value: who is here, who is host, what is and what will be played."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from games.game import Previous
from server.clock import Timing
from server.estimate import Played
from server.pauses import Pauses
from server.programme import Planned, Programme
from server.recognition import Trace
from server.steps import Earlier, Place
from server.table import Sealed, Table
from server.wire import Item, Late, Level, Moderator

MOST_PEOPLE = 64
"""Members of one evening, as many as an order of seats can name."""


class Who(msgspec.Struct, frozen=True):
    """Where an intent comes from. `member` None: a phone that has not joined, or a screen.

    `owner`: the connection has proved the key of the house.
    """

    member: int | None
    owner: bool = False


class Member(msgspec.Struct, frozen=True):
    """A person of the evening. `token_hashes`: what is kept of the phone's secrets; the name is never a key.

    `gone`: the house time since which the phone is not connected, None while it is. `lost`: for so long that
    the seat is away. `left`: for so long that the person has gone home. `intents`: the last taps.
    `trace`: what the phone was like when it was last here. `knocks`: waits for the host's nod. `sits_out`:
    takes no seat. `patience`: how many times the seconds he has. `moved`: hashes of the phones he had before.
    `played`: how many games he has begun tonight, `last_played` the number of the latest.
    """

    id: int
    name: str
    token_hashes: tuple[str, ...]
    colour: int
    symbol: int
    gone: float | None = None
    lost: bool = False
    left: bool = False
    removed: bool = False
    ready: bool = False
    reading: bool = False
    intents: tuple[str, ...] = ()
    trace: Trace | None = None
    knocks: bool = False
    sits_out: bool = False
    patience: int = 1
    moved: tuple[str, ...] = ()
    played: int = 0
    last_played: int = 0


class Wish(msgspec.Struct, frozen=True):
    """A member without a seat waits for a bot's: `seat` while a bot has it, else the first that is free.

    `when`: from when on it is his; `ask`: the host has not said. `since`: a house time.
    """

    member: int
    when: Late
    since: float
    seat: int | None = None


class Settings(msgspec.Struct, frozen=True):
    """How the evening is run, as in `wire.Arrange`."""

    late: Late = "ask"
    moderator: Moderator = "brief"
    reactions: bool = True
    muted: bool = False
    hidden: bool = False
    locked: bool = False
    nod: bool = False


class Finished(msgspec.Struct, frozen=True):
    """A finished game for the ranking of people: groups of members by place, bots left out (GEN-8).

    Only a member who held a seat at the end and took at least half of its actions is in it. `won`: those who
    came first in the game itself, bots included. `feats`: what the game counts, by name, of each member.
    `seconds`: how long it was played, without pauses; `decisions`: how many actions of seats it had. `seats`:
    who held each at the end, bots of that `level`. `earlier`: who had each before, as in `table.Seat`.
    `seals`: what its deals were sealed with.
    """

    number: int
    game: str
    places: tuple[tuple[int, ...], ...]
    won: tuple[int, ...] = ()
    weight: int = 1
    feats: dict[int, dict[str, int]] = {}
    seconds: float = 0.0
    decisions: int = 0
    seats: tuple[Place, ...] = ()
    earlier: tuple[tuple[Earlier, ...], ...] = ()
    level: Level = "normal"
    seals: tuple[Sealed, ...] = ()


class HandedOn(msgspec.Struct, frozen=True):
    """What the last game of a kind hands on, and who sat where (None: a bot)."""

    previous: Previous
    members: tuple[int | None, ...]


class Party(msgspec.Struct, frozen=True):
    """An evening. `had_role`: members who lost the host's role while away and get it back on a tap.

    `order`: all members as they will sit. `deputies`: the second hosts. `wishes`: who waits for a bot's seat.
    `saved`: programmes under their names, the oldest first. `ceremony`: the evening has come to its end.
    `pace`: how long games have taken, by name, those of earlier evenings included.
    """

    id: str
    code: str
    programme: Programme
    timing: Timing = Timing()
    order: tuple[int, ...] = ()
    settings: Settings = Settings()
    deputies: tuple[int, ...] = ()
    wishes: tuple[Wish, ...] = ()
    saved: dict[str, tuple[Item, ...]] = {}
    ceremony: bool = False
    pace: dict[str, Played] = {}
    members: tuple[Member, ...] = ()
    host: int | None = None
    had_role: tuple[int, ...] = ()
    trusted: tuple[str, ...] = ()
    table: Table | None = None
    pauses: Pauses = Pauses()
    number: int = 0
    handed_on: dict[str, HandedOn] = {}
    finished: tuple[Finished, ...] = ()

    @property
    def next(self) -> Planned:
        """What is set up now."""
        return self.programme.items[0]


def member(party: Party, id: int | None) -> Member | None:
    """The member of that id, also one that was removed."""
    if id is None or not 1 <= id <= len(party.members):
        return None
    return party.members[id - 1]


def here(party: Party, id: int | None) -> bool:
    """Whether that member's phone is connected."""
    found = member(party, id)
    return found is not None and found.gone is None and not found.removed


def people(party: Party) -> tuple[Member, ...]:
    """All members who have been let in and not been sent away."""
    return tuple(member for member in party.members if not member.removed and not member.knocks)


def knocking(party: Party) -> tuple[Member, ...]:
    """Who waits for the host's nod. Whoever has turned away from the door has no token any more."""
    return tuple(one for one in party.members if one.knocks and not one.removed and one.token_hashes)


def gives_orders(party: Party, id: int | None) -> bool:
    """Whether that member is host or a second one."""
    return id is not None and (id == party.host or id in party.deputies)


def free_seat(party: Party, wish: Wish) -> int | None:
    """The bot's seat that the wish could have now: the one that is meant while a bot has it, else any.

    Who has left a seat in this game knows its cards: he gets that one again or none.
    """
    if party.table is None or party.table.result is not None:
        return None
    seats = party.table.seats
    free = [number for number, seat in enumerate(seats) if seat.member is None]
    before = [number for number, seat in enumerate(seats) if wish.member in seat.held_by]
    if before:
        free = [number for number in before if number in free]
    return wish.seat if wish.seat in free else next(iter(free), None)


def seat_of(party: Party, id: int | None) -> int | None:
    """The seat that a member holds at the table, running or finished."""
    if party.table is None or id is None:
        return None
    for seat, held in enumerate(party.table.seats):
        if held.member == id:
            return seat
    return None


def plays(party: Party) -> bool:
    """Whether a game is running."""
    return party.table is not None and party.table.result is None


def put(party: Party, id: int, **changes: Any) -> Party:
    """The party with something changed about a member."""
    changed = replace(party.members[id - 1], **changes)
    return replace(party, members=(*party.members[: id - 1], changed, *party.members[id:]))
