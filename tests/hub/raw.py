"""A connection without a library: frames as somebody could send them who means no good."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
from msgspec import msgpack

from server import wire
from tests.hub.pages import GUARD

CONNECT, DISCONNECT, EVENT, ACK, CONNECT_ERROR, BINARY_EVENT = range(6)


class Raw:
    """One WebSocket after the engine's handshake."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, handshake: dict[str, Any]) -> None:
        self.socket = socket
        self.handshake = handshake
        self._ids = 0

    async def send(self, **packet: Any) -> None:
        """Send a Socket.IO packet as it is given."""
        await self.socket.send_bytes(msgpack.encode(packet))

    async def hello(self, namespace: str, **said: Any) -> dict[str, Any]:
        """Connect to a namespace; gives the packet that answers it."""
        await self.send(type=CONNECT, nsp=namespace, data={"protocol": wire.PROTOCOL, **said})
        return await self.packet(CONNECT, CONNECT_ERROR)

    async def ask(self, intent: str, /, **fields: Any) -> Any:
        """Send an intent of a phone; gives the answer."""
        self._ids += 1
        await self.send(type=EVENT, nsp="/phone", data=[intent, fields], id=self._ids)
        answer = await self.packet(ACK)
        assert answer["id"] == self._ids
        return answer["data"][0]

    async def packet(self, *types: int) -> dict[str, Any]:
        """The next packet of one of those types; pings are answered. Raises `ConnectionError` at the end."""
        async with asyncio.timeout(GUARD):
            while True:
                message = await self.socket.receive()
                if message.type is aiohttp.WSMsgType.BINARY:
                    packet: dict[str, Any] = msgpack.decode(message.data)
                    if packet["type"] in types:
                        return packet
                elif message.type is aiohttp.WSMsgType.TEXT:
                    if message.data == "2":
                        await self.socket.send_str("3")
                else:
                    raise ConnectionError(str(message.type))

    async def until_dropped(self) -> None:
        """Read until the server has hung up. What it says before is of no interest."""
        with contextlib.suppress(ConnectionError):
            await self.packet(-1)


@contextlib.asynccontextmanager
async def dialled(url: str, source: str | None = None, **headers: str) -> AsyncIterator[Raw]:
    """A connection that has not said who it is. `source`: the address of this computer that it comes from."""
    # Whoever signed a certificate is as good as any other.
    connector = aiohttp.TCPConnector(local_addr=(source, 0) if source else None, ssl=False)
    path, patience = f"{url}/socket.io/?EIO=4&transport=websocket", aiohttp.ClientWSTimeout(ws_close=0.1)
    async with (
        aiohttp.ClientSession(connector=connector) as session,
        session.ws_connect(path, headers=headers, timeout=patience) as socket,
    ):
        handshake = json.loads((await socket.receive_str())[1:])
        yield Raw(socket, handshake)
