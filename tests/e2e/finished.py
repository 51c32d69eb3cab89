"""A house in which a game has been played before any browser comes, and a phone that was there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.e2e.couch import Couch
from tests.e2e.pages import Phone
from tests.hub.conftest import opened

_REMEMBERS = """([code, token, seals]) => {
  localStorage.setItem(`couchtisch.token.${code}`, token);
  localStorage.setItem('couchtisch.seals', seals);
}"""


async def play_one(data: Path) -> list[Any]:
    """Play two rounds in that folder; gives what Anna's phone keeps, which was there for the first deal."""
    async with opened(data) as before:
        anna = await before.phone("Anna")
        await anna.order("set_up", game="fahrstuhl", options={"mode": "list", "schedule": [2, 1]}, fill_to=3)
        await anna.order("start")
        await before.until(anna, lambda view: view["party"]["phase"] == "results")
        seals = [
            table["seal"] for update in anna.updates if (table := update["view"]["table"]) and table["seal"]
        ]
        noted = {"evening": f"{before.code} {str(anna.token)[:8]}", "games": [[1, [seals[0]]]]}
        return [before.code, anna.token, json.dumps(noted)]


async def comes_back(couch: Couch, kept: list[Any]) -> Phone:
    """That phone, at the results of the game."""
    anna = await couch.visitor("Anna")
    await anna.page.evaluate(_REMEMBERS, kept)
    await anna.page.reload()
    await anna.scene("results")
    return anna
