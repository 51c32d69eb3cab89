"""One run each of the product and of the limit: a fresh server, crowds, one of the two loops."""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bench import loops
from bench.loops import Crowd, Figures
from bench.parties import SEATS, Party
from bench.processes import Server, free_port, started
from bench.rooms import Room

HERE = Path(__file__).parent


class Load(msgspec.Struct, frozen=True):
    """How much, how long, in seconds. `every` None: closed, with `flight` taps on their way; else open.

    `parties`: how many there are. `least`: actions that are counted at least.
    """

    parties: int
    flight: int
    warm: float
    seconds: float
    every: float | None = None
    least: int = 1
    seed: int = 1


class Run(msgspec.Struct):
    """A run's figures. `start`: seconds to the first answer; `memory`: kB a party with its pages."""

    name: str
    figures: Figures
    start: float = 0.0
    memory: float = 0.0


async def product(game: str, load: Load, scratch: Path) -> tuple[Run, list[list[bytes]]]:
    """The product, and the messages of some of its actions."""
    port = free_port()
    with tempfile.TemporaryDirectory(dir=scratch) as data:
        words = [sys.executable, str(HERE / "serve.py"), data, str(port)]
        with started(words, port, scratch / "product.log") as server:
            chance = random.Random(f"{load.seed} {game}")
            before = loops.rss(server.pid)
            parties = [Party(number, game, chance) for number in range(1, load.parties + 1)]
            try:
                for party in parties:
                    await party.open(port)
                memory = (loops.rss(server.pid) - before) / len(parties)
                figures = await _loop(server, parties, load)
            finally:
                for party in parties:
                    party.close()
            kept = [action for party in parties for action in party.kept]
            return Run(game, figures, server.took, memory), chance.sample(kept, min(len(kept), 64))


async def limit(game: str, load: Load, scratch: Path, messages: Sequence[Sequence[bytes]]) -> Run:
    """Those messages ready-made, by aiohttp alone."""
    port, ready_made = free_port(), scratch / "messages"
    ready_made.write_bytes(msgspec.msgpack.encode(messages))
    words = [sys.executable, str(HERE / "limit.py"), str(ready_made), str(port)]
    with started(words, port, scratch / "limit.log") as server:
        chance = random.Random(load.seed)
        count = load.flight if load.every is None else load.parties
        rooms = [Room(number, SEATS[game] + 1, chance) for number in range(count)]
        try:
            for room in rooms:
                await room.open(port)
            return Run(f"limit of {game}", await _loop(server, rooms, load), server.took)
        finally:
            for room in rooms:
                room.close()


async def _loop(server: Server, crowds: Sequence[Crowd], load: Load) -> Figures:
    if load.every is None:
        return await loops.closed(server.pid, crowds, load.flight, load.warm, load.seconds, load.least)
    return await loops.opened(server.pid, crowds, load.every, load.warm, load.seconds, load.least)
