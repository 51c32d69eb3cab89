"""The written form of a state of Shithead, and the way back from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from games import written
from games.shithead import checks, pack
from games.shithead.options import Options, check_seats
from games.shithead.state import EMPTY, Phase, Slots, State

Seat = Annotated[int, Meta(ge=0, le=99)]
Cards = tuple[str, ...]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a written position; what is left out is at its start."""

    phase: Phase | UnsetType = UNSET
    turn: Seat | UnsetType | None = UNSET
    dealer: Seat | UnsetType | None = UNSET
    direction: Literal[1, -1] = 1
    stock: Cards = ()
    pile: Cards = ()
    burned: Cards = ()
    hands: tuple[Cards, ...] | UnsetType = UNSET
    up: tuple[Slots, ...] | UnsetType = UNSET
    down: tuple[Slots, ...] | UnsetType = UNSET
    ready: tuple[bool, ...] | UnsetType = UNSET
    last: Seat | None = None
    out: tuple[Seat, ...] = ()
    known: tuple[Cards, ...] | UnsetType = UNSET
    quiet: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0


added_fields = ("known", "quiet")


def to_position(state: State) -> dict[str, Any]:
    """The whole truth as plain values; added fields: `known` and `quiet`, as in `State`."""
    return written.fields(Position, state)


def from_position(options: Options, seats: int, position: Mapping[str, Any]) -> State:
    """The state that a position writes down; it need not hold the whole pack.

    Raises `PositionError`, naming every field that holds the fault; `OptionsError` when so many cannot play.
    """
    check_seats(options, seats)
    given = written.read(Position, position)
    speed = options.speed_mode
    dealer = (None if speed else 0) if given.dealer is UNSET else given.dealer
    state = State(
        options=options,
        phase=("deal" if speed else "start") if given.phase is UNSET else given.phase,
        turn=None if given.turn is UNSET else given.turn,
        dealer=dealer,
        direction=given.direction,
        stock=given.stock,
        pile=given.pile,
        burned=given.burned,
        hands=written.each("hands", given.hands, (), seats),
        up=written.each("up", given.up, EMPTY, seats),
        down=written.each("down", given.down, EMPTY, seats),
        ready=written.each("ready", given.ready, False, seats),
        last=given.last,
        out=given.out,
        known=written.each("known", given.known, (), seats),
        quiet=given.quiet,
    )
    if given.turn is UNSET:
        state = _with_turn(state)
    checks.check(state)
    return msgspec.structs.replace(
        state,
        hands=tuple(pack.in_order(hand) for hand in state.hands),
        known=tuple(pack.in_order(known) for known in state.known),
    )


def _with_turn(state: State) -> State:
    """Left out, it is the seat after the dealer, which opens (SH-2.3), or the next one that is not out."""
    if state.phase != "play" or state.dealer is None or state.options.speed_mode:
        return state
    order = [(state.dealer + step) % state.seats for step in range(1, state.seats + 1)]
    return msgspec.structs.replace(state, turn=next((seat for seat in order if seat not in state.out), None))
