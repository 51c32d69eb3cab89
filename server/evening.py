"""A party as one frozen value: who is here, who is host, what is and what will be played."""

from __future__ import annotations

from typing import Any

import msgspec

from games.game import Previous
from server.clock import THINK
from server.pauses import Pauses
from server.recognition import Trace
from server.table import Table
from server.wire import Level


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
    `trace`: what the phone was like when it was last here.
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


class Programme(msgspec.Struct, frozen=True):
    """What will be played next. `seconds` 0: no limit. `order`: all members as they will sit."""

    game: str
    options: dict[str, Any]
    seconds: int = THINK
    fill_to: int = 0
    level: Level = "normal"
    order: tuple[int, ...] = ()


class Finished(msgspec.Struct, frozen=True):
    """A finished game for the ranking of people: groups of members by place, bots left out (GEN-8).

    Only a member who held a seat at the end and took at least half of its actions is in it.
    """

    number: int
    game: str
    places: tuple[tuple[int, ...], ...]


class HandedOn(msgspec.Struct, frozen=True):
    """What the last game of a kind hands on, and who sat where (None: a bot)."""

    previous: Previous
    members: tuple[int | None, ...]


class Party(msgspec.Struct, frozen=True):
    """An evening. `had_role`: members who lost the host's role while away and get it back on a tap."""

    id: str
    code: str
    next: Programme
    members: tuple[Member, ...] = ()
    host: int | None = None
    had_role: tuple[int, ...] = ()
    trusted: tuple[str, ...] = ()
    table: Table | None = None
    pauses: Pauses = Pauses()
    number: int = 0
    handed_on: dict[str, HandedOn] = {}
    finished: tuple[Finished, ...] = ()


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
    """All members who have not been sent away."""
    return tuple(member for member in party.members if not member.removed)


def seat_of(party: Party, id: int | None) -> int | None:
    """The seat that a member holds at the table, running or finished."""
    if party.table is None or id is None:
        return None
    return next((seat for seat, held in enumerate(party.table.seats) if held.member == id), None)


def plays(party: Party) -> bool:
    """Whether a game is running."""
    return party.table is not None and party.table.result is None
