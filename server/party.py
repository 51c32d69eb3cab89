"""The party as the shell knows it: steps in, a new frozen party out; nothing here waits or sends.

`now` and `at` are house times in seconds. `rng` is a source that nobody can foresee (`random.SystemRandom`).
Whoever changes a party does it in this order: work out the steps, `apply` them to a copy, write them down,
and only then let the new party be the party.
"""

from __future__ import annotations

import msgspec

from games.game import Action, Previous
from server import evening, recognition, shelf, steps, tokens
from server.asking import Ask, answer, question, questions
from server.due import tick, wake
from server.evening import Member, Party, Who, here, member, plays, seat_of
from server.fold import apply
from server.intents import decide, join
from server.reasons import Refusal
from server.recognition import Trace, Traced
from server.snapshot import restore, snapshot
from server.steps import Step

__all__ = [
    "Ask",
    "Member",
    "Party",
    "Played",
    "Refusal",
    "Step",
    "Who",
    "answer",
    "apply",
    "connected",
    "decide",
    "dropped",
    "find",
    "here",
    "join",
    "member",
    "moved",
    "opened",
    "owner_came",
    "played",
    "plays",
    "question",
    "questions",
    "recognise",
    "restore",
    "seat_of",
    "snapshot",
    "tick",
    "wake",
    "woken",
]


class Played(msgspec.Struct, frozen=True):
    """A game as its actions: all that a record needs.

    `options`: the game's own struct; seat None: the table.
    """

    number: int
    game: str
    version: int
    options: msgspec.Struct
    seats: int
    previous: Previous | None
    actions: tuple[tuple[int | None, Action], ...]


def opened(id: str, code: str, at: float, before: Party | None = None) -> steps.Opened:
    """The first step of an evening. `id`: 128 random bits in hex; `code`: from `codes.fresh`.

    `before`: an earlier evening of the same people, whose programmes and pace are kept.
    """
    first = next(iter(shelf.games().values()))
    saved = {name: list(items) for name, items in before.saved.items()} if before else {}
    pace = before.pace if before else {}
    return steps.Opened(at, id, code, first.name, first.fill_to, saved, pace)


def find(party: Party, token: str) -> Member | None:
    """Whose token that is, also of a member who was removed (then `removed` is set); as slow either way."""
    kept = ((member, hashed) for member in party.members for hashed in member.token_hashes)
    return tokens.holder(token, kept)


def moved(party: Party, token: str) -> Member | None:
    """Whose token that was, before he came with another phone."""
    kept = ((member, hashed) for member in party.members for hashed in member.moved)
    return tokens.holder(token, kept)


def recognise(party: Party, trace: Trace | None) -> Member | None:
    """Whose phone this must be, though it has no token, since the house has another address now."""
    missing = (
        Traced(member.id, member.trace)
        for member in party.members
        if member.gone is not None and not member.removed and member.token_hashes
    )
    return evening.member(party, recognition.recognise(trace, missing))


def connected(
    party: Party, member: int, now: float, fresh: bool, trace: Trace | None = None
) -> tuple[Step, ...]:
    """The phone of a member is here.

    `fresh`: with a page loaded anew (not the tab of before), no rules open. `trace`: what it is like.
    """
    found = party.members[member - 1]
    news = found.gone is not None or (fresh and found.reading) or trace not in (None, found.trace)
    return (steps.Connected(now, member, fresh, trace),) if news and not found.removed else ()


def owner_came(party: Party, member: int, now: float) -> tuple[Step, ...]:
    """The phone of a member has proved the key of the house: it needs nobody's nod."""
    found = party.members[member - 1]
    return (steps.Admitted(now, member),) if found.knocks and not found.removed else ()


def dropped(party: Party, member: int, now: float) -> tuple[Step, ...]:
    """The phone of a member is gone."""
    found = party.members[member - 1]
    return () if found.removed or found.gone is not None else (steps.Dropped(now, member),)


def woken(party: Party, now: float, here: tuple[int, ...] = ()) -> tuple[Step, ...]:
    """The server was killed, slept or stood still; `here`: members whose phones are connected anyway."""
    return (steps.Woken(now, list(here)),)


def played(party: Party) -> Played | None:
    """The game at the table as its actions so far; None without one.

    It is a whole game once it has a result.
    """
    table = party.table
    if table is None:
        return None
    return Played(
        table.number,
        table.game,
        table.version,
        table.options,
        len(table.seats),
        table.previous,
        tuple(table.log),
    )
