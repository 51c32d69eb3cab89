"""The power goes: wherever the last write was cut or spoilt, whole appends are left, the first ones."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path
from typing import NamedTuple

import pytest

from server import past, store
from server.journal import Journal
from server.party import Party
from tests.server.evening import Evening, folded

FRAME = 24
"""Bytes before each page in the log (SQLite's file format, 4.1)."""


class Written(NamedTuple):
    """A folder as the power left it. `commits`: the rows that each acknowledged append had brought it to."""

    folder: Path
    commits: list[list[bytes]]
    page: int
    party: str

    @property
    def log(self) -> Path:
        """The write-ahead log."""
        return self.folder / f"{store.FILE}-wal"


@pytest.fixture
async def written(tmp_path: Path) -> Written:
    """An evening of several appends, the last of them with several steps, still in the log."""
    evening = Evening("Anna", "Ben", game="fahrstuhl", fill_to=3)
    rows = evening.journal
    journal = Journal.open(tmp_path / "house")
    commits: list[list[bytes]] = []
    for end in (1, 2, 3, len(rows)):
        new = rows[len(commits[-1]) if commits else 0 : end]
        await journal.append(evening.party.id, [(3, row) for row in new], code="BCDF")
        commits.append(rows[:end])
    folder = tmp_path / "cut"
    folder.mkdir()
    for name in (store.FILE, f"{store.FILE}-wal"):
        shutil.copy(tmp_path / "house" / name, folder / name)
    journal.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "house" / store.FILE)) as db:
        (page,) = db.execute("PRAGMA page_size").fetchone()
    return Written(folder, commits, page, evening.party.id)


def opened(folder: Path, party: str) -> list[bytes]:
    """The rows that the next start finds."""
    with contextlib.closing(store.connect(folder, sync="normal")) as db:
        return [step for _, _, step in store.rows(db, party, 0)]


def found(written: Written, log: bytes) -> list[bytes]:
    """The rows when the log is this one. Only read, which is quicker and leaves the file as it is."""
    written.log.write_bytes(log)
    written.log.with_name(f"{store.FILE}-shm").unlink(missing_ok=True)
    with store.reading(written.folder) as db:
        return [step for _, _, step in store.rows(db, written.party, 0)]


def test_a_log_cut_at_every_byte_of_its_last_page(written: Written) -> None:
    log = written.log.read_bytes()
    assert found(written, log) == written.commits[-1]

    for length in range(len(log) - FRAME - written.page, len(log)):
        assert found(written, log[:length]) == written.commits[-2], length


def test_a_log_spoilt_at_every_byte_of_its_last_page(written: Written) -> None:
    log = written.log.read_bytes()
    for place in range(len(log) - FRAME - written.page, len(log)):
        spoilt = bytearray(log)
        spoilt[place] ^= 0xFF
        assert found(written, bytes(spoilt)) == written.commits[-2], place


def test_a_log_cut_anywhere_opens_with_whole_appends(written: Written, tmp_path: Path) -> None:
    log = written.log.read_bytes()
    before = 0
    for number, length in enumerate(range(0, len(log), 1000)):
        folder = tmp_path / f"{number}"
        folder.mkdir()
        shutil.copy(written.folder / store.FILE, folder)
        (folder / written.log.name).write_bytes(log[:length])
        rows = opened(folder, written.party)
        assert rows in [[], *written.commits], length
        assert len(rows) >= before
        before = len(rows)


async def test_what_is_left_is_a_party_that_goes_on(written: Written) -> None:
    log = written.log.read_bytes()
    written.log.write_bytes(log[:-1])

    with contextlib.closing(Journal.open(written.folder)) as journal:
        left: Party = past.recall(journal, written.party)
        assert left == folded(written.commits[-2])
        await journal.append(written.party, [(3, row) for row in written.commits[-1][3:]])
        assert past.recall(journal, written.party) == folded(written.commits[-1])


def test_a_page_that_was_on_its_way_into_the_file_is_still_in_the_log(written: Written) -> None:
    """The power may go while the log is brought into the file: until that is done, the log has it all."""
    file = written.folder / store.FILE
    content = file.read_bytes() + b"\0" * 8 * written.page
    # The first page names the file's kind and is written last, in one sector.
    file.write_bytes(content[: written.page] + b"\xee" * (len(content) - written.page))

    assert opened(written.folder, written.party) == written.commits[-1]
