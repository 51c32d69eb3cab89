"""A finished game looked back at: each step is what was seen then, and all hands are open."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games import game as registry
from games.game import read_options, zones
from server import lookback, party, shelf, steps, wire
from server.evening import Finished
from server.reasons import Refusal
from server.records import record, selfplay
from tests.server.evening import Evening, folded

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))
SHORT: dict[str, dict[str, Any]] = {
    "fahrstuhl": {"mode": "list", "schedule": [2, 1]},
    "shut_the_box": {"end": "rounds", "rounds": 1},
}


def played(game: str, seats: int, seed: int) -> bytes:
    """The record of a game of bots that choose at random."""
    found = registry.find(game)
    options = read_options(found, SHORT.get(game, {}))
    return "".join(selfplay(found, options, ["random"] * seats, seed)).encode()


def looked_at(written: bytes) -> tuple[Evening, Finished, lookback.Replay]:
    replay = lookback.replay(written)
    places = tuple(steps.Place(None, f"Bot {seat}", seat, seat) for seat in range(replay.seats))
    return Evening("Anna"), Finished(1, replay.game, (), seats=places), replay


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)


def every_step_is_true(written: bytes) -> None:
    """Each step of the record, seen by each role, is the observation of the state that the record writes."""
    evening, finished, replay = looked_at(written)
    header, *moves, result = map(json.loads, written.splitlines())
    game = shelf.game(header["game"])
    for n, move in enumerate(moves, 1):
        state = game.from_position(replay.options, replay.seats, move["position"])
        for seat in (None, n % replay.seats):
            moment = lookback.moment(evening.party, finished, replay, n, seat)
            seen = game.observation(state, seat)
            lie = plain(list(zones(game, seen)))
            assert moment.table.observation == plain(seen) | {"zones": lie}, (n, seat)
        assert (moment.actor, moment.action, moment.step, moment.of) == (
            move["seat"],
            move["action"],
            n,
            len(moves),
        )
        for seat, lie in enumerate(moment.hands):
            held = zones(game, game.observation(state, seat))
            assert lie == [zone for zone in plain(list(held)) if zone["owner"] == seat]
    assert plain(moment.table.result) == result["result"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_step_of_a_kept_game_is_what_was_seen(path: Path) -> None:
    every_step_is_true(path.read_bytes())


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", sorted(registry.names()))
def test_every_step_of_any_game_is_what_was_seen(game: str, seed: int) -> None:
    every_step_is_true(played(game, 2 + seed, seed))


@pytest.mark.parametrize("most", [1, 2, 7])
def test_steps_between_those_kept_are_the_same(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr(lookback, "MOST_STATES", most)
    written = played("fahrstuhl", 3, 1)
    assert len(lookback.replay(written).states) <= most + 1
    every_step_is_true(written)


def test_hands_are_open_to_the_end() -> None:
    evening, finished, replay = looked_at(played("fahrstuhl", 3, 2))
    hands = lookback.moment(evening.party, finished, replay, 2, None).hands

    dealt = [zone["cards"] for lie in hands for zone in lie if zone["zone"] == "hand"]
    assert len(dealt) == 3
    assert all(cards and all(cards) for cards in dealt)


def test_before_the_first_action_there_is_no_actor() -> None:
    evening, finished, replay = looked_at(played("shithead", 2, 0))
    moment = lookback.moment(evening.party, finished, replay, 0, None)

    assert (moment.actor, moment.action, moment.events, moment.table.result) == (None, None, [], None)


def test_what_the_eye_was_given_time_for_is_held() -> None:
    evening, finished, replay = looked_at(played("fahrstuhl", 3, 2))
    every = [
        lookback.moment(evening.party, finished, replay, step, None)
        for step in range(len(replay.actions) + 1)
    ]

    held = {" ".join(event.kind for event in moment.events): moment.table.hold for moment in every}

    assert held["bid"] is None
    assert held["played trick round"] == wire.HoldView("sheet", 0.0)


def test_what_a_seat_alone_was_told_is_told_to_who_looks_with_its_eyes() -> None:
    evening, finished, replay = looked_at(played("lucky_shutdown", 2, 0))
    deal = next(n for n, (seat, action) in enumerate(replay.actions, 1) if action.startswith("deal"))
    public, own = (lookback.moment(evening.party, finished, replay, deal, seat) for seat in (None, 1))

    assert [event.kind for event in public.events] == [event.kind for event in own.events]
    assert public.table.observation != own.table.observation


def test_the_way_to_the_next_decision_and_the_next_deal() -> None:
    evening = evening_after_a_game()
    (finished,) = evening.party.finished
    replay = lookback.replay(own_record(evening))
    acted = [n for n, (seat, _) in enumerate(replay.actions, 1) if seat is not None]
    second = [n for n, (seat, _) in enumerate(replay.actions, 1) if seat == 1]
    dealt = [n for n, (_, action) in enumerate(replay.actions, 1) if action.startswith("deal ")]
    assert len(dealt) == 2

    first, last = (
        lookback.moment(evening.party, finished, replay, step, None) for step in (0, len(replay.actions))
    )
    between = lookback.moment(evening.party, finished, replay, second[1], 1)

    assert (first.own, first.deals) == (wire.Nearest(None, acted[0]), wire.Nearest(None, dealt[0]))
    assert (last.own.after, last.deals) == (None, wire.Nearest(dealt[1], None))
    assert between.own == wire.Nearest(second[0], second[2])


@pytest.mark.parametrize(
    ("step", "seat", "reason"), [(100_000, None, "unknown_step"), (1, 2, "unknown_seat")]
)
def test_what_is_not_there_is_refused(step: int, seat: int | None, reason: str) -> None:
    evening, finished, replay = looked_at(played("shithead", 2, 0))
    with pytest.raises(Refusal, match=reason):
        lookback.moment(evening.party, finished, replay, step, seat)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"game": "shithead"', '"game": "bridge"'),
        ('"version": 1', '"version": 99'),
        ('"seats": 2', '"seats": 99'),
        ('"action": "deal ', '"action": "steal '),
        ('"action"', '"activity"'),
    ],
)
def test_a_record_that_these_rules_cannot_play_is_said_to_be_none(before: str, after: str) -> None:
    written = played("shithead", 2, 0).decode()
    version = shelf.game("shithead").version
    broken = written.replace(before.replace("1", str(version)) if "version" in before else before, after)
    assert broken != written
    with pytest.raises(Refusal, match="no_record"):
        lookback.replay(broken.encode())


# What the party keeps.


def evening_after_a_game() -> Evening:
    evening = Evening(
        "Anna", "Ben", game="fahrstuhl", options={"mode": "list", "schedule": [2, 1]}, fill_to=3
    )
    evening.order(wire.Start())
    evening.pass_time(5000, bots=True)
    return evening


def own_record(evening: Evening) -> bytes:
    table = evening.table
    return record(shelf.game(table.game), table.options, len(table.seats), table.previous, table.log)


def test_names_are_those_of_the_people_and_bots_who_sat_there() -> None:
    evening = evening_after_a_game()
    replay = lookback.replay(own_record(evening))
    evening.do(2, wire.Change(name="Benno"))
    (finished,) = evening.party.finished

    seats = lookback.moment(evening.party, finished, replay, 3, None).table.seats

    assert [seat.name for seat in seats][:2] == ["Anna", "Benno"]
    assert [seat.bot for seat in seats] == [None, None, "normal"]
    assert seats[2].name == evening.table.seats[2].place.name != ""


def test_who_came_late_is_seen_where_he_sat_from_the_step_on_that_he_took_the_seat() -> None:
    evening = Evening(
        "Anna", "Ben", game="fahrstuhl", options={"mode": "list", "schedule": [2, 1]}, fill_to=3
    )
    evening.order(wire.Start())
    evening.come("Dora")
    evening.pass_time(60, bots=True)
    bot, taken = evening.table.seats[2].place, len(evening.table.log)
    assert taken > 0
    evening.order(wire.Invite(3, "now"))
    evening.pass_time(0.1)
    evening.pass_time(5000, bots=True)
    replay = lookback.replay(own_record(evening))
    kept = party.restore(party.snapshot(evening.party))

    for after in (evening.party, folded(evening.journal), kept):
        (finished,) = after.finished
        then, from_then_on = (
            lookback.moment(after, finished, replay, step, None).table.seats[2] for step in (taken, taken + 1)
        )
        assert (then.name, then.member, then.bot) == (bot.name, None, "normal")
        assert (from_then_on.name, from_then_on.member, from_then_on.bot) == ("Dora", 3, None)


def test_who_sat_there_and_the_salts_are_kept_when_the_table_is_gone() -> None:
    evening = evening_after_a_game()
    sealed = evening.table.seals
    evening.order(wire.End())
    kept = party.restore(party.snapshot(evening.party))
    for after in (evening.party, folded(evening.journal), kept):
        (finished,) = after.finished
        assert [place.member for place in finished.seats] == [1, 2, None]
        assert finished.seals == sealed
        assert len(sealed) == 2


def test_seals_open_to_the_deals_of_the_record() -> None:
    evening = evening_after_a_game()
    written = own_record(evening)
    (finished,) = evening.party.finished
    replay = lookback.replay(written)
    moves = [json.loads(line) for line in written.splitlines()[1:-1]]

    opened = lookback.seals(finished, replay)

    assert [moves[seal.step]["action"] for seal in opened] == [seal.action for seal in opened]
    assert all(seal.action.startswith("deal ") for seal in opened)
    assert [seal.fingerprint for seal in opened] == [
        sha256(f"{seal.salt} {seal.action}".encode()).hexdigest() for seal in opened
    ]
    first, second = opened
    shown = [
        lookback.moment(evening.party, finished, replay, step, None).table.seal
        for step in (first.step, first.step + 1, second.step, second.step + 1)
    ]
    assert shown == [None, first.fingerprint, first.fingerprint, second.fingerprint]


def test_of_a_game_from_before_seats_were_kept_nobody_is_known() -> None:
    evening, _, replay = looked_at(played("shithead", 2, 0))
    moment = lookback.moment(evening.party, Finished(1, "shithead", ()), replay, 1, None)

    assert [seat.name for seat in moment.table.seats] == ["", ""]
    assert lookback.seals(Finished(1, "shithead", ()), replay) == []
