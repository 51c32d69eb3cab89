"""Every kind of message with any values, from every kind of page: done or refused, and nobody notices."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import typing
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from server import packets, wire
from server.sockets import Limits, Pipe
from tests.hub.conftest import Open, opened
from tests.hub.messages import LEGAL, TURN, message, pointed, sent, well_formed
from tests.hub.pages import GUARD, Page, Phone
from tests.hub.raw import CONNECT, CONNECT_ERROR, dialled
from tests.hub.test_every_game import told_again

GENEROUS = Limits(
    ping_every=3600,
    frames_a_second=1e6,
    frames_at_once=1e6,
    nonsense=10**9,
    connections=10**4,
    connections_at_once=1e6,
)
"""What slows a hand down is tried elsewhere; nobody counts as silent while the next messages are made up."""
EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "0"))
"""How often to try, each time something else; 0: a little, and the same each time."""
FUZZ = settings(
    max_examples=EXAMPLES or 40,
    deadline=None,
    database=None,
    derandomize=not EXAMPLES,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
"""One house hears all of them, so that a shorter example would tell another story."""
ROLES = ("host", "guest", "watcher", "stranger", "tv", "trusted")
SECRET_STATE = ("prove", "claim")
"""What a refusal may change without a word in the journal: how often somebody has guessed."""

ORDERS: tuple[type[Any], ...] = typing.get_args(wire.Order)
ORDERED = 4
"""So many well-formed orders of each kind, beside all the others."""

Said = tuple[str, tuple[str, Any]]


def by_role(role: str) -> st.SearchStrategy[Said]:
    """A page, and what it sends."""
    intents = list((wire.TV_INTENTS if role in ("tv", "trusted") else wire.PHONE_INTENTS).values())
    if role == "host":
        intents += [wire.Host, wire.Host, wire.Act] * len(intents)
    return st.tuples(st.just(role), sent(intents))


class Stage:
    """A house with a game that runs, one page for each role, and a bystander who does nothing."""

    def __init__(self, house: Open, patch: pytest.MonkeyPatch) -> None:
        self.house = house
        self.pages: dict[str, Page] = {}
        self.done: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.understood: set[str] = set()
        self._told: list[Pipe] = []
        send = Pipe.send_at_once

        def counted(pipe: Pipe, *frames: str | bytes) -> None:
            self._told.extend(pipe for frame in frames if isinstance(frame, bytes))
            send(pipe, *frames)

        patch.setattr(Pipe, "send_at_once", counted)

    async def fill(self) -> None:
        """Everybody who is not there, or not any more, comes, and a game runs."""
        house = self.house
        for role in ROLES:
            page = self.pages.get(role)
            if page is not None and not page.disconnects and not page.bye:
                continue
            if role in ("tv", "trusted"):
                self.pages[role] = await house.tv(owner=house.house.owner_key if role == "trusted" else None)
                continue
            phone = await house.phone(
                owner=house.house.owner_key if role == "host" else None, code=house.party.code
            )
            self.pages[role] = phone
        host = self.pages["host"]
        await host.ask("join", name="host")
        await host.ask("takeover")
        await host.ask("host", order={"type": "arrange", "locked": False, "nod": False})
        for role in ("guest", "watcher"):
            await self.pages[role].ask("join", name=role)
        for order in ({"type": "pause", "on": False}, {"type": "start"}):
            await host.ask("host", order=order)

    async def play(self, messages: list[Said]) -> None:
        """Send one after the other; each is answered."""
        await self.fill()
        for role, (name, said) in messages:
            page = self.pages[role]
            if page.disconnects or page.bye:
                continue
            await self._say(page, name, said)
            await self.house.pass_time(0.5)

    async def refuse_each(self) -> None:
        """What a message of each kind is when it is none at all."""
        for role, intents in (("host", wire.PHONE_INTENTS), ("tv", wire.TV_INTENTS)):
            for name in intents:
                await self.play([(role, (name, ["none at all"]))])

    async def _say(self, page: Page, name: str, said: Any) -> None:
        await self._still()
        if isinstance(page, Phone) and name == "act" and isinstance(said, dict):
            said = _offered(page, said)
        said = pointed(said, self.house.party.order, self.house.party.trusted)
        before = self.house.party
        self._told.clear()
        answer = await self._answer(page, name, said)
        if answer is None:
            # Sent away, or led to another evening, by what it wanted itself.
            assert self.house.party != before or page.namespace == packets.TV
            return
        assert answer["type"] != "refused" or answer["reason"] not in ("fault", "disk"), (name, said)
        if answer.get("reason") != "message":
            self.understood.add(_kind(name, said))
        if answer["type"] != "refused":
            self.done[_kind(name, said)] += 1
            return
        self.refused[_kind(name, said)] += 1
        assert len(str(answer)) < 400
        if name not in SECRET_STATE:
            assert self.house.party == before, (name, said)
            assert len(self._told) == 1, (name, said)

    async def _answer(self, page: Page, name: str, said: Any) -> Any:
        """What comes back; None: the page was sent away instead. Raises `TimeoutError`."""
        asked = asyncio.ensure_future(
            page.client.call(name, said, namespace=page.namespace, timeout=3 * GUARD)
        )
        gone = asyncio.ensure_future(page.until_gone())
        async with asyncio.timeout(2 * GUARD):
            await asyncio.wait((asked, gone), return_when=asyncio.FIRST_COMPLETED)
        answer = asked.result() if asked.done() and not asked.exception() else None
        for waiting in (asked, gone):
            waiting.cancel()
        await asyncio.gather(asked, gone, return_exceptions=True)
        return answer

    async def _still(self) -> None:
        """No bot thinks, nothing is due at this time of the house, nothing is on its way to anybody."""
        before = None
        while before is not self.house.party:
            before, line = self.house.party, self.house.line
            while line._thinking:  # noqa: ASYNC110  nothing tells
                await asyncio.sleep(0)
            await line.tick()
        boxes = self.house.hub._outbox._boxes
        for _ in range(3):
            while any(box._stale or box._letters for box in boxes.values()):  # noqa: ASYNC110  nothing tells
                await asyncio.sleep(0)
            await asyncio.sleep(0)


def _kind(name: str, said: Any) -> str:
    """The message's name; an order has its own."""
    order = said.get("order") if name == "host" and isinstance(said, dict) else None
    kind = order.get("type") if isinstance(order, dict) else None
    return kind if isinstance(kind, str) else name


def _offered(phone: Phone, said: dict[str, Any]) -> dict[str, Any]:
    me = phone.view.get("me")
    if not me:
        return said
    action = me["legal"][0] if said.get("action") == LEGAL and me["legal"] else said.get("action")
    turn = me["turn"] if said.get("turn") == TURN else said.get("turn")
    return {**said, "action": action, "turn": turn}


def test_all_messages_from_all_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with asyncio.Runner() as runner:
        opening = opened(tmp_path, GENEROUS)
        house = runner.run(_enter(opening))
        stage = Stage(house, monkeypatch)

        @FUZZ
        @given(st.lists(st.sampled_from((*ROLES, "host", "host")).flatmap(by_role), min_size=20, max_size=30))
        def plays(messages: list[Said]) -> None:
            runner.run(stage.play(messages))

        plays()
        for order in ORDERS:

            @settings(FUZZ, max_examples=ORDERED)
            @given(well_formed(order))
            def ordered(said: dict[str, Any]) -> None:
                runner.run(stage.play([("host", ("host", {"order": said}))]))

            ordered()
        runner.run(stage.refuse_each())
        bystander = runner.run(house.tv())
        assert runner.run(bystander.ask("resync")) == {"type": "done"}
        assert told_again(house) == house.party
        runner.run(_leave(opening))
    # Many kinds are not only tried, but done.
    assert len(stage.done) > 8
    assert stage.understood >= {order.__struct_config__.tag for order in ORDERS}
    assert stage.refused.keys() >= {*wire.PHONE_INTENTS, *wire.TV_INTENTS}
    assert_bounded(caplog)


def test_whatever_a_page_says_of_itself(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with asyncio.Runner() as runner:
        opening = opened(tmp_path, GENEROUS)
        house = runner.run(_enter(opening))
        ada = runner.run(house.phone("Ada"))
        before, seen = house.party, len(ada.updates)

        async def come(namespace: str, hello: Any) -> None:
            async with dialled(house.url) as raw:
                said = {**hello, "protocol": wire.PROTOCOL} if isinstance(hello, dict) else hello
                await raw.send(type=CONNECT, nsp=namespace, data=said)
                answer = await raw.packet(CONNECT, CONNECT_ERROR)
                assert answer["type"] == CONNECT or answer["data"]["message"] in (
                    "message",
                    "no_party",
                    "stale",
                )

        hellos = st.tuples(st.just("/phone"), message(wire.PhoneHello)) | st.tuples(
            st.just("/tv"), message(wire.TvHello)
        )

        @FUZZ
        @given(st.lists(hellos, min_size=2, max_size=3))
        def comes(several: list[tuple[str, Any]]) -> None:
            for namespace, hello in several:
                runner.run(come(namespace, hello))

        comes()
        assert house.party == before
        assert len(ada.updates) >= seen
        assert runner.run(ada.ask("touch")) == {"type": "done"}
        runner.run(_leave(opening))
    assert_bounded(caplog)


def assert_bounded(caplog: pytest.LogCaptureFixture) -> None:
    """Twenty lines at once and one a second, none of them long or with a traceback."""
    ours = [record for record in caplog.records if record.name.startswith("couchtisch")]
    assert all(record.exc_info is None and len(record.getMessage()) < 260 for record in ours)
    said = [record for record in ours if record.name == "couchtisch.sockets"]
    took = said[-1].created - said[0].created if said else 0.0
    assert len(said) <= 21 + took
    assert not [record for record in ours if record.levelno >= logging.ERROR]


async def _enter(opening: contextlib.AbstractAsyncContextManager[Open]) -> Open:
    return await opening.__aenter__()


async def _leave(opening: contextlib.AbstractAsyncContextManager[Open]) -> None:
    await opening.__aexit__(None, None, None)
