"""What has been done at a table so far: a value that grows by one action without being copied."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import overload

from games.game import Action

Done = tuple[int | None, Action]
"""Who acted (None: the table) and what."""


class Course(Sequence[Done]):
    """The actions of a game in order; it never changes.

    Those that came of one another share a list, and each knows how much of it is its own. Only where two go
    on from one point in different ways the second gets a list to itself.
    """

    __slots__ = ("_length", "_shared")

    def __init__(self, done: Iterable[Done] = ()) -> None:
        self._shared = list(done)
        self._length = len(self._shared)

    def then(self, actor: int | None, action: Action) -> Course:
        """This one, and after it that action."""
        longer, done = Course(), (actor, action)
        longer._shared, longer._length = self._shared, self._length + 1
        if len(self._shared) == self._length:
            self._shared.append(done)
        elif self._shared[self._length] != done:
            # What lies behind our end is another's, whom it must not be taken from.
            longer._shared = [*self._shared[: self._length], done]
        return longer

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Done]:
        return islice(self._shared, self._length)

    @overload
    def __getitem__(self, at: int) -> Done: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Done, ...]: ...
    def __getitem__(self, at: int | slice) -> Done | tuple[Done, ...]:
        if isinstance(at, slice):
            return tuple(self)[at]
        return self._shared[range(self._length)[at]]

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Course) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it is compared, and nobody's key
