"""One moment of a party as frames: whole views, or what has changed in them, encoded once for all pages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any, NamedTuple

import msgspec

from games.game import Event
from games.seen import Own
from server import packets, views, wire
from server.packets import PHONE, TV
from server.packing import Fields, Sight
from server.party import Party
from server.views import Ground, Page, Views

Changed = dict[str, Any]
"""What is to be replaced, by name."""


class Shown(NamedTuple):
    """What a page shows at one moment; what several pages show alike is the same object.

    `table`: as all see it, without an observation. `sight`: what this page's role observes; both None
    without a table.
    """

    page: Page
    table: wire.TableView | None
    sight: Sight | None


class Frames:
    """Frames of one moment of a party. `before`: those of an earlier one, of which is kept what is the same.

    A change is made of two things that one page was shown and is to be shown, and of nothing else.
    `version`: of this moment, in the order of the moments.
    """

    __slots__ = ("_alike", "_encoded", "_happened", "_since", "_views", "now", "party", "version")

    def __init__(self, party: Party, now: float, ground: Ground, before: Frames | None = None) -> None:
        self.party = party
        self.now = now
        self.version: int = 1 if before is None else before.version + 1
        self._views: Views = Views(
            party, now, ground, None if before is None else before._views, lambda *_: _UNSEEN
        )
        self._encoded: dict[int, tuple[Any, msgspec.Raw]] = {}
        self._happened: dict[int, msgspec.Raw] = {}
        self._since: _Since | None = None
        self._alike: dict[tuple[Any, ...], tuple[bytes, Any, Any]] = {}

    def phone(self, member: int | None, owner: bool) -> Shown:
        """What a member's phone shows; `member` None: not joined."""
        return self._shown(self._views.phone_page(member, owner))

    def tv(self, screen: str) -> Shown:
        """What a screen shows."""
        return self._shown(self._views.screen_page(screen))

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
        view = None if before is None else self._change(before, now)
        if view is None:
            return self._frame(now, None, self._whole(now), events)
        if not view and events is _NOTHING:
            return None
        if not view.keys() <= _OF_ALL:
            return self._frame(now, base, view, events)
        # Nothing of it is one page's own: all that are told the very same are sent the same frame.
        table = view.get("table")
        told = type(now.page.view), base, id(table), id(events)
        found = self._alike.get(told)
        if found is None:
            # What it is made of is kept, so that its place in memory stays its own.
            found = self._alike[told] = self._frame(now, base, view, events), table, events
        return found[0]

    def _frame(self, now: Shown, base: int | None, view: Changed, events: msgspec.Raw) -> bytes:
        update = {"version": self.version, "base": base, "view": view, "events": events}
        return _HEADS[type(now.page.view)] + packets.encode(update)

    def _shown(self, page: Page) -> Shown:
        table, shown = self.party.table, self._views.table
        if table is None or not page.is_in:
            return Shown(page, None, None)
        return Shown(page, shown, table.seen.sight(table, page.seat))

    def _whole(self, now: Shown) -> Changed:
        view = now.page.view
        names, values = _VIEWS[type(view)]
        return self._all(names, values(view)) | {"table": self._whole_table(now)}

    def _whole_table(self, now: Shown) -> Changed | None:
        if now.table is None or now.sight is None:
            return None
        fields, own = now.sight
        observation = self._all(fields.names, fields.values) | dict(own.fields)
        if own.zones:
            observation["zones"] = now.sight.zones()
        return self._all(_TABLE.names, _TABLE.values(now.table)) | {"observation": observation}

    def _change(self, before: Shown, now: Shown) -> Changed | None:
        """What a page has to replace; None where that cannot be said."""
        change = Changed()
        if before.page is not now.page:
            view = now.page.view
            change = _differing(_VIEWS[type(view)], before.page.view, view)
            if "party" in change:
                change["party"] = self._once(view.party)
        then, table, sight = before.table, now.table, now.sight
        if then is None or table is None or before.sight is None or sight is None:
            return change if then is table else None
        since = self._since
        if since is None or not since.is_between(then, before.sight.fields, sight.fields):
            if then.number != table.number or before.sight.fields.names != sight.fields.names:
                return None
            since = self._since = _Since(then, table, before.sight.fields, sight.fields)
        if since.change is not None:
            change["table"] = since.change
        if own := since.own(before.sight.own, sight.own):
            change["own"] = own
        return change

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

    `before`, `now`: what all saw of it, fields of the same names.
    """

    __slots__ = ("_before", "_by_zone", "_names", "_now", "_table", "_zones", "change")

    def __init__(self, table: wire.TableView, shown: wire.TableView, before: Fields, now: Fields) -> None:
        self._table, self._before, self._now = table, before, now
        # Where one has gone, all are told.
        self._by_zone = len(before.zones) <= len(now.zones)
        self._names = {*compress(now.names, map(ne, before.values, now.values))}
        self._zones: set[int] = set()
        if "zones" in self._names and self._by_zone:
            self._names.discard("zones")
            self._zones = {*compress(count(), map(ne, before.zones, now.zones))}
            self._zones.update(range(len(before.zones), len(now.zones)))
        change = _differing(_TABLE, table, shown)
        fields = {
            name: value for name, value in zip(now.names, now.values, strict=True) if name in self._names
        }
        if told := _told(fields, {place: now.zones[place] for place in self._zones}):
            change["observation"] = told
        self.change = msgspec.Raw(packets.encode(change)) if change else None

    def is_between(self, table: wire.TableView, before: Fields, now: Fields) -> bool:
        """Whether it is about these two moments."""
        return self._table is table and self._before is before and self._now is now

    def own(self, before: Own, now: Own) -> Changed:
        """What a role is told beside that: its own, where it is new or where all are told something else."""
        if before is now and not self._touches(now):
            return {}
        if before.fields.keys() <= now.fields.keys() and before.zones.keys() <= now.zones.keys():
            own = now
        else:
            own = self._with_given_up(before, now)
        had, names, places = before.fields, self._names, self._zones
        fields = {
            name: value
            for name, value in own.fields.items()
            if name in names or name not in had or value != had[name] or (name == "zones" and places)
        }
        if "zones" in fields or "zones" in names:
            return _told(fields, own.zones)
        had_zones = before.zones
        zones = {
            place: zone
            for place, zone in own.zones.items()
            if place in places or place not in had_zones or zone != had_zones[place]
        }
        return _told(fields, zones)

    def _touches(self, own: Own) -> bool:
        """Whether all are told something in the place of what is that role's own."""
        if own.zones and ("zones" in self._names or not self._zones.isdisjoint(own.zones)):
            return True
        return not self._names.isdisjoint(own.fields)

    def _with_given_up(self, before: Own, now: Own) -> Own:
        """Its own, and what was its own before and is now as all see it."""
        of_all, zones = dict(zip(self._now.names, self._now.values, strict=True)), self._now.zones
        fields = {name: of_all[name] for name in before.fields} | dict(now.fields)
        if "zones" in now.fields:
            return Own(fields, {})
        kept = {place: zones[place] for place in before.zones if place < len(zones)}
        return Own(fields, kept | dict(now.zones))


def _told(fields: Changed, zones: Mapping[int, Any]) -> Changed:
    told = Changed()
    if fields:
        told["fields"] = fields
    if zones:
        # In order, so that one that has come goes to the end.
        told["zones"] = sorted(zones.items())
    return told


class _Parts(NamedTuple):
    """A struct's fields, each compared by itself."""

    names: tuple[str, ...]
    values: attrgetter[tuple[Any, ...]]


def _parts(struct: type[msgspec.Struct], apart: str) -> _Parts:
    names = tuple(name for name in struct.__struct_fields__ if name != apart)
    return _Parts(names, attrgetter(*names))


def _differing(parts: _Parts, before: Any, now: Any) -> Changed:
    return {
        name: value
        for name, then, value in zip(parts.names, parts.values(before), parts.values(now), strict=True)
        if value is not then and value != then
    }


_VIEWS = {kind: _parts(kind, "table") for kind in (wire.PhoneView, wire.TvView)}
_TABLE = _parts(wire.TableView, "observation")
_HEADS = {
    kind: packets.event(namespace, "view", None)[:-1]
    for kind, namespace in ((wire.PhoneView, PHONE), (wire.TvView, TV))
}
"""Frames up to where the update begins, which is their last part."""
_OF_ALL = {"table"}
"""What of a change is told to all alike."""
_NOTHING = msgspec.Raw(packets.encode([]))
_UNSEEN: dict[str, Any] = {}
"""In place of an observation, which each page is told by itself."""
