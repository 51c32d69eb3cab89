"""Floods a house from one phone while three others play, and says how much longer their taps take."""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path

from bundle import ROOT

sys.path.insert(0, str(ROOT))

from tests.hub.flooding import KINDS, Game, flooded, playing
from tests.hub.process import Server, free_port, served

PACE = 0.1
"""Seconds that somebody thinks at most: all together tap some fifteen times a second."""
WARM = 50
"""Taps before it is measured."""
TAPS = 40
"""Of a round, without the flood and in it."""
WITHIN = 2.0
"""So many times as long as usually a tap may take, as `docs/reliability.md` promises."""


async def flood(kinds: list[str], rounds: int) -> float:
    """Say how long taps take without a flood and with each kind; gives the worst ratio."""
    chance, worst = random.Random(1), 0.0
    with tempfile.TemporaryDirectory() as data:
        async with (
            served(Path(data), free_port(random.Random())) as server,
            playing(server, chance, PACE) as game,
        ):
            await game.taps(WARM)
            for kind in kinds:
                worst = max(worst, await _compare(server, game, kind, rounds))
    return worst


async def _compare(server: Server, game: Game, kind: str, rounds: int) -> float:
    """Turn and turn about, since what the computer does beside is not to be taken for the flood."""
    usual, meanwhile, counts = list[list[float]](), list[list[float]](), Counter[str]()
    for _ in range(rounds):
        usual.append(await game.taps(TAPS))
        async with flooded(server, kind) as sent:
            meanwhile.append(await game.taps(TAPS))
        counts.update(sent)
    early, late = _undisturbed(usual), _undisturbed(meanwhile)
    ratios = [_at(late, part) / _at(early, part) for part in (0.5, 0.95)]
    print(
        f"{kind:6} usually {_said(early)}; in the flood {_said(late)}; "
        f"{ratios[0]:.2f} and {ratios[1]:.2f} times as long ({counts['sent']} events on "
        f"{counts['connections']} connections, {counts['turned']} turned away)",
        flush=True,
    )
    return max(ratios)


def _undisturbed(rounds: list[list[float]]) -> list[float]:
    """The taps of the quickest third of the rounds: other work of the computer only ever adds to them."""
    quickest = sorted(rounds, key=statistics.median)[: max(len(rounds) // 3, 1)]
    return [seconds for each in quickest for seconds in each]


def _said(took: list[float]) -> str:
    return f"p50 {1000 * _at(took, 0.5):.1f} ms, p95 {1000 * _at(took, 0.95):.1f} ms"


def _at(took: list[float], part: float) -> float:
    return statistics.quantiles(took, n=100, method="inclusive")[round(100 * part) - 1]


def main() -> int:
    """Returns the exit code: 0 it held, 1 it did not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=[*KINDS, "all"], default="all", help="what is sent (default: all)")
    parser.add_argument(
        "--rounds", type=int, default=20, metavar="N", help="without and with, of 40 taps each (20)"
    )
    chosen = parser.parse_args()
    kinds = list(KINDS) if chosen.kind == "all" else [chosen.kind]
    worst = asyncio.run(flood(kinds, chosen.rounds))
    if worst > WITHIN:
        print(f"a tap took {worst:.2f} times as long; {WITHIN:.0f} times are promised", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
