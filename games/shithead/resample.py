"""Other states that a seat of Shithead cannot tell from the true one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from games import cards
from games.shithead import pack
from games.shithead.state import Slots, State


def resample(state: State, seat: int | None, rng: random.Random) -> State:
    """Hidden hand cards, face-down cards and the stock dealt anew, each such deal as likely as any other.

    Cards that all have seen on their way into a hand stay there (`known`), and the own hand stays.
    """
    seen = [hand if other == seat else state.known[other] for other, hand in enumerate(state.hands)]
    unseen = [pack.without(hand, seen[other]) for other, hand in enumerate(state.hands)]
    blind = [card for slots in state.down for card in slots if card]
    hidden = iter(cards.shuffled([*(card for hand in unseen for card in hand), *blind, *state.stock], rng))
    return replace(
        state,
        hands=tuple(
            pack.in_order((*kept, *(next(hidden) for _ in drawn)))
            for kept, drawn in zip(seen, unseen, strict=True)
        ),
        down=tuple(_dealt(slots, hidden) for slots in state.down),
        stock=tuple(hidden),
    )


def _dealt(slots: Slots, source: Iterator[str]) -> Slots:
    return cast(Slots, tuple(card and next(source) for card in slots))
