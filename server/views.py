"""What each role sees, built up from what it may see: the TV the public table, each phone its own hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter, is_
from typing import Any

import msgspec

from games.game import Action, Event
from server import clock, intents, pausing, people_views, planned_views, programme, shelf, wire
from server.evening import Member, Party, Who, gives_orders, knocking, member, people, plays
from server.ranking import ranking
from server.table import Deadline, Table, play_time
from server.table import seal as table_seal


class Claimed(msgspec.Struct, frozen=True):
    """A strange phone claims to be that member's: `number` proves it, until a house time.

    It is empty when only the host's tap does.
    """

    member: int
    number: str
    until: float


class Ground(msgspec.Struct, frozen=True):
    """What the shell knows and the party does not.

    `url`: what a phone types, `qr`: the path of its picture; both None while no phone could reach any.
    `addresses`: how many can be tried. `visited`: a phone has reached the server. `screens`: connected
    screens with the label that each shows. `trouble`: nothing can be written down at present. `claims`:
    phones that claim to be a member's. `past`: earlier evenings. `shown`: a finished game and its step that
    the screens are to show.
    """

    url: str | None = None
    qr: str | None = None
    addresses: int = 0
    visited: bool = False
    screens: tuple[tuple[str, str], ...] = ()
    trouble: bool = False
    claims: tuple[Claimed, ...] = ()
    past: tuple[wire.PastView, ...] = ()
    wifi: wire.WifiView | None = None
    shown: tuple[int, int] | None = None


def phone(
    party: Party, member: int | None, now: float, ground: Ground, owner: bool = False
) -> wire.PhoneView:
    """What a phone shows; `member` None: not joined. `owner`: its connection proved the key of the house."""
    return Views(party, now, ground).phone(member, owner)


def tv(party: Party, screen: str, now: float, ground: Ground) -> wire.TvView:
    """What a screen shows."""
    return Views(party, now, ground).tv(screen)


def happenings(events: Sequence[Event], seat: int | None, first_seq: int) -> list[wire.Happening]:
    """Events as the holder of `seat` may know them (None: TV, spectators), numbered from `first_seq`."""
    return [
        wire.Happening(seq, event.kind, {**event.facts, **_private(event, seat)}, event.pace)
        for seq, event in enumerate(events, first_seq)
    ]


_NO_ACTIONS: tuple[Action, ...] = ()
_NOT_OF_EVENING = ("id", "members", "saved", "trusted", "table", "pauses")
_of_evening = attrgetter(*(field for field in Party.__struct_fields__ if field not in _NOT_OF_EVENING))
"""What `PartyView` is made of, beside members without their taps, the phase, and the way for phones."""


_Asked = tuple[int | None, int, bool, tuple[Action, ...]]
"""A seat, its turn, whether it must act, and what it may do."""
_NOTHING_ASKED: _Asked = (None, 0, False, _NO_ACTIONS)


class Page(msgspec.Struct, frozen=True, gc=False):
    """What one page shows beside the table. As long as nothing of it changes it is the same object.

    `view`: without the table. `seat`: whose eyes it sees with; None: everybody's. `is_in`: whether it is
    shown the table and told what happens: screens are, and the phones of all who have been let in.
    """

    view: wire.PhoneView | wire.TvView
    seat: int | None
    is_in: bool


class Views:
    """All views of one moment: what they have in common is worked out once.

    `before`: those of an earlier moment of this party, of which is kept what has not changed.
    `observed`: how an observation is written. `table`: as all see it.
    """

    __slots__ = (
        "_evening",
        "_ground",
        "_host",
        "_observed",
        "_phones",
        "_screens",
        "_seats",
        "now",
        "party",
        "table",
    )

    def __init__(
        self,
        party: Party,
        now: float,
        ground: Ground,
        before: Views | None = None,
        observed: Callable[[Table, int | None], Any] = lambda table, seat: table.seen.of(table, seat),
    ) -> None:
        self.party = party
        self.now = now
        self._ground = ground
        self._observed = observed
        if before is not None and not self._has_evening_of(before):
            before = None
        self._evening: wire.PartyView = self._evening_view() if before is None else before._evening
        self._phones: dict[tuple[int | None, bool], tuple[_Asked, wire.HostView | None, Page]] = {}
        self._screens: dict[str, tuple[bool, Page]] = {}
        self._host: wire.HostView | None = None
        if before is not None:
            self._phones = before._phones
            if ground == before._ground:
                self._screens = before._screens
            if self._has_orders_of(before):
                self._host = before._host
        self._seats: dict[int, int] = {}
        """Of members at the table."""
        self.table: wire.TableView | None = self._shared_table(before)

    def phone(self, id: int | None, owner: bool = False) -> wire.PhoneView:
        """What the phone of a member shows; None: not joined."""
        page = self.phone_page(id, owner)
        assert isinstance(page.view, wire.PhoneView)
        return msgspec.structs.replace(page.view, table=self._table(page.seat)) if page.is_in else page.view

    def tv(self, screen: str) -> wire.TvView:
        """What a screen shows."""
        view = self.screen_page(screen).view
        assert isinstance(view, wire.TvView)
        return msgspec.structs.replace(view, table=self.table)

    def phone_page(self, id: int | None, owner: bool) -> Page:
        """The same without the table: made anew where the evening has changed, or what the member may do."""
        table, asked = self.party.table, _NOTHING_ASKED
        seat = None if id is None else self._seats.get(id)
        if table is not None and seat is not None:
            asked = seat, table.seats[seat].turn, seat in table.to_act, table.legal[seat]
        made = self._phones.get((id, owner))
        if made is not None and made[0] == asked and (made[1] is None or made[1] is self._orders()):
            return made[2]
        view = self._phone(id, owner, asked)
        is_in = view.me is not None and not view.me.knocks
        page = Page(view, seat if is_in else None, is_in)
        self._phones[id, owner] = asked, view.host, page
        return page

    def screen_page(self, screen: str) -> Page:
        """What a screen shows without the table: made anew where the evening has changed, or its ground."""
        trusted = screen in self.party.trusted
        made = self._screens.get(screen)
        # What proves a person counts down.
        if made is not None and made[0] == trusted and not self._ground.claims:
            return made[1]
        page = Page(self._tv(screen), None, True)
        self._screens[screen] = trusted, page
        return page

    def _phone(self, id: int | None, owner: bool, asked: _Asked) -> wire.PhoneView:
        me = member(self.party, id)
        if me is None or me.removed:
            return wire.PhoneView(self._evening, None, None, None)
        about = self._me(me, owner, asked)
        return wire.PhoneView(
            self._evening, about, None, self._orders() if about.host and not me.knocks else None
        )

    def _tv(self, screen: str) -> wire.TvView:
        ground = self._ground
        shown = self._screen(screen, dict(ground.screens).get(screen, ""))
        evening, hidden = self._evening, self.party.settings.hidden
        if hidden:
            evening = msgspec.structs.replace(evening, code="", url=None, qr=None)
        return wire.TvView(
            party=evening,
            table=None,
            screen=shown,
            addresses=ground.addresses,
            visited=ground.visited,
            proofs=[self._proof(claim) for claim in ground.claims if claim.number] if shown.trusted else [],
            past=list(ground.past) if shown.trusted else [],
            wifi=ground.wifi if shown.trusted and not hidden else None,
            shown=ground.shown,
        )

    def _proof(self, claim: Claimed) -> wire.ProofView:
        return wire.ProofView(claim.member, claim.number, _seconds(claim.until - self.now))

    def _has_evening_of(self, before: Views) -> bool:
        now, then = self.party, before.party
        return (
            all(map(is_, _of_evening(now), _of_evening(then)))
            and (self._ground.url, self._ground.qr) == (before._ground.url, before._ground.qr)
            and _phase(now) == _phase(then)
            and (now.members is then.members or _same_people(now.members, then.members))
        )

    def _has_orders_of(self, before: Views) -> bool:
        """Whether the host's drawer holds the same, in the same evening."""
        party, then = self.party, before.party
        return (party.saved, party.trusted) == (then.saved, then.trusted) and (
            self._ground.screens,
            self._ground.claims,
        ) == (before._ground.screens, before._ground.claims)

    def _evening_view(self) -> wire.PartyView:
        party = self.party
        host, phase = member(party, party.host), _phase(party)
        return wire.PartyView(
            code=party.code,
            phase=phase,
            url=self._ground.url,
            qr=self._ground.qr,
            members=[people_views.person(one, party) for one in people(party)],
            host=party.host,
            host_away=host is not None and host.lost,
            next=planned_views.set_up(party),
            programme=[planned_views.game(one, party) for one in party.programme.to_come],
            programme_over=party.programme.over and not plays(party),
            settings=_settings(party),
            ranking=None if phase == "table" else ranking(party),
        )

    def _me(self, me: Member, owner: bool, asked: _Asked) -> wire.Me:
        """What a member is told of himself."""
        seat, turn, must_act, legal = asked
        return wire.Me(
            member=me.id,
            seat=seat,
            host=gives_orders(self.party, me.id),
            knocks=me.knocks,
            may_take_over=intents.may_take_over(self.party, Who(me.id, owner)),
            must_act=must_act,
            turn=turn,
            legal=list(legal),
        )

    def _orders(self) -> wire.HostView:
        """The host's drawer."""
        if self._host is None:
            self._host = self._host_view()
        return self._host

    def _host_view(self) -> wire.HostView:
        party = self.party
        waiting = (one for one in knocking(party) if not one.left)
        running = None if party.table is None else party.table.planned
        return wire.HostView(
            games=planned_views.forms(),
            screens=[self._screen(*shown) for shown in self._ground.screens],
            programme=[one.item for one in party.programme.to_come],
            alike=running is not None and programme.alike(party.programme, running),
            saved=[
                wire.SavedView(name, [planned_views.item(one, party) for one in items])
                for name, items in party.saved.items()
            ],
            knocking=[wire.KnockView(one.id, one.name) for one in waiting],
            claims=[claim.member for claim in self._ground.claims],
        )

    def _screen(self, screen: str, label: str) -> wire.ScreenView:
        return wire.ScreenView(screen, label, screen in self.party.trusted)

    def _table(self, seat: int | None) -> wire.TableView | None:
        table, public = self.party.table, self.table
        if table is None or public is None or seat is None:
            return public
        observation = self._observed(table, seat)
        if observation is public.observation:
            return public
        return msgspec.structs.replace(public, observation=observation)

    def _shared_table(self, before: Views | None) -> wire.TableView | None:
        """The table as all see it. `before`: views of the same evening, with the same people."""
        party, table = self.party, self.party.table
        if table is None:
            return None
        then, shown = (None, None) if before is None else (before.party.table, before.table)
        if then is None or shown is None or then.number != table.number:
            seats, options, seal = (
                people_views.seats(table, party),
                shelf.plain(table.options),
                table_seal(table),
            )
            alike = False
        else:
            alike = then.level == table.level and all(map(people_views.sits_alike, then.seats, table.seats))
            seats = shown.seats if alike else people_views.seats(table, party)
            options = shown.options
            seal = shown.seal if then.seals is table.seals else table_seal(table)
        if alike and before is not None:
            self._seats = before._seats
        else:
            held = enumerate(table.seats)
            self._seats = {one.member: seat for seat, one in held if one.member is not None}
        return wire.TableView(
            number=table.number,
            game=table.game,
            options=options,
            seats=seats,
            observation=self._observed(table, None),
            to_act=list(table.to_act),
            waiting=[self._waiting(table, deadline) for deadline in table.deadlines],
            paused=self._paused,
            hold=self._hold(table),
            auto=[number for number, seat in enumerate(table.seats) if seat.auto],
            seal=seal,
            result=_result(table),
        )

    def _waiting(self, table: Table, deadline: Deadline) -> wire.WaitingView:
        """A bot's time is its own: nobody has to watch it."""
        timed = deadline.seconds is not None
        if deadline.seat is not None and deadline.kind == "think":
            timed = timed and not table.seats[deadline.seat].bot
        if not timed or deadline.seconds is None:
            return wire.WaitingView(deadline.seat, deadline.kind, None, None)
        left = deadline.since + deadline.seconds - play_time(table, self.now)
        return wire.WaitingView(deadline.seat, deadline.kind, _seconds(left), deadline.seconds)

    def _hold(self, table: Table) -> wire.HoldView | None:
        if table.hold is None:
            return None
        return wire.HoldView(table.hold.pace, _seconds(table.hold.until - table.floor.shows(self.now)))

    @property
    def _paused(self) -> wire.PauseView | None:
        """The weightiest of what stops the table; nothing once the game is over."""
        party, pauses = self.party, self.party.pauses
        if self._ground.trouble:
            return wire.PauseView("disk", [], None)
        if not plays(party):
            return None
        if pauses.restart is not None and (awaited := pausing.awaits(party)):
            return wire.PauseView("restart", list(awaited), self._until(pauses.restart))
        if pauses.host:
            return wire.PauseView("host", [], None)
        if pauses.reading is not None:
            until = pauses.reading + clock.RULES_AT_MOST
            return wire.PauseView("rules", list(pauses.readers), self._until(until))
        if pauses.countdown is not None:
            return wire.PauseView("countdown", [], self._until(pauses.countdown))
        return None

    def _until(self, time: float) -> float:
        return _seconds(time - self.now)


def _phase(party: Party) -> Any:
    if party.table is None:
        return "ceremony" if party.ceremony else "lobby"
    return "table" if party.table.result is None or party.table.hold is not None else "results"


def _same_people(now: Sequence[Member], then: Sequence[Member]) -> bool:
    """Whether they are the same but for their taps."""
    return len(now) == len(then) and all(
        one is before or one == msgspec.structs.replace(before, intents=one.intents)
        for one, before in zip(now, then, strict=True)
    )


def _settings(party: Party) -> wire.SettingsView:
    return msgspec.convert(party.settings, wire.SettingsView, from_attributes=True)


def _result(table: Table) -> wire.ResultView | None:
    return None if table.result is None else wire.ResultView(table.result.places, table.result.scores)


def _private(event: Event, seat: int | None) -> dict[str, Any]:
    return event.private.get(seat, {}) if seat is not None else {}


def _seconds(left: float) -> float:
    return round(max(0.0, left), 3)
