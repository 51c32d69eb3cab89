"""How people and their seats are shown."""

from __future__ import annotations

from server import wire
from server.evening import Member, Party, here, member
from server.table import Seat, Table


def person(one: Member, party: Party) -> wire.MemberView:
    """A member as all see him."""
    return wire.MemberView(
        id=one.id,
        name=one.name,
        colour=one.colour,
        symbol=one.symbol,
        here=one.gone is None,
        ready=one.ready,
        host=one.id == party.host,
        deputy=one.id in party.deputies,
        reading=one.reading,
        sits_out=one.sits_out,
        waits=next((wish.when for wish in party.wishes if wish.member == one.id), None),
        patience=one.patience,
    )


def seats(table: Table, party: Party) -> list[wire.SeatView]:
    """The seats of a table in their order."""
    return [_seat(number, seat, party) for number, seat in enumerate(table.seats)]


def sits_alike(now: Seat, then: Seat) -> bool:
    """Whether a seat looks the same, as long as its member does."""
    return now.place is then.place and now.member == then.member and now.away == then.away


def _seat(number: int, seat: Seat, party: Party) -> wire.SeatView:
    """A member's seat has his looks of this moment, a bot's those it sat down with."""
    held = member(party, seat.member)
    looks = seat.place if held is None else held
    return wire.SeatView(
        seat=number,
        name=looks.name,
        member=seat.member,
        colour=looks.colour,
        symbol=looks.symbol,
        bot=party.table.level if party.table is not None and held is None else None,
        here=held is None or here(party, held.id),
        away=seat.away,
    )
