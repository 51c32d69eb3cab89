"""One recorded game for each way in which Fahrstuhl can go still replays to the letter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server.verify import verify

RECORDS = sorted((Path(__file__).parents[2] / "golden").glob("fahrstuhl-*.jsonl"))


def lines(record: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.read_text(encoding="ascii").splitlines()]


@pytest.mark.parametrize("record", RECORDS, ids=[record.stem for record in RECORDS])
def test_a_recorded_game_replays(record: Path) -> None:
    with record.open("rb") as opened:
        assert verify(opened).records == 1


def test_every_way_to_play_and_to_end_is_recorded() -> None:
    games = [lines(record) for record in RECORDS]

    assert {game[0]["options"]["mode"] for game in games} == {"hourglass", "up", "single", "list"}
    assert {game[0]["seats"] for game in games} >= {2, 5, 9}
    assert any(len(game[-1]["result"]["places"][0]) > 1 for game in games)
    assert {bot for game in games for bot in game[0]["bots"]} == {"random", "easy", "normal"}
