"""What a seat of Shithead can do: where its cards come from (SH-3), and which sets it may lay (SH-4.2)."""

from __future__ import annotations

from functools import cache
from itertools import combinations, groupby
from typing import Literal

from games.cards import rank
from games.game import Action
from games.shithead import pile
from games.shithead.pack import in_order
from games.shithead.state import State

Source = Literal["hand", "up", "down"]

FLIPS = ("flip 1", "flip 2", "flip 3")


def source(state: State, seat: int) -> Source | None:
    """Where the seat plays from: hand, then open cards, then blind (SH-3.2 to SH-3.4); None: it has none."""
    if state.hands[seat]:
        return "hand"
    if any(state.up[seat]):
        return "up"
    return "down" if any(state.down[seat]) else None


def face_up(state: State, seat: int) -> tuple[str, ...]:
    """The cards that the seat can choose from now, sorted: its hand or its open cards."""
    return state.hands[seat] or in_order(card for card in state.up[seat] if card)


def has_the_pile(state: State, seat: int) -> bool:
    """Whether the seat may play now: in turn, in speed mode everybody while nobody is (SH-8.5)."""
    if state.phase != "play":
        return False
    return state.turn == seat if state.turn is not None else seat not in state.out


def swaps(state: State, seat: int) -> tuple[Action, ...]:
    """Each hand card for each open card with another name, until the seat is ready (SH-2.2, SH-2.4)."""
    if state.ready[seat]:
        return ()
    hand, open_cards = (
        dict.fromkeys(state.hands[seat]),
        dict.fromkeys(card for card in state.up[seat] if card),
    )
    pairs = (f"swap {mine} {other}" for mine in hand for other in open_cards if mine != other)
    return ("ready", *pairs)


def turns(state: State, seat: int) -> tuple[Action, ...]:
    """Sets of one rank, low to high, or blind cards; and the pile, if one lies there (SH-3.1, SH-9.1)."""
    found: list[Action] = []
    if source(state, seat) == "down":
        found += [flip for flip, card in zip(FLIPS, state.down[seat], strict=True) if card]
    else:
        asked = pile.need(state.pile, state.options)
        for of, group in groupby(face_up(state, seat), rank):
            if pile.refused(of, asked, state.options) is None:
                found += _sets(tuple(group))
    if state.pile:
        found.append("pickup")
    return tuple(found)


@cache
def _sets(equal: tuple[str, ...]) -> tuple[Action, ...]:
    """Every choice of cards out of these of one rank, each spelling once, the smaller sets first."""
    sizes = range(1, len(equal) + 1)
    return tuple(
        dict.fromkeys(f"play {' '.join(some)}" for size in sizes for some in combinations(equal, size))
    )
