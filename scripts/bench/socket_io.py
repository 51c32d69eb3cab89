"""A page's end of the wire, as bare as it can be: what the load itself costs hides what the server can."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec

CONNECT, _DISCONNECT, EVENT, ACK, CONNECT_ERROR = range(5)
_TEXT, _BINARY, _CLOSE, _PING = 1, 2, 8, 9
_UNMASKED = b"\0\0\0\0"
"""A mask that changes nothing: the protocol wants one of every client."""

encode = msgspec.msgpack.Encoder().encode


class Packet(msgspec.Struct):
    """A packet of the server. `data` is not looked into yet."""

    type: int
    data: msgspec.Raw = msgspec.Raw(b"\xc0")
    id: int | None = None


_packets = msgspec.msgpack.Decoder(Packet)
_events = msgspec.msgpack.Decoder(tuple[str, msgspec.Raw])
_answers = msgspec.msgpack.Decoder(tuple[dict[str, Any]])


class WebSocket(asyncio.Protocol):
    """One WebSocket without compression. `bytes`: of the messages that came. `lost`: it is over."""

    def __init__(self, path: str, headers: str = "") -> None:
        self.bytes = 0
        self.lost = False
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"{headers}"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self._upgraded = False

    async def dial(self, port: int) -> None:
        """Connect to that port of this computer. Raises `OSError`."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        await self.open

    def hear(self, message: bytes) -> None:
        """A binary message came."""
        raise NotImplementedError

    def hear_text(self, message: bytes) -> None:
        """A text message came."""

    def send(self, message: bytes, kind: int = _BINARY) -> None:
        """Send a message."""
        assert self._transport
        size = len(message)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((0x80 | kind,)) + length + _UNMASKED + message)

    def send_text(self, message: bytes) -> None:
        """Send a text message."""
        self.send(message, _TEXT)

    def hang_up(self) -> None:
        """Close the connection with nothing said."""
        if self._transport:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._upgraded:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(data[:200].decode(errors="replace")))
                return
            self._upgraded = True
            self.open.set_result(None)
            data = data[end + 4 :]
        self._rest = self._read(data)

    def _read(self, data: bytes) -> bytes:
        """Take all whole messages; gives what is left."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start > end or start + size > end:
                break
            self._frame(data[at] & 15, data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, kind: int, message: bytes) -> None:
        if kind == _BINARY:
            self.bytes += len(message)
            self.hear(message)
        elif kind == _TEXT:
            self.hear_text(message)
        elif kind == _PING:
            self.send(message, kind + 1)
        elif kind == _CLOSE:
            self.hang_up()


class Page(WebSocket):
    """A page in a namespace of Socket.IO. `on_event`: told each event's name and what it says, undecoded.

    `last`: the last event as it came.
    """

    def __init__(self, source: str, namespace: str, hello: dict[str, Any]) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", f"X-Forwarded-For: {source}\r\n")
        self.on_event: Callable[[str, msgspec.Raw], None] = lambda _name, _said: None
        self.last = b""
        self._namespace = namespace
        self._hello_data = hello
        self._in: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._answers: dict[int, Callable[[dict[str, Any]], None]] = {}
        self._ids = 0

    async def come(self, port: int) -> None:
        """Connect and be let in. Raises `ConnectionError`."""
        await self.dial(port)
        await self._in

    def ask(self, intent: str, fields: dict[str, Any], told: Callable[[dict[str, Any]], None]) -> None:
        """Send an intent; `told` is given the answer."""
        self._ids += 1
        self._answers[self._ids] = told
        packet = {"type": EVENT, "nsp": self._namespace, "data": [intent, fields], "id": self._ids}
        self.send(encode(packet))

    async def answer(self, intent: str, **fields: Any) -> dict[str, Any]:
        """Send an intent and wait for its answer. Raises `ConnectionError` when it is refused."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.ask(intent, fields, answer.set_result)
        said = await answer
        if said["type"] == "refused":
            raise ConnectionError(f"{intent} was refused: {said['reason']}")
        return said

    def hear_text(self, message: bytes) -> None:
        if message[:1] == b"0":
            self.send(encode({"type": CONNECT, "nsp": self._namespace, "data": self._hello_data}))
        elif message == b"2":
            self.send_text(b"3")

    def hear(self, message: bytes) -> None:
        packet = _packets.decode(message)
        if packet.type == EVENT:
            self.last = message
            name, said = _events.decode(packet.data)
            self.on_event(name, said)
        elif packet.type == ACK and packet.id is not None:
            self._answers.pop(packet.id)(_answers.decode(packet.data)[0])
        elif packet.type == CONNECT:
            self._in.set_result(None)
        elif packet.type == CONNECT_ERROR:
            self._in.set_exception(ConnectionError(f"not let in: {msgspec.msgpack.decode(packet.data)}"))
