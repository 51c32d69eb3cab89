"""A row with one entry for each seat."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_entry(row: tuple[T, ...], seat: int, entry: T) -> tuple[T, ...]:
    """The same row, but for that seat's entry."""
    return (*row[:seat], entry, *row[seat + 1 :])
