"""That a written position of Lucky Shutdown can be: what its fields say about each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.game import PositionError
from games.lucky_shutdown.pack import COPIES, KIND, ORDER, PACK, RESET
from games.lucky_shutdown.pile import SKIP, effective_top, run
from games.lucky_shutdown.state import EMPTY, State, cards_in


def check(state: State) -> None:
    """Raises `PositionError`, naming every field that holds the fault. `turn` is not looked at."""
    _check_cards(state)
    _check_seats(state)
    _check_pile(state.pile)
    if state.phase == "play":
        _check_skips(state)


def _check_cards(state: State) -> None:
    """No unknown card, none more often than the pack holds it (LS-1)."""
    holding = {
        "stock": list(state.stock),
        "pile": list(state.pile),
        "removed": list(state.removed),
        "hands": [card for hand in state.hands for card in hand],
        "up": [card for row in state.up for card in cards_in(row)],
        "down": [card for row in state.down for card in cards_in(row)],
    }
    for field, cards in holding.items():
        _check_names(field, cards)
    found = Counter(card for cards in holding.values() for card in cards)
    too_many = found - Counter(PACK)
    if card := next(iter(too_many), None):
        fields = ", ".join(field for field, cards in holding.items() if card in cards)
        raise PositionError(
            fields, "cards", f"{card} is here {found[card]} times, the pack holds it {PACK.count(card)} times"
        )
    _check_known(state)


def _check_names(field: str, cards: Iterable[str]) -> None:
    card = next((card for card in cards if card not in ORDER), None)
    if card is not None:
        raise PositionError(
            field,
            "cards",
            f"{card[:12]!r} is no card of Lucky Shutdown; cards are written `17b`, `Rx`, `U16b`",
        )


def _check_known(state: State) -> None:
    for seat, (known, hand) in enumerate(zip(state.known, state.hands, strict=True)):
        if beyond := Counter(known) - Counter(hand):
            raise PositionError(
                "known",
                "cards",
                f"seat {seat} does not hold {next(iter(beyond))[:12]!r}, so nobody knows of it",
            )


def _check_seats(state: State) -> None:
    """Seats that exist, each finished once, and who has no card has finished (LS-8.1)."""
    for field, seats in ("out", state.out), ("dealer", () if state.dealer is None else (state.dealer,)):
        if strange := [seat for seat in seats if seat >= state.seats]:
            raise PositionError(
                field, "seat", f"there is no seat {strange[0]}; seats are 0 to {state.seats - 1}"
            )
    if len(set(state.out)) < len(state.out):
        raise PositionError("out", "seat", f"a seat finishes once, not as in {list(state.out)}")
    for seat in state.out:
        if _has_cards(state, seat):
            raise PositionError(
                "out, hands, up, down", "seat", f"seat {seat} has cards, so it has not finished"
            )
    if state.phase == "play" and len(state.active) < 2:
        raise PositionError("phase, out", "phase", "two seats at least go on playing; else the game is over")
    if state.phase in ("deal", "over"):
        return
    for seat in state.active:
        if not _has_cards(state, seat):
            raise PositionError(
                "out, hands",
                "seat",
                f"seat {seat} has no cards, so it has finished, and is missing from `out`",
            )


def _has_cards(state: State, seat: int) -> bool:
    return bool(state.hands[seat]) or state.up[seat] != EMPTY or state.down[seat] != EMPTY


def _check_pile(pile: Sequence[str]) -> None:
    """What leaves the game at once is not found lying (LS-5.1, LS-7.1)."""
    if reset := next((card for card in pile if KIND[card] == RESET), None):
        raise PositionError("pile", "cards", f"{reset} lies on no pile: it takes the pile out of the game")
    if pile and run(pile) >= COPIES[KIND[pile[-1]]]:
        raise PositionError("pile", "cards", "all equal cards lie on top, so the pile has left the game")


def _check_skips(state: State) -> None:
    """Seats skip because of a 19, and no seat twice in a row (LS-5.5 to LS-5.8)."""
    if state.skips > len(state.active):
        raise PositionError(
            "skips", "bounds", f"{state.skips} seats cannot skip in a row where {len(state.active)} play"
        )
    top = effective_top(state.pile)
    if state.skips and top is not None and KIND[top] != SKIP:
        raise PositionError("skips, pile", "cards", "seats skip only while a 19 is uppermost, PASS aside")
