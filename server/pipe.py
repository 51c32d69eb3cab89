"""One connection: an uncompressed WebSocket whose frames are looked at here, and which never waits for ever.

What goes out is written straight to the transport, in the order of the calls: aiohttp does nothing else with
a frame that is neither compressed nor masked, but by way of two coroutines.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
import sys
from collections.abc import Callable
from typing import Protocol

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from server.allowance import Allowance, Allowances, Now, household
from server.door import SOURCE
from server.limits import Limits
from server.log import about, described
from server.pulse import Pulse

LOG = logging.getLogger("couchtisch.sockets")
LARGEST_FRAME = 16_384
"""Bytes that a page may send at once; our longest intent, a programme of 25 games, has some five thousand."""
UNREAD = 32_768
"""Bytes that wait for one page before its next view waits to be made."""
LOOK_AGAIN = 0.05
"""Seconds until a page that does not read is looked at again."""
_OPEN, _CLOSE, _PING, _PONG = "0", "1", "2", "3"
"""Engine.IO's packets, protocol 4; a binary frame is a message as it stands."""
_TEXT, _BINARY, _PONG_FRAME = (
    0x80 | int(kind) for kind in (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.PONG)
)
"""What a frame of WebSocket that is whole begins with."""


class Station(Protocol):
    """Where pipes end: what they share, and who hears what comes."""

    limits: Limits
    now: Now
    pulse: Pulse
    paces: Allowances
    """Of those whom an evening knows."""
    strangers: Allowances
    """Of the addresses of those whom it does not know."""

    def note(self, line: str) -> None:
        """A line of the log, within bounds."""

    async def hear(self, pipe: Pipe, frame: bytes) -> None:
        """A message came."""

    async def send_away(self, sid: str, namespace: str) -> None:
        """End a page's connection for good."""


class Pipe:
    """One WebSocket. `id`: its name; `source`, `browser`, `house`: who asks, with what, for which host."""

    __slots__ = (
        "_asked",
        "_nonsense",
        "_pace",
        "_patience",
        "_reads",
        "_shared",
        "_socket",
        "_station",
        "_transport",
        "browser",
        "house",
        "id",
        "source",
        "whom",
    )

    def __init__(self, id: str, station: Station, request: web.Request) -> None:
        self.id = id
        self.source = request[SOURCE]
        self.browser = request.headers.get("User-Agent", "")
        self.house = request.headers.get("Host", "")
        self.whom: Callable[[], str] = about
        """Whom a line of the log about this page is about; an evening that it comes to says it."""
        limits = station.limits
        self._station = station
        self._pace = Allowance(limits.frames_a_second, limits.frames_at_once, station.now)
        self._shared: Allowance | None = station.strangers.of(household(self.source))
        """What its address may say, until the evening knows it: then a whole party may share one."""
        self._nonsense = 0
        self._patience: asyncio.TimerHandle | None = None
        self._asked: int | None = None
        """The turn of the first ping that was not answered."""
        self._reads = True
        """Whether its next frame is waited for; else its silence is the house's."""
        self._transport: asyncio.Transport | None = None
        self._socket = web.WebSocketResponse(
            max_msg_size=LARGEST_FRAME,
            compress=False,
            timeout=1.0,
            # Who waits for a page waits in `taken`.
            writer_limit=sys.maxsize,
            # A flood of pings would be answered within one `receive`, and nobody else have a turn meanwhile.
            autoping=False,
        )

    async def speak(self, request: web.Request) -> web.StreamResponse:
        """Hear the page until it is gone."""
        try:
            await self._socket.prepare(request)
        except ConnectionError:
            # It hung up while it dialled: whatever it is answered reaches nobody.
            return web.Response()
        self._transport = request.transport
        self._keep_little_unread()
        self.expect_hello()
        try:
            self.send_at_once(_OPEN + self._handshake())
            self._station.pulse.add(self)
            while True:
                await self._hear(await self._next())
        except OSError:
            # It is gone, or says so.
            return self._socket
        finally:
            self.greeted()
            self._station.pulse.discard(self)

    def _handshake(self) -> str:
        limits = self._station.limits
        return msgspec.json.encode(
            {
                "sid": self.id,
                "upgrades": [],
                "pingInterval": limits.ping_every * 1000,
                "pingTimeout": limits.pong_within * 1000,
                "maxPayload": LARGEST_FRAME,
            }
        ).decode()

    async def _next(self) -> bytes:
        """The next message. Raises `OSError` when there will be none."""
        while True:
            message = await self._socket.receive()
            self._asked = None
            if message.type is WSMsgType.BINARY:
                await self._wait_for(self._pace)
                if self._shared is not None:
                    await self._wait_for(self._shared)
                return bytes(message.data)
            if message.type is WSMsgType.TEXT:
                await self._wait_for(self._pace)
                if message.data == _CLOSE:
                    raise OSError("it says goodbye")
                if message.data != _PONG:
                    self.complain("a text frame that is no part of the protocol")
            elif message.type is WSMsgType.PING:
                await self._wait_for(self._pace)
                self._write([_head(_PONG_FRAME, len(message.data)), bytes(message.data)])
                await self.taken()
            elif message.type is WSMsgType.PONG:
                await self._wait_for(self._pace)
            else:
                raise OSError("closed")

    async def _hear(self, frame: bytes) -> None:
        self._reads = False
        try:
            await self._station.hear(self, frame)
        except Exception as fault:  # one message's fault must not end the connection
            LOG.error("%s %s a message came to nothing", self.whom(), described(fault))
        finally:
            self._reads = True

    async def _wait_for(self, allowance: Allowance) -> None:
        """Who says more than a hand can tap is read more slowly. Raises `OSError`: it has gone meanwhile."""
        while delay := allowance.take():
            self._reads = False
            await asyncio.sleep(delay)
            if self._is_gone:
                # Else it would be here for as long as it takes to read all that it has said.
                raise OSError("it is gone")
        self._reads = True

    def expect_hello(self) -> None:
        """From now on the page has to say who it is, or it is dropped."""
        self.greeted()
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(self._station.limits.hello_within, self.drop)

    def greeted(self) -> None:
        """The page said who it is."""
        if self._patience:
            self._patience.cancel()
            self._patience = None

    def is_of(self, person: str) -> None:
        """From now on it is read as slowly as all lines of that person: who dials anew may not say more."""
        self._pace = self._station.paces.of(person)
        self._shared = None

    def ask(self, turn: int) -> None:
        """Ask the page whether it is there. For the pulse."""
        if self._asked is None:
            self._asked = turn
        try:
            self.send_at_once(_PING)
        except OSError:
            self.drop()

    def miss(self, turn: int) -> None:
        """Drop a page that has said nothing since that turn, though it was listened to. For the pulse."""
        if self._reads and self._asked is not None and self._asked <= turn:
            self.drop()

    def complain(self, what: str, *, aloud: bool = True) -> None:
        """Count nonsense, say so in the log within bounds (`aloud`), and drop who sends too much of it."""
        self._nonsense += 1
        if aloud:
            self._station.note(f"{self.whom()} nonsense from {self.source}: {what}")
        if self._nonsense >= self._station.limits.nonsense:
            self.drop()

    def send_at_once(self, *frames: str | bytes) -> None:
        """Write frames by one call of the system. Raises `OSError`.

        It does not wait for the page: who sends much asks `is_free`.
        """
        parts: list[bytes] = []
        for frame in frames:
            kind, data = (_TEXT, frame.encode()) if isinstance(frame, str) else (_BINARY, frame)
            parts += _head(kind, len(data)), data
        self._write(parts)

    def _write(self, parts: list[bytes]) -> None:
        transport = self._transport
        if transport is None or transport.is_closing() or self._socket.closed:
            raise ConnectionResetError("the connection is closed")
        transport.write(b"".join(parts))

    async def send(self, frame: str | bytes) -> None:
        """The same, for who waits anyway."""
        self.send_at_once(frame)

    @property
    def is_free(self) -> bool:
        """Whether the page has taken most of what was written; nothing waits for one that is gone."""
        transport = self._transport
        # One of TLS that is closing cannot be asked: it may have let go of what it writes through.
        return transport is None or transport.is_closing() or transport.get_write_buffer_size() <= UNREAD

    @property
    def _is_gone(self) -> bool:
        return self._transport is None or self._transport.is_closing()

    async def taken(self) -> None:
        """Wait until the pipe is free. Raises `OSError`; who reads nothing is dropped."""
        until = self._station.now() + self._station.limits.send_within
        while not self.is_free:
            if self._station.now() >= until:
                self.drop()
                raise OSError("the page does not read")
            await asyncio.sleep(LOOK_AGAIN)

    def _keep_little_unread(self) -> None:
        """Let few old views wait for a page that does not read, here and in the system."""
        if self._transport:
            self._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)

    async def send_away(self, sid: str, namespace: str) -> None:
        """End a page's connection for good: its library does not come back by itself."""
        await self._station.send_away(sid, namespace)

    async def close(self, code: int = WSCloseCode.OK) -> None:
        """Hang up in a friendly way; it takes a second at most."""
        if self._socket.prepared:
            await self._socket.close(code=code)

    def drop(self) -> None:
        """Hang up at once, with nothing said."""
        if self._transport:
            self._transport.abort()


def _head(kind: int, size: int) -> bytes:
    if size < 126:
        return bytes((kind, size))
    if size < 65_536:
        return struct.pack("!BBH", kind, 126, size)
    return struct.pack("!BBQ", kind, 127, size)
