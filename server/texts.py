"""The words that a game from another package brings along, as the pages ask for them.

The package has a folder `texts` with `de.json` and `en.json`: one object of flat keys (`name`,
`option.rounds`, `action.play` …), each with a sentence, or with one for each plural form; and, if it likes,
`rules/de.json` and `rules/en.json`, the rules to read. The games of this tree have theirs in the pages.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from server import book, shelf
from server.reasons import Refusal

LANGUAGES = ("de", "en")
MOST_BYTES = 256 * 1024
"""What one language of a game may weigh; a phone in a corner of the flat has to fetch it."""

_log = logging.getLogger(__name__)


class Forms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence for one, and for any other number."""

    one: str
    other: str


Texts = dict[str, str | Forms]
Read = TypeVar("Read")


@cache
def texts(game: str, language: str) -> bytes:
    """A game's words as JSON; those that this language lacks are the other one's. `{}`: it brings none.

    Raises `Refusal("unknown_game")`.
    """
    found: Texts = {}
    for each in sorted(LANGUAGES, key=lambda each: each == language):
        found |= _read(game, f"{each}.json", _words) or {}
    return msgspec.json.encode(found)


@cache
def rules(game: str, language: str) -> bytes:
    """A game's rules to read as JSON; sections that this language lacks are the other one's. `{}`: none.

    Raises `Refusal("unknown_game")`.
    """
    found = book.Book()
    for each in sorted(LANGUAGES, key=lambda each: each != language):
        found = book.filled(found, _read(game, f"rules/{each}.json", book.read) or book.Book())
    return msgspec.json.encode(found)


async def serve(request: web.Request) -> web.Response:
    """`/texts/GAME/LANGUAGE.json`. No path is made of these names: they are looked up."""
    return _answer(request, texts)


async def serve_rules(request: web.Request) -> web.Response:
    """`/texts/GAME/rules/LANGUAGE.json`, as `serve`."""
    return _answer(request, rules)


def _answer(request: web.Request, look_up: Callable[[str, str], bytes]) -> web.Response:
    try:
        body = look_up(request.match_info["game"], request.match_info["language"])
    except Refusal:
        return web.Response(status=404, text="There is no such game here.\n")
    tag = blake2b(body, digest_size=8).hexdigest()
    known = any(each.value == tag for each in request.if_none_match or ())
    # Asked for anew each time, so that nobody reads yesterday's words, and sent only when they have changed.
    headers = {"Cache-Control": "no-cache", "ETag": f'"{tag}"'}
    if known:
        return web.Response(status=304, headers=headers)
    return web.Response(body=body, content_type="application/json", headers=headers)


def _read(game: str, name: str, decode: Callable[[bytes], Read]) -> Read | None:
    """What that file of the game's package holds; none, and a line in the log, when it cannot be read."""
    package = getattr(shelf.game(game), "__package__", None)
    try:
        file: Any = resources.files(package).joinpath("texts", *name.split("/")) if package else None
        if file is None or not file.is_file():
            return None
        written = file.read_bytes()
        if len(written) > MOST_BYTES:
            raise ValueError(f"{len(written)} bytes, and {MOST_BYTES} is the most")
        return decode(written)
    except (OSError, TypeError, ValueError, ImportError) as error:  # a package from elsewhere may be anything
        _log.error("the texts %s of %s cannot be read, left out: %s", name, package, error)
        return None


def _words(written: bytes) -> Texts:
    return msgspec.json.decode(written, type=Texts)
