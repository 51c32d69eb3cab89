"""The rules to read of our own games are what the house would take from a package."""

from __future__ import annotations

from pathlib import Path

import pytest

from server import book

BOOKS = sorted((Path(__file__).parents[2] / "clients/shared/texts").glob("*/rules/*.json"))


def test_there_are_some() -> None:
    assert len(BOOKS) >= 8


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: f"{path.parts[-3]} {path.stem}")
def test_a_book_of_ours_reads_as_one_of_a_package(path: Path) -> None:
    read = book.read(path.read_bytes())

    assert read.cards
    assert read == book.filled(read, book.Book())
