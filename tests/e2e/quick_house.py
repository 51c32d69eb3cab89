"""The server with a house time that passes five times as fast (`FASTER`), for what takes minutes.

With `SEED` its evenings draw by that: as long as the same things happen, the same cards are dealt.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import Callable
from functools import partial

from server import app, cli
from server.config import Config
from server.house import House
from server.journal import Journal
from server.reception import Reception

FASTER = int(os.environ.get("FASTER", "5"))
SEED = os.environ.get("SEED")
serve = app.run


async def run(
    config: Config, journal: Journal, started: Callable[[House, Reception], None], stop: asyncio.Event
) -> None:
    """As the server runs, with as many beats a house second."""
    beating: list[asyncio.Task[None]] = []

    def begin(house: House, reception: Reception) -> None:
        beating.append(asyncio.create_task(_beat(house)))
        started(house, reception)

    await serve(config, journal, begin, stop, monotonic=lambda: time.monotonic() * FASTER)
    for task in beating:
        task.cancel()


async def _beat(house: House) -> None:
    while True:
        await asyncio.sleep(1 / FASTER)
        for evening in list(house.evenings.values()):
            evening.clock.beat()
            await evening.line.tick()


if __name__ == "__main__":
    if SEED is not None:
        vars(random)["SystemRandom"] = partial(random.Random, SEED)
    vars(app)["run"] = run
    sys.exit(cli.main())
