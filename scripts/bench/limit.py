"""What aiohttp alone can do: the messages of real actions, ready-made, to all pages of a room.

`limit.py MESSAGES PORT`; MESSAGES holds, in msgpack, a list of actions, each with the messages to all pages.
"""

from __future__ import annotations

import asyncio
import importlib
import itertools
import sys
from pathlib import Path

import msgspec
from aiohttp import WSMsgType, web


def application(actions: list[list[bytes]]) -> web.Application:
    """Rooms with a page for each message of an action; whatever one of them says is an action."""
    rooms: dict[str, dict[int, web.WebSocketResponse]] = {}
    turn = itertools.cycle(actions)

    async def room(request: web.Request) -> web.WebSocketResponse:
        name, seat = request.query["room"], int(request.query["seat"])
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        pages = rooms.setdefault(name, {})
        pages[seat] = socket
        async for message in socket:
            if message.type is not WSMsgType.BINARY:
                break
            for to, ready_made in enumerate(next(turn)):
                await pages[to].send_bytes(ready_made)
        return socket

    app = web.Application()
    app.router.add_get("/ws", room)
    return app


async def serve(actions: list[list[bytes]], port: int) -> None:
    """Serve until the process is killed."""
    runner = web.AppRunner(application(actions), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port, backlog=1024).start()
    await asyncio.Event().wait()


if __name__ == "__main__":
    try:
        loop = importlib.import_module("uvloop").new_event_loop
    except ImportError:
        loop = None
    ready_made = msgspec.msgpack.decode(Path(sys.argv[1]).read_bytes(), type=list[list[bytes]])
    with asyncio.Runner(loop_factory=loop) as asked:
        asked.run(serve(ready_made, int(sys.argv[2])))
