"""The journal's tables in SQLite: how the file is made, opened, written and read."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal, cast

import msgspec

FILE = "journal.sqlite"
SCHEMA = 2
"""Raised when a table changes; what is older is brought up at opening, what is newer is refused."""

ROWS_AT_ONCE = 64
"""Rows that one statement writes at most."""

_TABLES = """
CREATE TABLE schema (version INTEGER NOT NULL);
CREATE TABLE party (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL, open INTEGER NOT NULL,
    time REAL NOT NULL DEFAULT 0, alive REAL NOT NULL DEFAULT 0);
CREATE INDEX party_code ON party (code);
CREATE TABLE step (
    party INTEGER NOT NULL REFERENCES party, seq INTEGER NOT NULL,
    version INTEGER NOT NULL, step BLOB NOT NULL,
    PRIMARY KEY (party, seq)) WITHOUT ROWID;
CREATE TABLE snapshot (party INTEGER PRIMARY KEY REFERENCES party, seq INTEGER NOT NULL, whole BLOB NOT NULL);
CREATE TABLE record (
    number INTEGER PRIMARY KEY, party INTEGER NOT NULL REFERENCES party,
    game INTEGER NOT NULL, ended REAL NOT NULL, lines BLOB NOT NULL,
    UNIQUE (party, game));
CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""

_FROM_1 = """
ALTER TABLE party ADD COLUMN time REAL NOT NULL DEFAULT 0;
ALTER TABLE party ADD COLUMN alive REAL NOT NULL DEFAULT 0;
CREATE INDEX party_code ON party (code);
UPDATE party SET time = (SELECT house FROM beat), alive = (SELECT wall FROM beat)
    WHERE EXISTS (SELECT 1 FROM beat);
DROP TABLE beat;
UPDATE schema SET version = 2;
"""
"""Brings up the tables of version 1, where all parties shared one beat."""


class Unusable(Exception):
    """The file is there and cannot be this program's journal; the message says why and what to do."""


def make_folder(folder: Path) -> None:
    """Make the data folder, for its owner alone; one that is there keeps the rights its owner gave it.

    Raises `Unusable`, `OSError`.
    """
    if folder.exists() and not folder.is_dir():
        raise Unusable(f"{folder} is no folder; choose one with --data")
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True)


def connect(folder: Path, *, sync: Literal["normal", "full"]) -> sqlite3.Connection:
    """The writing connection; the file is made, for its owner alone, if there is none.

    Raises `Unusable`, `sqlite3.Error`, `OSError`.
    """
    file = folder / FILE
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    file.chmod(0o600)
    # One thread writes after another: never two at once.
    db = sqlite3.connect(file, isolation_level=None, timeout=5, check_same_thread=False)
    try:
        _prepare(db, file, sync)
    except sqlite3.DatabaseError as error:
        db.close()
        raise _damaged(file, error) from None
    except BaseException:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, file: Path, sync: Literal["normal", "full"]) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL" if sync == "full" else "PRAGMA synchronous = NORMAL")
    db.execute("PRAGMA foreign_keys = ON")
    # What is deleted is not to be read from the file's free pages.
    db.execute("PRAGMA secure_delete = ON")
    if not db.execute("SELECT 1 FROM sqlite_schema").fetchone():
        db.executescript(f"BEGIN IMMEDIATE; {_TABLES} INSERT INTO schema VALUES ({SCHEMA}); COMMIT;")
    if _version(db, file) == 1:
        db.executescript(f"BEGIN IMMEDIATE; {_FROM_1} COMMIT;")
    (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)


def _version(db: sqlite3.Connection, file: Path) -> int:
    """The version of its tables, from 1 to `SCHEMA`. Raises `Unusable`."""
    known = db.execute("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema'").fetchone()
    found = db.execute("SELECT version FROM schema").fetchone() if known else None
    if not found:
        raise Unusable(f"{file} is not a journal of Couchtisch; choose another folder with --data")
    version: int = found[0]
    if not 1 <= version <= SCHEMA:
        raise Unusable(
            f"{file} was written by another version of Couchtisch (its tables have version {version}, this"
            f" program knows {SCHEMA}); update the program, or choose another folder with --data"
        )
    return version


def _damaged(file: Path, error: sqlite3.DatabaseError) -> Exception:
    if isinstance(error, sqlite3.OperationalError):
        return error
    return Unusable(f"{file} is damaged ({error}); move it away, and a new one is made at the next start")


@contextlib.contextmanager
def reading(folder: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads, beside a running server's too. Raises `Unusable` and `sqlite3.Error`."""
    file = folder / FILE
    if not file.is_file():
        raise Unusable(f"there is no journal in {folder}")
    # Without a log beside it nothing can be going on; and a folder that may only be read allows no other way.
    alone = not file.with_name(f"{FILE}-wal").exists() and not os.access(folder, os.W_OK)
    uri = f"{file.absolute().as_uri()}?mode=ro{'&immutable=1' if alone else ''}"
    with contextlib.closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=5)) as db:
        try:
            _version(db, file)
            yield db
        except sqlite3.DatabaseError as error:
            raise _damaged(file, error) from None


def end(db: sqlite3.Connection, party: str) -> tuple[int, int]:
    """The number that stands for a party in the other tables, and that of its last row (0 without one)."""
    number = _party(db, party)
    (last,) = db.execute("SELECT coalesce(max(seq), 0) FROM step WHERE party = ?", (number,)).fetchone()
    return number, last


def add_rows(db: sqlite3.Connection, rows: Sequence[tuple[int, int, int, bytes]]) -> None:
    """Rows of any parties, each with its party's number, its own, its version and its step."""
    for at in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[at : at + ROWS_AT_ONCE]
        # Each statement lets go of the interpreter, and may wait long to have it again: so one for all.
        places = ", ".join(["(?, ?, ?, ?)"] * len(some))
        db.execute(f"INSERT INTO step VALUES {places}", [value for row in some for value in row])


def keep_snapshot(db: sqlite3.Connection, number: int, after: int, whole: bytes) -> None:
    """The whole party of that number as it is after that row."""
    db.execute("INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?)", (number, after, whole))


def note(db: sqlite3.Connection, number: int, code: str | None, open: bool | None) -> None:
    """What is known of a party from now on; None: as before."""
    db.execute(
        "UPDATE party SET code = coalesce(?, code), open = coalesce(?, open) WHERE number = ?",
        (code, open, number),
    )


def _party(db: sqlite3.Connection, party: str) -> int:
    """Its number; it is entered if it is new."""
    found = db.execute("SELECT number FROM party WHERE id = ?", (party,)).fetchone()
    if found is None:
        db.execute("INSERT INTO party (id, code, open) VALUES (?, '', 1)", (party,))
        found = db.execute("SELECT number FROM party WHERE id = ?", (party,)).fetchone()
    return cast(int, found[0])


def finish(db: sqlite3.Connection, party: str, game: int, ended: float, record: bytes) -> None:
    """The record of a party's finished game."""
    db.execute(
        "INSERT INTO record (party, game, ended, lines) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (party, game) DO UPDATE SET ended = excluded.ended, lines = excluded.lines",
        (_party(db, party), game, ended, record),
    )


def forget(db: sqlite3.Connection, party: str) -> None:
    """Delete a party with all that is kept of it: its rows, its snapshot, the records of its games."""
    for table in ("step", "snapshot", "record"):
        db.execute(f"DELETE FROM {table} WHERE party = (SELECT number FROM party WHERE id = ?)", (party,))
    db.execute("DELETE FROM party WHERE id = ?", (party,))


def parties(db: sqlite3.Connection, code: str | None = None) -> list[tuple[str, str, bool, float, float]]:
    """Id, code, open, own time, wall time when last alive: the newest last; of that code, or all."""
    found = db.execute(
        "SELECT id, code, open, time, alive FROM party WHERE ?1 IS NULL OR code = ?1 ORDER BY number", (code,)
    )
    return [(party, code, bool(is_open), time, alive) for party, code, is_open, time, alive in found]


def snapshot(db: sqlite3.Connection, party: str) -> tuple[int, bytes] | None:
    """The last snapshot of a party, and after which row it was taken."""
    found = db.execute(
        "SELECT seq, whole FROM snapshot JOIN party ON party.number = snapshot.party WHERE id = ?", (party,)
    )
    return cast("tuple[int, bytes] | None", found.fetchone())


def rows(db: sqlite3.Connection, party: str, after: int) -> list[tuple[int, int, bytes]]:
    """The rows of a party after that number: number, version, step."""
    found = db.execute(
        "SELECT seq, version, step FROM step JOIN party ON party.number = step.party"
        " WHERE id = ? AND seq > ? ORDER BY seq",
        (party, after),
    )
    return found.fetchall()


def finished(db: sqlite3.Connection) -> list[tuple[str, int, float, bytes]]:
    """Party, number of the game, wall time of its end, record: oldest first."""
    found = db.execute(
        "SELECT id, game, ended, lines FROM record JOIN party ON party.number = record.party"
        " ORDER BY record.number"
    )
    return found.fetchall()


def record(db: sqlite3.Connection, party: str, game: int) -> tuple[float, bytes] | None:
    """Wall time of its end and record of one game, if it is kept."""
    found: tuple[float, bytes] | None = db.execute(
        "SELECT ended, lines FROM record JOIN party ON party.number = record.party WHERE id = ? AND game = ?",
        (party, game),
    ).fetchone()
    return found


def settings(db: sqlite3.Connection) -> dict[str, str]:
    """All settings."""
    return dict(db.execute("SELECT key, value FROM setting").fetchall())


def set_setting(db: sqlite3.Connection, key: str, value: str) -> None:
    """One setting, new or changed."""
    db.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (key, value))


def last_alive(db: sqlite3.Connection) -> float:
    """The wall time of the last beat of any party; 0.0 without one."""
    return cast(float, db.execute("SELECT coalesce(max(alive), 0.0) FROM party").fetchone()[0])


def beat(db: sqlite3.Connection, times: Mapping[str, float], wall: float) -> None:
    """Those parties live at that wall time; each has its own time. One statement, as in `add_rows`."""
    db.execute(
        "UPDATE party SET time = told.value, alive = ? FROM json_each(?) AS told WHERE party.id = told.key",
        (wall, msgspec.json.encode(times).decode()),
    )
