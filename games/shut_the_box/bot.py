"""How Shut the Box plays by itself: the bots, and what is due when nobody acts (STB-2.5, STB-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.game import Action, Bot, Due, Question
from games.shut_the_box import odds, rules
from games.shut_the_box.flaps import Flaps
from games.shut_the_box.options import Options
from games.shut_the_box.refusals import flaps_named
from games.shut_the_box.state import State

CARELESS = 0.25
"""How often `easy` closes any flaps that fit."""


def due(state: State) -> tuple[Due, ...]:
    """The choice of the bot `normal` for the seat in turn."""
    return tuple(
        Due(seat, "think", choose(state.open, rules.legal_actions(state, seat), state.options))
        for seat in rules.to_act(state)
    )


def waits(state: State) -> tuple[Due, ...]:
    """The same with the choice left open."""
    return tuple(Due(seat, "think", "") for seat in rules.to_act(state))


def choose(open_: Flaps, legal: Sequence[Action], options: Options) -> Action:
    """What leaves the least mean penalty; of equally good ones the first listed."""
    if len(legal) == 1:
        return legal[0]
    means, before = odds.least_cost(options), odds.bits(open_)
    return min(legal, key=lambda action: means[before ^ odds.bits(flaps_named(action, options.box) or ())])


def _normal(question: Question[Any]) -> Action:
    return choose(question.observation.open, question.legal, question.options)


def _easy(question: Question[Any]) -> Action:
    """Closes the fewest flaps, which are listed first, and sometimes any that fit."""
    if question.rng.random() < CARELESS:
        return question.rng.choice(question.legal)
    return question.legal[0]


bots: Mapping[str, Bot] = {"easy": Bot(_easy), "normal": Bot(_normal)}
