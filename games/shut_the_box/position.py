"""The written form of a state of Shut the Box, and the way back from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from games import written
from games.game import PositionError
from games.shut_the_box import options as host
from games.shut_the_box.flaps import whole
from games.shut_the_box.options import SEATS, Options
from games.shut_the_box.rules import initial_state
from games.shut_the_box.state import Phase, Row, State

Seat = Annotated[int, Meta(ge=0, le=max(SEATS) - 1)]
Flap = Annotated[int, Meta(ge=1, le=12)]
Die = Annotated[int, Meta(ge=1, le=6)]
Total = Annotated[int, Meta(ge=0, le=10**15)]
"""Far beyond what a game can bring, and well within what every client can count to."""


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a written position; what is left out is at its start."""

    phase: Phase | UnsetType = UNSET
    turn: Seat | UnsetType | None = UNSET
    open: tuple[Flap, ...] | UnsetType = UNSET
    dice: Annotated[tuple[Die, ...], Meta(min_length=1, max_length=2)] | None = None
    round: Annotated[int, Meta(ge=0, le=10**6)] = 0
    first: Seat = 0
    scores: tuple[Total, ...] | UnsetType = UNSET
    penalties: tuple[tuple[Total | None, ...], ...] | UnsetType = UNSET
    eliminated: tuple[tuple[Seat, ...], ...] = ()
    winner: Seat | None = None


added_fields = ("penalties",)
"""What the totals are made of, written down beyond the fields that every program writes."""


def to_position(state: State) -> dict[str, Any]:
    """The whole truth as plain values; added field: `penalties`, as in `State`."""
    return written.fields(Position, state)


def from_position(options: Options, seats: int, position: Mapping[str, Any]) -> State:
    """The state that a position writes down, also one that no game comes to but none that contradicts itself.

    Raises `PositionError`, naming the field; `OptionsError` when it rests on options that cannot be.
    """
    host.check(options, seats)
    given = written.read(Position, position)
    phase = initial_state(options, seats, None).phase if given.phase is UNSET else given.phase
    for field, named in ("first", given.first), ("winner", given.winner):
        _check_seat(field, named, seats)
    state = State(
        options=options,
        phase=phase,
        turn=None,
        open=_open(given, options.box),
        dice=_dice(given, phase),
        round=given.round,
        first=given.first,
        scores=written.each("scores", given.scores, 0, seats),
        penalties=_penalties(given, seats),
        eliminated=_eliminated(given, seats),
        winner=given.winner,
    )
    _check_course(state)
    return msgspec.structs.replace(state, turn=_turn(state, given.turn))


def _check_course(state: State) -> None:
    """The last flap ends the match: while it is played one is up, and nobody has shut the box (STB-2.7)."""
    if state.phase == "over":
        return
    if state.winner is not None:
        raise PositionError("winner", "seat", f"in phase `{state.phase}` nobody has shut the box yet")
    if not state.open:
        raise PositionError("open", "flaps", f"in phase `{state.phase}` at least one flap is up")


def _check_seat(field: str, seat: int | None, seats: int) -> None:
    if seat is not None and seat >= seats:
        raise PositionError(field, "seat", f"there is no seat {seat}; seats are 0 to {seats - 1}")


def _open(given: Position, box: int) -> tuple[int, ...]:
    if given.open is UNSET:
        return whole(box)
    if len(set(given.open)) < len(given.open) or not set(given.open) <= set(whole(box)):
        raise PositionError("open", "flaps", f"the box has the flaps 1 to {box}, each once")
    return tuple(sorted(given.open))


def _dice(given: Position, phase: Phase) -> tuple[int, ...] | None:
    """Dice lie on the table only until they are used."""
    if phase != "shut":
        return None
    if given.dice is None:
        raise PositionError("dice", "missing", "in phase `shut` dice have been thrown")
    return given.dice


def _penalties(given: Position, seats: int) -> tuple[Row, ...]:
    """Left out, nothing is known of the turns before."""
    if given.penalties is UNSET:
        return ((None,) * seats,)
    if not 1 <= len(given.penalties) <= given.round + 1:
        raise PositionError(
            "penalties", "rounds", f"1 to {given.round + 1} rows, the present round is the last"
        )
    if any(len(row) != seats for row in given.penalties):
        raise PositionError("penalties", "length", f"each row has one entry for each of {seats} seats")
    return given.penalties


def _eliminated(given: Position, seats: int) -> tuple[tuple[int, ...], ...]:
    named = [seat for group in given.eliminated for seat in group]
    for seat in named:
        _check_seat("eliminated", seat, seats)
    if len(set(named)) < len(named):
        raise PositionError("eliminated", "seats", "a seat goes out once")
    return tuple(tuple(sorted(group)) for group in given.eliminated if group)


def _turn(state: State, given: int | UnsetType | None) -> int | None:
    """Whose decision it is. Left out, it is the seat that begins, or the next that is still in."""
    if state.phase in ("start", "over"):
        if given is not UNSET and given is not None:
            raise PositionError("turn", "seat", f"in phase `{state.phase}` nobody is in turn; it is null")
        return None
    still_in = [seat for seat in range(state.seats) if seat not in state.out]
    if not still_in:
        raise PositionError("eliminated", "seats", "while it is played at least one seat is still in")
    if given is UNSET:
        return min(still_in, key=lambda seat: (seat - state.first) % state.seats)
    if given in state.out:
        raise PositionError("turn, eliminated", "seat", f"seat {given} is out, and cannot be in turn")
    if given not in still_in:
        seats = ", ".join(map(str, still_in))
        raise PositionError("turn", "seat", f"in phase `{state.phase}` one of the seats {seats} is in turn")
    return given
