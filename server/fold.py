"""The fold: what each step makes of a party. It asks nobody's leave; what may happen is decided before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.game import Event
from server import clock, seating, shelf, steps, table
from server.evening import Finished, HandedOn, Member, Party, Programme, member, plays, seat_of
from server.pauses import Pauses
from server.steps import Step
from server.table import Table

TOKENS_KEPT = 4
"""Tokens of one phone: the house may get its old address back."""

INTENTS_KEPT = 64
"""The last taps of a member, so that one that is sent again is answered done."""


def apply(party: Party | None, step: Step) -> tuple[Party, tuple[Event, ...]]:
    """The next party and the events on the way. `party` None: only before `Opened`."""
    if isinstance(step, steps.Opened):
        return Party(step.id, step.code, Programme(step.game, {}, fill_to=step.fill_to)), ()
    assert party is not None, "an evening begins with Opened"
    events: tuple[Event, ...] = ()
    if isinstance(step, steps.Acted):
        party, events = _acted(party, step)
    elif isinstance(step, steps.TableActed):
        party, events = _table_acted(party, step)
    else:
        party = _FOLDS[type(step)](party, step)
    return _timed(party, step.at), events


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


def _timed(party: Party, at: float) -> Party:
    if party.table is None:
        return party
    return replace(party, table=table.stopped(party.table, plays(party) and stands_still(party), at))


# People.


def _joined(party: Party, step: steps.Joined) -> Party:
    joined = Member(step.member, step.name, (step.token_hash,), step.colour, step.symbol, trace=step.trace)
    return replace(
        party,
        members=(*party.members, joined),
        host=step.member if party.host is None else party.host,
        next=replace(party.next, order=(*party.next.order, step.member)),
    )


def _changed(party: Party, step: steps.Changed) -> Party:
    told = {"name": step.name, "colour": step.colour, "symbol": step.symbol, "ready": step.ready}
    return _put(party, step.member, **{field: value for field, value in told.items() if value is not None})


def _connected(party: Party, step: steps.Connected) -> Party:
    party = _put(party, step.member, gone=None, lost=False, left=False)
    if step.trace is not None:
        party = _put(party, step.member, trace=step.trace)
    if step.fresh:
        party = _closed(party, step.member, step.at)
    awaited = tuple(id for id in party.pauses.awaited if id != step.member)
    restart = party.pauses.restart if awaited else None
    return replace(party, pauses=replace(party.pauses, awaited=awaited, restart=restart))


def _recognised(party: Party, step: steps.Recognised) -> Party:
    hashes = party.members[step.member - 1].token_hashes
    return _put(party, step.member, token_hashes=(*hashes, step.token_hash)[-TOKENS_KEPT:])


def _dropped(party: Party, step: steps.Dropped) -> Party:
    return _put(party, step.member, gone=step.at)


def _lost(party: Party, step: steps.Lost) -> Party:
    party, seat = _put(party, step.member, lost=True), seat_of(party, step.member)
    if party.table is None or seat is None or not plays(party):
        return party
    return replace(party, table=table.away(party.table, seat, step.at))


def _left(party: Party, step: steps.Left) -> Party:
    return _put(party, step.member, left=True)


def _removed(party: Party, step: steps.Removed) -> Party:
    seat = seat_of(party, step.member)
    party = _closed(_put(party, step.member, removed=True), step.member, step.at)
    awaited = tuple(id for id in party.pauses.awaited if id != step.member)
    party = replace(
        party,
        next=replace(party.next, order=tuple(id for id in party.next.order if id != step.member)),
        had_role=tuple(id for id in party.had_role if id != step.member),
        pauses=replace(party.pauses, awaited=awaited, restart=party.pauses.restart if awaited else None),
    )
    if party.table is None or seat is None:
        return party
    return replace(party, table=table.left_to_bot(party.table, seat, seating.bot_place(party), step.at))


def _handed_over(party: Party, step: steps.HandedOver) -> Party:
    return replace(party, host=step.member, had_role=())


def _took_over(party: Party, step: steps.TookOver) -> Party:
    if step.owner or party.host is None:
        had: tuple[int, ...] = ()
    elif step.member in party.had_role:
        had = party.had_role[: party.had_role.index(step.member)]
    else:
        had = (*party.had_role, party.host)
    return replace(party, host=step.member, had_role=had)


def _trusted(party: Party, step: steps.Trusted) -> Party:
    others = tuple(screen for screen in party.trusted if screen != step.screen)
    return replace(party, trusted=(*others, step.screen) if step.on else others)


# The programme.


def _set_up(party: Party, step: steps.SetUp) -> Party:
    programme = replace(
        party.next,
        game=step.game,
        options=step.options,
        seconds=step.seconds,
        fill_to=step.fill_to,
        level=step.level,
    )
    return replace(party, next=programme)


def _seats_ordered(party: Party, step: steps.SeatsOrdered) -> Party:
    return replace(party, next=replace(party.next, order=tuple(step.members)))


def _started(party: Party, step: steps.Started) -> Party:
    lost = frozenset(member.id for member in party.members if member.lost)
    reading = tuple(member.id for member in party.members if member.reading and member.gone is None)
    return replace(
        party,
        members=tuple(replace(member, ready=False) for member in party.members),
        number=step.number,
        table=table.started(step, party.id, lost, party.next.seconds),
        pauses=Pauses(readers=reading, reading=step.at if reading else None),
    )


def _ended(party: Party, step: steps.Ended) -> Party:
    return replace(party, table=None, pauses=Pauses())


# The table.


def _acted(party: Party, step: steps.Acted) -> tuple[Party, tuple[Event, ...]]:
    running, events = table.acted(_running(party), step, party.next.seconds)
    if step.member is not None and step.intent is not None:
        tapped = party.members[step.member - 1]
        party = _put(party, tapped.id, intents=(*tapped.intents[1 - INTENTS_KEPT :], step.intent))
    return _moved(party, running), events


def _table_acted(party: Party, step: steps.TableActed) -> tuple[Party, tuple[Event, ...]]:
    running, events = table.table_acted(_running(party), step.action, step.at, party.next.seconds)
    return _moved(party, running), events


def _moved(party: Party, moved: Table) -> Party:
    party = replace(party, table=moved)
    if moved.result is None:
        return party
    previous = shelf.game(moved.game).hand_on(moved.state)
    members = tuple(seat.member for seat in moved.seats)
    counted = [table.played_by(seat) for seat in moved.seats]
    groups = ([id for seat in place if (id := counted[seat]) is not None] for place in moved.result.places)
    return replace(
        party,
        pauses=Pauses(),
        handed_on={**party.handed_on, moved.game: HandedOn(previous, members)},
        finished=(
            *party.finished,
            Finished(moved.number, moved.game, tuple(tuple(group) for group in groups if group)),
        ),
    )


def _hold_over(party: Party, step: steps.HoldOver) -> Party:
    return replace(party, table=table.hold_over(_running(party), step.at))


def _away(party: Party, step: steps.Away) -> Party:
    return replace(party, table=table.away(_running(party), step.seat, step.at))


def _back(party: Party, step: steps.Back) -> Party:
    return replace(party, table=table.back(_running(party), step.seat))


# Pauses.


def _rules_opened(party: Party, step: steps.RulesOpened) -> Party:
    party = _put(party, step.member, reading=True)
    if not plays(party):
        return party
    pauses = party.pauses
    readers = (*pauses.readers, step.member)
    since = step.at if pauses.reading is None else pauses.reading
    return replace(party, pauses=replace(pauses, readers=readers, reading=since, countdown=None))


def _rules_closed(party: Party, step: steps.RulesClosed) -> Party:
    return _closed(party, step.member, step.at)


def _closed(party: Party, reader: int, at: float) -> Party:
    party = _put(party, reader, reading=False)
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


def _running(party: Party) -> Table:
    assert party.table is not None, "there is no table"
    return party.table


def _put(party: Party, id: int, **changes: Any) -> Party:
    changed = replace(party.members[id - 1], **changes)
    return replace(party, members=(*party.members[: id - 1], changed, *party.members[id:]))


_FOLDS: dict[type, Callable[[Party, Any], Party]] = {
    steps.Joined: _joined,
    steps.Changed: _changed,
    steps.Connected: _connected,
    steps.Recognised: _recognised,
    steps.Dropped: _dropped,
    steps.Lost: _lost,
    steps.Left: _left,
    steps.Removed: _removed,
    steps.HandedOver: _handed_over,
    steps.TookOver: _took_over,
    steps.Trusted: _trusted,
    steps.SetUp: _set_up,
    steps.SeatsOrdered: _seats_ordered,
    steps.Started: _started,
    steps.Ended: _ended,
    steps.HoldOver: _hold_over,
    steps.Away: _away,
    steps.Back: _back,
    steps.RulesOpened: _rules_opened,
    steps.RulesClosed: _rules_closed,
    steps.Countdown: _countdown,
    steps.WentOn: _went_on,
    steps.HostPaused: _host_paused,
    steps.Woken: _woken,
    steps.RestartOver: _restart_over,
}
