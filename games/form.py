"""The host's form of a game's options: one line for each, made from the options' own struct."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

import msgspec


class Meaning(msgspec.Struct, frozen=True):
    """What one value of an option stands for while the other options have one of the values in `when`."""

    value: Any
    means: Any
    when: dict[str, list[Any]]


class Field(msgspec.Struct, frozen=True):
    """One line of the host's form: an option with its bounds and what the form offers."""

    name: str
    kind: Literal["choice", "number", "switch", "numbers"]
    default: Any
    choices: list[Any] = []
    low: int | None = None
    high: int | None = None
    when: dict[str, Any] = {}
    means: list[Meaning] = []


def form(options: type[msgspec.Struct]) -> list[Field]:
    """The host's form for an options struct.

    `Meta(extra=…)` may narrow it: `offer` (values), `when` (values of other options), `hidden`. A number may
    have values that stand for another: `means`, a list of `Meaning`.
    """
    info = cast(msgspec.inspect.StructType, msgspec.inspect.type_info(options))
    return [field for field in map(_field, info.fields) if field]


def meant(fields: Sequence[Field], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options, complete with their defaults, with what each value stands for in its place."""
    return {**options, **{field.name: _meant(field, options) for field in fields if field.means}}


def _meant(field: Field, options: Mapping[str, Any]) -> Any:
    value = options[field.name]
    for meaning in field.means:
        if meaning.value == value and all(options[name] in those for name, those in meaning.when.items()):
            return meaning.means
    return value


def _field(info: Any) -> Field | None:
    kind, extra = info.type, {}
    if isinstance(kind, msgspec.inspect.Metadata):
        extra, kind = kind.extra or {}, kind.type
    if extra.get("hidden"):
        return None
    default = info.default if info.default is not msgspec.NODEFAULT else info.default_factory()
    offer, when = list(extra.get("offer", [])), dict(extra.get("when", {}))
    if isinstance(kind, msgspec.inspect.BoolType):
        return Field(info.encode_name, "switch", default, when=when)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return Field(info.encode_name, "choice", default, offer or list(kind.values), when=when)
    if isinstance(kind, msgspec.inspect.IntType):
        means = list(extra.get("means", []))
        return Field(info.encode_name, "number", default, offer, kind.ge, kind.le, when, means)
    if isinstance(kind, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
        item = kind.item_type
        return Field(
            info.encode_name,
            "numbers",
            list(default),
            offer,
            getattr(item, "ge", None),
            getattr(item, "le", None),
            when,
        )
    raise TypeError(
        f"option {info.encode_name}: the form knows switches, choices, numbers and lists of numbers"
    )
