"""Settings of the server: defaults, the file, the environment, the flags; a later one wins.

One name everywhere: `public_url` in the file, `COUCHTISCH_PUBLIC_URL` in the environment, `--public-url` as
a flag. The Wi-Fi stands in the file alone, since every program sees the flags and the environment of others.
Standard library only: `play.py` reads them before anything is installed.
"""

from __future__ import annotations

import ipaddress
import locale
import os
import sys
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from server import certificate

PORT = 8642
"""The port of a house that has not had another one yet."""

# Browsers refuse to open these (the WHATWG fetch standard, "port blocking").
_BLOCKED = frozenset(
    (
        *(1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103),
        *(104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513),
        *(514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995),
        *(1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, *range(6665, 6670)),
        *(6679, 6697, 10080),
    )
)

Lang = Literal["de", "en"]


class ConfigError(Exception):
    """A setting that cannot be; the message names where it stands, what is wrong and what would be right."""


class Unspoken(str):
    """A text that no error, log or debugger's line repeats."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "'…'"


@dataclass(frozen=True, kw_only=True)
class Config:
    """Everything that `couchtisch serve` can be told."""

    data: Path
    host: str | None = None
    """The one address to listen on; None: on all."""
    port: int | None = None
    """None: the port that the house had before, else `PORT`. 0: any that is free."""
    public_url: str | None = None
    """What phones are shown instead of an address that was found; without a slash at its end."""
    open: bool = False
    trust_proxy: bool = False
    tls_cert: Path | None = None
    tls_key: Path | None = None
    allow_host: tuple[str, ...] = ()
    """Further names, lower case, under which this server answers."""
    lang: Lang = "en"
    sync: Literal["normal", "full"] = "normal"
    keep_days: int = 90
    """Days after which an earlier evening is deleted, its games' records too; 0: never."""
    hosted: bool = False
    """Strangers' evenings side by side: a screen opens its own."""
    most_parties: int = 200
    """Evenings that may be open at once, if `hosted`."""
    metrics: bool = False
    """`/metrics` answers everybody, and not this computer alone."""
    wifi_name: Unspoken | None = None
    wifi_password: Unspoken | None = None
    """None: the network is open."""
    wifi_hidden: bool = False


class Setting(NamedTuple):
    """One setting: how a written value is read, and what `--help` says. `in_file`: it stands nowhere else."""

    name: str
    read: Callable[[Any], Any]
    metavar: str | None
    help: str
    in_file: bool = False

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"COUCHTISCH_{self.name.upper()}"


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value.strip():
        raise ValueError("a text is expected")
    return value.strip()


def _switch(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    known = {
        "true": True,
        "yes": True,
        "on": True,
        "1": True,
        "false": False,
        "no": False,
        "off": False,
        "0": False,
    }
    try:
        return known[_text(value).lower()]
    except (KeyError, ValueError):
        raise ValueError("true or false is expected") from None


def _number(value: Any) -> int | None:
    digits = isinstance(value, str) and value.strip().isascii() and value.strip().isdigit() and len(value) < 9
    number = int(value) if digits else value
    return number if isinstance(number, int) and not isinstance(number, bool) else None


def _port(value: Any) -> int:
    number = _number(value)
    if number is None or not 0 <= number <= 65535:
        raise ValueError("a port is a number from 1 to 65535 (0: any that is free)")
    if number in _BLOCKED:
        raise ValueError(f"browsers refuse port {number}; choose another, such as {PORT}")
    return number


def _count(least: int, most: int) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        number = _number(value)
        if number is None or not least <= number <= most:
            raise ValueError(f"a whole number from {least} to {most} is expected")
        return number

    return read


def _address(value: Any) -> str:
    try:
        return str(ipaddress.ip_address(_text(value).strip("[]")))
    except ValueError:
        raise ValueError("an address of this computer is expected, such as 192.168.1.20") from None


def _url(value: Any) -> str:
    text = _text(value)
    try:
        parts = urlsplit(text)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
    example = "an address like http://192.168.1.20:8642 or https://games.example.org is expected"
    if not host or parts.scheme not in ("http", "https"):
        raise ValueError(example)
    if parts.path not in ("", "/") or parts.query or parts.fragment or parts.username is not None:
        raise ValueError(f"{example}, with nothing behind it")
    if is_loopback(host):
        raise ValueError(f"no phone can reach this computer as {host}; {example}")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def is_loopback(host: str) -> bool:
    """Whether that name or address means the very machine that uses it (or no machine at all)."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def _hosts(value: Any) -> tuple[str, ...]:
    given = value if isinstance(value, list | tuple) else _text(value).split(",")
    names = tuple(_text(name).lower() for name in given)
    for name in names:
        if any(mark in name for mark in "/:@ "):
            raise ValueError(f"{name!r} is not a bare name such as games.example.org (no scheme, no port)")
    return names


def _path(value: Any) -> Path:
    return Path(_text(value)).expanduser().absolute()


def _file(value: Any) -> Path:
    path = _path(value)
    if not path.is_file():
        raise ValueError(f"there is no file {path}")
    return path


def _wifi_name(value: Any) -> Unspoken:
    if not isinstance(value, str) or not 1 <= len(value.encode()) <= 32:
        raise ValueError("the name of a Wi-Fi has 1 to 32 bytes")
    return Unspoken(value)


def _wifi_password(value: Any) -> Unspoken:
    """A passphrase, or the key itself in hex (IEEE 802.11, annex on the mapping of passphrases)."""
    fits = isinstance(value, str) and value.isascii() and value.isprintable() and 8 <= len(value) <= 64
    if not fits or (len(value) == 64 and set(value) - set("0123456789abcdefABCDEF")):
        raise ValueError("8 to 63 plain characters are expected, or 64 hex digits")
    return Unspoken(value)


def _one_of(*words: str) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if value not in words:
            raise ValueError(f"one of {', '.join(words)} is expected")
        return str(value)

    return read


SETTINGS: tuple[Setting, ...] = (
    Setting("host", _address, "ADDRESS", "listen on this address only (default: on all)"),
    Setting("port", _port, "PORT", f"listen on this port (default: the one of last time, at first {PORT})"),
    Setting("public_url", _url, "URL", "what phones are shown instead of the address that was found"),
    Setting("data", _path, "FOLDER", "where the evening is kept (default: the user's data folder)"),
    Setting("open", _switch, None, "open the TV page in a browser of this computer"),
    Setting(
        "trust_proxy", _switch, None, "believe the X-Forwarded headers of a proxy in front of this server"
    ),
    Setting("tls_cert", _file, "FILE", "serve HTTPS with this certificate (PEM; needs --tls-key)"),
    Setting("tls_key", _file, "FILE", "the certificate's key (PEM)"),
    Setting("allow_host", _hosts, "NAME[,NAME…]", "further names under which this server may be called"),
    Setting(
        "lang", _one_of("de", "en"), "de|en", "language of what this terminal shows (default: the system's)"
    ),
    Setting(
        "sync", _one_of("normal", "full"), "normal|full", "full: a loss of power loses nothing, at some cost"
    ),
    Setting(
        "keep_days",
        _count(0, 36_500),
        "DAYS",
        "delete an earlier evening, its records too, after so many days (default: 90; 0: never)",
    ),
    Setting("hosted", _switch, None, "many parties on this server: a TV opens one of its own by a tap"),
    Setting(
        "most_parties",
        _count(1, 100_000),
        "N",
        "with --hosted, so many parties may be open at once (default: 200)",
    ),
    Setting("metrics", _switch, None, "answer /metrics to other computers as well"),
    Setting("wifi_name", _wifi_name, "NAME", "the home's Wi-Fi, for a QR code on your TV", in_file=True),
    Setting("wifi_password", _wifi_password, "TEXT", "its password; without one, it is open", in_file=True),
    Setting("wifi_hidden", _switch, None, "it does not tell its name", in_file=True),
)

_EXPECTED = f'a configuration file has lines such as port = {PORT} or lang = "de"'

_BY_NAME = {setting.name: setting for setting in SETTINGS}


def read_config(
    flags: Mapping[str, Any], environ: Mapping[str, str] | None = None, platform: str = sys.platform
) -> Config:
    """The settings that hold now. Raises `ConfigError`.

    `flags`: values by setting's name, None where a flag was not given; `config` among them names the file.
    """
    environ = os.environ if environ is None else environ
    values: dict[str, Any] = {"lang": system_lang(environ, platform)}
    values |= _from_file(flags.get("config") or environ.get("COUCHTISCH_CONFIG"), environ, platform)
    for setting in SETTINGS:
        if setting.in_file:
            _refuse_elsewhere(setting, flags, environ)
            continue
        if environ.get(setting.variable):
            values[setting.name] = _read(setting, setting.variable, environ[setting.variable])
        if flags.get(setting.name) is not None:
            values[setting.name] = _read(setting, setting.flag, flags[setting.name])
    values.setdefault("data", data_folder(environ, platform))
    if ("tls_cert" in values) != ("tls_key" in values):
        raise ConfigError("--tls-cert and --tls-key belong together; one of them is missing")
    if "wifi_name" not in values and ("wifi_password" in values or "wifi_hidden" in values):
        raise ConfigError("wifi_password and wifi_hidden need the wifi_name that they belong to")
    if "tls_cert" in values and (wrong := certificate.fault(values["tls_cert"], values["tls_key"])):
        raise ConfigError(wrong)
    return Config(**values)


def _refuse_elsewhere(setting: Setting, flags: Mapping[str, Any], environ: Mapping[str, str]) -> None:
    given = setting.flag if flags.get(setting.name) is not None else None
    if environ.get(setting.variable):
        given = setting.variable
    if given:
        raise ConfigError(
            f"{given} is not taken: other programs can read it there; write {setting.name} into the"
            " configuration file (--config FILE names it), which is yours alone"
        )


def _read(setting: Setting, where: str, value: Any) -> Any:
    try:
        return setting.read(value)
    except ValueError as error:
        if setting.in_file:
            raise ConfigError(f"{where}: that will not do; {error}") from None
        raise ConfigError(f"{where}: {value!r} will not do; {error}") from None


def _from_file(named: str | None, environ: Mapping[str, str], platform: str) -> dict[str, Any]:
    file = Path(named).expanduser() if named else config_file(environ, platform)
    if not named and not file.is_file():
        return {}
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ConfigError(f"{file} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise ConfigError(f"{file} is no text in UTF-8 (line {line}); {_EXPECTED}") from None
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{file} is not TOML: {error}; {_EXPECTED}") from None
    for name in content:
        if name not in _BY_NAME:
            raise ConfigError(f"{file}: {name!r} is not a setting; there are: {', '.join(_BY_NAME)}")
    return {name: _read(_BY_NAME[name], f"{file}: {name}", value) for name, value in content.items()}


def data_folder(environ: Mapping[str, str], platform: str) -> Path:
    """Where a user's data belongs on that platform."""
    if platform == "win32":
        return _folder(environ, "LOCALAPPDATA", "AppData/Local") / "Couchtisch"
    if platform == "darwin":
        return _home(environ) / "Library/Application Support/Couchtisch"
    return _folder(environ, "XDG_DATA_HOME", ".local/share") / "couchtisch"


def config_file(environ: Mapping[str, str], platform: str) -> Path:
    """Where a user's settings belong on that platform."""
    if platform == "win32":
        return _folder(environ, "APPDATA", "AppData/Roaming") / "Couchtisch" / "config.toml"
    if platform == "darwin":
        return _home(environ) / "Library/Application Support/Couchtisch/config.toml"
    return _folder(environ, "XDG_CONFIG_HOME", ".config") / "couchtisch" / "config.toml"


def _folder(environ: Mapping[str, str], variable: str, below_home: str) -> Path:
    named = Path(environ.get(variable, ""))
    # A relative one is to be ignored (XDG Base Directory Specification).
    return named if named.is_absolute() else _home(environ) / below_home


def _home(environ: Mapping[str, str]) -> Path:
    named = environ.get("HOME") or environ.get("USERPROFILE")
    try:
        return Path(named) if named else Path.home()
    except RuntimeError:
        raise ConfigError("this user has no home folder; say with --data where the evening is kept") from None


def system_lang(environ: Mapping[str, str], platform: str) -> Lang:
    """German where the system speaks German, else English."""
    named = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), None)
    if named is None and platform in ("win32", "darwin"):
        named = locale.getlocale()[0]
    return "de" if (named or "").lower().startswith(("de", "german")) else "en"
