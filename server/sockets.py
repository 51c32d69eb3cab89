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
import socket
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
import socketio
from aiohttp import WSCloseCode, WSMsgType, web

from server import packets
from server.allowance import Allowance, Allowances, Now
from server.door import SOURCE
from server.log import about, described

LOG = logging.getLogger("couchtisch.sockets")
LARGEST_FRAME = 16_384
"""Bytes that a page may send at once; the longest intent of ours has well under a thousand."""
UNREAD = 32_768
"""Bytes that wait for one page before its next view waits to be made."""
LOOK_AGAIN = 0.05
"""Seconds until a page that does not read is looked at again."""
_PIPE = "couchtisch.pipe"
_PONG, _CLOSE = "3", "1"


class Limits(msgspec.Struct, frozen=True):
    """Seconds and counts that bound what one connection or one address can do to the others.

    `ping_every` and `pong_within` together are the time after which a silent phone counts as gone. A
    connection that has not asked anything, to its last byte, `request_within` is closed.
    """

    ping_every: int = 5
    pong_within: int = 5
    request_within: float = 30.0
    hello_within: float = 8.0
    send_within: float = 8.0
    frames_a_second: float = 20.0
    frames_at_once: float = 60.0
    nonsense: int = 8
    connections: int = 96
    connections_a_second: float = 8.0
    connections_at_once: float = 96.0


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


class Pipe:
    """One WebSocket, in the shape that the engine wants its driver in; it never waits for ever."""

    def __init__(self, sockets: Sockets, handler: Callable[[Pipe], Awaitable[None]], _engine: Any) -> None:
        self._sockets = sockets
        self._handler = handler
        self._pace = Allowance(sockets.limits.frames_a_second, sockets.limits.frames_at_once, sockets.now)
        self._nonsense = 0
        self._patience: asyncio.TimerHandle | None = None
        self.whom: Callable[[], str] = about
        """Whom a line of the log about this page is about; an evening that it comes to says it."""
        self.take: Callable[[bytes], Awaitable[bool]] | None = None
        """Takes a frame past the library, if it may go there: its loop spends two tasks on each."""
        self.source = ""
        self.browser = ""
        self.house = ""

    async def __call__(self, environ: dict[str, Any]) -> web.WebSocketResponse:
        """Speak with the page until it is gone."""
        request: web.Request = environ["aiohttp.request"]
        self.source = request[SOURCE]
        self.browser = request.headers.get("User-Agent", "")
        self.house = request.headers.get("Host", "")
        self._socket = web.WebSocketResponse(
            max_msg_size=LARGEST_FRAME,
            compress=False,
            timeout=1.0,
            # Who waits for a page waits in `taken`.
            writer_limit=sys.maxsize,
            # A flood of pings would be answered within one `receive`, and nobody else have a turn meanwhile.
            autoping=False,
        )
        await self._socket.prepare(request)
        self._transport = request.transport
        self._keep_little_unread()
        environ[_PIPE] = self
        self._sockets.pipes.add(self)
        self.expect_hello()
        try:
            await self._handler(self)
        finally:
            self.greeted()
            self._sockets.pipes.discard(self)
        return self._socket

    def expect_hello(self) -> None:
        """From now on the page has to say who it is, or it is dropped."""
        self.greeted()
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(self._sockets.limits.hello_within, self.drop)

    def greeted(self) -> None:
        """The page said who it is."""
        if self._patience:
            self._patience.cancel()
            self._patience = None

    def is_of(self, person: str) -> None:
        """From now on it is read as slowly as all lines of that person: who dials anew may not say more."""
        self._pace = self._sockets.paces.of(person)

    async def wait(self) -> str | bytes:
        """The next frame that means something. Raises `OSError` when there will be none."""
        while True:
            message = await self._socket.receive()
            delay = self._pace.take()
            while delay:
                await asyncio.sleep(delay)
                delay = self._pace.take()
            if message.type is WSMsgType.BINARY:
                frame = bytes(message.data)
                if self.take is None or not await self.take(frame):
                    return frame
                continue
            if message.type is WSMsgType.PING:
                await self._socket.pong(message.data)
                await self.taken()
            elif message.type is WSMsgType.TEXT:
                if message.data in (_PONG, _CLOSE):
                    return str(message.data)
                self.complain("a text frame that is no part of the protocol")
            elif message.type is not WSMsgType.PONG:
                raise OSError("closed")

    def complain(self, what: str, *, aloud: bool = True) -> None:
        """Count nonsense, say so in the log within bounds (`aloud`), and drop who sends too much of it."""
        self._nonsense += 1
        if aloud:
            self._sockets.note(f"{self.whom()} nonsense from {self.source}: {what}")
        if self._nonsense >= self._sockets.limits.nonsense:
            self.drop()

    async def send(self, data: str | bytes) -> None:
        """Write one frame. Raises `OSError`. It does not wait for the page: who sends much asks `is_free`."""
        write = self._socket.send_str(data) if isinstance(data, str) else self._socket.send_bytes(data)
        await write

    def send_at_once(self, data: bytes) -> None:
        """The same, where nothing can be waited for."""
        with contextlib.suppress(StopIteration):
            self.send(data).send(None)

    @property
    def is_free(self) -> bool:
        """Whether the page has taken most of what was written."""
        return self._transport is None or self._transport.get_write_buffer_size() <= UNREAD

    async def taken(self) -> None:
        """Wait until the pipe is free. Raises `OSError`; who reads nothing is dropped."""
        until = self._sockets.now() + self._sockets.limits.send_within
        while not self.is_free:
            if self._sockets.now() >= until:
                self.drop()
                raise OSError("the page does not read")
            await asyncio.sleep(LOOK_AGAIN)

    def _keep_little_unread(self) -> None:
        """Let few old views wait for a page that does not read, here and in the system."""
        if self._transport:
            self._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)

    async def send_away(self, sid: str, namespace: str) -> None:
        """End a page's connection for good: its library does not come back by itself."""
        await self._sockets.send_away(sid, namespace)

    async def close(self, code: int = WSCloseCode.OK) -> None:
        """Hang up in a friendly way; it takes a second at most."""
        await self._socket.close(code=code)

    def drop(self) -> None:
        """Hang up at once, with nothing said."""
        if self._transport:
            self._transport.abort()


class Sockets:
    """The library's server, the frames that reach it and those that it sends."""

    def __init__(self, guests: Guests, limits: Limits, now: Now) -> None:
        self.limits, self.now = limits, now
        self.pipes: set[Pipe] = set()
        self.paces = Allowances(limits.frames_a_second, limits.frames_at_once, now)
        """Of those whom an evening knows."""
        self._guests = guests
        self._opened: dict[str, int] = {}
        self._arrivals = Allowances(limits.connections_a_second, limits.connections_at_once, now)
        self._notes = Allowance(1.0, 20.0, now)
        self._unsaid = 0
        quiet = logging.getLogger("couchtisch.library")
        quiet.setLevel(logging.ERROR)
        self._server: Any = socketio.AsyncServer(
            async_mode="aiohttp",
            serializer=packets.Packet,
            namespaces=[packets.PHONE, packets.TV],
            # One message of a page after the other; the default starts a task for each.
            async_handlers=False,
            # A page that long polling alone could reach is not worth a second way to send.
            transports=["websocket"],
            allow_upgrades=False,
            http_compression=False,
            # The origin has been looked at before: the library takes every page for plain HTTP.
            cors_allowed_origins=[],
            max_http_buffer_size=LARGEST_FRAME,
            ping_interval=limits.ping_every,
            ping_timeout=limits.pong_within,
            logger=quiet,
            engineio_logger=quiet,
        )
        self._server.eio._async = {**self._server.eio._async, "websocket": functools.partial(Pipe, self)}
        self._server.eio.on("message", self._frame)
        self._server.eio.on("disconnect", self._gone)
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
        self._opened[source] = self._opened.get(source, 0) + 1
        try:
            response: web.StreamResponse = await self._server.handle_request(request)
            return response
        finally:
            self._opened[source] -= 1
            if not self._opened[source]:
                del self._opened[source]

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
        await self._server.shutdown()

    def note(self, line: str) -> None:
        """A line of the log, unless there were many just now; then their number stands in the next one."""
        if self._notes.take():
            self._unsaid += 1
            return
        more, self._unsaid = self._unsaid, 0
        LOG.warning("%s%s", line[:200], f" (and {more} more like this)" if more else "")

    def _pipe(self, eio_sid: str | None) -> Pipe | None:
        pipe: Pipe | None = self._server.environ.get(eio_sid, {}).get(_PIPE)
        return pipe

    async def _frame(self, eio_sid: str, data: Any) -> None:
        pipe = self._pipe(eio_sid)
        if not pipe or not isinstance(data, bytes):
            return
        pipe.take = functools.partial(self._take, eio_sid, pipe)
        try:
            await self._packet(eio_sid, pipe, packets.read(data))
        except packets.Malformed as error:
            pipe.complain(str(error))
            if sid := self._server.manager.sid_from_eio_sid(eio_sid, error.namespace):
                self._guests.refuse(sid, error)

    async def _take(self, eio_sid: str, pipe: Pipe, data: bytes) -> bool:
        """An intent of a page that is in goes straight to the guests; all else takes the library's way."""
        try:
            packet = packets.read(data)
        except packets.Malformed:
            return False
        if not isinstance(packet, packets.Intent):
            return False
        sid = self._server.manager.sid_from_eio_sid(eio_sid, packet.namespace)
        if not self._server.manager.is_connected(sid, packet.namespace):
            return False
        try:
            await self._guests.intend(sid, packet)
        except Exception as fault:  # one intent's fault must not end the connection
            LOG.error("%s %s an intent came to nothing", pipe.whom(), described(fault))
        return True

    async def _packet(
        self, eio_sid: str, pipe: Pipe, packet: packets.Connect | packets.Leave | packets.Intent
    ) -> None:
        if isinstance(packet, packets.Connect):
            await self._server._handle_connect(eio_sid, packet.namespace, packet.hello)
            if eio_sid not in self._server.environ:
                # It was gone before it was in, so that its farewell found nobody.
                await self._server._handle_disconnect(eio_sid, packet.namespace)
            return
        sid = self._server.manager.sid_from_eio_sid(eio_sid, packet.namespace)
        if not self._server.manager.is_connected(sid, packet.namespace):
            raise packets.Malformed("a message before the hello")
        if isinstance(packet, packets.Leave):
            await self._server._handle_disconnect(eio_sid, packet.namespace)
            pipe.expect_hello()
            return
        await self._guests.intend(sid, packet)

    async def _send(self, eio_sid: str, packet: packets.Packet) -> None:
        pipe = self._pipe(eio_sid)
        if pipe:
            with contextlib.suppress(OSError):
                await pipe.send(packet.encode())
                await pipe.taken()

    async def _gone(self, eio_sid: str, reason: str) -> None:
        pipe = self._pipe(eio_sid)
        await self._server._handle_eio_disconnect(eio_sid, reason)
        if pipe and reason == self._server.reason.PING_TIMEOUT:
            pipe.drop()

    async def _connect(self, namespace: str, sid: str, environ: dict[str, Any], hello: Any = None) -> None:
        pipe: Pipe = environ[_PIPE]
        try:
            await self._guests.arrive(sid, namespace, hello, pipe)
        except Turned as turned:
            # A mistyped code is no nonsense: it counts, but there is nothing that the host should read.
            pipe.complain("turned away: " + turned.reason, aloud=turned.reason == "message")
            raise socketio.exceptions.ConnectionRefusedError(turned.reason) from None
        pipe.greeted()

    async def _disconnect(self, sid: str, _reason: str) -> None:
        await self._guests.leave(sid)
