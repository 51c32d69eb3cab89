"""Lucky Shutdown: get rid of your cards, high on higher. The members of `games.game.Game`."""

from __future__ import annotations

from games.lucky_shutdown.bot import bots, due, waits
from games.lucky_shutdown.evening import decisions, feats
from games.lucky_shutdown.observation import Observation, observation, own, zones
from games.lucky_shutdown.options import SEATS as seats
from games.lucky_shutdown.options import Options
from games.lucky_shutdown.position import added_fields, from_position, to_position
from games.lucky_shutdown.refusals import why_not
from games.lucky_shutdown.resample import resample
from games.lucky_shutdown.rules import (
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
from games.lucky_shutdown.state import State

name = "lucky_shutdown"
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
