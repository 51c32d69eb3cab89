"""The example packages, found as if they had been installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server import shelf, texts
from tests.examples.installed import installed


@pytest.fixture(autouse=True)
def raffle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game Raffle is there, for this test alone."""
    for folder in installed("raffle", tmp_path / "installed"):
        monkeypatch.syspath_prepend(folder)
    _forget()
    yield
    _forget()
    sys.modules.pop("raffle", None)


def _forget() -> None:
    shelf.games.cache_clear()
    texts.texts.cache_clear()
    texts.rules.cache_clear()
