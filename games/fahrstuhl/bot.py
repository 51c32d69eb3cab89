"""How Fahrstuhl plays by itself: the bots, and what is due when nobody acts (FS-9.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.fahrstuhl import rules
from games.fahrstuhl.rules import State
from games.game import Action, Bot, Due, Question


def due(state: State) -> tuple[Due, ...]:
    """The bot's choice for the seat in turn (FS-9.1)."""
    return tuple(Due(seat, "think", rules.legal_actions(state, seat)[0]) for seat in rules.to_act(state))


def _normal(question: Question[Any]) -> Action:
    return question.legal[0]


bots: Mapping[str, Bot] = {"easy": Bot(_normal), "normal": Bot(_normal)}
