"""Structs in msgpack as JSON would have them: with strings for keys, and nothing that JSON does not know."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec
from msgspec import inspect

_encoder = msgspec.msgpack.Encoder()


def packed(value: msgspec.Struct) -> bytes:
    """The bytes; the way over plain values is taken only where the type may need it."""
    if _is_plain(type(value)):
        return _encoder.encode(value)
    return _encoder.encode(msgspec.to_builtins(value, str_keys=True))


@cache
def _is_plain(struct: type) -> bool:
    """Whether msgpack writes every value of that type as JSON would."""
    try:
        return _all_plain([inspect.type_info(struct)], set())
    except (NameError, TypeError):
        # What it is made of cannot be found out.
        return False


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
