"""That a written position of Fahrstuhl can be: what its fields say about each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games import cards
from games.fahrstuhl import pack
from games.fahrstuhl.score import Score
from games.fahrstuhl.state import Phase, State
from games.fahrstuhl.tricks import Laid
from games.game import PositionError

MOST_POINTS = 1_000_000
"""Far beyond what a game can bring, and well within what every client can count to."""


def check(state: State) -> None:
    """Raises `PositionError`, naming the field that does not go with the others. `turn` is not looked at."""
    _check_empty(state)
    _check_sheet(state)
    _check_cards(state)
    if state.phase in ("bid", "play"):
        _check_round(state)


def check_held(field: str, found: Iterable[str], holder: tuple[str, ...]) -> None:
    """No unknown card, and none more often than the holder has it."""
    card = cards.surplus(found, holder)
    if card is None:
        return
    if card in pack.ORDER:
        raise PositionError(
            field, "cards", f"{card} is here more often than among the {len(holder)} cards in play"
        )
    raise PositionError(
        field, "cards", f"{card[:12]!r} is no card of Fahrstuhl; cards are written `10h`, `Qs`"
    )


_NO_BIDDING = ("tricks", "trick", "played", "last")
_NO_ROUND = ("trump", "hands", "bids", "tricks", "trick", "played", "rest")
_AT_START: dict[Phase, tuple[str, ...]] = {
    "start": (*_NO_ROUND, "round", "scores", "sheet", "last"),
    "deal": _NO_ROUND,
    "bid": _NO_BIDDING,
    "play": (),
    "over": _NO_ROUND,
}


def _check_empty(state: State) -> None:
    """What a phase does not have yet, or no longer has, is at its start."""
    seats = state.seats
    start: dict[str, Any] = {
        "trump": None,
        "last": None,
        "round": 0,
        "hands": ((),) * seats,
        "bids": (None,) * seats,
    }
    start |= {"tricks": (0,) * seats, "scores": (0,) * seats}
    for field in _AT_START[state.phase]:
        if getattr(state, field) != start.get(field, ()):
            raise PositionError(field, "phase", f"in phase `{state.phase}` nothing stands here")


def _check_sheet(state: State) -> None:
    """The sheet has rounds that are over, in order, a score a seat."""
    rounds = [line.round for line in state.sheet]
    coming = state.round + (state.phase == "over")
    if rounds != sorted(set(rounds)) or not all(0 <= number < coming for number in rounds):
        raise PositionError(
            "sheet", "rounds", f"finished rounds in order, each once and below {coming}, not {rounds}"
        )
    for line in state.sheet:
        cards_each = state.schedule[line.round]
        if len(line.scores) != state.seats:
            raise PositionError(
                "sheet", "length", f"round {line.round} has {len(line.scores)} scores, not {state.seats}"
            )
        if line.cards != cards_each or not all(_can_be(score, cards_each) for score in line.scores):
            raise PositionError("sheet", "bounds", f"round {line.round} had {cards_each} cards a seat")


def _can_be(score: Score, cards_each: int) -> bool:
    fits = 0 <= score.bid <= cards_each and 0 <= score.tricks <= cards_each
    return fits and abs(score.points) <= MOST_POINTS


def _check_cards(state: State) -> None:
    """No card more often than the deck holds it (FS-1.1, FS-10.2), counted field by field."""
    holding: dict[str, list[str]] = {
        "trump": [state.trump] if state.trump is not None else [],
        "hands": [card for hand in state.hands for card in hand],
        "trick": [card for _, card in state.trick],
        "played": [card for trick in state.played for _, card in trick],
        "rest": list(state.rest),
    }
    seen: list[str] = []
    for field, found in holding.items():
        seen += found
        check_held(field, seen, state.deck)
    if state.last:
        check_held("last", [card for _, card in state.last.cards], state.deck)


def _check_round(state: State) -> None:
    if state.trump is None:
        raise PositionError("trump", "missing", f"in phase `{state.phase}` a card has been turned up")
    if any(bid is not None and bid > state.cards for bid in state.bids):
        raise PositionError("bids", "bounds", f"a bid is between 0 and the {state.cards} cards of the round")
    for field, tricks in ("played", state.played), ("trick", (state.trick,)):
        for trick in tricks:
            check_trick(field, trick, state.seats, whole=field == "played")
    _check_hands(state)
    _check_duty(state)


def check_trick(field: str, trick: tuple[Laid, ...], seats: int, *, whole: bool) -> None:
    """One card a seat, clockwise (FS-6.2)."""
    order = [seat for seat, _ in trick]
    if (whole and len(order) != seats) or (len(order) >= seats and not whole):
        wanted = (
            f"{seats} cards" if whole else f"fewer than {seats} cards, or it would be among the finished ones"
        )
        raise PositionError(field, "length", f"a trick here has {wanted}, not {len(order)}")
    if order and (
        order[0] not in range(seats) or order != [(order[0] + step) % seats for step in range(len(order))]
    ):
        raise PositionError(
            field, "seats", f"seats 0 to {seats - 1} play clockwise, one card each, not {order}"
        )


def _check_hands(state: State) -> None:
    """All hold equally many, the card in the trick counted, and the finished tricks leave room (FS-10.2)."""
    laid = {seat for seat, _ in state.trick}
    held = {len(hand) + (seat in laid) for seat, hand in enumerate(state.hands)}
    if len(held) > 1:
        raise PositionError(
            "hands", "length", "all seats hold equally many cards, who has played to the trick one fewer"
        )
    left = held.pop()
    if not 1 <= left <= state.cards:
        raise PositionError(
            "hands", "length", f"{left} cards a seat are not between 1 and the {state.cards} of the round"
        )
    finished = state.cards - left
    if len(state.played) > finished:
        raise PositionError(
            "played", "length", f"with these hands {finished} tricks can be over, not {len(state.played)}"
        )
    if max(state.tricks) > finished:
        raise PositionError(
            "tricks", "bounds", f"{finished} tricks can be over, nobody has {max(state.tricks)}"
        )


def _check_duty(state: State) -> None:
    """Who has played another suit holds no trump and plays none after it (FS-5.1)."""
    trump = (state.trump or "")[-1:]
    void: set[int] = set()
    for field, tricks in ("played", state.played), ("trick", (state.trick,)):
        for seat, card in (laid for trick in tricks for laid in trick):
            if card[-1] != trump:
                void.add(seat)
            elif seat in void:
                raise PositionError(field, "trump_duty", f"seat {seat} plays {card} after it had no trump")
    for seat in sorted(void):
        if kept := [card for card in state.hands[seat] if card[-1] == trump]:
            raise PositionError(
                "hands", "trump_duty", f"seat {seat} has shown that it has no trump, and holds {kept[0]}"
            )
