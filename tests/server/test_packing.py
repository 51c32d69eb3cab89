"""Packing: whatever a game's structs are made of arrives as JSON would have it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Literal

import msgspec
import pytest

from games.game import Zone
from server.packing import Sight, fields


class Inner(msgspec.Struct):
    words: tuple[str, ...] = ("a", "b")
    pair: tuple[int, str | None] = (1, None)


class Plain(msgspec.Struct):
    inner: list[Inner]
    named: dict[Literal["x", "y"], float]
    zone: Zone | None


class Numbered(msgspec.Struct):
    by_seat: dict[int, str]


class Deep(msgspec.Struct):
    deep: list[Numbered]


class Anything(msgspec.Struct):
    it: Any


class Dated(msgspec.Struct):
    day: date


class Mapped(msgspec.Struct):
    it: Mapping[int, bool]


class Itself(msgspec.Struct):
    below: tuple[Itself, ...]
    by_seat: dict[int, int]


ZONE = Zone("pile", None, ("Kr7",), 1, "trick")


@pytest.mark.parametrize(
    "struct",
    [
        Plain([Inner()], {"x": 1.5}, ZONE),
        Numbered({3: "three"}),
        Deep([Numbered({3: "three"})]),
        Anything({1: b"bytes"}),
        Dated(date(2024, 2, 29)),
        Mapped({1: True}),
        Itself((Itself((), {1: 2}),), {3: 4}),
    ],
    ids=lambda one: type(one).__name__,
)
def test_it_arrives_as_json_would_have_it(struct: msgspec.Struct) -> None:
    plain = msgspec.msgpack.encode(Sight(fields(struct)).plain())

    assert msgspec.msgpack.decode(plain) == msgspec.json.decode(msgspec.json.encode(struct))
