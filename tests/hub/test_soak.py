"""Many parties, one after another: nothing is left of them; `scripts/soak.py` does it for hours."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.house import DAY
from tests.hub.conftest import Time, opened
from tests.hub.soaking import Soak, grown, held, rows

PLAYED, ABANDONED = 4, 30


@pytest.mark.parametrize("kept", [True, False])
async def test_of_parties_that_are_over_nothing_is_left(tmp_path: Path, kept: bool) -> None:
    data, wall = tmp_path / "data", Time(1.7e9)
    async with opened(data, wall=wall, hosted=True) as house:
        soak = Soak(house)
        await (soak.play() if kept else soak.abandon())
        await soak.pass_idly()
        before = held(house)
        for _ in range(PLAYED if kept else ABANDONED):
            await (soak.play() if kept else soak.abandon())
        assert held(house)["evenings"] > 0
        await soak.pass_idly()

        assert grown(before, held(house)) == {}
        assert before["evenings"] == before["connections"] == before["guests"] == 0
        assert bool(rows(data)) is kept
        wall.seconds += 100 * DAY
        await house.house.tidy()
        assert rows(data) == 0
