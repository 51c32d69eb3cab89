"""What the steps about pauses make of a party, and whether its table stands still."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from server import clock, steps
from server.evening import Party, member, plays, put


def stands_still(party: Party) -> bool:
    """Whether deadlines, bots and table actions stand still."""
    pauses = party.pauses
    return bool(pauses.host or pauses.readers or pauses.countdown is not None or awaits(party))


def awaits(party: Party) -> tuple[int, ...]:
    """Members who are due and whose phones are not back after a restart."""
    if party.table is None or party.pauses.restart is None:
        return ()
    running = party.table
    # Where nobody must act, all who may are waited for.
    due = running.to_act or [seat for seat, legal in enumerate(running.legal) if legal]
    seats = (running.seats[seat] for seat in due)
    return tuple(seat.member for seat in seats if not seat.away and seat.member in party.pauses.awaited)


def _rules_opened(party: Party, step: steps.RulesOpened) -> Party:
    party = put(party, step.member, reading=True)
    if not plays(party):
        return party
    pauses = party.pauses
    readers = (*pauses.readers, step.member)
    since = step.at if pauses.reading is None else pauses.reading
    return replace(party, pauses=replace(pauses, readers=readers, reading=since, countdown=None))


def _rules_closed(party: Party, step: steps.RulesClosed) -> Party:
    return closed(party, step.member, step.at)


def closed(party: Party, reader: int, at: float) -> Party:
    party = put(party, reader, reading=False)
    if reader not in party.pauses.readers:
        return party
    readers = tuple(id for id in party.pauses.readers if id != reader)
    if readers:
        return replace(party, pauses=replace(party.pauses, readers=readers))
    return _counting_down(party, at)


def _countdown(party: Party, step: steps.Countdown) -> Party:
    return _counting_down(party, step.at)


def _counting_down(party: Party, at: float) -> Party:
    until = None if party.pauses.host else at + clock.COUNTDOWN
    return replace(party, pauses=replace(party.pauses, readers=(), reading=None, countdown=until))


def _went_on(party: Party, step: steps.WentOn) -> Party:
    return replace(party, pauses=replace(party.pauses, countdown=None))


def _host_paused(party: Party, step: steps.HostPaused) -> Party:
    return replace(party, pauses=replace(party.pauses, host=step.on, countdown=None))


def _woken(party: Party, step: steps.Woken) -> Party:
    """All phones are gone until they are back; those at the table are awaited."""
    members = tuple(
        member if member.id in step.here or member.lost or member.removed else replace(member, gone=step.at)
        for member in party.members
    )
    party = replace(party, members=members)
    if party.table is None or not plays(party):
        return party
    seated = (seat.member for seat in party.table.seats if not seat.away)
    awaited = tuple(id for id in seated if (found := member(party, id)) and found.gone is not None)
    restart = step.at + clock.RESTART_AT_MOST if awaited else None
    return replace(party, pauses=replace(party.pauses, awaited=awaited, restart=restart))


def _restart_over(party: Party, step: steps.RestartOver) -> Party:
    return replace(party, pauses=replace(party.pauses, awaited=(), restart=None))


FOLDS: dict[type, Callable[[Party, Any], Party]] = {
    steps.RulesOpened: _rules_opened,
    steps.RulesClosed: _rules_closed,
    steps.Countdown: _countdown,
    steps.WentOn: _went_on,
    steps.HostPaused: _host_paused,
    steps.Woken: _woken,
    steps.RestartOver: _restart_over,
}
