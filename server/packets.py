"""The Socket.IO packet in msgpack, as both sides here speak it; what does not fit is refused at once."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from socketio.packet import ACK, CONNECT, CONNECT_ERROR, DISCONNECT, EVENT
from socketio.packet import Packet as _TextPacket

from server import wire

PHONE, TV = "/phone", "/tv"
INTENTS: dict[str, dict[str, type[wire.Message]]] = {PHONE: wire.PHONE_INTENTS, TV: wire.TV_INTENTS}
"""The namespaces, and the events that a page may send in each; no name of the library's own is among them."""

_encoder = msgspec.msgpack.Encoder()

encode = _encoder.encode
"""A part of a message, to be put into several."""


class Packet:
    """What the library sends, in the shape that it wants its packets in.

    Keys without a value are left out: the browser's parser takes a farewell with `data: nil` for a broken
    packet and comes back by itself, so that nobody could be sent away.
    """

    json = _TextPacket.json

    def __init__(
        self, packet_type: int = EVENT, data: Any = None, namespace: str = "/", id: int | None = None
    ) -> None:
        self.packet_type = packet_type
        self.data = data
        self.namespace = namespace
        self.id = id

    def encode(self) -> bytes:
        """The bytes of one binary frame; a `msgspec.Struct` in the data is written as an object."""
        packet = {"type": self.packet_type, "nsp": self.namespace}
        if self.data is not None:
            packet["data"] = self.data
        if self.id is not None:
            packet["id"] = self.id
        return _encoder.encode(packet)


class Connect(msgspec.Struct, frozen=True):
    """A page comes in. `hello`: what it says of itself, not looked at yet."""

    namespace: str
    hello: Any


class Leave(msgspec.Struct, frozen=True):
    """A page says goodbye."""

    namespace: str


class Intent(msgspec.Struct, frozen=True):
    """An event of a page. `id`: the acknowledgement that it waits for, None if for none."""

    namespace: str
    name: str
    message: wire.Message
    id: int | None


class Malformed(ValueError):
    """A frame that no page of ours sends; `str(error)` says in short what is wrong. `id`: as in `Intent`."""

    def __init__(self, what: str, namespace: str = "", id: int | None = None) -> None:
        super().__init__(what[:120])
        self.namespace = namespace
        self.id = id


class _Frame(msgspec.Struct):
    """What a page's library writes. It adds `options`, which are for itself."""

    type: Literal[0, 1, 2]
    nsp: Literal["/phone", "/tv"]
    data: Any = None
    id: int | None = None


def _undefined(code: int, _data: memoryview) -> None:
    """The browser's encoder writes `undefined` as an extension of its own."""
    if code != 0:
        raise ValueError(f"extension {code}")


_frames = msgspec.msgpack.Decoder(_Frame, ext_hook=_undefined)


def read(frame: bytes) -> Connect | Leave | Intent:
    """A frame from a page. Raises `Malformed`; an intent's fields are checked, unknown ones refused."""
    try:
        packet = _frames.decode(frame)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Malformed(f"no packet: {error}") from None
    if packet.type == CONNECT:
        return Connect(packet.nsp, packet.data)
    if packet.type == DISCONNECT:
        return Leave(packet.nsp)
    return _intent(packet)


def _intent(packet: _Frame) -> Intent:
    data, wanted = packet.data, None
    if isinstance(data, list) and 1 <= len(data) <= 2 and isinstance(data[0], str):
        wanted = INTENTS[packet.nsp].get(data[0])
    if wanted is None:
        raise Malformed("no event of ours", packet.nsp, packet.id)
    given = data[1] if len(data) == 2 and data[1] is not None else {}
    try:
        message = msgspec.convert(given, wanted)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Malformed(f"{data[0]}: {error}", packet.nsp, packet.id) from None
    return Intent(packet.nsp, data[0], message, packet.id)


def event(namespace: str, name: str, message: Any) -> bytes:
    """The frame of an event to a page."""
    return Packet(EVENT, [name, message], namespace).encode()


def answer(namespace: str, id: int, message: Any) -> bytes:
    """The frame of an acknowledgement to a page."""
    return Packet(ACK, [message], namespace, id).encode()


__all__ = [
    "CONNECT_ERROR",
    "DISCONNECT",
    "INTENTS",
    "PHONE",
    "TV",
    "Connect",
    "Intent",
    "Leave",
    "Malformed",
    "Packet",
    "answer",
    "encode",
    "event",
    "read",
]
