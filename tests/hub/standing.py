"""A running game put into another state, as if its actions had led there."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from server import shelf, table
from server.table import Table


def standing(running: Table, state: Any) -> Table:
    """That game in that state, with what the rules say of it."""
    said = table.read(shelf.game(running.game), state, len(running.seats))
    return replace(
        running,
        state=state,
        seen=table.Seen(),
        legal=said.legal,
        to_act=said.to_act,
        table_acts=said.table_acts,
        result=said.result,
    )
