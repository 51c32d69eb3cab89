"""What the pages of an evening are shown: each what is new to it, and all of them the same moment."""

from __future__ import annotations

from collections.abc import Callable

from server import wire
from server.frames import Frames
from server.line import Line
from server.views import Ground
from server.visitor import Visitor

MOST_EVENTS = 48
"""A page that has missed more than these sees where things stand, without the way there."""
SAME_MOMENT = 0.02
"""Seconds for which all pages may be shown the same time."""


class Showing:
    """The latest moment of an evening. `ground`: what the party does not know of it."""

    def __init__(self, line: Line, ground: Callable[[], Ground]) -> None:
        self._line = line
        self._ground = ground
        self._latest: Frames | None = None
        self._changed = True

    def change(self) -> None:
        """There is something new to show, be it of the party or of the ground."""
        self._changed = True

    def update(self, visitor: Visitor) -> bytes | None:
        """The frame that brings that page up to now; None when nothing is new to it."""
        frames = self._frames()
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

    def _frames(self) -> Frames:
        party, now, latest = self._line.party, self._line.now(), self._latest
        if self._changed or latest is None or latest.party is not party or now - latest.now > SAME_MOMENT:
            latest = self._latest = Frames(party, now, self._ground(), latest)
            self._changed = False
        return latest
