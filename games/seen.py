"""What one seat sees otherwise than all do: its observation is the public one with its own in place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

from games.game import AnyGame, Zone

T = TypeVar("T", bound=msgspec.Struct)


class Own(NamedTuple):
    """Fields of an observation by name, and single ones of its `zones` by their place.

    `fields` does not name `zones`. An observation whose fields come and go is compared after all. Where
    nothing of it is new it had best be the same object: then it is not compared.
    """

    fields: Mapping[str, Any]
    zones: Mapping[int, Zone] = {}


def put(public: T, own: Own) -> T:
    """The public observation with what is a seat's own."""
    fields = dict(own.fields)
    if own.zones:
        zones = list(public.zones)  # type: ignore[attr-defined]  # who names some has them
        for place, zone in own.zones.items():
            zones[place] = zone
        fields["zones"] = tuple(zones)
    return msgspec.structs.replace(public, **fields)


def own(game: AnyGame, state: Any, seat: int) -> Own | None:
    """What of the observation of `seat` is its own; None: the game does not say.

    A game may have a function `own(state, seat)` for it, so that nobody has to compare all fields.
    """
    of_game: Callable[[Any, int], Own] | None = getattr(game, "own", None)
    return of_game(state, seat) if of_game else None
