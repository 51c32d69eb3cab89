"""One data folder, one server: the lock that holds it, and where its holder can be found.

The operating system frees the lock when its process ends in whatever way; a file left behind locks nothing.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO

import msgspec

FILE = "server.lock"


class Holder(msgspec.Struct, frozen=True):
    """Who has the folder: its process, and once it listens its port and the address it shows."""

    pid: int
    port: int | None = None
    url: str | None = None


class FolderBusy(Exception):
    """Another server has the folder. `holder` None: it has not said yet who it is."""

    def __init__(self, folder: Path, holder: Holder | None) -> None:
        super().__init__(f"a server is already running on the data folder {folder}{_where(holder)}")
        self.holder = holder


def _where(holder: Holder | None) -> str:
    if holder is None:
        return ""
    port = f", port {holder.port}" if holder.port else ""
    return f" (process {holder.pid}{port})" + (f": {holder.url}" if holder.url else "")


class FolderLock:
    """The lock of one data folder, from `take` to `release`."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    @classmethod
    def take(cls, folder: Path) -> FolderLock:
        """Raises `FolderBusy` when another process has it, `OSError` when the folder cannot be written."""
        descriptor = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        file = os.fdopen(descriptor, "r+b", buffering=0)
        if not _try_lock(descriptor):
            file.close()
            raise FolderBusy(folder, holder(folder))
        lock = cls(file)
        lock.announce()
        return lock

    def announce(self, *, port: int | None = None, url: str | None = None) -> None:
        """Say where this server is, for a second start to read."""
        self._write(msgspec.json.encode(Holder(os.getpid(), port, url)))

    def release(self) -> None:
        """Give the folder back; a second call does nothing."""
        if not self._file.closed:
            self._write(b"")
            self._file.close()

    def _write(self, content: bytes) -> None:
        self._file.seek(0)
        self._file.truncate()
        self._file.write(content)


def holder(folder: Path) -> Holder | None:
    """What the lock's file says about its holder; None when there is nothing to read."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Holder)
    except (OSError, msgspec.MsgspecError):
        return None


if sys.platform == "win32":
    import msvcrt

    def _try_lock(descriptor: int) -> bool:
        # A locked byte cannot be read by others there: one far behind the content is locked.
        os.lseek(descriptor, 1 << 30, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
