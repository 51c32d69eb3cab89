"""A couch in a house whose time passes faster, for tests that would take minutes else."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from playwright.async_api import Browser

from tests.e2e.couch import Couch
from tests.e2e.served import Served


@contextlib.asynccontextmanager
async def quick_couch(
    browser: Browser, folder: Path, *, still: bool = True, quick: bool = False, seed: str | None = None
) -> AsyncIterator[Couch]:
    """Such a couch, with nobody on it yet; how it is: as `Couch`. `folder`: where its house keeps data.

    `seed`: the same cards and dice each time, as long as everybody does the same.
    """
    house = Served(folder / "data", "tests.e2e.quick_house", seed=seed)
    await house.start()
    try:
        couch = Couch(browser, house, still=still, quick=quick)
        yield couch
        await couch.leave()
    finally:
        await house.stop()
