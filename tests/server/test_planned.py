"""The programme: games strung together, kept under a name, taken off as they begin."""

from __future__ import annotations

import msgspec
import pytest

from server import shelf, steps, wire
from server.party import Refusal
from tests.server import tiny
from tests.server.evening import Evening, folded

pytestmark = pytest.mark.usefixtures("tiny_game")

TINY = wire.Item("tiny", {"rounds": 1}, 2)


def planned(*items: wire.Item, people: int = 2) -> Evening:
    evening = Evening(*("Anna", "Ben", "Cleo", "Dora")[:people], game="tiny")
    evening.order(wire.Plan(list(items)))
    return evening


def play(evening: Evening, picks: str = "1 1") -> None:
    """A whole game of one round, everybody's number dealt and a cup picked."""
    evening.order(wire.Start())
    evening.line((steps.TableActed(evening.now, "deal " + picks),))
    for seat in list(evening.table.to_act):
        evening.line((steps.Acted(evening.now, seat, "pick 1", "member"),))
    evening.pass_time(20.0)


def to_come(evening: Evening) -> list[tuple[int, int]]:
    return [(item.repeat, item.weight) for item in evening.tv().party.programme]


def test_a_game_that_begins_is_taken_off_and_the_next_is_set_up() -> None:
    twice = wire.Item("tiny", {"rounds": 1}, 2, repeat=2)
    double = wire.Item("tiny", {"rounds": 3}, 2, weight=2)
    evening = planned(twice, double)

    assert to_come(evening) == [(2, 1), (1, 2)]
    play(evening)
    assert to_come(evening) == [(1, 1), (1, 2)]
    play(evening)
    assert to_come(evening) == [(1, 2)]
    assert evening.tv().party.next.options["rounds"] == 3
    assert not evening.tv().party.programme_over


def test_what_is_set_up_shows_what_a_value_of_an_option_stands_for() -> None:
    evening = Evening("Anna", game="shut_the_box", options={"box": 12})

    assert evening.tv().party.next.options["limit"] == 100
    assert evening.party.next.options["limit"] == 0


def test_after_the_last_one_the_programme_is_over_and_the_game_can_be_played_again() -> None:
    evening = planned(TINY)
    evening.order(wire.Start())
    assert to_come(evening) == []
    assert not evening.tv().party.programme_over
    evening.order(wire.End(again=True))
    assert to_come(evening) == [(1, 1)]

    play(evening)
    assert evening.tv().party.programme_over
    play(evening)
    assert len(evening.party.finished) == 2


def rounds_to_come(evening: Evening) -> list[int]:
    return [item.options["rounds"] for item in evening.party.programme.items]


def test_who_ends_a_game_goes_on_to_the_next_one() -> None:
    evening = planned(wire.Item("tiny", {"rounds": 1}, 2, repeat=2), wire.Item("tiny", {"rounds": 2}, 2))
    evening.order(wire.Start())
    evening.order(wire.End())
    assert to_come(evening) == [(1, 1), (1, 1)]

    evening.order(wire.Start())
    evening.order(wire.End())
    assert rounds_to_come(evening) == [2]


def test_a_game_that_is_ended_comes_again_where_the_host_says_so() -> None:
    evening = planned(TINY, wire.Item("tiny", {"rounds": 2}, 2))
    evening.order(wire.Start())
    assert to_come(evening) == [(1, 1)]
    evening.order(wire.End(again=True))

    assert rounds_to_come(evening) == [1, 2]


@pytest.mark.parametrize(
    ("after", "alike"),
    [
        (wire.Item("tiny", {"rounds": 1}, 2), True),
        (wire.Item("tiny", {"rounds": 1, "fit": 3}, 2, repeat=5), True),
        (wire.Item("tiny", {"rounds": 2}, 2), False),
        (wire.Item("tiny", {"rounds": 1}, 3), False),
        (wire.Item("tiny", {"rounds": 1}, 2, weight=2), False),
    ],
)
def test_the_host_is_told_whether_the_running_game_comes_next_anyway(after: wire.Item, alike: bool) -> None:
    evening = planned(TINY, after)
    evening.order(wire.Start())

    assert host(evening).alike == alike
    evening.order(wire.End())
    assert not host(evening).alike


def test_a_game_that_nobody_has_set_up_is_alike_whatever_is_set_up_and_back() -> None:
    evening = Evening("Anna", "Ben")
    evening.order(wire.Start())
    evening.order(wire.SetUp(seconds=90))
    assert host(evening).alike

    evening.order(wire.SetUp(options={"max_cards": 8}))
    assert not host(evening).alike
    evening.order(wire.SetUp(options={"max_cards": 7}))
    assert host(evening).alike
    evening.order(wire.End(again=True))
    assert to_come(evening) == [(0, 1)]


@pytest.mark.parametrize(("limit", "alike"), [(45, True), (55, False)])
def test_a_game_is_alike_by_what_its_options_stand_for(limit: int, alike: bool) -> None:
    """A limit of 0 is the box's own: 45 of nine flaps (STB-3.2)."""
    evening = Evening("Anna", "Ben", game="shut_the_box", options={"limit": limit})
    evening.order(wire.Start())
    evening.order(wire.SetUp(options={"limit": 0}))
    assert host(evening).alike == alike


def test_what_a_value_stands_for_hangs_on_the_game_s_other_options() -> None:
    evening = Evening("Anna", "Ben", game="shut_the_box", options={"box": 10, "limit": 45})
    evening.order(wire.Start())
    evening.order(wire.SetUp(options={"limit": 0}))
    assert not host(evening).alike


def host(evening: Evening) -> wire.HostView:
    view = evening.phone(1).host
    assert view is not None
    return view


def test_an_ended_game_that_had_no_end_comes_once_more_before_what_was_planned_meanwhile() -> None:
    evening = planned(wire.Item("tiny", {"rounds": 1}, 2, repeat=0))
    evening.order(wire.Start())
    evening.order(wire.Plan([wire.Item("tiny", {"rounds": 2}, 2)]))
    evening.order(wire.End(again=True))

    assert rounds_to_come(evening) == [1, 2]
    assert to_come(evening) == [(1, 1), (1, 1)]


@pytest.mark.parametrize("repeat", [0, 1, 3])
def test_an_ended_game_comes_as_it_was_however_it_has_been_set_up_since(repeat: int) -> None:
    evening = planned(wire.Item("tiny", {"rounds": 1}, 2, repeat=repeat))
    evening.order(wire.Start())
    evening.order(wire.SetUp(options={"rounds": 2}))
    assert not host(evening).alike
    evening.order(wire.End(again=True))

    assert rounds_to_come(evening) == [1, 2]
    assert len({item.id for item in evening.party.programme.items}) == 2


@pytest.mark.parametrize(("repeat", "rounds"), [(1, [1, 2]), (0, [2])])
def test_a_row_of_a_program_that_did_not_ask_means_what_that_one_did(repeat: int, rounds: list[int]) -> None:
    """There a game came again, but for one that had no end."""
    evening = planned(wire.Item("tiny", {"rounds": 1}, 2, repeat=repeat))
    evening.order(wire.Start())
    evening.order(wire.Plan([wire.Item("tiny", {"rounds": 2}, 2)]))
    row = msgspec.msgpack.encode({"type": "ended", "at": evening.now})
    evening.line((steps.decode(row),))

    assert rounds_to_come(evening) == rounds


@pytest.mark.parametrize("repeat", [1, 2])
def test_such_a_row_leaves_what_the_game_has_become_since(repeat: int) -> None:
    evening = planned(wire.Item("tiny", {"rounds": 1}, 2, repeat=repeat))
    evening.order(wire.Start())
    evening.order(wire.SetUp(options={"rounds": 2}))
    row = msgspec.msgpack.encode({"type": "ended", "at": evening.now})
    evening.line((steps.decode(row),))

    assert rounds_to_come(evening) == [2]


def test_a_programme_whose_last_game_is_ended_is_over() -> None:
    evening = planned(TINY)
    evening.order(wire.Start())
    evening.order(wire.End())

    assert to_come(evening) == []
    assert evening.tv().party.programme_over


def test_a_game_dealt_anew_is_the_same_one_of_the_programme() -> None:
    evening = planned(wire.Item("tiny", {"rounds": 1}, 2, repeat=3))
    evening.order(wire.Start())
    before = evening.table
    evening.order(wire.Restart())

    assert to_come(evening) == [(2, 1)]
    assert evening.table.number == before.number + 1
    assert [seat.member for seat in evening.table.seats] == [seat.member for seat in before.seats]
    assert evening.party.finished == ()
    evening.order(wire.End(again=True))
    assert to_come(evening) == [(3, 1)]


def test_it_can_be_changed_while_a_game_runs() -> None:
    evening = planned(TINY, wire.Item("tiny", {"rounds": 2}, 2))
    evening.order(wire.Start())
    evening.order(wire.Plan([wire.Item("tiny", {"rounds": 5}, 2, repeat=0)]))

    assert evening.party.next.options["rounds"] == 5
    assert evening.table.options.rounds == 1


@pytest.mark.parametrize(
    ("item", "reason"),
    [
        (wire.Item("none"), "unknown_game"),
        (wire.Item("tiny", {"rounds": 99}), "bounds"),
        (wire.Item("tiny", {"jokers": 1}), "unknown"),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_its_reason(item: wire.Item, reason: str) -> None:
    evening = planned(TINY)
    with pytest.raises(Refusal) as refused:
        evening.order(wire.Plan([TINY, item]))

    assert refused.value.reason == reason
    assert to_come(evening) == [(1, 1)]


def test_programmes_are_kept_under_a_name_and_survive_a_restart() -> None:
    evening = planned(TINY, wire.Item("tiny", {"rounds": 4}, 2, weight=2))
    evening.order(wire.SaveProgramme("Freitag"))
    evening.order(wire.Plan([TINY]))
    host = evening.phone(1).host
    assert host is not None
    assert [(saved.name, len(saved.items)) for saved in host.saved] == [("Freitag", 2)]

    evening.order(wire.LoadProgramme("Freitag"))
    assert to_come(evening) == [(1, 1), (1, 2)]
    assert folded(evening.journal) == evening.party

    evening.order(wire.DropProgramme("Freitag"))
    with pytest.raises(Refusal):
        evening.order(wire.LoadProgramme("Freitag"))


def test_a_later_game_that_cannot_start_with_who_is_here_says_so_beforehand() -> None:
    narrow = wire.Item("tiny", {"fit": 2}, 2)
    evening = planned(TINY, narrow, people=2)

    def refused() -> list[wire.Refused | None]:
        return [item.refused for item in evening.tv().party.programme]

    assert refused() == [None, None]
    evening.come("Cleo")
    assert refused() == [None, wire.Refused("too_many", "fit")]
    evening.do(3, wire.Change(sits_out=True))
    assert refused() == [None, None]

    evening.order(wire.SaveProgramme("Friday"))
    evening.do(3, wire.Change(sits_out=False))
    host = evening.phone(1).host
    assert host is not None
    assert [item.refused for item in host.saved[0].items] == [None, None]


def test_what_is_set_up_is_the_first_of_the_programme() -> None:
    evening = planned(TINY, wire.Item("tiny", {"rounds": 2}, 2))
    evening.order(wire.SetUp(options={"rounds": 7}, weight=2))

    assert [(item.options["rounds"], item.weight) for item in evening.party.programme.items] == [
        (7, 2),
        (2, 1),
    ]


def test_times_hold_for_the_whole_evening_and_from_the_next_decision_on() -> None:
    evening = planned(TINY, TINY)
    evening.order(wire.Start())
    evening.order(wire.SetUp(seconds=90, skip_window=9.0, reaction_grace=4.0))
    evening.line((steps.TableActed(evening.now, "deal 1 1"),))

    assert evening.left(0) == 90
    assert evening.party.timing == evening.table.timing
    shown = evening.tv().party.next
    assert (shown.seconds, shown.skip_window, shown.reaction_grace) == (90, 9.0, 4.0)


def test_the_ceremony_ends_the_evening_until_it_goes_on() -> None:
    evening = planned(TINY)
    evening.order(wire.Start())
    with pytest.raises(Refusal):
        evening.order(wire.Ceremony(on=True))
    evening.order(wire.End())
    evening.order(wire.Ceremony(on=True))
    assert evening.tv().party.phase == "ceremony"

    evening.order(wire.Start())
    assert evening.tv().party.phase == "table"
    evening.order(wire.End())
    assert evening.tv().party.phase == "lobby"


def test_an_endless_game_that_was_broken_off_stays_endless() -> None:
    evening = planned(TINY)
    evening.order(wire.Start())
    evening.order(wire.SetUp(options={"rounds": 7}))
    assert to_come(evening) == [(0, 1)]
    evening.order(wire.End(again=True))

    assert to_come(evening) == [(1, 1), (0, 1)]


def test_a_full_programme_can_be_changed_after_a_game_was_broken_off() -> None:
    evening = planned(*[TINY] * 24)
    evening.order(wire.Start())
    evening.order(wire.Plan([TINY] * 24))
    evening.order(wire.End(again=True))
    items = [planned.item for planned in evening.party.programme.items]
    assert len(items) == 25

    again = msgspec.convert({"items": msgspec.to_builtins(items), "type": "plan"}, wire.Plan)
    evening.order(again)
    assert len(evening.party.programme.items) == 25


def test_no_bots_in_a_planned_game_are_none_also_when_it_is_kept() -> None:
    evening = planned(wire.Item("tiny", {}, 0), wire.Item("tiny"))
    assert [planned.fill_to for planned in evening.party.programme.items] == [0, 2]
    evening.order(wire.SaveProgramme("Friday"))
    evening.order(wire.LoadProgramme("Friday"))

    assert [planned.fill_to for planned in evening.party.programme.items] == [0, 2]


def test_two_long_names_that_begin_alike_are_two_programmes() -> None:
    evening = planned(TINY)
    evening.order(wire.SaveProgramme("Saturday with Grandma"))
    evening.order(wire.SaveProgramme("Saturday with Grandpa"))
    host = evening.phone(1).host

    assert host is not None
    assert [saved.name for saved in host.saved] == ["Saturday with Grandma", "Saturday with Grandpa"]


def test_a_game_that_this_house_has_no_more_is_said_and_silences_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = planned(TINY, TINY)
    evening.order(wire.SaveProgramme("Friday"))
    monkeypatch.delitem(shelf.games(), "tiny")
    shown = evening.tv().party
    host = evening.phone(1).host

    assert shown.next.refused == wire.Refused("unknown_game", "game")
    assert [item.game for item in shown.programme] == ["tiny", "tiny"]
    assert host is not None
    assert [item.minutes for item in host.saved[0].items] == [0, 0]
    for order in (wire.Start(), wire.LoadProgramme("Friday"), wire.SetUp(seconds=30)):
        with pytest.raises(Refusal, match="unknown_game"):
            evening.order(order)
    evening.order(wire.SetUp(game="fahrstuhl"))
    evening.order(wire.Start())
    assert evening.shown.game == "fahrstuhl"


def test_an_option_that_is_no_more_is_said_and_goes_with_the_next_change() -> None:
    evening = planned(TINY)
    evening.line((steps.Planned(evening.now, [wire.Item("tiny", {"rounds": 4, "jokers": 1}, 2)]),))
    assert evening.tv().party.next.refused == wire.Refused("unknown", "jokers")
    evening.order(wire.SetUp(level="easy"))

    assert evening.tv().party.next.refused is None
    assert evening.tv().party.next.options["rounds"] == 4


def test_a_game_that_fails_when_it_is_asked_silences_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    evening = planned(TINY)
    monkeypatch.setattr(tiny, "decisions", fails, raising=False)
    assert evening.tv().party.next.minutes > 0
    monkeypatch.setattr(tiny, "initial_state", fails)
    assert evening.phone(1).party.next.refused == wire.Refused("fault")


def test_a_game_dealt_anew_is_one_of_the_rules_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program may be another one than at its start."""
    evening = planned(TINY)
    evening.order(wire.Start())
    monkeypatch.setattr(tiny, "version", 4)
    evening.order(wire.Restart())

    assert evening.table.version == 4
