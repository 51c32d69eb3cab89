"""Rows of figures, and their ratios to a base within each round: those alone hold on a busy machine."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence

from bench.runs import Run

_HEAD = (
    f"{'':<22}{'actions/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'us/action':>11}{'bytes':>8}{'core %':>8}"
    f"{'load %':>8}{'kB/party':>10}{'start s':>9}{'refused':>9}"
)


def table(rounds: Sequence[dict[str, Run]]) -> str:
    """Medians over the rounds, a row a server."""
    return "\n".join(
        [_HEAD, *(_row(name, [one[name] for one in rounds if name in one]) for name in _names(rounds))]
    )


def ratios(rounds: Sequence[dict[str, Run]], base: str) -> str:
    """How often the base's actions fit into each row's time of the processor; median (min..max) by rounds."""
    lines = [f"x {base}:"]
    for name in _names(rounds):
        pairs = [(one[base].figures, one[name].figures) for one in rounds if base in one and name in one]
        found = [mine.cpu and his.cpu / mine.cpu for his, mine in pairs]
        rates = [his.rate and mine.rate / his.rate for his, mine in pairs]
        if found and name != base:
            lines.append(f"  {name:<22}{_spread(found)} by processor time, {_spread(rates)} by actions/s")
    return "\n".join(lines)


def _names(rounds: Sequence[dict[str, Run]]) -> list[str]:
    return list(dict.fromkeys(name for one in rounds for name in one))


def _spread(found: Sequence[float]) -> str:
    return f"{statistics.median(found):.2f} ({min(found):.2f}..{max(found):.2f})"


def _row(name: str, runs: Sequence[Run]) -> str:
    def median(of: Callable[[Run], float]) -> float:
        return statistics.median(map(of, runs))

    return (
        f"{name:<22}"
        f"{median(lambda run: run.figures.rate):>10.0f}"
        f"{median(lambda run: run.figures.p50) * 1e3:>9.2f}"
        f"{median(lambda run: run.figures.p99) * 1e3:>9.2f}"
        f"{median(lambda run: run.figures.cpu) * 1e6:>11.0f}"
        f"{median(lambda run: run.figures.bytes):>8.0f}"
        f"{median(lambda run: run.figures.share) * 100:>8.1f}"
        f"{median(lambda run: run.figures.load) * 100:>8.1f}"
        f"{median(lambda run: run.memory):>10.0f}"
        f"{median(lambda run: run.start):>9.2f}"
        f"{sum(run.figures.refused for run in runs):>9}"
    )
