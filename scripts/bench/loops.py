"""The two loops of load: closed, with so many taps on their way at any time, and open, at a given rate."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

import msgspec


class Figures(msgspec.Struct):
    """What one run came to. Times in seconds; `cpu`: of the server, an action; `share`: of its core.

    `load`: the load's own share of its core. `bytes`: an action, of messages to the pages. `rss`: kB of the
    server at the end. `refused`: taps that came to nothing; `missed`: while nobody had anything to decide.
    """

    actions: int
    rate: float
    p50: float
    p99: float
    cpu: float
    share: float
    load: float
    bytes: float
    rss: int
    refused: int = 0
    missed: int = 0


class Crowd(Protocol):
    """A party, or what stands for one. `refused`: taps that came to nothing.

    `ready` is called when a tap is due, `landed` with the seconds from a tap until all screens show what came
    of it; None: it was refused.
    """

    ready: Callable[[Crowd], None]
    landed: Callable[[float | None], None]
    refused: int

    @property
    def received(self) -> int:
        """Bytes of messages so far."""

    @property
    def waits(self) -> bool:
        """Whether a tap is due and none on its way."""

    def tap(self, since: float | None = None) -> bool:
        """Tap, if one is due; counted from `since`, if that was before. Gives whether one is on its way."""


class Meter:
    """Counts what a server spends and how long its actions take."""

    def __init__(self, server: int, crowds: Sequence[Crowd], least: int) -> None:
        self.missed = 0
        self._server = server
        self._crowds = crowds
        self._least = least
        self._enough = asyncio.Event()
        self._took: list[float] = []

    def landed(self, took: float | None) -> None:
        """An action is on all screens; None: it came to nothing."""
        if took is not None:
            self._took.append(took)
            if len(self._took) == self._least:
                self._enough.set()

    def _begin(self) -> None:
        """Count from now on."""
        self._took.clear()
        self._enough.clear()
        self.missed = 0
        self._began, self._own = time.perf_counter(), time.process_time()
        self._cpu, self._bytes, self._refused = cpu(self._server), self._received(), self._refusals()

    def _end(self) -> Figures:
        """What has come together."""
        passed, spent = time.perf_counter() - self._began, cpu(self._server) - self._cpu
        took = sorted(self._took) or [0.0]
        count = max(len(self._took), 1)
        return Figures(
            actions=len(self._took),
            rate=len(self._took) / passed,
            p50=took[len(took) // 2],
            p99=took[len(took) * 99 // 100],
            cpu=spent / count,
            share=spent / passed,
            load=(time.process_time() - self._own) / passed,
            bytes=(self._received() - self._bytes) / count,
            rss=rss(self._server),
            refused=self._refusals() - self._refused,
            missed=self.missed,
        )

    async def run(self, warm: float, seconds: float) -> Figures:
        """The figures of so many seconds after those to warm up, or more, until enough actions came."""
        gc.collect()
        gc.freeze()
        gc.disable()
        try:
            await asyncio.sleep(warm)
            self._begin()
            await asyncio.sleep(seconds)
            await self._enough.wait()
            return self._end()
        finally:
            gc.enable()
            gc.unfreeze()

    def _received(self) -> int:
        return sum(crowd.received for crowd in self._crowds)

    def _refusals(self) -> int:
        return sum(crowd.refused for crowd in self._crowds)


async def closed(
    server: int, crowds: Sequence[Crowd], flight: int, warm: float, seconds: float, least: int
) -> Figures:
    """At any time `flight` taps are on their way, as long as that many crowds have something to decide."""
    meter = Meter(server, crowds, least)
    free, waiting, queued = flight, deque[Crowd](), set[int]()

    def ready(crowd: Crowd) -> None:
        if id(crowd) not in queued:
            queued.add(id(crowd))
            waiting.append(crowd)
            go_on()

    def landed(took: float | None) -> None:
        nonlocal free
        free += 1
        meter.landed(took)
        go_on()

    def go_on() -> None:
        nonlocal free
        while free > 0 and waiting:
            crowd = waiting.popleft()
            queued.discard(id(crowd))
            free -= crowd.tap()

    for crowd in crowds:
        crowd.ready, crowd.landed = ready, landed
    for crowd in crowds:
        if crowd.waits:
            ready(crowd)
    figures = await meter.run(warm, seconds)
    _let_go(crowds)
    return figures


async def opened(
    server: int, crowds: Sequence[Crowd], every: float, warm: float, seconds: float, least: int
) -> Figures:
    """In each crowd a tap is due every so many seconds, at an even pace over all of them."""
    meter = Meter(server, crowds, least)
    for crowd in crowds:
        crowd.ready, crowd.landed = _nothing, meter.landed

    async def tap_on() -> None:
        order = random.sample(list(crowds), len(crowds))
        start, turn = time.perf_counter(), 0
        while True:
            due = start + turn * every / len(order)
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            meter.missed += not order[turn % len(order)].tap(due)
            turn += 1

    tapping = asyncio.create_task(tap_on())
    try:
        return await meter.run(warm, seconds)
    finally:
        tapping.cancel()
        await asyncio.gather(tapping, return_exceptions=True)
        _let_go(crowds)


def _let_go(crowds: Sequence[Crowd]) -> None:
    for crowd in crowds:
        crowd.ready, crowd.landed = _nothing, _nothing


def _nothing(_: object) -> None:
    """Nobody wants to know."""


def cpu(process: int) -> float:
    """Seconds of processor time that a process has used, all its threads together; 0 where nobody says so."""
    fields = _told(process, "stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def rss(process: int) -> int:
    """kB of memory that a process has at present; 0 where nobody says so."""
    _, found, rest = _told(process, "status").partition("VmRSS:")
    return int(rest.split()[0]) if found else 0


def _told(process: int, what: str) -> str:
    path = Path(f"/proc/{process}/{what}")
    return path.read_text() if path.exists() else ""
