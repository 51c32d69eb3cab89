"""The style guide, built once and served, and the browser to look at it with."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from aiohttp import web

import environment
from tests.e2e.browser import browser
from tests.e2e.served import ROOT

__all__ = ["browser", "guide"]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def guide(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """Where the style guide is served."""
    folder = tmp_path_factory.mktemp("guide")
    node = environment.node()
    assert node is not None, "There is no Node in this environment: python3 scripts/test.py guide"
    code, said = node.run_npm("run", "guide", "--", "--outDir", str(folder), cwd=ROOT / "clients")
    assert code == 0, said

    async def index(_: web.Request) -> web.FileResponse:
        return web.FileResponse(folder / "index.html")

    app = web.Application()
    app.router.add_get("/", index)
    app.router.add_static("/", folder)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()
