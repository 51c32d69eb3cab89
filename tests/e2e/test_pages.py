"""Every page in every state: open to all, and in its frame on every size of screen."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.e2e.couch import Couch
from tests.e2e.judged import barriers, misfits
from tests.e2e.served import Served
from tests.e2e.tour import tour

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Findings(NamedTuple):
    """What is wrong, one line each. A name of more than ten letters may end in dots where room is short."""

    barriers: list[str]
    misfits: list[str]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def findings(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Findings:
    """One walk past all pages, with both questions at each stop."""
    found = Findings([], [])
    house = Served(Path(tmp_path_factory.mktemp("tour")))
    await house.start()
    try:
        couch = Couch(browser, house)
        async for stop in tour(couch):
            found.barriers.extend(f"{stop.name}: {line}" for line in await barriers(stop))
            found.misfits.extend([line async for line in misfits(stop)])
        await couch.leave()
    finally:
        await house.stop()
    return found


async def test_nobody_is_kept_out_by_a_page(findings: Findings) -> None:
    assert not findings.barriers, "\n".join(findings.barriers)


async def test_every_page_fits_every_screen(findings: Findings) -> None:
    assert not findings.misfits, "\n".join(findings.misfits)
