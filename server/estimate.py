"""How long a game will take: the decisions that it has on average, times what a decision has taken here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from games.game import AnyGame, decisions

SECONDS_A_DECISION = 4.5
"""As long as nothing has been played: thinking, the cards' way, and the eye's time, bots among people."""

BELIEVED = 60
"""The first guess weighs as much as so many decisions that were really taken."""

UNSAID = 90.0
"""Decisions of a game that does not say how many it has."""


class Played(msgspec.Struct, frozen=True):
    """What all finished games of a kind had together in this house: decisions, and seconds without pauses."""

    decisions: int = 0
    seconds: float = 0.0

    def with_game(self, decisions: int, seconds: float) -> Played:
        """With one more game."""
        return Played(self.decisions + decisions, self.seconds + seconds)


Pace = Mapping[str, Played]
"""What has been played, by the game's name."""


def minutes(game: AnyGame, options: Mapping[str, Any], seats: int, pace: Pace) -> int:
    """The minutes that one game is expected to take with these seats, at least one."""
    try:
        expected = decisions(game, msgspec.convert(dict(options), game.Options), seats)
    except Exception:  # options of another program, or a game from elsewhere, which may fail in any way
        expected = None
    played = pace.get(game.name, Played())
    seconds = played.seconds + BELIEVED * SECONDS_A_DECISION
    rate = seconds / (played.decisions + BELIEVED)
    return max(1, round((UNSAID if expected is None else expected) * rate / 60))
