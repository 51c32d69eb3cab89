"""What others have written for rooms of six pages, measured by the load generator that belongs to it.

A folder of peers holds `venv/` (Python packages), `node/` and `col18/` (each with `node_modules`), the load
generator `lg`, and `bench/` with `servers/` in Python and `peers/` for Node.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import NamedTuple

from bench.loops import Figures
from bench.processes import LOAD_CORE, free_port, started
from bench.runs import Load, Run


class Peer(NamedTuple):
    """How the generator speaks with it, what it needs from the folder, and its command."""

    speaks: str
    needs: str
    command: str
    look: str = "/health"


PEERS = {
    "raw aiohttp": Peer("raw", "venv", "servers/rawaio.py --loop uvloop"),
    "python-socketio": Peer("siomp", "venv", "servers/psio.py --ser msgpack --loop uvloop"),
    "boardgame.io": Peer("bgio", "node", "peers/bgio.js", "/socket.io/?EIO=4&transport=polling"),
    "Colyseus": Peer("col", "col18", "peers/col.js --payload full"),
    "Colyseus, its deltas": Peer("col", "col18", "peers/col.js --payload delta"),
    "socket.io, Node": Peer("sio", "node", "peers/sio.js"),
}
LONGEST = 120.0
"""Seconds after which a run is given up."""


def found(folder: Path) -> list[str]:
    """The peers that are there. Raises `FileNotFoundError` when the generator is not."""
    if not (folder / "lg").exists():
        raise FileNotFoundError(f"there is no load generator {folder / 'lg'}")
    return [name for name, peer in PEERS.items() if (folder / peer.needs).exists()]


async def measure(folder: Path, name: str, load: Load, scratch: Path) -> Run:
    """One run of that peer, with as many rooms as taps are on their way."""
    peer, port = PEERS[name], free_port()
    program, *flags = peer.command.split()
    runs = str(folder / "venv/bin/python") if peer.needs == "venv" else "node"
    words = [runs, str(folder / "bench" / program), *flags, "--port", str(port)]
    variables = {"NODE_ENV": "production", "NODE_PATH": str(folder / peer.needs / "node_modules")}
    with started(words, port, scratch / "peer.log", peer.look, variables) as server:
        rooms = load.flight if load.every is None else load.parties
        asked = [
            "-m",
            peer.speaks,
            "-p",
            port,
            "-P",
            server.pid,
            "-r",
            rooms,
            "-w",
            load.warm,
            "-d",
            load.seconds,
        ]
        if load.every is not None:
            asked += ["-o", load.every]
        return Run(name, _figures(await _generated(folder / "lg", *map(str, asked))), server.took)


async def _generated(generator: Path, *words: str) -> dict[str, float]:
    process = await asyncio.create_subprocess_exec(
        *("taskset", "-c", str(LOAD_CORE), str(generator), *words),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(LONGEST):
            said, complaint = await process.communicate()
    except TimeoutError:
        process.kill()
        raise RuntimeError(f"{generator} did not end") from None
    if process.returncode:
        raise RuntimeError(complaint.decode(errors="replace")[-400:])
    told: dict[str, float] = json.loads(said)
    return told


def _figures(told: dict[str, float]) -> Figures:
    return Figures(
        actions=int(told["actions"]),
        rate=told["aps"],
        p50=told["p50_us"] / 1e6,
        p99=told["p99_us"] / 1e6,
        cpu=told["srv_us_per_action"] / 1e6,
        share=told["srv_cpu"],
        load=told["gen_cpu"],
        bytes=told["rx_bytes_per_action"],
        rss=int(told["rss_kb"]),
        missed=int(told.get("missed", 0)),
    )
