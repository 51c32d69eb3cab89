"""A position as it is written, read into the struct that says which fields it has and of what shape."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from games.game import PositionError

P = TypeVar("P", bound=msgspec.Struct)


def read(form: type[P], position: Mapping[str, Any]) -> P:
    """The fields of a position. Raises `PositionError`, naming one that is unknown or of another shape."""
    if not isinstance(position, Mapping) or not all(isinstance(name, str) for name in position):
        raise PositionError("position", "shape", "a position is an object with named fields")
    try:
        return msgspec.convert(dict(position), form)
    except msgspec.ValidationError as error:
        told = _printable(str(error))
        named = re.search(r"`\$\.(\w+)|unknown field `(.*)`", told)
        field = (named.group(1) or named.group(2)) if named else "position"
        raise PositionError(field, "shape", told) from None
    except UnicodeEncodeError:
        raise PositionError(
            _printable(_unwritable(form, position)), "shape", "half a character is no text"
        ) from None


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
