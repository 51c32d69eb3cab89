"""The rows of all parties on their way into the journal's tables; where a party's rows end is asked once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from server import store


class Rows(NamedTuple):
    """A party's next rows, each `(version, step)`."""

    party: str
    rows: Sequence[tuple[int, bytes]]


class Ledger:
    """Writes through one connection, of a file that nobody else writes.

    After a transaction that failed it has to `forget` what it knows: not all of it is so any more.
    """

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._ends: dict[str, tuple[int, int]] = {}
        """The number that the tables have for a party, and that of its last row."""

    def add(self, some: Iterable[Rows]) -> None:
        """The next rows of some parties: one statement, if they are no more than `store.ROWS_AT_ONCE`."""
        written: list[tuple[int, int, int, bytes]] = []
        for party, rows in some:
            number, last = self._end(party)
            written += [(number, seq, version, step) for seq, (version, step) in enumerate(rows, last + 1)]
            self._ends[party] = number, last + len(rows)
        store.add_rows(self._db, written)

    def append(self, rows: Rows, snapshot: bytes | None, code: str | None, open: bool | None) -> None:
        """A party's next rows, the whole party after them, and what is known of it from now on."""
        self.add([rows])
        number, last = self._end(rows.party)
        if snapshot is not None:
            store.keep_snapshot(self._db, number, last, snapshot)
        if code is not None or open is not None:
            store.note(self._db, number, code, open)
        if open is False:
            self.forget(rows.party)

    def forget(self, party: str | None = None) -> None:
        """Ask again where the rows of that party end, or (None) those of all."""
        if party is None:
            self._ends.clear()
        else:
            self._ends.pop(party, None)

    def _end(self, party: str) -> tuple[int, int]:
        if party not in self._ends:
            self._ends[party] = store.end(self._db, party)
        return self._ends[party]
