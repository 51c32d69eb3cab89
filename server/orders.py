"""The host's orders: what they come to, and who may give them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.game import OptionsError, read_options
from server import clock, seating, shelf, steps, wire
from server.evening import Party, Who, member, people, plays
from server.reasons import Refusal
from server.steps import Step

Steps = tuple[Step, ...]


def decide(party: Party, who: Who, order: wire.Order, now: float) -> Steps:
    """What an order comes to. Raises `Refusal`: `not_host`, and what stands at each order."""
    asker = member(party, who.member)
    by_host = asker is not None and not asker.removed and asker.id == party.host
    # Whoever has the key of the house may trust a screen in it: the TV that the start opened has no member.
    if not by_host and not (who.owner and isinstance(order, wire.Trust)):
        raise Refusal("not_joined" if asker is None else "removed" if asker.removed else "not_host")
    return _ORDERS[type(order)](party, order, now)


def _set_up(party: Party, order: wire.SetUp, now: float) -> Steps:
    before = party.next
    if order.seconds and order.seconds < clock.SHORTEST_THINK:
        raise Refusal("bounds", "seconds")
    game = shelf.game(before.game if order.game is None else order.game)
    another = game.name != before.game
    fill_to = game.fill_to if another else before.fill_to
    kept = {} if another else before.options
    try:
        options = read_options(game, {**kept, **(order.options or {})})
    except OptionsError as error:
        raise Refusal(error.reason, error.field) from None
    step = steps.SetUp(
        at=now,
        game=game.name,
        options=shelf.plain(options),
        seconds=before.seconds if order.seconds is None else order.seconds,
        fill_to=fill_to if order.fill_to is None else order.fill_to,
        level=before.level if order.level is None else order.level,
    )
    return (step,)


def _seats(party: Party, order: wire.Seats, now: float) -> Steps:
    """Those who came in meanwhile stay behind the others."""
    known = [member.id for member in people(party)]
    if len(set(order.members)) != len(order.members) or not set(order.members) <= set(known):
        raise Refusal("unknown_member", "members")
    rest = [id for id in party.next.order if id not in order.members]
    return (steps.SeatsOrdered(now, [*order.members, *rest]),)


def _start(party: Party, order: wire.Start, now: float) -> Steps:
    if plays(party):
        raise Refusal("game_runs")
    game = shelf.game(party.next.game)
    sitting = seating.seating(party)
    step = steps.Started(
        at=now,
        number=party.number + 1,
        game=game.name,
        version=game.version,
        options=sitting.options,
        places=seating.places(party, sitting),
        level=party.next.level,
        previous=sitting.previous,
    )
    return (step,)


def _pause(party: Party, order: wire.Pause, now: float) -> Steps:
    if not plays(party):
        raise Refusal("no_game")
    return () if party.pauses.host == order.on else (steps.HostPaused(now, order.on),)


def _play_for(party: Party, order: wire.PlayFor, now: float) -> Steps:
    if party.table is None or not plays(party):
        raise Refusal("no_game")
    if order.seat >= len(party.table.seats):
        raise Refusal("unknown_seat", "seat")
    seat = party.table.seats[order.seat]
    if seat.member is None:
        raise Refusal("bot_seat", "seat")
    if seat.member == party.host:
        raise Refusal("yourself", "seat")
    return () if seat.away else (steps.Away(now, order.seat),)


def _end(party: Party, order: wire.End, now: float) -> Steps:
    return () if party.table is None else (steps.Ended(now),)


def _remove(party: Party, order: wire.Remove, now: float) -> Steps:
    return (steps.Removed(now, _other(party, order.member)),)


def _hand_over(party: Party, order: wire.HandOver, now: float) -> Steps:
    return (steps.HandedOver(now, _other(party, order.member)),)


def _other(party: Party, id: int) -> int:
    found = member(party, id)
    if found is None or found.removed:
        raise Refusal("unknown_member", "member")
    if id == party.host:
        raise Refusal("yourself", "member")
    return id


def _trust(party: Party, order: wire.Trust, now: float) -> Steps:
    trusted = order.screen in party.trusted
    return () if trusted == order.on else (steps.Trusted(now, order.screen, order.on),)


_ORDERS: dict[type, Callable[[Party, Any, float], Steps]] = {
    wire.SetUp: _set_up,
    wire.Seats: _seats,
    wire.Start: _start,
    wire.Pause: _pause,
    wire.PlayFor: _play_for,
    wire.End: _end,
    wire.Remove: _remove,
    wire.HandOver: _hand_over,
    wire.Trust: _trust,
}
