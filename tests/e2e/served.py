"""The real server as a process of its own, with its own data folder and port."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
HOST = "couch.test"
"""A name that browsers hold for insecure, unlike localhost: the pages must do with what plain HTTP offers."""

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
]
"""What the browser is started with: it finds the house, and asks nobody else anything."""

GUARD = 60.0
"""Seconds after which a test that waits for the server gives up; nothing is measured by it."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A house that can be started, killed and started again.

    `module`: what runs in place of the server; `seed`: what its games draw by, if that module reads it.
    """

    def __init__(
        self, data: Path, module: str = "server", url: str | None = None, *, seed: str | None = None
    ) -> None:
        self.data = data
        self.port = free_port()
        self.base = f"http://{HOST}:{self.port}"
        self.said: list[str] = []
        self._module = module
        self._url = url or self.base
        self._seed = {} if seed is None else {"SEED": seed}
        self._process: asyncio.subprocess.Process | None = None
        self._listener: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start it, and wait until it says where it is."""
        self._process = await self._run(self._module, "serve", "--no-open", "--lang", "en", *self._settings())
        assert self._process.stdout is not None
        try:
            await self._until_it_says(self._process.stdout, "Stop with")
        except BaseException:
            # Who could not start it has nothing to stop.
            await self.kill()
            raise
        self._listener = asyncio.create_task(self._listen(self._process.stdout))

    async def _until_it_says(self, stream: asyncio.StreamReader, words: str) -> None:
        async with asyncio.timeout(GUARD):
            while words not in (line := (await stream.readline()).decode()):
                assert line or not stream.at_eof(), "\n".join(self.said)
                self.said.append(line.rstrip())

    def _settings(self) -> list[str]:
        own = ["--data", str(self.data), "--port", str(self.port)]
        return [*own, "--public-url", self._url, "--allow-host", HOST]

    async def _run(self, module: str, *arguments: str) -> asyncio.subprocess.Process:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("COUCHTISCH_")}
        self.data.mkdir(parents=True, exist_ok=True)
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            *arguments,
            cwd=ROOT,
            env=kept | {"HOME": str(self.data), "PYTHONUNBUFFERED": "1"} | self._seed,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )

    async def _listen(self, stream: asyncio.StreamReader) -> None:
        async for line in stream:
            self.said.append(line.decode().rstrip())

    @property
    def code(self) -> str:
        """The evening's code, as the start said it."""
        return self._word(rf"{re.escape(self._url)}/([A-Z]{{4}})\b")

    @property
    def owner_key(self) -> str:
        """The owner's key, as the start said it."""
        return self._word(r"#owner=([\w-]+)")

    def _word(self, pattern: str) -> str:
        found = re.findall(pattern, "\n".join(self.said))
        assert found, self.said
        return str(found[-1])

    async def kill(self) -> None:
        """End it at once, as a power cut does."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """End it as Ctrl-C does."""
        if self._process is not None:
            await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(how)
        async with asyncio.timeout(GUARD):
            await self._process.wait()
            if self._listener is not None:
                await self._listener
        self._process = self._listener = None

    async def command(self, *arguments: str) -> tuple[int, str]:
        """Run a command of the product; gives its exit code and what it said."""
        process = await self._run("server", *arguments)
        async with asyncio.timeout(GUARD):
            said, _ = await process.communicate()
        return process.returncode or 0, said.decode()

    async def record(self) -> list[dict[str, Any]]:
        """The lines of the one game that was finished here, checked by the product itself."""
        file = self.data / "game.jsonl"
        code, said = await self.command("export", "--data", str(self.data), "--out", str(file))
        assert code == 0, said
        code, said = await self.command("verify", str(file))
        assert code == 0, said
        assert "1 record as it should be" in said, said
        return [json.loads(line) for line in file.read_text("utf-8").splitlines()]
