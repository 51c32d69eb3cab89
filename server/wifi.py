"""The home's Wi-Fi as a QR code, for screens that the owner trusts."""

from __future__ import annotations

import re
import secrets

from server import qr, wire
from server.config import Config


class Wifi:
    """The picture with which a phone joins, under a path that nobody can guess."""

    def __init__(self, name: str, password: str | None, *, hidden: bool) -> None:
        self._name = name
        self._text = joining(name, password, hidden=hidden)
        self._token = secrets.token_urlsafe(16)

    @property
    def view(self) -> wire.WifiView:
        """What a trusted screen is told."""
        return wire.WifiView(self._name, f"/wifi/{self._token}.svg")

    def picture(self, token: str) -> bytes | None:
        """The picture of that path; None when it is another path."""
        return qr.svg(self._text) if secrets.compare_digest(token, self._token) else None


def wifi(config: Config) -> Wifi | None:
    """The Wi-Fi that the configuration names; none on a server for strangers."""
    if config.wifi_name is None or config.hosted:
        return None
    password = str(config.wifi_password) if config.wifi_password is not None else None
    return Wifi(str(config.wifi_name), password, hidden=config.wifi_hidden)


def joining(name: str, password: str | None, *, hidden: bool) -> str:
    """The text that phones' cameras take for a Wi-Fi (the notation of the ZXing project)."""
    lock = (
        f"T:WPA;S:{_escaped(name)};P:{_escaped(password)};" if password else f"T:nopass;S:{_escaped(name)};"
    )
    return f"WIFI:{lock}{'H:true;' if hidden else ''};"


def _escaped(text: str) -> str:
    return re.sub(r'([\\;,:"])', r"\\\1", text)
