"""What a seat of Shithead may see and could remember, built up from what may be seen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.cards import rank
from games.game import Zone
from games.latest import of_latest
from games.seen import Own
from games.shithead import pile, plays
from games.shithead.plays import Source
from games.shithead.refusals import why_waiting
from games.shithead.state import Phase, Slots, State

Down = tuple[bool, bool, bool]
"""Which of the three slots still hold a face-down card."""


class Observation(Struct, frozen=True):
    """What `seat` sees; None is the TV and all who only watch, whose own part is empty.

    Public: the `dealer` (None until the lot has fallen, and in speed mode); the `direction` of play; the
    whole `pile` and all `burned` cards, as they lay; `counts`, the rank that counts on the pile (None:
    nothing does), `mirrored`, whether a mirror lies above it, and `playable`, the ranks that may be laid on
    it; `stock_count`, `hand_counts`; open cards `up`, and which `down` slots are filled; `sources`, where
    each seat plays from (None: it has no cards); who is `ready`; `last`, who placed last in speed mode;
    `out`, who has finished; `known`, the cards of each hand that all have seen; `quiet`, how many actions
    nobody has gone out.
    Own: `hand`, sorted, and `blocked`, own hand and open cards that may not be played now, each with the key
    of the reason. A name in both places is the hand's.
    """

    seat: int | None
    phase: Phase
    turn: int | None
    dealer: int | None
    direction: Literal[1, -1]
    pile: tuple[str, ...]
    counts: str | None
    mirrored: bool
    playable: tuple[str, ...]
    burned: tuple[str, ...]
    stock_count: int
    hand_counts: tuple[int, ...]
    up: tuple[Slots, ...]
    down: tuple[Down, ...]
    sources: tuple[Source | None, ...]
    ready: tuple[bool, ...]
    last: int | None
    out: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]
    quiet: int
    hand: tuple[str, ...]
    blocked: dict[str, str]


def observation(state: State, seat: int | None) -> Observation:
    """What that seat may see; None is the TV and all who only watch."""
    return _public(state) if seat is None else replace(_public(state), **own(state, seat))


def own(state: State, seat: int) -> Own:
    """What of that is the seat's own."""
    hand, up = state.hands[seat], state.up[seat]
    if state.phase in ("start", "deal", "over"):
        return _own_with(seat, hand, {})
    if waiting := why_waiting(state, seat):
        return _waiting_own(seat, hand, up, waiting)
    return _own_with(seat, hand, _blocked(state, seat, pile.need(state.pile, state.options)))


@lru_cache(maxsize=2048)
def _waiting_own(seat: int, hand: tuple[str, ...], up: Slots, waiting: str) -> Own:
    """The same object for the same cards: of most seats nothing is new, and that is seen at once."""
    return _own_with(seat, hand, dict.fromkeys([*hand, *(card for card in up if card)], waiting))


def _own_with(seat: int, hand: tuple[str, ...], blocked: dict[str, str]) -> Own:
    return {"seat": seat, "hand": hand, "blocked": blocked}


@of_latest
def _public(state: State) -> Observation:
    asked = pile.need(state.pile, state.options)
    return Observation(
        seat=None,
        phase=state.phase,
        turn=state.turn,
        dealer=None if state.phase == "start" else state.dealer,
        direction=state.direction,
        pile=state.pile,
        counts=asked.rank,
        mirrored=asked.mirrored,
        playable=pile.playable(asked, state.options),
        burned=state.burned,
        stock_count=len(state.stock),
        hand_counts=tuple(len(hand) for hand in state.hands),
        up=state.up,
        down=tuple(_filled(slots) for slots in state.down),
        sources=tuple(plays.source(state, other) for other in range(state.seats)),
        ready=state.ready,
        last=state.last,
        out=state.out,
        known=state.known,
        quiet=state.quiet,
        hand=(),
        blocked={},
    )


def _filled(slots: Slots) -> Down:
    first, second, third = (card is not None for card in slots)
    return first, second, third


def _blocked(state: State, seat: int, asked: pile.Need) -> dict[str, str]:
    hand, open_cards = state.hands[seat], [card for card in state.up[seat] if card]
    blocked: dict[str, str] = {card: "hand_first" for card in open_cards if hand and card not in hand}
    for card in hand or open_cards:
        if reason := pile.refused(rank(card), asked, state.options):
            blocked[card] = reason
    return blocked


def zones(seen: Observation) -> tuple[Zone, ...]:
    """Where things lie in what a role sees."""
    return tuple(_zones(seen))


def _zones(seen: Observation) -> Iterator[Zone]:
    yield Zone("stock", None, None, seen.stock_count, "stock")
    yield Zone("pile", None, seen.pile, len(seen.pile), "pile")
    yield Zone("pile", None, seen.burned, len(seen.burned), "burned")
    for owner, count in enumerate(seen.hand_counts):
        yield Zone("hand", owner, seen.hand if owner == seen.seat else None, count, "hand")
        up = seen.up[owner]
        yield Zone("slots", owner, up, sum(card is not None for card in up), "up")
        yield Zone("slots", owner, None, sum(seen.down[owner]), "down")
