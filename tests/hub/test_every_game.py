"""Every game from the lobby to the results: phones that tap what is offered, over real connections."""

from __future__ import annotations

import functools
import io
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from server import party as core
from server import shelf, steps
from server.journal import finished
from server.party import Party
from server.verify import verify
from tests.hub.conftest import Open, opened
from tests.hub.pages import Phone

PLAYED: list[tuple[str, Mapping[str, Any], int]] = [
    ("fahrstuhl", {"mode": "list", "schedule": [2, 3]}, 2),
    ("shithead", {}, 2),
    ("shithead", {"speed_mode": True, "speed_idle_s": 5}, 2),
    ("shithead", {"king_reverse": True, "eight_skip": True, "nine_invisible": True, "packs": 2}, 1),
    ("lucky_shutdown", {}, 2),
    ("lucky_shutdown", {"lucky_draw": True, "early_reveal": True}, 1),
    ("shut_the_box", {"end": "rounds", "rounds": 2, "one_die": True}, 2),
    ("shut_the_box", {"scoring": "read"}, 1),
    ("shut_the_box", {"eliminate": True, "box": 12}, 2),
]
"""Game, options, and how many people play; bots fill up as the game has it."""


def test_every_game_of_the_house_is_played() -> None:
    assert {game for game, _, _ in PLAYED} == set(shelf.games())


@pytest.mark.parametrize(("game", "options", "people"), PLAYED)
async def test_a_whole_game(tmp_path: Path, game: str, options: Mapping[str, Any], people: int) -> None:
    async with opened(tmp_path / "data") as house:
        tv = await house.tv()
        phones = [await house.phone(name) for name in ("Ada", "Ben")[:people]]
        chance = random.Random(f"{game} {options}")
        for order in (
            {"kind": "set_up", "game": game, "options": dict(options)},
            {"kind": "start"},
        ):
            assert (await phones[0].order(**order))["type"] == "done"
        while tv.view["party"]["phase"] != "results":
            await house.pass_time(0.5)
            for phone in phones:
                await tap(phone, chance)
        result = tv.view["table"]["result"]
        seats = tv.view["table"]["seats"]

        assert sorted(seat for place in result["places"] for seat in place) == list(range(len(seats)))
        assert result["scores"] is None or len(result["scores"]) == len(seats)
        for phone in phones:
            await phone.until(functools.partial(has_result, result))
        table = house.party.table
        assert table is not None
        assert any(seat.own for seat in table.seats)
        assert told_again(house) == house.party
        assert not any(seat["away"] for seat in seats)
    (kept,) = finished(tmp_path / "data")
    assert verify(io.BytesIO(kept.record)).records == 1


def told_again(house: Open) -> Party | None:
    """The party as a restart finds it."""
    loaded = house.journal.load(house.party.id)
    party = core.restore(loaded.snapshot.party) if loaded.snapshot else None
    for row in loaded.rows:
        party, _ = core.apply(party, steps.decode(row.step))
    return party


async def tap(phone: Phone, chance: random.Random) -> None:
    """A person does what comes first, now and then anything, and does not take every chance out of turn."""
    me = phone.view["me"]
    if not me["legal"] or (not me["must_act"] and chance.random() < 0.5):
        return
    action = me["legal"][0] if chance.random() < 0.8 else chance.choice(me["legal"])
    answer = await phone.act(action, me["turn"])
    # Somebody else may have been quicker.
    assert answer["type"] == "done" or answer["reason"] == "too_late" or not me["must_act"], answer


def has_result(result: dict[str, Any], view: dict[str, Any]) -> bool:
    """Whether the phone shows it too."""
    return bool(view["table"]["result"] == result)
