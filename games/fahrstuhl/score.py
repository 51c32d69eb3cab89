"""What a round and a game of Fahrstuhl are worth (FS-7)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Score(Struct, frozen=True):
    """What one seat made of one round."""

    bid: int
    tricks: int
    points: int


class ScoredRound(Struct, frozen=True):
    """One line of the score sheet: the round (0-based), its cards a seat, and each seat's score."""

    round: int
    cards: int
    scores: tuple[Score, ...]


def points(bid: int, tricks: int, bonus: int, factor: int) -> int:
    """The points of a round (FS-7.1, FS-7.2); `factor` is 2 in the return half, else 1."""
    return bonus + 10 * factor * tricks if bid == tricks else -10 * factor * abs(bid - tricks)


def places(totals: Sequence[int]) -> list[list[int]]:
    """Seats by finishing place: the highest total wins, ties share the place (FS-7.2)."""
    ranked = sorted(set(totals), reverse=True)
    return [[seat for seat, total in enumerate(totals) if total == one] for one in ranked]
