"""The one way out: what goes to which connection, in order, bounded; of views the latest alone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable

from server.log import described
from server.sockets import Pipe

LOG = logging.getLogger("couchtisch.outbox")
MOST_LETTERS = 16
"""Frames that wait for one page, views not counted; a page with more than that does not read."""
MOST_ASIDES = 3
"""Frames that may be left out and wait for one page; the oldest goes when there are more."""

Compose = Callable[[], bytes | None]
"""Gives the frame of the newest view at the moment of sending; None: there is nothing to show."""


class Box:
    """What waits for one connection, and the task that sends it: letters, the view as it is, then asides."""

    def __init__(self, pipe: Pipe, compose: Compose) -> None:
        self._pipe = pipe
        self._compose = compose
        self._letters: deque[bytes] = deque()
        self._asides: deque[bytes] = deque(maxlen=MOST_ASIDES)
        self._stale = False
        self._work = asyncio.Event()
        self._task = asyncio.create_task(self._send_on())

    def view(self) -> None:
        """The page is to have the newest view; several calls before it is sent make one."""
        self._stale = True
        self._work.set()

    def letter(self, frame: bytes) -> None:
        """A frame that must not be left out."""
        if len(self._letters) >= MOST_LETTERS:
            self._pipe.drop()
            return
        self._letters.append(frame)
        self._work.set()

    def aside(self, frame: bytes) -> None:
        """A frame that is worth nothing once it is late: a page that reads slowly misses some."""
        self._asides.append(frame)
        self._work.set()

    async def close(self) -> None:
        """Send no more."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def finish(self, frame: bytes) -> None:
        """Send the letters that wait, then this one, then no more."""
        await self.close()
        with contextlib.suppress(OSError):
            for letter in (*self._letters, frame):
                await self._pipe.send(letter)

    async def _send_on(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                await self._work.wait()
                self._work.clear()
                while self._letters:
                    await self._pipe.send(self._letters.popleft())
                if self._stale:
                    self._stale = False
                    await self._send_view()
                while self._asides and not self._work.is_set():
                    await self._pipe.send(self._asides.popleft())

    async def _send_view(self) -> None:
        try:
            frame = self._compose()
        except Exception as error:  # a fault in one view must not silence the connection
            LOG.error("%s %s a view could not be made", self._pipe.whom(), described(error))
            return
        if frame is not None:
            await self._pipe.send(frame)


class Outbox:
    """The boxes of all connections, by the connection's id."""

    def __init__(self) -> None:
        self._boxes: dict[str, Box] = {}

    def open(self, sid: str, pipe: Pipe, compose: Compose) -> None:
        """A connection that views go to from now on; its first one is due at once."""
        self._boxes[sid] = Box(pipe, compose)
        self._boxes[sid].view()

    async def close(self, sid: str) -> None:
        """That connection gets nothing more."""
        if box := self._boxes.pop(sid, None):
            await box.close()

    def publish(self) -> None:
        """Everybody is to have the newest view."""
        for box in self._boxes.values():
            box.view()

    def view(self, sid: str) -> None:
        """One connection is to have the newest view."""
        if box := self._boxes.get(sid):
            box.view()

    def letter(self, sid: str, frame: bytes) -> None:
        """A frame for one connection, before any later view."""
        if box := self._boxes.get(sid):
            box.letter(frame)

    def aside(self, sid: str, frame: bytes) -> None:
        """A frame for one connection that may be left out."""
        if box := self._boxes.get(sid):
            box.aside(frame)

    async def last_letter(self, sid: str, frame: bytes) -> None:
        """The last frame for that connection."""
        if box := self._boxes.pop(sid, None):
            await box.finish(frame)
