"""That a written position of Shithead can be: what its fields say about each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games import cards
from games.game import PositionError
from games.shithead import pack
from games.shithead.state import EMPTY, State

PILES = ("stock", "pile", "burned", "hands", "up", "down")
"""The fields that together hold every card."""


class Fault(NamedTuple):
    """What cannot be: the fields that hold it, a key, and a sentence."""

    fields: tuple[str, ...]
    reason: str
    message: str


def check(state: State) -> None:
    """Raises `PositionError`, naming every field that holds a fault. A position need not hold all cards."""
    checks = (_cards, _known, _undealt, _out, _seats, _turn, _phase)
    faults = [fault for find in checks for fault in find(state)]
    if faults:
        fields = dict.fromkeys(field for fault in faults for field in fault.fields)
        raise PositionError(", ".join(fields), faults[0].reason, "; ".join(fault.message for fault in faults))


def held(state: State, field: str) -> list[str]:
    """All cards of a field, whatever its shape."""
    value = getattr(state, field)
    if field in ("hands", "up", "down"):
        return [card for row in value for card in row if card is not None]
    return list(value)


def _cards(state: State) -> Iterator[Fault]:
    """No unknown card, and none more often than the packs hold it (SH-1.1, SH-1.3)."""
    in_play, packs = pack.PACKS[state.options.packs], state.options.packs
    found = {field: held(state, field) for field in PILES}
    for card in dict.fromkeys(card for lying in found.values() for card in lying):
        fields = tuple(field for field, lying in found.items() if card in lying)
        times = sum(lying.count(card) for lying in found.values())
        if card not in pack.ORDER:
            yield Fault(
                fields, "cards", f"{card[:12]!r} is no card of Shithead; cards are written `10h`, `Qs`"
            )
        elif times > in_play.count(card):
            yield Fault(
                fields, "cards", f"{card} is here {times} times, and {packs} times in the game ({packs=})"
            )


def _known(state: State) -> Iterator[Fault]:
    for seat, known in enumerate(state.known):
        if (card := cards.surplus(known, state.hands[seat])) is not None:
            message = f"all know of {card[:12]!r} in the hand of seat {seat}, which is not there"
            yield Fault(("known", "hands"), "cards", message)


def _undealt(state: State) -> Iterator[Fault]:
    """Before the deal nothing lies anywhere: a card would be there twice after it."""
    filled = tuple(field for field in PILES if held(state, field))
    if state.phase in ("start", "deal") and filled:
        yield Fault(filled, "phase", f"in phase `{state.phase}` no cards lie anywhere")


def _out(state: State) -> Iterator[Fault]:
    """Who is out has no cards, and who has none is out (SH-6.1)."""
    if len(set(state.out)) != len(state.out):
        yield Fault(("out",), "seat", f"each seat goes out once, not {list(state.out)}")
    if state.phase in ("start", "deal"):
        if state.out:
            yield Fault(("out",), "phase", f"nobody is out in phase `{state.phase}`")
        return
    for seat in range(state.seats):
        has_cards = bool(state.hands[seat]) or state.up[seat] != EMPTY or state.down[seat] != EMPTY
        if has_cards and seat in state.out:
            filled = tuple(field for field in ("hands", "up", "down") if any(getattr(state, field)[seat]))
            yield Fault(("out", *filled), "seat", f"seat {seat} is out, and has cards")
        elif not has_cards and seat not in state.out:
            yield Fault(("out",), "seat", f"seat {seat} has no cards, and is missing from out")


def _seats(state: State) -> Iterator[Fault]:
    named = [("dealer", state.dealer), ("last", state.last), ("turn", state.turn)]
    for field, seat in [*named, *(("out", seat) for seat in state.out)]:
        if seat is not None and seat >= state.seats:
            message = f"seat {seat} does not exist; seats are 0 to {state.seats - 1}"
            yield Fault((field,), "seat", message)
    if state.dealer is None and not state.options.speed_mode:
        yield Fault(("dealer",), "seat", f"one of the seats 0 to {state.seats - 1} deals, not null")


def _turn(state: State) -> Iterator[Fault]:
    if state.turn is not None and state.turn in state.out:
        yield Fault(("turn",), "seat", f"seat {state.turn} has finished, see out; it is not in turn")
    if state.phase != "play" and state.turn is not None:
        yield Fault(("turn",), "phase", f"in phase `{state.phase}` turn is null, not {state.turn}")
    if state.phase == "play" and state.turn is None and not state.options.speed_mode:
        yield Fault(
            ("turn",), "seat", "in phase `play` one of the seats that have cards is in turn, not null"
        )


def _phase(state: State) -> Iterator[Fault]:
    """The game goes on while two have cards; somebody swaps while the phase says so."""
    if state.phase == "start" and state.options.speed_mode:
        yield Fault(("phase",), "phase", "there is no lot in speed mode (speed_mode); it begins with `deal`")
    if state.phase == "swap" and all(state.ready):
        yield Fault(("ready", "phase"), "phase", "when all are ready, phase is `play`")
    left = len(state.active)
    if state.phase in ("swap", "play") and left < 2:
        yield Fault(("phase", "out"), "phase", f"seats with cards: {left}; two at least go on playing")
    if state.phase == "over" and left != 1:
        yield Fault(("phase", "out"), "phase", f"seats with cards: {left}; it is over when one has some")
