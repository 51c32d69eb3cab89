"""Everything that can be asked of the house by HTTP: each of its routes with something to ask it for."""

from __future__ import annotations

from server import shelf
from tests.hub.conftest import Open

HEALTH = ("/health", "/healthz", "/metrics")


def paths(house: Open) -> list[str]:
    """What exists and what does not, at every route but that of the connections."""
    code = house.code
    asked = ["/", *HEALTH, "/favicon.ico", f"/{code}", "/QQQQ", f"/qr/{code}.svg", "/qr/QQQQ.svg"]
    asked += [f"/wifi/{'x' * 22}.svg", "/wifi/x.svg", "/static/tv/index.html", "/static/phone/nothing.js"]
    for game in shelf.games():
        asked += [f"/texts/{game}/de.json", f"/texts/{game}/rules/en.json"]
    return [*asked, "/texts/nothing/de.json", "/nothing/here"]
