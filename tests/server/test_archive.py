"""What becomes of a finished game: a record that can be verified."""

import io
import logging
from pathlib import Path

import pytest

from server import archive, wire
from server.journal import Journal
from server.verify import verify
from tests.server.evening import Evening


def played(seconds: float) -> Evening:
    """An evening whose people let the clock play for them."""
    evening = Evening(
        "Anna", "Ben", game="fahrstuhl", options={"mode": "list", "schedule": [2, 1]}, fill_to=3
    )
    evening.order(wire.Start())
    evening.pass_time(seconds, bots=True)
    return evening


async def test_a_finished_game_has_a_record_that_holds(tmp_path: Path) -> None:
    evening = played(5000)
    journal = Journal.open(tmp_path / "data")
    assert archive.is_over(evening.party)

    await archive.keep(journal, evening.party)
    await archive.keep(journal, evening.party)
    (game,) = journal.records()
    journal.close()

    assert (game.party, game.number) == (evening.party.id, 1)
    assert verify(io.BytesIO(game.record)).records == 1
    assert b'"bots": null, "seed": null' in game.record


async def test_a_game_that_goes_on_has_none(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    journal = Journal.open(tmp_path / "data")
    for seconds in (0, 20):
        await archive.keep(journal, played(seconds).party)
    await archive.keep(journal, Evening("Anna").party)

    assert journal.records() == []
    assert caplog.messages == []
    journal.close()


async def test_a_record_that_cannot_be_written_is_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    journal = Journal.open(tmp_path / "data")
    journal.close()

    with caplog.at_level(logging.ERROR):
        await archive.keep(journal, played(5000).party)

    assert caplog.messages == ["party=5f5f5f5f game=1 it has no record: the journal is closed"]


async def test_rules_that_cannot_be_played_again_are_a_line_in_the_log_and_keep_no_house_shut(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.open(tmp_path / "data")
    evening = played(5000)
    hands: dict[str, bytes] = {}
    monkeypatch.setattr("server.records.record", lambda *_: hands["Ks"])

    with caplog.at_level(logging.ERROR):
        await archive.keep(journal, evening.party)
    journal.close()

    (said,) = caplog.messages
    assert said.startswith("party=5f5f5f5f game=1 it has no record: fault=KeyError at=")
    assert "Ks" not in said
