"""What a seat of Lucky Shutdown may see and could remember, built up from what may be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from games.game import Zone
from games.latest import of_latest
from games.lucky_shutdown import pile, plays, rules
from games.lucky_shutdown.pile import Demand
from games.lucky_shutdown.refusals import why_not_card
from games.lucky_shutdown.state import EMPTY, Cards, Phase, Slots, State, cards_in
from games.seen import Own

Blocked = Literal[
    "laid",
    "not_your_turn",
    "must_skip",
    "hand_first",
    "stock_first",
    "too_low",
    "magic_lock",
    "colour_duty",
    "not_below",
]
"""Why an own card cannot be played now."""


class Observation(Struct, frozen=True):
    """What `seat` sees; None is the TV and all who only watch, whose `hand` and `blocked` are empty.

    Public: the seat in `turn` and, while seats must sit out, all of these in order as `skipping`; the
    `dealer`, who lost the last game (None in a first one); the `pile` from bottom to top, its effective `top`
    (None when nothing binds) and what it demands of the seat in turn; `run`, how many equal cards lie on top,
    and `missing`, how many more clear the pile (0: none can); `removed`, what has left the game; the
    `stock_count`; `hand_counts`; the open cards `up`, slot by slot; `down`, where a face-down card lies; who
    has used its `luck` and its `early` reveal; who is `out`, first first; who has `laid`; the `tied` seats
    while lots are drawn; `known`, cards of each hand that all have seen before; `stalled`, how many actions
    have passed since a seat finished.
    Own: `hand`, sorted, the own `up` before all have laid, and `blocked`: the own cards in hand or open that
    cannot be played now, each with the key of the reason. A quick reaction is not asked there, so that no
    phone shows from afar that its owner could react.
    """

    seat: int | None
    phase: Phase
    turn: int | None
    skipping: tuple[int, ...]
    dealer: int | None
    pile: Cards
    top: str | None
    demand: Demand
    run: int
    missing: int
    removed: Cards
    stock_count: int
    hand_counts: tuple[int, ...]
    up: tuple[Slots, ...]
    down: tuple[tuple[bool, ...], ...]
    luck: tuple[bool, ...]
    early: tuple[bool, ...]
    out: tuple[int, ...]
    laid: tuple[bool, ...]
    tied: tuple[int, ...]
    known: tuple[Cards, ...]
    stalled: int
    hand: Cards
    blocked: dict[str, Blocked]


def observation(state: State, seat: int | None) -> Observation:
    """What that seat may see; None is the TV and all who only watch."""
    return _public(state) if seat is None else replace(_public(state), **own(state, seat))


def own(state: State, seat: int) -> Own:
    """What of that is the seat's own."""
    fields: dict[str, Any] = {"seat": seat, "hand": state.hands[seat], "blocked": _blocked(state, seat)}
    if state.phase == "lay":
        fields["up"] = tuple(row if owner == seat else EMPTY for owner, row in enumerate(state.up))
    return fields


@of_latest
def _public(state: State) -> Observation:
    sealed = state.phase == "lay"
    return Observation(
        seat=None,
        phase=state.phase,
        turn=state.turn,
        skipping=state.skipping,
        dealer=state.dealer,
        pile=state.pile,
        top=pile.effective_top(state.pile),
        demand=pile.demand(state.pile, state.skips),
        run=pile.run(state.pile),
        missing=pile.missing(state.pile),
        removed=state.removed,
        stock_count=len(state.stock),
        hand_counts=tuple(len(held) for held in state.hands),
        up=(EMPTY,) * state.seats if sealed else state.up,
        down=tuple(tuple(card is not None for card in row) for row in state.down),
        luck=state.luck,
        early=state.early,
        out=state.out,
        laid=tuple(rules.has_laid(state, owner) for owner in range(state.seats)) if sealed else (),
        tied=rules.tied(state) if state.phase == "start" else (),
        known=state.known,
        stalled=state.stalled,
        hand=(),
        blocked={},
    )


def _blocked(state: State, seat: int) -> dict[str, Blocked]:
    own = dict.fromkeys([*state.hands[seat], *cards_in(state.up[seat])])
    if state.phase == "lay":
        return dict.fromkeys(own, "laid") if rules.has_laid(state, seat) else {}
    if state.phase != "play" or seat != state.turn:
        return dict.fromkeys(own, "not_your_turn")
    free = {card for cards in plays.playable(state, seat) for card in cards}
    return {card: cast(Blocked, why_not_card(state, seat, card)) for card in own if card not in free}


def zones(seen: Observation) -> tuple[Zone, ...]:
    """Where things lie in what a role sees."""
    return tuple(_zones(seen))


def _zones(seen: Observation) -> Iterator[Zone]:
    for owner, count in enumerate(seen.hand_counts):
        own = owner == seen.seat
        yield Zone("hand", owner, seen.hand if own else None, count, "hand")
        if seen.phase != "lay" or own:
            up = seen.up[owner]
            yield Zone("slots", owner, up, len(cards_in(up)), "open")
        else:
            yield Zone("slots", owner, None, len(EMPTY) if seen.laid[owner] else 0, "open")
        yield Zone("slots", owner, None, sum(seen.down[owner]), "face_down")
    yield Zone("pile", None, seen.pile, len(seen.pile), "pile")
    yield Zone("stock", None, None, seen.stock_count, "stock")
    yield Zone("pile", None, seen.removed, len(seen.removed), "removed")
