"""The library that browsers use, against this server: each kind of packet, and farewells that stick."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import bundle
from server import wire
from server.pulse import TURNS
from server.sockets import Limits, Pipe
from tests.hub.conftest import Open, opened
from tests.hub.pages import GUARD

HERE = Path(__file__).parent
CLIENTS = HERE.parent.parent / "clients" / "package.json"


class Browser:
    """The page in Node; `heard` is all that it said."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.heard: list[dict[str, Any]] = []

    async def until(self, what: str) -> dict[str, Any]:
        """Read on until it says that."""
        assert self._process.stdout
        async with asyncio.timeout(GUARD):
            while line := await self._process.stdout.readline():
                self.heard.append(json.loads(line))
                if self.heard[-1]["what"] == what:
                    return self.heard[-1]
        raise AssertionError(f"it never said {what}: {self.heard}")

    async def emit(self, name: str, intent: dict[str, Any]) -> dict[str, Any]:
        """Have it send an intent; gives the answer."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps([name, intent]).encode() + b"\n")
        answer: dict[str, Any] = (await self.until("answer"))["answer"]
        return answer

    def count(self, what: str) -> int:
        """How often it said that."""
        return sum(heard["what"] == what for heard in self.heard)


@contextlib.asynccontextmanager
async def browser(house: Open, **hello: Any) -> AsyncIterator[Browser]:
    node = bundle.Node.importable()
    assert node, "Node is missing; python3 scripts/test.py gets it"
    said = {"protocol": wire.PROTOCOL, "code": house.code, "tab": "node-tab-1", **hello}
    process = await asyncio.create_subprocess_exec(
        node.executable,
        HERE / "page.cjs",
        CLIENTS,
        house.url,
        json.dumps(said),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield Browser(process)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


async def test_it_connects_joins_and_sees(house: Open) -> None:
    async with browser(house) as nora:
        joined = (await nora.until("answer"))["answer"]
        assert joined["type"] == "joined"
        assert await nora.emit("touch", {}) == {"type": "done"}
        views = [heard for heard in nora.heard if heard["what"] == "view"]
        assert views[-1]["me"]["member"] == joined["member"]
        assert (await nora.emit("act", {"action": "bid 1", "turn": 0, "intent": "tap-00001"}))[
            "type"
        ] == "refused"


async def test_who_is_sent_away_stays_away(house: Open) -> None:
    host = await house.phone("Ada")
    async with browser(house) as nora:
        joined = (await nora.until("answer"))["answer"]
        assert (await host.order("remove", member=joined["member"]))["type"] == "done"

        assert (await nora.until("bye"))["reason"] == "removed"
        gone = await nora.until("disconnect")

        assert gone["reason"] == "io server disconnect"
        assert gone["active"] is False  # its library will not come back by itself
        assert nora.count("connect") == 1
    async with browser(house, token=joined["token"]) as again:
        refused = await again.until("connect_error")
        assert (refused["message"], refused["active"]) == ("banned", False)


async def test_the_older_of_two_tabs_stays_away(house: Open) -> None:
    async with browser(house) as older:
        token = (await older.until("answer"))["answer"]["token"]
        newer = await house.phone(token=token)
        assert (await older.until("bye"))["reason"] == "replaced"
        gone = await older.until("disconnect")
        assert (gone["reason"], gone["active"]) == ("io server disconnect", False)
        assert newer.view["me"]["member"] == 1
        assert house.party.members[0].gone is None


async def test_a_wrong_code_is_final(house: Open) -> None:
    async with browser(house, code="QQQQ") as lost:
        refused = await lost.until("connect_error")
        assert (refused["message"], refused["active"]) == ("no_party", False)


async def test_it_says_that_it_is_there_when_it_is_asked(house: Open) -> None:
    async with browser(house) as nora:
        await nora.until("answer")
        for _ in range(3):
            for _ in range(TURNS):
                house.reception.sockets.pulse.beat()
            assert await nora.emit("touch", {}) == {"type": "done"}
        assert nora.count("disconnect") == 0


async def test_a_line_that_breaks_is_dialled_anew(house: Open) -> None:
    async with browser(house) as nora:
        await nora.until("answer")
        for _ in range(3):
            (pipe,) = house.reception.sockets.pipes
            pipe.drop()
            gone = await nora.until("disconnect")
            assert gone["active"] is True
            await nora.until("connect")
            await nora.until("view")


async def test_a_house_that_says_goodbye_is_looked_for_again(house: Open) -> None:
    async with browser(house) as nora:
        await nora.until("answer")
        (pipe,) = house.reception.sockets.pipes
        await pipe.close(1001)
        gone = await nora.until("disconnect")
        assert (gone["reason"], gone["active"]) == ("transport close", True)
        await nora.until("connect")


async def test_a_house_that_falls_silent_is_left_after_the_time_that_it_has_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pipe, "ask", lambda _pipe, _turn: None)
    async with opened(tmp_path, Limits(ping_every=1, pong_within=1)) as house, browser(house) as nora:
        await nora.until("answer")
        gone = await nora.until("disconnect")
        assert (gone["reason"], gone["active"]) == ("ping timeout", True)
