"""One recorded game for each way in which Lucky Shutdown can end still replays to the letter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.lucky_shutdown.position import added_fields
from server.verify import verify

RECORDS = sorted((Path(__file__).parents[2] / "golden").glob("lucky_shutdown-*.jsonl"))


def lines(record: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.read_text(encoding="ascii").splitlines()]


@pytest.mark.parametrize("record", RECORDS, ids=[record.stem for record in RECORDS])
def test_a_recorded_game_replays(record: Path) -> None:
    with record.open("rb") as opened:
        assert verify(opened).records == 1


def test_a_record_without_the_added_fields_replays_too(tmp_path: Path) -> None:
    plain = tmp_path / "plain.jsonl"
    with plain.open("w", encoding="ascii") as written:
        for line in lines(RECORDS[0]):
            for field in added_fields:
                line.get("position", {}).pop(field, None)
            written.write(json.dumps(line) + "\n")
    with plain.open("rb") as opened:
        assert verify(opened).records == 1


def test_every_way_to_play_and_to_end_is_recorded() -> None:
    games = [lines(record) for record in RECORDS]
    actions = [[line["action"] for line in game[1:-1]] for game in games]
    words = {action.split()[0] for game in actions for action in game}

    assert {game[0]["seats"] for game in games} == {2, 3, 4, 5}
    assert words == {"deal", "start", "lay", "play", "snap", "flip", "luck", "early", "pickup", "skip"}
    assert {game[-1].split()[0] for game in actions} == {"play", "snap", "flip"}
    assert {"play Ro", "play 19o", "play Px"} <= {game[-1] for game in actions}
    assert {game[0]["options"]["next_starter"] for game in games} == {"after_loser", "right_of_loser"}
    assert {bot for game in games for bot in game[0]["bots"]} == {"random", "easy", "normal"}
