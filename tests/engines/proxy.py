"""The way to the house for an engine that cannot be told where a name leads."""

from __future__ import annotations

import asyncio
import contextlib

_END_OF_HEAD = b"\r\n\r\n"


class Proxy:
    """An HTTP proxy on this computer for which every name is this computer, and which asks nobody else."""

    def __init__(self, server: asyncio.Server) -> None:
        self._server = server

    @classmethod
    async def start(cls) -> Proxy:
        """Start it on a free port."""
        return cls(await asyncio.start_server(_serve, "127.0.0.1", 0))

    @property
    def address(self) -> str:
        """Where it listens, as `host:port`."""
        return f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def stop(self) -> None:
        """End it."""
        self._server.close()


async def _serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        head = await reader.readuntil(_END_OF_HEAD)
        method, target, _ = head.decode("latin-1").split(" ", 2)
        port = int(target.removesuffix("/").split("://")[-1].split("/")[0].rpartition(":")[2])
        house, to_house = await asyncio.open_connection("127.0.0.1", port)
        if method == "CONNECT":
            writer.write(b"HTTP/1.1 200 OK" + _END_OF_HEAD)
        else:
            to_house.write(head)
        await asyncio.gather(_pass_on(reader, to_house), _pass_on(house, writer))
    writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()
