"""Why an action of Lucky Shutdown is refused: the key for the clients' words, and English for a terminal."""

from __future__ import annotations

from games.game import Action, IllegalAction
from games.lucky_shutdown.pack import KIND
from games.lucky_shutdown.pile import SKIP, missing, objection
from games.lucky_shutdown.plays import SLOTS, playable, uncovered
from games.lucky_shutdown.state import EMPTY, State, cards_in

_WHY = {
    "over": "the game is over",
    "unknown_action": "this is no action of Lucky Shutdown; there are `lay CARD CARD CARD`, `play CARD…`, "
    "`snap CARD…`, `flip SLOT`, `pickup`, `skip`, `luck`, `early SLOT`",
    "wrong_phase": "this is not what is done now",
    "laid": "the seat has laid out already",
    "finished": "the seat has finished",
    "not_your_turn": "another seat is in turn",
    "must_skip": "the seat must skip, or play a 19 (LS-5.5)",
    "no_skip": "the seat need not skip",
    "not_yours": "the seat does not have these cards in its hand or open",
    "hand_first": "open cards wait until the hand is empty (LS-6.1)",
    "stock_first": "the cards on the table wait until the stock is used up (LS-6.1)",
    "open_first": "face-down cards wait until the open ones are gone (LS-6.1)",
    "not_equal": "several cards must be equal (LS-3.2)",
    "too_low": "the number is lower than the one on the pile (LS-4.1)",
    "magic_lock": "a 15 locks Magic (LS-4.4)",
    "colour_duty": "the 17 on the pile demands its colour (LS-4.5)",
    "not_below": "an UNDER demands a smaller number (LS-4.1)",
    "empty_pile": "there is no pile",
    "not_all": "a reaction adds all the cards that are missing on top, from hand or open ones (LS-7.3)",
    "switched_off": "this rule is not played (LS-9)",
    "used": "this right is used up, it holds once a game (LS-9)",
    "can_play": "the seat can play something (LS-9)",
    "empty_stock": "there is nothing to draw",
    "empty_slot": "no face-down card lies there",
    "covered": "the open card on it has not been played yet (LS-9.2)",
}


def why_not(state: State, seat: int, action: Action) -> str:
    """The key of the reason why an action that is not legal is refused."""
    if state.phase == "over":
        return "over"
    word, *what = action.split(" ")
    if not _is_action(word, what):
        return "unknown_action"
    if state.phase != ("lay" if word == "lay" else "play"):
        return "wrong_phase"
    if seat in state.out:
        return "finished"
    if word == "lay":
        return "not_yours" if state.up[seat] == EMPTY else "laid"
    if word == "snap":
        return _why_no_reaction(state, seat, what)
    if seat != state.turn:
        return "not_your_turn"
    if word == "skip":
        return "no_skip"
    if word == "play":
        return _why_no_play(state, seat, what)
    if state.skips:
        return "must_skip"
    if word == "flip":
        return _why_no_flip(state, seat, int(what[0]))
    if word == "pickup" or not state.pile:
        return "empty_pile"
    return _why_no_luck(state, seat) if word == "luck" else _why_not_early(state, seat, int(what[0]))


def _is_action(word: str, what: list[str]) -> bool:
    if word in ("skip", "pickup", "luck"):
        return not what
    if word in ("flip", "early"):
        return what in [[str(slot)] for slot in SLOTS]
    if word == "lay" and len(what) != len(SLOTS):
        return False
    return word in ("lay", "play", "snap") and bool(what) and all(card in KIND for card in what)


def _why_no_play(state: State, seat: int, cards: list[str]) -> str:
    if state.skips and any(KIND[card] != SKIP for card in cards):
        return "must_skip"
    if wrong := _why_not_these(state, seat, cards):
        return wrong
    return objection(state.pile, cards) or "hand_first"


def why_not_card(state: State, seat: int, card: str) -> str:
    """Why the seat in turn cannot play this card of its own, which no legal set holds."""
    return _why_no_play(state, seat, [card])


def _why_not_these(state: State, seat: int, cards: list[str]) -> str | None:
    """What is wrong with the cards themselves, whatever lies on the pile."""
    hand, table = list(state.hands[seat]), cards_in(state.up[seat])
    if len({KIND[card] for card in cards}) > 1:
        return "not_equal"
    if _beyond(cards, [*hand, *table]):
        return "not_yours"
    if not _beyond(cards, hand):
        return None
    if hand and _beyond(hand, cards):
        return "hand_first"
    return "stock_first" if state.stock else None


def _beyond(cards: list[str], held: list[str]) -> bool:
    """Whether some card is there more often than it is held."""
    return any(cards.count(card) > held.count(card) for card in cards)


def _why_no_reaction(state: State, seat: int, cards: list[str]) -> str:
    if not state.pile:
        return "empty_pile"
    if _beyond(cards, [*state.hands[seat], *cards_in(state.up[seat])]):
        return "not_yours"
    if {KIND[card] for card in cards} != {KIND[state.pile[-1]]} or len(cards) != missing(state.pile):
        return "not_all"
    if state.hands[seat] and _beyond(cards, list(state.hands[seat])):
        return "hand_first"
    return objection(state.pile, cards) or "not_all"


def _why_no_flip(state: State, seat: int, slot: int) -> str:
    if state.down[seat][slot - 1] is None:
        return "empty_slot"
    if state.hands[seat]:
        return "hand_first"
    return "stock_first" if state.stock else "open_first"


def _why_no_luck(state: State, seat: int) -> str:
    if not state.options.lucky_draw:
        return "switched_off"
    if state.luck[seat]:
        return "used"
    return "can_play" if state.stock else "empty_stock"


def _why_not_early(state: State, seat: int, slot: int) -> str:
    if not state.options.early_reveal:
        return "switched_off"
    if state.early[seat]:
        return "used"
    if not state.bare(seat):
        return "hand_first" if state.hands[seat] else "stock_first"
    if state.down[seat][slot - 1] is None:
        return "empty_slot"
    if any(playable(state, seat)) or not cards_in(state.up[seat]):
        return "can_play"
    return "can_play" if slot in uncovered(state, seat) else "covered"


def refusal(state: State, seat: int, action: Action) -> IllegalAction:
    """The error for an action that is not legal."""
    reason = why_not(state, seat, action)
    return IllegalAction(reason, f"seat {seat} may not `{action[:40]}`: {_WHY[reason]}")
