"""Each of the engines, started once, and for each test a house of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import engines
from tests.e2e.served import Served
from tests.engines.chromium import Chromium
from tests.engines.page import Album, Engine
from tests.engines.webkit import WebKit

WEBKIT = "webkitgtk"
OLD = [known.engine for known in engines.known()]
ADVICE = "Comes with: python3 scripts/test.py --engines"


@pytest_asyncio.fixture(scope="session", loop_scope="session", params=[*OLD, WEBKIT])
async def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Engine]:
    """An engine that runs."""
    engine = await _start(request.param, tmp_path_factory.mktemp("profile"))
    yield engine
    await engine.stop()


async def _start(name: str, folder: Path) -> Engine:
    if name == WEBKIT:
        browser = engines.webkit()
        assert browser is not None, ADVICE
        return await WebKit.start(browser, folder)
    program = next(known.path for known in engines.known() if known.engine == name)
    assert program.is_file(), ADVICE
    return await Chromium.start(program, folder)


@pytest.fixture
def album(request: pytest.FixtureRequest) -> Album:
    """Where the pictures of this test go, for people to look at: one folder for each engine."""
    return Album(engines.UNPACKED / "pictures" / request.node.callspec.params["engine"])


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path) -> AsyncIterator[Served]:
    """A house whose time passes faster: the bots and the clock play the games."""
    house = Served(tmp_path / "data", "tests.e2e.quick_house")
    await house.start()
    try:
        yield house
    finally:
        await house.stop()
