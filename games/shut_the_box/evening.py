"""What the evening counts of Shut the Box, and how many decisions a game takes."""

from __future__ import annotations

from games.game import Event, Feat
from games.shut_the_box.options import Options, limit

_A_TURN = {9: 10.4, 10: 11.7, 12: 13.0}
"""Throws and closings of a turn by the box, on average over 150 turns of the bot at level normal."""

_SHUT = {9: 0.07, 10: 0.027, 12: 0.003}
"""How likely that turn shuts the box, which ends the game."""

_ROUNDS = {1: 4.2, 2: 2.6, 3: 2.0, 4: 1.75}
"""Rounds until the box's own limit is reached, by seats, on average over 40 games."""


def feats(event: Event) -> tuple[Feat, ...]:
    """`boxes`: how often somebody shut the box."""
    return (Feat(event.facts["seat"], "boxes"),) if event.kind == "shut_the_box" else ()


def decisions(options: Options, seats: int) -> float:
    """Those of a turn for each turn until the end, which a shut box may bring sooner."""
    shut = _SHUT[options.box]
    turns: float = (1 - (1 - shut) ** (seats * _rounds(options, seats))) / shut
    return _A_TURN[options.box] * turns


def _rounds(options: Options, seats: int) -> float:
    if options.end == "rounds" and not options.eliminate:
        return options.rounds
    own, chosen = limit(Options(box=options.box, scoring=options.scoring)), limit(options)
    return max(1.0, _ROUNDS[seats] * (1.0 if not own or not chosen else chosen / own))
