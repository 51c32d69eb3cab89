"""What the evening counts of Shithead, and how many decisions a game takes."""

from __future__ import annotations

from games.game import Event, Feat
from games.shithead.options import Options

_PLAYED = {2: 64, 3: 74, 4: 103, 5: 152, 8: 197}
"""Actions of all seats by their number, on average over 15 to 40 games of bots at level normal."""


def feats(event: Event) -> tuple[Feat, ...]:
    """`piles`: how often somebody picked up the pile."""
    return (Feat(event.facts["seat"], "piles"),) if event.kind == "picked_up" else ()


def decisions(options: Options, seats: int) -> float:
    """As in `_PLAYED`; between its numbers of seats, as many for each seat as with the nearest."""
    nearest = min(_PLAYED, key=lambda known: abs(known - seats))
    return _PLAYED[nearest] * seats / nearest
