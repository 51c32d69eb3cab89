"""What a finished game of Shut the Box tells about how its bots play, besides places and scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.shut_the_box.state import State


def figures(state: State) -> Mapping[str, Sequence[float]]:
    """`shut`: the share of games that a seat won by shutting the box."""
    return {"shut": [float(seat == state.winner) for seat in range(state.seats)]}
