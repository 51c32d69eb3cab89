"""Structs field by field, as JSON would have them: with strings for keys, and nothing that JSON lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

import msgspec
from msgspec import inspect

_PLACES = range(10_000)


class Fields:
    """A struct's fields by name, in its order; msgpack writes every value as JSON would.

    `public`: what everybody sees of the same, None where this is that; `own`: the places of the values that
    are not the very ones of it. `own_zones`: the same of the zones, the field at `zones_at` (-1: none).
    """

    __slots__ = ("names", "own", "own_zones", "public", "values", "zones", "zones_at")

    def __init__(
        self,
        names: tuple[str, ...],
        values: tuple[Any, ...],
        zones: Sequence[Any],
        public: Fields | None = None,
    ) -> None:
        self.names = names
        self.values = values
        self.public = public
        self.zones = zones
        if public is None:
            self.zones_at = names.index("zones") if "zones" in names else -1
            self.own: tuple[int, ...] = ()
            self.own_zones: tuple[int, ...] = ()
        else:
            self.zones_at = public.zones_at
            self.own = tuple(compress(_PLACES, map(is_not, values, public.values)))
            self.own_zones = tuple(compress(_PLACES, map(is_not, zones, public.zones)))

    def plain(self) -> dict[str, Any]:
        """Name and value of each."""
        return dict(zip(self.names, self.values, strict=True))


def fields(struct: msgspec.Struct, public: Fields | None = None) -> Fields:
    """Its fields; the way over plain values is taken only where the type may need it."""
    read = _reader(type(struct))
    if read is not None:
        return Fields(struct.__struct_encode_fields__, read(struct), getattr(struct, "zones", ()), public)
    written = msgspec.to_builtins(struct, str_keys=True)
    return Fields(tuple(written), tuple(written.values()), written.get("zones", ()), public)


@cache
def _reader(struct: type) -> Callable[[Any], tuple[Any, ...]] | None:
    """Reads all fields of that type as they are; None where one may not be written as it is."""
    try:
        kind = inspect.type_info(struct)
        plain = _all_plain([kind], set())
    except (NameError, TypeError):
        # What it is made of cannot be found out.
        return None
    if not plain or not isinstance(kind, inspect.StructType) or kind.tag is not None:
        return None
    if len(kind.fields) < 2 or kind.cls.__struct_config__.omit_defaults:
        return None
    return attrgetter(*struct.__struct_fields__)  # type: ignore[attr-defined]  # a struct has them


_VALUES = (
    inspect.LiteralType,
    inspect.StrType,
    inspect.IntType,
    inspect.FloatType,
    inspect.BoolType,
    inspect.NoneType,
)


def _all_plain(kinds: Iterable[inspect.Type], known: set[type]) -> bool:
    return all(_plain(kind, known) for kind in kinds)


def _plain(kind: inspect.Type, known: set[type]) -> bool:
    if isinstance(kind, inspect.Metadata):
        return _plain(kind.type, known)
    if isinstance(kind, _VALUES):
        return True
    if isinstance(kind, inspect.UnionType):
        return _all_plain(kind.types, known)
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        return _plain(kind.item_type, known)
    if isinstance(kind, inspect.TupleType):
        return _all_plain(kind.item_types, known)
    if isinstance(kind, inspect.DictType):
        texts = isinstance(kind.key_type, inspect.StrType) or (
            isinstance(kind.key_type, inspect.LiteralType)
            and all(isinstance(value, str) for value in kind.key_type.values)
        )
        return texts and _plain(kind.value_type, known)
    if isinstance(kind, inspect.StructType):
        if kind.cls in known:
            return True
        known.add(kind.cls)
        return _all_plain([field.type for field in kind.fields], known)
    return False
