"""The browser of a test; every folder of browser tests takes its fixture from here."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, async_playwright

import environment
from browser import find
from tests.e2e.served import FLAGS


@contextlib.asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """The browser that is there or comes as a package; that there is none is a failure."""
    program = find(environment.node())
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Started for each file of tests: one that dies or hangs takes no test of another with it."""
    async with launched() as browser:
        yield browser
