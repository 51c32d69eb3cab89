"""One recorded game for each way in which Shithead can go still replays to the letter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server.verify import verify

RECORDS = sorted((Path(__file__).parents[2] / "golden").glob("shithead-*.jsonl"))


def lines(record: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.read_text(encoding="ascii").splitlines()]


def last_action(game: list[dict[str, Any]]) -> tuple[str, bool]:
    """The word of the last action, and whether the pile burned with it."""
    return game[-2]["action"].split()[0], not game[-2]["position"]["pile"]


@pytest.mark.parametrize("record", RECORDS, ids=[record.stem for record in RECORDS])
def test_a_recorded_game_replays(record: Path) -> None:
    with record.open("rb") as opened:
        assert verify(opened).records == 1


def test_every_way_to_play_and_to_end_is_recorded() -> None:
    games = [lines(record) for record in RECORDS]

    assert {last_action(game) for game in games} == {
        ("play", False),
        ("play", True),
        ("flip", False),
        ("flip", True),
    }
    assert {game[0]["seats"] for game in games} >= {2, 3, 4, 8}
    assert {bot for game in games for bot in game[0]["bots"]} == {"random", "easy", "normal"}
    for option, value in ("packs", 2), ("speed_mode", True), ("nine_invisible", True), ("king_reverse", True):
        assert any(game[0]["options"][option] == value for game in games)
