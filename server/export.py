"""The finished games of a journal, listed for people or written out as records."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime

from server.journal import Finished


class UnknownGame(Exception):
    """No finished game has that id; the message says how to see those that there are."""


def chosen(games: Sequence[Finished], wanted: str | None) -> list[Finished]:
    """The game of that id; all when none is named. Raises `UnknownGame`."""
    if wanted is None:
        return list(games)
    found = [game for game in games if game.id == wanted]
    if not found:
        raise UnknownGame(f"no finished game has the id {wanted!r}; --list shows those that there are")
    return found


def listing(games: Sequence[Finished]) -> list[str]:
    """A line for each game: id, when it ended (local time), game, seats by place; ties are joined by `=`."""
    if not games:
        return ["no game has been finished yet"]
    rows = [["id", "ended", "game", "seats by place"], *(_row(game) for game in games)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


def _row(game: Finished) -> list[str]:
    first, *_, last = game.record.splitlines()
    places: list[list[int]] = json.loads(last)["result"]["places"]
    ended = datetime.fromtimestamp(game.ended).strftime("%Y-%m-%d %H:%M")
    ranked = " ".join("=".join(str(seat) for seat in place) for place in places)
    return [game.id, ended, json.loads(first)["game"], ranked]
