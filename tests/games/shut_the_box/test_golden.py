"""One recorded game for each way in which Shut the Box can end still replays to the letter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server.verify import verify

RECORDS = sorted((Path(__file__).parents[2] / "golden").glob("shut_the_box-*.jsonl"))


def lines(record: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.read_text(encoding="ascii").splitlines()]


@pytest.mark.parametrize("record", RECORDS, ids=[record.stem for record in RECORDS])
def test_a_recorded_game_replays(record: Path) -> None:
    with record.open("rb") as opened:
        assert verify(opened).records == 1


def ending(record: list[dict[str, Any]]) -> tuple[str, bool]:
    """By what it ended, and whether somebody played alone."""
    header, last = record[0], record[-2]["position"]
    options = header["options"]
    if last["winner"] is not None:
        by = "shut"
    elif options["eliminate"]:
        by = "all out" if min(last["scores"]) >= 45 else "last one"
    else:
        by = "rounds" if options["end"] == "rounds" else options["end_mode"]
    return by, header["seats"] == 1


def test_every_way_to_end_is_recorded() -> None:
    games = [lines(record) for record in RECORDS]

    several = {by for by, alone in map(ending, games) if not alone}
    assert several == {"shut", "immediate", "finish_round", "rounds", "last one", "all out"}
    assert {by for by, alone in map(ending, games) if alone} == {"shut", "immediate"}
    assert any(len(game[-1]["result"]["places"][0]) > 1 for game in games)
    assert {game[0]["options"]["box"] for game in games} == {9, 10, 12}
    assert {bot for game in games for bot in game[0]["bots"]} == {"random", "easy", "normal"}
