"""The written form of a state of Lucky Shutdown, and the way back from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from games import written
from games.game import OptionsError, PositionError
from games.lucky_shutdown import checks
from games.lucky_shutdown.options import SEATS, Options
from games.lucky_shutdown.pack import in_order
from games.lucky_shutdown.state import EMPTY, Cards, Phase, Slots, State

Seat = Annotated[int, Meta(ge=0, lt=SEATS[-1])]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Row = tuple[str | None, str | None, str | None]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a written position; what is left out is at its start."""

    phase: Phase = "deal"
    turn: Seat | UnsetType | None = UNSET
    dealer: Seat | None = None
    skips: Count = 0
    stock: Cards = ()
    pile: Cards = ()
    removed: Cards = ()
    hands: tuple[Cards, ...] | UnsetType = UNSET
    up: tuple[Row, ...] | UnsetType = UNSET
    down: tuple[Row, ...] | UnsetType = UNSET
    luck: tuple[bool, ...] | UnsetType = UNSET
    early: tuple[bool, ...] | UnsetType = UNSET
    out: tuple[Seat, ...] = ()
    known: tuple[Cards, ...] | UnsetType = UNSET
    stalled: Count = 0


added_fields = ("known", "stalled")
"""What all remember, written down beyond the fields that every program writes."""


def to_position(state: State) -> dict[str, Any]:
    """The whole truth as plain values; added fields: `known` and `stalled`, as in `State`."""
    return written.fields(Position, state)


def from_position(options: Options, seats: int, position: Mapping[str, Any]) -> State:
    """The state that a position writes down; it need not hold the whole pack.

    Raises `PositionError`, naming the field; `OptionsError` when so many seats cannot play.
    """
    if seats not in SEATS:
        raise OptionsError("seats", "bounds", f"{SEATS[0]} to {SEATS[-1]} can play, not {seats}")
    given = written.read(Position, position)
    no_slots: Slots = EMPTY
    no_cards: Cards = ()
    state = State(
        options=options,
        phase=given.phase,
        turn=None,
        dealer=given.dealer,
        skips=given.skips,
        stock=given.stock,
        pile=given.pile,
        removed=given.removed,
        hands=written.each("hands", given.hands, no_cards, seats),
        up=written.each("up", given.up, no_slots, seats),
        down=written.each("down", given.down, no_slots, seats),
        luck=written.each("luck", given.luck, False, seats),
        early=written.each("early", given.early, False, seats),
        out=given.out,
        known=written.each("known", given.known, no_cards, seats),
        stalled=given.stalled,
    )
    checks.check(state)
    return msgspec.structs.replace(
        state,
        turn=_turn(state, given.turn),
        hands=tuple(in_order(hand) for hand in state.hands),
        known=tuple(in_order(cards) for cards in state.known),
    )


def _turn(state: State, given: int | UnsetType | None) -> int | None:
    """Whose decision it is; the first active seat where it is left out. Only play has a turn."""
    if given is not UNSET and given is not None and given >= state.seats:
        raise PositionError("turn", "seat", f"there is no seat {given}; seats are 0 to {state.seats - 1}")
    if state.phase != "play":
        return None
    active = state.active
    if given is UNSET and active:
        return active[0]
    if given is UNSET or given is None:
        raise PositionError("turn", "seat", f"in phase `play` one of the seats {active} is in turn")
    if given not in active:
        raise PositionError("turn, out", "seat", f"seat {given} has finished, so it is not in turn")
    return given
