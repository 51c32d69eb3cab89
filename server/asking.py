"""Bots: which of them is to be asked, what it may know, and what becomes of its answer."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from games.game import Action, AnyGame, Bot, Question, bot
from server import clock, due, fold, shelf, steps, table
from server.evening import Party, plays
from server.table import Deadline, Table


class Ask(msgspec.Struct, frozen=True):
    """A bot is to choose for `seat` of game `number` at turn token `turn`.

    `not_before`: the house time of its move, as far as nothing else stops the table.
    """

    number: int
    seat: int
    turn: int
    level: str
    not_before: float


def questions(party: Party, now: float) -> tuple[Ask, ...]:
    """The bots to be asked now.

    To be read again after every step: a pause takes asks away, and moves the `not_before` of those after it.
    """
    running = party.table
    if running is None or not plays(party) or fold.stands_still(party):
        return ()
    return tuple(
        Ask(
            running.number,
            deadline.seat,
            running.seats[deadline.seat].turn,
            running.level,
            table.house_time(running, table.bot_time(running, deadline)),
        )
        for deadline in running.deadlines
        if deadline.seat is not None and deadline.kind == "think" and running.seats[deadline.seat].bot
    )


def question(party: Party, ask: Ask, rng: random.Random) -> Question[Any]:
    """All that the bot may know, its worlds drawn: never the true state. It can go to another process."""
    assert party.table is not None
    asked = how_to_play(shelf.game(party.table.game), ask.level)
    # A bot gets a source of its own: the house's cannot be sent to another process, and is nobody's business.
    return table.question(party.table, ask.seat, asked.worlds, random.Random(rng.getrandbits(64)))


def how_to_play(game: AnyGame, level: str) -> Bot:
    """The bot of that level, or the nearest the game has: its first, or `random` where it has none."""
    return bot(game, level if level in game.bots else next(iter(game.bots), "random"))


def answer(party: Party, ask: Ask, action: Action | None, now: float) -> tuple[steps.Acted, ...]:
    """The bot's move; None or one that is not legal: what is due.

    Nothing when the ask is over, or at `now` too early: the same answer may then be given again.
    """
    running = party.table
    current = next((one for one in questions(party, now) if _same(one, ask)), None)
    if running is None or current is None:
        return ()
    if not clock.reached(current.not_before, now):
        return ()
    if action is not None and action in running.legal[ask.seat]:
        return (steps.Acted(now, ask.seat, action, "bot"),)
    return (due.expired(party, running, _deadline(running, ask.seat), now),)


def _same(one: Ask, other: Ask) -> bool:
    return (one.number, one.seat, one.turn) == (other.number, other.seat, other.turn)


def _deadline(running: Table, seat: int) -> Deadline:
    return next(one for one in running.deadlines if one.seat == seat and one.kind == "think")
