"""Each of the old engines, started once, and for each test a house of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import engines
from tests.e2e.served import Served
from tests.engines.engine import Album, Engine


@pytest_asyncio.fixture(
    scope="session", loop_scope="session", params=engines.known(), ids=lambda known: known.engine
)
async def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Engine]:
    """An engine that runs."""
    assert request.param.path.is_file(), "Fetched by: python3 scripts/test.py --engines"
    engine = await Engine.start(request.param.path, tmp_path_factory.mktemp("profile"))
    yield engine
    await engine.stop()


@pytest.fixture
def album(request: pytest.FixtureRequest) -> Album:
    """Where the pictures of this test go, for people to look at: one folder for each engine."""
    known: engines.Engine = request.node.callspec.params["engine"]
    return Album(engines.UNPACKED / "pictures" / known.engine)


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path) -> AsyncIterator[Served]:
    """A house whose time passes faster: the bots and the clock play the games."""
    house = Served(tmp_path / "data", "tests.e2e.quick_house")
    await house.start()
    try:
        yield house
    finally:
        await house.stop()
