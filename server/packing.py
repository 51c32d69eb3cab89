"""Structs field by field, as JSON would have them: with strings for keys, and nothing that JSON lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import inspect

from games import seen
from games.game import AnyGame
from games.seen import Own

NOTHING: Own = {}
"""What those have of their own who see what all see."""


class Fields(msgspec.Struct, frozen=True, gc=False):
    """A struct's fields by name, in its order; msgpack writes every value as JSON would.

    `as_they_are`: whether the struct's values need no other form.
    """

    names: tuple[str, ...]
    values: tuple[Any, ...]
    as_they_are: bool


class Sight(msgspec.Struct, frozen=True, gc=False):
    """What a role sees: `fields` as all see them, and of these its `own`.

    A seat for which there are other fields than for all has those, and no `own`.
    """

    fields: Fields
    own: Own = NOTHING

    def plain(self) -> dict[str, Any]:
        """Name and value of each."""
        return dict(zip(self.fields.names, self.fields.values, strict=True)) | dict(self.own)


def sight(game: AnyGame, state: Any, seat: int, public: Fields) -> Sight:
    """What that seat sees of a state of which all see `public`."""
    own = seen.own(game, state, seat) if public.as_they_are else None
    return _compared(public, fields(game.observation(state, seat))) if own is None else Sight(public, own)


def fields(struct: msgspec.Struct) -> Fields:
    """Its fields; the way over plain values is taken only where the type may need it."""
    read = _reader(type(struct))
    if read is not None:
        return Fields(struct.__struct_encode_fields__, read(struct), True)
    written = msgspec.to_builtins(struct, str_keys=True)
    return Fields(tuple(written), tuple(written.values()), False)


def _compared(public: Fields, own: Fields) -> Sight:
    if own.names != public.names:
        return Sight(own)
    each = zip(own.names, own.values, public.values, strict=True)
    return Sight(public, {name: value for name, value, of_all in each if value != of_all})


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
