"""Records: one whole game as JSON Lines, written from the moves of a game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from games.game import Action, AnyGame, Previous
from games.game import bot as find_bot
from server.option_values import all_options
from server.playout import Move, PlayoutFault, play, replay

FORM = 1
"""The form of the lines; raised when a reader of older ones could not read them."""


def selfplay(game: AnyGame, options: Any, bots: Sequence[str], seed: int) -> Iterator[str]:
    """The lines of one game in which that bot holds each seat.

    Raises `OptionsError`, `LookupError` for a bot that does not exist, `PlayoutFault`.
    """
    players = [find_bot(game, name) for name in bots]
    yield _header(game, options, len(bots), list(bots), seed, None)
    yield from _moves_and_result(game, play(game, options, players, seed))


def record(
    game: AnyGame,
    options: Any,
    seats: int,
    previous: Previous | None,
    actions: Iterable[tuple[int | None, Action]],
) -> bytes:
    """The whole record of a game that people have finished, from its actions (seat None: the table).

    Raises `OptionsError`, `IllegalAction` or `PlayoutFault` when these are not the actions of a whole game.
    """
    lines = [_header(game, options, seats, None, None, previous)]
    lines += _moves_and_result(game, replay(game, options, seats, previous, actions))
    return "".join(lines).encode()


def _header(
    game: AnyGame,
    options: Any,
    seats: int,
    bots: list[str] | None,
    seed: int | None,
    previous: Previous | None,
) -> str:
    return line(
        {
            "record": FORM,
            "game": game.name,
            "version": game.version,
            "options": all_options(options),
            "seats": seats,
            "bots": bots,
            "seed": seed,
            "previous": msgspec.to_builtins(previous),
        }
    )


def _moves_and_result(game: AnyGame, moves: Iterable[Move]) -> Iterator[str]:
    result = None
    for n, move in enumerate(moves, 1):
        result = game.result(move.state)
        entry: dict[str, Any] = {"n": n}
        if move.seat is not None:
            entry["legal"] = written_legal(move)
        entry |= {"seat": move.seat, "action": move.action, "position": game.to_position(move.state)}
        yield line(entry)
    if result is None:
        raise PlayoutFault("the game is not over after its last action, so it has no record")
    yield line({"result": msgspec.to_builtins(result)})


def written_legal(move: Move) -> dict[str, list[Action]]:
    """What all seats could do, as a record writes it."""
    return {str(seat): list(actions) for seat, actions in move.legal.items()}


def line(entry: dict[str, Any]) -> str:
    """One line of a record, its end included: ASCII, the fields in the order they are given in."""
    return json.dumps(entry) + "\n"
