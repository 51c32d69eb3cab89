"""Finished games are there for `couchtisch export`, also when the process ended right after the last card."""

import io
from pathlib import Path

import pytest

from server import archive
from server.journal import finished
from server.verify import verify
from tests.hub.conftest import Open, opened


async def play_to_the_end(house: Open) -> None:
    """A short game; the only phone sleeps, the clock plays for it."""
    host = await house.phone("Ada")
    await host.order("set_up", game="fahrstuhl", options={"mode": "list", "schedule": [1]}, fill_to=3)
    await host.order("start")
    await house.until(host, lambda view: view["party"]["phase"] == "results")


async def test_a_game_is_kept_when_it_is_over(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as house:
        await play_to_the_end(house)

    (game,) = finished(tmp_path / "data")

    assert game.number == 1
    assert verify(io.BytesIO(game.record)).records == 1


async def test_a_record_that_was_not_written_in_time_is_made_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        """The process is gone before this runs."""

    with monkeypatch.context() as patch:
        patch.setattr(archive, "keep", killed)
        async with opened(tmp_path / "data") as house:
            await play_to_the_end(house)
    assert finished(tmp_path / "data") == []

    async with opened(tmp_path / "data"):
        assert [game.number for game in finished(tmp_path / "data")] == [1]
