"""One moment of a party as frames: whole views, or what has changed in them, encoded once for all pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any, NamedTuple

import msgspec

from games.game import Event
from server import packets, views, wire
from server.packets import PHONE, TV
from server.packing import Fields
from server.party import Party
from server.views import Ground, Views

Changed = dict[str, Any]
"""What is to be replaced, by name."""


class Shown(NamedTuple):
    """What a page shows at one moment; what several pages show alike is the same object.

    `view`: its table is as all see it, without an observation. `seen`: what this page's role observes; None
    without a table.
    """

    view: wire.PhoneView | wire.TvView
    seen: Fields | None

    @property
    def seat(self) -> int | None:
        """Whose eyes it sees with; None: everybody's."""
        return self.view.me.seat if isinstance(self.view, wire.PhoneView) and self.view.me else None

    @property
    def hears(self) -> bool:
        """Whether it is told what happens: screens are, and the phones of all who have been let in."""
        if isinstance(self.view, wire.TvView):
            return True
        return self.view.me is not None and not self.view.me.knocks


class Frames:
    """Frames of one moment of a party. `before`: those of an earlier one, of which is kept what is the same.

    A change is made of two things that one page was shown and is to be shown, and of nothing else.
    """

    def __init__(self, party: Party, now: float, ground: Ground, before: Frames | None = None) -> None:
        self.party = party
        self.now = now
        self._views: Views = Views(
            party, now, ground, None if before is None else before._views, lambda *_: _UNSEEN
        )
        self._encoded: dict[int, tuple[Any, msgspec.Raw]] = {}
        self._happened: dict[int, msgspec.Raw] = {}
        self._since: _Since | None = None

    def phone(self, member: int | None, owner: bool) -> Shown:
        """What a member's phone shows; `member` None: not joined."""
        view = self._views.phone(member, owner)
        return self._shown(view, None if view.me is None else view.me.seat)

    def tv(self, screen: str) -> Shown:
        """What a screen shows."""
        return self._shown(self._views.tv(screen), None)

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

    def update(self, before: Shown | None, now: Shown, version: int, events: msgspec.Raw) -> bytes | None:
        """The frame that takes a page from `before`, its version before this one, to `now`.

        It is the whole view without `before`, and where a change cannot be said. None: there is no news.
        """
        view = None if before is None else self._change(before, now)
        base = None if view is None else version - 1
        if view is None:
            view = self._whole(now)
        elif not view and events is _NOTHING:
            return None
        update = {"version": version, "base": base, "view": view, "events": events}
        return _HEADS[type(now.view)] + packets.encode(update)

    def _shown(self, view: wire.PhoneView | wire.TvView, seat: int | None) -> Shown:
        table = self.party.table
        if table is None or view.table is None:
            return Shown(view, None)
        return Shown(view, table.seen.fields(table, seat))

    def _whole(self, now: Shown) -> Changed:
        names, values = _VIEWS[type(now.view)]
        return self._all(names, values(now.view)) | {"table": self._whole_table(now)}

    def _whole_table(self, now: Shown) -> Changed | None:
        if now.view.table is None or now.seen is None:
            return None
        observation = self._all(now.seen.names, now.seen.values)
        return self._all(_TABLE.names, _TABLE.values(now.view.table)) | {"observation": observation}

    def _change(self, before: Shown, now: Shown) -> Changed | None:
        """What a page has to replace; None where that cannot be said."""
        parts = _VIEWS[type(now.view)]
        change = Changed()
        if parts.values(before.view) != parts.values(now.view):
            change = _differing(parts, before.view, now.view)
            if "party" in change:
                change["party"] = self._once(now.view.party)
        then, table, seen = before.view.table, now.view.table, now.seen
        if then is None or table is None or before.seen is None or seen is None:
            return change if then is table else None
        public_then, public = before.seen.public or before.seen, seen.public or seen
        others = public_then.names, public.names, before.seen.names
        if then.number != table.number or others != (seen.names,) * 3:
            return None
        since = self._since
        if since is None or since.table is not then:
            since = self._since = _Since(then, table, public_then, public)
        if since.change is not None:
            change["table"] = since.change
        if own := since.own(before.seen, seen):
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
    """What all are told of a game since a moment of it. `table`: as it was shown then."""

    def __init__(self, table: wire.TableView, now: wire.TableView, before: Fields, public: Fields) -> None:
        self.table = table
        self._counts = then, count = len(before.zones), len(public.zones)
        self._by_zone = then <= count
        self._zones = {*_unlike(before.zones, public.zones), *range(then, count)}
        self._places = {*_unlike(before.values, public.values)}
        change = _differing(_TABLE, table, now)
        if told := _told(public, self._places, self._zones if self._by_zone else None):
            change["observation"] = told
        self.change = msgspec.Raw(packets.encode(change)) if change else None

    def own(self, before: Fields, now: Fields) -> Changed:
        """What a role is told beside that: its own, where it is new or where all are told something else."""
        if before is now:
            return {}
        own, zones = now.own, now.own_zones
        if own != before.own or zones != before.own_zones:
            own, zones = tuple({*own, *before.own}), tuple({*zones, *before.own_zones})
        then, values, all_told = before.values, now.values, self._places
        places = [place for place in own if place in all_told or values[place] != then[place]]
        if not places:
            return {}
        if not self._by_zone or (len(before.zones), len(now.zones)) != self._counts:
            return _told(now, places, None)
        changed = [at for at in zones if at in self._zones or now.zones[at] != before.zones[at]]
        return _told(now, places, changed)


def _told(now: Fields, places: Iterable[int], zones: Iterable[int] | None) -> Changed:
    """Fields at those places, but of its zones only these; None: all, where they are among the places."""
    told = Changed()
    names, values = now.names, now.values
    if zones is None:
        fields = {names[place]: values[place] for place in places}
    else:
        fields = {names[place]: values[place] for place in places if place != now.zones_at}
        # In order, so that one that has come goes to the end.
        if changed := [(place, now.zones[place]) for place in sorted(zones)]:
            told["zones"] = changed
    if fields:
        told["fields"] = fields
    return told


def _unlike(before: Sequence[Any], now: Sequence[Any]) -> Iterable[int]:
    return compress(count(), map(ne, before, now))


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
_NOTHING = msgspec.Raw(packets.encode([]))
_UNSEEN: dict[str, Any] = {}
"""In place of an observation, which each page is told by itself."""
