"""The host's orders: what they come to, and who may give them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from games.game import AnyGame, OptionsError, read_options
from server import clock, names, seating, shelf, steps, wire
from server.evening import (
    MOST_PEOPLE,
    Member,
    Party,
    Who,
    gives_orders,
    knocking,
    member,
    people,
    plays,
    seat_of,
)
from server.reasons import Refusal
from server.steps import Step
from server.table import Seat

Steps = tuple[Step, ...]
T = TypeVar("T")


def decide(party: Party, who: Who, order: wire.Order, now: float) -> Steps:
    """What an order comes to. Raises `Refusal`: `not_host`, and what stands at each order."""
    asker = member(party, who.member)
    by_host = asker is not None and not asker.removed and gives_orders(party, asker.id)
    # Whoever has the key of the house may trust a screen in it: the TV that the start opened has no member.
    if not by_host and not (who.owner and isinstance(order, wire.Trust)):
        raise Refusal("not_joined" if asker is None else "removed" if asker.removed else "not_host")
    hosts_alone = isinstance(order, wire.HandOver | wire.Deputy)
    sends_the_host_away = isinstance(order, wire.Remove) and order.member == party.host
    if (hosts_alone or sends_the_host_away) and asker and asker.id != party.host:
        raise Refusal("not_host")
    if isinstance(order, wire.PlayFor) and asker and plays(party) and seat_of(party, asker.id) == order.seat:
        raise Refusal("yourself", "seat")
    return _ORDERS[type(order)](party, order, now)


def _set_up(party: Party, order: wire.SetUp, now: float) -> Steps:
    before = party.next
    if order.seconds and order.seconds < clock.SHORTEST_THINK:
        raise Refusal("bounds", "seconds")
    game = shelf.game(before.game if order.game is None else order.game)
    another = game.name != before.game
    fill_to = game.fill_to if another else before.fill_to
    # What an older program knew and this one does not would keep the host from changing anything else.
    known = () if another else game.Options.__struct_fields__
    kept = {name: value for name, value in before.options.items() if name in known}
    timing = party.timing
    step = steps.SetUp(
        at=now,
        game=game.name,
        options=_options(game, {**kept, **(order.options or {})}),
        fill_to=_told(order.fill_to, fill_to),
        level=_told(order.level, before.level),
        repeat=before.repeat,
        weight=_told(order.weight, before.weight),
        seconds=_told(order.seconds, timing.think),
        skip_window=_told(order.skip_window, timing.skip_window),
        reaction_grace=_told(order.reaction_grace, timing.reaction_grace),
    )
    return (step,)


def _told(told: T | None, before: T) -> T:
    return before if told is None else told


def _options(game: AnyGame, given: dict[str, Any]) -> dict[str, Any]:
    """All options. Raises `Refusal`, naming the one that cannot be."""
    try:
        return shelf.plain(read_options(game, given))
    except OptionsError as error:
        raise Refusal(error.reason, error.field) from None


def _plan(party: Party, order: wire.Plan, now: float) -> Steps:
    """Each game is looked at by itself; whether it can be played with who is there then shows later."""
    items = []
    for item in order.items:
        game = shelf.game(item.game)
        fill_to = _told(item.fill_to, game.fill_to)
        items.append(replace(item, options=_options(game, item.options), fill_to=fill_to))
    return (steps.Planned(now, items),)


def _save_programme(party: Party, order: wire.SaveProgramme, now: float) -> Steps:
    name = names.clean(order.name, longest=wire.LONGEST_NAME)
    return (steps.ProgrammeSaved(now, name, [planned.item for planned in party.programme.items]),)


def _load_programme(party: Party, order: wire.LoadProgramme, now: float) -> Steps:
    if order.name not in party.saved:
        raise Refusal("unknown_programme", "name")
    # A game that this house no longer has, or an option of an older one, is said now and not at its start.
    return _plan(party, wire.Plan(list(party.saved[order.name])), now)


def _drop_programme(party: Party, order: wire.DropProgramme, now: float) -> Steps:
    return (steps.ProgrammeSaved(now, order.name, []),) if order.name in party.saved else ()


def _arrange(party: Party, order: wire.Arrange, now: float) -> Steps:
    before = party.settings
    changes = {
        field: told
        for field in before.__struct_fields__
        if (told := getattr(order, field)) is not None and told != getattr(before, field)
    }
    return (steps.Arranged(now, **changes),) if changes else ()


def _seats(party: Party, order: wire.Seats, now: float) -> Steps:
    """Those who came in meanwhile stay behind the others."""
    known = [member.id for member in people(party)]
    if len(set(order.members)) != len(order.members) or not set(order.members) <= set(known):
        raise Refusal("unknown_member", "members")
    rest = [id for id in party.order if id not in order.members]
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


def _restart(party: Party, order: wire.Restart, now: float) -> Steps:
    if party.table is None or not plays(party):
        raise Refusal("no_game")
    running = party.table
    step = steps.Started(
        at=now,
        number=party.number + 1,
        game=running.game,
        version=shelf.game(running.game).version,
        options=shelf.plain(running.options),
        places=[steps.Place(seat.member, *_looks(seat)) for seat in running.seats],
        level=running.level,
        previous=running.previous,
        again=True,
    )
    return (step,)


def _looks(seat: Seat) -> tuple[str, int, int]:
    return seat.place.name, seat.place.colour, seat.place.symbol


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
    return () if seat.away else (steps.Away(now, order.seat),)


def _end(party: Party, order: wire.End, now: float) -> Steps:
    return () if party.table is None else (steps.Ended(now, order.again),)


def _remove(party: Party, order: wire.Remove, now: float) -> Steps:
    return (steps.Removed(now, _other(party, order.member).id),)


def _hand_over(party: Party, order: wire.HandOver, now: float) -> Steps:
    return (steps.HandedOver(now, _other(party, order.member).id),)


def _admit(party: Party, order: wire.Admit, now: float) -> Steps:
    found = member(party, order.member)
    if found is None or found not in knocking(party):
        raise Refusal("unknown_member", "member")
    if order.yes and len(people(party)) >= MOST_PEOPLE:
        raise Refusal("full")
    return (steps.Admitted(now, found.id) if order.yes else steps.Removed(now, found.id),)


def _invite(party: Party, order: wire.Invite, now: float) -> Steps:
    guest = _somebody(party, order.member)
    if party.table is None or not plays(party):
        raise Refusal("no_game")
    if seat_of(party, guest.id) is not None:
        raise Refusal("has_seat", "member")
    if order.seat is not None:
        if order.seat >= len(party.table.seats):
            raise Refusal("unknown_seat", "seat")
        if party.table.seats[order.seat].member is not None:
            raise Refusal("seat_taken", "seat")
    return (steps.Wished(now, guest.id, order.when, order.seat),)


def _sit_out(party: Party, order: wire.SitOut, now: float) -> Steps:
    one = _somebody(party, order.member)
    return () if one.sits_out == order.on else (steps.Changed(now, one.id, sits_out=order.on),)


def _patience(party: Party, order: wire.Patience, now: float) -> Steps:
    one = _somebody(party, order.member)
    return () if one.patience == order.factor else (steps.PatienceGiven(now, one.id, order.factor),)


def _deputy(party: Party, order: wire.Deputy, now: float) -> Steps:
    one = _other(party, order.member)
    return () if (one.id in party.deputies) == order.on else (steps.Deputed(now, one.id, order.on),)


def _ceremony(party: Party, order: wire.Ceremony, now: float) -> Steps:
    if plays(party):
        raise Refusal("game_runs")
    return () if party.ceremony == order.on else (steps.CeremonyHeld(now, order.on),)


def _somebody(party: Party, id: int) -> Member:
    """A member who has been let in. Raises `Refusal`."""
    found = member(party, id)
    if found is None or found.removed or found.knocks:
        raise Refusal("unknown_member", "member")
    return found


def _other(party: Party, id: int) -> Member:
    """One who is not the host."""
    found = _somebody(party, id)
    if id == party.host:
        raise Refusal("yourself", "member")
    return found


def _trust(party: Party, order: wire.Trust, now: float) -> Steps:
    trusted = order.screen in party.trusted
    return () if trusted == order.on else (steps.Trusted(now, order.screen, order.on),)


_ORDERS: dict[type, Callable[[Party, Any, float], Steps]] = {
    wire.SetUp: _set_up,
    wire.Plan: _plan,
    wire.SaveProgramme: _save_programme,
    wire.LoadProgramme: _load_programme,
    wire.DropProgramme: _drop_programme,
    wire.Arrange: _arrange,
    wire.Seats: _seats,
    wire.Start: _start,
    wire.Restart: _restart,
    wire.Pause: _pause,
    wire.PlayFor: _play_for,
    wire.End: _end,
    wire.Remove: _remove,
    wire.Admit: _admit,
    wire.Invite: _invite,
    wire.SitOut: _sit_out,
    wire.Patience: _patience,
    wire.Deputy: _deputy,
    wire.Ceremony: _ceremony,
    wire.HandOver: _hand_over,
    wire.Trust: _trust,
}
