"""What others get does not tell what a seat could have done: as many frames, as long, at the same moments."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from games.lucky_shutdown import State
from server import pace
from server.sockets import Pipe
from server.table import Table
from tests.games.lucky_shutdown.play import at
from tests.hub.conftest import Open, opened
from tests.hub.pages import Page, Phone
from tests.hub.standing import standing

FIRST, LAST = "13o 19o 20o", "18o 18b 21o"
FORCED, ABLE = (at(FIRST, second, LAST, pile="14b") for second in ("20b 20b 21b", "20b 19b 21b"))
"""Seat 0 has a 19, with which seat 1 is to skip. That one has none itself, or one to answer with."""
TWO = "13o 18o 18o"
QUIET, QUICK = (at(TWO, "20b 20b 21b", third, pile="14b") for third in ("19b 16b 21o", "18b 18b 21o"))
"""Seat 0 has two 18s. Seat 2 has nothing to say to that, or the other two."""
ID = "5f" * 16
BEAT = 0.1

Heard = list[tuple[float, str, bytes]]
"""When a frame came (house time), to whom, and what it was."""


class Evening:
    """Lucky Shutdown with three seats, in which nothing is left to chance but the hands."""

    def __init__(self, house: Open, heard: Heard) -> None:
        self.house = house
        self.heard = heard
        self.phones: list[Phone] = []

    @property
    def table(self) -> Table:
        running = self.house.party.table
        assert running is not None
        return running

    async def read(self) -> None:
        """Wait until every page has been sent what there is for it."""
        boxes = self.house.hub._outbox._boxes
        while any(box._stale or box._letters for box in boxes.values()):  # noqa: ASYNC110  nothing tells
            await asyncio.sleep(0)

    async def acts(self, state: State, action: str) -> None:
        """The game stands like this, and seat 0 acts; from then on frames are noted."""
        running = replace(standing(self.table, state), hold=None)
        self.house.line.party = replace(self.house.party, table=running)
        self.house.line.publish()
        await self.phones[0].until(lambda view: action in view["me"]["legal"])
        await self.read()
        self.heard.clear()
        assert (await self.phones[0].act(action))["type"] == "done"
        await self.read()

    async def until_next(self, seconds: float) -> float:
        """Let time pass until somebody acts, at most so long; gives the house time."""
        acted = len(self.table.log)
        for _ in range(round(seconds / BEAT)):
            self.house.time.seconds += BEAT
            self.house.evening.clock.beat()
            await self.house.line.tick()
            await self.read()
            if len(self.table.log) > acted:
                break
        return self.house.line.now()

    def told(self, *but: str, before: float = 1e9) -> Heard:
        """What was said to everybody but those, before that time, to each in its order.

        Whose turn to write came first at one moment is the loop's affair, and nobody's to see.
        """
        told = [one for one in self.heard if one[1] not in but and one[0] < before]
        return sorted(told, key=lambda one: one[1])


@asynccontextmanager
async def evening(
    data: Path, patch: pytest.MonkeyPatch, *people: str, identity: str = ID
) -> AsyncIterator[Evening]:
    """An evening with a screen and somebody who only watches, and a tap that knows the time."""
    names: dict[Pipe, str] = {}
    heard: Heard = []
    send = Pipe.send_at_once

    def tapped(pipe: Pipe, *frames: str | bytes) -> None:
        now = playing.house.line.now()
        heard.extend((now, names[pipe], said) for said in frames if pipe in names and isinstance(said, bytes))
        send(pipe, *frames)

    with patch.context() as fixed:
        fixed.setattr(Pipe, "send_at_once", tapped)
        fixed.setattr("server.house.secrets.token_hex", lambda _: identity)
        fixed.setattr("server.house.codes.fresh", lambda *_, **__: "BCDF")
        fixed.setattr("random.SystemRandom", lambda: random.Random(7))
        async with opened(data) as house:
            playing = Evening(house, heard)

            async def named(name: str, page: Page) -> None:
                (pipe,) = house.reception.sockets.pipes - set(names)
                names[pipe] = name

            await named("tv", await house.tv(screen="screen-of-the-house"))
            for name in people:
                playing.phones.append(await house.phone(name))
                await named(name, playing.phones[-1])
            for order in (
                {"kind": "set_up", "game": "lucky_shutdown", "fill_to": 3},
                {"kind": "start"},
            ):
                assert (await playing.phones[0].order(**order))["type"] == "done"
            await named("watcher", await house.phone("Zoe"))
            yield playing


async def skipping(playing: Evening, state: State) -> float:
    """Seat 0 has seat 1 skip; gives the house time when it did, nobody tapping anything."""
    await playing.acts(state, "play 19o")
    before = playing.house.line.now()
    while playing.table.hold is not None:
        await playing.until_next(BEAT)
    assert playing.table.to_act == (1,)
    done = await playing.until_next(9.0)
    assert done > before
    return done


async def test_until_it_skips_nobody_is_told_whether_a_seat_could_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = ("Ada", "Ben", "Cleo")
    async with evening(tmp_path / "1", monkeypatch, *people) as forced:
        done = await skipping(forced, FORCED)
    async with evening(tmp_path / "2", monkeypatch, *people) as able:
        assert await skipping(able, ABLE) >= done
    told = forced.told("Ben", before=done)
    assert {name for _, name, _ in told} == {"tv", "Ada", "Cleo", "watcher"}
    assert told == able.told("Ben", before=done)
    assert forced.told(before=done) != able.told(before=done)


async def test_a_skip_at_the_end_of_its_window_looks_the_same_to_others_whoever_let_it_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = ("Ada", "Ben", "Cleo")
    async with evening(tmp_path / "0", monkeypatch, *people) as some:
        await some.acts(FORCED, "play 19o")
        while some.table.hold is not None:
            await some.until_next(BEAT)
        identity = skips_at_the_end(some.table)
    worlds = []
    for number, state in enumerate((FORCED, ABLE), 1):
        async with evening(tmp_path / str(number), monkeypatch, *people, identity=identity) as playing:
            await skipping(playing, state)
            await playing.until_next(3.0)
            assert playing.table.log[-1] == (1, "skip")
            worlds.append(playing.told("Ben"))
    assert worlds[0] == worlds[1]


def skips_at_the_end(running: Table) -> str:
    """An evening in which that skip comes at the very end."""
    (deadline,) = running.deadlines
    assert deadline.seconds is not None
    for number in range(500):
        identity = f"{number:032x}"
        moment = pace.of_skip(replace(running, evening=identity), deadline)
        if moment == deadline.since + deadline.seconds:
            return identity
    raise AssertionError("no skip comes at the end of its window")


async def test_a_bot_that_could_answer_is_as_slow_and_as_silent_as_one_that_could_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done, told = [], []
    for number, state in enumerate((FORCED, ABLE)):
        async with evening(tmp_path / str(number), monkeypatch, "Ada") as playing:
            done.append(await skipping(playing, state))
            told.append(playing.told(before=done[-1]))
    assert done[0] == done[1]
    assert told[0] == told[1]


async def test_nobody_is_told_whether_another_could_react(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    for number, state in enumerate((QUIET, QUICK)):
        async with evening(tmp_path / str(number), monkeypatch, "Ada", "Ben", "Cleo") as playing:
            await playing.acts(state, "play 18o 18o")
            await playing.until_next(8.0)
            # Now, since the pages are told of each other's going when the house closes.
            told.append((playing.told("Cleo"), playing.told()))
    (quiet, all_quiet), (quick, all_quick) = told
    assert quiet == quick
    assert all_quiet != all_quick
