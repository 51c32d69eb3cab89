"""What a finished game of Fahrstuhl tells about how its bots play, besides places and scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.fahrstuhl.state import State


def figures(state: State) -> Mapping[str, Sequence[float]]:
    """`exact`: the share of its bids that each seat made exactly."""
    made = [[score.bid == score.tricks for score in line.scores] for line in state.sheet]
    return {"exact": [sum(seat) / len(made) for seat in zip(*made, strict=True)]}
