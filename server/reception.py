"""Where pages come in: each is led to its evening, and what it says later goes there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from server import packets, wire
from server import party as core
from server.allowance import Allowances, household
from server.evening import people
from server.hall import Hall
from server.house import House
from server.hub import Hub
from server.journal import JournalError
from server.open_evening import OpenEvening
from server.packets import PHONE, TV
from server.party import Party
from server.reasons import Refusal
from server.sockets import Limits, Pipe, Sockets, Turned
from server.visitor import Hello, screen_name

GUESSES = (0.1, 20.0)
"""Wrong codes from one address, on a server for strangers: a second in the long run, and at once."""
OPENINGS = (4 / 3600, 4.0)
"""Evenings that one address may open there, in the same way."""
SECRET = 22
"""Letters of a screen's id that make 128 random bits: what it opened is its own."""

_HELLOS: dict[str, type[Hello]] = {PHONE: wire.PhoneHello, TV: wire.TvHello}
_HOUSE = (wire.Open, wire.Resume, wire.Forget)
"""What a screen wants of the house and not of its evening."""


class Guest:
    """A page that came in. `place`: where it is led to."""

    def __init__(self, hello: Hello, pipe: Pipe, place: Hub | Hall) -> None:
        self.hello = hello
        self.pipe = pipe
        self.place = place


class Reception:
    """All pages of the house, by their connection. Fulfils `sockets.Guests`."""

    def __init__(self, house: House, limits: Limits | None = None) -> None:
        self._house = house
        self._hall = Hall()
        self._guests: dict[str, Guest] = {}
        self._closing = False
        self._turn = asyncio.Lock()
        self._guesses = Allowances(*GUESSES, house.monotonic)
        self._openings = Allowances(*OPENINGS, house.monotonic)
        self.sockets = Sockets(self, limits or Limits(), time.monotonic)

    async def arrive(self, sid: str, namespace: str, hello: Any, pipe: Pipe) -> None:
        """A page wants in. Raises `Turned`.

        `stale`, `message`, `no_party` (wrong or old code), `banned` are final; `later` is not.
        """
        said = _read_hello(namespace, hello)
        evening = await self._evening_of(said, pipe.source)
        if evening is None:
            self._guests[sid] = Guest(said, pipe, self._hall)
            self._hall.arrive(sid, pipe, unknown=isinstance(said, wire.TvHello) and said.code is not None)
        else:
            await self._lead(sid, said, pipe, evening)

    async def leave(self, sid: str) -> None:
        """A page is gone. Never raises."""
        guest = self._guests.pop(sid, None)
        if guest and not self._closing:
            await guest.place.leave(sid)

    async def intend(self, sid: str, intent: packets.Intent) -> None:
        """What a page wants, and its answer. Never raises."""
        guest = self._guests.get(sid)
        if guest is None:
            return
        if not isinstance(intent.message, _HOUSE):
            await guest.place.intend(sid, intent)
            return
        answer: wire.Answer
        try:
            async with self._turn:
                answer = await self._arrange(sid, guest, intent.message)
        except Refusal as refusal:
            answer = wire.Refused(refusal.reason, refusal.about)
        except JournalError:
            answer = wire.Refused("disk")
        if now := self._guests.get(sid):
            now.place.answer(sid, intent.namespace, intent.id, answer)

    def refuse(self, sid: str, malformed: packets.Malformed) -> None:
        """What a page wants cannot be understood."""
        if guest := self._guests.get(sid):
            guest.place.answer(sid, malformed.namespace, malformed.id, wire.Refused("message"))

    def evening_of_picture(self, code: str, source: str) -> OpenEvening | None:
        """The evening whose code is asked for as a picture: a guess like any other."""
        evening = self._house.find(code)
        if not self._house.config.hosted:
            return evening
        if self._guesses.is_used_up(household(source)):
            return None
        if evening is None:
            self._guesses.take(household(source))
        return evening

    async def close(self) -> None:
        """Hang up on everybody without a word: pages come back by themselves, to the next start."""
        self._closing = True
        await self.sockets.stop()

    async def _lead(
        self, sid: str, hello: Hello, pipe: Pipe, evening: OpenEvening, *, trusted: bool = False
    ) -> None:
        """Bring a page to an evening. Raises `Turned`."""
        self._guests[sid] = Guest(hello, pipe, evening.hub)
        try:
            await evening.hub.arrive(sid, hello, pipe, trusted=trusted)
        except BaseException:
            self._guests.pop(sid, None)
            raise
        if evening.closed:
            # It was closed in this very moment: there is another one, or none.
            await self.leave(sid)
            raise Turned("later")

    async def _evening_of(self, hello: Hello, source: str) -> OpenEvening | None:
        """Where a page belongs; None: a screen that may open an evening. Raises `Turned`."""
        if isinstance(hello, wire.TvHello):
            if not self._house.config.hosted:
                return self._house.current
            if hello.code is None:
                return None
            screen = screen_name(hello)
            return await self._by_code(hello.code, lambda party: screen in party.trusted, source)
        evening = await self._by_code(hello.code, lambda party: _is_of(party, hello.token), source)
        if evening is None:
            raise Turned("no_party")
        self._house.surroundings.visited = True
        return evening

    async def _by_code(self, code: str, proves: Callable[[Party], bool], source: str) -> OpenEvening | None:
        """The evening of a code, also one that is opened again for who proves to be of it.

        Raises `Turned`: `later`.
        """
        evening = self._house.find(code)
        if not self._house.config.hosted or (evening and proves(evening.party)):
            return evening
        if self._guesses.is_used_up(household(source)):
            # A right code is not let in either: else who guesses would learn it.
            raise Turned("later")
        try:
            evening = evening or await self._house.kept(code, proves)
        except (Refusal, JournalError):
            raise Turned("later") from None
        if evening is None:
            self._guesses.take(household(source))
        return evening

    async def _arrange(
        self, sid: str, guest: Guest, message: wire.Open | wire.Resume | wire.Forget
    ) -> wire.Answer:
        """What a screen wants of the house. Raises `Refusal`."""
        if isinstance(message, wire.Open):
            return await self._open(sid, guest)
        before = None if self._house.config.hosted else self._house.current
        if before is None or not before.hub.trusts(sid):
            raise Refusal("not_trusted")
        id = next((one.id for one in self._house.past if one.handle == message.evening), None)
        if id is None:
            raise Refusal("unknown_evening")
        if isinstance(message, wire.Forget):
            await self._house.forget(id)
            return wire.Done()
        if people(before.party):
            raise Refusal("people_here")
        evening = await self._house.resume(id)
        if people(before.party):
            # Somebody came in while the other one was read.
            await self._house.shut(evening)
            raise Refusal("people_here")
        await self._move(before, evening)
        return wire.Opened(evening.party.code)

    async def _move(self, before: OpenEvening, evening: OpenEvening) -> None:
        """Another evening takes the place of an empty one: its screens show that now, trusted as before."""
        for sid, guest in list(self._guests.items()):
            if guest.place is not before.hub or not isinstance(guest.hello, wire.TvHello):
                continue
            trusted = before.hub.trusts(sid)
            await before.hub.leave(sid)
            if sid in self._guests:
                await self._change(sid, guest, evening, trusted=trusted)
        await self._house.shut(before)

    async def _change(self, sid: str, guest: Guest, evening: OpenEvening, *, trusted: bool) -> None:
        """Bring a page that is here to another evening."""
        try:
            await self._lead(sid, guest.hello, guest.pipe, evening, trusted=trusted)
        except Turned:
            guest.pipe.drop()
        if sid not in self._guests:
            # It went meanwhile, and the evening may not have heard.
            await evening.hub.leave(sid)

    async def _open(self, sid: str, guest: Guest) -> wire.Opened:
        """A screen opens an evening of its own. Raises `Refusal`."""
        if not isinstance(guest.place, Hall) or not isinstance(guest.hello, wire.TvHello):
            raise Refusal("evening_runs")
        if len(guest.hello.screen) < SECRET:
            raise Refusal("message")
        if len(self._house.evenings) >= self._house.config.most_parties:
            raise Refusal("house_full")
        if self._openings.take(household(guest.pipe.source)):
            raise Refusal("too_often")
        evening = await self._house.open()
        evening.begin()
        await self._hall.leave(sid)
        await self._change(sid, guest, evening, trusted=True)
        return wire.Opened(evening.party.code)


def _is_of(party: Party, token: str | None) -> bool:
    """Whether that is the token of a member who was not sent away."""
    found = core.find(party, token) if token else None
    return found is not None and not found.removed


def _read_hello(namespace: str, hello: Any) -> Hello:
    # The protocol first: a page of another program may say more, or less, than this one knows.
    if isinstance(hello, dict) and hello.get("protocol") != wire.PROTOCOL:
        raise Turned("stale")
    try:
        return msgspec.convert(hello, _HELLOS[namespace])
    except (msgspec.ValidationError, RecursionError):
        raise Turned("message") from None
