"""Frames: what a page makes of all that it is sent is at each moment what its own view says."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Collection, Iterator
from typing import Any

import msgspec
import pytest

from games.game import Event, Zone, zones
from games.seen import Own
from server import party as core
from server import shelf, steps, views, wire
from server.frames import Frames, Shown, unseen
from server.party import Party
from server.reasons import Refusal
from server.table import Seen
from server.views import Ground, Views
from tests.hub.merging import merged
from tests.server.evening import Evening, started

GROUND = Ground(url="http://192.168.1.2/BCDF", qr="/qr/BCDF.svg", screens=(("screen-1", "1"),))
GAMES = ("fahrstuhl", "shithead", "lucky_shutdown", "shut_the_box")


class Page:
    """A page and what it shows. `name`: a screen's, or a member's number; `changes`: how many came to it.

    `draws`: the games that it has views for.
    """

    def __init__(self, name: str | int | None, draws: Collection[str] = (*GAMES, "tiny")) -> None:
        self.name = name
        self.draws = draws
        self.changes = 0
        self.latest: dict[str, Any] | None = None
        self.shown: Shown | None = None
        self._version = 0

    def hear(self, frames: Frames, events: list[Event], first: int = 1) -> dict[str, Any] | None:
        """It is brought up to that moment; gives the update that it is sent."""
        if isinstance(self.name, str):
            shown = frames.tv(self.name, self.draws)
        else:
            shown = frames.phone(self.name, self.name == 2, self.draws)
        told = frames.happened(events, shown.page.seat, first)
        frame = frames.update(self.shown, shown, self._version, told)
        if frame is None:
            return None
        self._version = frames.version
        self.shown = shown
        update: dict[str, Any] = msgspec.msgpack.decode(frame)["data"][1]
        assert update["version"] == self._version
        self.changes += update["base"] is not None
        self.latest = merged(self.latest, update)
        return update

    def kind(self, update: dict[str, Any]) -> type[msgspec.Struct]:
        """What such an update is on the wire."""
        if isinstance(self.name, str):
            return wire.TvUpdate if update["base"] is None else wire.TvChange
        return wire.PhoneUpdate if update["base"] is None else wire.PhoneChange

    def whole(self, party: Party, now: float) -> Any:
        """Its whole view, made by itself."""
        if isinstance(self.name, str):
            view, seat = plain(views.tv(party, self.name, now, GROUND)), None
        else:
            view = plain(views.phone(party, self.name, now, GROUND, owner=self.name == 2))
            seat = view["me"] and view["me"]["seat"]
        if view["table"] and party.table and party.table.game not in self.draws:
            game = shelf.game(party.table.game)
            lie = zones(game, game.observation(party.table.state, seat))
            view["table"]["observation"]["zones"] = plain(list(lie))
        return view


def moment(party: Party, now: float, before: Frames | None = None) -> Frames:
    """The frames of a moment; `before`: those of an earlier one."""
    if before is None:
        return Frames(Views(party, now, GROUND, None, unseen), 1)
    return Frames(Views(party, now, GROUND, before.views, unseen), before.version + 1)


def plain(value: Any) -> Any:
    """As JSON has it: with lists, and strings for keys."""
    return msgspec.json.decode(msgspec.json.encode(value))


def happens(evening: Evening, chance: random.Random) -> None:
    """Somebody does something, or nobody does. Raises `Refusal` where that may not be."""
    table = evening.party.table
    members = [member for member in evening.party.members if not member.removed]
    if table is None or table.result is not None:
        evening.order(wire.SetUp(game=chance.choice(GAMES), fill_to=chance.randint(1, 3)))
        evening.order(wire.Start())
    elif table.to_act and chance.random() < 0.8:
        seat = chance.choice(table.to_act)
        if (member := table.seats[seat].member) is not None and not table.seats[seat].away:
            evening.act(member, chance.choice(table.legal[seat]))
    elif chance.random() < 0.1:
        evening.do(chance.choice(members).id, wire.Change(name=f"Name {chance.random()}"))
    elif chance.random() < 0.1:
        one = chance.choice(members)
        evening.drop(one.id) if one.gone is None else evening.connect(one.id)
    elif chance.random() < 0.05 and len(members) < 7:
        evening.come(f"Guest {len(evening.party.members)}")
    elif chance.random() < 0.05 and len(members) > 3:
        evening.order(wire.Remove(members[-1].id))
    elif chance.random() < 0.1:
        evening.order(wire.Arrange(hidden=chance.random() < 0.5))
    elif chance.random() < 0.02:
        evening.order(wire.Restart())


@pytest.mark.parametrize("seed", range(4))
def test_all_changes_come_to_the_whole_view_of_each_role(seed: int) -> None:
    """Whole games of every kind; some pages stand still for a while, some ask for the whole view."""
    chance, slow = random.Random(seed), random.Random(seed)
    evening = Evening("Anna", "Ben", "Cleo", "Dora", seed=seed, seconds=15, game=GAMES[seed])
    evening.order(wire.Trust("screen-1", on=True))
    pages = [Page(name) for name in ("screen-1", "another", None, *range(1, 8))]
    pages += [Page(name, ()) for name in ("another", 3, 4)]
    waits = dict.fromkeys(pages, 0)
    frames: Frames | None = None
    for _ in range(200):
        evening.events.clear()
        with contextlib.suppress(Refusal):
            happens(evening, chance)
        evening.pass_time(chance.choice([0.0, 0.0, 0.2, 1.0, 3.0, 20.0]), bots=True)
        frames = moment(evening.party, evening.now, frames)
        for page in pages:
            waits[page] -= 1
            if waits[page] > 0:
                continue
            if slow.random() < 0.03:
                page.shown = None
            if (update := page.hear(frames, evening.events)) is not None:
                assert plain(msgspec.convert(update, page.kind(update))) == update
            if isinstance(page.name, int) and page.name > len(evening.party.members):
                continue
            assert page.latest is not None
            assert page.latest["view"] == page.whole(evening.party, evening.now)
            waits[page] = slow.choice([1] * 9 + [6])
    assert evening.party.number > 1
    assert sum(page.changes for page in pages) > 300


def playing(*people: str, game: str = "fahrstuhl") -> Evening:
    """An evening whose game has been dealt and stands still for nobody."""
    evening = Evening(*people, game=game, fill_to=len(people), seconds=0)
    evening.order(wire.Start())
    evening.pass_time(20.0)
    return evening


def act(evening: Evening) -> None:
    """Who is first to act does what comes first."""
    seat = evening.table.to_act[0]
    member = evening.table.seats[seat].member
    assert member is not None
    evening.act(member, evening.table.legal[seat][0])


def moments(evening: Evening, *happened: Any) -> Iterator[Frames]:
    """The frames of now, then those after each thing that happens."""
    frames = moment(evening.party, evening.now)
    yield frames
    for happen in happened:
        happen()
        yield (frames := moment(evening.party, evening.now, frames))


def test_a_page_without_news_is_sent_nothing() -> None:
    evening = playing("Anna", "Ben")
    evening.pass_time(20.0)
    page, screen = Page(2), Page("screen-1")
    for number, frames in enumerate(moments(evening, lambda: evening.order(wire.Trust("another", on=True)))):
        assert (page.hear(frames, []) is None) == (number > 0)
        assert (screen.hear(frames, []) is None) == (number > 0)


def test_seconds_that_pass_are_told_with_whatever_else_is_new() -> None:
    evening = Evening("Anna", "Ben", game="fahrstuhl", fill_to=2, seconds=45)
    evening.order(wire.Start())
    evening.pass_time(20.0)
    page = Page(2)
    said = [page.hear(frames, []) for frames in moments(evening, lambda: evening.pass_time(5.0))]

    (waiting,) = said[1]["view"]["table"]["waiting"]  # type: ignore[index]  # it is told
    assert waiting["left"] == pytest.approx(said[0]["view"]["table"]["waiting"][0]["left"] - 5)  # type: ignore[index]
    assert list(said[1]["view"]) == ["table"]  # type: ignore[index]


def test_a_change_says_of_each_seat_only_what_is_new_to_it() -> None:
    evening = playing("Anna", "Ben", "Cleo")
    while evening.table.state.phase == "bid":
        act(evening)
    seat = evening.table.to_act[0]
    member = evening.table.seats[seat].member
    other = next(id for id in (1, 2, 3) if id not in (member, evening.table.seats[(seat + 1) % 3].member))
    page, screen = Page(other), Page("screen-1")
    first, second = moments(evening, lambda: act(evening))
    page.hear(first, [])
    screen.hear(first, [])
    told, shown = page.hear(second, []), screen.hear(second, [])

    assert told is not None
    assert shown is not None
    assert told["view"] == shown["view"]
    assert set(told["view"]) == {"table"}


def test_a_game_that_begins_or_goes_is_told_as_a_whole_view() -> None:
    evening = playing("Anna", "Ben")
    page = Page(1)

    def begin() -> None:
        evening.order(wire.SetUp(game="shithead", fill_to=2))
        evening.order(wire.Start())

    for frames in moments(
        evening, lambda: evening.order(wire.End()), begin, lambda: evening.order(wire.Restart())
    ):
        update = page.hear(frames, [])
        assert update is not None
        assert update["base"] is None


def test_what_happened_is_told_to_each_as_he_may_know_it() -> None:
    frames = next(moments(playing("Anna", "Ben")))
    events = [Event("dealt", {"round": 1}, {0: {"hand": ["Kr7"]}}), Event("shown", {"seat": 1})]

    def told(seat: int | None) -> Any:
        return msgspec.msgpack.decode(frames.happened(events, seat, 5))

    assert told(0) == plain(views.happenings(events, 0, 5))
    assert told(1) == told(None) == plain(views.happenings(events, None, 5))
    assert told(0) != told(1)


def test_what_all_are_told_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = playing("Anna", "Ben", "Cleo")
    pages = [Page(name) for name in ("screen-1", 1, 2, 3)]
    first, second = moments(evening, lambda: act(evening))
    for page in pages:
        page.hear(first, [])
    for page in pages:
        page.hear(second, [])
    since = second._since
    assert since is not None
    for page in pages:
        page.shown = None
        page.hear(second, [])

    assert second._since is since


@pytest.mark.parametrize(("numbered", "sparse"), [(False, False), (True, False), (False, True)])
@pytest.mark.parametrize("seed", range(3))
def test_what_a_game_says_is_a_seats_own_is_told_right(
    tiny_game: None, monkeypatch: pytest.MonkeyPatch, seed: int, numbered: bool, sparse: bool
) -> None:
    chance = random.Random(seed)
    named = dict[int, int] if numbered else dict[str, int]
    kind = msgspec.defstruct("Dense", [*Sparse.__annotations__.items(), ("named", named)])
    if sparse:
        kind = msgspec.defstruct("More", [("named", named, {})], bases=(Sparse,), omit_defaults=True)
    evening = started("Anna", "Ben", "Cleo")
    pages = [Page(name) for name in ("screen-1", 1, 2, 3)]
    frames: Frames | None = None
    for _ in range(80):
        public = kind(round=1, mine=None, open=chance.choice([None, 1]), row=row(chance), named={})
        own: list[Own] = [
            {name: chance.choice([None, 1, 2]) for name in ("mine", "open") if chance.random() < 0.5}
            | ({"named": {1: seat} if numbered else {"a": seat}} if chance.random() < 0.5 else {})
            | ({"row": row(chance)} if chance.random() < 0.5 else {})
            for seat in range(3)
        ]
        monkeypatch.setattr("tests.server.tiny.own", lambda _, seat, own=own: own[seat], raising=False)
        told: dict[int | None, Any] = {None: public}
        told |= {seat: msgspec.structs.replace(public, **own[seat]) for seat in range(3)}
        monkeypatch.setattr("tests.server.tiny.observation", lambda _, seat, told=told: told[seat])
        evening.line((steps.Connected(evening.now, 1),))
        anew = msgspec.structs.replace(evening.table, seen=Seen())
        party = msgspec.structs.replace(evening.party, table=anew)
        frames = moment(party, evening.now, frames)
        for page in pages:
            page.hear(frames, [])
            assert page.latest is not None
            seat = None if isinstance(page.name, str) else [1, 2, 3].index(page.name or 0)
            assert page.latest["view"]["table"]["observation"] == plain(told[seat])
    assert sum(page.changes for page in pages) > (20 if sparse else 200)


def test_pages_that_are_told_the_same_are_sent_the_same_frame() -> None:
    evening = playing("Anna", "Ben", "Cleo", "Dora", "Emil")
    while evening.table.state.phase == "bid":
        act(evening)
    before = next(moments(evening))
    shown = {member: before.phone(member, False, GAMES) for member in range(1, 6)}
    act(evening)
    after = moment(evening.party, evening.now, before)
    sent = [
        after.update(
            shown[member], after.phone(member, False, GAMES), before.version, after.happened([], None, 1)
        )
        for member in range(1, 6)
    ]

    assert len({id(frame) for frame in sent}) == 3


def test_what_one_seat_alone_is_told_to_have_happened_reaches_no_other() -> None:
    evening = playing("Anna", "Ben", "Cleo")
    first, second = moments(evening, lambda: act(evening))
    pages = [Page(member) for member in (1, 2, 3)]
    for page in pages:
        page.hear(first, [])
    events = [Event("dealt", {}, {seat: {"hand": [f"Kr{seat}"]} for seat in range(3)})]
    for page in pages:
        page.shown = second.phone(page.name if isinstance(page.name, int) else None, page.name == 2, GAMES)
        update = page.hear(second, events)
        assert update is not None
        assert update["events"][0]["facts"] == {"hand": [f"Kr{pages.index(page)}"]}


def test_what_a_person_changes_shows_at_once() -> None:
    evening = Evening("Anna", "Ben")
    evening.order(wire.Start())
    page = Page(1)
    first, second = moments(evening, lambda: evening.do(2, wire.Change(name="Bea")))
    page.hear(first, [])
    update = page.hear(second, [])

    assert update is not None
    assert [one["name"] for one in update["view"]["party"]["members"]] == ["Anna", "Bea"]


def test_what_nobody_has_changed_is_not_made_again() -> None:
    evening = Evening("Anna", "Ben")
    evening.order(wire.Start())
    before = views.Views(evening.party, evening.now, GROUND)
    shown = before.phone(1)
    evening.line((steps.Connected(evening.now + 1, 1),))

    after = views.Views(evening.party, evening.now + 1, GROUND, before)
    moved = views.Views(evening.party, evening.now + 1, Ground(url="http://10.0.0.1/BCDF"), before)

    assert after.phone(1).party is shown.party
    assert after.phone(1).host is shown.host
    assert moved.phone(1).party.url == "http://10.0.0.1/BCDF"
    assert core.plays(evening.party)


class Sparse(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game from elsewhere may tell: fields come and go."""

    round: int
    mine: int | None = None
    open: int | None = None
    row: tuple[Zone, ...] = ()


def zone(count: int) -> Zone:
    return Zone("pile", None, None, count, "pile")


def row(chance: random.Random) -> tuple[Zone, ...]:
    return tuple(zone(chance.randrange(3)) for _ in range(chance.randrange(4)))


@pytest.mark.parametrize("sparse", [True, False])
@pytest.mark.parametrize("seed", range(3))
def test_observations_of_any_shape_are_told_right(
    tiny_game: None, monkeypatch: pytest.MonkeyPatch, seed: int, sparse: bool
) -> None:
    chance = random.Random(seed)
    kind = Sparse if sparse else msgspec.defstruct("Dense", [*Sparse.__annotations__.items()])
    evening = started("Anna", "Ben", "Cleo")
    pages = [Page(name) for name in ("screen-1", 1, 2, 3)]
    frames: Frames | None = None
    for _ in range(80):
        public = row(chance)
        told: dict[int | None, Any] = {None: kind(1, None, chance.choice([None, 1]), public)}
        for seat in range(3):
            own = [one if chance.random() < 0.7 else zone(chance.randrange(3)) for one in public]
            own += [zone(4)] * chance.choice([0, 0, 0, 1])
            told[seat] = kind(1, chance.choice([None, seat]), chance.choice([None, 1, 2]), tuple(own))
        monkeypatch.setattr("tests.server.tiny.observation", lambda _, seat, told=told: told[seat])
        evening.line((steps.Connected(evening.now, 1),))
        anew = msgspec.structs.replace(evening.table, seen=Seen())
        party = msgspec.structs.replace(evening.party, table=anew)
        frames = moment(party, evening.now, frames)
        for page in pages:
            page.hear(frames, [])
            assert page.latest is not None
            assert page.latest["view"] == page.whole(party, evening.now)
    assert sum(page.changes for page in pages) > 20
