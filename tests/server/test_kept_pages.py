"""What a page shows beside the table: the same object while nothing of it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from server import steps, views, wire
from server.views import Ground
from tests.server.evening import GROUND, Evening


def pages(view: views.Views) -> list[views.Page]:
    """A phone's that has not come in, the host's, two others', and those of two screens."""
    phones = [view.phone_page(id, owner=False) for id in (None, 1, 2, 3)]
    return [*phones, view.screen_page("screen-1"), view.screen_page("screen-2")]


def anew(evening: Evening, ground: Ground, happens: Callable[[], Any]) -> list[bool]:
    """Of which pages something is new after that; each is to be what it would be without a moment before."""
    evening.line((steps.Trusted(evening.now, "screen-1", on=True),))
    before = views.Views(evening.party, evening.now, ground)
    shown = pages(before)
    happens()
    after = views.Views(evening.party, evening.now, ground, before)
    assert pages(after) == pages(views.Views(evening.party, evening.now, ground))
    return [then is not now for then, now in zip(shown, pages(after), strict=True)]


def test_a_page_is_kept_as_long_as_nothing_of_it_changes() -> None:
    evening = Evening("Anna", "Ben", "Cleo", seconds=0, fill_to=3)
    evening.order(wire.Start())
    evening.pass_time(20.0)
    seat = evening.table.to_act[0]
    tapper = evening.table.seats[seat].member
    assert tapper is not None
    following = evening.table.seats[(seat + 1) % 3].member
    touched = [None, 1, 2, 3, "screen-1", "screen-2"]
    two = Ground(screens=(("screen-1", "1"), ("screen-2", "2")))

    found = anew(evening, two, lambda: evening.act(tapper, evening.table.legal[seat][0]))

    assert found == [one in (tapper, following) for one in touched]
    assert not any(anew(evening, two, lambda: evening.pass_time(0.5)))
    assert all(anew(evening, two, lambda: evening.do(3, wire.Change(name="Cleopatra"))))
    to_host_and_screen = [one in (1, "screen-2") for one in touched]
    trusted = lambda: evening.line((steps.Trusted(evening.now, "screen-2", on=True),))  # noqa: E731
    assert anew(evening, two, trusted) == to_host_and_screen


def test_what_proves_a_person_counts_down() -> None:
    evening = Evening("Anna", "Ben", "Cleo")
    claimed = Ground(
        screens=(("screen-1", "1"), ("screen-2", "2")), claims=(views.Claimed(2, "007", evening.now + 60),)
    )

    found = anew(evening, claimed, lambda: evening.pass_time(5.0))

    assert found[4]


def test_a_phone_that_nobody_holds_is_shown_no_bot_s_chances() -> None:
    evening = Evening("Anna", "Ben", seconds=0, fill_to=5)
    evening.order(wire.Start())
    evening.pass_time(20.0, bots=True)
    stranger = views.Views(evening.party, evening.now, GROUND).phone_page(None, owner=False)

    assert stranger == views.Page(wire.PhoneView(stranger.view.party, None, None, None), None, False)
