"""Measures the pages: what crosses the line, when the door is painted, how long a screen applies a view."""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import page_sizes
from bundle import ROOT

sys.path.insert(0, str(ROOT))

from playwright.async_api import Browser, Page, expect

from tests.e2e.browser import launched
from tests.e2e.couch import PHONE, Couch
from tests.e2e.served import Served

SLOWER = 4
"""How many times slower the processor is made."""
GAMES = 3
"""So many are played one after the other on the screen that is watched."""
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""A slow 4G: milliseconds from a request to the head of its answer, bytes a second (1.6 and 0.75 Mbit/s)."""

_DOOR = """
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#join-name')) return;
    observer.disconnect();
    // The frame after next begins when this one has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => { window.doorPainted = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });
"""

# Marks each view for the trace, whole or changed: the name of the event stands at the head of its frame.
_VIEWS = """
  const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  const isView = (data) => data instanceof ArrayBuffer
    && new TextDecoder('latin1').decode(data.slice(0, 48)).includes('view');
  Object.defineProperty(WebSocket.prototype, 'onmessage', { ...heard, set(listener) {
    heard.set.call(this, (message) => {
      if (isView(message.data)) performance.mark('view');
      listener.call(this, message);
    });
  } });
"""
_TRACED = ["toplevel", "blink.user_timing", "devtools.timeline"]
_LAYOUT = ("UpdateLayoutTree", "Layout")


async def _slow(page: Page) -> None:
    """Give the page a slow processor and a slow line."""
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", LINE)


async def door(browser: Browser, house: Served, times: int) -> list[float]:
    """Milliseconds from the navigation until the join form is on the screen; each time the cache is empty."""
    found = []
    for _ in range(times):
        context = await browser.new_context(
            locale="de-DE", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2
        )
        page = await context.new_page()
        await page.add_init_script(_DOOR)
        await _slow(page)
        await page.goto(f"{house.base}/{house.code}")
        painted = await page.wait_for_function("window.doorPainted")
        found.append(float(await painted.json_value()))
        await context.close()
    return found


async def views(browser: Browser, house: Served) -> list[list[float]]:
    """Milliseconds that a slow processor takes for each view that comes to a screen, of each of some games.

    In the first one much happens for the first time, and is not compiled yet.
    """
    couch = Couch(browser, house, still=False)
    tv = await couch.tv()
    await tv.page.add_init_script(_VIEWS)
    await tv.page.reload()
    await tv.scene("lobby")
    host = await couch.guest("Anna")
    await host.open("drawer")
    await host.choose("seconds", 0)
    await host.schedule(5, 3)
    await host.close()
    found = []
    for _ in range(GAMES):
        await host.start()
        # The first views bring the game's own code along, which is loaded once.
        await couch.play(tv, lambda state: state["laid"] >= 1)
        await browser.start_tracing(page=tv.page, categories=_TRACED)
        await couch.play(tv, lambda state: state["scene"] == "results")
        trace = json.loads(await browser.stop_tracing())
        found.append(list(_applied(trace["traceEvents"])))
    await couch.leave()
    return found


def _applied(events: list[dict[str, Any]]) -> Iterator[float]:
    """The thread's own time from each view's mark to its task's end, times `SLOWER`: no other program counts.

    Made slower by the browser itself it would: that holds the thread up by the clock on the wall. The mark
    comes when the frame is here and has been looked into for what it is; then it is unpacked, and the page's
    elements are changed. Style and layout are left out, wherever they happen: they belong to the frame, which
    has a measure of its own.
    """
    whole = [event for event in events if event["ph"] == "X" and "tdur" in event]
    for mark in events:
        if mark["name"] == "view" and "blink.user_timing" in mark["cat"]:
            beside = [each for each in whole if (each["pid"], each["tid"]) == (mark["pid"], mark["tid"])]
            around = [each for each in beside if "RunTask" in each["name"] and _within(mark, each)]
            task = min(around, key=lambda each: float(each["dur"]))
            drawn = [each for each in beside if each["name"] in _LAYOUT and _within(each, task)]
            took = task["tts"] + task["tdur"] - mark["tts"]
            yield SLOWER * (took - sum(each["tdur"] for each in drawn)) / 1000


def _within(event: dict[str, Any], task: dict[str, Any]) -> bool:
    return bool(task["ts"] <= event["ts"] <= task["ts"] + task["dur"])


async def measure(times: int) -> str:
    """The times as lines of text."""
    with tempfile.TemporaryDirectory() as data:
        house = Served(Path(data))
        await house.start()
        try:
            async with launched() as browser:
                painted = await door(browser, house, times)
                applied = await views(browser, house)
        finally:
            await house.stop()
    lines = [
        f"{'join form painted':<38}median {statistics.median(painted):7.0f} ms  "
        f"from {min(painted):.0f} to {max(painted):.0f}, {times} times"
    ]
    for number, game in enumerate(applied, 1):
        what = f"a view applied on the screen, game {number}"
        tail = statistics.quantiles(game, n=20)[-1]
        lines.append(
            f"{what:<38}median {statistics.median(game):7.1f} ms  "
            f"95 % below {tail:.1f}, longest {max(game):.1f}, {len(game)} views"
        )
    return "\n".join(lines)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=9, help="how often the door is opened (9)")
    arguments = parser.parse_args()
    print(page_sizes.table([*page_sizes.phone(), *page_sizes.tv()]), flush=True)
    expect.set_options(timeout=60_000)
    print(asyncio.run(measure(arguments.times)))


if __name__ == "__main__":
    main()
