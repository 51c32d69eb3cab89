"""What the steps of people make of a party: who comes and goes, who is host, who waits for a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from server import holders, pausing, seating, steps
from server.evening import Member, Party, Wish, plays, put, seat_of

TOKENS_KEPT = 4
"""Tokens of one phone: the house may get its old address back."""


def _joined(party: Party, step: steps.Joined) -> Party:
    joined = Member(
        step.member,
        step.name,
        (step.token_hash,),
        step.colour,
        step.symbol,
        trace=step.trace,
        knocks=step.knocks,
    )
    party = replace(party, members=(*party.members, joined))
    return party if step.knocks else _let_in(party, step.member, step.at)


def _admitted(party: Party, step: steps.Admitted) -> Party:
    return _let_in(put(party, step.member, knocks=False), step.member, step.at)


def _let_in(party: Party, id: int, at: float) -> Party:
    host = id if party.host is None else party.host
    return _comes_late(replace(party, host=host, order=(*party.order, id)), id, at)


def _comes_late(party: Party, id: int, at: float) -> Party:
    """Who has no seat in a running game is to get a bot's, as the host has settled it."""
    waits = any(wish.member == id for wish in party.wishes)
    if not plays(party) or waits or seat_of(party, id) is not None:
        return party
    return _wishing(party, Wish(id, party.settings.late, at))


def _wishing(party: Party, wish: Wish) -> Party:
    return replace(party, wishes=(*_without(party, wish.member), wish))


def _without(party: Party, id: int) -> tuple[Wish, ...]:
    return tuple(wish for wish in party.wishes if wish.member != id)


def _changed(party: Party, step: steps.Changed) -> Party:
    told = {
        "name": step.name,
        "colour": step.colour,
        "symbol": step.symbol,
        "ready": step.ready,
        "sits_out": step.sits_out,
    }
    party = put(party, step.member, **{field: value for field, value in told.items() if value is not None})
    if step.sits_out is None:
        return party
    if step.sits_out:
        return replace(party, wishes=_without(party, step.member))
    return _comes_late(party, step.member, step.at)


def _connected(party: Party, step: steps.Connected) -> Party:
    before = party.members[step.member - 1]
    party = put(party, step.member, gone=None, lost=False, left=False)
    if before.left and not (before.knocks or before.sits_out):
        party = _comes_late(party, step.member, step.at)
    if step.trace is not None:
        party = put(party, step.member, trace=step.trace)
    if step.fresh:
        party = pausing.closed(party, step.member, step.at)
    awaited = tuple(id for id in party.pauses.awaited if id != step.member)
    restart = party.pauses.restart if awaited else None
    return replace(party, pauses=replace(party.pauses, awaited=awaited, restart=restart))


def _recognised(party: Party, step: steps.Recognised) -> Party:
    hashes = party.members[step.member - 1].token_hashes
    return put(party, step.member, token_hashes=(*hashes, step.token_hash)[-TOKENS_KEPT:])


def _moved_to(party: Party, step: steps.Moved) -> Party:
    before = party.members[step.member - 1]
    party = put(
        party,
        step.member,
        token_hashes=(step.token_hash,),
        moved=(*before.moved, *before.token_hashes),
        trace=None,
    )
    return _connected(party, steps.Connected(step.at, step.member, fresh=True))


def _dropped(party: Party, step: steps.Dropped) -> Party:
    return put(party, step.member, gone=step.at)


def _lost(party: Party, step: steps.Lost) -> Party:
    party, seat = put(party, step.member, lost=True), seat_of(party, step.member)
    if party.table is None or seat is None or not plays(party):
        return party
    return replace(party, table=holders.away(party.table, seat, step.at))


def _left(party: Party, step: steps.Left) -> Party:
    return put(party, step.member, left=True)


def _removed(party: Party, step: steps.Removed) -> Party:
    seat = seat_of(party, step.member)
    party = pausing.closed(put(party, step.member, removed=True), step.member, step.at)
    awaited = tuple(id for id in party.pauses.awaited if id != step.member)
    party = replace(
        party,
        order=tuple(id for id in party.order if id != step.member),
        had_role=tuple(id for id in party.had_role if id != step.member),
        deputies=tuple(id for id in party.deputies if id != step.member),
        wishes=_without(party, step.member),
        settings=replace(party.settings, nod=True),
        pauses=replace(party.pauses, awaited=awaited, restart=party.pauses.restart if awaited else None),
    )
    return _left_to_bot(party, seat, step.at)


def _went_home(party: Party, step: steps.WentHome) -> Party:
    if party.members[step.member - 1].knocks:
        # As whom he knocked he is not known again: his phone comes as somebody else, or not at all.
        return put(party, step.member, token_hashes=())
    seat = seat_of(party, step.member)
    party = pausing.closed(put(party, step.member, sits_out=True, ready=False), step.member, step.at)
    return _left_to_bot(replace(party, wishes=_without(party, step.member)), seat, step.at)


def _left_to_bot(party: Party, seat: int | None, at: float) -> Party:
    """Once a game is over, whoever goes keeps the place that all have seen."""
    if party.table is None or seat is None or not plays(party):
        return party
    return replace(party, table=holders.left_to_bot(party.table, seat, seating.bot_place(party), at))


def _wished(party: Party, step: steps.Wished) -> Party:
    party = put(party, step.member, sits_out=False)
    return _wishing(party, Wish(step.member, step.when, step.at, step.seat))


def _seated(party: Party, step: steps.Seated) -> Party:
    running = party.table
    assert running is not None, "there is a seat"
    guest = party.members[step.member - 1]
    party = put(party, guest.id, played=guest.played + 1, last_played=party.number)
    sat = holders.seated(running, step.seat, guest.id, guest.patience, step.at)
    return replace(party, wishes=_without(party, guest.id), table=sat)


def _patience_given(party: Party, step: steps.PatienceGiven) -> Party:
    party, seat = put(party, step.member, patience=step.factor), seat_of(party, step.member)
    if party.table is None or seat is None:
        return party
    return replace(party, table=holders.patient(party.table, seat, step.factor))


def _deputed(party: Party, step: steps.Deputed) -> Party:
    others = tuple(id for id in party.deputies if id != step.member)
    return replace(party, deputies=(*others, step.member) if step.on else others)


def _handed_over(party: Party, step: steps.HandedOver) -> Party:
    deputies = tuple(id for id in party.deputies if id != step.member)
    return replace(party, host=step.member, had_role=(), deputies=deputies)


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


FOLDS: dict[type, Callable[[Party, Any], Party]] = {
    steps.Joined: _joined,
    steps.Admitted: _admitted,
    steps.Changed: _changed,
    steps.Connected: _connected,
    steps.Recognised: _recognised,
    steps.Moved: _moved_to,
    steps.Dropped: _dropped,
    steps.Lost: _lost,
    steps.Left: _left,
    steps.Removed: _removed,
    steps.WentHome: _went_home,
    steps.Wished: _wished,
    steps.Seated: _seated,
    steps.PatienceGiven: _patience_given,
    steps.Deputed: _deputed,
    steps.HandedOver: _handed_over,
    steps.TookOver: _took_over,
    steps.Trusted: _trusted,
}
