"""The views of one moment as frames: what several pages are told is worked out and encoded once."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from server import packets, wire
from server.packets import PHONE, TV
from server.party import Party
from server.table import Table
from server.views import Ground, Views

_PUBLIC = tuple(field for field in wire.TableView.__struct_fields__ if field != "observation")
_OBSERVATION = packets.encode("observation")
_ONE_MORE = bytes((0x80 + len(_PUBLIC) + 1,))
"""The head of a short map in msgpack."""


class Frames:
    """Frames of one moment of a party. `before`: those of an earlier one, where they say the same."""

    def __init__(self, party: Party, now: float, ground: Ground, before: Frames | None = None) -> None:
        self.party = party
        self.now = now
        self._public: bytes | None = None
        self._encoded: dict[type, tuple[msgspec.Struct, msgspec.Raw]] = {}
        self._before = {} if before is None else before._encoded
        self._views: Views = Views(party, now, ground, None if before is None else before._views, _packed)

    def phone(self, member: int | None, owner: bool, version: int, events: list[wire.Happening]) -> bytes:
        """The update of a member's phone, as `wire.PhoneUpdate`."""
        view = self._views.phone(member, owner)
        parts = {
            "party": self._once(view.party),
            "me": view.me,
            "table": self._table(view.table),
            "host": self._once(view.host),
        }
        return _update(PHONE, version, parts, events)

    def tv(self, screen: str, version: int, events: list[wire.Happening]) -> bytes:
        """The update of a screen, as `wire.TvUpdate`."""
        view = self._views.tv(screen)
        parts = {field: getattr(view, field) for field in view.__struct_fields__}
        parts |= {"party": self._once(view.party), "table": self._table(view.table)}
        return _update(TV, version, parts, events)

    def _table(self, table: wire.TableView | None) -> msgspec.Raw | None:
        """The table of a role: what all see of it, and this role's observation."""
        if table is None:
            return None
        if self._public is None:
            public = packets.encode({field: getattr(table, field) for field in _PUBLIC})
            self._public = _ONE_MORE + public[1:] + _OBSERVATION
        return msgspec.Raw(self._public + bytes(cast(msgspec.Raw, table.observation)))

    def _once(self, part: msgspec.Struct | None) -> msgspec.Raw | None:
        """A part that is the same for all who see it, and often the same as before."""
        if part is None:
            return None
        kind = type(part)
        found = self._encoded.get(kind) or self._before.get(kind)
        if found is None or (found[0] is not part and found[0] != part):
            found = part, msgspec.Raw(packets.encode(part))
        self._encoded[kind] = found
        return found[1]


def _packed(table: Table, seat: int | None) -> Any:
    return table.seen.packed(table, seat)


def _update(namespace: str, version: int, view: dict[str, Any], events: list[wire.Happening]) -> bytes:
    update = {"version": version, "base": None, "view": view, "events": events}
    return packets.event(namespace, "view", update)
