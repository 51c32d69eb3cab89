"""A position as it is written: made of a state, and read into the struct that says which fields it has."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from games.game import PositionError
from games.shapes import misfit

P = TypeVar("P", bound=msgspec.Struct)
T = TypeVar("T")


def fields(form: type[msgspec.Struct], state: msgspec.Struct) -> dict[str, Any]:
    """The members of a state that are called as the fields of its written form, as plain values."""
    encoded = msgspec.json.encode({name: getattr(state, name) for name in form.__struct_fields__})
    position: dict[str, Any] = msgspec.json.decode(encoded)
    return position


def read(form: type[P], position: Mapping[str, Any]) -> P:
    """The fields of a position. Raises `PositionError`, naming one that is unknown or of another shape."""
    if not isinstance(position, Mapping) or not all(isinstance(name, str) for name in position):
        raise PositionError("position", "shape", "a position is an object with named fields")
    try:
        return msgspec.convert(dict(position), form)
    except msgspec.ValidationError as error:
        named = re.search(r"`\$\.(\w+)|unknown field `(.*)`", _printable(str(error)))
        field = (named.group(1) or named.group(2)) if named else "position"
        if named and named.group(2) is not None:
            told = f"there is no such field; a position has {', '.join(form.__struct_fields__)}"
        else:
            told = misfit(form, position, error)
        raise PositionError(field, "shape", told) from None
    except UnicodeEncodeError:
        raise PositionError(
            _printable(_unwritable(form, position)), "shape", "half a character is no text"
        ) from None


def each(field: str, given: tuple[T, ...] | msgspec.UnsetType, start: T, seats: int) -> tuple[T, ...]:
    """One entry a seat; all at their start when the field is left out. Raises `PositionError`."""
    if given is msgspec.UNSET:
        return (start,) * seats
    if len(given) != seats:
        raise PositionError(field, "length", f"{len(given)} entries for {seats} seats; there is one for each")
    return given


def _printable(text: str) -> str:
    """The text with half a character spelt out, which no terminal takes."""
    return text.encode("utf-8", "backslashreplace").decode()


def _unwritable(form: type[msgspec.Struct], position: Mapping[str, Any]) -> str:
    """The first field with a text that is none, which is refused without saying where."""
    for name, value in position.items():
        try:
            msgspec.convert({name: value}, form)
        except UnicodeEncodeError:
            return name
        except msgspec.ValidationError:
            continue
    return "position"
