"""When a bot moves, and when a skip comes by itself: at a human pace that tells nothing hidden."""

from __future__ import annotations

from server import clock
from server.table import Deadline, Table


def of_decision(running: Table, deadline: Deadline) -> float:
    """The play time at which a bot takes the decision: some time after it became due or the seat the bot's.

    Where others may react first it leaves them time, always as much; a bot that could answer a skip takes as
    long as a skip that comes by itself.
    """
    seat = running.seats[_seat(deadline)]
    begun = max(deadline.since, seat.since)
    if deadline.kind == "skip":
        return max(of_skip(running, deadline), seat.since)
    if deadline.reactions:
        return begun + clock.FLIGHT + running.timing.reaction_grace
    return begun + clock.drawn(*clock.BOT_PACE, *_chance(running, _seat(deadline)), deadline.since)


def of_skip(running: Table, deadline: Deadline) -> float:
    """The play time at which somebody skips who can do nothing else, be it a person or a bot (LS-5.7).

    Where others may react first, not before their time for it: a bot that answers must leave them that, and
    one that cannot answer must not be quicker.
    """
    assert deadline.seconds is not None, "a skip has its window, also where decisions have no limit"
    grace = clock.FLIGHT + running.timing.reaction_grace if deadline.reactions else 0.0
    soonest = min(max(clock.SOONEST_SKIP, grace), deadline.seconds)
    latest = soonest + (deadline.seconds - soonest) / (1 - clock.SKIPS_AT_THE_END)
    drawn = clock.drawn(soonest, latest, *_chance(running, _seat(deadline)), deadline.since)
    return deadline.since + min(drawn, deadline.seconds)


def of_reaction(running: Table, seat: int) -> float:
    """The play time at which a bot takes a chance that it may let pass: never sooner than a person could."""
    begun = max(running.since, running.seats[seat].since) + clock.FLIGHT
    if running.to_act:
        latest = running.timing.reaction_grace
        soonest = min(clock.REACTION[running.level], latest)
    else:
        soonest, latest = clock.RACE[running.level]
    return begun + clock.drawn(soonest, latest, *_chance(running, seat), len(running.log))


def is_forced(running: Table, deadline: Deadline) -> bool:
    """Whether a seat that is to skip can do nothing else."""
    if deadline.seat is None or deadline.kind != "skip":
        return False
    return running.legal[deadline.seat] == (deadline.action,)


def _seat(deadline: Deadline) -> int:
    assert deadline.seat is not None
    return deadline.seat


def _chance(running: Table, seat: int) -> tuple[object, ...]:
    """A key that nobody outside can know: who could foresee a draw would see when it was not the draw."""
    return running.evening, running.number, seat
