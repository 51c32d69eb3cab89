"""What an intent of a person comes to: steps, or a refusal that says why not."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from games.game import AnyGame
from server import names, orders, seating, shelf, steps, wire
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
from server.recognition import Trace
from server.steps import Step
from server.table import Table

Steps = tuple[Step, ...]

MOST_KNOCKING = 8
"""So many may wait for the host's nod at a time."""

MOST_OF_ONE_PHONE = 2
"""As so many people may one phone knock; more than once, since a page in private mode forgets who it was."""


def decide(party: Party, who: Who, intent: wire.Message, now: float, rng: random.Random) -> Steps:
    """What an intent comes to (all but `Join` and `Resync`); nothing when it is done. Raises `Refusal`.

    Whatever a person does is a touch: an absent seat is his again, at once.
    """
    if isinstance(intent, wire.Host):
        decided = orders.decide(party, who, intent.order, now)
    else:
        decided = _DECISIONS[type(intent)](party, who, intent, now)
    if isinstance(intent, wire.Leave) or any(isinstance(step, steps.Back) for step in decided):
        return decided
    return (*_touched(party, who, now), *decided)


def join(
    party: Party,
    who: Who,
    intent: wire.Join,
    token_hash: str,
    now: float,
    rng: random.Random,
    trace: Trace | None = None,
) -> steps.Joined:
    """A person comes in with a name, and gets looks that nobody has, as far as they reach."""
    if who.member is not None:
        raise Refusal("already_joined")
    # A door that nobody is left to open is open: else an evening of yesterday would keep today's out.
    guarded = not who.owner and any(not one.left for one in people(party))
    if party.settings.locked and guarded:
        raise Refusal("locked")
    others = _others(party)
    if len([one for one in others if not (one.knocks and one.left)]) >= MOST_PEOPLE:
        raise Refusal("full")
    knocks = party.settings.nod and guarded
    if knocks and not _has_room(knocking(party), trace):
        raise Refusal("door_full")
    return steps.Joined(
        at=now,
        member=len(party.members) + 1,
        name=names.clean(intent.name, _names(party, others)),
        token_hash=token_hash,
        colour=rng.choice(seating.least_used(seating.COLOURS, [other.colour for other in others])),
        symbol=rng.choice(seating.least_used(seating.SYMBOLS, [other.symbol for other in others])),
        trace=trace,
        knocks=knocks,
    )


def _has_room(waiting: Iterable[Member], trace: Trace | None) -> bool:
    """Whether one more may wait for the nod: one phone, or one that has gone again, keeps nobody from it."""
    there = [one for one in waiting if not one.lost]
    of_phone = [one for one in there if trace and one.trace and one.trace.phone == trace.phone]
    return len(there) < MOST_KNOCKING and len(of_phone) < MOST_OF_ONE_PHONE


def _others(party: Party, me: int | None = None) -> list[Member]:
    """Who has a name, a colour and a symbol that `me` is to be told apart from."""
    return [one for one in (*people(party), *knocking(party)) if one.id != me]


def _names(party: Party, others: Iterable[Member]) -> list[str]:
    """Theirs, and of those sent away who have played: in the ranking these stand beside everybody else."""
    gone = [one for one in party.members if one.removed and one.played]
    return [one.name for one in (*others, *gone)]


def asker(party: Party, who: Who) -> Member:
    """The member an intent comes from. Raises `Refusal`: `not_joined`, `removed`, `not_admitted`."""
    found = member(party, who.member)
    if found is None:
        raise Refusal("not_joined")
    if found.removed:
        raise Refusal("removed")
    if found.knocks:
        raise Refusal("not_admitted")
    return found


def may_take_over(party: Party, who: Who) -> bool:
    """Whether he may become host now: by the owner's key, by an old claim, or while the host is away."""
    me = member(party, who.member)
    if me is None or me.knocks or me.id == party.host:
        return False
    host = member(party, party.host)
    return who.owner or who.member in party.had_role or host is None or host.lost


def _touched(party: Party, who: Who, now: float) -> Steps:
    seat = seat_of(party, who.member)
    if seat is None or party.table is None or not plays(party) or not party.table.seats[seat].away:
        return ()
    return (steps.Back(now, seat),)


def _act(party: Party, who: Who, intent: wire.Act, now: float) -> Steps:
    me = asker(party, who)
    if intent.intent in me.intents:
        return ()
    seat = seat_of(party, me.id)
    if party.table is None or not plays(party):
        raise Refusal("no_game")
    if seat is None:
        raise Refusal("not_seated")
    if party.pauses.host or party.pauses.readers or party.pauses.countdown is not None:
        raise Refusal("paused")
    action = _listed(shelf.game(party.table.game), party.table, seat, intent)
    return (steps.Acted(now, seat, action, "member", member=me.id, intent=intent.intent),)


def _listed(game: AnyGame, table: Table, seat: int, intent: wire.Act) -> str:
    """The action in its listed spelling. Where a seat may act out of turn, legality alone decides.

    So it does when the turn has come to the seat meanwhile, for what it could do before.
    """
    stale = intent.turn != table.seats[seat].turn
    listed = intent.action in table.legal[seat]
    action = intent.action if listed else game.spell(table.state, seat, intent.action)
    if stale and seat in table.to_act and action not in table.seats[seat].chances:
        raise Refusal("too_late")
    if listed or action in table.legal[seat]:
        return action
    raise Refusal("too_late" if stale else game.why_not(table.state, seat, intent.action))


def _change(party: Party, who: Who, intent: wire.Change, now: float) -> Steps:
    me = asker(party, who)
    others = _others(party, me.id)
    name = None if intent.name is None else names.clean(intent.name, _names(party, others))
    _free(intent.colour, me.colour, [other.colour for other in others], seating.COLOURS, "colour")
    _free(intent.symbol, me.symbol, [other.symbol for other in others], seating.SYMBOLS, "symbol")
    sits_out = intent.sits_out if intent.sits_out != me.sits_out else None
    changed = steps.Changed(now, me.id, name, intent.colour, intent.symbol, intent.ready, sits_out)
    return () if changed == steps.Changed(now, me.id) else (changed,)


def _free(wanted: int | None, mine: int, taken: list[int], count: int, about: str) -> None:
    """Raises `Refusal` when somebody else has it while others are free."""
    if wanted is None or wanted == mine:
        return
    if wanted not in seating.least_used(count, taken):
        raise Refusal(f"{about}_taken", about)


def _rules(party: Party, who: Who, intent: wire.Rules, now: float) -> Steps:
    me = asker(party, who)
    if me.reading == intent.open:
        return ()
    return (steps.RulesOpened(now, me.id) if intent.open else steps.RulesClosed(now, me.id),)


def _go_on(party: Party, who: Who, intent: wire.GoOn, now: float) -> Steps:
    me = asker(party, who)
    if party.pauses.readers:
        if not gives_orders(party, me.id) and seat_of(party, me.id) is None:
            raise Refusal("not_seated")
        return (steps.Countdown(now),)
    if party.table is None or party.table.hold is None or party.table.hold.pace != "sheet":
        return ()
    if not gives_orders(party, me.id):
        raise Refusal("not_host")
    return (steps.HoldOver(now),)


def _leave(party: Party, who: Who, intent: wire.Leave, now: float) -> Steps:
    """What the person does not do is take the seat back, as any other touch would."""
    knocker = next((one for one in knocking(party) if one.id == who.member), None)
    if knocker is not None and intent.for_good:
        return (steps.WentHome(now, knocker.id),)
    me = asker(party, who)
    if intent.for_good:
        holds = plays(party) and seat_of(party, me.id) is not None
        return (steps.WentHome(now, me.id),) if holds or not me.sits_out else ()
    seat = seat_of(party, me.id)
    if seat is None or party.table is None or not plays(party):
        raise Refusal("not_seated")
    return () if party.table.seats[seat].away else (steps.Away(now, seat),)


def _touch(party: Party, who: Who, intent: wire.Touch, now: float) -> Steps:
    asker(party, who)
    return ()


def _take_over(party: Party, who: Who, intent: wire.TakeOver, now: float) -> Steps:
    me = asker(party, who)
    if me.id == party.host:
        return ()
    if not may_take_over(party, who):
        raise Refusal("host_is_here")
    return (steps.TookOver(now, me.id, who.owner),)


_DECISIONS: dict[type, Callable[[Party, Who, Any, float], Steps]] = {
    wire.Act: _act,
    wire.Change: _change,
    wire.Rules: _rules,
    wire.GoOn: _go_on,
    wire.Touch: _touch,
    wire.Leave: _leave,
    wire.TakeOver: _take_over,
}
