"""The one thread that writes the journal: what waits when it comes round is committed together."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from itertools import groupby

from server import store
from server.ledger import Ledger, Rows

GROUP = 256
"""At most so many jobs share a commit, so that the first of them does not wait for ever."""

Job = Rows | Callable[[sqlite3.Connection], None]
"""A party's next rows, or anything else that is to be written."""

Done = asyncio.Future[None] | Future[None]
"""Told when the job is committed, or why it is not: in its own loop, or in the thread itself."""


class Writer:
    """Writes through that connection until `close`.

    `commits` and `commit_seconds`: how many there were and how long they took; `failures`: jobs that failed.
    `ledger`: for jobs alone, which run in the thread.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.commits, self.commit_seconds, self.failures = 0, 0.0, 0
        self.ledger = Ledger(connection)
        self._connection = connection
        self._jobs: queue.SimpleQueue[tuple[Job, Done] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="journal", daemon=True)
        self._thread.start()

    def put(self, job: Job, done: Done) -> None:
        """Have it written, whatever becomes of who waits. It may run twice, and is committed once at most."""
        self._jobs.put((job, done))

    def close(self) -> None:
        """Write what waits, and end."""
        self._jobs.put(None)
        self._thread.join()

    def _write_on(self) -> None:
        while True:
            group, more = self._next_group()
            if group:
                _tell(self._commit(group))
            if not more:
                return

    def _next_group(self) -> tuple[list[tuple[Job, Done]], bool]:
        """Wait for one job, then take all that wait with it; False when `close` was among them."""
        group: list[tuple[Job, Done]] = []
        item = self._jobs.get()
        while item is not None:
            group.append(item)
            if len(group) == GROUP:
                return group, True
            try:
                item = self._jobs.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _commit(self, group: list[tuple[Job, Done]]) -> list[tuple[Done, Exception | None]]:
        """Write the group; where that fails, each by itself: one bad job spoils no other."""
        begun = time.monotonic()
        failed: Exception | None = None
        try:
            self._write([job for job, _ in group])
        except Exception as error:
            failed = error
            self._roll_back()
        self.commits += 1
        self.commit_seconds += time.monotonic() - begun
        if failed and len(group) > 1 and not _is_locked(failed):
            return [told for one in group for told in self._commit([one])]
        self.failures += len(group) if failed else 0
        return [(done, failed) for _, done in group]

    def _write(self, jobs: list[Job]) -> None:
        rows = [job for job in jobs if isinstance(job, Rows)]
        if len(rows) == len(jobs) and sum(len(job.rows) for job in rows) <= store.ROWS_AT_ONCE:
            # One statement is a transaction by itself, and the loop has to let go of the thread only once.
            self.ledger.add(rows)
            return
        self._connection.execute("BEGIN IMMEDIATE")
        for of_rows, some in groupby(jobs, lambda job: isinstance(job, Rows)):
            if of_rows:
                self.ledger.add(job for job in some if isinstance(job, Rows))
            else:
                for job in some:
                    assert not isinstance(job, Rows)
                    job(self._connection)
        self._connection.execute("COMMIT")

    def _roll_back(self) -> None:
        self.ledger.forget()
        with contextlib.suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


def _is_locked(error: Exception) -> bool:
    """Whether another program has the file: each job by itself would wait as long, one after the other."""
    # An error that did not come out of SQLite itself has no code.
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_BUSY


def _tell(told: Iterable[tuple[Done, Exception | None]]) -> None:
    """Tell each what became of its job; a loop is woken once for all that wait in it."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Done, Exception | None]]] = {}
    for done, failed in told:
        if isinstance(done, Future):
            _set(done, failed)
        else:
            by_loop.setdefault(done.get_loop(), []).append((done, failed))
    for loop, waiting in by_loop.items():
        # A loop that is closed waits for nothing.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_set_all, waiting)


def _set_all(waiting: Iterable[tuple[Done, Exception | None]]) -> None:
    for done, failed in waiting:
        # Who waited may have been cancelled meanwhile.
        if not done.done():
            _set(done, failed)


def _set(done: Done, failed: Exception | None) -> None:
    if failed is None:
        done.set_result(None)
    else:
        done.set_exception(failed)
