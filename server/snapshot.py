"""A party as JSON, the running game as a position: an older or newer program goes on from there."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from games.game import Action, AnyGame, Previous, RuleError, waits
from server import shelf
from server.clock import Timing, Watch
from server.course import Course
from server.evening import Party
from server.programme import Planned
from server.reasons import Refusal
from server.table import Deadline, Hold, Sealed, Seat, Table, due_action, read
from server.wire import Level

VERSION = 2
"""Raised when an older program could not read it; what is older is brought up, what is newer is refused."""


class Newer(ValueError):
    """The snapshot of a newer program; the message says what to do."""


class KeptTable(msgspec.Struct, frozen=True):
    """A table without what follows from its state."""

    number: int
    game: str
    version: int
    options: dict[str, Any]
    previous: Previous | None
    level: Level
    seats: tuple[Seat, ...]
    position: dict[str, Any]
    floor: Watch
    play: Watch
    since: float
    deadlines: tuple[Deadline, ...]
    hold: Hold | None
    log: tuple[tuple[int | None, Action], ...]
    timing: Timing = Timing()
    began: float = 0.0
    planned: Planned | None = None
    seals: tuple[Sealed, ...] = ()


class Snapshot(msgspec.Struct, frozen=True):
    """`party`: without its table."""

    snapshot: int
    party: dict[str, Any]
    table: KeptTable | None


def snapshot(party: Party) -> bytes:
    """The whole party as JSON, the running game as a position."""
    without = msgspec.to_builtins(replace(party, table=None), str_keys=True)
    return msgspec.json.encode(Snapshot(VERSION, without, _kept(party.table) if party.table else None))


def restore(kept: bytes) -> Party:
    """The party of a snapshot. Raises `ValueError` when it is none, or a newer program's."""
    found = msgspec.json.decode(kept, type=Snapshot)
    if found.snapshot == 1:
        found = _from_1(found)
    if found.snapshot != VERSION:
        raise Newer(
            f"its snapshot has version {found.snapshot}, this program reads up to {VERSION};"
            " update the program"
        )
    party = msgspec.convert(found.party, Party, str_keys=True)
    try:
        return replace(party, table=_table(party.id, found.table) if found.table else None)
    except (RuleError, Refusal) as error:
        raise ValueError(f"the game in the snapshot cannot be read: {error}") from None


def _from_1(found: Snapshot) -> Snapshot:
    """Version 1 knew no programme: one game was set up, and its seconds were the evening's."""
    party, table = dict(found.party), found.table
    try:
        first = dict(party.pop("next"))
        timing = Timing(think=first.pop("seconds"))
        order = first.pop("order")
    except (KeyError, TypeError, ValueError) as missing:
        raise ValueError(f"the snapshot of version 1 is damaged: {missing}") from None
    party |= {"programme": {"items": [{"id": 1, **first}]}, "timing": {"think": timing.think}, "order": order}
    return Snapshot(2, party, replace(table, timing=timing, began=table.since) if table else None)


def _kept(table: Table) -> KeptTable:
    game = shelf.game(table.game)
    return KeptTable(
        number=table.number,
        game=table.game,
        version=table.version,
        options=shelf.plain(table.options),
        previous=table.previous,
        level=table.level,
        seats=table.seats,
        position=game.to_position(table.state),
        floor=table.floor,
        play=table.play,
        since=table.since,
        # Every program can read what is due: nothing is left open.
        deadlines=tuple(replace(one, action=due_action(table, one)) for one in table.deadlines),
        hold=table.hold,
        log=tuple(table.log),
        timing=table.timing,
        began=table.began,
        planned=table.planned,
        seals=table.seals,
    )


def _table(evening: str, kept: KeptTable) -> Table:
    game = shelf.game(kept.game)
    options = msgspec.convert(kept.options, game.Options)
    state = game.from_position(options, len(kept.seats), kept.position)
    said = read(game, state, len(kept.seats))
    return Table(
        evening=evening,
        number=kept.number,
        game=kept.game,
        version=kept.version,
        options=options,
        previous=kept.previous,
        level=kept.level,
        seats=kept.seats,
        state=state,
        legal=said.legal,
        to_act=said.to_act,
        table_acts=said.table_acts,
        result=said.result,
        floor=kept.floor,
        play=kept.play,
        since=kept.since,
        deadlines=_left_open(game, state, kept.deadlines),
        hold=kept.hold,
        log=Course(kept.log),
        timing=kept.timing,
        began=kept.began,
        planned=kept.planned,
        seals=kept.seals,
    )


def _left_open(game: AnyGame, state: Any, deadlines: tuple[Deadline, ...]) -> tuple[Deadline, ...]:
    later = {(due.seat, due.kind) for due in waits(game, state) if not due.action}
    return tuple(replace(one, action="") if (one.seat, one.kind) in later else one for one in deadlines)
