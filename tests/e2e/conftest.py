"""A browser for all tests, and for each a house of its own with a couch in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

import environment
from browser import find
from tests.e2e.couch import Couch
from tests.e2e.served import FLAGS, Served

expect.set_options(timeout=30_000)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The one browser; that there is none is a failure."""
    program = find(environment.node())
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        await browser.close()


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
