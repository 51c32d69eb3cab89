"""Messages made up from the wire's own structs: right ones, nearly right ones, and nonsense."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from server import shelf, wire

T = TypeVar("T")
LEGAL = "\0legal"
"""Stands for an action that the page is offered at the time of sending, `TURN` for its token."""
TURN = -1
MEMBER = -100
"""Stands for somebody of the evening at the time of sending, as do the seven numbers below it."""
EVERYBODY = -50
"""Stands, in a list, for all of them."""
SCREEN = "some-screen-of-the-evening"
"""Stands for what the evening calls one of its screens."""
NAMES = (
    "Ada",
    "<script>alert(1)</script>",
    "\u202eadA",
    "\u200b\u200d\ufeff",
    "Z\u0351\u0332\u0351\u0332\u0351\u0332",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "A" * 64,
    "x" * 10_000,
    "'; DROP TABLE rows; --",
    "../../etc/passwd",
    "%s %n {0}",
    " ",
)

OPTIONS = sorted(
    {field.name for game in shelf.games().values() for field in msgspec.structs.fields(game.Options)}
)
PROGRAMMES = ("Long", "Short", "<b>")

_junk: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats()
    | st.text(st.characters(codec="utf-8"), max_size=12)
    | st.sampled_from(NAMES)
    | st.binary(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(st.characters(codec="utf-8"), max_size=6), inner, max_size=3)
    ),
    max_leaves=5,
)


def well_formed(cls: type[Any]) -> st.SearchStrategy[Any]:
    """What the wire takes as a message of that kind."""
    return _of(inspect.type_info(cls))


def message(cls: type[Any]) -> st.SearchStrategy[Any]:
    """What may be sent as a message of that kind: right, right but for one field, or anything."""
    right = well_formed(cls)
    spoilt = st.tuples(right, st.randoms(use_true_random=False), _junk).map(_spoilt)
    return st.sampled_from((right, right, right, right, spoilt, _junk)).flatmap(lambda kind: kind)


def sent(intents: Sequence[type[wire.Message]]) -> st.SearchStrategy[tuple[str, Any]]:
    """An event's name and what goes with it; one kind of message as often as it is named."""
    return st.sampled_from(intents).flatmap(
        lambda cls: st.tuples(st.just(cls.__name__.lower()), message(cls))
    )


def _mostly(usual: st.SearchStrategy[T], seldom: st.SearchStrategy[T]) -> st.SearchStrategy[T]:
    return st.sampled_from((usual, usual, usual, seldom)).flatmap(lambda kind: kind)


def pointed(said: Any, members: Sequence[int], screens: Sequence[str]) -> Any:
    """The message with what its placeholders stand for, where there is any such person or screen."""
    if isinstance(said, dict):
        return {name: pointed(value, members, screens) for name, value in said.items()}
    if said == [EVERYBODY]:
        return list(members)
    if isinstance(said, list):
        return [pointed(value, members, screens) for value in said]
    if members and isinstance(said, int) and MEMBER - 8 < said <= MEMBER:
        return members[(MEMBER - said) % len(members)]
    return screens[0] if screens and said == SCREEN else said


def _spoilt(parts: tuple[dict[str, Any], Any, Any]) -> dict[str, Any]:
    """A message that is right but for one field: gone, of another kind, or one that there is not."""
    right, chance, junk = parts
    said, where = dict(right), chance.choice([*right, "admin"])
    inner = said.get(where)
    if isinstance(inner, dict) and inner and chance.random() < 0.7:
        said[where] = _spoilt((inner, chance, junk))
    elif chance.random() < 0.3:
        said.pop(where, None)
    else:
        said[where] = junk
    return said


def _of(info: inspect.Type, field: str = "") -> st.SearchStrategy[Any]:
    """Values that the wire takes for that type."""
    if isinstance(info, inspect.StructType):
        fields = {each.encode_name: _of(each.type, each.encode_name) for each in info.fields}
        if "options" in fields and "game" in fields:
            return st.sampled_from(sorted(shelf.games())).flatmap(lambda game: _set_up(info, fields, game))
        return _struct(info, fields)
    if isinstance(info, inspect.UnionType):
        return st.one_of([_of(each, field) for each in info.types])
    if isinstance(info, inspect.ListType):
        some = st.lists(_of(info.item_type, field), min_size=info.min_length or 0, max_size=4)
        return _mostly(st.just([EVERYBODY]), some) if field == "members" else some
    if isinstance(info, inspect.DictType):
        keys = st.sampled_from(OPTIONS) | st.text(st.characters(codec="utf-8"), max_size=6)
        return st.dictionaries(keys, st.booleans() | st.integers(-1, 20) | _junk, max_size=3)
    return _of_plain(info, field)


def _struct(
    info: inspect.StructType, fields: Mapping[str, st.SearchStrategy[Any]]
) -> st.SearchStrategy[dict[str, Any]]:
    optional = {each.encode_name for each in info.fields if not each.required}
    said = st.fixed_dictionaries(
        {name: value for name, value in fields.items() if name not in optional},
        optional={name: fields[name] for name in optional},
    )
    tag: dict[str, Any] = {info.tag_field: info.tag} if info.tag_field else {}
    return said.map(lambda value: {**tag, **value})


def _set_up(
    info: inspect.StructType, fields: Mapping[str, st.SearchStrategy[Any]], game: str
) -> st.SearchStrategy[dict[str, Any]]:
    """A game with options of its own, mostly."""
    own = inspect.type_info(shelf.game(game).Options)
    assert isinstance(own, inspect.StructType)
    chosen = st.lists(st.sampled_from(own.fields), max_size=2, unique_by=lambda each: each.encode_name)
    options = chosen.flatmap(
        lambda several: st.fixed_dictionaries({each.encode_name: _of(each.type) for each in several})
    )
    return _struct(
        info,
        {
            **fields,
            "game": _mostly(st.just(game), fields["game"]),
            "options": _mostly(options, fields["options"]),
        },
    )


def _of_plain(info: inspect.Type, field: str) -> st.SearchStrategy[Any]:
    if isinstance(info, inspect.LiteralType):
        return st.sampled_from(info.values)
    if isinstance(info, inspect.BoolType):
        return st.booleans()
    if isinstance(info, inspect.NoneType):
        return st.none()
    if isinstance(info, inspect.IntType):
        low, high = info.ge, info.le
        far = st.integers(-(2**63) if low is None else low, 2**63 if high is None else high)
        if field == "member":
            return _mostly(st.integers(MEMBER - 7, MEMBER), far)
        if field == "turn":
            return _mostly(st.just(TURN), far)
        near = st.integers(max(low or 0, 0), min(high or 6, 6))
        return _mostly(near, far) if field in ("seat", "game", "step") else near | far
    if isinstance(info, inspect.FloatType):
        return st.floats(info.ge, info.le)
    if isinstance(info, inspect.StrType):
        return _of_text(info, field)
    return _junk


def _of_text(info: inspect.StrType, field: str) -> st.SearchStrategy[str]:
    if info.pattern:
        secret = st.text("abcXYZ019_-", min_size=info.min_length or 0, max_size=info.max_length)
        told = st.sampled_from(("same-text-each-time", "intent-0001")) | secret
        return _mostly(st.just(SCREEN), told) if field == "screen" else told
    known: dict[str, tuple[str, ...]] = {
        "action": (LEGAL, LEGAL, LEGAL, "pickup", "bid 0"),
        "game": (*shelf.games(), "nothing"),
    }
    if info.max_length == wire.LONGEST_NAME:
        known["name"] = PROGRAMMES
    longest = min(info.max_length or 64, 64)
    free = st.text(st.characters(codec="utf-8"), min_size=info.min_length or 0, max_size=longest)
    return st.sampled_from(known.get(field, NAMES)) | free
