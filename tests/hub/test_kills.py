"""The house is killed while people play: what was acknowledged is there once, and all that was shown."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.hub.kills import Kills

TAPS = (1, 6)
"""So many taps more, at least and at most, and it is killed again."""


@pytest.mark.parametrize(
    ("game", "times"), [("fahrstuhl", 2), ("shithead", 1), ("lucky_shutdown", 1), ("shut_the_box", 1)]
)
async def test_a_killed_game_goes_on(tmp_path: Path, game: str, times: int) -> None:
    chance = random.Random(game)
    kills = Kills(tmp_path / "data", [game], chance)

    async def moment() -> None:
        await kills.tally.until(taps=len(kills.tally.tapped) + chance.randint(*TAPS))

    # Before the second kill, a guest has come and has a bot's seat.
    figures = await kills.run(times, moment, guest_after=1)

    assert figures.kills == times
    assert figures.taps > 0
