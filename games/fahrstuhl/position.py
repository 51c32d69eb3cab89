"""The written form of a state of Fahrstuhl, and the way back from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from games import written
from games.fahrstuhl import checks, pack, rules
from games.fahrstuhl import options as host
from games.fahrstuhl.options import Cards, Options
from games.fahrstuhl.score import ScoredRound
from games.fahrstuhl.state import Phase, State
from games.fahrstuhl.tricks import Laid, Trick, credited
from games.game import OptionsError, PositionError

Count = Annotated[int, Meta(ge=0, le=99)]
Total = Annotated[int, Meta(ge=-checks.MOST_POINTS, le=checks.MOST_POINTS)]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a written position; what is left out is at its start."""

    phase: Phase = "start"
    turn: Count | UnsetType | None = UNSET
    schedule: Annotated[tuple[Cards, ...], Meta(min_length=1, max_length=20)] | UnsetType = UNSET
    round: Count = 0
    dealer: Count = 0
    deck: Annotated[tuple[str, ...], Meta(min_length=1)] | UnsetType = UNSET
    trump: str | None = None
    hands: tuple[tuple[str, ...], ...] | UnsetType = UNSET
    bids: tuple[Count | None, ...] | UnsetType = UNSET
    tricks: tuple[Count, ...] | UnsetType = UNSET
    trick: tuple[Laid, ...] = ()
    played: tuple[tuple[Laid, ...], ...] = ()
    rest: tuple[str, ...] = ()
    scores: tuple[Total, ...] | UnsetType = UNSET
    sheet: tuple[ScoredRound, ...] = ()
    last: Trick | None = None
    last_trump: str | None = None


added_fields = ("sheet", "last", "last_trump")
"""What all remember, written down beyond the fields that every program writes."""


def to_position(state: State) -> dict[str, Any]:
    """The whole truth as plain values; added fields: `sheet` (scored rounds), `last` (the last
    trick), `last_trump` (what was trump in it, once its round is over)."""
    return written.fields(Position, state)


def from_position(options: Options, seats: int, position: Mapping[str, Any]) -> State:
    """The state that a position writes down; it need not hold the whole pack.

    Raises `PositionError`, naming the field; `OptionsError` when it rests on options that cannot be.
    """
    given = written.read(Position, position)
    schedule = _schedule(options, seats, given)
    _in_range("round", given.round, len(schedule), "rounds")
    _in_range("dealer", given.dealer, seats, "seats")
    state = State(
        options=options,
        phase=given.phase,
        turn=None,
        schedule=schedule,
        round=given.round,
        dealer=given.dealer,
        deck=_deck(given, seats, schedule),
        trump=given.trump,
        hands=written.each("hands", given.hands, (), seats),
        bids=written.each("bids", given.bids, None, seats),
        tricks=written.each("tricks", given.tricks, 0, seats),
        trick=given.trick,
        played=given.played,
        rest=given.rest,
        scores=written.each("scores", given.scores, 0, seats),
        sheet=given.sheet,
        last=given.last,
        last_trump=given.last_trump,
    )
    checks.check(state)
    turn = _turn(state, given.turn)
    return msgspec.structs.replace(
        state,
        turn=turn,
        hands=tuple(pack.in_order(list(hand)) for hand in state.hands),
        rest=pack.in_order(list(state.rest)),
        last=_last(state),
    )


def _schedule(options: Options, seats: int, given: Position) -> tuple[int, ...]:
    if given.schedule is UNSET:
        return host.schedule(options, seats)
    if seats not in host.SEATS:
        raise OptionsError("seats", "bounds", f"{host.SEATS[0]} to {host.SEATS[-1]} can play, not {seats}")
    if given.deck is UNSET and pack.deck_size(seats, max(given.schedule)) > len(pack.PACK):
        raise PositionError("schedule", "pack", host.too_many(seats, max(given.schedule)))
    return given.schedule


def _deck(given: Position, seats: int, schedule: Sequence[int]) -> tuple[str, ...]:
    """The deck that follows from FS-1.3, or the position's own (FS-10.2)."""
    if given.deck is UNSET:
        return pack.deck(seats, max(schedule))
    checks.check_held({"deck": given.deck}, pack.PACK)
    needed = seats * max(schedule[given.round :]) + 1
    if given.phase in ("start", "deal") and len(given.deck) < needed:
        raise PositionError(
            "deck", "cards", f"{len(given.deck)} cards are too few, the next rounds need {needed}"
        )
    return pack.in_order(list(given.deck))


def _in_range(field: str, value: int, size: int, what: str) -> None:
    if value >= size:
        raise PositionError(field, "bounds", f"{value} is not among the {size} {what}, which count from 0")


def _turn(state: State, given: int | UnsetType | None) -> int | None:
    """Whose decision it is. Left out, it follows from the rest."""
    if state.phase == "bid":
        return _bidder(state, given)
    if state.phase == "play":
        return _player(state, given)
    return _settled(given, None)


def _settled(given: int | UnsetType | None, turn: int | None) -> int | None:
    if given is not UNSET and given != turn:
        raise PositionError("turn", "seat", f"it is {_shown(turn)}, not {_shown(given)}")
    return turn


def _shown(turn: int | None) -> str:
    return "null" if turn is None else str(turn)


def _bidder(state: State, given: int | UnsetType | None) -> int:
    """Any seat that has not bid, whoever dealt; left out, the one after those who have (FS-6.1)."""
    order = [(state.dealer + 1 + step) % state.seats for step in range(state.seats)]
    missing = [seat for seat in order if state.bids[seat] is None]
    if not missing:
        raise PositionError("bids", "missing", "in phase `bid` one of them is not said yet")
    if given is not UNSET:
        if given not in missing:
            raise PositionError(
                "turn", "seat", f"it is a seat that has not bid, of {sorted(missing)}, not {_shown(given)}"
            )
        return given
    said = [place for place, seat in enumerate(order) if state.bids[seat] is not None]
    after = order[said[0] :] + order if said else order
    return next(seat for seat in after if seat in missing)


def _player(state: State, given: int | UnsetType | None) -> int:
    """Who leads is settled by the trick before, or free where that one is not told (FS-6.4)."""
    first = (state.dealer + 1) % state.seats
    leader = state.played[0][0][0] if state.played else None
    for field, trick in *(("played", trick) for trick in state.played), ("trick", state.trick):
        if trick and leader is not None and trick[0][0] != leader:
            raise PositionError(
                field, "seats", f"seat {leader} leads after the trick before, not {trick[0][0]}"
            )
        if len(trick) == state.seats:
            leader = _winners(state, trick)[0]
    if state.trick:
        leader = (state.trick[-1][0] + 1) % state.seats
    if leader is not None:
        return _settled(given, leader) or 0
    if given is None or (given is not UNSET and given >= state.seats):
        raise PositionError(
            "turn", "seat", f"in phase `play` one of the seats 0 to {state.seats - 1} is in turn"
        )
    return first if given is UNSET else given


def _winners(state: State, trick: tuple[Laid, ...]) -> tuple[int, ...]:
    return credited(trick, state.trump or "", bool(rules.divided(state)))


def _last(state: State) -> Trick | None:
    """The last finished trick: told by `played` within a round, by itself after one."""
    if state.phase in ("start", "deal", "over"):
        if state.last:
            checks.check_trick("last", state.last.cards, state.seats, whole=True)
            if not state.last.seats or not set(state.last.seats) <= set(range(state.seats)):
                raise PositionError("last", "seats", f"a trick counts for seats of 0 to {state.seats - 1}")
        return state.last
    told = Trick(state.played[-1], _winners(state, state.played[-1])) if state.played else None
    if state.last and state.last != told:
        raise PositionError(
            "last", "cards", "it is the last of the played tricks, with the seats that it counts for"
        )
    return told
