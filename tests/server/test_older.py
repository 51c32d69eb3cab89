"""Evenings of older programs go on from their position; what is newer is refused in words."""

from __future__ import annotations

import contextlib
import sqlite3
from base64 import b64decode
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from server import party as core
from server import past, shelf, store
from server.evening import plays
from server.journal import Journal, JournalError
from server.snapshot import VERSION
from tests.server.evening import Evening, folded

OLDER = Path(__file__).parent / "older"
GAMES = sorted(shelf.games())


def kept(game: str) -> bytes:
    """A half-played game of two people and a bot, as a program with snapshots of version 1 kept it."""
    return (OLDER / f"snapshot-1-{game}.json").read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_half_played_game_of_version_1_goes_on_from_its_position(game: str) -> None:
    before: dict[str, Any] = msgspec.json.decode(kept(game))

    party = core.restore(kept(game))

    assert party.table is not None
    assert plays(party)
    position = shelf.game(game).to_position(party.table.state)
    # What the game has come to write down since then may stand there too.
    assert position | before["table"]["position"] == position
    assert [member.name for member in party.members] == ["Anna", "Ben"]
    assert (party.next.game, party.next.fill_to, party.next.repeat) == (game, 3, 0)
    assert (party.timing.think, party.table.timing.think, party.order) == (30, 30, (1, 2))
    assert [seat.turn for seat in party.table.seats] == [seat["turn"] for seat in before["table"]["seats"]]
    assert core.restore(core.snapshot(party)) == party


@pytest.mark.parametrize("game", GAMES)
def test_and_is_played_to_its_end(game: str) -> None:
    evening = Evening()
    evening.resume(core.restore(kept(game)), now=200.0)

    for _ in range(4000):
        if evening.table.result is not None:
            break
        evening.pass_time(5.0, bots=True)

    assert evening.table.result is not None
    assert len(evening.party.finished) == 1


@pytest.mark.parametrize("game", GAMES)
def test_rows_of_version_2_come_to_the_same_game_as_the_snapshot(game: str) -> None:
    """What a program leaves that was killed: it had no time for a snapshot."""
    rows = [b64decode(row) for row in msgspec.json.decode((OLDER / f"rows-2-{game}.json").read_bytes())]

    party, snapshot = folded(rows), core.restore(kept(game))

    assert party.table is not None
    assert snapshot.table is not None
    assert party.table.state == snapshot.table.state
    assert party.table.log == snapshot.table.log
    # How often somebody has played was not counted then.
    members = tuple(replace(member, played=0, last_played=0) for member in party.members)
    assert members == snapshot.members
    assert (party.next, party.order, party.timing) == (snapshot.next, snapshot.order, snapshot.timing)


async def test_a_folder_of_version_1_opens(tmp_path: Path) -> None:
    journal = Journal.open(tmp_path)
    await journal.append("p", [(2, b"a row that the snapshot stands for")], kept("shithead"), code="BCDF")
    journal.close()
    to_version_1(tmp_path)

    with contextlib.closing(Journal.open(tmp_path)) as again:
        (row,) = again.parties()
        party = past.recall(again, row.id)

    assert plays(party)
    assert (row.time, row.alive) == (12.5, 1000.0)


def to_version_1(folder: Path) -> None:
    """The tables as the first program had them: one beat for all parties."""
    with contextlib.closing(sqlite3.connect(folder / store.FILE)) as db:
        db.executescript(
            """
            DROP INDEX party_code; ALTER TABLE party DROP COLUMN time; ALTER TABLE party DROP COLUMN alive;
            CREATE TABLE beat (
                one INTEGER PRIMARY KEY CHECK (one = 1), house REAL NOT NULL, wall REAL NOT NULL);
            INSERT INTO beat VALUES (1, 12.5, 1000.0); UPDATE schema SET version = 1;
            """
        )


def test_a_newer_snapshot_is_refused_in_words() -> None:
    plain: dict[str, Any] = msgspec.json.decode(kept("shithead"))
    plain["snapshot"] = VERSION + 1

    with pytest.raises(
        ValueError, match=rf"version {VERSION + 1}, this program reads up to {VERSION}; update"
    ):
        core.restore(msgspec.json.encode(plain))


def test_a_damaged_one_of_version_1_too() -> None:
    plain: dict[str, Any] = msgspec.json.decode(kept("shithead"))
    del plain["party"]["next"]["seconds"]

    with pytest.raises(ValueError, match="version 1 is damaged"):
        core.restore(msgspec.json.encode(plain))


async def test_a_newer_folder_is_refused_in_words_and_left_alone(tmp_path: Path) -> None:
    Journal.open(tmp_path).close()
    with contextlib.closing(sqlite3.connect(tmp_path / store.FILE)) as db, db:
        db.execute("UPDATE schema SET version = 3")
    before = (tmp_path / store.FILE).read_bytes()

    with pytest.raises(JournalError, match=r"version 3, this program knows 2\); update the program"):
        Journal.open(tmp_path)

    assert (tmp_path / store.FILE).read_bytes() == before
