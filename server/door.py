"""Who may ask this house something: under which names, from which pages; and what every answer carries."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

SOURCE = web.RequestKey("source", str)
"""Who asks: the address of the request's true peer."""

_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Server": "couchtisch",
}


class Door:
    """The names of the house, and whether a proxy in front of it is believed."""

    def __init__(self, names: Iterable[str], trust_proxy: bool) -> None:
        self._names = {"localhost", *(name.lower() for name in names)}
        self._trust_proxy = trust_proxy

    def knows(self, host: str) -> bool:
        """Whether the house answers under that name (no port): any address, localhost, what it was told.

        Any other name could be a stranger's, made to point here by a page from the internet.
        """
        try:
            ipaddress.ip_address(host.strip("[]").split("%")[0])
        except ValueError:
            return host.lower().rstrip(".") in self._names
        return True

    def source(self, request: web.Request) -> str:
        """The address that a request comes from; behind a trusted proxy, the one that the proxy saw."""
        return self._forwarded(request, "X-Forwarded-For")[:64] or request.remote or ""

    def host(self, request: web.Request) -> str:
        """What the browser called us, with the port if it said one."""
        return self._forwarded(request, "X-Forwarded-Host") or request.headers.get("Host", "")

    def _forwarded(self, request: web.Request, name: str) -> str:
        """What a trusted proxy says itself; "" without one.

        It stands last, in that line or one of its own: all before it was sent to the proxy, and may be a lie.
        """
        said = request.headers.getall(name, []) if self._trust_proxy else []
        return said[-1].rsplit(",", 1)[-1].strip() if said else ""

    def is_own_page(self, request: web.Request) -> bool:
        """Whether a page of ours asks, or no page at all. The scheme says nothing: TLS may end at a proxy."""
        origin = request.headers.get("Origin")
        return origin is None or _netloc(origin).lower() == self.host(request).lower()

    def middleware(self) -> Middleware:
        """The application's first look at each request; notes its `SOURCE` in it."""

        @web.middleware
        async def look(request: web.Request, handler: Handler) -> web.StreamResponse:
            request[SOURCE] = self.source(request)
            if not self.knows(_name(self.host(request))):
                name = _name(self.host(request))[:80]
                return _sentence(
                    421, f"This house does not know the name {name}. Start it with --allow-host {name}."
                )
            if not self.is_own_page(request):
                return _sentence(403, "Only this house's own pages may talk to it.")
            return await handler(request)

        return look

    async def add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        """What every answer carries: no guessing of types, no frames, nothing that is not of this house."""
        for name, value in _HEADERS.items():
            response.headers[name] = value
        host = self.host(request)
        # Safari before 15.4 does not take 'self' for the same host's WebSocket.
        sockets = f" ws://{host} wss://{host}" if _name(host) and not set(host) & set(" ;,'\"") else ""
        response.headers["Content-Security-Policy"] = (
            f"default-src 'self'; connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; "
            "form-action 'self'; frame-ancestors 'none'"
        )


def _name(host: str) -> str:
    """The host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _netloc(origin: str) -> str:
    """Host and port of an origin; nothing where it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _sentence(status: int, text: str) -> web.Response:
    return web.Response(status=status, text=text + "\n")


def install(app: web.Application, door: Door) -> None:
    """Put the door in front of the application."""
    app.middlewares.append(door.middleware())
    signals: Any = app.on_response_prepare
    signals.append(door.add_headers)
