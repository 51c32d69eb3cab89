"""Where pages come in: each is led to its evening, and what it says later goes there."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from server import packets, wire
from server.house import House
from server.hub import Hello, Hub
from server.open_evening import OpenEvening
from server.packets import PHONE, TV
from server.sockets import Limits, Pipe, Sockets, Turned

_HELLOS: dict[str, type[Hello]] = {PHONE: wire.PhoneHello, TV: wire.TvHello}


class Reception:
    """All pages of the house, by their connection. Fulfils `sockets.Guests`."""

    def __init__(self, house: House, limits: Limits | None = None) -> None:
        self._house = house
        self._hubs: dict[str, Hub] = {}
        self._closing = False
        self.sockets = Sockets(self, limits or Limits(), time.monotonic)

    async def arrive(self, sid: str, namespace: str, hello: Any, pipe: Pipe) -> None:
        """A page wants in. Raises `Turned`: `stale`, `message`, `no_party` (wrong or old code), `banned`."""
        said = _read_hello(namespace, hello)
        evening = self._evening(said)
        self._hubs[sid] = evening.hub
        try:
            await evening.hub.arrive(sid, said, pipe)
        except BaseException:
            del self._hubs[sid]
            raise

    async def leave(self, sid: str) -> None:
        """A page is gone. Never raises."""
        hub = self._hubs.pop(sid, None)
        if hub and not self._closing:
            await hub.leave(sid)

    async def intend(self, sid: str, intent: packets.Intent) -> None:
        """What a page wants, and its answer. Never raises."""
        if hub := self._hubs.get(sid):
            await hub.intend(sid, intent)

    def refuse(self, sid: str, malformed: packets.Malformed) -> None:
        """What a page wants cannot be understood."""
        if hub := self._hubs.get(sid):
            hub.refuse(sid, malformed)

    async def close(self) -> None:
        """Hang up on everybody without a word: pages come back by themselves, to the next start."""
        self._closing = True
        await self.sockets.stop()

    def _evening(self, hello: Hello) -> OpenEvening:
        if isinstance(hello, wire.TvHello):
            return self._house.current
        evening = self._house.find(hello.code)
        if evening is None:
            raise Turned("no_party")
        self._house.surroundings.visited = True
        return evening


def _read_hello(namespace: str, hello: Any) -> Hello:
    # The protocol first: a page of another program may say more, or less, than this one knows.
    if isinstance(hello, dict) and hello.get("protocol") != wire.PROTOCOL:
        raise Turned("stale")
    try:
        return msgspec.convert(hello, _HELLOS[namespace])
    except (msgspec.ValidationError, RecursionError):
        raise Turned("message") from None
