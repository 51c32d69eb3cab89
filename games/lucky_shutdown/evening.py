"""What the evening counts of Lucky Shutdown, and how many decisions a game takes."""

from __future__ import annotations

from games.game import Event, Feat
from games.lucky_shutdown.options import Options

_PLAYED = {2: 71, 3: 82, 4: 104, 5: 104}
"""Actions of all seats by their number, on average over 30 games of bots at level normal."""


def feats(event: Event) -> tuple[Feat, ...]:
    """`piles`: how often somebody picked up the pile. `longest_skip_chain`: most seats that had to skip."""
    if event.kind == "picked_up":
        return (Feat(event.facts["seat"], "piles"),)
    if event.kind == "skip":
        return (Feat(event.facts["by"], "longest_skip_chain", len(event.facts["seats"])),)
    return ()


def decisions(options: Options, seats: int) -> float:
    """As in `_PLAYED`."""
    return float(_PLAYED.get(seats, _PLAYED[5]))
