"""Lucky Shutdown at a table in a test: people and bots with the hands that the test gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.lucky_shutdown.pack import PACK
from server import steps, wire
from tests.server.evening import Evening


def dealt(*hands: str) -> str:
    """The `deal` in which each seat gets these six cards; what is left lies face down and in the stock."""
    named = [card for hand in hands for card in hand.split()]
    rest = list(PACK)
    for card in named:
        rest.remove(card)
    blind, stock = rest[: 3 * len(hands)], rest[3 * len(hands) :]
    return " ".join(["deal", *blind, *named, *stock])


def laid_out(people: Sequence[str], *hands: str, **set_up: Any) -> Evening:
    """A table where everybody has laid the last three of his six cards; the lowest number begins."""
    count = len(hands)
    evening = Evening(*people, game="lucky_shutdown", fill_to=count, **set_up)
    evening.order(wire.Start())
    evening.line((steps.TableActed(evening.now, dealt(*hands)),))
    over(evening)
    for seat, hand in enumerate(hands):
        act(evening, seat, "lay " + " ".join(hand.split()[3:]))
    over(evening)
    return evening


def act(evening: Evening, seat: int, action: str) -> None:
    """That seat acts, whoever holds it."""
    member = evening.table.seats[seat].member
    if member is None:
        evening.line((steps.Acted(evening.now, seat, action, "bot"),))
    else:
        evening.act(member, action)


def over(evening: Evening) -> None:
    """No hold is left."""
    while evening.table.hold is not None:
        evening.line((steps.HoldOver(evening.now),))
