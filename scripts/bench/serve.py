"""The product in a process of its own, with the journal on: `serve.py DATA PORT`, until it is killed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from server import app
from server.config import Config
from server.journal import Journal
from server.sockets import Limits

UNHURRIED = Limits(frames_a_second=1e9, frames_at_once=1e9)
"""A page taps as fast as it is answered here; what else is limited stays so."""
MOST = 10_000
"""Parties."""


async def serve(data: Path, port: int) -> None:
    """Serve until the process is killed. Each party is believed to come from an address of its own."""
    config = Config(data=data, host="127.0.0.1", port=port, hosted=True, most_parties=MOST, trust_proxy=True)
    journal = Journal.open(data)
    await app.run(config, journal, lambda _house, _reception: None, asyncio.Event(), UNHURRIED)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=app.loop_factory()) as runner:
        runner.run(serve(Path(sys.argv[1]), int(sys.argv[2])))
