"""A game's options as they are written on a command line: `NAME=VALUE`, by the type of the option."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, cast

import msgspec
from msgspec import inspect

from games.form import form
from games.game import AnyGame, OptionsError, read_options
from games.shapes import expected

MOST_DIGITS = 9
"""Of a number, its sign included: no option has a longer one."""


def read_settings(game: AnyGame, settings: Iterable[str]) -> Any:
    """The game's options from settings such as `max_cards=8`; a later one wins.

    Raises `OptionsError`, naming the option, when one is unknown, written wrongly or out of bounds.
    """
    types = {field.encode_name: field.type for field in _fields(game)}
    given: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not (name and equals):
            raise OptionsError(setting or "--set", "unreadable", "an option is written NAME=VALUE")
        if name not in types:
            raise OptionsError(
                name, "unknown", f"{game.name} has no such option; there are: {', '.join(types)}"
            )
        try:
            given[name] = _read(types[name], text)
        except (ValueError, KeyError):
            wanted = expected(types[name])
            raise OptionsError(
                name, "unreadable", f"{text[:40]!r} will not do; {wanted} is expected"
            ) from None
    return read_options(game, given)


def without_effect(game: AnyGame, options: Any) -> Iterator[str]:
    """A sentence for each option that was changed, but counts only with other values of other options."""
    values, defaults = all_options(options), all_options(game.Options())
    for field in form(game.Options):
        unmet = {name: wanted for name, wanted in field.when.items() if values[name] not in wanted}
        if unmet and values[field.name] != defaults[field.name]:
            needed = (
                " or ".join(f"{name}={_written(value)}" for value in wanted) for name, wanted in unmet.items()
            )
            yield f"{field.name} has no effect; it counts only with {' and '.join(needed)}"


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _fields(game: AnyGame) -> tuple[inspect.Field, ...]:
    return cast(inspect.StructType, inspect.type_info(game.Options)).fields


def _read(kind: inspect.Type, text: str) -> Any:
    """The value that is written so. Raises `ValueError` or `KeyError` where it is none."""
    if isinstance(kind, inspect.Metadata):
        return _read(kind.type, text)
    if isinstance(kind, inspect.BoolType):
        return {"true": True, "false": False}[text]
    if isinstance(kind, inspect.IntType):
        return _whole_number(text)
    if isinstance(kind, inspect.LiteralType):
        return {str(value): value for value in kind.values}[text]
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return [_read(kind.item_type, item) for item in text.split(",")] if text else []
    return text


def _whole_number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]+", text) or len(text) > MOST_DIGITS:
        raise ValueError
    return int(text)


def all_options(options: Any) -> dict[str, Any]:
    """All options by name as plain values, those at their default too."""
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain
