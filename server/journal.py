"""The append-only log of each party: rows, snapshots, finished games' records, and a few settings.

SQLite in write-ahead mode, one file, written by one thread (`server/writer.py`).
After the death of the process everything that `append` confirmed is there; after a loss of power the last
second may be missing unless `sync` is `full`.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Literal, NamedTuple

from server import store
from server.ledger import Rows
from server.lock import FolderBusy, FolderLock, Holder
from server.writer import Job, Writer


class JournalError(Exception):
    """The journal could not be read or written; the message says why, in one sentence."""


class JournalBusy(JournalError):
    """Another server has the data folder. `holder`: where it is, as far as it has said."""

    def __init__(self, message: str, holder: Holder | None) -> None:
        super().__init__(message)
        self.holder = holder


class PartyRow(NamedTuple):
    """A party as it stands in the journal; `open`: the evening goes on.

    `time`: its own time at its last beat; `alive`: the wall time then, 0.0 before its first one.
    """

    id: str
    code: str
    open: bool
    time: float
    alive: float


class Row(NamedTuple):
    """One journalled step: its number in the party (from 1), the version of its form, and itself."""

    seq: int
    version: int
    step: bytes


class Snapshot(NamedTuple):
    """A whole party as it was after the row with that number."""

    seq: int
    party: bytes


class Loaded(NamedTuple):
    """What a party goes on from: its last snapshot, if there is one, and the rows after it."""

    snapshot: Snapshot | None
    rows: list[Row]


class Finished(NamedTuple):
    """A finished game: `id` for `couchtisch export`, when it `ended` (seconds since 1970), and its record."""

    id: str
    party: str
    number: int
    ended: float
    record: bytes


class Journal:
    """The journal of one data folder, from `open` to `close`; a second one on the same folder is refused.

    `writer`: counts its commits.
    """

    def __init__(self, folder: Path, lock: FolderLock, connection: sqlite3.Connection) -> None:
        self._folder = folder
        self._lock = lock
        self._connection = connection
        self._settings = store.settings(connection)
        self._beat: tuple[Mapping[str, float], float] = ({}, store.last_alive(connection))
        self._beat_waits = False
        self._closed = False
        self.writer = Writer(connection)

    @classmethod
    def open(cls, folder: Path, *, sync: Literal["normal", "full"] = "normal") -> Journal:
        """The journal in that folder, made if there is none.

        Raises `JournalBusy` when another server has the folder, `JournalError` when it cannot be used.
        """
        with _told_as_journal_error(folder):
            store.make_folder(folder)
            lock = FolderLock.take(folder)
            try:
                return cls(folder, lock, store.connect(folder, sync=sync))
            except BaseException:
                lock.release()
                raise

    def close(self) -> None:
        """Write what waits, then give the folder back; a second call does nothing."""
        if self._closed:
            return
        self._closed = True
        self.writer.close()
        self._connection.close()
        self._lock.release()

    def announce(self, *, port: int, url: str | None = None) -> None:
        """Say where this server listens, for a second start on the same folder to read."""
        self._lock.announce(port=port, url=url)

    async def append(
        self,
        party: str,
        rows: Sequence[tuple[int, bytes]],
        snapshot: bytes | None = None,
        *,
        code: str | None = None,
        open: bool | None = None,
    ) -> None:
        """Write a party's next rows, each `(version, step)`; all of them or none. Returns after the commit.

        `snapshot`: the whole party after these rows. `code`, `open`: what `parties` says of it from now on.
        Raises `JournalError`; the journal is then as it was before, and the next append may succeed.
        It is written even if the caller is cancelled while it waits.
        """
        next_rows = Rows(party, rows)
        if snapshot is None and code is None and open is None:
            await self._done(next_rows)
        else:
            await self._done(lambda _: self.writer.ledger.append(next_rows, snapshot, code, open))

    async def finish(self, party: str, number: int, record: bytes) -> None:
        """Keep the record of a party's game of that number; a second time it replaces the first."""
        ended = self._beat[1]
        await self._done(lambda db: store.finish(db, party, number, ended, record))

    async def forget(self, party: str) -> None:
        """Delete a party with its rows, its snapshot and its games' records, if there is such a party."""

        def forget(db: sqlite3.Connection) -> None:
            store.forget(db, party)
            self.writer.ledger.forget(party)

        await self._done(forget)

    def beat(self, times: Mapping[str, float], wall_time: float) -> None:
        """Note that those parties live, each with its own time, at that time of day.

        Does not wait, and says no word when it cannot be written.
        """
        self._beat = (times, wall_time)
        if not self._beat_waits and not self._closed:
            self._beat_waits = True
            self._submit(self._write_beat).add_done_callback(self._beat_done)

    def get(self, key: str) -> str | None:
        """A setting of the house, such as `port` or `owner_key`."""
        return self._settings.get(key)

    def set(self, key: str, value: str) -> None:
        """Keep a setting; returns after the commit. Raises `JournalError`."""
        with _told_as_journal_error(self._folder):
            self._submit(lambda db: store.set_setting(db, key, value)).result()
        self._settings[key] = value

    def parties(self, code: str | None = None) -> list[PartyRow]:
        """All parties, the newest last; with `code`, those that have it."""
        with _told_as_journal_error(self._folder), store.reading(self._folder) as db:
            return [PartyRow(*row) for row in store.parties(db, code)]

    def load(self, party: str) -> Loaded:
        """What that party goes on from; no snapshot and no rows when it is unknown."""
        with _told_as_journal_error(self._folder), store.reading(self._folder) as db:
            snapshot = store.snapshot(db, party)
            rows = store.rows(db, party, snapshot[0] if snapshot else 0)
            return Loaded(Snapshot(*snapshot) if snapshot else None, [Row(*row) for row in rows])

    def records(self) -> list[Finished]:
        """The finished games, oldest first."""
        return finished(self._folder)

    def record(self, party: str, number: int) -> Finished | None:
        """A party's finished game of that number, if its record is kept."""
        with _told_as_journal_error(self._folder), store.reading(self._folder) as db:
            kept = store.record(db, party, number)
            return Finished(_game_id(party, number), party, number, *kept) if kept else None

    async def _done(self, job: Job) -> None:
        if self._closed:
            raise JournalError("the journal is closed")
        done = asyncio.get_running_loop().create_future()
        # From here on it cannot be cancelled: what was handed over is written.
        self.writer.put(job, done)
        try:
            await done
        except Exception as error:
            raise _as_journal_error(self._folder, error) from None

    def _submit(self, job: Job) -> Future[None]:
        if self._closed:
            raise JournalError("the journal is closed")
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()
        self.writer.put(job, done)
        return done

    def _write_beat(self, db: sqlite3.Connection) -> None:
        # In this order: a beat that is handed over from here on is either read now or a job of its own.
        self._beat_waits = False
        store.beat(db, *self._beat)

    def _beat_done(self, _: Future[None]) -> None:
        # A commit that cannot even begin does none of its jobs.
        self._beat_waits = False


def finished(folder: Path) -> list[Finished]:
    """The finished games in a data folder, oldest first; works while a server runs, and writes nothing."""
    with _told_as_journal_error(folder), store.reading(folder) as db:
        return [
            Finished(_game_id(party, number), party, number, ended, record)
            for party, number, ended, record in store.finished(db)
        ]


def _game_id(party: str, number: int) -> str:
    return f"{party[:8]}-{number}"


@contextlib.contextmanager
def _told_as_journal_error(folder: Path) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        raise _as_journal_error(folder, error) from None


def _as_journal_error(folder: Path, error: Exception) -> Exception:
    """The same in the journal's words; what is no fault of the folder stays what it is."""
    match error:
        case FolderBusy():
            return JournalBusy(str(error), error.holder)
        case store.Unusable():
            return JournalError(str(error))
        case sqlite3.Error():
            return JournalError(f"the journal in {folder} cannot be used: {error}")
        case OSError():
            return JournalError(f"the data folder {folder} cannot be used: {error.strerror or error}")
    return error
