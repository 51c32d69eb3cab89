"""The journal's file: who may use its folder, what is taken for a journal, what is brought up."""

import contextlib
import os
import sqlite3
from pathlib import Path

import pytest

from server import store
from server.journal import Journal, JournalBusy, JournalError, finished
from server.lock import FolderBusy, FolderLock, holder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "house"


def rights(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_only_the_owner_may_read_it(folder: Path) -> None:
    umask = os.umask(0)
    try:
        journal = Journal.open(folder)
        journal.set("port", "8642")
        files = {file.name: rights(file) for file in folder.iterdir()}
        journal.close()
    finally:
        os.umask(umask)

    if os.name == "posix":  # elsewhere the user's profile has its rights already
        assert rights(folder) == 0o700
        assert files == dict.fromkeys(files, 0o600)
    assert f"{store.FILE}-wal" in files


def test_a_second_server_learns_where_the_first_is(folder: Path) -> None:
    with contextlib.closing(Journal.open(folder)) as journal:
        journal.announce(port=8642, url="http://192.168.1.5:8642")
        with pytest.raises(JournalBusy, match=rf"process {os.getpid()}, port 8642\): http://192") as refused:
            Journal.open(folder)

    assert refused.value.holder is not None
    assert (refused.value.holder.port, refused.value.holder.url) == (8642, "http://192.168.1.5:8642")


def test_the_lock_goes_with_the_process_and_not_with_the_file(folder: Path) -> None:
    folder.mkdir()
    FolderLock.take(folder)._file.close()
    (folder / "server.lock").write_text("no holder wrote this")
    assert holder(folder) is None

    lock = FolderLock.take(folder)
    with pytest.raises(FolderBusy):
        FolderLock.take(folder)
    lock.release()
    lock.release()

    assert holder(folder) is None
    FolderLock.take(folder).release()


def spoil(folder: Path, content: bytes) -> None:
    folder.mkdir(exist_ok=True)
    (folder / store.FILE).write_bytes(content)


def test_a_file_that_is_no_journal_is_refused_and_left_alone(folder: Path) -> None:
    spoil(folder, b"my diary" * 1000)

    with pytest.raises(JournalError, match=r"damaged .*move it away"):
        Journal.open(folder)

    assert (folder / store.FILE).read_bytes() == b"my diary" * 1000
    FolderLock.take(folder).release()


def test_a_database_of_something_else_is_refused(folder: Path) -> None:
    folder.mkdir()
    db = sqlite3.connect(folder / store.FILE)
    db.execute("CREATE TABLE recipe (name TEXT)")
    db.close()

    with pytest.raises(JournalError, match="not a journal of Couchtisch"):
        Journal.open(folder)


def test_a_journal_of_a_newer_program_is_refused(folder: Path) -> None:
    Journal.open(folder).close()
    db = sqlite3.connect(folder / store.FILE)
    db.execute("UPDATE schema SET version = 99")
    db.commit()
    db.close()

    with pytest.raises(JournalError, match=r"version 99, this program knows 2.*update"):
        Journal.open(folder)


async def test_a_damaged_page_is_found_at_the_start(folder: Path) -> None:
    journal = Journal.open(folder)
    await journal.append("p", [(1, b"x" * 3000) for _ in range(20)])
    journal.close()
    content = bytearray((folder / store.FILE).read_bytes())
    content[-4096:] = b"\xee" * 4096
    spoil(folder, bytes(content))

    with pytest.raises(JournalError, match="damaged"):
        Journal.open(folder)


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(JournalError, match=r"file is no folder"):
        Journal.open(tmp_path / "file")
    with pytest.raises(JournalError, match="no journal in"):
        finished(tmp_path)


def test_the_tables_of_an_older_program_are_brought_up(folder: Path) -> None:
    folder.mkdir()
    db = sqlite3.connect(folder / store.FILE)
    db.executescript(OLD)
    db.close()
    # Records can be read before anything has been brought up.
    assert [game.record for game in finished(folder)] == [b"lines"]

    for _ in range(2):
        journal = Journal.open(folder)
        assert journal.parties() == [("p", "BCDF", True, 12.5, 1000.0)]
        assert [row.step for row in journal.load("p").rows] == [b"a"]
        assert [game.record for game in journal.records()] == [b"lines"]
        journal.close()


OLD = """
CREATE TABLE schema (version INTEGER NOT NULL);
CREATE TABLE party (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL, open INTEGER NOT NULL);
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
CREATE TABLE beat (one INTEGER PRIMARY KEY CHECK (one = 1), house REAL NOT NULL, wall REAL NOT NULL);
INSERT INTO schema VALUES (1);
INSERT INTO party VALUES (1, 'p', 'BCDF', 1);
INSERT INTO step VALUES (1, 1, 1, x'61');
INSERT INTO record VALUES (1, 1, 1, 5.0, x'6c696e6573');
INSERT INTO beat VALUES (1, 12.5, 1000.0);
"""
"""A journal as version 1 of the tables has it."""
