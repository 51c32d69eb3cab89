"""Waiting for a phone's visit: at a server that runs already, or at a small one of its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import aiohttp
from aiohttp import web

from server import certificate, lan
from server.config import Config, is_loopback

POLL = 0.5
"""Seconds between two questions to a server that runs already."""

_PAGE = (
    "<!doctype html><html><head><meta charset='utf-8'><title>Couchtisch</title>"
    "<meta name='viewport' content='width=device-width, initial-scale=1'></head><body>"
    "<h1>Couchtisch</h1><p>Dieses Handy kommt hin. / This phone gets here.</p></body></html>"
)


def is_this_computer(address: str) -> bool:
    """Whether a visitor with that address is a browser on this very computer."""
    own = {host for adapter in lan.system_adapters() for host, _ in adapter.addresses}
    return is_loopback(address) or address in own


async def visit_to_own(
    config: Config, port: int, seconds: float, is_own: Callable[[str], bool] = is_this_computer
) -> str | None:
    """Listen on that port until a phone asks for anything; its address, None when none came in that time.

    Raises `OSError` when the port cannot be listened on.
    """
    visitor: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def answer(request: web.BaseRequest) -> web.Response:
        source = request.remote or ""
        if not visitor.done() and not is_own(source):
            visitor.set_result(source)
        return web.Response(text=_PAGE, content_type="text/html", headers={"Cache-Control": "no-store"})

    tls = certificate.of(config.tls_cert, config.tls_key)
    runner = web.ServerRunner(web.Server(answer, access_log=None), shutdown_timeout=0.2)
    await runner.setup()
    try:
        await web.TCPSite(runner, config.host, port, ssl_context=tls).start()
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(visitor, seconds)
        return None
    finally:
        await runner.cleanup()


async def visit_to_running(config: Config, port: int, seconds: float) -> bool:
    """Whether a phone has visited the server that runs on that port, now or within that time.

    Raises `OSError` when it does not answer.
    """
    scheme = "https" if config.tls_cert else "http"
    host = "127.0.0.1" if config.host is None or is_loopback(config.host) else config.host
    health = f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}/health"
    async with aiohttp.ClientSession() as session:
        try:
            async with asyncio.timeout(seconds):
                while True:
                    if await _visited(session, health):
                        return True
                    await asyncio.sleep(POLL)
        except TimeoutError:
            return False


async def _visited(session: aiohttp.ClientSession, health: str) -> bool:
    # Its certificate is its own affair: nothing secret is asked or told.
    try:
        async with session.get(health, ssl=False) as answer:
            state = await answer.json()
    except (aiohttp.ClientError, ValueError) as error:
        raise OSError(f"{health} does not answer: {error}") from None
    return isinstance(state, dict) and state.get("visited") is True
