"""What the pages of an evening are shown: each what is new to it, and all of them the same moment."""

from __future__ import annotations

from collections.abc import Callable

from server import wire
from server.frames import Frames, unseen
from server.line import MOST_EVENTS, Line
from server.views import Ground, Views
from server.visitor import Visitor

SAME_MOMENT = 0.02
"""Seconds for which all pages may be shown the same time."""


class Showing:
    """The moments of an evening, one after the other. `ground`: what the party does not know of it."""

    def __init__(self, line: Line, ground: Callable[[], Ground]) -> None:
        self._line = line
        self._ground = ground
        self._views: Views | None = None
        """Of the latest moment."""
        self._version = 0
        self._frames: Frames | None = None
        """Of the same, as long as pages are being told of it."""

    def forget(self) -> None:
        """Look anew for what is shown next: all have been told of this moment, or there is something new."""
        self._frames = None

    def update(self, visitor: Visitor) -> bytes | None:
        """The frame that brings that page up to now; None when nothing is new to it."""
        frames = self._moment()
        if isinstance(visitor.hello, wire.TvHello):
            shown = frames.tv(visitor.screen, visitor.draws)
        else:
            shown = frames.phone(visitor.member, visitor.owner, visitor.draws)
        first, told = self._line.since(visitor.seen)
        heard = shown.page.is_in and len(told) <= MOST_EVENTS
        events = frames.happened(told if heard else (), shown.page.seat, first)
        frame = frames.update(visitor.shown, shown, visitor.version, events)
        visitor.seen = self._line.last_event
        if frame is not None:
            visitor.version = frames.version
            visitor.shown = shown
        return frame

    def _moment(self) -> Frames:
        now, frames = self._line.now(), self._frames
        if frames is None or now - frames.views.now > SAME_MOMENT:
            views = Views(self._line.party, now, self._ground(), self._views, unseen)
            self._version += 1
            self._views, frames = views, Frames(views, self._version)
            self._frames = frames
        return frames
