"""The ranking of people across games, and how long games are expected to take."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games import game as registry
from games.game import Event
from server import ranking, steps, wire
from server.estimate import Played, minutes
from tests.server.test_planned import TINY, planned, play

pytestmark = pytest.mark.usefixtures("tiny_game")


def _row(seat: int, bid: int, tricks: int) -> dict[str, int]:
    return {"seat": seat, "bid": bid, "tricks": tricks}


@pytest.mark.parametrize(
    ("places", "weight", "points"),
    [
        ([[1], [2], [3]], 1, {1: 2.0, 2: 1.0, 3: 0.0}),
        ([[1, 2], [3]], 1, {1: 1.5, 2: 1.5, 3: 0.0}),
        ([[1], [2, 3]], 2, {1: 4.0, 2: 1.0, 3: 1.0}),
        ([[7]], 1, {7: 0.0}),
        ([], 1, {}),
    ],
)
def test_a_point_for_everybody_behind_and_half_a_point_for_everybody_level(
    places: list[list[int]], weight: int, points: dict[int, float]
) -> None:
    assert ranking.points(places, weight) == points


def test_games_add_up_with_their_weight_and_leave_a_curve() -> None:
    evening = planned(TINY, wire.Item("tiny", {"rounds": 1}, 2, weight=2))
    play(evening, "3 1")
    play(evening, "1 3")
    shown = evening.tv().party.ranking

    assert shown is not None
    assert [(game.number, game.weight) for game in shown.games] == [(1, 1), (2, 2)]
    assert [(one.member, one.place, one.points, one.wins, one.curve) for one in shown.standings] == [
        (2, 1, 2.0, 1, [0.0, 2.0]),
        (1, 2, 1.0, 1, [1.0, 1.0]),
    ]


def test_a_bot_wins_its_game_and_is_no_part_of_the_ranking() -> None:
    evening = planned(wire.Item("tiny", {"rounds": 1}, 3))
    play(evening, "1 1 3")
    shown = evening.tv().party.ranking

    assert shown is not None
    assert [(one.member, one.place, one.points, one.wins) for one in shown.standings] == [
        (1, 1, 0.5, 0),
        (2, 1, 0.5, 0),
    ]


def test_who_left_stays_in_the_ranking_with_his_name() -> None:
    evening = planned(TINY)
    play(evening, "1 3")
    evening.order(wire.Remove(2))
    shown = evening.tv().party.ranking

    assert shown is not None
    assert [one.name for one in shown.standings] == ["Ben", "Anna"]
    assert [one.name for one in evening.tv().party.members] == ["Anna"]


def test_who_held_a_seat_and_did_not_count_is_named() -> None:
    evening = planned(wire.Item("tiny", {"rounds": 1}, 3))
    play(evening, "3 1 1")
    (last,) = evening.party.finished
    late = replace(evening.party, finished=(replace(last, places=((1,),)),))

    all_of_them, without_ben = ranking.ranking(evening.party), ranking.ranking(late)

    assert all_of_them is not None
    assert without_ben is not None
    assert (all_of_them.counts, all_of_them.uncounted) == (True, [])
    assert (without_ben.counts, without_ben.uncounted) == (True, ["Ben"])


def test_a_game_that_counts_for_nobody_says_so_also_where_somebody_sat_out() -> None:
    evening = planned(TINY)
    play(evening, "1 3")
    (last,) = evening.party.finished
    second = replace(last, number=2, places=(), seats=last.seats[:1])
    shown = ranking.ranking(replace(evening.party, finished=(last, second)))

    assert shown is not None
    assert (shown.counts, shown.uncounted) == (False, ["Anna"])
    assert len(shown.standings) == 2


def test_there_is_none_while_a_game_runs_and_before_one_is_finished() -> None:
    evening = planned(TINY, TINY)
    assert evening.tv().party.ranking is None
    play(evening)
    assert evening.tv().party.ranking is not None
    evening.order(wire.Start())
    assert evening.tv().party.ranking is None


def test_what_the_games_count_is_summed_or_the_greatest_counts() -> None:
    evening = planned(TINY, TINY)
    play(evening, "3 1")
    play(evening, "3 1")
    counted = [
        replace(game, feats={1: {"piles": number + 1, "longest_skip_chain": 3 - number}})
        for number, game in enumerate(evening.party.finished)
    ]
    shown = ranking.ranking(replace(evening.party, finished=tuple(counted)))

    assert shown is not None
    assert shown.standings[0].feats == {"piles": 3, "longest_skip_chain": 3}


@pytest.mark.parametrize(
    ("game", "event", "feats"),
    [
        (
            "fahrstuhl",
            Event(
                "round", {"rows": [{"seat": 0, "bid": 2, "tricks": 2}, {"seat": 1, "bid": 0, "tricks": 1}]}
            ),
            [(0, "exact_bids", 1)],
        ),
        ("shithead", Event("picked_up", {"seat": 2, "cards": ["4h"], "why": "pickup"}), [(2, "piles", 1)]),
        ("lucky_shutdown", Event("picked_up", {"seat": 1, "cards": ["5"]}), [(1, "piles", 1)]),
        ("lucky_shutdown", Event("skip", {"seats": [1, 2, 0], "by": 3}), [(3, "longest_skip_chain", 3)]),
        ("shut_the_box", Event("shut_the_box", {"seat": 0}), [(0, "boxes", 1)]),
        ("shut_the_box", Event("thrown", {"seat": 0}), []),
    ],
)
def test_what_each_game_counts(game: str, event: Event, feats: list[tuple[int, str, int]]) -> None:
    counted = registry.feats(registry.find(game), event)

    assert [(feat.seat, feat.name, feat.value) for feat in counted] == feats


@pytest.mark.parametrize("name", ["fahrstuhl", "lucky_shutdown", "shithead", "shut_the_box"])
def test_every_game_says_how_many_decisions_it_takes(name: str) -> None:
    game = registry.find(name)
    for seats in game.seats:
        assert registry.decisions(game, game.Options(), seats), seats


def test_the_length_is_learned_from_games_that_were_played() -> None:
    fahrstuhl = registry.find("fahrstuhl")
    slow = {"fahrstuhl": Played(1000, 20_000.0)}

    assert minutes(fahrstuhl, {}, 5, {}) == round(350 * 4.5 / 60)
    assert minutes(fahrstuhl, {}, 5, slow) > 2 * minutes(fahrstuhl, {}, 5, {})
    assert minutes(fahrstuhl, {"mode": "single", "single_cards": 1}, 2, {}) == 1


def test_the_evening_notes_how_long_its_games_took() -> None:
    evening = planned(TINY)
    evening.order(wire.Start())
    evening.line((steps.TableActed(evening.now, "deal 1 1"),))
    evening.pass_time(30.0)
    evening.act(1, "pick 1")
    evening.act(2, "pick 1")

    assert evening.party.pace["tiny"].decisions == 2
    assert 25.0 < evening.party.pace["tiny"].seconds < 35.0


def test_who_comes_is_told_apart_from_those_sent_away_who_stand_in_the_ranking() -> None:
    evening = planned(TINY)
    play(evening, "3 1")
    evening.order(wire.Remove(2))
    evening.come("Ben")

    shown = evening.tv().party.ranking
    assert shown is not None
    assert "Ben" in [one.name for one in shown.standings]
    assert evening.party.members[-1].name == "Ben 2"
    evening.order(wire.Admit(3, yes=True))
    evening.do(3, wire.Change(name="Ada"))
    evening.do(3, wire.Change(name="Ben"))
    assert evening.party.members[-1].name == "Ben 2"
