"""For each file of tests a browser, and for each test a house of its own with a couch in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.e2e.browser import browser
from tests.e2e.couch import Couch
from tests.e2e.served import Served

__all__ = ["browser", "couch", "house"]

expect.set_options(timeout=30_000)


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path) -> AsyncIterator[Served]:
    """A house that runs."""
    house = Served(tmp_path / "data")
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def couch(browser: Browser, house: Served) -> AsyncIterator[Couch]:
    """A couch in that house, with nobody on it yet."""
    couch = Couch(browser, house)
    yield couch
    await couch.leave()
