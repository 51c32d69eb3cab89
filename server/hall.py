"""Screens that show no evening yet, on a server where each opens its own. They hear nothing of the others."""

from __future__ import annotations

from server import packets, wire
from server.outbox import Outbox
from server.packets import TV
from server.sockets import Pipe


class Hall:
    """Their connections, and whether the evening that one asked for is unknown."""

    def __init__(self) -> None:
        self._outbox = Outbox()

    def arrive(self, sid: str, pipe: Pipe, *, unknown: bool) -> None:
        """A screen comes; `unknown`: it asked for an evening that there is not."""
        self._outbox.open(sid, pipe, lambda: packets.event(TV, "hall", wire.Hall(unknown)))

    async def leave(self, sid: str) -> None:
        """A screen is gone. Never raises."""
        await self._outbox.close(sid)

    async def intend(self, sid: str, intent: packets.Intent) -> None:
        """What a screen wants of an evening that it does not show."""
        if isinstance(intent.message, wire.Resync):
            self._outbox.view(sid)
            self.answer(sid, intent.namespace, intent.id, wire.Done())
        else:
            self.answer(sid, intent.namespace, intent.id, wire.Refused("unknown_evening"))

    def answer(self, sid: str, namespace: str, id: int | None, answer: wire.Answer) -> None:
        """What came of an intent; nobody asked without an `id`."""
        if id is not None:
            self._outbox.reply(sid, packets.answer(namespace, id, answer))
