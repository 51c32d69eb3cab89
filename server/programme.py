"""The games to come: what is set up now, what follows it, and how a game that begins is taken off."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from server import shelf
from server.reasons import Refusal
from server.wire import Item, Level


class Planned(msgspec.Struct, frozen=True):
    """A game of the programme. `id`: its own in the evening; the rest as in `wire.Item`."""

    id: int
    game: str
    options: dict[str, Any]
    fill_to: int = 0
    level: Level = "normal"
    repeat: int = 0
    weight: int = 1

    @property
    def item(self) -> Item:
        """The same as the host's page knows it."""
        return Item(self.game, self.options, self.fill_to, self.level, self.repeat, self.weight)


class Programme(msgspec.Struct, frozen=True):
    """`items`: the games to come, never empty: what is set up now comes first.

    `over`: the last of them has been begun, and stays set up. `given`: the highest id so far.
    """

    items: tuple[Planned, ...]
    over: bool = False
    given: int = 1

    @property
    def to_come(self) -> tuple[Planned, ...]:
        """What is still to be begun: nothing once the last has been."""
        return () if self.over else self.items


def of(items: Iterable[Item], given: int) -> Programme:
    """A programme of the host's; ids go on from `given`."""
    planned = tuple(
        Planned(number, item.game, item.options, item.fill_to or 0, item.level, item.repeat, item.weight)
        for number, item in enumerate(items, given + 1)
    )
    return Programme(planned, False, given + len(planned))


def set_up(programme: Programme, first: Planned) -> Programme:
    """Something else is set up now. What has no end is not over."""
    repeat = 0 if programme.over else first.repeat
    return replace(programme, items=(replace(first, repeat=repeat), *programme.items[1:]), over=False)


def begun(programme: Programme) -> Programme:
    """The game that is set up begins: one less of it is to come."""
    first, *rest = programme.items
    if first.repeat == 0:
        return programme
    if first.repeat > 1:
        return replace(programme, items=(replace(first, repeat=first.repeat - 1), *rest))
    return replace(programme, items=tuple(rest)) if rest else replace(programme, over=True)


def alike(programme: Programme, running: Planned) -> bool:
    """Whether the game that runs is what comes next anyway; how often it comes then makes no difference."""
    return not programme.over and _same(programme.items[0], running)


def comes_again(programme: Programme, planned: Planned) -> Programme:
    """A game of the programme ended without a result and is to come once more, unless it is endless now."""
    first = programme.items[0]
    if first.id == planned.id and not _same(first, planned):
        return _with_first(programme, planned)
    return comes_again_however(programme, planned)


def comes_again_however(programme: Programme, planned: Planned) -> Programme:
    """The same, but as it has been set up since: what a program did that did not ask."""
    first, *rest = programme.items
    if first.id != planned.id:
        return _with_first(programme, planned)
    if programme.over:
        return replace(programme, over=False)
    if first.repeat == 0:
        return programme
    return replace(programme, items=(replace(first, repeat=first.repeat + 1), *rest))


def _with_first(programme: Programme, planned: Planned) -> Programme:
    given = programme.given + 1
    return Programme((replace(planned, id=given, repeat=1), *programme.items), False, given)


def _same(one: Planned, other: Planned) -> bool:
    """Whether the two are alike in all but how often they come."""
    return replace(one, id=other.id, repeat=other.repeat, options=_meant(one)) == replace(
        other, options=_meant(other)
    )


def _meant(planned: Planned) -> dict[str, Any]:
    """All options with what they stand for, however they were set."""
    try:
        return shelf.meant(shelf.game(planned.game), planned.options)
    except Refusal:  # a game that this house no longer has
        return planned.options
