"""Finished games become records in the journal, for `couchtisch export`."""

from __future__ import annotations

import asyncio
import logging

from server import party as core
from server import records, shelf
from server.journal import Journal, JournalError
from server.log import about, described
from server.party import Party

LOG = logging.getLogger("couchtisch.archive")


def is_over(party: Party) -> bool:
    """Whether the game at the table has its result."""
    return party.table is not None and party.table.result is not None


async def keep(journal: Journal, party: Party) -> None:
    """Keep the record of the finished game at the table; again is as good as once. Never raises."""
    played = core.played(party)
    if played is None or not is_over(party):
        return
    try:
        # A long game is played again: that takes a while, and the loop has other things to do.
        record = await asyncio.to_thread(
            records.record,
            shelf.game(played.game),
            played.options,
            played.seats,
            played.previous,
            played.actions,
        )
        await journal.finish(party.id, played.number, record)
    except Exception as error:  # a game from elsewhere may fail in any way, and the evening goes on
        why = error if isinstance(error, JournalError) else described(error)
        LOG.error("%s game=%d it has no record: %.160s", about(party.id), played.number, why)
