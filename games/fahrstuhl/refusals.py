"""Why an action of Fahrstuhl is refused: the key for the clients' words, and English for a terminal."""

from __future__ import annotations

from games.fahrstuhl import pack
from games.fahrstuhl.state import State
from games.game import Action, IllegalAction

_WHY = {
    "over": "the game is over",
    "unknown_action": "this is no action of Fahrstuhl; there are `bid N` and `play CARD`",
    "wrong_phase": "this is not what is played now",
    "not_your_turn": "another seat is in turn",
    "bid_range": "a bid is between 0 and the cards of the round",
    "not_in_hand": "the seat does not hold this card",
    "trump_duty": "who holds trump must play trump (FS-5.1)",
}


def why_not(state: State, seat: int, action: Action) -> str:
    """The key of the reason why an action that is not legal is refused."""
    word, _, what = action.partition(" ")
    if state.phase == "over":
        return "over"
    if not ((word == "bid" and _is_number(what)) or (word == "play" and what in pack.ORDER)):
        return "unknown_action"
    if state.phase != word:
        return "wrong_phase"
    if seat != state.turn:
        return "not_your_turn"
    if word == "bid":
        return "bid_range"
    return "trump_duty" if what in state.hands[seat] else "not_in_hand"


def _is_number(text: str) -> bool:
    return text.isascii() and text.removeprefix("-").isdigit()


def refusal(state: State, seat: int, action: Action) -> IllegalAction:
    """The error for an action that is not legal."""
    reason = why_not(state, seat, action)
    return IllegalAction(reason, f"seat {seat} may not `{action[:40]}`: {_WHY[reason]}")
