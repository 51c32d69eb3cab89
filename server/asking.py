"""Bots: which of them is to be asked, what it may know, and what becomes of its answer."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from games.game import Action, AnyGame, Bot, Question, bot
from server import clock, due, pace, pausing, shelf, steps, table
from server.evening import Party, plays
from server.table import Deadline, Table

Key = tuple[int, int, int, bool]
"""A game's number, a seat, its turn token, and whether it may let the chance pass."""


class Ask(msgspec.Struct, frozen=True):
    """A bot is to choose for `seat` of game `number` at turn token `turn`.

    `not_before`: the house time of its move, as far as nothing else stops the table. `may_pass`: it need not
    act, and is asked whether it takes a chance (a quick reaction, a race).
    """

    number: int
    seat: int
    turn: int
    level: str
    not_before: float
    may_pass: bool = False

    @property
    def key(self) -> Key:
        """What a bot is asked once."""
        return self.number, self.seat, self.turn, self.may_pass


def questions(party: Party, now: float) -> tuple[Ask, ...]:
    """The bots to be asked now.

    To be read again after every step: a pause takes asks away, and moves the `not_before` of those after it.
    """
    running = party.table
    if running is None or not plays(party) or pausing.stands_still(party):
        return ()
    bots = (seat for seat, held in enumerate(running.seats) if held.bot and running.legal[seat])
    return tuple(ask for seat in bots if (ask := _ask(running, seat)))


def _ask(running: Table, seat: int) -> Ask | None:
    """What a bot is asked that has something to do; None where there is nothing to choose."""
    deadline = _decision(running, seat)
    if deadline is None:
        time = pace.of_reaction(running, seat)
    elif pace.is_forced(running, deadline):
        return None
    else:
        time = pace.of_decision(running, deadline)
    return Ask(
        number=running.number,
        seat=seat,
        turn=running.seats[seat].turn,
        level=running.level,
        not_before=table.house_time(running, time),
        may_pass=deadline is None,
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
    """The bot's move. None or one that is not legal: what is due, nothing where it may let the chance pass.

    Nothing when the ask is over, or at `now` too early: the same answer may then be given again.
    """
    running = party.table
    current = next((one for one in questions(party, now) if one.key == ask.key), None)
    if running is None or current is None:
        return ()
    if not clock.reached(current.not_before, now):
        return ()
    if action is not None and action in running.legal[ask.seat]:
        return (steps.Acted(now, ask.seat, action, "bot"),)
    deadline = _decision(running, ask.seat)
    return () if deadline is None else (due.expired(party, running, deadline, now),)


def _decision(running: Table, seat: int) -> Deadline | None:
    """What the seat has to decide; None when it need not act."""
    return next((one for one in running.deadlines if one.seat == seat and one.is_decision), None)
