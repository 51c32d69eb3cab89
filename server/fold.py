"""The fold: what each step makes of a party. It asks nobody's leave; what may happen is decided before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.game import Event, Result
from server import holders, pausing, people, programme, shelf, steps, table
from server.clock import Timing
from server.estimate import Played
from server.evening import Finished, HandedOn, Member, Party, member, plays
from server.pauses import Pauses
from server.programme import Planned, Programme
from server.steps import Step
from server.table import Table

PROGRAMMES_KEPT = 12
"""Programmes under a name; the oldest makes room."""

INTENTS_KEPT = 16
"""The last taps of a member, so that one that is sent again is answered done; a page has few on their way."""


def apply(party: Party | None, step: Step) -> tuple[Party, tuple[Event, ...]]:
    """The next party and the events on the way. `party` None: only before `Opened`."""
    if isinstance(step, steps.Opened):
        return _opened(step), ()
    assert party is not None, "an evening begins with Opened"
    events: tuple[Event, ...] = ()
    if isinstance(step, steps.Acted):
        party, events = _acted(party, step)
    elif isinstance(step, steps.TableActed):
        party, events = _table_acted(party, step)
    else:
        party = _FOLDS[type(step)](party, step)
    return _timed(party, step.at), events


def _opened(step: steps.Opened) -> Party:
    saved = {name: tuple(items) for name, items in step.saved.items()}
    first = Planned(1, step.game, {}, fill_to=step.fill_to)
    return Party(step.id, step.code, Programme((first,)), saved=saved, pace=step.pace)


def _timed(party: Party, at: float) -> Party:
    if party.table is None:
        return party
    timed = table.stopped(party.table, plays(party) and pausing.stands_still(party), at)
    return party if timed is party.table else replace(party, table=timed)


# The programme.


def _set_up(party: Party, step: steps.SetUp) -> Party:
    first = replace(
        party.next,
        game=step.game,
        options=step.options,
        fill_to=step.fill_to,
        level=step.level,
        repeat=step.repeat,
        weight=step.weight,
    )
    timing = Timing(step.seconds, step.skip_window, step.reaction_grace)
    if first != party.next:
        party = replace(party, programme=programme.set_up(party.programme, first))
    running = party.table and replace(party.table, timing=timing)
    return replace(party, timing=timing, table=running)


def _planned(party: Party, step: steps.Planned) -> Party:
    return replace(party, programme=programme.of(step.items, party.programme.given))


def _programme_saved(party: Party, step: steps.ProgrammeSaved) -> Party:
    kept = {name: items for name, items in party.saved.items() if name != step.name}
    if step.items:
        kept[step.name] = tuple(step.items)
    names = list(kept)[-PROGRAMMES_KEPT:]
    return replace(party, saved={name: kept[name] for name in names})


def _arranged(party: Party, step: steps.Arranged) -> Party:
    told = {field: getattr(step, field) for field in party.settings.__struct_fields__}
    changed = {field: value for field, value in told.items() if value is not None}
    party = replace(party, settings=replace(party.settings, **changed))
    # Who waits for the host's word has it now.
    wishes = [replace(one, when=party.settings.late) if one.when == "ask" else one for one in party.wishes]
    return replace(party, wishes=tuple(wishes))


def _seats_ordered(party: Party, step: steps.SeatsOrdered) -> Party:
    return replace(party, order=tuple(step.members))


def _started(party: Party, step: steps.Started) -> Party:
    planned = party.table.planned if step.again and party.table else party.next
    seats = tuple(_sat_down(party, place, step) for place in step.places)
    sitting = {place.member for place in step.places}
    reading = tuple(member.id for member in party.members if member.reading and member.gone is None)
    return replace(
        party,
        members=tuple(_begins(member, step, member.id in sitting) for member in party.members),
        number=step.number,
        programme=party.programme if step.again else programme.begun(party.programme),
        table=table.started(step, party.id, seats, party.timing, planned),
        wishes=party.wishes if step.again else (),
        ceremony=False,
        pauses=Pauses(readers=reading, reading=step.at if reading else None),
    )


def _sat_down(party: Party, place: steps.Place, step: steps.Started) -> table.Seat:
    sitting = member(party, place.member)
    if sitting is None:
        return table.sat_down(place, step.number, step.at)
    return table.sat_down(place, step.number, step.at, sitting.lost, sitting.patience)


def _begins(one: Member, step: steps.Started, sits: bool) -> Member:
    if not sits:
        return replace(one, ready=False)
    return replace(one, ready=False, played=one.played + (not step.again), last_played=step.number)


def _ended(party: Party, step: steps.Ended) -> Party:
    ended = party.table.planned if party.table is not None and plays(party) else None
    if ended is not None and step.again:
        party = replace(party, programme=programme.comes_again(party.programme, ended))
    elif ended is not None and step.again is None and ended.repeat:
        party = replace(party, programme=programme.comes_again_however(party.programme, ended))
    return replace(party, table=None, wishes=(), pauses=Pauses())


def _ceremony_held(party: Party, step: steps.CeremonyHeld) -> Party:
    return replace(party, table=None, pauses=Pauses(), ceremony=step.on)


def _recoded(party: Party, step: steps.Recoded) -> Party:
    return replace(party, code=step.code)


# The table.


def _acted(party: Party, step: steps.Acted) -> tuple[Party, tuple[Event, ...]]:
    running, events = table.acted(_running(party), step)
    members = party.members
    if step.member is not None and step.intent is not None:
        tapped = members[step.member - 1]
        tapped = replace(tapped, intents=(*tapped.intents[1 - INTENTS_KEPT :], step.intent))
        members = (*members[: step.member - 1], tapped, *members[step.member :])
    return _went(party, running, step.at, members), events


def _table_acted(party: Party, step: steps.TableActed) -> tuple[Party, tuple[Event, ...]]:
    running, events = table.table_acted(_running(party), step.action, step.at, step.salt)
    return _went(party, running, step.at, party.members), events


def _went(party: Party, moved: Table, at: float, members: tuple[Member, ...]) -> Party:
    party = replace(party, table=moved, members=members)
    if moved.result is None:
        return party
    previous = shelf.game(moved.game).hand_on(moved.state)
    seated = tuple(seat.member for seat in moved.seats)
    finished = _finished(moved, moved.result, at)
    played = party.pace.get(moved.game, Played()).with_game(finished.decisions, finished.seconds)
    return replace(
        party,
        pauses=Pauses(),
        wishes=(),
        handed_on={**party.handed_on, moved.game: HandedOn(previous, seated)},
        finished=(*party.finished, finished),
        pace={**party.pace, moved.game: played},
    )


def _finished(moved: Table, result: Result, at: float) -> Finished:
    counted = [table.played_by(seat) for seat in moved.seats]
    groups = [tuple(id for seat in place if (id := counted[seat]) is not None) for place in result.places]
    return Finished(
        number=moved.number,
        game=moved.game,
        places=tuple(group for group in groups if group),
        won=groups[0],
        weight=moved.planned.weight if moved.planned else 1,
        feats={id: seat.feats for seat, id in zip(moved.seats, counted, strict=True) if id is not None},
        seconds=moved.floor.shows(at) - moved.began,
        decisions=sum(seat is not None for seat, _ in moved.log),
        seats=tuple(seat.holder for seat in moved.seats),
        earlier=tuple(seat.earlier for seat in moved.seats),
        level=moved.level,
        seals=moved.seals,
    )


def _hold_over(party: Party, step: steps.HoldOver) -> Party:
    return replace(party, table=table.hold_over(_running(party), step.at))


def _away(party: Party, step: steps.Away) -> Party:
    return replace(party, table=holders.away(_running(party), step.seat, step.at))


def _back(party: Party, step: steps.Back) -> Party:
    return replace(party, table=holders.back(_running(party), step.seat))


def _running(party: Party) -> Table:
    assert party.table is not None, "there is no table"
    return party.table


_FOLDS: dict[type, Callable[[Party, Any], Party]] = {
    **people.FOLDS,
    **pausing.FOLDS,
    steps.SetUp: _set_up,
    steps.Planned: _planned,
    steps.ProgrammeSaved: _programme_saved,
    steps.Arranged: _arranged,
    steps.SeatsOrdered: _seats_ordered,
    steps.Started: _started,
    steps.Ended: _ended,
    steps.CeremonyHeld: _ceremony_held,
    steps.Recoded: _recoded,
    steps.HoldOver: _hold_over,
    steps.Away: _away,
    steps.Back: _back,
}
