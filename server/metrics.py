"""What the house tells those who watch over it: numbers alone, in the text format of Prometheus."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Literal, NamedTuple

from aiohttp import web

from server import party as core
from server.config import is_loopback
from server.door import SOURCE
from server.evening import plays
from server.house import House
from server.packets import PHONE, TV

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
"""Prometheus' exposition formats, "text-based format"."""


class Metric(NamedTuple):
    """A number that is watched. `labels`: as the format has them, such as `{page="tv"}`."""

    name: str
    kind: Literal["gauge", "counter"]
    help: str
    value: float
    labels: str = ""


def install(app: web.Application, house: House) -> None:
    """`/healthz`, which tells anybody whether all is well, and `/metrics`, for this computer alone.

    With the setting `metrics` everybody is answered. Who asks through a proxy comes from elsewhere, and with
    one that is trusted nobody can be told from it: it need not say for whom it asks.
    """
    started = house.wall()

    async def healthz(_: web.Request) -> web.Response:
        well = not failing(house)
        return web.json_response(
            {"ok": well}, status=200 if well else 503, headers={"Cache-Control": "no-store"}
        )

    async def metrics(request: web.Request) -> web.Response:
        proxy = house.config.trust_proxy or "X-Forwarded-For" in request.headers
        here = is_loopback(request[SOURCE]) and not proxy
        if not (here or house.config.metrics):
            return web.Response(status=404, text="There is nothing here.\n")
        return web.Response(
            body=text(house, started).encode(),
            headers={"Content-Type": CONTENT_TYPE, "Cache-Control": "no-store"},
        )

    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", metrics)


def failing(house: House) -> int:
    """Evenings whose last append failed: their tables wait."""
    return sum(evening.line.trouble for evening in house.evenings.values())


def text(house: House, started: float) -> str:
    """All numbers. `started`: the wall time of the house's start."""
    lines, told = list[str](), set[str]()
    for metric in _metrics(house, started):
        if metric.name not in told:
            told.add(metric.name)
            lines.append(f"# HELP {metric.name} {metric.help}")
            lines.append(f"# TYPE {metric.name} {metric.kind}")
        lines.append(f"{metric.name}{metric.labels} {metric.value:.15g}")
    return "\n".join(lines) + "\n"


def _metrics(house: House, started: float) -> Iterator[Metric]:
    evenings, journal = list(house.evenings.values()), house.journal
    yield Metric("process_start_time_seconds", "gauge", "Start of the house, since 1970.", started)
    yield Metric("couchtisch_evenings", "gauge", "Open evenings.", len(evenings))
    running = sum(plays(evening.party) for evening in evenings)
    yield Metric("couchtisch_games", "gauge", "Games that are being played.", running)
    for page, namespace in (("tv", TV), ("phone", PHONE)):
        count = sum(evening.hub.count(namespace) for evening in evenings)
        yield Metric("couchtisch_pages", "gauge", "Connected pages.", count, f'{{page="{page}"}}')
    yield Metric(
        "couchtisch_overdue_seconds",
        "gauge",
        "How late the latest of all things is that happen by themselves.",
        max((_overdue(house, id) for id in list(house.evenings)), default=0.0),
    )
    yield Metric("couchtisch_failing", "gauge", "Evenings that cannot be written down.", failing(house))
    yield Metric("couchtisch_commits_total", "counter", "Commits of the journal.", journal.writer.commits)
    yield Metric(
        "couchtisch_commit_seconds_total",
        "counter",
        "Seconds spent in commits.",
        journal.writer.commit_seconds,
    )
    yield Metric(
        "couchtisch_commit_failures_total",
        "counter",
        "Jobs of the journal that failed.",
        journal.writer.failures,
    )


def _overdue(house: House, id: str) -> float:
    """Seconds by which an evening's next appointment has passed; a game's fault there is told elsewhere."""
    line = house.evenings[id].line
    with contextlib.suppress(Exception):
        wake = core.wake(line.party)
        if wake is not None and not line.trouble:
            return max(0.0, line.now() - wake)
    return 0.0
