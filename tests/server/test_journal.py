"""The journal: what was confirmed is there, and a fault takes nothing down."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
import textwrap
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from server import store
from server.journal import Journal, JournalError, finished
from server.ledger import Rows

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "house"


@pytest.fixture
def journal(folder: Path) -> Iterator[Journal]:
    journal = Journal.open(folder)
    yield journal
    journal.close()


def steps(journal: Journal, party: str = "p") -> list[bytes]:
    return [row.step for row in journal.load(party).rows]


def limit_pages(journal: Journal, pages: int) -> None:
    """Let the disk be full from that page on."""

    def limit(db: sqlite3.Connection) -> None:
        db.execute(f"PRAGMA max_page_count = {pages}")

    journal._submit(limit).result()


async def test_rows_are_numbered_and_come_back_in_order(journal: Journal) -> None:
    await journal.append("p", [(1, b"a"), (1, b"b")], code="BCDF")
    await journal.append("q", [(1, b"other")])
    await journal.append("p", [(2, b"c")])

    assert journal.load("p").rows == [(1, 1, b"a"), (2, 1, b"b"), (3, 2, b"c")]
    assert journal.load("nobody") == (None, [])


async def test_a_snapshot_stands_for_the_rows_before_it(journal: Journal) -> None:
    await journal.append("p", [(1, b"a")])
    await journal.append("p", [(1, b"b")], b"whole")
    await journal.append("p", [(1, b"c")])

    assert journal.load("p") == ((2, b"whole"), [(3, 1, b"c")])


async def test_parties_keep_code_and_openness_until_told_otherwise(journal: Journal) -> None:
    await journal.append("p", [(1, b"a")], code="BCDF")
    await journal.append("q", [(1, b"a")], code="GHJK")
    await journal.append("p", [(1, b"b")])
    await journal.append("p", [], open=False)

    assert journal.parties() == [("p", "BCDF", False, 0.0, 0.0), ("q", "GHJK", True, 0.0, 0.0)]
    assert [row.id for row in journal.parties("GHJK")] == ["q"]
    assert journal.parties("XXXX") == []


async def test_all_is_there_after_reopening(folder: Path) -> None:
    first = Journal.open(folder)
    await first.append("p", [(1, b"a")], b"whole", code="BCDF")
    await first.finish("p", 1, b"record\n")
    first.beat({"p": 12.5}, 1000.0)
    first.set("port", "8642")
    first.close()
    first.close()

    second = Journal.open(folder, sync="full")

    assert second.load("p") == ((1, b"whole"), [])
    assert second.parties() == [("p", "BCDF", True, 12.5, 1000.0)]
    assert second.get("port") == "8642"
    assert second.get("owner_key") is None
    assert [(game.id, game.record) for game in second.records()] == [("p-1", b"record\n")]
    second.close()


async def test_a_game_finished_twice_keeps_the_later_record(journal: Journal) -> None:
    await journal.finish("p", 1, b"old")
    await journal.finish("p", 2, b"other")
    await journal.finish("p", 1, b"new")

    assert [(game.number, game.record) for game in journal.records()] == [(1, b"new"), (2, b"other")]


async def test_appends_that_wait_together_share_a_commit(journal: Journal, folder: Path) -> None:
    commits: list[str] = []
    journal._submit(lambda db: db.set_trace_callback(commits.append)).result()
    opened: Future[None] = Future()
    journal._submit(lambda db: opened.result())

    waiting = [asyncio.ensure_future(journal.append(f"p{n}", [(1, b"x")])) for n in range(50)]
    await asyncio.sleep(0)
    opened.set_result(None)
    await asyncio.gather(*waiting)

    assert commits.count("COMMIT") <= 3
    assert len(journal.parties()) == 50


async def test_one_bad_append_does_not_spoil_the_others_of_its_commit(journal: Journal) -> None:
    opened: Future[None] = Future()
    journal._submit(lambda db: opened.result())
    good = asyncio.ensure_future(journal.append("p", [(1, b"good")]))
    bad = asyncio.ensure_future(journal.append("p", [(1, b"half"), (None, b"bad")]))  # type: ignore[list-item]  # the fault
    late = asyncio.ensure_future(journal.append("p", [(1, b"late")]))
    await asyncio.sleep(0)
    opened.set_result(None)

    with pytest.raises(JournalError):
        await bad
    await good
    await late

    assert steps(journal) == [b"good", b"late"]


async def test_more_rows_than_one_statement_takes_are_there_whole_or_not_at_all(journal: Journal) -> None:
    many = [(1, str(number).encode()) for number in range(3 * store.ROWS_AT_ONCE + 1)]

    with pytest.raises(JournalError):
        await journal.append("p", [*many, (None, b"bad")])  # type: ignore[list-item]  # the fault
    await journal.append("p", many)

    assert journal.load("p").rows == [(seq, 1, step) for seq, (_, step) in enumerate(many, 1)]


def test_jobs_that_wait_for_another_program_s_lock_wait_once(journal: Journal, folder: Path) -> None:
    def be_impatient(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA busy_timeout = 0")

    journal._submit(be_impatient).result()
    before = journal.writer.commits
    with contextlib.closing(sqlite3.connect(folder / store.FILE)) as another:
        another.execute("BEGIN IMMEDIATE")
        told = journal.writer._commit([(Rows(party, [(1, b"a")]), Future()) for party in ("p", "q")])

    assert [str(why) for _, why in told] == ["database is locked"] * 2
    assert journal.writer.commits == before + 1
    assert journal.writer.failures == 2


async def test_a_full_disk_refuses_and_afterwards_it_goes_on(journal: Journal) -> None:
    await journal.append("p", [(1, b"before")])
    limit_pages(journal, 1)

    with pytest.raises(JournalError, match="full"):
        await journal.append("p", [(1, b"x" * 100_000)])
    with pytest.raises(JournalError, match="full"):
        await journal.append("p", [(1, b"x" * 100_000)], b"whole")
    assert steps(journal) == [b"before"]

    limit_pages(journal, 1_000_000)
    await journal.append("p", [(1, b"after")])

    assert steps(journal) == [b"before", b"after"]


async def test_a_commit_that_fails_is_undone_and_the_next_one_goes_on(journal: Journal) -> None:
    def refer_to_nobody(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute("INSERT INTO step VALUES (999, 1, 1, x'00')")

    with pytest.raises(JournalError):
        await journal._done(refer_to_nobody)
    await journal.append("p", [(1, b"after")])

    assert steps(journal) == [b"after"]


async def test_beats_go_on_after_one_that_could_not_be_written(folder: Path) -> None:
    journal = Journal.open(folder)
    await journal.append("p", [(1, b"a")])

    def forbid(db: sqlite3.Connection) -> None:
        db.execute("CREATE TEMP TRIGGER full BEFORE UPDATE ON party BEGIN SELECT raise(ABORT, 'no'); END")

    def allow(db: sqlite3.Connection) -> None:
        db.execute("DROP TRIGGER full")

    journal._submit(forbid).result()
    journal.beat({"p": 1.0}, 1.0)
    journal._submit(lambda db: None).result()
    journal._submit(allow).result()
    journal.beat({"p": 2.0}, 2.0)
    journal.close()
    journal.beat({"p": 3.0}, 3.0)

    again = Journal.open(folder)
    assert [(row.time, row.alive) for row in again.parties()] == [(2.0, 2.0)]
    again.close()


async def test_a_beat_that_comes_while_another_is_written_is_written_too(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    await journal.append("p", [(1, b"a")])
    writing, go_on = threading.Event(), threading.Event()
    write = store.beat

    def slowly(*told: Any) -> None:
        writing.set()
        go_on.wait()
        write(*told)

    monkeypatch.setattr(store, "beat", slowly)
    journal.beat({"p": 1.0}, 1.0)
    writing.wait()
    journal.beat({"p": 2.0}, 2.0)
    go_on.set()
    journal.set("after", "the beats")

    assert [(row.time, row.alive) for row in journal.parties()] == [(2.0, 2.0)]


async def test_beats_go_on_after_a_commit_that_could_not_begin(folder: Path) -> None:
    journal = Journal.open(folder)
    await journal.append("p", [(1, b"a")])

    def be_impatient(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA busy_timeout = 0")

    journal._submit(be_impatient).result()
    with contextlib.closing(sqlite3.connect(folder / store.FILE)) as another:
        another.execute("BEGIN IMMEDIATE")
        journal.beat({"p": 1.0}, 1.0)
        with pytest.raises(JournalError):
            await journal.append("p", [(1, b"b")])
    journal.beat({"p": 2.0}, 2.0)
    journal.close()

    again = Journal.open(folder)
    assert [row.time for row in again.parties()] == [2.0]
    again.close()


async def test_a_cancelled_wait_does_not_undo_the_append(journal: Journal) -> None:
    opened: Future[None] = Future()
    journal._submit(lambda db: opened.result())
    waiting = asyncio.ensure_future(journal.append("p", [(1, b"a")]))
    await asyncio.sleep(0)
    waiting.cancel()
    opened.set_result(None)
    with pytest.raises(asyncio.CancelledError):
        await waiting

    await journal.append("p", [(1, b"b")])

    assert steps(journal) == [b"a", b"b"]


async def test_a_closed_journal_says_so(folder: Path) -> None:
    journal = Journal.open(folder)
    journal.close()

    with pytest.raises(JournalError, match="closed"):
        await journal.append("p", [(1, b"a")])


KILLED = """
    import asyncio, os, signal, sys
    from pathlib import Path
    from server.journal import Journal

    async def main():
        journal = Journal.open(Path(sys.argv[1]))
        n = 0
        while True:
            n += 1
            await journal.append("p", [(1, str(n).encode())])
            print(n, flush=True)

    asyncio.run(main())
"""


def test_a_killed_process_loses_nothing_that_it_confirmed(folder: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(KILLED), str(folder)], stdout=subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout
    for _ in range(200):
        process.stdout.readline()
    process.kill()
    confirmed = 200 + len(process.stdout.read().splitlines())
    process.wait()
    process.stdout.close()

    journal = Journal.open(folder)
    numbers = [int(step) for step in steps(journal)]
    journal.close()

    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) in (confirmed, confirmed + 1)


async def test_a_torn_tail_is_read_up_to_the_last_whole_commit(folder: Path, tmp_path: Path) -> None:
    journal = Journal.open(folder)
    log = folder / f"{store.FILE}-wal"
    ends = []
    for n in range(5):
        await journal.append("p", [(1, str(n).encode())])
        ends.append(log.stat().st_size)
    torn = tmp_path / "torn"
    shutil.copytree(folder, torn)
    journal.close()

    with (torn / log.name).open("r+b") as file:
        file.truncate(ends[3] - 100)
        file.seek(0, os.SEEK_END)
        file.write(b"\xff" * 5000)
    (torn / f"{store.FILE}-shm").unlink()
    again = Journal.open(torn)

    assert steps(again) == [b"0", b"1", b"2"]
    await again.append("p", [(1, b"next")])
    assert steps(again) == [b"0", b"1", b"2", b"next"]
    again.close()


async def test_records_can_be_read_beside_a_running_server(journal: Journal, folder: Path) -> None:
    await journal.append("0123456789abcdef", [(1, b"a")])
    journal.beat({"0123456789abcdef": 3.0}, 1000.5)
    await journal.finish("0123456789abcdef", 3, b"lines")

    (game,) = finished(folder)

    assert game == ("01234567-3", "0123456789abcdef", 3, 1000.5, b"lines")


async def test_a_party_that_is_forgotten_leaves_nothing(journal: Journal, folder: Path) -> None:
    for party in ("p", "q"):
        await journal.append(party, [(1, b"a")], b"whole", code="BCDF")
        await journal.append(party, [(1, b"b")])
        await journal.finish(party, 1, b"record\n")

    await journal.forget("p")
    await journal.forget("nobody")

    assert [row.id for row in journal.parties()] == ["q"]
    assert journal.load("p") == (None, [])
    assert [game.party for game in finished(folder)] == ["q"]
    with sqlite3.connect(f"file:{folder / store.FILE}?mode=ro", uri=True) as db:
        counted = [db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TABLES]
    db.close()
    assert counted == [1, 2, 1, 1]


TABLES = ("party", "step", "snapshot", "record")
