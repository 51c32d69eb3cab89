"""What a seat of Fahrstuhl may see and could remember, built up from what may be seen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.fahrstuhl import rules
from games.fahrstuhl.score import ScoredRound
from games.fahrstuhl.state import Phase, State
from games.fahrstuhl.tricks import Laid, Trick, playable
from games.game import Zone
from games.latest import of_latest
from games.seen import Own

Blocked = Literal["trump_duty", "not_your_turn", "bidding"]
"""Why an own card may not be played now."""


class Observation(Struct, frozen=True):
    """What `seat` sees; None is the TV and all who only watch, whose `hand` and `blocked` are empty.

    Public: `cards` each seat is dealt in this `round` (0-based) of the `schedule`; the `dealer` (None until
    the lot has fallen); `deck_low`, the lowest of the `deck_size` cards in play; the card turned up as
    `trump`; `bids` (None until said) and `tricks` won in this round; `divided`, whether ties share (None
    until the last bid); the `trick` on the table, `last_trick`, and between two rounds the
    `last_trump` that counted in it; all `played` tricks of this round; total
    `scores` and the `sheet` of finished rounds; `return_half`, whether this round counts double;
    `left_in_box`, how many cards stay out of it; `hand_counts`; `voids`, the seats that have shown that they
    have no trump.
    Own: `hand`, sorted, and `blocked`, the cards that may not be played now, each with the key of the reason.
    """

    seat: int | None
    phase: Phase
    turn: int | None
    schedule: tuple[int, ...]
    round: int
    cards: int
    dealer: int | None
    deck_low: str
    deck_size: int
    trump: str | None
    bids: tuple[int | None, ...]
    tricks: tuple[int, ...]
    divided: bool | None
    trick: tuple[Laid, ...]
    last_trick: Trick | None
    last_trump: str | None
    played: tuple[tuple[Laid, ...], ...]
    scores: tuple[int, ...]
    sheet: tuple[ScoredRound, ...]
    return_half: bool
    left_in_box: int
    hand_counts: tuple[int, ...]
    voids: tuple[int, ...]
    hand: tuple[str, ...]
    blocked: dict[str, Blocked]


def observation(state: State, seat: int | None) -> Observation:
    """What that seat may see; None is the TV and all who only watch."""
    return _public(state) if seat is None else replace(_public(state), **own(state, seat))


def own(state: State, seat: int) -> Own:
    """What of that is the seat's own."""
    if state.phase == "bid":
        return _own(seat, state.hands[seat], "bidding")
    if seat != state.turn:
        return _own(seat, state.hands[seat], "not_your_turn")
    return _own(seat, state.hands[seat], trump=state.trump or "")


@lru_cache(maxsize=2048)
def _own(seat: int, hand: tuple[str, ...], waits: Blocked | None = None, trump: str = "") -> Own:
    """The same object for the same hand: of most seats nothing is new, and that is seen at once."""
    if waits:
        blocked = dict.fromkeys(hand, waits)
    else:
        free = playable(hand, trump)
        blocked = {card: "trump_duty" for card in hand if card not in free}
    return {"seat": seat, "hand": hand, "blocked": blocked}


@of_latest
def _public(state: State) -> Observation:
    return Observation(
        seat=None,
        phase=state.phase,
        turn=state.turn,
        schedule=state.schedule,
        round=state.round,
        cards=state.cards,
        dealer=None if state.phase == "start" else state.dealer,
        deck_low=state.deck[-1],
        deck_size=len(state.deck),
        trump=state.trump,
        bids=state.bids,
        tricks=state.tricks,
        divided=rules.divided(state),
        trick=state.trick,
        last_trick=state.last,
        last_trump=state.last_trump,
        played=state.played,
        scores=state.scores,
        sheet=state.sheet,
        return_half=rules.counts_double(state),
        left_in_box=len(state.rest),
        hand_counts=tuple(len(held) for held in state.hands),
        voids=voids(state),
        hand=(),
        blocked={},
    )


def voids(state: State) -> tuple[int, ...]:
    """The seats that have played another suit in this round, and so hold no trump (FS-5.1)."""
    if state.trump is None:
        return ()
    suit = state.trump[-1]
    shown = {seat for trick in (*state.played, state.trick) for seat, card in trick if card[-1] != suit}
    return tuple(sorted(shown))


def zones(seen: Observation) -> tuple[Zone, ...]:
    """Where things lie in what a role sees."""
    return tuple(_zones(seen))


def _zones(seen: Observation) -> Iterator[Zone]:
    for owner, count in enumerate(seen.hand_counts):
        yield Zone("hand", owner, seen.hand if owner == seen.seat else None, count, "hand")
    yield Zone("pile", None, tuple(card for _, card in seen.trick), len(seen.trick), "trick")
    turned = () if seen.trump is None else (seen.trump,)
    yield Zone("pile", None, turned, len(turned), "trump")
    yield Zone("stock", None, None, seen.left_in_box, "left_in_box")
    for owner, score in enumerate(seen.scores):
        yield Zone("counters", owner, None, score, "score")
    for owner, bid in enumerate(seen.bids):
        if bid is not None:
            yield Zone("counters", owner, None, bid, "bid")
            yield Zone("counters", owner, None, seen.tricks[owner], "tricks")
