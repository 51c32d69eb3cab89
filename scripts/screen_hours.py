"""Hours of play on one screen in minutes: what the pages hold after each game; fails where it grows."""

import argparse
import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from bundle import ROOT

sys.path.insert(0, str(ROOT))

from playwright.async_api import CDPSession

from games.game import names
from tests.e2e.browser import launched
from tests.e2e.couch import Couch
from tests.e2e.pages import Seen
from tests.e2e.served import Served
from tests.hub.pages import Phone

QUICK = "tests.e2e.quick_house"
SPARE = 1.15
"""How many times as much as after the first games the pages may hold: an evening is remembered."""
MOST_MINUTES = 10
"""Of one game."""


class Held(NamedTuple):
    """What a page holds after a look for garbage: bytes of script, nodes, and listeners."""

    heap: float
    nodes: float
    listeners: float


class Watched:
    """A page that is asked what it holds."""

    def __init__(self, page: Seen) -> None:
        self.page = page
        self.found: list[Held] = []
        self._asked: CDPSession | None = None

    async def look(self) -> Held:
        """What it holds now."""
        if self._asked is None:
            self._asked = await self.page.context.new_cdp_session(self.page.page)
            await self._asked.send("Performance.enable")
        for _ in range(3):
            # What a first look frees may hold on to something else.
            await self._asked.send("HeapProfiler.collectGarbage")
        said = (await self._asked.send("Performance.getMetrics"))["metrics"]
        figures = {one["name"]: one["value"] for one in said}
        held = Held(figures["JSHeapUsedSize"], figures["Nodes"], figures["JSEventListeners"])
        self.found.append(held)
        return held

    def grows(self, games: int) -> list[str]:
        """What has grown from the first rounds of all `games` to the last one."""
        first, last = self.found[games : 2 * games], self.found[-games:]
        said = []
        for name, before, after in zip(
            Held._fields, zip(*first, strict=True), zip(*last, strict=True), strict=True
        ):
            then, now = statistics.mean(before), statistics.mean(after)
            if now > SPARE * then:
                said.append(f"{name} {then:.0f} -> {now:.0f}")
        return said


async def play(rounds: int, games: list[str]) -> bool:
    """All games in turn, so many times; whether nothing has grown."""
    with tempfile.TemporaryDirectory() as data:
        house = Served(Path(data), QUICK)
        await house.start()
        try:
            async with launched() as browser:
                couch = Couch(browser, house, still=False)
                screen = Watched(await couch.tv())
                host = await _host(house)
                pages = {"screen": screen, "phone": Watched(await couch.guest("Ben"))}
                for number in range(rounds):
                    for game in games:
                        await _play_one(host, game)
                        for name, page in pages.items():
                            held = await page.look()
                            print(
                                f"{number + 1:3} {game:<16}{name:<8}{held.heap / 1e6:7.2f} MB"
                                f"{held.nodes:8.0f} nodes{held.listeners:7.0f} listeners",
                                flush=True,
                            )
                grown = {name: found for name, page in pages.items() if (found := page.grows(len(games)))}
                print(grown or "nothing has grown")
                await host.go()
                await couch.leave()
        finally:
            await house.stop()
    return not grown


async def _host(house: Served) -> Phone:
    """A page without a picture, which gives the orders and does not play."""
    host = Phone(f"http://127.0.0.1:{house.port}", house.code)
    await host.come()
    member = await host.join("Anna")
    await host.order("sit_out", member=member, on=True)
    await host.order("set_up", seconds=15)
    return host


async def _play_one(host: Phone, game: str) -> None:
    number = (host.view["table"] or {"number": 0})["number"]
    await host.order("set_up", game=game, options={}, fill_to=4)
    answer = await host.order("start")
    assert answer["type"] == "done", answer
    await host.until(
        lambda view: view["party"]["phase"] == "results" and view["table"]["number"] > number,
        60 * MOST_MINUTES,
    )


def main() -> int:
    """Returns the exit code: 0 where nothing has grown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--rounds", type=int, default=6, help="how often all games are played (6)")
    arguments = parser.parse_args()
    return 0 if asyncio.run(play(arguments.rounds, arguments.games or names())) else 1


if __name__ == "__main__":
    sys.exit(main())
