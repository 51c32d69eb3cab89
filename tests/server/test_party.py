"""Who is here: coming in, staying oneself, being sent away; and that the steps tell all of it."""

from __future__ import annotations

import pytest

from server import clock, party, steps, tokens, wire
from server.party import Who
from server.reasons import REASONS, Refusal
from tests.server.evening import Evening, folded, started

pytestmark = pytest.mark.usefixtures("tiny_game")


# Coming in.


def test_the_first_phone_is_host() -> None:
    evening = Evening("Anna", "Ben")

    assert evening.party.host == 1
    assert [(one.id, one.name, one.host) for one in evening.tv().party.members] == [
        (1, "Anna", True),
        (2, "Ben", False),
    ]


def test_a_token_finds_its_member_and_is_kept_nowhere() -> None:
    evening = Evening("Anna", "Ben")
    found = party.find(evening.party, evening.tokens[1])

    assert found is not None
    assert found.id == 2
    assert party.find(evening.party, tokens.fresh()) is None
    everything = party.snapshot(evening.party) + b"".join(evening.journal)
    assert not any(token.encode() in everything for token in evening.tokens)


def test_the_same_name_is_another_person() -> None:
    evening = Evening("Anna", "anna", " Anna\u200b")
    assert [one.name for one in evening.tv().party.members] == ["Anna", "anna 2", "Anna 3"]


def test_colours_and_symbols_are_ones_own_as_far_as_they_reach() -> None:
    evening = Evening(*(f"P{number}" for number in range(30)))
    members = evening.tv().party.members

    assert len({one.colour for one in members[:12]}) == 12
    assert len({one.symbol for one in members[:24]}) == 24
    assert {one.colour for one in members} == set(range(12))


def test_who_is_here_does_not_come_in_again() -> None:
    evening = Evening("Anna")
    with pytest.raises(Refusal, match="already_joined"):
        party.join(evening.party, Who(1), wire.Join("Ben"), "0" * 64, evening.now, evening.rng)


def test_a_name_that_cannot_be_seen_is_refused() -> None:
    evening = Evening("Anna")
    with pytest.raises(Refusal, match="name_empty"):
        evening.come("\u200b")


def test_an_evening_holds_64_people() -> None:
    evening = Evening(*(f"P{number}" for number in range(64)))
    with pytest.raises(Refusal, match="full"):
        evening.come("Zoe")

    evening.order(wire.Remove(7))
    evening.come("Zoe")


def test_who_comes_late_watches_and_sits_down_next_time() -> None:
    evening = started()
    evening.come("Cleo")
    me = evening.phone(3).me
    assert me is not None
    assert (me.seat, me.legal, me.must_act) == (None, [], False)
    with pytest.raises(Refusal, match="not_seated"):
        evening.act(3, "pick 1")

    evening.order(wire.End())
    evening.order(wire.Start())
    assert [seat.member for seat in evening.table.seats] == [1, 2, 3]


@pytest.mark.parametrize(
    "intent",
    [
        wire.Act("pick 1", 0, "intent-00"),
        wire.Change(name="Eve"),
        wire.Rules(True),
        wire.GoOn(),
        wire.Touch(),
        wire.TakeOver(),
        wire.Host(wire.Start()),
    ],
    ids=lambda intent: type(intent).__name__,
)
def test_without_joining_nothing_is_possible(intent: wire.Message) -> None:
    evening = started()
    for who in (None, 99, 0, -1):
        with pytest.raises(Refusal, match="not_joined"):
            evening.do(who, intent)


# Staying oneself.


def test_a_phone_comes_and_goes_once() -> None:
    evening = Evening("Anna")
    evening.connect(1)
    evening.drop(1)
    evening.drop(1)

    assert len(evening.journal) == 3
    assert not evening.tv().party.members[0].here
    evening.connect(1)
    assert evening.tv().party.members[0].here


def test_back_after_hours_on_the_same_seat() -> None:
    evening = started()
    evening.drop(2)
    evening.pass_time(7200.0, bots=True)
    evening.connect(2)
    me = evening.phone(2).me

    assert me is not None
    assert me.seat == 1


def test_a_person_changes_what_is_said() -> None:
    evening = Evening("Anna", "Ben")
    free = next(colour for colour in range(12) if colour not in {one.colour for one in evening.party.members})
    symbol = evening.party.members[1].symbol
    evening.do(2, wire.Change(name=" Benno ", colour=free, ready=True))
    ben = evening.tv().party.members[1]

    assert (ben.name, ben.colour, ben.symbol, ben.ready) == ("Benno", free, symbol, True)
    assert evening.do(2, wire.Change()) == ()


def test_a_name_may_be_spelled_anew_but_not_be_taken() -> None:
    evening = Evening("Anna", "Ben")
    evening.do(2, wire.Change(name="BEN"))
    assert evening.party.members[1].name == "BEN"
    evening.do(2, wire.Change(name="Anna"))
    assert evening.party.members[1].name == "Anna 2"


def test_looks_that_somebody_has_are_refused() -> None:
    evening = Evening("Anna", "Ben")
    anna, ben = evening.party.members
    with pytest.raises(Refusal) as refused:
        evening.do(2, wire.Change(colour=anna.colour))
    assert (refused.value.reason, refused.value.about) == ("colour_taken", "colour")
    with pytest.raises(Refusal, match="symbol_taken"):
        evening.do(2, wire.Change(symbol=anna.symbol))
    assert evening.do(2, wire.Change(colour=ben.colour))


def test_ready_lasts_until_the_start() -> None:
    evening = Evening("Anna", "Ben", game="tiny")
    evening.do(2, wire.Change(ready=True))
    evening.order(wire.Start())

    assert not evening.tv().party.members[1].ready


# Being sent away.


def test_who_is_sent_away_leaves_the_seat_to_a_bot() -> None:
    evening = started("Anna", "Ben", "Cleo")
    evening.order(wire.Remove(2))
    seat = evening.shown.seats[1]

    assert (seat.member, seat.bot, seat.away) == (None, "normal", False)
    assert seat.name not in ("Anna", "Ben", "Cleo")
    assert [one.id for one in evening.tv().party.members] == [1, 3]
    assert [ask.seat for ask in party.questions(evening.party, evening.now)] == [1]
    assert evening.tv().party.next.seats == [1, 3]


def test_who_was_sent_away_is_known_and_does_nothing_more() -> None:
    evening = started()
    evening.drop(2)
    evening.order(wire.Remove(2))
    found = party.find(evening.party, evening.tokens[1])
    assert found is not None
    assert found.removed

    assert party.connected(evening.party, 2, evening.now, fresh=True) == ()
    assert party.dropped(evening.party, 2, evening.now) == ()
    assert evening.phone(2).me is None
    assert evening.phone(2).table is None
    with pytest.raises(Refusal, match="removed"):
        evening.do(2, wire.Touch())
    with pytest.raises(Refusal, match="removed"):
        evening.do(2, wire.Host(wire.Start()))


def test_sending_a_reader_away_ends_his_pause() -> None:
    evening = started()
    evening.do(2, wire.Rules(True))
    evening.order(wire.Remove(2))

    assert evening.paused() == "countdown"


def test_sending_away_whom_a_restart_waits_for() -> None:
    evening = started(mode="turns")
    evening.act(1, "pick 1")
    evening.wake_up()
    evening.connect(1)
    evening.order(wire.Remove(2))

    assert evening.paused() is None


@pytest.mark.parametrize(
    ("member", "reason"), [(1, "yourself"), (3, "unknown_member"), (0, "unknown_member")]
)
def test_only_others_who_are_here_are_sent_away(member: int, reason: str) -> None:
    evening = Evening("Anna", "Ben")
    for order in (wire.Remove(member), wire.HandOver(member)):
        with pytest.raises(Refusal, match=reason):
            evening.order(order)


# Steps.


def test_the_journal_comes_to_the_same_party() -> None:
    evening = started("Anna", "Ben", "Cleo")
    evening.do(2, wire.Rules(True))
    evening.pass_time(clock.RULES_AT_MOST)
    evening.act(3, "pick 2")
    evening.order(wire.Remove(2))
    evening.order(wire.HandOver(3))
    evening.drop(1)
    evening.pass_time(120.0, bots=True)

    assert folded(evening.journal) == evening.party


def test_every_step_survives_the_journal() -> None:
    for cls in steps.Step.__args__:
        assert cls.__struct_config__.tag is not None
    step = steps.Acted(1.5, 2, "pick 1", "member", False, 3, "intent-1")
    assert steps.decode(steps.encode(step)) == step


def test_reasons_are_keys() -> None:
    assert all(reason.replace("_", "").isalpha() and reason.islower() for reason in REASONS)
