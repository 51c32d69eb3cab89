"""An evening's finished games for whoever looks back: their records, their seals, any of their moments."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import NamedTuple, ParamSpec, TypeVar

from server import archive, journal, lookback, wire
from server.allowance import Allowances
from server.evening import Finished, Party, Who, gives_orders, plays
from server.intents import asker
from server.journal import Journal, JournalError
from server.log import about, described
from server.lookback import Replay
from server.packets import PHONE
from server.reasons import Refusal

LOG = logging.getLogger("couchtisch.replays")
P = ParamSpec("P")
T = TypeVar("T")
AT_HAND = 3
"""Games that are kept as replays; one that is looked at again later is read again."""
EXPORTS = (0.5, 8.0)
"""Records that a member may have: a second in the long run, and at once."""

Look = wire.LookBack | wire.Export | wire.Unseal
LOOKS = (wire.LookBack, wire.Export, wire.Unseal)


class Shown(NamedTuple):
    """What the screens show. `after`: how many games the evening had then; the next one ends it."""

    game: int
    step: int
    after: int


class Replays:
    """Reads and plays again off the loop. Nothing of a game that runs is ever in here.

    `recorded`: waits while the record of a game is on its way.
    """

    def __init__(self, journal: Journal, recorded: Callable[[int], Awaitable[None]]) -> None:
        self._journal = journal
        self._recorded = recorded
        self._at_hand: OrderedDict[int, Replay] = OrderedDict()
        self._turn = asyncio.Lock()
        self._exports = Allowances(*EXPORTS, time.monotonic)
        self._shown: Shown | None = None

    async def answer(
        self, party: Party, look: Look, id: int | None, namespace: str
    ) -> wire.Moment | wire.Record | wire.Seals:
        """What a screen or the phone of member `id` asks for.

        Raises `Refusal`: as `asker`, `not_finished`, `no_record`, `too_often`, and those of
        `lookback.moment`.
        """
        if namespace == PHONE:
            asker(party, Who(id))
        finished = _finished(party, look.game)
        if isinstance(look, wire.Export):
            return await self._record(party, finished, id)
        replay = await self._replay(party, finished)
        if isinstance(look, wire.Unseal):
            return wire.Seals(lookback.seals(finished, replay))
        whom = _about(party, finished)
        return await _off_the_loop(whom, lookback.moment, party, finished, replay, look.step, look.seat)

    async def show(self, party: Party, order: wire.Show, id: int | None) -> None:
        """Have the screens show a moment, or none.

        Raises `Refusal`: as `asker`, `not_host`, `game_runs`, `not_finished`, `no_record`, `unknown_step`.
        """
        asker(party, Who(id))
        if not gives_orders(party, id):
            raise Refusal("not_host")
        if order.game is None:
            self._shown = None
            return
        if plays(party):
            raise Refusal("game_runs")
        replay = await self._replay(party, _finished(party, order.game))
        if order.step > len(replay.actions):
            raise Refusal("unknown_step", "step")
        self._shown = Shown(order.game, order.step, party.number)

    def shown(self, party: Party) -> tuple[int, int] | None:
        """The game and step that the screens are to show now."""
        if self._shown is None or self._shown.after != party.number:
            return None
        return self._shown.game, self._shown.step

    async def _record(self, party: Party, finished: Finished, id: int | None) -> wire.Record:
        if self._exports.take(str(id)):
            raise Refusal("too_often")
        await self._recorded(finished.number)
        kept = await self._kept(party, finished)
        day = datetime.fromtimestamp(kept.ended).strftime("%Y-%m-%d")
        name = f"couchtisch-{day}-{finished.game}-{finished.number}.jsonl"
        return wire.Record(name, kept.record.decode())

    async def _replay(self, party: Party, finished: Finished) -> Replay:
        """One at a time: when all phones look at the game that has just ended, it is played again once."""
        # Whoever looks at another game does not wait for it.
        await self._recorded(finished.number)
        async with self._turn:
            found = self._at_hand.pop(finished.number, None)
            if found is None:
                kept = await self._kept(party, finished)
                found = await _off_the_loop(_about(party, finished), lookback.replay, kept.record)
            self._at_hand[finished.number] = found
            if len(self._at_hand) > AT_HAND:
                self._at_hand.popitem(last=False)
            return found

    async def _kept(self, party: Party, finished: Finished) -> journal.Finished:
        """The record as the journal has it. Raises `Refusal`: `no_record`."""
        try:
            kept = await asyncio.to_thread(self._journal.record, party.id, finished.number)
            if kept is None and party.table is not None and party.table.number == finished.number:
                # It could not be written when the game was over; now it may be.
                await archive.keep(self._journal, party)
                kept = await asyncio.to_thread(self._journal.record, party.id, finished.number)
        except JournalError:
            kept = None
        if kept is None:
            raise Refusal("no_record")
        return kept


def _about(party: Party, finished: Finished) -> str:
    return f"{about(party.id)} game={finished.number}"


async def _off_the_loop(whom: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """What rules have to work out, in a thread. Raises `Refusal`: its own, or `fault`: the rules failed."""
    try:
        return await asyncio.to_thread(work, *args, **named)
    except Refusal:
        raise
    except Exception as fault:  # a game from elsewhere may fail in any way
        LOG.error("%s %s it cannot be looked back at", whom, described(fault))
        raise Refusal("fault") from None


def _finished(party: Party, number: int) -> Finished:
    """A game of this evening that is over. Raises `Refusal`: `not_finished`."""
    for one in party.finished:
        if one.number == number:
            return one
    raise Refusal("not_finished", "game")
