"""The server with a house time that passes five times as fast, for what takes a minute of waiting."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable

from server import app, cli
from server.config import Config
from server.house import House
from server.hub import Hub
from server.journal import Journal

FASTER = 5
serve = app.run


async def run(
    config: Config, journal: Journal, started: Callable[[House, Hub], None], stop: asyncio.Event
) -> None:
    """As the server runs, with as many beats a house second."""
    beating: list[asyncio.Task[None]] = []

    def begin(house: House, hub: Hub) -> None:
        beating.append(asyncio.create_task(_beat(house)))
        started(house, hub)

    await serve(config, journal, begin, stop, monotonic=lambda: time.monotonic() * FASTER)
    for task in beating:
        task.cancel()


async def _beat(house: House) -> None:
    while True:
        await asyncio.sleep(1 / FASTER)
        house.clock.beat()
        await house.line.tick()


if __name__ == "__main__":
    vars(app)["run"] = run
    sys.exit(cli.main())
