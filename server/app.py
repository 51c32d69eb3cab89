"""The program that serves a house: routes, start, stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import importlib
import signal
import sys
import threading
import time
import webbrowser
from collections.abc import Callable

from aiohttp import web

from server import certificate, door, lan, log, metrics, pages, qr, texts
from server.config import PORT, Config
from server.greeting import greeting, hosted_greeting, shows_pictures
from server.house import House
from server.journal import Journal, JournalBusy
from server.reception import Reception
from server.sockets import Limits

ALL = "0.0.0.0"  # noqa: S104  phones have to reach it
SELDOM = 50_000, 20, 50
"""When the garbage collector looks for cycles: nearly nothing here is in one, and each look holds all up."""
PORT_WAIT = 5.0
"""Seconds that a restart waits for the port of an open evening: its phones know the house by it.

The house that was there before let its port go before its folder: who has it now is a stranger.
"""


class CannotListen(Exception):
    """The address or the port on which this house is to listen cannot be had; the message says what to do."""


def application(house: House, reception: Reception) -> web.Application:
    """The house's routes."""
    app, config = web.Application(client_max_size=1024), house.config
    names = [*config.allow_host]
    if config.public_url:
        names.append(config.public_url.split("://", 1)[1].split(":")[0])
    door.install(app, door.Door(names, config.trust_proxy))

    async def tv(request: web.Request) -> web.Response:
        return pages.page(request, "tv")

    async def phone(request: web.Request) -> web.Response:
        if not request[door.SOURCE].startswith(("127.", "::1")):
            house.surroundings.visited = True
            if evening := house.find(request.match_info["code"]):
                evening.hub.visit()
        return pages.page(request, "phone")

    async def static(request: web.Request) -> web.StreamResponse:
        return pages.static(request)

    async def picture(request: web.Request) -> web.Response:
        evening = reception.evening_of_picture(request.match_info["code"], request[door.SOURCE])
        url, _ = house.surroundings.invitation(evening.party.code) if evening else (None, None)
        if url is None:
            return web.Response(status=404, text="There is no such code here.\n")
        return web.Response(
            body=qr.svg(url), content_type="image/svg+xml", headers={"Cache-Control": "no-store"}
        )

    async def wifi(request: web.Request) -> web.Response:
        found = house.wifi.picture(request.match_info["token"]) if house.wifi else None
        if found is None:
            return web.Response(status=404, text="There is nothing here.\n")
        return web.Response(body=found, content_type="image/svg+xml", headers={"Cache-Control": "no-store"})

    async def health(_: web.Request) -> web.Response:
        state: dict[str, bool | str] = {
            "ok": not metrics.failing(house),
            "visited": house.surroundings.visited,
        }
        if not config.hosted:
            state["code"] = house.current.party.code
        return web.json_response(state, headers={"Cache-Control": "no-store"})

    app.router.add_get("/", tv)
    app.router.add_get("/health", health)
    metrics.install(app, house)
    app.router.add_get("/favicon.ico", pages.icon)
    app.router.add_get("/qr/{code:[A-Za-z]+}.svg", picture)
    app.router.add_get("/wifi/{token:[A-Za-z0-9_-]{22}}.svg", wifi)
    app.router.add_get("/static/{page:tv|phone}/{file:.+}", static)
    app.router.add_get("/texts/{game:[a-z0-9_]+}/{language:de|en}.json", texts.serve)
    app.router.add_get("/texts/{game:[a-z0-9_]+}/rules/{language:de|en}.json", texts.serve_rules)
    app.router.add_get("/socket.io/", reception.sockets.handle)
    app.router.add_get("/{code:[A-Za-z]{1,16}}", phone)
    return app


async def run(
    config: Config,
    journal: Journal,
    started: Callable[[House, Reception], None],
    stop: asyncio.Event,
    limits: Limits | None = None,
    monotonic: Callable[[], float] = time.monotonic,
    wall: Callable[[], float] = time.time,
) -> None:
    """Serve a house until `stop` is set. `started` is called once it can be visited.

    Raises `CannotListen`, `JournalError`.
    """
    limits = limits or Limits()
    house = House(config, journal, monotonic, wall)
    await house.prepare()
    reception = Reception(house, limits)
    runner = web.AppRunner(
        application(house, reception),
        access_log=None,
        handle_signals=False,
        shutdown_timeout=1.0,
        keepalive_timeout=limits.request_within,
    )
    await runner.setup()
    try:
        port = await _listen(runner, config, journal, house.resumed, stop)
        if port is None:
            return
        house.surroundings.port = port
        await house.wake()
        journal.announce(port=port, url=house.surroundings.link)
        started(house, reception)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)
        await stop.wait()
    finally:
        await reception.close()
        await house.close()
        await runner.cleanup()


def serve(config: Config) -> int:
    """Serve a house until the process is told to end (Ctrl-C, SIGTERM); gives the exit code.

    Says in the terminal where it is. Raises `OSError` and `JournalError`; with `JournalBusy` the TV's page of
    the house that is there already is opened, if that is wanted.
    """
    log.set_up()
    try:
        journal = Journal.open(config.data, sync=config.sync)
    except JournalBusy as busy:
        if busy.holder and busy.holder.port:
            _show(config, f"{_scheme(config)}://localhost:{busy.holder.port}/")
        raise
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_until_signal(config, journal))
    except CannotListen as refused:
        print(f"couchtisch: {refused}", file=sys.stderr)
        return 1
    finally:
        journal.close()
    return 0


async def _until_signal(config: Config, journal: Journal) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    # Windows has no signal handlers in the loop: there Ctrl-C cancels this task, which ends the house too.
    with contextlib.suppress(NotImplementedError):
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop.set)
    await run(config, journal, _greet, stop)


def _greet(house: House, _: Reception) -> None:
    """Say where the house is, and open the TV's page if that is wanted."""
    config, surroundings = house.config, house.surroundings
    local = f"{_scheme(config)}://{_local(config)}:{surroundings.port}"
    if config.hosted:
        named = config.public_url is not None
        print(hosted_greeting(config.lang, surroundings.links, local, config.most_parties, named=named))
    else:
        code, picture = house.current.party.code, shows_pictures()
        print(greeting(config.lang, surroundings.links, local, code, house.owner_key, picture=picture))
    sys.stdout.flush()
    _show(config, f"{local}/" if config.hosted else f"{local}/#owner={house.owner_key}")


def _show(config: Config, link: str) -> None:
    """Open a page in a browser of this computer, if that is wanted and there is one."""
    if config.open:
        threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()


def _scheme(config: Config) -> str:
    return "https" if config.tls_cert else "http"


def _local(config: Config) -> str:
    """What this computer calls itself."""
    host = config.host or "localhost"
    return f"[{host}]" if ":" in host else host


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop where it is installed."""
    try:
        factory: Callable[[], asyncio.AbstractEventLoop] = importlib.import_module("uvloop").new_event_loop
    except ImportError:
        return None
    return factory


async def _listen(
    runner: web.AppRunner, config: Config, journal: Journal, resumed: bool, stop: asyncio.Event
) -> int | None:
    """Start to listen. An open evening gets its old port, or none: its phones would not find it elsewhere.

    None: it was told to stop before the port was free. Raises `CannotListen`.
    """
    if config.host and not lan.is_own(config.host):
        own = ", ".join(lan.own_hosts())
        raise CannotListen(
            f"{config.host} is no address of this computer; choose one of its own with --host ({own}),"
            " or leave it out to listen on all of them"
        )
    kept = int(journal.get("port") or 0)
    wanted = config.port if config.port is not None else kept or PORT
    keeps = resumed and wanted == kept
    try:
        port = await _bind(runner, config, wanted, PORT_WAIT if keeps else 0.0, stop)
    except CannotListen:
        if keeps or config.port is not None:
            raise
        port = await _bind(runner, config, 0, 0.0, stop)
    if port is not None:
        journal.set("port", str(port))
    return port


async def _bind(
    runner: web.AppRunner, config: Config, port: int, patience: float, stop: asyncio.Event
) -> int | None:
    """Listen on that port; gives the number it came to, None when it was told to stop before.

    Raises `CannotListen` when another program has the port for `patience` seconds, or it may not be used.
    """
    tls = certificate.of(config.tls_cert, config.tls_key)
    until = asyncio.get_running_loop().time() + patience
    said = False
    while True:
        site = web.TCPSite(runner, config.host or ALL, port, ssl_context=tls, backlog=256)
        try:
            await site.start()
        except OSError as error:
            await site.stop()
            if error.errno == errno.EACCES:
                raise CannotListen(
                    f"this computer does not let you listen on port {port};"
                    f" choose another one with --port NUMBER, such as {PORT}"
                ) from None
            if error.errno != errno.EADDRINUSE:
                raise
            if stop.is_set():
                return None
            if asyncio.get_running_loop().time() >= until:
                raise CannotListen(
                    f"another program listens on port {port};"
                    " end that program, or choose another port with --port NUMBER"
                ) from None
            if not said:
                print(
                    f"couchtisch: the evening goes on on port {port}, where another program listens;"
                    f" waiting {patience:.0f} seconds for it to end",
                    file=sys.stderr,
                )
                said = True
            await asyncio.sleep(0.25)
        else:
            break
    if config.host is None:
        # One number for both kinds of address; a computer without IPv6 does without.
        with contextlib.suppress(OSError):
            await web.TCPSite(runner, "::", site.port, ssl_context=tls, backlog=256).start()
    return site.port
