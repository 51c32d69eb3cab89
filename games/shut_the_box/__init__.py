"""Shut the Box: close flaps that add up to the throw. The members of `games.game.Game`."""

from __future__ import annotations

from games.shut_the_box.bot import bots, due, waits
from games.shut_the_box.evening import decisions, feats
from games.shut_the_box.figures import figures
from games.shut_the_box.observation import Observation, observation, own, zones
from games.shut_the_box.options import SEATS as seats
from games.shut_the_box.options import Options
from games.shut_the_box.position import added_fields, from_position, to_position
from games.shut_the_box.refusals import why_not
from games.shut_the_box.resample import resample
from games.shut_the_box.rules import (
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
from games.shut_the_box.state import State

name = "shut_the_box"
version = 1
fill_to = 0

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
