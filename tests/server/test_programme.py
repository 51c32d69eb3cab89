"""What is played next, who sits where, what a game hands on, and for whom its result counts."""

from __future__ import annotations

from typing import Any

import pytest

from games.game import Previous
from server import party, seating, steps, wire
from server.reasons import Refusal
from tests.server.evening import Evening, started

pytestmark = pytest.mark.usefixtures("tiny_game")


def played_out(evening: Evening, *dealt: str) -> None:
    """A game of turns or sealed picks, to its end; every seat picks 1."""
    numbers = iter(dealt)
    while evening.table.result is None:
        if evening.table.hold is not None:
            evening.line((steps.HoldOver(evening.now),))
        elif evening.table.table_acts:
            evening.line((steps.TableActed(evening.now, f"deal {next(numbers)}"),))
        else:
            seat = evening.table.to_act[0]
            member = evening.table.seats[seat].member
            if member is None or evening.table.seats[seat].away:
                evening.line((steps.Acted(evening.now, seat, "pick 1", "bot"),))
            else:
                evening.act(member, "pick 1")


# Setting up.


def test_a_new_evening_has_a_game_set_up_already() -> None:
    shown = Evening("Anna", "Ben").tv().party.next

    assert shown.game == "fahrstuhl"
    assert (shown.seconds, shown.fill_to, shown.level) == (45, 5, "normal")
    assert (shown.seats, shown.bots, shown.refused) == ([1, 2], 3, None)
    assert shown.options["mode"] == "hourglass"


def test_what_is_not_said_stays() -> None:
    evening = Evening("Anna", "Ben", game="tiny")
    evening.order(wire.SetUp(options={"rounds": 7}))
    evening.order(wire.SetUp(options={"mode": "open"}, seconds=90))
    evening.order(wire.SetUp(level="easy", fill_to=3))
    shown = evening.tv().party.next

    assert shown.options == {"mode": "open", "rounds": 7, "fit": 3}
    assert (shown.seconds, shown.level, shown.fill_to, shown.bots) == (90, "easy", 3, 1)


def test_another_game_begins_with_its_own_defaults() -> None:
    evening = Evening("Anna", "Ben", game="tiny", options={"rounds": 7}, fill_to=3, seconds=90)
    evening.order(wire.SetUp(game="fahrstuhl"))
    shown = evening.tv().party.next
    assert (shown.game, shown.fill_to, shown.seconds) == ("fahrstuhl", 5, 90)
    evening.order(wire.SetUp(game="tiny"))

    assert evening.tv().party.next.options["rounds"] == 2


@pytest.mark.parametrize(
    ("order", "reason", "about"),
    [
        (wire.SetUp(game="no_such_game"), "unknown_game", "game"),
        (wire.SetUp(options={"colour": 1}), "unknown", "colour"),
        (wire.SetUp(options={"rounds": 0}), "bounds", "rounds"),
        (wire.SetUp(options={"rounds": "2"}), "bounds", "rounds"),
        (wire.SetUp(options={"mode": {"a": []}}), "bounds", "mode"),
        (wire.Seats([1, 1]), "unknown_member", "members"),
        (wire.Seats([1, 2, 3]), "unknown_member", "members"),
    ],
)
def test_what_cannot_be_set_up_is_refused_by_name(order: wire.Order, reason: str, about: str) -> None:
    evening = Evening("Anna", "Ben", game="tiny")
    before = evening.party
    with pytest.raises(Refusal) as refused:
        evening.order(order)

    assert (refused.value.reason, refused.value.about) == (reason, about)
    assert evening.party == before


def test_a_combination_that_cannot_be_played_is_shown_and_not_started() -> None:
    evening = Evening("Anna", "Ben", "Cleo", game="tiny", options={"fit": 2})
    assert evening.tv().party.next.refused == wire.Refused("too_many", "fit")
    with pytest.raises(Refusal, match="too_many: fit"):
        evening.order(wire.Start())
    assert evening.party.table is None

    evening.order(wire.SetUp(options={"fit": 3}))
    evening.order(wire.Start())


def test_no_second_game_beside_the_first() -> None:
    evening = started()
    with pytest.raises(Refusal, match="game_runs"):
        evening.order(wire.Start())
    evening.order(wire.SetUp(game="fahrstuhl"))

    assert evening.shown.game == "tiny"


# Seats.


def test_people_sit_in_the_hosts_order_and_bots_behind_them() -> None:
    evening = Evening("Anna", "Ben", game="tiny", fill_to=3)
    evening.order(wire.Seats([2, 1]))
    evening.order(wire.Start())

    assert [seat.member for seat in evening.table.seats] == [2, 1, None]
    assert [seat.name for seat in evening.shown.seats][:2] == ["Ben", "Anna"]
    assert evening.shown.seats[2].bot == "normal"


def test_who_came_in_meanwhile_sits_behind_the_others() -> None:
    evening = Evening("Anna", "Ben", "Cleo", game="tiny")
    evening.order(wire.Seats([2, 1]))

    assert evening.tv().party.next.seats == [2, 1, 3]


def test_more_people_than_seats_watch() -> None:
    evening = Evening("Anna", "Ben", "Cleo", "Dora", game="tiny")
    evening.order(wire.Seats([4, 3, 1, 2]))
    evening.order(wire.Start())

    assert [seat.member for seat in evening.table.seats] == [4, 3, 1]
    me = evening.phone(2).me
    assert me is not None
    assert me.seat is None
    table = evening.phone(2).table
    assert table is not None
    assert table.observation == evening.shown.observation


@pytest.mark.parametrize(("fill_to", "seats"), [(0, 2), (1, 2), (2, 2), (3, 3), (9, 3)])
def test_bots_fill_up_as_far_as_the_game_has_seats(fill_to: int, seats: int) -> None:
    evening = Evening("Anna", game="tiny", fill_to=fill_to)
    evening.order(wire.Start())

    assert len(evening.table.seats) == seats


def test_bots_give_way_where_they_do_not_fit() -> None:
    evening = Evening("Anna", "Ben", game="tiny", options={"fit": 2}, fill_to=3)
    assert (evening.tv().party.next.bots, evening.tv().party.next.refused) == (0, None)


@pytest.mark.parametrize(
    ("people", "cards", "seats"), [(1, 7, 5), (2, 10, 5), (6, 10, 6), (9, 7, 9), (10, 7, 9)]
)
def test_fahrstuhl_as_far_as_the_pack_reaches(people: int, cards: int, seats: int) -> None:
    """FS-1.3, FS-2.1: bots up to five, people as far as the pack reaches."""
    evening = Evening(*(f"P{number}" for number in range(people)), options={"max_cards": cards})
    evening.order(wire.Start())

    assert len(evening.table.seats) == seats


def test_fahrstuhl_refuses_more_than_the_pack() -> None:
    """FS-1.3: seven people and ten cards are more than 64."""
    evening = Evening(*(f"P{number}" for number in range(7)), options={"max_cards": 10})
    refused = evening.tv().party.next.refused

    assert refused is not None
    assert refused.about in ("max_cards", "seats")


def test_bots_look_like_nobody_else() -> None:
    evening = Evening("Robin", game="tiny", fill_to=3)
    evening.order(wire.Start())
    seats = evening.shown.seats

    assert [seat.name for seat in seats] == ["Robin", "Mika", "Toni"]
    assert len({seat.colour for seat in seats}) == len({seat.symbol for seat in seats}) == 3


# Results.


def test_the_phases_of_an_evening() -> None:
    evening = Evening("Anna", "Ben", game="tiny", options={"rounds": 1})
    assert evening.tv().party.phase == "lobby"
    evening.order(wire.Start())
    assert evening.tv().party.phase == "table"
    played_out(evening, "3 0")
    # The last sheet is looked at like every other one.
    assert evening.tv().party.phase == "table"
    assert evening.shown.result == wire.ResultView([[0], [1]], [4, 1])
    evening.do(1, wire.GoOn())
    assert evening.tv().party.phase == "results"
    evening.order(wire.End())
    assert evening.tv().party.phase == "lobby"
    assert evening.order(wire.End()) == ()


def test_nothing_is_possible_once_it_is_over() -> None:
    evening = Evening("Anna", "Ben", game="tiny", options={"rounds": 1})
    evening.order(wire.Start())
    played_out(evening, "3 0")
    with pytest.raises(Refusal, match="no_game"):
        evening.act(1, "pick 1")
    with pytest.raises(Refusal, match="no_game"):
        evening.order(wire.Pause(True))
    with pytest.raises(Refusal, match="no_game"):
        evening.order(wire.PlayFor(1))
    evening.do(2, wire.Rules(True))
    assert evening.paused() is None

    evening.pass_time(15.0)
    assert party.wake(evening.party) is None
    assert evening.shown.waiting == []


def test_the_next_game_starts_from_the_results() -> None:
    evening = Evening("Anna", "Ben", game="tiny", options={"rounds": 1})
    evening.order(wire.Start())
    played_out(evening, "3 0")
    evening.order(wire.Start())

    assert (evening.shown.number, evening.shown.result) == (2, None)


def test_breaking_off_leaves_no_result() -> None:
    evening = started()
    evening.order(wire.End())

    assert evening.party.finished == ()
    assert evening.party.handed_on == {}
    assert party.played(evening.party) is None


def test_the_ranking_is_of_people() -> None:
    """GEN-8, FS-9.3: bots have places at the table and none in the evening's ranking."""
    evening = Evening("Anna", "Ben", game="tiny", options={"rounds": 1}, fill_to=3)
    evening.order(wire.Start())
    played_out(evening, "1 1 3")

    assert evening.table.result is not None
    assert evening.table.result.places == [[2], [0, 1]]
    assert [game.places for game in evening.party.finished] == [((1, 2),)]


def test_a_result_counts_for_who_took_half_of_the_actions() -> None:
    evening = Evening("Anna", "Ben", game="tiny", options={"rounds": 2})
    evening.order(wire.Start())
    evening.line((steps.TableActed(evening.now, "deal 3 2"),))
    evening.line((steps.Acted(evening.now, 0, "pick 1", "clock", True),))
    evening.act(2, "pick 1")
    played_out(evening, "1 1")
    assert [game.places for game in evening.party.finished] == [((1,), (2,))]

    evening.order(wire.Start())
    evening.line((steps.TableActed(evening.now, "deal 3 2"),))
    evening.line((steps.Acted(evening.now, 0, "swap", "bot"), steps.Acted(evening.now, 0, "pick 1", "bot")))
    evening.act(2, "pick 1")
    played_out(evening, "1 1")
    assert evening.party.finished[-1].places == ((2,),)


def test_a_result_does_not_count_for_who_was_sent_away() -> None:
    evening = Evening("Anna", "Ben", game="tiny", options={"rounds": 2})
    evening.order(wire.Start())
    evening.line((steps.TableActed(evening.now, "deal 3 2"),))
    evening.act(2, "pick 3")
    evening.order(wire.Remove(2))
    played_out(evening, "1 1")

    assert evening.party.finished[-1].places == ((1,),)


# What a game hands on.


def handed_on(evening: Evening) -> Previous | None:
    return evening.table.previous


def test_a_first_game_has_no_previous() -> None:
    evening = Evening("Anna", "Ben", game="tiny")
    evening.order(wire.Start())
    assert handed_on(evening) is None


def test_previous_is_mapped_member_by_member() -> None:
    evening = Evening("Anna", "Ben", "Cleo", game="tiny", options={"rounds": 1})
    evening.order(wire.Start())
    played_out(evening, "1 3 2")
    assert evening.party.handed_on["tiny"].previous == Previous([[1], [2], [0]], dealer=0, starter=1)
    evening.order(wire.Seats([3, 1, 2]))
    evening.order(wire.Start())

    assert handed_on(evening) == Previous([[2], [0], [1]], dealer=1, starter=2)
    assert evening.table.state.dealer == 2


def test_who_is_not_at_the_table_any_more_is_dropped() -> None:
    evening = Evening("Anna", "Ben", "Cleo", game="tiny", options={"rounds": 1})
    evening.order(wire.Start())
    played_out(evening, "1 3 2")
    evening.order(wire.HandOver(2))
    evening.order(wire.Remove(1), by=2)
    evening.order(wire.Start(), by=2)

    assert handed_on(evening) == Previous([[0], [1]], dealer=None, starter=0)


def test_bots_hand_on_nothing() -> None:
    evening = Evening("Anna", game="tiny", options={"rounds": 1})
    evening.order(wire.Start())
    played_out(evening, "1 3")
    evening.order(wire.Start())

    assert handed_on(evening) == Previous([[0]], dealer=0, starter=None)


def test_another_kind_of_game_between_changes_nothing() -> None:
    evening = Evening("Anna", "Ben", game="tiny", options={"rounds": 1})
    evening.order(wire.Start())
    played_out(evening, "1 3")
    evening.order(wire.SetUp(game="fahrstuhl"))
    evening.order(wire.Start())
    assert handed_on(evening) is None
    evening.order(wire.End())
    evening.order(wire.SetUp(game="tiny"))
    evening.order(wire.Start())

    assert handed_on(evening) is not None


@pytest.mark.parametrize("dealer", [0, 1, None])
def test_fahrstuhl_begins_whatever_is_handed_on(dealer: int | None) -> None:
    """FS-10.3: the next seat deals; without a dealer there is a lot, as in a first game."""
    evening = Evening("Anna", "Ben", fill_to=2)
    previous = Previous([[0], [1]], dealer=dealer, starter=None)
    sitting = seating.seating(evening.party)
    evening.line(
        (
            steps.Started(
                evening.now,
                1,
                "fahrstuhl",
                1,
                sitting.options,
                seating.places(evening.party, sitting),
                "normal",
                previous,
            ),
        )
    )
    evening.pass_time(5.0)

    assert evening.table.to_act
    assert (evening.table.log[0][1].split()[0] == "start") is (dealer is None)


# Records.


def test_the_game_is_kept_as_its_actions() -> None:
    evening = Evening("Anna", "Ben", game="tiny", options={"rounds": 1})
    evening.order(wire.Start())
    played_out(evening, "3 0")
    played: Any = party.played(evening.party)

    assert (played.number, played.game, played.version, played.seats) == (1, "tiny", 3, 2)
    assert played.actions == ((None, "deal 3 0"), (0, "pick 1"), (1, "pick 1"))
    assert played.options.rounds == 1
    assert played.previous is None
