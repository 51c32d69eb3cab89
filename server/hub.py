"""The pages of one evening: their messages go to its line, its views come back, and that is all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Iterable
from typing import Literal, Protocol

from server import packets, recognition, steps, tokens, views, wire
from server import party as core
from server.evening import member as member_of
from server.evening import people, seat_of
from server.journal import Journal
from server.line import Line
from server.outbox import Outbox
from server.packets import PHONE, TV
from server.party import Party, Step, Who
from server.reasons import Refusal
from server.recognition import Trace
from server.replays import LOOKS, Replays
from server.screens import Screens
from server.sockets import Pipe, Turned
from server.surroundings import Surroundings
from server.views import Ground
from server.wifi import Wifi

LOG = logging.getLogger("couchtisch.hub")
Hello = wire.PhoneHello | wire.TvHello
MOST_EVENTS = 48
"""A page that has missed more than these sees where things stand, without the way there."""


class Premises(Protocol):
    """What an evening knows of the house that it takes place in."""

    journal: Journal
    surroundings: Surroundings
    recognises: bool
    """Whether a phone's address tells it from others."""
    wifi: Wifi | None

    def is_owner(self, key: str | None) -> bool:
        """Whether that is the key of the house."""

    def earlier(self) -> tuple[wire.PastView, ...]:
        """The earlier evenings that can be gone on with, the latest first."""


class Visitor:
    """A page that is connected. `member`: whose phone it is; None for a screen, and before one joined.

    `screen`: what the evening calls a screen; its own id is a secret of its browser.
    """

    def __init__(self, sid: str, hello: Hello, pipe: Pipe) -> None:
        self.sid = sid
        self.hello = hello
        self.pipe = pipe
        self.namespace = PHONE if isinstance(hello, wire.PhoneHello) else TV
        self.screen = screen_name(hello) if isinstance(hello, wire.TvHello) else ""
        self.owner = False
        self.member: int | None = None
        self.trace: Trace | None = None
        self.joined: wire.Joined | None = None
        self.version = 0
        self.seen = 0


class Hub:
    """All pages of an evening, by their connection. `visited`: a phone has reached it."""

    def __init__(self, line: Line, house: Premises, rng: random.Random | None = None) -> None:
        self.visited = False
        self._line = line
        self._house = house
        self._rng = rng or random.SystemRandom()
        self._outbox = Outbox()
        self._screens = Screens()
        self._replays = Replays(house.journal)
        self._visitors: dict[str, Visitor] = {}
        self._tabs: dict[int, str] = {}
        self._farewells: set[asyncio.Task[None]] = set()
        self._closing = False
        line.publish = self.publish

    async def arrive(self, sid: str, hello: Hello, pipe: Pipe, *, trusted: bool = False) -> None:
        """A page comes to this evening. Raises `Turned`: `banned`.

        `trusted`: a screen that may, from now on, show what proves a person.
        """
        visitor = Visitor(sid, hello, pipe)
        visitor.owner = self._house.is_owner(hello.owner)
        visitor.seen = self._line.last_event
        if isinstance(hello, wire.PhoneHello):
            visitor.trace = self._trace(pipe)
            await self._phone_arrives(visitor, hello)
        else:
            await self._screen_arrives(visitor, trusted or visitor.owner)
        self._outbox.open(sid, pipe, lambda: self._update(visitor))
        if visitor.joined:
            self._outbox.letter(sid, packets.event(visitor.namespace, "joined", visitor.joined))

    def visit(self) -> None:
        """A phone has found the way."""
        if not self.visited:
            self.visited = True
            self.publish()

    async def leave(self, sid: str) -> None:
        """A page is gone. Never raises."""
        visitor = self._visitors.pop(sid, None)
        await self._outbox.close(sid)
        if visitor is None or self._closing:
            return
        if isinstance(visitor.hello, wire.TvHello):
            self._screens.off(visitor.screen)
            self.publish()
        with contextlib.suppress(Refusal):
            await self._note_presence(visitor.member)

    async def intend(self, sid: str, intent: packets.Intent) -> None:
        """What a page wants, and its answer. Never raises."""
        visitor = self._visitors.get(sid)
        if visitor is None:
            return
        answer: wire.Answer
        try:
            answer = await self._do(visitor, intent.message)
        except Refusal as refusal:
            answer = wire.Refused(refusal.reason, refusal.about)
        self.answer(sid, intent.namespace, intent.id, answer)

    def refuse(self, sid: str, malformed: packets.Malformed) -> None:
        """What a page wants cannot be understood."""
        self.answer(sid, malformed.namespace, malformed.id, wire.Refused("message"))

    def answer(self, sid: str, namespace: str, id: int | None, answer: wire.Answer) -> None:
        """What came of an intent; nobody asked without an `id`."""
        if id is not None:
            self._outbox.letter(sid, packets.answer(namespace, id, answer))

    def trusts(self, sid: str) -> bool:
        """Whether that page is a screen that may show what proves a person."""
        visitor = self._visitors.get(sid)
        return visitor is not None and visitor.screen in self._line.party.trusted

    def count(self, namespace: str | None = None) -> int:
        """How many pages are connected, of one kind or of both."""
        return sum(namespace in (None, visitor.namespace) for visitor in self._visitors.values())

    def dismiss(self) -> None:
        """The evening is over for its pages: phones are told, screens come back to what there is then."""
        for visitor in list(self._visitors.values()):
            if visitor.namespace == PHONE:
                self._see_off(visitor, "closed")
            else:
                visitor.pipe.drop()

    def publish(self) -> None:
        """Everybody is to see how things stand; who was sent away hears that, and nothing more."""
        for visitor in list(self._visitors.values()):
            if self._is_removed(visitor):
                self._see_off(visitor, "removed")
        self._outbox.publish()

    async def attend(self) -> None:
        """Mend what the party believes of who is here, where a step about it could not be written down."""
        for member in people(self._line.party):
            await self._note_presence(member.id)

    async def close(self) -> None:
        """Let go of every page without a word to the evening: for it, its phones were here to the end."""
        self._closing = True
        await asyncio.gather(*self._farewells, return_exceptions=True)
        for sid in list(self._visitors):
            await self.leave(sid)

    async def _phone_arrives(self, visitor: Visitor, hello: wire.PhoneHello) -> None:
        self.visit()
        found = core.find(self._line.party, hello.token) if hello.token else None
        if found and found.removed:
            raise Turned("banned")
        visitor.member = found.id if found else await self._recognise(visitor)
        self._visitors[visitor.sid] = visitor
        if visitor.member is not None:
            self._replace_older(visitor)
            with contextlib.suppress(Refusal):
                fresh = self._is_fresh(visitor.member, hello.tab)
                await self._note_presence(visitor.member, fresh, visitor.trace)
        if self._is_removed(visitor):
            del self._visitors[visitor.sid]
            raise Turned("banned")

    def _trace(self, pipe: Pipe) -> Trace | None:
        if not self._house.recognises:
            return None
        return recognition.trace(self._line.party.id, pipe.source, pipe.browser, pipe.house)

    async def _recognise(self, visitor: Visitor) -> int | None:
        """A phone without a token may be known again, after a change of the house's address: whose it is."""
        token, found = tokens.fresh(), list[int]()

        def recognise(party: Party, now: float) -> Iterable[Step]:
            if (member := core.recognise(party, visitor.trace)) is None:
                return ()
            found.append(member.id)
            return (steps.Recognised(now, member.id, tokens.digest(token)),)

        with contextlib.suppress(Refusal):
            await self._line.submit(recognise)
            if found:
                visitor.joined = wire.Joined(found[0], token)
                return found[0]
        return None

    async def _screen_arrives(self, visitor: Visitor, trusted: bool) -> None:
        self._visitors[visitor.sid] = visitor
        screen = visitor.screen
        self._screens.on(screen)
        self.publish()
        if trusted:

            def trust(party: Party, now: float) -> Iterable[Step]:
                return () if screen in party.trusted else (steps.Trusted(now, screen, on=True),)

            with contextlib.suppress(Refusal):
                await self._line.submit(trust)

    async def _do(self, visitor: Visitor, message: wire.Message) -> wire.Answer:
        """What is wanted, through the line. Raises `Refusal`."""
        if isinstance(message, wire.Join):
            return await self._join(visitor, message)
        if isinstance(message, wire.Resync):
            self._outbox.view(visitor.sid)
        elif isinstance(message, wire.Address):
            await self._next_address(visitor)
        elif isinstance(message, LOOKS):
            return await self._replays.answer(self._line.party, message, visitor.member, visitor.namespace)
        elif isinstance(message, wire.Host) and isinstance(message.order, wire.Show):
            await self._replays.show(self._line.party, message.order, visitor.member)
            self.publish()
        else:
            who = Who(visitor.member, visitor.owner)
            await self._line.submit(lambda party, now: core.decide(party, who, message, now, self._rng))
        return wire.Done()

    async def _join(self, visitor: Visitor, message: wire.Join) -> wire.Joined:
        if visitor.joined:
            return visitor.joined  # the page asks again, since the first answer did not reach it
        token = message.token or tokens.fresh()
        who, joined = Who(visitor.member, visitor.owner), list[steps.Joined]()

        def join(party: Party, now: float) -> Iterable[Step]:
            if core.find(party, token):
                raise Refusal("already_joined")
            hashed = tokens.digest(token)
            joined.append(core.join(party, who, message, hashed, now, self._rng, visitor.trace))
            return joined

        await self._line.submit(join)
        visitor.member = joined[0].member
        visitor.joined = wire.Joined(visitor.member, token)
        if isinstance(visitor.hello, wire.PhoneHello):
            self._tabs[visitor.member] = visitor.hello.tab
        self._outbox.view(visitor.sid)
        if visitor.sid not in self._visitors:
            await self._note_presence(visitor.member)
        return visitor.joined

    async def _next_address(self, visitor: Visitor) -> None:
        if people(self._line.party) and not self.trusts(visitor.sid):
            raise Refusal("not_host")
        await self._house.surroundings.next_address()
        self.publish()

    async def _note_presence(
        self, member: int | None, fresh: bool = False, trace: Trace | None = None
    ) -> None:
        """Have the party know whether that member's phone is connected. Raises `Refusal`."""
        found = member_of(self._line.party, member)
        if member is None or found is None or found.removed:
            return
        is_here = any(visitor.member == member for visitor in self._visitors.values())
        if is_here:
            await self._line.submit(lambda party, now: core.connected(party, member, now, fresh, trace))
        elif not is_here and found.gone is None:
            await self._line.submit(lambda party, now: core.dropped(party, member, now))

    def _is_fresh(self, member: int, tab: str) -> bool:
        """Whether the member's page was loaded anew; not known after a restart, and then it was not."""
        before = self._tabs.get(member)
        self._tabs[member] = tab
        return before is not None and before != tab

    def _replace_older(self, newest: Visitor) -> None:
        for visitor in list(self._visitors.values()):
            if visitor.member == newest.member and visitor is not newest:
                self._see_off(visitor, "replaced")

    def _is_removed(self, visitor: Visitor) -> bool:
        found = member_of(self._line.party, visitor.member)
        return found is not None and found.removed

    def _see_off(self, visitor: Visitor, reason: Literal["removed", "replaced", "closed"]) -> None:
        """Say the last word to a page and hang up; from now on it is no visitor."""
        if self._visitors.pop(visitor.sid, None) is None:
            return
        task = asyncio.create_task(self._say_bye(visitor, reason))
        self._farewells.add(task)
        task.add_done_callback(self._farewells.discard)

    async def _say_bye(self, visitor: Visitor, reason: Literal["removed", "replaced", "closed"]) -> None:
        bye = packets.event(visitor.namespace, "bye", wire.Bye(reason))
        await self._outbox.last_letter(visitor.sid, bye)
        await visitor.pipe.send_away(visitor.sid, visitor.namespace)

    def _update(self, visitor: Visitor) -> bytes | None:
        party, now, ground = self._line.party, self._line.now(), self._ground()
        first, told = self._line.since(visitor.seen)
        visitor.seen = self._line.last_event
        visitor.version += 1
        seat = seat_of(party, visitor.member)
        events = views.happenings(told, seat, first) if len(told) <= MOST_EVENTS else []
        if isinstance(visitor.hello, wire.TvHello):
            tv = views.tv(party, visitor.screen, now, ground)
            return packets.event(TV, "view", wire.TvUpdate(visitor.version, None, tv, events))
        phone = views.phone(party, visitor.member, now, ground, visitor.owner)
        return packets.event(PHONE, "view", wire.PhoneUpdate(visitor.version, None, phone, events))

    def _ground(self) -> Ground:
        surroundings = self._house.surroundings
        url, qr = surroundings.invitation(self._line.party.code)
        return Ground(
            url=url,
            qr=qr,
            addresses=surroundings.count,
            visited=self.visited,
            screens=self._screens.shown(),
            trouble=self._line.trouble,
            # Who has joined is in this evening, and stays there.
            past=() if people(self._line.party) else self._house.earlier(),
            wifi=self._house.wifi.view if self._house.wifi else None,
            shown=self._replays.shown(self._line.party),
        )


def screen_name(hello: wire.TvHello) -> str:
    """What an evening calls a screen: a hash, since the screen's own id proves that it is this browser."""
    return tokens.digest(hello.screen)[:32]
