"""What one seat sees otherwise than all do: its observation is the public one with its own in place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.game import AnyGame

Own = Mapping[str, Any]
"""Fields of an observation by name.

An observation whose fields come and go is compared after all. Where nothing of it is new it had best be the
same object: then it is not compared.
"""


def own(game: AnyGame, state: Any, seat: int) -> Own | None:
    """What of the observation of `seat` is its own; None: the game does not say.

    A game may have a function `own(state, seat)` for it, so that nobody has to compare all fields.
    """
    of_game: Callable[[Any, int], Own] | None = getattr(game, "own", None)
    return of_game(state, seat) if of_game else None
