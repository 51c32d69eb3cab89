"""A row with one entry for each seat."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_row(rows: tuple[T, ...], seat: int, row: T) -> tuple[T, ...]:
    """The same rows, but for that seat's."""
    return (*rows[:seat], row, *rows[seat + 1 :])
