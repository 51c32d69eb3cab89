"""Frames: what is encoded once for several pages says to each what its own view says, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from server import steps, views, wire
from server.frames import Frames
from server.views import Ground
from tests.server.evening import Evening

GROUND = Ground(url="http://192.168.1.2/BCDF", qr="/qr/BCDF.svg", screens=(("screen-1", "1"),))
HAPPENED = [wire.Happening(3, "played", {"seat": 1}, "none")]


def said(frame: bytes) -> Any:
    return msgspec.msgpack.decode(frame)["data"][1]


def plain(update: msgspec.Struct) -> Any:
    """As JSON has it: with lists, and strings for keys."""
    return msgspec.json.decode(msgspec.json.encode(update))


def same_as_views(evening: Evening, frames: Frames) -> None:
    """Every role's frame, byte for byte decoded, is its view."""
    party, now = evening.party, evening.now
    for member in (None, *(one.id for one in party.members)):
        view = views.phone(party, member, now, GROUND, owner=member == 2)
        assert said(frames.phone(member, member == 2, 7, HAPPENED)) == plain(
            wire.PhoneUpdate(7, None, view, HAPPENED)
        )
    for screen in ("screen-1", "another"):
        tv = views.tv(party, screen, now, GROUND)
        assert said(frames.tv(screen, 7, HAPPENED)) == plain(wire.TvUpdate(7, None, tv, HAPPENED))


@pytest.mark.parametrize("game", ["fahrstuhl", "shithead", "lucky_shutdown", "shut_the_box"])
def test_frames_say_what_the_views_say_through_a_whole_game(game: str) -> None:
    evening = Evening("Anna", "Ben", "Cleo", "Dora", seconds=15, game=game)
    evening.order(wire.Trust("screen-1", on=True))
    frames: Frames | None = None
    for moment in range(160):
        if moment == 1:
            evening.order(wire.Start())
        if moment == 20:
            evening.do(2, wire.Change(name="Benno"))
        evening.pass_time(3.0, bots=True)
        frames = Frames(evening.party, evening.now, GROUND, frames)
        same_as_views(evening, frames)
    assert evening.table.log


def test_what_a_person_changes_shows_at_once() -> None:
    evening = Evening("Anna", "Ben")
    evening.order(wire.Start())
    before = Frames(evening.party, evening.now, GROUND)
    before.phone(1, False, 1, [])
    evening.do(2, wire.Change(name="Bea"))

    after = Frames(evening.party, evening.now, GROUND, before)

    assert [one["name"] for one in said(after.phone(1, False, 2, []))["view"]["party"]["members"]] == [
        "Anna",
        "Bea",
    ]


def test_what_nobody_has_changed_is_not_made_again() -> None:
    evening = Evening("Anna", "Ben")
    evening.order(wire.Start())
    before = views.Views(evening.party, evening.now, GROUND)
    evening.line((steps.Connected(evening.now + 1, 1),))

    after = views.Views(evening.party, evening.now + 1, GROUND, before)
    moved = views.Views(evening.party, evening.now + 1, Ground(url="http://10.0.0.1/BCDF"), before)

    assert after.phone(1).party is before.phone(2).party
    assert moved.phone(1).party.url == "http://10.0.0.1/BCDF"
