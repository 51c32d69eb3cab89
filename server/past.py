"""Earlier evenings: how one is read again from the journal, and what a screen is told of them."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from server import party as core
from server import steps
from server.evening import people, plays
from server.journal import Journal, PartyRow
from server.log import described
from server.party import Party
from server.snapshot import Newer

MOST = 8
"""Evenings that a screen offers to go on with."""


class Unreadable(Exception):
    """A kept evening that this program cannot read; the message says why."""


class Past(NamedTuple):
    """An evening that can go on. `alive`: the wall time when it last was; `games`: how many were finished.

    `handle`: what pages call it. The evening's identity itself is told to no page.
    """

    id: str
    handle: str
    alive: float
    people: tuple[str, ...]
    games: int
    running: str | None


def recall(journal: Journal, id: str) -> Party:
    """The party as it was. Raises `Unreadable`, `JournalError`."""
    loaded = journal.load(id)
    party = None
    try:
        if loaded.snapshot:
            party = core.restore(loaded.snapshot.party)
        for kept in loaded.rows:
            party, _ = core.apply(party, steps.decode(kept.step))
    except Exception as fault:  # written by another program, or damaged: in whatever way, the house opens
        raise Unreadable(str(fault) if isinstance(fault, Newer) else described(fault)) from None
    if party is None:
        raise Unreadable("nothing is kept of it")
    return party


def latest(journal: Journal) -> Party | None:
    """The newest evening that somebody joined and this program can read: its programmes are handed on."""
    for row in sorted(journal.parties(), key=lambda row: row.alive, reverse=True):
        try:
            party = recall(journal, row.id)
        except Unreadable:
            continue
        if not is_empty(party):
            return party
    return None


def is_empty(party: Party) -> bool:
    """Whether nobody ever joined."""
    return not party.members


def look_back(journal: Journal, rows: list[PartyRow]) -> list[Past]:
    """The evenings of these rows that can go on, the newest first, `MOST` at most. Raises `JournalError`."""
    found: list[Past] = []
    for row in sorted(rows, key=lambda row: row.alive, reverse=True):
        if len(found) == MOST:
            break
        try:
            party = recall(journal, row.id)
        except Unreadable:
            continue
        if not is_empty(party):
            found.append(_past(party, row))
    return found


def _past(party: Party, row: PartyRow) -> Past:
    return Past(
        id=row.id,
        handle=sha256(row.id.encode()).hexdigest()[:32],
        alive=row.alive,
        people=tuple(member.name for member in people(party)),
        games=len(party.finished),
        running=party.table.game if party.table is not None and plays(party) else None,
    )
