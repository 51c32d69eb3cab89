"""That a written position of Fahrstuhl can be: what its fields say about each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
    """Raises `PositionError`, naming the fields that do not go together. `turn` is not looked at.

    What is told must not contradict itself; what is left out contradicts nothing.
    """
    _check_empty(state)
    _check_sheet(state)
    _check_cards(state)
    if state.phase in ("bid", "play") and state.trump is None:
        raise PositionError("trump", "missing", f"in phase `{state.phase}` a card has been turned up")
    if state.phase in ("bid", "play", "over"):
        _check_round(state)


def check_held(holding: Mapping[str, Sequence[str]], holder: Sequence[str]) -> None:
    """No unknown card, and none more often than the holder has it; named is every field that holds it."""
    found = [card for held in holding.values() for card in held]
    card = cards.surplus(found, holder)
    if card is None:
        return
    fields = ", ".join(field for field, held in holding.items() if card in held)
    if card not in pack.ORDER:
        raise PositionError(
            fields, "cards", f"{card[:12]!r} is no card of Fahrstuhl; cards are written `10h`, `Qs`"
        )
    held = holder.count(card)
    if not held:
        raise PositionError(
            fields,
            "cards",
            f"{card} is not among the {len(holder)} cards in play, down to {holder[-1]};"
            " other cards need a deck of the position's own",
        )
    raise PositionError(
        fields,
        "cards",
        f"{card} is here {found.count(card)} times, and among the {len(holder)} cards in play {held} times",
    )


_NO_ROUND = ("hands", "trump", "bids", "tricks", "trick", "played", "rest")
_AT_START: dict[Phase, tuple[str, ...]] = {
    "start": _NO_ROUND,
    "deal": _NO_ROUND,
    "bid": ("trick", "played", "last", "last_trump"),
    "play": ("last_trump",),
    "over": ("hands", "trick"),
}


def _check_empty(state: State) -> None:
    """What a phase does not have yet, or no longer has, is at its start."""
    seats = state.seats
    start: dict[str, Any] = {
        "trump": None,
        "last": None,
        "last_trump": None,
        "hands": ((),) * seats,
        "bids": (None,) * seats,
        "tricks": (0,) * seats,
    }
    early = [field for field in _AT_START[state.phase] if getattr(state, field) != start.get(field, ())]
    if early:
        raise PositionError(", ".join(early), "phase", f"in phase `{state.phase}` nothing stands here")


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
    """No card more often than the deck holds it (FS-1.1, FS-10.2), all fields counted together."""
    holding = {
        "hands": [card for hand in state.hands for card in hand],
        "trump": [state.trump] if state.trump is not None else [],
        "trick": [card for _, card in state.trick],
        "played": [card for trick in state.played for _, card in trick],
        "rest": state.rest,
    }
    check_held(holding, state.deck)
    if state.last:
        check_held({"last": [card for _, card in state.last.cards]}, state.deck)
    if state.last_trump is not None:
        check_held({"last_trump": [state.last_trump]}, state.deck)


def _check_round(state: State) -> None:
    if any(bid is not None and bid > state.cards for bid in state.bids):
        raise PositionError("bids", "bounds", f"a bid is between 0 and the {state.cards} cards of the round")
    for field, tricks in ("played", state.played), ("trick", (state.trick,)):
        for trick in tricks:
            check_trick(field, trick, state.seats, whole=field == "played")
    _check_dealt(state)
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


def _check_dealt(state: State) -> None:
    """No seat has more cards, or has won more, than it was dealt cards for (FS-10.2); fewer will do."""
    laid = {seat for seat, _ in state.trick}
    for seat, hand in enumerate(state.hands):
        left = len(hand) + (seat in laid)
        for field, more in (
            ("hands", 0),
            ("played, hands", len(state.played)),
            ("tricks, hands", state.tricks[seat]),
        ):
            if left + more > state.cards:
                beside = f" beside {more} tricks" if more else ""
                raise PositionError(
                    field,
                    "length",
                    f"seat {seat} has {left} cards{beside}, in a round of {state.cards} cards each",
                )


def _check_duty(state: State) -> None:
    """Who has played another suit holds no trump and plays none after it (FS-5.1)."""
    if state.trump is None:
        return
    trump = state.trump[-1]
    void: set[int] = set()
    for field, tricks in ("played", state.played), ("trick", (state.trick,)):
        for seat, card in (laid for trick in tricks for laid in trick):
            if card[-1] != trump:
                void.add(seat)
            elif seat in void:
                raise PositionError(field, "trump_duty", f"seat {seat} plays {card} after it had no trump")
    for seat in sorted(void):
        if kept := [card for card in state.hands[seat] if card[-1] == trump]:
            fields = ", ".join(["hands", *_fields_of_another_suit(state, seat, trump)])
            raise PositionError(
                fields, "trump_duty", f"seat {seat} has shown that it has no trump, and holds {kept[0]}"
            )


def _fields_of_another_suit(state: State, seat: int, trump: str) -> Iterator[str]:
    for field, tricks in ("played", state.played), ("trick", (state.trick,)):
        if any(other == seat and card[-1] != trump for trick in tricks for other, card in trick):
            yield field
