"""A phone floods the house while others play; `scripts/flood.py` says how much longer their taps take."""

from __future__ import annotations

import random
from pathlib import Path

from tests.hub.flooding import KINDS, flooded, playing
from tests.hub.process import served

TAPS = 5


async def test_while_a_phone_floods_the_others_play_on(tmp_path: Path) -> None:
    async with served(tmp_path / "data", 0) as server, playing(server, random.Random(1)) as game:
        for kind in KINDS:
            async with flooded(server, kind) as counts:
                assert len(await game.taps(TAPS)) == TAPS
            assert counts["sent"] > 0
        assert len(await game.taps(TAPS)) == TAPS
