"""The Socket.IO server as this house needs it: what the library leaves open to strangers is closed here.

Each connection is one uncompressed WebSocket. A frame is looked at before the library sees it, so that nobody
can play one of its own events, start an attachment that never ends, or fill a log. A connection that never
says who it is ends; one that says more than a hand can tap is read more slowly, and disturbs nobody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from typing import Any, Protocol

import socketio
from aiohttp import WSCloseCode, web

from server import packets
from server.allowance import Allowance, Allowances, Now
from server.door import SOURCE
from server.limits import Limits
from server.log import about
from server.pipe import LARGEST_FRAME, Pipe
from server.pulse import Pulse

LOG = logging.getLogger("couchtisch.sockets")


class Guests(Protocol):
    """Who is told of connections and what they want. None of these may raise, but for `Turned`."""

    async def arrive(self, sid: str, namespace: str, hello: Any, pipe: Pipe) -> None:
        """A page wants in. Raises `Turned`."""

    async def leave(self, sid: str) -> None:
        """A page that came in is gone."""

    async def intend(self, sid: str, intent: packets.Intent) -> None:
        """What a page wants; its answer is theirs to send."""

    def refuse(self, sid: str, malformed: packets.Malformed) -> None:
        """What a page wants cannot be understood."""


class Turned(Exception):
    """A page is not let in; `reason` is what its `connect_error` says."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Sockets:
    """The library's server, the frames that reach it and those that it sends."""

    def __init__(self, guests: Guests, limits: Limits, now: Now) -> None:
        self.limits, self.now = limits, now
        self.pipes: set[Pipe] = set()
        self.pulse = Pulse(limits.ping_every, limits.pong_within)
        self.paces = Allowances(limits.frames_a_second, limits.frames_at_once, now)
        """Of those whom an evening knows."""
        self.strangers = Allowances(limits.strangers_a_second, limits.strangers_at_once, now)
        """Of the addresses of those whom it does not know."""
        self._guests = guests
        self._opened: dict[str, int] = {}
        self._arrivals = Allowances(limits.connections_a_second, limits.connections_at_once, now)
        self._notes = Allowance(1.0, 20.0, now)
        self._unsaid = 0
        quiet = logging.getLogger("couchtisch.library")
        quiet.setLevel(logging.ERROR)
        # Of its engine nothing is used: it keeps three tasks for each connection, and two for each message.
        self._server: Any = socketio.AsyncServer(
            async_mode="aiohttp",
            serializer=packets.Packet,
            namespaces=[packets.PHONE, packets.TV],
            cors_allowed_origins=[],
            logger=quiet,
            engineio_logger=quiet,
        )
        # Straight out, in the order of the calls: the library's own queue has no bound.
        self._server._send_packet = self._send
        for namespace in packets.INTENTS:
            self._server.on("connect", functools.partial(self._connect, namespace), namespace=namespace)
            self._server.on("disconnect", self._disconnect, namespace=namespace)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """The route of the pages' connections; `door.SOURCE` says who asks."""
        source = request[SOURCE]
        if self._opened.get(source, 0) >= self.limits.connections or self._arrivals.take(source):
            self.note(f"{about()} too many connections from {source}")
            return web.Response(status=429, text="Too many connections from here. Wait a little.")
        if request.query.get("transport") != "websocket" or request.query.get("EIO") != "4":
            return web.Response(
                status=400, text="Pages talk over a WebSocket here, in Engine.IO's protocol 4."
            )
        self._opened[source] = self._opened.get(source, 0) + 1
        pipe = Pipe(self._server.eio.generate_id(), self, request)
        try:
            return await self._serve(pipe, request)
        finally:
            self._opened[source] -= 1
            if not self._opened[source]:
                del self._opened[source]

    async def _serve(self, pipe: Pipe, request: web.Request) -> web.StreamResponse:
        self.pipes.add(pipe)
        await self._server._handle_eio_connect(pipe.id, pipe)
        try:
            return await pipe.speak(request)
        finally:
            self.pipes.discard(pipe)
            await self._server._handle_eio_disconnect(pipe.id, self._server.reason.TRANSPORT_CLOSE)

    async def hear(self, pipe: Pipe, frame: bytes) -> None:
        """A message came: what a page wants goes to the guests, its coming and going through the library."""
        try:
            packet = packets.read(frame)
            sid = self._server.manager.sid_from_eio_sid(pipe.id, packet.namespace)
            if isinstance(packet, packets.Connect):
                await self._server._handle_connect(pipe.id, packet.namespace, packet.hello)
            elif not self._server.manager.is_connected(sid, packet.namespace):
                raise packets.Malformed("a message before the hello")
            elif isinstance(packet, packets.Leave):
                await self._server._handle_disconnect(pipe.id, packet.namespace)
                pipe.expect_hello()
            else:
                await self._guests.intend(sid, packet)
        except packets.Malformed as error:
            pipe.complain(str(error))
            if sid := self._server.manager.sid_from_eio_sid(pipe.id, error.namespace):
                self._guests.refuse(sid, error)

    async def send_away(self, sid: str, namespace: str) -> None:
        """End a page's connection for good: its library does not come back by itself."""
        pipe = self._pipe(self._server.manager.eio_sid_from_sid(sid, namespace))
        with contextlib.suppress(OSError):
            await self._server.disconnect(sid, namespace)
        if pipe:
            pipe.expect_hello()

    async def stop(self) -> None:
        """Hang up on everybody, in about a second; pages come back by themselves."""
        closing = [asyncio.ensure_future(pipe.close(WSCloseCode.GOING_AWAY)) for pipe in self.pipes]
        if closing:
            await asyncio.wait(closing, timeout=1.5)
        for pipe in set(self.pipes):
            pipe.drop()

    def note(self, line: str) -> None:
        """A line of the log, unless there were many just now; then their number stands in the next one."""
        if self._notes.take():
            self._unsaid += 1
            return
        more, self._unsaid = self._unsaid, 0
        LOG.warning("%s%s", line[:200], f" (and {more} more like this)" if more else "")

    def _pipe(self, eio_sid: str | None) -> Pipe | None:
        pipe: Pipe | None = self._server.environ.get(eio_sid)
        return pipe

    async def _send(self, eio_sid: str, packet: packets.Packet) -> None:
        pipe = self._pipe(eio_sid)
        if pipe:
            with contextlib.suppress(OSError):
                await pipe.send(packet.encode())
                await pipe.taken()

    async def _connect(self, namespace: str, sid: str, pipe: Pipe, hello: Any = None) -> None:
        try:
            await self._guests.arrive(sid, namespace, hello, pipe)
        except Turned as turned:
            # A mistyped code is no nonsense: it counts, but there is nothing that the host should read.
            pipe.complain("turned away: " + turned.reason, aloud=turned.reason == "message")
            raise socketio.exceptions.ConnectionRefusedError(turned.reason) from None
        pipe.greeted()

    async def _disconnect(self, sid: str, _reason: str) -> None:
        await self._guests.leave(sid)


__all__ = ["LARGEST_FRAME", "Guests", "Limits", "Pipe", "Sockets", "Turned"]
