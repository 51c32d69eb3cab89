"""The one way out: what goes to which connection, in order, bounded; of views the latest alone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable

from server.log import described
from server.sockets import Pipe

LOG = logging.getLogger("couchtisch.outbox")
MOST_LETTERS = 16
"""Letters, or replies, that wait for one page; a page with more than that does not read."""
MOST_ASIDES = 3
"""Frames that may be left out and wait for one page; the oldest goes when there are more."""

Compose = Callable[[], bytes | None]
"""Gives the frame of the newest view at the moment of sending; None: there is nothing to show."""


class Box:
    """What waits for one connection: letters, then the view as it is, then replies, then asides.

    A page that reads is sent all of it at once; only for one that does not there is a task that waits.
    """

    __slots__ = ("_asides", "_closed", "_compose", "_letters", "_pipe", "_replies", "_stale", "_task")

    def __init__(self, pipe: Pipe, compose: Compose, letters: Iterable[bytes] = ()) -> None:
        self._pipe = pipe
        self._compose = compose
        self._letters = tuple(letters)
        self._replies: tuple[bytes, ...] = ()
        self._asides: tuple[bytes, ...] = ()
        self._stale = False
        self._closed = False
        self._task: asyncio.Task[None] | None = None

    def complain(self, fault: Exception) -> None:
        """Say in the log that the page could not be told."""
        LOG.error("%s %s a page could not be told", self._pipe.whom(), described(fault))

    def view(self) -> None:
        """The page is to have the newest view; several calls before it is sent make one."""
        self._stale = True

    def letter(self, frame: bytes) -> None:
        """A frame that must not be left out."""
        if len(self._letters) >= MOST_LETTERS:
            self._pipe.drop()
            return
        self._letters += (frame,)
        self.send(letters=True)

    def reply(self, frame: bytes) -> None:
        """A frame that must not be left out either, and goes out with a view that is due, after it."""
        if len(self._replies) >= MOST_LETTERS:
            self.send()
        if len(self._replies) >= MOST_LETTERS:
            self._pipe.drop()
            return
        self._replies += (frame,)
        if not self._stale:
            self.send()

    def aside(self, frame: bytes) -> None:
        """A frame that is worth nothing once it is late: a page that reads slowly misses some."""
        self._asides = (*self._asides, frame)[-MOST_ASIDES:]

    def send(self, *, letters: bool = False) -> None:
        """Send what the page takes, the rest follows when it does; only `letters`, which wait for nothing."""
        self.write(self.taken(letters=letters), letters=letters)

    def taken(self, *, letters: bool = False) -> list[bytes]:
        """What the page takes now; whoever asks has to `write` it before anything else comes to pass."""
        if not self._is_open or not self._pipe.is_free:
            return []
        frames, self._letters = [*self._letters], ()
        if not letters:
            if (view := self._view()) is not None:
                frames.append(view)
            if self._replies or self._asides:
                frames += self._replies + self._asides
                self._replies = self._asides = ()
        return frames

    def write(self, frames: list[bytes], *, letters: bool = False) -> None:
        """The second half of `send`."""
        if frames:
            try:
                self._pipe.send_at_once(*frames)
            except OSError:
                # It is gone, and will be closed.
                return
        if (self._letters or (self._waits and not letters)) and self._is_open:
            self._task = asyncio.create_task(self._send_on())

    async def close(self) -> None:
        """Send no more."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def finish(self, frame: bytes) -> None:
        """Send the letters that wait, then this one, then no more."""
        await self.close()
        with contextlib.suppress(OSError):
            for letter in (*self._letters, *self._replies, frame):
                await self._pipe.taken()
                await self._pipe.send(letter)
            await self._pipe.taken()

    @property
    def _is_open(self) -> bool:
        """Whether what comes now may go out at once: no task has begun to send what came before."""
        return not self._closed and self._task is None

    @property
    def _waits(self) -> bool:
        return bool(self._letters or self._stale or self._replies or self._asides)

    async def _send_on(self) -> None:
        with contextlib.suppress(OSError):
            while self._waits:
                await self._pipe.taken()
                if (frame := self._next()) is not None:
                    await self._pipe.send(frame)
            self._task = None

    def _next(self) -> bytes | None:
        """The next frame; the view is made as late as this."""
        if self._letters:
            frame, *letters = self._letters
            self._letters = tuple(letters)
        elif (view := self._view()) is not None:
            frame = view
        elif self._replies:
            frame, *replies = self._replies
            self._replies = tuple(replies)
        elif self._asides:
            frame, *asides = self._asides
            self._asides = tuple(asides)
        else:
            return None
        return frame

    def _view(self) -> bytes | None:
        """The newest view, where one is due and shows anything new."""
        if not self._stale:
            return None
        self._stale = False
        try:
            return self._compose()
        except Exception as error:  # a fault in one view must not silence the connection
            LOG.error("%s %s a view could not be made", self._pipe.whom(), described(error))
            return None


class Outbox:
    """The boxes of all connections, by the connection's id.

    `made`: called once all views of a moment are made.
    """

    def __init__(self, made: Callable[[], None] = lambda: None) -> None:
        self._made = made
        self._boxes: dict[str, Box] = {}
        self._due: dict[Box, None] = {}

    def open(self, sid: str, pipe: Pipe, compose: Compose, letters: Iterable[bytes] = ()) -> None:
        """A connection that views go to from now on, `letters` before the first one.

        They follow when the present work is done: the page has been told by then that it is in.
        """
        self._boxes[sid] = Box(pipe, compose, letters)
        self.view(sid)

    async def close(self, sid: str) -> None:
        """That connection gets nothing more."""
        if box := self._boxes.pop(sid, None):
            await box.close()

    def publish(self) -> None:
        """Everybody is to have the newest view."""
        for box in self._boxes.values():
            box.view()
        self._soon(*self._boxes.values())

    def view(self, sid: str) -> None:
        """One connection is to have the newest view."""
        if box := self._boxes.get(sid):
            box.view()
            self._soon(box)

    def letter(self, sid: str, frame: bytes) -> None:
        """A frame for one connection, before any later view."""
        if box := self._boxes.get(sid):
            box.letter(frame)

    def reply(self, sid: str, frame: bytes) -> None:
        """A frame for one connection, after a view that it is to have now."""
        if box := self._boxes.get(sid):
            box.reply(frame)

    def aside(self, sid: str, frame: bytes) -> None:
        """A frame for one connection that may be left out."""
        if box := self._boxes.get(sid):
            box.aside(frame)
            self._soon(box)

    async def last_letter(self, sid: str, frame: bytes) -> None:
        """The last frame for that connection."""
        if box := self._boxes.pop(sid, None):
            await box.finish(frame)

    def _soon(self, *boxes: Box) -> None:
        """Once the present work is done: until then there may be more to show."""
        if boxes and not self._due:
            asyncio.get_running_loop().call_soon(self._send)
        self._due.update(dict.fromkeys(boxes))

    def _send(self) -> None:
        """All views are made before the first one is written.

        Where making and writing take turns, each costs more (`docs/performance.md`).
        """
        due, self._due = self._due, {}
        taken: list[tuple[Box, list[bytes]]] = []
        for box in due:
            try:
                taken.append((box, box.taken()))
            except Exception as fault:  # what is wrong with one page keeps no other one waiting
                box.complain(fault)
        self._made()
        for box, frames in taken:
            try:
                box.write(frames)
            except Exception as fault:  # the same
                box.complain(fault)
