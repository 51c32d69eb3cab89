"""What a value should have been, in words: for whoever wrote an option or a position that does not fit."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, cast

import msgspec
from msgspec import inspect

_PLACE = re.compile(r" - at `\$\.(\w+)((?:\[\d+\])*)`$")


def misfit(form: type[msgspec.Struct], given: Mapping[str, Any], error: msgspec.ValidationError) -> str:
    """What `msgspec` found wrong with what was given for `form`, as a sentence that says what would be right.

    What is wrong within an object in a field is left in its words.
    """
    told = str(error)
    place = _PLACE.search(told)
    if place is None or told.startswith("Object "):
        return told
    name, steps = place.groups()
    value = given[name]
    for step in re.findall(r"\d+", steps):
        value = value[int(step)]
    where = f" at {name}{steps}" if steps else ""
    return f"{_shown(value)}{where} will not do; {expected(_kind(form, name))} is expected"


def _kind(form: type[msgspec.Struct], name: str) -> inspect.Type:
    fields = cast(inspect.StructType, inspect.type_info(form)).fields
    return next(field.type for field in fields if field.encode_name == name)


def expected(kind: inspect.Type, many: bool = False) -> str:
    """What a value of that type is called; `many`: several of them."""
    match kind:
        case inspect.Metadata():
            return expected(kind.type, many)
        case inspect.UnionType():
            return " or ".join(expected(each, many) for each in kind.types)
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType():
            return f"one of {', '.join(map(str, kind.values))}"
        case inspect.IntType():
            return ("whole numbers" if many else "a whole number") + _bounds(kind)
        case inspect.StrType():
            return "texts" if many else "a text"
        case inspect.ListType() | inspect.VarTupleType():
            items = f"{_size(kind)}{expected(kind.item_type, many=True)}"
            return f"lists of {items}" if many else f"a list of {items}"
        case inspect.TupleType():
            kinds = list(dict.fromkeys(expected(each, many=True) for each in kind.item_types))
            items = f"{len(kind.item_types)} {kinds[0] if len(kinds) == 1 else 'entries'}"
            return f"lists of {items}" if many else f"a list of {items}"
    return "objects" if many else "an object"


def _bounds(kind: inspect.IntType) -> str:
    most = kind.le if kind.lt is None else kind.lt - 1
    if kind.ge is None:
        return ""
    return f" from {kind.ge}" if most is None else f" from {kind.ge} to {most}"


def _size(kind: inspect.ListType | inspect.VarTupleType) -> str:
    if kind.max_length is None:
        return f"at least {kind.min_length} " if kind.min_length else ""
    return f"{kind.min_length} to {kind.max_length} " if kind.min_length else f"at most {kind.max_length} "


def _shown(value: Any) -> str:
    """A plain value as JSON, of a list its length: what it holds may be of any depth."""
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}"
    if isinstance(value, Mapping):
        return "an object"
    text = json.dumps(value, default=lambda _: type(value).__name__)
    return text if len(text) <= 60 else f"{text[:50]}… ({len(text)} characters)"
