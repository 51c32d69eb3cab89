"""Shithead: get rid of your cards, and do not be the last who has some. The members of `games.game.Game`."""

from __future__ import annotations

from games.shithead.bot import bots, due, waits
from games.shithead.evening import decisions, feats
from games.shithead.observation import Observation, observation, own, zones
from games.shithead.options import SEATS as seats
from games.shithead.options import Options
from games.shithead.position import added_fields, from_position, to_position
from games.shithead.refusals import why_not
from games.shithead.resample import resample
from games.shithead.rules import (
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
from games.shithead.state import State

name = "shithead"
version = 1
fill_to = 3

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
