"""What all may see of a game of Shut the Box; nothing is hidden, so only `seat` and `blocked` differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.game import Zone
from games.latest import of_latest
from games.seen import Own
from games.shut_the_box import options as host
from games.shut_the_box.flaps import Flaps, penalty
from games.shut_the_box.options import Box, Scoring
from games.shut_the_box.state import Phase, Row, State

Blocked = Literal["not_your_turn", "roll_first", "too_high", "no_partner", "faces_only"]
"""Why an open flap may not be closed now: with what is thrown it is higher than the sum, or no other open
flaps make up the sum with it, or only the dice's own values count (STB-4.3)."""


class Observation(Struct, frozen=True):
    """What `seat` sees; None is the TV and all who only watch, whose `blocked` is empty.

    Of the turn: `open`, the flaps still up (of `box`) of the seat in `turn`; `dice` as thrown (None until
    then); `dice_count`, how many the next or present throw has; `fitting`, every set of flaps that the throw
    may close, fewest first; `penalty`, what the open flaps would count now.
    Of the match: `round` (0-based) and after how many `rounds` it ends (None: by a limit); `limit`, the total
    at which it ends, with `eliminate` at which a seat is out (None: by rounds); `last_round`, whether it ends
    with this round at the latest; `first`, the seat that began (None until the lot has fallen); total
    `scores`; `penalties`, what each seat's turn of a round has cost (None: nothing so far), the present round
    last and as many before it as are known; `eliminated` seats, a group for each round in which some went
    out; the `winner`, who shut the box.
    Own: `blocked`, the open flaps, by number, that cannot be closed now, each with the key of the reason.
    """

    seat: int | None
    phase: Phase
    turn: int | None
    box: Box
    scoring: Scoring
    open: Flaps
    dice: tuple[int, ...] | None
    dice_count: int
    fitting: tuple[Flaps, ...]
    penalty: int
    round: int
    rounds: int | None
    limit: int | None
    last_round: bool
    first: int | None
    scores: tuple[int, ...]
    penalties: tuple[Row, ...]
    eliminated: tuple[tuple[int, ...], ...]
    winner: int | None
    blocked: dict[str, Blocked]


def observation(state: State, seat: int | None) -> Observation:
    """What that seat may see; None is the TV and all who only watch."""
    return _public(state) if seat is None else replace(_public(state), **own(state, seat))


def own(state: State, seat: int) -> Own:
    """What of that is the seat's own."""
    return {"seat": seat, "blocked": _blocked(state, seat)}


@of_latest
def _public(state: State) -> Observation:
    return Observation(
        seat=None,
        phase=state.phase,
        turn=state.turn,
        box=state.options.box,
        scoring=state.options.scoring,
        open=state.open,
        dice=state.dice,
        dice_count=state.dice_count,
        fitting=state.fitting,
        penalty=penalty(state.open, state.options.scoring),
        round=state.round,
        rounds=host.rounds(state.options),
        limit=host.limit(state.options),
        last_round=_last_round(state),
        first=None if state.phase == "start" else state.first,
        scores=state.scores,
        penalties=state.penalties,
        eliminated=state.eliminated,
        winner=state.winner,
        blocked={},
    )


def _last_round(state: State) -> bool:
    """Whether the match ends with this round: the last of a number, or with the limit reached (STB-3.2)."""
    if state.options.eliminate:
        return False
    limit = host.limit(state.options)
    if limit is None:
        return state.round + 1 >= state.options.rounds
    return max(state.scores) >= limit


def _blocked(state: State, seat: int) -> dict[str, Blocked]:
    fits = {flap for flaps in state.fitting for flap in flaps}
    return {
        str(flap): _why(state, seat, flap) for flap in state.open if seat != state.turn or flap not in fits
    }


def _why(state: State, seat: int, flap: int) -> Blocked:
    if seat != state.turn:
        return "not_your_turn"
    if state.dice is None:
        return "roll_first"
    if flap > sum(state.dice):
        return "too_high"
    return "faces_only" if state.options.faces_only else "no_partner"


def zones(seen: Observation) -> tuple[Zone, ...]:
    """Where things lie in what a role sees."""
    return tuple(_zones(seen))


def _zones(seen: Observation) -> Iterator[Zone]:
    flaps = tuple(str(flap) if flap in seen.open else None for flap in range(1, seen.box + 1))
    yield Zone("slots", seen.turn, flaps, len(seen.open), "flaps")
    dice = tuple(map(str, seen.dice or ()))
    yield Zone("pile", None, dice, len(dice), "dice")
    yield Zone("counters", None, None, seen.round + 1, "round")
    for owner, score in enumerate(seen.scores):
        yield Zone("counters", owner, None, score, "score")
