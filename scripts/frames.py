"""Measures the screen's frames while a game is played on it: the work of script, style and layout in each."""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bundle import ROOT

sys.path.insert(0, str(ROOT))

from playwright.async_api import Browser, ViewportSize, expect

from games.game import names
from screen_hours import QUICK
from tests.e2e.browser import launched
from tests.e2e.couch import Couch
from tests.e2e.leader import begin, leader
from tests.e2e.served import Served

SLOWER = 4
"""How many times slower a television's processor is taken to be than this one."""
SCREEN: ViewportSize = {"width": 1920, "height": 1080}
SEATS = 5
GOAL = 8
"""Milliseconds of a slow processor that a frame may take."""
DISPLAYED = 1000 / 60
"""Milliseconds for which a screen shows a frame."""

_TRACED = ["toplevel", "devtools.timeline", "devtools.timeline.frame", "blink.user_timing", "v8.execute"]
_MARK = "couchtisch-screen"
"""Which of the browser's pages is the screen."""
_FRAME = "Layerize"
"""What the page's thread does last for a frame, each time once."""
_PARTS = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "FireAnimationFrame": "script",
    "TimerFire": "script",
    "EventDispatch": "script",
    "RunMicrotasks": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
}
"""What counts, by the browser's own names of its tasks."""


class Work(NamedTuple):
    """Of one frame, in milliseconds of a slow processor."""

    script: float
    style: float
    layout: float


async def played(browser: Browser, house: Served, game: str, seconds: float, warm: float) -> list[Work]:
    """The frames of a screen on which bots play that game for so long, after they have played for `warm`."""
    couch = Couch(browser, house, still=False)
    tv = await couch.tv(size=SCREEN)
    host = await leader(house)
    await begin(host, game, SEATS)
    await tv.scene("table")
    # The first moments bring the game's own code along, which is loaded once.
    await tv.shows(".table-news-now:not(:empty)")
    # What happens for the first time of an evening compiles its functions, which later frames do not.
    await asyncio.sleep(warm)
    await browser.start_tracing(page=tv.page, categories=_TRACED)
    # Every page of the browser is traced.
    await tv.page.evaluate("(name) => performance.mark(name)", _MARK)
    await asyncio.sleep(seconds)
    trace = json.loads(await browser.stop_tracing())
    await host.go()
    await couch.leave()
    return list(frames(trace["traceEvents"]))


def frames(events: list[dict[str, Any]]) -> Iterator[Work]:
    """The work of each frame, by the thread's own time: no other program counts in it.

    To a frame belongs all that ran on the page's thread since the frame before, unless the thread then rested
    for as long as a frame is shown, also by the clock of the slow processor: nobody waits for what was done
    before such a rest, or after the last frame. Where that alone took longer than a frame may, it counts as
    one: it would have kept a frame from being drawn. What one task does inside another counts once: style and
    layout that a script asks for are none of the script's work.
    """
    page = next((event["pid"], event["tid"]) for event in events if event["name"] == _MARK)
    timed = [event for event in events if event["ph"] == "X" and "tdur" in event]
    done, last = _nothing(), 0.0
    around: list[tuple[float, str]] = []
    for event in sorted((event for event in timed if (event["pid"], event["tid"]) == page), key=_start):
        if event["name"] == _FRAME:
            yield Work(**done)
            done = _nothing()
        part = _PARTS.get(event["name"])
        if part is None:
            continue
        at, end = event["ts"], event["ts"] + event["dur"]
        longer = sum(done.values()) * (1 - 1 / SLOWER)
        if (at - last) / 1000 - longer > DISPLAYED:
            if sum(done.values()) > GOAL:
                yield Work(**done)
            done = _nothing()
        last = max(last, end)
        took = SLOWER * event["tdur"] / 1000
        while around and around[-1][0] <= at:
            around.pop()
        if around:
            done[around[-1][1]] -= took
        done[part] += took
        around.append((end, part))
    if sum(done.values()) > GOAL:
        yield Work(**done)


def _nothing() -> dict[str, float]:
    return dict.fromkeys(Work._fields, 0.0)


def _start(event: dict[str, Any]) -> tuple[float, float]:
    """Before what lies within it."""
    return event["ts"], -event["dur"]


def line(game: str, found: list[Work]) -> str:
    """The figures of one game."""
    whole = [sum(work) for work in found]
    aimed = [work.script + work.style for work in found]
    busiest = max(found, key=sum)
    tail = statistics.quantiles(whole, n=100)
    return (
        f"{game:<16}{len(whole):5} frames  median {statistics.median(whole):5.1f} ms  "
        f"95 % below {tail[94]:5.1f}  99 % below {tail[98]:5.1f}  longest {sum(busiest):5.1f} "
        f"(script {busiest.script:.1f}, style {busiest.style:.1f}, layout {busiest.layout:.1f})  "
        f"script and style alone: median {statistics.median(aimed):.1f}, "
        f"95 % below {statistics.quantiles(aimed, n=100)[94]:.1f}, "
        f"over {GOAL}: {sum(work > GOAL for work in aimed)}, longest {max(aimed):.1f}"
    )


async def measure(games: list[str], seconds: float, warm: float) -> None:
    """Print the figures of each game."""
    async with launched() as browser:
        for game in games:
            with tempfile.TemporaryDirectory() as data:
                house = Served(Path(data), QUICK)
                await house.start()
                try:
                    print(line(game, await played(browser, house, game, seconds, warm)), flush=True)
                finally:
                    await house.stop()


def main() -> None:
    """Measure the games named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--seconds", type=float, default=20, help="how long each is looked at (20)")
    parser.add_argument("--warm", type=float, default=5, help="how long it has been played before (5)")
    arguments = parser.parse_args()
    expect.set_options(timeout=60_000)
    asyncio.run(measure(arguments.games or names(), arguments.seconds, arguments.warm))


if __name__ == "__main__":
    main()
