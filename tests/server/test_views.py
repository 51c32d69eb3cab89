"""Views: each role sees what it may see and nothing else, and in a form that the wire carries."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from games.game import Event
from server import shelf, steps, views, wire
from server.table import Seen
from server.views import Ground
from tests.server import tiny
from tests.server.evening import Evening, started

pytestmark = pytest.mark.usefixtures("tiny_game")


def strings(value: Any) -> list[str]:
    """Every string anywhere in a plain value, keys too."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [found for pair in value.items() for half in pair for found in strings(half)]
    if isinstance(value, list | tuple):
        return [found for item in value for found in strings(item)]
    return []


# Secrecy.


def test_a_phone_sees_its_own_secret_alone_and_the_tv_none() -> None:
    evening = started("Anna", "Ben", "Cleo")
    evening.line((steps.Ended(evening.now),))
    evening.order(wire.Start())
    evening.line((steps.TableActed(evening.now, "deal 1 2 3"),))

    for member in (1, 2, 3):
        table = evening.phone(member).table
        assert table is not None
        assert table.observation["mine"] == member
    assert evening.shown.observation["mine"] is None


def test_nobody_is_told_a_card_of_another_hand() -> None:
    """In no view and no event. A card is there twice: one that lies open or in the own hand may be named."""
    evening = Evening("Anna", "Ben", "Cleo", "Dora", "Emil", seconds=15)
    evening.order(wire.Start())
    looked = 0
    while evening.table.result is None and looked < 150:
        evening.events.clear()
        evening.pass_time(5.0, bots=True)
        looked += 1
        position = shelf.game("fahrstuhl").to_position(evening.table.state)
        hands: list[list[str]] = position.get("hands") or [[]] * 5
        tricks = [*position.get("played", []), position.get("trick", [])]
        shown = {position.get("trump"), *(card for trick in tricks for _, card in trick)}
        for seat in (0, 1, 2, 3, 4, None):
            own = set() if seat is None else set(hands[seat])
            hidden = {card for hand in hands for card in hand} - own - shown
            assert not hidden & _cards_told(evening, seat), f"seat {seat} at {position}"
    assert looked > 100


def _cards_told(evening: Evening, seat: int | None) -> set[str]:
    """All words in a role's view and its events, but for what is public of other times than this round's."""
    view = evening.tv() if seat is None else evening.phone(seat + 1)
    assert view.table is not None
    observation = {
        field: value
        for field, value in view.table.observation.items()
        if field not in ("deck_low", "last_trick")
    }
    since = [event for event in evening.events if event.kind not in ("trick", "played", "dealt")]
    told = [
        observation,
        msgspec.to_builtins(msgspec.structs.replace(view, table=None)),
        [happening.facts for happening in views.happenings(since, seat, 0)],
    ]
    return {word for text in strings(told) for word in text.split()}


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, None])
def test_a_view_cannot_tell_the_true_deal_from_another(seat: int | None) -> None:
    """Everything that a seat cannot see is dealt anew: its view stays the same."""
    evening = Evening("Anna", "Ben", "Cleo", "Dora", "Emil")
    evening.order(wire.Start())
    evening.pass_time(60.0)
    state = shelf.game("fahrstuhl").resample(evening.table.state, seat, random.Random(5))
    table = msgspec.structs.replace(evening.table, state=state, seen=Seen())
    other = views.Views(msgspec.structs.replace(evening.party, table=table), evening.now, Ground())

    assert state != evening.table.state
    if seat is None:
        assert other.tv("screen-1") == evening.tv()
    else:
        assert other.phone(seat + 1) == evening.phone(seat + 1)


def test_the_deal_tells_each_seat_its_own_hand() -> None:
    evening = Evening("Anna", "Ben", fill_to=2)
    evening.order(wire.Start())
    evening.pass_time(3.0)
    hands = shelf.game("fahrstuhl").to_position(evening.table.state)["hands"]
    dealt = [event for event in evening.events if event.kind == "dealt"]

    for seat in (0, 1):
        assert views.happenings(dealt, seat, 0)[0].facts["hand"] == hands[seat]
    assert "hand" not in views.happenings(dealt, None, 0)[0].facts


def test_what_the_shell_and_others_keep_is_in_no_view() -> None:
    evening = started()
    evening.act(1, "pick 3")
    texts = " ".join(strings(msgspec.to_builtins([evening.phone(2), evening.tv(), evening.phone(1)])))

    assert evening.party.members[0].token_hashes[0] not in texts
    assert evening.party.id not in texts
    assert evening.party.members[0].intents[0] not in texts


def test_events_tell_each_seat_its_own_part() -> None:
    events = [
        Event("dealt", {"round": 1}, {0: {"mine": 2}, 1: {"mine": 3}}, "look"),
        Event("shown", {"picks": [1]}),
    ]

    assert views.happenings(events, 1, 7) == [
        wire.Happening(7, "dealt", {"round": 1, "mine": 3}, "look"),
        wire.Happening(8, "shown", {"picks": [1]}, "none"),
    ]
    assert views.happenings(events, None, 0)[0].facts == {"round": 1}
    assert views.happenings(events, 5, 0)[0].facts == {"round": 1}


# What is in them.


def test_a_phone_that_has_not_joined_sees_the_evening_and_no_table() -> None:
    evening = started()
    view = evening.phone(None)

    assert (view.me, view.table, view.host) == (None, None, None)
    assert view.party.code == "BCDF"


def test_only_the_host_has_a_drawer() -> None:
    evening = Evening("Anna", "Ben")
    drawer = evening.phone(1).host

    assert evening.phone(2).host is None
    assert drawer is not None
    assert {"fahrstuhl"} <= {form.game for form in drawer.games}
    assert next(form.seats for form in drawer.games if form.game == "fahrstuhl") == (2, 9)


def test_me_is_what_i_may_do() -> None:
    evening = started(mode="turns")
    anna, ben = evening.phone(1).me, evening.phone(2).me
    assert anna is not None
    assert ben is not None

    assert (anna.seat, anna.host, anna.must_act, anna.legal) == (
        0,
        True,
        True,
        ["pick 1", "pick 2", "pick 3"],
    )
    assert (ben.seat, ben.host, ben.must_act, ben.legal) == (1, False, False, ["knock"])


def test_what_the_shell_knows_is_passed_on() -> None:
    evening = Evening("Anna")
    ground = Ground(
        "http://192.168.1.5:8710/BCDF", "/qr/BCDF.svg", 2, True, (("screen-1", "1"), ("screen-2", "2"))
    )
    evening.order(wire.Trust("screen-2", True))
    tv = views.tv(evening.party, "screen-2", evening.now, ground)

    assert (tv.party.url, tv.party.qr) == ("http://192.168.1.5:8710/BCDF", "/qr/BCDF.svg")
    assert tv.screen == wire.ScreenView("screen-2", "2", True)
    assert (tv.addresses, tv.visited) == (2, True)
    host = views.phone(evening.party, 1, evening.now, ground).host
    assert host is not None
    assert [screen.trusted for screen in host.screens] == [False, True]


def test_trouble_with_the_disk_is_shown_before_everything_else() -> None:
    evening = started()
    evening.order(wire.Pause(True))
    table = views.tv(evening.party, "s", evening.now, Ground(trouble=True)).table

    assert table is not None
    assert table.paused == wire.PauseView("disk", [], None)


def test_a_bots_time_is_not_shown() -> None:
    evening = started("Anna", fill_to=2)
    assert evening.left(0) == 45.0
    assert evening.left(1) is None


def test_seconds_are_never_below_nothing() -> None:
    evening = started()
    evening.now += 46.0
    assert evening.left(0) == 0.0


def test_what_a_role_sees_of_one_state_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = started("Anna", "Ben", "Cleo")
    asked: list[int | None] = []
    see = tiny.observation

    def observation(state: tiny.State, seat: int | None) -> tiny.Observation:
        asked.append(seat)
        return see(state, seat)

    evening.act(1, "swap")
    monkeypatch.setattr(tiny, "observation", observation)
    for _ in range(3):
        moment = views.Views(evening.party, evening.now, Ground())
        for member in (1, 2, 3, None):
            moment.phone(member)
        moment.tv("screen-1")

    assert sorted(asked, key=str) == [0, 1, 2, None]


@pytest.mark.parametrize("game", ["tiny", "fahrstuhl"])
def test_every_view_survives_the_wire(game: str) -> None:
    evening = Evening("Anna", "Ben", game=game, seconds=15, fill_to=3)
    evening.order(wire.Start())
    for _ in range(40):
        evening.pass_time(3.0, bots=True)
        for view in (evening.phone(1), evening.phone(2), evening.phone(None), evening.tv()):
            packed = msgspec.msgpack.encode(msgspec.to_builtins(view, str_keys=True))
            assert msgspec.convert(msgspec.msgpack.decode(packed), type(view)) == _listed(view)
        for happening in views.happenings(evening.events, 0, 0):
            assert msgspec.json.decode(msgspec.json.encode(happening), type=wire.Happening)
        evening.events.clear()


def _listed(view: Any) -> Any:
    """The same view after JSON: what is a tuple in a plain value is a list."""
    return msgspec.json.decode(msgspec.json.encode(view), type=type(view))


def test_cards_are_spelled_as_views_spell_them() -> None:
    """The search for foreign cards above would find nothing if cards were written in another way."""
    evening = Evening("Anna", "Ben")
    evening.order(wire.Start())
    evening.pass_time(30.0)
    hand = shelf.game("fahrstuhl").to_position(evening.table.state)["hands"][0]

    assert hand
    assert set(hand) <= _cards_told(evening, 0)
