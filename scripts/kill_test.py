"""Kills a house at random instants while people play in it, and says what was lost: nothing, it is hoped."""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from bundle import ROOT

sys.path.insert(0, str(ROOT))

from tests.hub.kills import GAMES, Figures, Kills

LONGEST_LIFE = 2.5
"""Seconds after which, at the latest, it is killed once everybody is in."""
LONG_LIFE = 10.0
"""In place of that now and then, so that its games come to their ends."""
LONGEST_ANSWER = 0.02
"""Or it is killed while a tap is on its way: at the latest so many seconds after it was sent."""
PACE = 0.25
"""Seconds that a person thinks, as a rule at most."""
WITHIN_LEFT, WITHIN_BACK = 1.0, 3.0
"""What `docs/reliability.md` promises of the seconds left, and of the way back."""


def main(arguments: Sequence[str]) -> int:
    """Returns the exit code: 0 all held, 1 something did not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50, metavar="N", help="how often (default: 50)")
    parser.add_argument(
        "--game", choices=[*GAMES, "all"], default="all", help="all: one after another (default)"
    )
    parser.add_argument("--seed", default="1", help="decides the instants and what people tap (default: 1)")
    parser.add_argument(
        "--minutes", type=float, metavar="N", help="stop after so long, however often it was killed"
    )
    parser.add_argument(
        "--to-the-end", action="store_true", help="more often than N, until each game has been over once"
    )
    parser.add_argument("--max-left", type=float, default=WITHIN_LEFT, metavar="SECONDS")
    parser.add_argument("--max-back", type=float, default=WITHIN_BACK, metavar="SECONDS")
    chosen = parser.parse_args(arguments)
    games = list(GAMES) if chosen.game == "all" else [chosen.game]
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as data:
        kills = Kills(Path(data), games, random.Random(chosen.seed), PACE)
        try:
            figures = asyncio.run(_killed(kills, chosen.kills, chosen.minutes, chosen.to_the_end))
        except AssertionError as fault:
            print(_said(kills.figures))
            print(f"After {kills.figures.kills} kills: {fault}", file=sys.stderr)
            return 1
    print(f"{_said(figures)}\nit took            {time.monotonic() - begun:.0f} s")
    late = [
        f"{what} differed by up to {worst:.2f} s; {allowed:.2f} s are promised"
        for what, worst, allowed in (
            ("the seconds left", max(map(abs, figures.left), default=0.0), chosen.max_left),
            ("the way back", max(figures.back, default=0.0), chosen.max_back),
        )
        if worst > allowed
    ]
    print("\n".join(late) or "nothing lost, nothing twice, every fold equal to its snapshot")
    return 1 if late else 0


async def _killed(kills: Kills, count: int, minutes: float | None, to_the_end: bool) -> Figures:
    chance = random.Random(f"instants {count}")

    async def moment() -> None:
        longest = LONG_LIFE if chance.random() < 0.1 else LONGEST_LIFE
        if chance.random() < 0.5:
            await kills.tally.until(taps=len(kills.tally.tapped) + chance.randint(1, 3))
            longest = LONGEST_ANSWER
        await asyncio.sleep(chance.uniform(0.0, longest))

    limit = asyncio.timeout(minutes and 60 * minutes)
    try:
        async with limit:
            await kills.run(count, moment, min(3, count - 1), to_the_end)
    except TimeoutError:
        if not limit.expired():
            raise
    return kills.figures


def _said(figures: Figures) -> str:
    """The figures in a few lines."""
    games = ", ".join(f"{game} {times}" for game, times in sorted(figures.games.items())) or "none"
    asked = ", ".join(f"{kind} {times}" for kind, times in sorted(figures.asked.items()))
    refused = ", ".join(f"{reason} {times}" for reason, times in sorted(figures.refused.items())) or "none"
    return "\n".join(
        (
            f"kills              {figures.kills}, and {figures.before_it_ran} more while it was starting",
            f"taps               {figures.taps}, of them {figures.acknowledged} acknowledged,"
            f" {figures.again} said again after a kill",
            f"other intents      {asked}",
            f"refused            {refused}",
            f"rows in the journal {figures.rows}; games finished: {games}",
            f"start to running   {_spread(figures.started)}",
            f"running to all in  {_spread(figures.back)}",
            f"seconds left off by {_spread(figures.left)}",
        )
    )


def _spread(seconds: list[float]) -> str:
    if not seconds:
        return "not measured"
    return (
        f"{min(seconds):.2f} to {max(seconds):.2f} s, median {statistics.median(seconds):.2f} s"
        f" ({len(seconds)} times)"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
