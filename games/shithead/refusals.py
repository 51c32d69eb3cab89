"""Why an action of Shithead is refused: the key for the clients' words, and English for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from games import cards
from games.game import Action, IllegalAction
from games.shithead import pack, pile, plays
from games.shithead.state import State

WHY = {
    "over": "the game is over",
    "unknown_action": "there are `swap HANDCARD UPCARD`, `ready`, `play CARD…`, `flip SLOT` and `pickup`",
    "wrong_phase": "the cards are not dealt yet",
    "swapping": "nothing is played before all are ready (SH-2.4)",
    "swap_over": "cards are swapped before the start only (SH-2.2)",
    "already_ready": "the seat has said that it is ready, which is final (SH-2.4)",
    "same_card": "the two cards are alike",
    "finished": "the seat has no cards left",
    "not_your_turn": "another seat is in turn",
    "burner_first": "who has burned the pile may play first (SH-8.5)",
    "not_in_hand": "the seat does not hold this card so many times",
    "not_open": "the seat has no such open card",
    "hand_first": "the hand is played first (SH-3.2)",
    "open_first": "the open cards are played first (SH-3.3)",
    "flip_first": "only face-down cards are left: `flip 1`, `flip 2` or `flip 3` (SH-3.4)",
    "empty_slot": "there is no card in this slot",
    "empty_pile": "there is no pile to pick up (SH-3.1)",
    "different_ranks": "cards that are laid together have one rank (SH-4.2)",
    "too_low": "the card is lower than the one that counts (SH-4.1)",
    "low_rule": "on a 7 only 4, 5, 6, 2, 3 and 10 may be laid (SH-4.6)",
    "seven_on_seven": "a 7 may not be laid on a 7 (SH-4.6)",
    "mirrored_two": "on a mirrored 2 only 2, 3 and 10 may be laid (SH-4.8)",
    "ten_on_higher": "here a 10 may not be laid on J, Q, K or A (SH-4.5)",
}
"""Every reason, each with its sentence."""


def why_not(state: State, seat: int, action: Action) -> str:
    """The key of the reason why an action that is not legal is refused."""
    word, *named = action.split(" ")
    if state.phase == "over":
        return "over"
    if not _is_action(word, named):
        return "unknown_action"
    if state.phase in ("start", "deal"):
        return "wrong_phase"
    if word in ("swap", "ready"):
        return _why_not_swap(state, seat, named)
    if waiting := why_waiting(state, seat):
        return waiting
    if word == "pickup":
        return "empty_pile"
    return _why_not_flip(state, seat) if word == "flip" else _why_not_play(state, seat, named)


def why_waiting(state: State, seat: int) -> str | None:
    """Why the seat may do nothing on its turn now; None when it may."""
    if state.phase == "swap":
        return "swapping"
    if seat in state.out:
        return "finished"
    if plays.has_the_pile(state, seat):
        return None
    return "burner_first" if state.options.speed_mode else "not_your_turn"


def _is_action(word: str, named: Sequence[str]) -> bool:
    if word in ("ready", "pickup"):
        return not named
    if word == "flip":
        return len(named) == 1 and named[0] in ("1", "2", "3")
    fits = len(named) == 2 if word == "swap" else bool(named)
    return word in ("swap", "play") and fits and all(card in pack.ORDER for card in named)


def _why_not_swap(state: State, seat: int, named: Sequence[str]) -> str:
    if state.phase != "swap":
        return "swap_over"
    if state.ready[seat]:
        return "already_ready"
    mine, other = named
    if mine not in state.hands[seat]:
        return "not_in_hand"
    return "same_card" if mine == other else "not_open"


def _why_not_flip(state: State, seat: int) -> str:
    match plays.source(state, seat):
        case "hand":
            return "hand_first"
        case "up":
            return "open_first"
    return "empty_slot"


def _why_not_play(state: State, seat: int, named: Sequence[str]) -> str:
    source = plays.source(state, seat)
    if source == "down":
        return "flip_first"
    if (missing := cards.surplus(named, plays.face_up(state, seat))) is not None:
        if source == "up":
            return "not_open"
        return "hand_first" if missing in state.up[seat] else "not_in_hand"
    if len({cards.rank(card) for card in named}) > 1:
        return "different_ranks"
    asked = pile.need(state.pile, state.options)
    return pile.refused(cards.rank(named[0]), asked, state.options) or "unknown_action"


def refusal(state: State, seat: int, action: Action) -> IllegalAction:
    """The error for an action that is not legal."""
    reason = why_not(state, seat, action)
    return IllegalAction(reason, f"seat {seat} may not `{action[:40]}`: {WHY[reason]}")
