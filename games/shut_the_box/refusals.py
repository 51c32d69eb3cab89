"""Why an action of Shut the Box is refused: the key for the clients' words, and English for a terminal."""

from __future__ import annotations

from games.game import Action, IllegalAction
from games.shut_the_box.state import State

_WHY = {
    "over": "the game is over",
    "unknown_action": "this is no action here; there are `roll` and `shut FLAP…`, each flap once",
    "wrong_phase": "it is the table that acts now",
    "not_your_turn": "another seat is in turn",
    "roll_first": "a throw comes first",
    "shut_first": "a throw that fits must be used (STB-2.5)",
    "flap_down": "one of these flaps is closed already",
    "wrong_sum": "the flaps must add up to exactly the throw (STB-2.3)",
    "faces_only": "only the flap of the sum, or the two flaps of the dice (STB-4.3)",
}

_FLAPS = {str(flap): flap for flap in range(1, 13)}
"""Those of the largest box, as they are written."""


def flaps_named(action: Action, box: int) -> tuple[int, ...] | None:
    """The flaps of a `shut`, in the order in which they are named; None when it names no flaps of the box."""
    word, *names = action.split(" ")
    flaps = [_FLAPS.get(name, box + 1) for name in names]
    if word != "shut" or not flaps or max(flaps) > box or len(set(flaps)) < len(flaps):
        return None
    return tuple(flaps)


def why_not(state: State, seat: int, action: Action) -> str:
    """The key of the reason why an action that is not legal is refused."""
    if state.phase == "over":
        return "over"
    flaps = flaps_named(action, state.options.box)
    if action != "roll" and flaps is None:
        return "unknown_action"
    if state.turn is None:
        return "wrong_phase"
    if seat != state.turn:
        return "not_your_turn"
    if state.phase == "dice":
        return "wrong_phase"
    if flaps is None:
        return "shut_first"
    if state.phase == "roll":
        return "roll_first"
    return _why_not_shut(state, flaps)


def _why_not_shut(state: State, flaps: tuple[int, ...]) -> str:
    if not set(flaps) <= set(state.open):
        return "flap_down"
    return "wrong_sum" if sum(flaps) != sum(state.dice or ()) else "faces_only"


def refusal(state: State, seat: int, action: Action) -> IllegalAction:
    """The error for an action that is not legal."""
    reason = why_not(state, seat, action)
    return IllegalAction(reason, f"seat {seat} may not `{action[:40]}`: {_WHY[reason]}")
