"""The party as the shell knows it: steps in, a new frozen party out; nothing here waits, sends or looks at a clock.

`now` and `at` are house times in seconds. `rng` is a source that nobody can foresee (`random.SystemRandom`).
Whoever changes a party does it in this order: work out the steps, `apply` them to a copy, write them down, and
only then let the new party be the party.
"""

from __future__ import annotations

import random

import msgspec

from games.game import Action, Event, Question
from server import steps, wire
from server.evening import Member, Party, Who
from server.reasons import Refusal
from server.steps import Step

__all__ = ["Member", "Party", "Refusal", "Step", "Who"]


class Ask(msgspec.Struct, frozen=True):
    """A bot is to choose for `seat` of game `number` at turn token `turn`; `not_before`: the house time of its move."""

    number: int
    seat: int
    turn: int
    level: str
    not_before: float


def opened(id: str, code: str, at: float) -> Step:
    """The first step of an evening. `id`: 128 random bits in hex; `code`: from `codes.fresh`."""
    raise NotImplementedError


def apply(party: Party | None, step: Step) -> tuple[Party, tuple[Event, ...]]:
    """The next party and the events on the way: the pure fold. `party` None: only before `Opened`."""
    raise NotImplementedError


def find(party: Party, token: str) -> Member | None:
    """Whose token that is, also of a member who was removed (then `removed` is set); takes as long either way."""
    raise NotImplementedError


def join(party: Party, who: Who, intent: wire.Join, token_hash: str, now: float, rng: random.Random) -> steps.Joined:
    """A person comes in; the acknowledgement's member id is the step's. `token_hash`: `tokens.digest(tokens.fresh())`.

    Raises `Refusal`: `already_joined`, `name_empty`.
    """
    raise NotImplementedError


def connected(party: Party, member: int, now: float, fresh: bool) -> tuple[Step, ...]:
    """The phone of a member is here. `fresh`: with a page loaded anew (another tab than before): no rules are open."""
    raise NotImplementedError


def dropped(party: Party, member: int, now: float) -> tuple[Step, ...]:
    """The phone of a member is gone."""
    raise NotImplementedError


def woken(party: Party, now: float, here: tuple[int, ...] = ()) -> tuple[Step, ...]:
    """The server was killed, slept or stood still; `here`: members whose phones are connected all the same."""
    raise NotImplementedError


def decide(party: Party, who: Who, intent: wire.Message, now: float, rng: random.Random) -> tuple[Step, ...]:
    """What an intent comes to (all but `Join` and `Resync`); nothing when it is done already. Raises `Refusal`."""
    raise NotImplementedError


def tick(party: Party, now: float, rng: random.Random) -> tuple[Step, ...]:
    """Everything that is due by itself at `now`; nothing before `wake`."""
    raise NotImplementedError


def wake(party: Party) -> float | None:
    """The house time at which `tick` has something to do; None: it waits for a person (or for nothing)."""
    raise NotImplementedError


def questions(party: Party, now: float) -> tuple[Ask, ...]:
    """The bots to be asked now. Read again after every step: a pause moves `not_before`, and takes an ask away."""
    raise NotImplementedError


def question(party: Party, ask: Ask, rng: random.Random) -> Question[object]:
    """All that the bot may know, its worlds drawn: never the true state. Fit to be sent to another process."""
    raise NotImplementedError


def answer(party: Party, ask: Ask, action: Action | None, now: float) -> tuple[Step, ...]:
    """The bot's move; None or one that is not legal: what is due. Nothing when the ask is over or `now` too early."""
    raise NotImplementedError


def snapshot(party: Party) -> bytes:
    """The whole party as JSON, the running game as a position."""
    raise NotImplementedError


def restore(kept: bytes) -> Party:
    """The party of a snapshot. Raises `ValueError` when it is none, or from a newer program that cannot be read."""
    raise NotImplementedError
