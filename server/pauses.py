"""What makes the table stand still: rules that are read, the countdown after them, the host, a restart."""

from __future__ import annotations

import msgspec


class Pauses(msgspec.Struct, frozen=True):
    """Each may hold at the same time; the table goes on when none does. Times are house times.

    `readers`: members whose open rules stop the table, since `reading`. `countdown`: when it goes on after
    them. `host`: the host stopped it. `awaited`: members at the table whose phones are not back after a
    restart; until `restart` the clock waits for those of them who are due.
    """

    readers: tuple[int, ...] = ()
    reading: float | None = None
    countdown: float | None = None
    host: bool = False
    awaited: tuple[int, ...] = ()
    restart: float | None = None
