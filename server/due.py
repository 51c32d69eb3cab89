"""What happens by itself: one list of it, from which both the next wake and the tick are read."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

from server import clock, fold, pace, pausing, shelf, steps, table
from server.evening import Party, free_seat, here, member, plays
from server.steps import Step
from server.table import Deadline, Table

Due = tuple[float, Callable[[float], Step]]
"""A house time, and the step that it then becomes."""

_NOT_DRAWN = random.Random(0)
"""Where only the time is asked for."""

MOST_AT_ONCE = 200
"""Steps of one tick; what is more waits for the next one, which is due at once."""


def wake(party: Party) -> float | None:
    """The house time at which `tick` has something to do; None: it waits for a person (or for nothing)."""
    return min((time for time, _ in _dues(party, _NOT_DRAWN)), default=None)


def tick(party: Party, now: float, rng: random.Random) -> tuple[Step, ...]:
    """Everything that is due by itself at `now`, first what was due first."""
    happened: list[Step] = []
    while len(happened) < MOST_AT_ONCE:
        dues = [due for due in _dues(party, rng) if clock.reached(due[0], now)]
        if not dues:
            break
        happened.append(min(dues, key=lambda due: due[0])[1](now))
        party, _ = fold.apply(party, happened[-1])
    return tuple(happened)


def expired(party: Party, running: Table, deadline: Deadline, now: float) -> steps.Acted:
    """What is due of a seat, marked with whose fault it is: only a person who is here let time pass.

    Where nobody must act that counts as well, if the host has set a limit: else all could sit there for ever.
    Who could do nothing but what the rules did for him may have tried all the same.
    """
    assert deadline.seat is not None
    seat, action = running.seats[deadline.seat], table.due_action(running, deadline)
    if deadline.kind != "think":
        limited = deadline.kind == "idle" and running.timing.think > 0
        chose = running.legal[deadline.seat] != (action,)
        counted = limited and chose and not seat.bot and here(party, seat.member)
        return steps.Acted(now, deadline.seat, action, "rules", counted)
    if seat.bot:
        return steps.Acted(now, deadline.seat, action, "bot")
    return steps.Acted(now, deadline.seat, action, "clock", here(party, seat.member))


def _dues(party: Party, rng: random.Random) -> Iterator[Due]:
    yield from _of_people(party)
    running = party.table
    if running is None:
        return
    if plays(party):
        yield from _of_wishes(party, running)
        yield from _of_pauses(party)
        if pausing.stands_still(party):
            return
    if running.hold is not None:
        yield running.floor.shown(running.hold.until), steps.HoldOver
    elif plays(party):
        yield from _of_play(party, running, rng)


def _of_people(party: Party) -> Iterator[Due]:
    for one in party.members:
        if one.gone is None or one.removed or one.left:
            continue
        if one.lost:
            yield one.gone + clock.LEFT, partial(steps.Left, member=one.id)
        else:
            yield one.gone + clock.LOST, partial(steps.Lost, member=one.id)


def _of_wishes(party: Party, running: Table) -> Iterator[Due]:
    """Who waits for a bot's seat gets it at once, or while the score sheet of a round is looked at."""
    between_rounds = running.hold is not None and running.hold.pace == "sheet"
    for wish in party.wishes:
        seat = free_seat(party, wish)
        if (
            seat is not None
            and here(party, wish.member)
            and (wish.when == "now" or (wish.when == "round" and between_rounds))
        ):
            yield wish.since, partial(steps.Seated, member=wish.member, seat=seat)


def _of_pauses(party: Party) -> Iterator[Due]:
    pauses = party.pauses
    if pauses.reading is not None:
        yield pauses.reading + clock.RULES_AT_MOST - clock.COUNTDOWN, steps.Countdown
    for id in pauses.readers:
        reader = member(party, id)
        if reader is not None and reader.gone is not None:
            yield reader.gone + clock.READER_GONE, partial(steps.RulesClosed, member=id)
    if pauses.countdown is not None:
        yield pauses.countdown, steps.WentOn
    if pauses.restart is not None:
        yield pauses.restart, steps.RestartOver


def _of_play(party: Party, running: Table, rng: random.Random) -> Iterator[Due]:
    """What the clock of the decisions brings while it goes."""
    if running.table_acts:
        time = table.house_time(running, running.since + clock.TABLE_PACE)
        yield time, partial(_table_action, running, rng)
    for deadline in running.deadlines:
        if deadline.seat is None:
            happens: Callable[[float], Step] = partial(steps.TableActed, action=deadline.action)
        else:
            happens = partial(expired, party, running, deadline)
        if (end := _end(running, deadline)) is not None:
            yield table.house_time(running, end), happens


def _end(running: Table, deadline: Deadline) -> float | None:
    """The play time at which what is due happens; None: nothing presses."""
    if pace.is_forced(running, deadline):
        return pace.of_skip(running, deadline)
    if deadline.seat is not None and deadline.is_decision and running.seats[deadline.seat].bot:
        return pace.of_decision(running, deadline) + clock.BOT_LATE
    return None if deadline.seconds is None else deadline.since + deadline.seconds


def _table_action(running: Table, rng: random.Random, now: float) -> steps.TableActed:
    action = shelf.game(running.game).table_action(running.state, rng)
    assert action is not None, "the table has something to do"
    return steps.TableActed(now, action, f"{rng.getrandbits(128):032x}" if _is_deal(action) else None)


def _is_deal(action: str) -> bool:
    """Whether an action of the table puts hidden cards in an order."""
    return action.split(" ", 1)[0] == "deal"
