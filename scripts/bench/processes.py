"""Servers in processes of their own, on a core that the load leaves alone."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

STARTED = 60.0
"""Seconds after which a start is given up."""
LOOK_EVERY = 0.002
SERVER_CORE, LOAD_CORE = 0, 1


class Server(msgspec.Struct):
    """A server: its process, its port, and the seconds from its start to its first answer over HTTP."""

    pid: int
    port: int
    took: float


def keep_to(core: int) -> None:
    """Have this process, and what it starts, run on that core alone, where there are two."""
    cores = os.cpu_count() or 1
    if hasattr(os, "sched_setaffinity") and cores > 1:
        os.sched_setaffinity(0, {core})


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
        return port


@contextlib.contextmanager
def started(
    words: Sequence[str],
    port: int,
    log: Path,
    look: str = "/health",
    variables: Mapping[str, str] | None = None,
) -> Iterator[Server]:
    """A server on its core, killed at the end. `look`: the path of which any answer shows that it is up.

    Raises `RuntimeError` with the end of what it said.
    """
    begun = time.perf_counter()
    with log.open("wb") as said:
        process = subprocess.Popen(
            words,
            stdout=said,
            stderr=said,
            env={**os.environ, **(variables or {})},
            preexec_fn=lambda: keep_to(SERVER_CORE),
        )
    try:
        while not _answers(port, look):
            if process.poll() is not None or time.perf_counter() - begun > STARTED:
                raise RuntimeError(f"{' '.join(words)} did not start:\n{log.read_text()[-800:]}")
            time.sleep(LOOK_EVERY)
        yield Server(process.pid, port, time.perf_counter() - begun)
    finally:
        process.kill()
        process.wait()


def _answers(port: int, look: str) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=2) as dialled:
        dialled.sendall(f"GET {look} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        return dialled.recv(64).startswith(b"HTTP/1.1")
    return False
