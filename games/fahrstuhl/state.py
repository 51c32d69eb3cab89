"""What a game of Fahrstuhl is made of at one moment."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.fahrstuhl.options import Options
from games.fahrstuhl.score import ScoredRound
from games.fahrstuhl.tricks import Laid, Trick

Phase = Literal["start", "deal", "bid", "play", "over"]


class State(Struct, frozen=True):
    """The whole truth of a game, named as in a written position.

    `sheet` and `last` are what all remember, and `last_trump` is the trump of the round that `last` has
    ended, until the next one is dealt.
    `dealer` is 0 until the lot has fallen. What belongs to a round is empty between rounds.
    """

    options: Options
    phase: Phase
    turn: int | None
    schedule: tuple[int, ...]
    round: int
    dealer: int
    deck: tuple[str, ...]
    trump: str | None
    hands: tuple[tuple[str, ...], ...]
    bids: tuple[int | None, ...]
    tricks: tuple[int, ...]
    trick: tuple[Laid, ...]
    played: tuple[tuple[Laid, ...], ...]
    rest: tuple[str, ...]
    scores: tuple[int, ...]
    sheet: tuple[ScoredRound, ...] = ()
    last: Trick | None = None
    last_trump: str | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.scores)

    @property
    def cards(self) -> int:
        """How many cards each seat is dealt in this round."""
        return self.schedule[self.round]
