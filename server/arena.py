"""How strong bots are: many games, seats rotated, each figure with its 95 % interval."""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from games.game import AnyGame, Result, bot, figures
from server.playout import Move, play

_QUANTILE = statistics.NormalDist().inv_cdf(0.975)


class Estimate(NamedTuple):
    """A mean over the games, and half the width of its 95 % interval; None when one game is all there is."""

    mean: float
    half: float | None

    def __str__(self) -> str:
        digits = 1 if abs(self.mean) >= 10 else 3
        half = "" if self.half is None else f" ± {self.half:.{digits}f}"
        return f"{self.mean:.{digits}f}{half}"


class Tally:
    """One value a game as running sums, however many games there are (Welford's way, which loses nothing)."""

    def __init__(self) -> None:
        self._games = 0
        self._mean = self._squares = 0.0
        self._alike = True

    def add(self, value: float) -> None:
        """Count one more game."""
        self._games += 1
        off = value - self._mean
        self._alike = self._games == 1 or (self._alike and off == 0)
        self._mean += off / self._games
        self._squares += off * (value - self._mean)

    def estimate(self, *, share: bool = False) -> Estimate:
        """The mean and its interval: games are independent, the seats of one game are not.

        A `share` that came out alike every time may still differ the next time: by the rule of three.
        """
        if self._games < 2:
            return Estimate(self._mean, None)
        if share and self._alike:
            return Estimate(self._mean, min(1.0, 3 / self._games))
        deviation = math.sqrt(self._squares / (self._games - 1))
        return Estimate(self._mean, _QUANTILE * deviation / math.sqrt(self._games))


Standing = Mapping[str, Estimate]
"""What a bot reached at one seat, by figure.

`place`: from 1, those who share a place have the better one (GEN-8). `first`, `last`: its share of first and
last places; who shares one has a part of it. `score`, where there are points. Then the game's own figures.
"""


def arena(game: AnyGame, options: Any, bots: Sequence[str], games: int, seed: int) -> dict[str, Standing]:
    """Let the bots, one for each seat, play that many games with the seeds from `seed` on.

    With each game they move on by one seat. Raises `OptionsError`, `LookupError`, `PlayoutFault`.
    """
    reached: dict[str, dict[str, Tally]] = {name: defaultdict(Tally) for name in bots}
    for played in range(games):  # --games may be any number: nothing here grows with it
        seated = rotated(bots, played)
        moves = play(game, options, [bot(game, name) for name in seated], seed + played)
        last = _last(moves)
        for figure, values in _seat_figures(game, last.state).items():
            for name in reached:
                own = [value for held_by, value in zip(seated, values, strict=True) if held_by == name]
                reached[name][figure].add(math.fsum(own) / len(own))
    return {
        name: {
            figure: tally.estimate(share=figure in ("first", "last")) for figure, tally in by_figure.items()
        }
        for name, by_figure in reached.items()
    }


def rotated(bots: Sequence[str], games: int) -> list[str]:
    """Who sits where after that many games: each has moved on by one seat a game."""
    turn = -games % len(bots)
    return [*bots[turn:], *bots[:turn]]


def _last(moves: Iterator[Move]) -> Move:
    last = next(moves)
    for move in moves:
        last = move
    return last


def _seat_figures(game: AnyGame, state: Any) -> dict[str, Sequence[float]]:
    result = game.result(state)
    if result is None:
        raise ValueError("figures are those of a finished game")
    return {**_standing_figures(result), **figures(game, state)}


def _standing_figures(result: Result) -> dict[str, Sequence[float]]:
    places: dict[int, int] = {}
    for tied in result.places:
        places |= dict.fromkeys(tied, len(places) + 1)
    seats = range(len(places))
    found: dict[str, Sequence[float]] = {"place": [places[seat] for seat in seats]}
    for name, tied in (("first", result.places[0]), ("last", result.places[-1])):
        found[name] = [1 / len(tied) if seat in tied else 0.0 for seat in seats]
    if result.scores is not None:
        found["score"] = result.scores
    return found


def table(standings: Mapping[str, Standing]) -> list[str]:
    """The standings as lines of aligned columns, a bot each, in the order in which they were named."""
    names = list(next(iter(standings.values())))
    rows = [["bot", *names]]
    rows += [[bot, *(str(standing[name]) for name in names)] for bot, standing in standings.items()]
    widths = [max(len(row[column]) for row in rows) for column in range(len(names) + 1)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
