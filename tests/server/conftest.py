"""The tiny game is on the shelf while these tests run, beside the real ones."""

from __future__ import annotations

import pytest

from server import shelf
from tests.server import tiny


@pytest.fixture
def tiny_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.games(), tiny.name, tiny)
