"""Guests: late, waiting for a seat or for the host's nod, more than there are seats, on their way home."""

from __future__ import annotations

from itertools import pairwise

import pytest

from server import steps, wire
from server.party import Refusal
from tests.server.evening import Evening, folded, started

pytestmark = pytest.mark.usefixtures("tiny_game")


def refused(evening: Evening, order: wire.Order, by: int = 1) -> str:
    with pytest.raises(Refusal) as refusal:
        evening.order(order, by)
    return refusal.value.reason


def seats(evening: Evening) -> list[int | None]:
    return [seat.member for seat in evening.table.seats]


def waits(evening: Evening, member: int) -> str | None:
    return next(one.waits for one in evening.tv().party.members if one.id == member)


def with_bot(late: wire.Late = "ask", mode: str = "sealed") -> Evening:
    """Anna and Ben and a bot at a table whose numbers are dealt; Cleo comes late."""
    evening = started("Anna", "Ben", mode=mode, fill_to=3)
    evening.order(wire.Arrange(late=late))
    evening.come("Cleo")
    return evening


def test_who_comes_late_watches_until_the_host_gives_a_seat() -> None:
    evening = with_bot()
    assert (waits(evening, 3), seats(evening)) == ("ask", [1, 2, None])
    assert evening.phone(3).table == evening.shown

    evening.order(wire.Invite(3, "now"))
    evening.pass_time(0.1)
    assert (waits(evening, 3), seats(evening)) == (None, [1, 2, 3])
    assert evening.shown.seats[2].name == "Cleo"


def test_a_seat_at_once_comes_with_the_bots_cards_and_score_and_a_turn_of_its_own() -> None:
    evening = with_bot()
    before = evening.table.seats[2]
    public = evening.phone(3).table
    assert public is not None
    assert public.observation["mine"] is None
    evening.order(wire.Invite(3, "now"))
    evening.pass_time(0.1)
    phone = evening.phone(3)

    assert phone.me is not None
    assert phone.table is not None
    assert (phone.me.seat, phone.me.must_act) == (2, True)
    assert phone.table.observation["mine"] == 2
    assert phone.me.turn > before.turn
    assert evening.left(2) == pytest.approx(45.0, abs=0.2)
    evening.act(3, "pick 2")
    assert evening.table.seats[2].own == 1


def test_at_once_is_a_rule_that_the_host_can_set() -> None:
    evening = with_bot("now")
    evening.pass_time(0.1)

    assert seats(evening) == [1, 2, 3]
    assert folded(evening.journal) == evening.party


def test_from_the_next_game_on_he_waits_for_its_start() -> None:
    evening = with_bot("game")
    evening.pass_time(30.0)
    assert (waits(evening, 3), seats(evening)) == ("game", [1, 2, None])

    evening.order(wire.End())
    evening.order(wire.Start())
    assert seats(evening) == [1, 2, 3]
    assert waits(evening, 3) is None


def test_from_the_next_round_on_he_sits_down_at_the_score_sheet() -> None:
    evening = Evening("Anna", game="fahrstuhl", fill_to=2, options={"mode": "list", "schedule": [1, 1, 1]})
    evening.order(wire.Start())
    evening.order(wire.Arrange(late="round"))
    evening.come("Ben")
    for _ in range(200):
        if evening.held() == "sheet":
            break
        assert seats(evening).count(None) == 1
        evening.pass_time(5.0, bots=True)
    evening.pass_time(0.1)

    assert sorted(member or 0 for member in seats(evening)) == [1, 2]


def test_no_seat_for_a_phone_that_is_not_there_nor_before_a_bot_has_one() -> None:
    evening = started("Anna", "Ben", fill_to=2)
    evening.order(wire.Arrange(late="now"))
    evening.come("Cleo")
    evening.pass_time(1.0)
    assert (waits(evening, 3), seats(evening)) == ("now", [1, 2])

    evening.drop(3)
    evening.do(2, wire.Leave(for_good=True))
    evening.pass_time(1.0)
    assert seats(evening) == [1, None]
    evening.connect(3)
    evening.pass_time(0.1)
    assert seats(evening) == [1, 3]


def test_an_invitation_is_for_a_bots_seat_and_for_somebody_without_one() -> None:
    evening = with_bot()

    assert refused(evening, wire.Invite(2, "now")) == "has_seat"
    assert refused(evening, wire.Invite(3, "now", 0)) == "seat_taken"
    assert refused(evening, wire.Invite(3, "now", 9)) == "unknown_seat"
    assert refused(evening, wire.Invite(9, "now")) == "unknown_member"
    evening.order(wire.End())
    assert refused(evening, wire.Invite(3, "now")) == "no_game"


def test_a_bot_that_was_thinking_does_not_play_for_the_person() -> None:
    evening = with_bot(mode="sealed")
    evening.pass_time(0.9)
    evening.order(wire.Invite(3, "now"))
    happened = evening.pass_time(10.0, bots=True)

    assert not any(isinstance(step, steps.Acted) and step.seat == 2 for step in happened)


def test_who_leaves_for_good_leaves_his_seat_to_a_bot_and_takes_no_other() -> None:
    evening = started("Anna", "Ben")
    evening.do(2, wire.Leave(for_good=True))
    assert seats(evening) == [1, None]
    assert [one.sits_out for one in evening.tv().party.members] == [False, True]

    evening.order(wire.End())
    assert evening.tv().party.next.seats == [1]
    evening.do(2, wire.Change(sits_out=False))
    assert evening.tv().party.next.seats == [1, 2]


def test_who_leaves_for_a_moment_has_his_seat_back_at_a_touch() -> None:
    evening = started("Anna", "Ben")
    evening.do(2, wire.Leave(for_good=False))
    assert (seats(evening), evening.shown.seats[1].away) == ([1, 2], True)

    evening.do(2, wire.Touch())
    assert not evening.shown.seats[1].away


def test_more_people_than_seats_take_turns() -> None:
    """Three seats, five people: nobody waits twice before everybody has waited once."""
    evening = Evening("Anna", "Ben", "Cleo", "Dora", "Emil", game="tiny", fill_to=3)
    sat: list[list[int | None]] = []
    for _ in range(5):
        evening.order(wire.Start())
        sat.append(seats(evening))
        evening.order(wire.End())

    assert sat[0] == [1, 2, 3]
    assert sat[1] == [1, 4, 5]
    assert [sum(member in row for row in sat) for member in range(1, 6)] == [3, 3, 3, 3, 3]
    for member in range(1, 6):
        outs = [member not in row for row in sat]
        assert not any(first and second for first, second in pairwise(outs))


def test_who_waits_is_shown_the_next_in_front() -> None:
    evening = Evening("Anna", "Ben", "Cleo", "Dora", "Emil", game="tiny")
    assert evening.tv().party.next.watching == [4, 5]
    evening.order(wire.Start())
    evening.order(wire.End())
    assert evening.tv().party.next.seats == [1, 4, 5]
    assert evening.tv().party.next.watching == [2, 3]


def test_a_second_host_gives_orders_but_does_not_hand_the_role_on() -> None:
    evening = Evening("Anna", "Ben", "Cleo", game="tiny")
    assert refused(evening, wire.Start(), by=2) == "not_host"
    evening.order(wire.Deputy(2, on=True))
    me = evening.phone(2).me
    assert me is not None
    assert me.host
    assert evening.phone(2).host is not None
    assert evening.party.host == 1
    evening.order(wire.Start(), by=2)
    evening.order(wire.End(), by=2)
    assert refused(evening, wire.HandOver(3), by=2) == "not_host"
    assert refused(evening, wire.Deputy(3, on=True), by=2) == "not_host"
    assert refused(evening, wire.Remove(1), by=2) == "not_host"
    assert refused(evening, wire.Remove(1)) == "yourself"

    evening.order(wire.Deputy(2, on=False))
    assert refused(evening, wire.Start(), by=2) == "not_host"


def test_a_second_host_has_a_bot_play_for_the_host_who_sleeps_beside_the_phone() -> None:
    evening = started("Anna", "Ben", seconds=0)
    evening.order(wire.Deputy(2, on=True))
    evening.order(wire.PlayFor(0), by=2)

    assert evening.shown.seats[0].away
    assert refused(evening, wire.PlayFor(1), by=2) == "yourself"


def test_patience_is_so_many_times_the_seconds() -> None:
    evening = Evening("Anna", "Ben", game="tiny")
    evening.order(wire.Patience(2, 3))
    evening.order(wire.Start())
    evening.line((steps.TableActed(evening.now, "deal 1 1"),))

    assert (evening.left(0), evening.left(1)) == (45, 135)


def test_the_hosts_settings_are_shown_and_hide_the_code_on_screens() -> None:
    evening = Evening("Anna", game="tiny")
    evening.order(wire.Arrange(hidden=True, muted=True, reactions=False, moderator="silent", late="round"))
    shown = evening.tv().party

    assert (shown.code, shown.url, shown.qr) == ("", None, None)
    assert evening.phone(1).party.code == "BCDF"
    assert shown.settings == wire.SettingsView(
        late="round", moderator="silent", reactions=False, muted=True, hidden=True, locked=False, nod=False
    )
    assert evening.order(wire.Arrange(hidden=True)) == ()


def test_another_phone_takes_the_place_of_the_one_before() -> None:
    evening = started("Anna", "Ben")
    evening.drop(2)
    evening.line((steps.Moved(evening.now, 2, "other"),))
    ben = evening.party.members[1]

    assert (ben.gone, ben.token_hashes, len(ben.moved)) == (None, ("other",), 1)
    assert seats(evening) == [1, 2]


# Who waits.


def test_a_game_dealt_anew_forgets_nobody_who_waits() -> None:
    evening = with_bot()
    evening.order(wire.Restart())
    assert waits(evening, 3) == "ask"
    assert [one.played for one in evening.party.members] == [1, 1, 0]

    evening.order(wire.Invite(3, "now"))
    evening.pass_time(0.1)
    assert seats(evening) == [1, 2, 3]


def test_who_had_gone_home_before_the_game_waits_like_one_who_comes_late() -> None:
    evening = Evening("Anna", "Ben", game="tiny", fill_to=3)
    evening.order(wire.Arrange(late="now"))
    evening.drop(2)
    evening.pass_time(700.0)
    evening.order(wire.Start())
    assert seats(evening) == [1, None, None]
    evening.connect(2)
    evening.pass_time(0.1)

    assert seats(evening) == [1, 2, None]


def test_who_waits_for_the_hosts_word_has_it_when_the_rule_changes() -> None:
    evening = with_bot("ask")
    evening.order(wire.Arrange(late="now"))
    evening.pass_time(0.1)

    assert seats(evening) == [1, 2, 3]
