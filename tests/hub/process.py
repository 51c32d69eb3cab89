"""The program in a process of its own, as a test starts, stops and kills it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp

from server import lock
from tests.hub.pages import GUARD

STARTED = 60.0
"""Seconds after which a start is given up, as those of a loaded machine are slow."""
PORTS = range(20_000, 30_000)
"""Nobody is given one of these who asks for any that is free."""

HERE = Path(__file__).parent.parent.parent


class Server:
    """The program in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, code: str) -> None:
        self.process = process
        self.url = f"http://127.0.0.1:{port}"
        self.port = port
        self.code = code

    async def end(self, number: int) -> int:
        """Send it a signal; gives its exit code."""
        self.process.send_signal(number)
        async with asyncio.timeout(GUARD):
            return await self.process.wait()


async def launch(data: Path, port: int | None = None) -> asyncio.subprocess.Process:
    """Start the program on that folder, and do not wait for it. `port` None: the one of last time."""
    flags = ["--data", str(data), "--host", "127.0.0.1", "--lang", "en"]
    flags += ["--port", str(port)] if port is not None else []
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-W", "error", "-m", "server", "serve", *flags),
        cwd=HERE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


def free_port(chance: random.Random) -> int:
    """A port that stays free while the house that has it is down."""
    while True:
        port = chance.choice(PORTS)
        with socket.socket() as tried, contextlib.suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


async def where(process: asyncio.subprocess.Process, data: Path) -> tuple[int, str]:
    """Where the server on that folder listens, and the evening's code, once it has said that it runs."""
    assert process.stdout
    async with asyncio.timeout(STARTED):
        while "Ctrl-C" not in (line := (await process.stdout.readline()).decode()):
            assert line, "it ended before it ran"
    holder = lock.holder(data)
    assert holder
    url = f"http://127.0.0.1:{holder.port}/health"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return holder.port or 0, (await answer.json())["code"]


@contextlib.asynccontextmanager
async def served(data: Path, port: int | None = None) -> AsyncIterator[Server]:
    """The program on that folder; it must end well, and say nothing that no person should read."""
    process = await launch(data, port)
    try:
        server = Server(process, *await where(process, data))
        yield server
        if process.returncode is None:
            assert await server.end(signal.SIGTERM) == 0
        assert process.stderr
        assert "Traceback" not in (await process.stderr.read()).decode()
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
