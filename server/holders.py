"""Who plays a seat of the table: its member, a bot in his place, or from now on somebody else."""

from __future__ import annotations

from msgspec.structs import replace

from server.steps import Earlier, Place
from server.table import Deadline, Seat, Table, play_time, put, time_to_think


def away(table: Table, seat: int, at: float) -> Table:
    """A bot plays for that seat's member from now on."""
    held = table.seats[seat]
    if held.bot:
        return table
    return replace(table, seats=put(table.seats, seat, replace(held, away=True, since=play_time(table, at))))


def back(table: Table, seat: int) -> Table:
    """The seat is its member's again."""
    return replace(table, seats=put(table.seats, seat, replace(table.seats[seat], away=False, silent=0)))


def seated(table: Table, seat: int, member: int, patience: int, at: float) -> Table:
    """The bot's seat is that member's from now on, with all that lies there; his time begins anew.

    What another person has done there is not his.
    """
    held, play = table.seats[seat], play_time(table, at)
    if held.held_by[-1:] != (member,):
        held = replace(held, own=0, feats={})
    taken = replace(
        held,
        member=member,
        patience=patience,
        turn=held.turn + 1,
        away=False,
        silent=0,
        chances=(),
        earlier=_earlier(table, held),
    )
    table = replace(table, seats=put(table.seats, seat, taken))
    return replace(table, deadlines=tuple(_begun_anew(table, one, seat, play) for one in table.deadlines))


def _begun_anew(table: Table, deadline: Deadline, seat: int, play: float) -> Deadline:
    if deadline.seat != seat or not deadline.is_decision:
        return deadline
    seconds = time_to_think(table, seat) if deadline.kind == "think" else deadline.seconds
    return replace(deadline, since=play, seconds=seconds)


def patient(table: Table, seat: int, factor: int) -> Table:
    """From its next decision on the seat has so many times the seconds."""
    return replace(table, seats=put(table.seats, seat, replace(table.seats[seat], patience=factor)))


def left_to_bot(table: Table, seat: int, place: Place, at: float) -> Table:
    """The seat is a bot's for the rest of the game."""
    held = table.seats[seat]
    assert held.member is not None, "who leaves has a seat"
    held_by = (*(id for id in held.held_by if id != held.member), held.member)
    bot = replace(
        held,
        place=place,
        member=None,
        away=False,
        since=play_time(table, at),
        held_by=held_by,
        earlier=_earlier(table, held),
    )
    return replace(table, seats=put(table.seats, seat, bot))


def _earlier(table: Table, held: Seat) -> tuple[Earlier, ...]:
    return (*held.earlier, Earlier(len(table.log), held.holder))
