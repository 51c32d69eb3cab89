"""Pages as a test needs them: real connections that keep what they are told and can be waited for."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import socketio

from server import wire
from tests.hub.merging import merged

GUARD = 20.0
"""Seconds after which a test that waits for something gives up; nothing is measured by it."""

_names = itertools.count(1)

View = dict[str, Any]

OURS = ("fahrstuhl", "lucky_shutdown", "shithead", "shut_the_box")


class Page:
    """A page: its connection, its newest view and when it `arrived`, what happened on it, its last word.

    `draws`: the games that it has views for; the house's own unless it says otherwise.

    `updates`: all that came on this connection and before, each with the whole view as it was then.
    """

    namespace = ""

    def __init__(self, url: str, draws: Sequence[str] | None) -> None:
        self.url = url
        self.draws = OURS if draws is None else draws
        self.view: View = {}
        self.updates: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.arrived = 0.0
        self.bye: str | None = None
        self.hall: dict[str, Any] | None = None
        self.connects = 0
        self.disconnects: list[str] = []
        self._latest: dict[str, Any] | None = None
        self._news = asyncio.Condition()
        self.client = self._client()

    def hello(self) -> dict[str, Any]:
        """What it says of itself."""
        raise NotImplementedError

    def _said(self) -> dict[str, Any]:
        """What all pages say."""
        return {"protocol": wire.PROTOCOL, "draws": list(self.draws)}

    def _client(self) -> Any:
        client = socketio.AsyncClient(serializer="msgpack", reconnection=False)
        client.on("view", self._view, namespace=self.namespace)
        client.on("hall", self._hall, namespace=self.namespace)
        client.on("bye", self._bye, namespace=self.namespace)
        client.on("connect", self._connected, namespace=self.namespace)
        client.on("disconnect", self._disconnected, namespace=self.namespace)
        return client

    async def come(self) -> None:
        """Connect, and wait for the first view.

        Raises `socketio.exceptions.ConnectionError`, also when the line breaks before that view is here.
        """
        # Before the connection: the first view may be here by the time that connecting is over.
        seen = len(self.updates)
        await self.client.connect(
            self.url,
            transports=["websocket"],
            namespaces=[self.namespace],
            auth=self.hello(),
            # The library's own second is short for a computer that has other work.
            wait_timeout=int(GUARD),
        )
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: len(self.updates) > seen or self.hall or self.disconnects)
        if len(self.updates) == seen and not self.hall:
            raise socketio.exceptions.ConnectionError("the line broke before the first view")

    async def come_back(self) -> None:
        """Connect anew, as the same page does after its line broke."""
        self.client = self._client()
        self._latest = None
        self.disconnects.clear()
        self.hall = None
        await self.come()

    async def go(self) -> None:
        """Close the page."""
        await self.client.disconnect()

    async def ask(self, intent: str, /, **fields: Any) -> dict[str, Any]:
        """Send an intent; gives the answer."""
        answer: dict[str, Any] = await self.client.call(
            intent, fields, namespace=self.namespace, timeout=GUARD
        )
        return answer

    async def look(self) -> View:
        """Ask for a whole view, and wait for it."""
        seen = len(self.updates)
        await self.ask("resync")
        return await self.until(lambda _: len(self.updates) > seen)

    async def until(self, holds: Callable[[View], Any], within: float | None = GUARD) -> View:
        """Wait for a view of which that holds; raises `TimeoutError` after so many seconds."""
        async with asyncio.timeout(within), self._news:
            await self._news.wait_for(lambda: bool(self.view) and holds(self.view))
        return self.view

    async def until_gone(self) -> None:
        """Wait until the connection is over."""
        async with asyncio.timeout(GUARD):
            await self.broken()

    async def broken(self) -> None:
        """Wait for as long as the connection lasts."""
        async with self._news:
            await self._news.wait_for(lambda: self.disconnects)

    async def _view(self, update: dict[str, Any]) -> None:
        self._latest = update = merged(self._latest, update)
        self.view = update["view"]
        self.arrived = time.monotonic()
        self.updates.append(update)
        self.events.extend(update["events"])
        await self._notify()

    async def _hall(self, hall: dict[str, Any]) -> None:
        self.hall = hall
        await self._notify()

    async def _bye(self, bye: dict[str, Any]) -> None:
        self.bye = bye["reason"]
        await self._notify()

    async def _connected(self) -> None:
        self.connects += 1
        await self._notify()

    async def _disconnected(self, reason: str) -> None:
        self.disconnects.append(reason)
        await self._notify()

    async def _notify(self) -> None:
        async with self._news:
            self._news.notify_all()


class Phone(Page):
    """A phone's page."""

    namespace = "/phone"

    def __init__(
        self,
        url: str,
        code: str,
        *,
        token: str | None = None,
        owner: str | None = None,
        draws: Sequence[str] | None = None,
    ) -> None:
        self.code = code
        self.token = token
        self.owner = owner
        self.tab = f"tab-{next(_names):06}"
        self._taps = itertools.count(1)
        super().__init__(url, draws)

    def _client(self) -> Any:
        client = super()._client()
        client.on("joined", self._joined, namespace=self.namespace)
        return client

    async def _joined(self, joined: dict[str, Any]) -> None:
        self.token = joined["token"]

    def hello(self) -> dict[str, Any]:
        """Its code, its tab, and what proves who it is."""
        said = {"code": self.code, "tab": self.tab, "token": self.token}
        return self._said() | said | ({"owner": self.owner} if self.owner else {})

    async def join(self, name: str) -> int:
        """Come in with a name; gives the member's id."""
        self.token = self.token or secrets.token_urlsafe(16)
        answer = await self.ask("join", name=name, token=self.token)
        assert answer["type"] == "joined", answer
        self.token = answer["token"]
        await self.until(lambda view: view["me"])
        return int(answer["member"])

    async def act(self, action: str, turn: int | None = None, intent: str | None = None) -> dict[str, Any]:
        """Tap an action of the seat."""
        turn = self.view["me"]["turn"] if turn is None else turn
        return await self.ask(
            "act", action=action, turn=turn, intent=intent or f"{self.tab}-{next(self._taps)}"
        )

    async def order(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Give an order as host."""
        return await self.ask("host", order={"type": kind, **fields})

    @property
    def legal(self) -> list[str]:
        """What the seat may do now."""
        me = self.view["me"]
        return list(me["legal"]) if me else []


class Tv(Page):
    """A screen's page."""

    namespace = "/tv"

    def __init__(
        self,
        url: str,
        *,
        screen: str | None = None,
        owner: str | None = None,
        code: str | None = None,
        draws: Sequence[str] | None = None,
    ) -> None:
        self.screen = screen or f"screen-{next(_names):06}"
        self.owner = owner
        self.code = code
        self.reactions: list[dict[str, Any]] = []
        super().__init__(url, draws)

    def _client(self) -> Any:
        client = super()._client()
        client.on("reaction", self._reaction, namespace=self.namespace)
        return client

    async def _reaction(self, reaction: dict[str, Any]) -> None:
        self.reactions.append(reaction)

    def hello(self) -> dict[str, Any]:
        """Its screen, and the key of the house if it has it."""
        said = {"screen": self.screen, "code": self.code}
        return self._said() | said | ({"owner": self.owner} if self.owner else {})
