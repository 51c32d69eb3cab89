"""The pages of one evening: their messages go to its line, its views come back, and that is all."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterable
from functools import partial
from typing import Protocol

from server import claims, packets, recognition, steps, tokens, wire
from server import party as core
from server.allowance import Allowances, household
from server.claims import Claims
from server.evening import member as member_of
from server.evening import people, seat_of
from server.intents import asker
from server.journal import Journal
from server.line import Line
from server.log import about
from server.outbox import Outbox
from server.packets import PHONE, TV
from server.party import Party, Step, Who
from server.reasons import Refusal
from server.recognition import Trace
from server.replays import LOOKS, Replays
from server.screens import Screens
from server.showing import Showing
from server.sockets import Pipe, Turned
from server.surroundings import Surroundings
from server.views import Ground
from server.visitor import Farewell, Hello, Visitor
from server.wifi import Wifi

REACTIONS = (2 / 3, 3.0)
"""Symbols of one member: so many a second in the long run, and so many at once."""


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


class Hub:
    """All pages of an evening, by their connection. `visited`: a phone has reached it."""

    def __init__(self, line: Line, house: Premises, rng: random.Random | None = None) -> None:
        self.visited = False
        self._line = line
        self._house = house
        self._rng = rng or random.SystemRandom()
        self._screens = Screens()
        self._replays = Replays(house.journal, line.recorded)
        self._claims = Claims(line.now)
        self._reactions = Allowances(*REACTIONS, line.now)
        self._visitors: dict[str, Visitor] = {}
        self._tabs: dict[int, str] = {}
        self._farewells: set[asyncio.Task[None]] = set()
        self._closing = False
        self._showing = Showing(line, self._ground)
        self._outbox = Outbox(self._showing.forget)
        line.publish = self.publish

    async def arrive(self, sid: str, hello: Hello, pipe: Pipe, *, trusted: bool = False) -> None:
        """A page comes to this evening. Raises `Turned`: `banned`.

        `trusted`: a screen that may, from now on, show what proves a person.
        """
        visitor = Visitor(sid, hello, pipe)
        visitor.owner = self._house.is_owner(hello.owner)
        visitor.seen = self._line.last_event
        pipe.whom = lambda: about(self._line.party.id, seat_of(self._line.party, visitor.member))
        if isinstance(hello, wire.PhoneHello):
            visitor.trace = self._trace(pipe)
            await self._phone_arrives(visitor, hello)
        else:
            await self._screen_arrives(visitor, trusted or visitor.owner)
        if sid not in self._visitors and not visitor.seen_off:
            return  # It has gone meanwhile.
        joined = [packets.event(visitor.namespace, "joined", visitor.joined)] if visitor.joined else []
        self._outbox.open(sid, pipe, partial(self._showing.update, visitor), joined)
        visitor.arrived = True
        if visitor.seen_off:
            self._begin_farewell(visitor, visitor.seen_off)

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
        if self._claims.forget(sid):
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
            self._outbox.reply(sid, packets.answer(namespace, id, answer))

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
        if removed := {one.id for one in self._line.party.members if one.removed}:
            for visitor in list(self._visitors.values()):
                if visitor.member in removed:
                    self._see_off(visitor, "removed")
        self._showing.forget()
        self._outbox.publish()

    async def attend(self) -> None:
        """Mend what the party believes of who is here, where a step about it could not be written down.

        Claims whose time is over go, too.
        """
        if self._claims.lapse(self._line.party):
            self.publish()
        for member in self._misjudged():
            await self._note_presence(member)

    def is_attended(self) -> bool:
        """Whether there is nothing to mend: what `attend` does would change nothing."""
        return not self._claims.are_open and not self._misjudged()

    def _misjudged(self) -> list[int]:
        """The members of whom the party believes that they are here and they are not, or the other way."""
        connected = {visitor.member for visitor in self._visitors.values()}
        return [
            member.id
            for member in people(self._line.party)
            if (member.id in connected) != (member.gone is None)
        ]

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
        if found is None and hello.token and core.moved(self._line.party, hello.token):
            raise Turned("moved")
        visitor.member = found.id if found else await self._recognise(visitor)
        self._visitors[visitor.sid] = visitor
        if visitor.member is not None:
            visitor.pipe.is_of(self._person(visitor.member))
            self._replace_older(visitor)
            with contextlib.suppress(Refusal):
                fresh = self._is_fresh(visitor.member, hello.tab)
                await self._note_presence(visitor.member, fresh, visitor.trace)
                if visitor.owner:
                    await self._owner_came(visitor.member)
        if self._is_removed(visitor):
            self._visitors.pop(visitor.sid, None)
            raise Turned("banned")

    async def _owner_came(self, member: int) -> None:
        await self._line.submit(lambda party, now: core.owner_came(party, member, now))

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
        if isinstance(message, wire.Claim):
            return self._claim(visitor, message)
        if isinstance(message, wire.Prove):
            return await self._prove(visitor, message)
        if isinstance(message, wire.React):
            self._react(visitor, message)
        elif isinstance(message, wire.Resync):
            visitor.shown = None
            self._outbox.view(visitor.sid)
        elif isinstance(message, wire.Address):
            await self._next_address(visitor)
        elif isinstance(message, LOOKS):
            return await self._replays.answer(self._line.party, message, visitor.member, visitor.namespace)
        elif isinstance(message, wire.Host) and isinstance(message.order, wire.Show):
            await self._replays.show(self._line.party, message.order, visitor.member)
            self.publish()
        elif isinstance(message, wire.Host) and isinstance(message.order, wire.Vouch):
            await self._vouch(visitor, message.order)
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

        # Whoever comes in as somebody new claims to be nobody else, also while that is being written down.
        if self._claims.forget(visitor.sid):
            self.publish()
        await self._line.submit(join)
        welcome = self._welcome(visitor, joined[0].member, token)
        if visitor.sid not in self._visitors:
            await self._note_presence(visitor.member)
        return welcome

    def _welcome(self, visitor: Visitor, member: int, token: str) -> wire.Joined:
        """From now on that page is the member's."""
        visitor.member = member
        visitor.pipe.is_of(self._person(member))
        visitor.joined = wire.Joined(member, token)
        if isinstance(visitor.hello, wire.PhoneHello):
            self._tabs[member] = visitor.hello.tab
        self._outbox.view(visitor.sid)
        return visitor.joined

    def _claim(self, visitor: Visitor, message: wire.Claim) -> wire.Pending:
        if visitor.member is not None:
            raise Refusal("already_joined")
        party, source = self._line.party, household(visitor.pipe.source)
        screen = any(screen in party.trusted for screen, _ in self._screens.shown)
        before = self._claims.shown(party)
        pending = self._claims.open(party, visitor.sid, message.member, source, screen=screen)
        if self._claims.shown(party) != before:
            self.publish()
        return pending

    async def _prove(self, visitor: Visitor, message: wire.Prove) -> wire.Joined:
        if visitor.joined and visitor.member == message.member:
            return visitor.joined  # the page asks again, since the first answer did not reach it
        if visitor.member is not None:
            raise Refusal("already_joined")
        party = self._line.party
        before = self._claims.shown(party)
        try:
            self._claims.prove(party, visitor.sid, message.member, message.number)
        finally:
            if self._claims.shown(party) != before:
                self.publish()
        return await self._move(visitor, message.member)

    async def _vouch(self, visitor: Visitor, order: wire.Vouch) -> None:
        who = Who(visitor.member, visitor.owner)
        phone = self._visitors.get(self._claims.vouched(self._line.party, who, order.member))
        if phone is None:
            raise Refusal("no_claim")
        joined = await self._move(phone, order.member)
        self._outbox.letter(phone.sid, packets.event(phone.namespace, "joined", joined))

    async def _move(self, visitor: Visitor, member: int) -> wire.Joined:
        """That phone is the member's from now on, and no other one. Raises `Refusal`."""
        token = tokens.fresh()
        hashed = tokens.digest(token)
        await self._line.submit(
            lambda party, now: claims.moved(party, member, hashed, visitor.trace, now, self._rng)
        )
        self._claims.settle(member)
        for other in list(self._visitors.values()):
            if other.member == member:
                self._see_off(other, "moved")
        welcome = self._welcome(visitor, member, token)
        if visitor.sid not in self._visitors:
            await self._note_presence(member)
        self.publish()
        return welcome

    def _react(self, visitor: Visitor, message: wire.React) -> None:
        party = self._line.party
        member = asker(party, Who(visitor.member)).id
        if not party.settings.reactions:
            raise Refusal("reactions_off")
        if self._reactions.take(str(member)):
            raise Refusal("too_fast")
        frame = packets.event(TV, "reaction", wire.Reaction(member, message.symbol))
        for other in self._visitors.values():
            if other.namespace == TV:
                self._outbox.aside(other.sid, frame)

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

    def _person(self, member: int) -> str:
        """Who that is among the people of all evenings."""
        return f"{self._line.party.id}/{member}"

    def _replace_older(self, newest: Visitor) -> None:
        for visitor in list(self._visitors.values()):
            if visitor.member == newest.member and visitor is not newest:
                self._see_off(visitor, "replaced")

    def _is_removed(self, visitor: Visitor) -> bool:
        found = member_of(self._line.party, visitor.member)
        return found is not None and found.removed

    def _see_off(self, visitor: Visitor, reason: Farewell) -> None:
        """Say the last word to a page and hang up; from now on it is no visitor."""
        if self._visitors.pop(visitor.sid, None) is None:
            return
        visitor.seen_off = reason
        if visitor.arrived:
            self._begin_farewell(visitor, reason)

    def _begin_farewell(self, visitor: Visitor, reason: Farewell) -> None:
        task = asyncio.create_task(self._say_bye(visitor, reason))
        self._farewells.add(task)
        task.add_done_callback(self._farewells.discard)

    async def _say_bye(self, visitor: Visitor, reason: Farewell) -> None:
        bye = packets.event(visitor.namespace, "bye", wire.Bye(reason))
        await self._outbox.last_letter(visitor.sid, bye)
        await visitor.pipe.send_away(visitor.sid, visitor.namespace)

    def _ground(self) -> Ground:
        surroundings = self._house.surroundings
        url, qr = surroundings.invitation(self._line.party.code)
        return Ground(
            url=url,
            qr=qr,
            addresses=surroundings.count,
            visited=self.visited,
            screens=self._screens.shown,
            trouble=self._line.trouble,
            claims=self._claims.shown(self._line.party),
            # Who has joined is in this evening, and stays there.
            past=() if people(self._line.party) else self._house.earlier(),
            wifi=self._house.wifi.view if self._house.wifi else None,
            shown=self._replays.shown(self._line.party),
        )
