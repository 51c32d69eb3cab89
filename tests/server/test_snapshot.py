"""Snapshots: the whole party as JSON, and nothing lost by it."""

from __future__ import annotations

import msgspec
import pytest

from server import party, steps, wire
from tests.server.evening import Evening, folded, started

pytestmark = pytest.mark.usefixtures("tiny_game")


@pytest.mark.parametrize("game", ["tiny", "fahrstuhl"])
def test_snapshot_and_rest_come_to_the_same_party(game: str) -> None:
    evening = Evening("Anna", "Ben", game=game, seconds=15, fill_to=3)
    evening.order(wire.Start())
    evening.drop(2)
    for _ in range(25):
        evening.pass_time(4.0, bots=True)
    rest = len(evening.journal) // 2
    middle = party.restore(party.snapshot(folded(evening.journal[:rest])))
    for row in evening.journal[rest:]:
        middle, _ = party.apply(middle, steps.decode(row))

    assert middle == evening.party
    assert party.restore(party.snapshot(middle)) == evening.party


def test_a_snapshot_is_json_with_the_game_as_a_position() -> None:
    evening = started()
    evening.act(1, "pick 3")
    plain = msgspec.json.decode(party.snapshot(evening.party))

    assert plain["snapshot"] == 2
    assert plain["table"]["position"]["picks"] == [3, None]
    assert plain["table"]["log"] == [[None, "deal 2 2"], [0, "pick 3"]]


def test_what_a_newer_program_added_is_passed_over() -> None:
    evening = started()
    plain = msgspec.json.decode(party.snapshot(evening.party))
    plain["weather"] = "fine"
    plain["party"]["weather"] = "fine"
    plain["table"]["weather"] = "fine"

    assert party.restore(msgspec.json.encode(plain)) == evening.party


@pytest.mark.parametrize(
    "kept",
    [
        b"",
        b"{}",
        b"null",
        b"\xff\x00",
        b'{"snapshot":2,"party":{},"table":null}',
        b'{"snapshot":1,"party":{},"table":null}',
    ],
)
def test_what_is_no_snapshot_is_refused(kept: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        party.restore(kept)


def test_a_snapshot_of_the_lobby_and_of_the_results() -> None:
    evening = Evening("Anna", "Ben", game="tiny", options={"rounds": 1}, seconds=15)
    assert party.restore(party.snapshot(evening.party)) == evening.party
    evening.order(wire.Start())
    evening.pass_time(60.0)

    assert evening.table.result is not None
    assert party.restore(party.snapshot(evening.party)) == evening.party


@pytest.mark.parametrize(
    ("field", "value"), [("game", "no_such_game"), ("position", {"round": "one"}), ("options", {"rounds": 0})]
)
def test_a_game_that_cannot_be_read_is_no_snapshot(field: str, value: object) -> None:
    plain = msgspec.json.decode(party.snapshot(started().party))
    plain["table"][field] = value
    with pytest.raises(ValueError, match=r"."):
        party.restore(msgspec.json.encode(plain))
