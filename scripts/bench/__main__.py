"""How fast the house is: real parties play over real sockets, beside the limit and, if wanted, beside peers.

The server has one core and the load another. Rounds are interleaved, and what holds on a busy machine are the
ratios within a round.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec

from bench import peers, report
from bench.parties import SEATS
from bench.processes import LOAD_CORE, keep_to
from bench.runs import Load, Run, limit, product
from server.app import loop_factory


def main(arguments: Sequence[str]) -> int:
    """Returns the exit code: 0 measured, 1 something did not run."""
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("--game", choices=[*SEATS, "all"], default="all", help="(all)")
    parser.add_argument("--flight", type=int, default=50, metavar="N", help="taps on their way at once (50)")
    parser.add_argument("--parties", type=int, metavar="N", help="(closed: four times the taps; open: 200)")
    parser.add_argument(
        "--every", type=float, metavar="S", help="open loop instead: an action every S seconds in each party"
    )
    parser.add_argument("--rounds", type=int, default=1, metavar="N", help="interleaved (1)")
    parser.add_argument("--warm", type=float, default=1.0, metavar="S", help="seconds that do not count (1)")
    parser.add_argument("--seconds", type=float, default=3.0, metavar="S", help="seconds that count (3)")
    parser.add_argument("--least", type=int, default=1, metavar="N", help="actions that count, at least (1)")
    parser.add_argument("--peers", type=Path, metavar="DIR", help="a folder as bench/peers.py describes it")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="keep every run's figures there, a line each"
    )
    asked = parser.parse_args(arguments)
    parties = asked.parties or (4 * asked.flight if asked.every is None else 200)
    load = Load(parties, asked.flight, asked.warm, asked.seconds, asked.every, asked.least)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    keep_to(LOAD_CORE)
    games = list(SEATS) if asked.game == "all" else [asked.game]
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        rounds = runner.run(_rounds(games, load, asked.rounds, asked.peers, asked.json))
    print(f"{asked.rounds} rounds, load average {os.getloadavg()[0]:.1f}, {load}")
    print(report.table(rounds))
    for game in games:
        print(report.ratios(rounds, f"limit of {game}"))
    if asked.peers:
        print(report.ratios(rounds, "raw aiohttp"))
    return 0


async def _rounds(
    games: Sequence[str], load: Load, count: int, folder: Path | None, kept: Path | None
) -> list[dict[str, Run]]:
    """All rows once a round, every other round backwards; the limit of a game always follows the game."""
    rounds: list[dict[str, Run]] = []
    rows = [*games, *(peers.found(folder) if folder else ())]
    with tempfile.TemporaryDirectory() as scratch, contextlib.ExitStack() as open_files:
        lines = open_files.enter_context(kept.open("a")) if kept else None
        for number in range(count):
            found: dict[str, Run] = {}
            for name in rows if number % 2 == 0 else reversed(rows):
                for run in await _measured(
                    name, msgspec.structs.replace(load, seed=number), folder, Path(scratch)
                ):
                    found[run.name] = run
                    if lines:
                        print(
                            json.dumps({"round": number, **msgspec.to_builtins(run)}), file=lines, flush=True
                        )
            rounds.append(found)
    return rounds


async def _measured(name: str, load: Load, folder: Path | None, scratch: Path) -> list[Run]:
    if name in SEATS:
        run, messages = await product(name, load, scratch)
        return [run, await limit(name, load, scratch, messages)]
    assert folder
    return [await peers.measure(folder, name, load, scratch)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
