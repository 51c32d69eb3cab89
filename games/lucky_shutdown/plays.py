"""Which cards of its own a seat may play now, and how each such action is spelt (LS-3, LS-6, LS-7, LS-9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations, groupby, permutations

from games.game import Action
from games.lucky_shutdown.pack import KIND, UNDER, in_order
from games.lucky_shutdown.pile import DUTY, SKIP, against, demand, missing, objection, stays
from games.lucky_shutdown.state import Cards, State, cards_in

SLOTS = (1, 2, 3)
"""As they are written, from left to right."""


@lru_cache(256)
def lays(hand: Cards) -> tuple[Action, ...]:
    """Three of the dealt cards for slots 1, 2 and 3, in every order that makes a difference (LS-2.4)."""
    return tuple(dict.fromkeys(f"lay {' '.join(chosen)}" for chosen in permutations(hand, 3)))


def equal_sets(cards: Sequence[str]) -> Iterator[Cards]:
    """Every set of equal cards among these sorted ones (LS-3.2), each sorted and once."""
    for _, equal in groupby(cards, key=KIND.__getitem__):
        yield from _subsets(tuple(equal))


@cache
def _subsets(equal: Cards) -> tuple[Cards, ...]:
    """Of equal cards: smaller ones first, each once however many cards have one name."""
    sizes = range(1, len(equal) + 1)
    return tuple(dict.fromkeys(chain.from_iterable(combinations(equal, size) for size in sizes)))


def playable(state: State, seat: int) -> Iterator[Cards]:
    """Every set that the seat in turn may play, sorted: from the hand, as a combo, or from the open cards."""
    asked = demand(state.pile, 0)
    for cards in candidates(state, seat):
        if state.skips and KIND[cards[0]] != SKIP:
            continue
        if against(asked, cards) is None:
            yield cards


def candidates(state: State, seat: int) -> Iterator[Cards]:
    """Every set of equal cards that is the seat's to play, whatever lies on the pile (LS-6.1, LS-6.3)."""
    hand = state.hands[seat]
    yield from equal_sets(hand)
    if state.stock:
        return
    open_cards = in_order(cards_in(state.up[seat]))
    if not hand:
        yield from equal_sets(open_cards)
    elif KIND[hand[0]] == KIND[hand[-1]]:
        joining = tuple(card for card in open_cards if KIND[card] == KIND[hand[0]])
        # What names no more of a card than the hand holds is played from the hand, so it is listed there.
        yield from (in_order((*hand, *cards)) for cards in _subsets(joining))


def spellings(pile: Cards, cards: Cards) -> Iterator[str]:
    """The ways to write a set: one for each top card that makes a difference (LS-3.2), else sorted."""
    if len(cards) == 1 or KIND[cards[0]] not in (DUTY, UNDER) or not stays(pile, cards):
        yield " ".join(cards)
        return
    for top in dict.fromkeys(cards):
        others = list(cards)
        others.remove(top)
        yield " ".join([*others, top])


def plays(state: State, seat: int) -> Iterator[Action]:
    """The `play` actions of the seat in turn."""
    for cards in playable(state, seat):
        for spelt in spellings(state.pile, cards):
            yield f"play {spelt}"


def reaction(state: State, seat: int) -> Cards:
    """The cards with which an active seat completes what lies on top, in and out of turn; none: ().

    All that are missing, from the hand, or from the open cards of an empty hand (LS-7.3 to LS-7.5).
    """
    needed = missing(state.pile)
    if not needed:
        return ()
    kind = KIND[state.pile[-1]]
    source = state.hands[seat] or in_order(cards_in(state.up[seat]))
    cards = tuple(card for card in source if KIND[card] == kind)
    return cards if len(cards) == needed and objection(state.pile, cards) is None else ()


def snaps(state: State, seat: int) -> Iterator[Action]:
    """The `snap` action of an active seat, if it has one."""
    if cards := reaction(state, seat):
        yield f"snap {' '.join(cards)}"


def flips(state: State, seat: int) -> Iterator[Action]:
    """Face-down cards, once hand, stock and open cards are gone (LS-6.1, LS-6.2)."""
    if state.bare(seat) and not cards_in(state.up[seat]):
        yield from (f"flip {slot}" for slot in SLOTS if state.down[seat][slot - 1] is not None)


def lucky(state: State, seat: int) -> Iterator[Action]:
    """The lucky draw of a seat that can play nothing (LS-9.1)."""
    open_to = state.options.lucky_draw and not state.luck[seat] and state.pile and state.stock
    if open_to and not any(playable(state, seat)):
        yield "luck"


def uncovered(state: State, seat: int) -> list[int]:
    """The slots with a face-down card whose open card is gone (LS-9.2)."""
    return [
        slot for slot in SLOTS if state.down[seat][slot - 1] is not None and state.up[seat][slot - 1] is None
    ]


def early_reveals(state: State, seat: int) -> Iterator[Action]:
    """Uncovered face-down cards of a seat that can play none of its open ones (LS-9.2)."""
    open_to = state.options.early_reveal and not state.early[seat] and state.bare(seat)
    if open_to and cards_in(state.up[seat]) and not any(playable(state, seat)):
        yield from (f"early {slot}" for slot in uncovered(state, seat))
