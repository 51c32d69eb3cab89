"""One moment of a party as frames: whole views, or what has changed in them, encoded once for all pages."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

import msgspec

from games.game import Event, Zone, zones
from games.seen import Own
from server import packets, shelf, views, wire
from server.packets import PHONE, TV
from server.packing import Fields, Sight
from server.table import Table
from server.views import Page, Views

Changed = dict[str, Any]
"""What is to be replaced, by name."""


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What a page shows at one moment; what several pages show alike is the same object.

    `table`: as all see it, without an observation. `sight`: what this page's role observes; both None
    without a table.
    """

    page: Page
    table: wire.TableView | None
    sight: Sight | None


class Frames:
    """Frames of one moment of a party; they are kept for no longer than it takes to tell all pages of it.

    A change is made of two things that one page was shown and is to be shown, and of nothing else.
    `views`: of this moment; `version`: its number, in the order of the moments.
    """

    __slots__ = ("_encoded", "_happened", "_since", "version", "views")

    def __init__(self, views: Views, version: int) -> None:
        self.views = views
        self.version = version
        self._encoded: dict[int, tuple[Any, msgspec.Raw]] = {}
        self._happened: dict[int, msgspec.Raw] = {}
        self._since: _Since | None = None

    def phone(self, member: int | None, owner: bool, draws: Collection[str] = ()) -> Shown:
        """What a member's phone shows; `member` None: not joined. `draws`: games that it has views for."""
        return self._shown(self.views.phone_page(member, owner), draws)

    def tv(self, screen: str, draws: Collection[str] = ()) -> Shown:
        """What a screen shows."""
        return self._shown(self.views.screen_page(screen), draws)

    def happened(self, events: Sequence[Event], seat: int | None, first: int) -> msgspec.Raw:
        """What happened from the event `first` on until this moment, as the holder of `seat` may know it."""
        if not events:
            return _NOTHING
        for event in events:
            if seat in event.private:
                return msgspec.Raw(packets.encode(views.happenings(events, seat, first)))
        told = self._happened.get(first)
        if told is None:
            told = msgspec.Raw(packets.encode(views.happenings(events, None, first)))
            self._happened[first] = told
        return told

    def update(self, before: Shown | None, now: Shown, base: int, events: msgspec.Raw) -> bytes | None:
        """The frame that takes a page from `before`, which it was shown in the version `base`, to `now`.

        It is the whole view without `before`, and where a change cannot be said. None: there is no news.
        """
        change = None if before is None else self._change(before, now)
        if change is None:
            return self._frame(now, None, self._whole(now), events)
        if not change and events is _NOTHING:
            return None
        since = self._since
        if since is None or change is not since.of_all:
            return self._frame(now, base, change, events)
        # Nothing of it is one page's own: all that are told the very same are sent the same frame.
        told = type(now.page.view), base, id(events)
        found = since.frames.get(told)
        if found is None:
            # Its events are kept, so that their place in memory stays their own.
            found = since.frames[told] = self._frame(now, base, change, events), events
        return found[0]

    def _frame(self, now: Shown, base: int | None, view: Changed, events: msgspec.Raw) -> bytes:
        update = {"version": self.version, "base": base, "view": view, "events": events}
        return _HEADS[type(now.page.view)] + packets.encode(update)

    def _shown(self, page: Page, draws: Collection[str]) -> Shown:
        table, shown = self.views.party.table, self.views.table
        if table is None or not page.is_in:
            return Shown(page, None, None)
        sight = table.seen.sight(table, page.seat)
        if table.game not in draws:
            sight = Sight(sight.fields, {**sight.own, "zones": self._zones(table, page.seat)})
        return Shown(page, shown, sight)

    def _zones(self, table: Table, seat: int | None) -> Sequence[Zone]:
        """Where things lie, for a page that has no view of its own for the game."""
        game = shelf.game(table.game)
        return zones(game, game.observation(table.state, seat))

    def _whole(self, now: Shown) -> Changed:
        view = now.page.view
        parts = _VIEWS[type(view)]
        return self._all(parts.names, parts.values(view)) | {"table": self._whole_table(now)}

    def _whole_table(self, now: Shown) -> Changed | None:
        if now.table is None or now.sight is None:
            return None
        fields, own = now.sight.fields, now.sight.own
        observation = self._all(fields.names, fields.values) | dict(own)
        return self._all(_TABLE.names, _TABLE.values(now.table)) | {"observation": observation}

    def _change(self, before: Shown, now: Shown) -> Changed | None:
        """What a page has to replace; None where that cannot be said."""
        since, own = None, _NOTHING_OWN
        then, table, had, sight = before.table, now.table, before.sight, now.sight
        if then is not None and table is not None and had is not None and sight is not None:
            since = self._between(then, table, had.fields, sight.fields)
            if since is None:
                return None
            own = since.own(had.own, sight.own)
            if not own and before.page is now.page:
                return since.of_all
        elif then is not table:
            return None
        change = Changed()
        if before.page is not now.page:
            view = now.page.view
            change = _differing(_VIEWS[type(view)], before.page.view, view)
            if "party" in change:
                change["party"] = self._once(view.party)
        if since is not None:
            change |= since.of_all
        if own:
            change["own"] = own
        return change

    def _between(
        self, then: wire.TableView, table: wire.TableView, before: Fields, now: Fields
    ) -> _Since | None:
        """What all are told from that moment to this; None where it is another game, or of other fields."""
        since = self._since
        if since is None or not since.is_between(then, before, now):
            if then.number != table.number or before.names != now.names:
                return None
            since = self._since = _Since(then, table, before, now)
        return since

    def _all(self, names: Iterable[str], values: Iterable[Any]) -> Changed:
        return {name: self._once(value) for name, value in zip(names, values, strict=True)}

    def _once(self, value: Any) -> msgspec.Raw:
        """That very object encoded, at its first use."""
        found = self._encoded.get(id(value))
        if found is None:
            # The object is kept, so that its place in memory stays its own.
            found = self._encoded[id(value)] = value, msgspec.Raw(packets.encode(value))
        return found[1]


class _Since:
    """What all are told of a game since a moment of it. `table`: as it was shown then.

    `before`, `now`: what all saw of it, fields of the same names. `of_all`: the change. `frames`: of pages
    that are told nothing else.
    """

    __slots__ = ("_before", "_new", "_now", "_table", "frames", "of_all")

    def __init__(self, table: wire.TableView, shown: wire.TableView, before: Fields, now: Fields) -> None:
        self._table, self._before, self._now = table, before, now
        self._new = _unlike(now.names, before.values, now.values)
        change = _differing(_TABLE, table, shown)
        if self._new:
            change["observation"] = self._new
        self.of_all: Changed = {"table": msgspec.Raw(packets.encode(change))} if change else {}
        self.frames: dict[tuple[Any, ...], tuple[bytes, msgspec.Raw]] = {}

    def is_between(self, table: wire.TableView, before: Fields, now: Fields) -> bool:
        """Whether it is about these two moments."""
        return self._table is table and self._before is before and self._now is now

    def own(self, before: Own, now: Own) -> Changed:
        """What a role is told beside that: its own, where it is new or where all are told something else."""
        new = self._new
        if before is now and new.keys().isdisjoint(now):
            return _NOTHING_OWN
        own = now if before.keys() <= now.keys() else self._of_all(before) | dict(now)
        return {
            name: value
            for name, value in own.items()
            if name in new or name not in before or value != before[name]
        }

    def _of_all(self, names: Iterable[str]) -> Changed:
        """What was a role's own before and is now as all see it."""
        of_all = dict(zip(self._now.names, self._now.values, strict=True))
        return {name: of_all[name] for name in names if name in of_all}


class _Parts(msgspec.Struct, frozen=True, gc=False):
    """A struct's fields, each compared by itself."""

    names: tuple[str, ...]
    values: attrgetter[tuple[Any, ...]]


def _parts(struct: type[msgspec.Struct], apart: str) -> _Parts:
    names = tuple(name for name in struct.__struct_fields__ if name != apart)
    return _Parts(names, attrgetter(*names))


def _differing(parts: _Parts, before: Any, now: Any) -> Changed:
    return _unlike(parts.names, parts.values(before), parts.values(now))


def _unlike(names: tuple[str, ...], before: tuple[Any, ...], now: tuple[Any, ...]) -> Changed:
    """Those of now that are not as before; what is the same object is not looked into."""
    others = compress(zip(names, before, now, strict=True), map(is_not, before, now))
    return {name: value for name, then, value in others if value != then}


_VIEWS = {kind: _parts(kind, "table") for kind in (wire.PhoneView, wire.TvView)}
_TABLE = _parts(wire.TableView, "observation")
_HEADS = {
    kind: packets.event(namespace, "view", None)[:-1]
    for kind, namespace in ((wire.PhoneView, PHONE), (wire.TvView, TV))
}
"""Frames up to where the update begins, which is their last part."""
_NOTHING_OWN: Changed = {}
_NOTHING = msgspec.Raw(packets.encode([]))


def unseen(_table: Table, _seat: int | None) -> dict[str, Any]:
    """In place of an observation in `Views`: each page is told of it by itself."""
    return _UNSEEN


_UNSEEN: dict[str, Any] = {}
