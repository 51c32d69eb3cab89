"""Fahrstuhl: say how many tricks you will make, and make exactly these. The members of `games.game.Game`."""

from __future__ import annotations

from games.fahrstuhl.bot import bots, due, waits
from games.fahrstuhl.evening import decisions, feats
from games.fahrstuhl.figures import figures
from games.fahrstuhl.observation import Observation, observation, own, zones
from games.fahrstuhl.options import SEATS as seats
from games.fahrstuhl.options import Options
from games.fahrstuhl.position import added_fields, from_position, to_position
from games.fahrstuhl.refusals import why_not
from games.fahrstuhl.resample import resample
from games.fahrstuhl.rules import (
    apply_action,
    apply_listed,
    hand_on,
    initial_state,
    legal_actions,
    result,
    spell,
    table_action,
    to_act,
)
from games.fahrstuhl.state import State

name = "fahrstuhl"
version = 1
fill_to = 5

__all__ = [
    "Observation",
    "Options",
    "State",
    "added_fields",
    "apply_action",
    "apply_listed",
    "bots",
    "decisions",
    "due",
    "feats",
    "figures",
    "fill_to",
    "from_position",
    "hand_on",
    "initial_state",
    "legal_actions",
    "name",
    "observation",
    "own",
    "resample",
    "result",
    "seats",
    "spell",
    "table_action",
    "to_act",
    "to_position",
    "version",
    "waits",
    "why_not",
    "zones",
]
