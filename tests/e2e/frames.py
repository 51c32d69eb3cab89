"""What a page was sent: every frame of its sockets, and the views in them."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.async_api import WebSocket

from tests.hub.merging import merged

EVENT = 2
"""The kind of a Socket.IO packet that carries an event."""


class Frames:
    """Everything that came over a page's sockets, in its order."""

    def __init__(self) -> None:
        self.packets: list[dict[str, Any]] = []

    def listen(self, socket: WebSocket) -> None:
        """Keep what comes over that socket."""
        socket.on("framereceived", self._receive)

    def _receive(self, payload: bytes | str) -> None:
        if isinstance(payload, bytes):
            self.packets.append(msgspec.msgpack.decode(payload))

    @property
    def updates(self) -> list[dict[str, Any]]:
        """The updates among them, each with the whole view as it was then."""
        updates = list[dict[str, Any]]()
        for packet in self.packets:
            if packet["type"] == EVENT and packet["data"][0] == "view":
                updates.append(merged(updates[-1] if updates else None, packet["data"][1]))
        return updates
