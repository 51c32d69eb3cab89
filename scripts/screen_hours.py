"""Hours of play on one screen in minutes: what the pages hold after each game; fails where it grows on."""

import argparse
import asyncio
import json
import os
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
from tests.e2e.leader import begin, leader
from tests.e2e.pages import Seen
from tests.e2e.served import Served
from tests.hub.pages import Phone

QUICK = "tests.e2e.quick_house"
MOST_MINUTES = 10
"""Of one game."""
FEWEST_ROUNDS = 6
"""Half of them until the pages have all their parts and most cards were drawn, half to look for growth."""
CODE = ("code", "object shape")
"""Of the kinds of a heap snapshot: what the engine makes of functions and objects to run them sooner."""
BROWSER = ("native", "hidden", "synthetic")
"""What lies beside the script's memory: a page's nodes, styles and pictures."""


class Held(NamedTuple):
    """What a page holds after a look for garbage: bytes of the script's data and code, nodes, listeners."""

    data: float
    code: float
    nodes: float
    listeners: float


MOST = Held(data=6_000, code=25_000, nodes=40, listeners=0.5)
"""What may come with a game in the second half: an evening is remembered, the engine compiles for a while."""


class Watched:
    """A page that is asked what it holds."""

    def __init__(self, page: Seen) -> None:
        self.page = page
        self.found: list[Held] = []
        self._asked: CDPSession | None = None
        self._written: list[str] = []

    async def _session(self) -> CDPSession:
        if self._asked is None:
            self._asked = await self.page.context.new_cdp_session(self.page.page)
            await self._asked.send("Performance.enable")
            self._asked.on(
                "HeapProfiler.addHeapSnapshotChunk", lambda part: self._written.append(part["chunk"])
            )
        return self._asked

    async def look(self) -> Held:
        """What it holds now."""
        asked = await self._session()
        for _ in range(3):
            # What a first look frees may hold on to something else.
            await asked.send("HeapProfiler.collectGarbage")
        said = (await asked.send("Performance.getMetrics"))["metrics"]
        figures = {one["name"]: one["value"] for one in said}
        self._written.clear()
        await asked.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        code, data = weighed("".join(self._written))
        held = Held(data, code, figures["Nodes"], figures["JSEventListeners"])
        self.found.append(held)
        return held


def growth(found: list[Held], games: int) -> Held:
    """What came with a game in the second half of the rounds, of `games` each, each beside itself."""
    rounds = len(found) // games
    half = found[(rounds - rounds // 2) * games :]

    def slope(values: list[float]) -> float:
        return statistics.linear_regression(range(0, len(values) * games, games), values).slope

    return Held(
        *(
            statistics.mean(slope([held[at] for held in half[game::games]]) for game in range(games))
            for at in range(len(Held._fields))
        )
    )


def weighed(snapshot: str) -> tuple[int, int]:
    """The bytes of code and of data in a heap snapshot of V8, which is JSON."""
    found = json.loads(snapshot)
    meta, nodes = found["snapshot"]["meta"], found["nodes"]
    fields, kinds = meta["node_fields"], meta["node_types"][0]
    code = data = 0
    for kind, size in zip(
        nodes[fields.index("type") :: len(fields)],
        nodes[fields.index("self_size") :: len(fields)],
        strict=True,
    ):
        if kinds[kind] in CODE:
            code += size
        elif kinds[kind] not in BROWSER:
            data += size
    return code, data


async def play(rounds: int, games: list[str]) -> bool:
    """All games in turn, so many times; whether nothing has grown."""
    with tempfile.TemporaryDirectory() as data:
        house = Served(Path(data), QUICK)
        await house.start()
        try:
            async with launched() as browser:
                couch = Couch(browser, house, still=False)
                screen = Watched(await couch.tv())
                host = await leader(house)
                ben = await couch.guest("Ben")
                pages = {"screen": screen, "phone": Watched(ben)}
                for number in range(rounds):
                    for game in games:
                        await _play_one(host, game)
                        for name, page in pages.items():
                            # Not while the table still lies there.
                            await page.page.at('main[data-view="results"]').wait_for()
                            held = await page.look()
                            print(
                                f"{number + 1:3} {game:<16}{name:<8}"
                                f"{held.data / 1e3:8.0f} kB data{held.code / 1e3:8.0f} kB code"
                                f"{held.nodes:8.0f} nodes{held.listeners:7.0f} listeners",
                                flush=True,
                            )
                    # After one game the podium says it all.
                    if len(screen.found) > 1:
                        await screen.page.at('main[data-view="ranking"]').wait_for()
                    await _look_around(ben)
                told = [_told(name, growth(page.found, len(games))) for name, page in pages.items()]
                await host.go()
                await couch.leave()
        finally:
            await house.stop()
    return all(told)


def _told(name: str, grown: Held) -> bool:
    """Say what came with a game; whether that is little enough."""
    fine = all(each <= most for each, most in zip(grown, MOST, strict=True))
    print(
        f"{name}, with each game: {grown.data:+.0f} bytes of data, {grown.code:+.0f} of code,"
        f" {grown.nodes:+.1f} nodes, {grown.listeners:+.2f} listeners{'' if fine else ': TOO MUCH'}"
    )
    return fine


async def _play_one(host: Phone, game: str) -> None:
    number = (host.view["table"] or {"number": 0})["number"]
    await begin(host, game, seats=4)
    await host.until(
        lambda view: view["party"]["phase"] == "results" and view["table"]["number"] > number,
        60 * MOST_MINUTES,
    )


async def _look_around(phone: Seen) -> None:
    """Open and close what lies behind the buttons, without a handle: it would keep what it leads to."""
    for button in ('[data-open="rules"]', '[data-open="sheet"]', ".topbar-me"):
        await phone.at(button).first.tap()
        await phone.at(".paper-head .round-button").first.tap()
        await phone.at(".paper").first.wait_for(state="detached")


def main() -> int:
    """Returns the exit code: 0 where nothing has grown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--rounds", type=int, default=8, help="how often all games are played (8)")
    parser.add_argument("--faster", type=int, default=10, help="how fast time passes in the house (10)")
    arguments = parser.parse_args()
    if arguments.rounds < FEWEST_ROUNDS:
        parser.error(f"growth is seen in {FEWEST_ROUNDS} rounds at least")
    os.environ["FASTER"] = str(arguments.faster)
    return 0 if asyncio.run(play(arguments.rounds, arguments.games or names())) else 1


if __name__ == "__main__":
    sys.exit(main())
