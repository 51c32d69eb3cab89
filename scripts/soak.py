"""Hours of parties in minutes: says how much is left of them, with the environment's Python."""

import argparse
import asyncio
import gc
import resource
import sys
import tempfile
import time
from pathlib import Path

from bundle import ROOT

sys.path.insert(0, str(ROOT))

from server.house import DAY
from server.sockets import Limits
from server.store import FILE
from tests.hub.conftest import Time, opened
from tests.hub.soaking import Soak, grown, held, rows

UNHURRIED = Limits(connections_a_second=1e6, connections_at_once=1e6)
"""All pages come from this computer, and sooner than people could."""
AT_ONCE = 100
"""Parties that are open before everybody's time passes."""


async def soak(played: int, abandoned: int, hours: float) -> bool:
    """Parties are played, then opened and left. Returns whether nothing more is held than at first."""
    wall = Time(1.7e9)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        async with opened(data, UNHURRIED, wall=wall, hosted=True) as house:
            run, start, lived = Soak(house), time.monotonic(), house.time.seconds
            for kind in (run.play, run.abandon) * 3:
                await kind()
            await run.pass_idly()
            # SQLite keeps a file open that this process has read beside it until the writer lets go of it.
            rows(data)
            before = held(house)
            _say("at first", before, data, 0.0)
            done = 0
            while done < played or house.time.seconds - lived < hours * 3600:
                await run.play()
                done += 1
                if done % 20 == 0:
                    await run.pass_idly()
                    _say(f"{done} played", held(house), data, time.monotonic() - start)
            lived = house.time.seconds - lived
            for number in range(1, abandoned + 1):
                await run.abandon()
                if number % AT_ONCE == 0:
                    await run.pass_idly()
                if number % 1000 == 0:
                    _say(f"{number} abandoned", held(house), data, time.monotonic() - start)
            await run.pass_idly()
            wall.seconds += 100 * DAY
            await house.house.tidy()
            after = held(house)
            _say("at the end", after, data, time.monotonic() - start)
            left = rows(data)
    more = grown(before, after)
    same = not more and left == 0
    print(f"{done} parties played in {lived / 3600:.1f} hours of theirs, {abandoned} abandoned: ", end="")
    print("nothing is left of them" if same else f"LEFT: {more}, {left} rows")
    return same


def _say(what: str, found: dict[str, int], data: Path, took: float) -> None:
    gc.collect()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    figures = ", ".join(f"{name} {count}" for name, count in found.items())
    size = (data / FILE).stat().st_size / 1e6
    objects = len(gc.get_objects())
    print(
        f"{took:6.0f} s  {what}: {figures}, rows {rows(data)}, journal {size:.1f} MB, "
        f"objects {objects}, memory at most {memory:.0f} MB",
        flush=True,
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--played", type=int, default=100, help="parties that play a game (100)")
    parser.add_argument("--hours", type=float, default=8.0, help="of the parties' own time, at least (8)")
    parser.add_argument("--abandoned", type=int, default=10_000, help="parties that nobody joins (10000)")
    asked = parser.parse_args()
    sys.exit(0 if asyncio.run(soak(asked.played, asked.abandoned, asked.hours)) else 1)
