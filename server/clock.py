"""Time: the house's own time, clocks that can stand still, and how many seconds each thing gets.

All times are floats in seconds. *House time* only goes on while this process runs and its loop turns; every
deadline is an absolute house time or a time on a `Watch` over it, so that a killed server loses none.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

import msgspec

from games.game import Kind, Pace
from server.wire import Level

THINK = 45
"""Seconds a decision, unless the host says otherwise (GEN-5, FS-9.1)."""

SKIP_WINDOW = 6.0
"""Seconds in which a skip may be answered, unless the host says otherwise (LS-5.7)."""

REACTION_GRACE = 3.0
"""Where others may react first, a bot's move waits just so long, whatever anybody holds, unless the host says
otherwise (LS-7.7)."""

SHORTEST_THINK = 15
"""The host may set none, or from so many seconds a decision (GEN-5)."""

KINDS: dict[Kind, float] = {"idle": 8.0, "free": 5.0}
"""Seconds for what is due and no decision (SH speed mode); `think` and `skip` are the host's settings."""

HOLDS: dict[Pace, float] = {"none": 0.0, "glance": 1.0, "look": 2.2, "sheet": 15.0}
"""How long the table gives the eye time; a sheet ends earlier when the host goes on."""

LOST = 60.0
"""A phone that is gone for so long: its seat is away, its host's role may be taken."""

LEFT = 600.0
"""A person whose phone is gone for so long has gone home: no seat in a game until it is back."""

COUNTDOWN = 3.0
RULES_AT_MOST = 180.0
"""A rules pause with its countdown takes no longer."""

READER_GONE = 10.0
RESTART_AT_MOST = 20.0
"""After a restart the clock waits so long for the phones of the seats that are due."""

BEAT_GAP = 3.0
"""A gap between two beats longer than this was sleep or a stalled loop: nobody has lived it."""

TABLE_PACE = 0.7
"""The table's own action (a deal, a throw, a lot) comes so long after the last one."""

FLIGHT = 0.5
"""A card flies so long: only then a reaction to it can begin."""

BOT_PACE = (1.0, 1.8)
"""A bot's move shows so long after it becomes due: drawn per turn."""

REACTION: dict[Level, float] = {"easy": 2.0, "normal": 1.2}
"""A bot takes a chance out of turn so late at the earliest, and at the end of the grace at last (LS-7.7)."""

RACE: dict[Level, tuple[float, float]] = {"easy": (1.6, 3.0), "normal": (0.8, 3.0)}
"""A bot's pace where all may act and nobody must (SH-8.5)."""

SOONEST_SKIP = 2.0
"""Who has nothing but a skip to do skips by himself, so early at the earliest (LS-5.7)."""

SKIPS_AT_THE_END = 0.2
"""How often that is at the very end, so that a skip there does not tell of a card that was held back."""

BOT_LATE = 1.5
"""A bot that has said nothing so long after its move should show: what is due happens."""


def reached(time: float, now: float) -> bool:
    """Whether `now` is `time` or later; sums of floats may miss it by a hair."""
    return now >= time - 1e-6


def drawn(low: float, high: float, *key: object) -> float:
    """A number in [low, high) that the key alone decides: chance that a replay repeats."""
    digest = blake2b(repr(key).encode(), digest_size=8).digest()
    return low + (high - low) * (int.from_bytes(digest, "big") / 2**64)


class Timing(msgspec.Struct, frozen=True):
    """The host's settings of time, in seconds. `think` 0: no limit for a decision."""

    think: int = THINK
    skip_window: float = SKIP_WINDOW
    reaction_grace: float = REACTION_GRACE


class Watch(msgspec.Struct, frozen=True):
    """A clock over another time that can stand still. It stood for `stood` seconds, stands since `since`."""

    stood: float = 0.0
    since: float | None = None

    def shows(self, now: float) -> float:
        """What it shows at `now`."""
        return (now if self.since is None else self.since) - self.stood

    def shown(self, time: float) -> float:
        """When it shows (or showed) `time`, if it does not stand still again."""
        return time + self.stood

    def stop(self, now: float) -> Watch:
        """The watch, standing still from `now` on."""
        return self if self.since is not None else msgspec.structs.replace(self, since=now)

    def go(self, now: float) -> Watch:
        """The watch, going on at `now`."""
        return self if self.since is None else Watch(self.stood + now - self.since)


class HouseClock:
    """House time: goes on from `start` with `monotonic`, without what passes while the loop does not turn.

    `beat` is called once a second. Where nobody has asked for more than `BEAT_GAP` seconds, the time between
    is cut out. `monotonic` should count a suspended computer's sleep, where the system has such a clock.
    While the house cannot write anything down, `stop` keeps the time where it is.
    """

    def __init__(self, monotonic: Callable[[], float], start: float = 0.0) -> None:
        self._monotonic = monotonic
        self._asked = monotonic()
        self._watch = Watch(stood=self._asked - start)
        self._cut = 0.0

    def now(self) -> float:
        """House time; never goes back."""
        asked = self._monotonic()
        gap = asked - self._asked
        self._asked = asked
        if gap > BEAT_GAP:
            self._cut += gap
            if self._watch.since is None:
                self._watch = Watch(self._watch.stood + gap)
        return self._watch.shows(asked)

    def beat(self) -> float:
        """Take note that the loop turns. Returns the seconds cut out since the last beat, 0.0 as a rule."""
        self.now()
        cut, self._cut = self._cut, 0.0
        return cut

    def stop(self) -> None:
        """Keep the time where it is."""
        self.now()
        self._watch = self._watch.stop(self._asked)

    def go(self) -> None:
        """Let the time go on, without what passed since `stop`."""
        self.now()
        self._watch = self._watch.go(self._asked)
