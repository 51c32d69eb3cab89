"""Frames of an evening in which anything may happen: what each page is told, and what it makes of it."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

from server import views, wire
from server.frames import Frames
from server.reasons import Refusal
from tests.server.evening import Evening
from tests.server.test_any_evening import FIRST, something
from tests.server.test_frames import GROUND, Page, moment, plain

pytestmark = pytest.mark.usefixtures("tiny_game")


def said_truly(observed: dict[str, Any], observation: dict[str, Any]) -> bool:
    """Whether all that a change says of an observation is in that observation."""
    return all(observation[name] == value for name, value in observed.items())


@pytest.mark.parametrize("seed", range(8))
def test_a_page_is_told_what_all_see_and_what_is_its_own_and_shows_its_whole_view(seed: int) -> None:
    """Seats change hands, games begin and go, orders of all kinds; some pages miss some moments."""
    chance = random.Random(seed)
    game, options = FIRST[seed]
    evening = Evening("Anna", "Ben", game=game, options=options, fill_to=3, seed=seed)
    evening.order(wire.Arrange(late=chance.choice(["ask", "now", "round", "game"])))
    evening.order(wire.Start())
    pages = [Page(name) for name in ("screen-1", None, *range(1, 5))]
    frames: Frames | None = None
    for _ in range(90):
        with contextlib.suppress(Refusal):
            something(chance, evening)
        frames = moment(evening.party, evening.now, frames)
        table = plain(views.tv(evening.party, "screen-1", evening.now, GROUND).table)
        for page in pages:
            come = not isinstance(page.name, int) or page.name <= len(evening.party.members)
            if not come or chance.random() < 0.3:
                continue
            update, whole = page.hear(frames, []), page.whole(evening.party, evening.now)
            assert page.latest is not None
            assert page.latest["view"] == whole
            if update is not None and update["base"] is not None and whole["table"]:
                change = update["view"]
                assert said_truly(change.get("table", {}).get("observation", {}), table["observation"])
                assert said_truly(change.get("own", {}), whole["table"]["observation"])
    assert sum(page.changes for page in pages) > 20
