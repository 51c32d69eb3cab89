"""The games of this house, found once: the hub knows none of them by name."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

import msgspec

from games import form
from games import game as registry
from games.game import AnyGame
from server.reasons import Refusal

_log = logging.getLogger(__name__)


@cache
def games() -> dict[str, AnyGame]:
    """All games by name. One that cannot be loaded is left out with a line in the log."""
    found: dict[str, AnyGame] = {}
    for name in registry.names():
        try:
            found[name] = registry.find(name)
        except Exception as error:  # a game from elsewhere may fail in any way
            _log.error("the game %s cannot be loaded, left out: %s: %s", name, type(error).__name__, error)
    return found


def game(name: str) -> AnyGame:
    """The game of that name. Raises `Refusal("unknown_game")`."""
    try:
        return games()[name]
    except KeyError:
        raise Refusal("unknown_game", "game") from None


def plain(options: msgspec.Struct) -> dict[str, Any]:
    """Options as they are written down: what JSON knows, and nothing else."""
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return written


def fields(game: AnyGame) -> list[form.Field]:
    """The form of the game's options."""
    options: object = game.Options
    return _form(options)


@cache  # it takes 2 ms, and every view of a lobby asks
def _form(options: object) -> list[form.Field]:
    return form.form(cast("type[msgspec.Struct]", options))


def meant(game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options of the game, with what each value stands for: what nobody has set is the game's own."""
    return form.meant(fields(game), {**plain(game.Options()), **options})
