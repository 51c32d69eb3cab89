"""What the evening counts of Fahrstuhl, and how many decisions a game takes."""

from __future__ import annotations

from games.fahrstuhl.options import Options, schedule
from games.game import Event, Feat, OptionsError


def feats(event: Event) -> tuple[Feat, ...]:
    """`exact_bids`: bids that were made exactly."""
    if event.kind != "round":
        return ()
    return tuple(
        Feat(row["seat"], "exact_bids") for row in event.facts["rows"] if row["bid"] == row["tricks"]
    )


def decisions(options: Options, seats: int) -> float:
    """Exactly so many: in each round each seat bids once and plays its cards."""
    try:
        rounds = schedule(options, seats)
    except OptionsError:
        return 0.0
    return float(sum(seats * (1 + cards) for cards in rounds))
