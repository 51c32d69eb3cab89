"""The arena: seats rotate, the same seed tells the same, and the figures are what they are called."""

import pytest

from games import fahrstuhl
from games.game import OptionsError, Result
from server import arena as measuring
from server.arena import Estimate, Tally, arena, rotated, table
from server.option_values import read_settings

SHORT = read_settings(fahrstuhl, ["mode=up", "max_cards=2"])


def test_the_same_seed_tells_the_same() -> None:
    first = arena(fahrstuhl, SHORT, ["normal", "random"], 6, 3)

    assert first == arena(fahrstuhl, SHORT, ["normal", "random"], 6, 3)
    assert first != arena(fahrstuhl, SHORT, ["normal", "random"], 6, 4)
    assert list(first) == ["normal", "random"]


def test_bots_move_on_by_one_seat_with_each_game() -> None:
    assert [rotated(["a", "b", "c"], games) for games in range(4)] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
        ["a", "b", "c"],
    ]


def test_shares_are_those_of_one_seat() -> None:
    alike = arena(fahrstuhl, SHORT, ["random"] * 3, 6, 0)["random"]

    assert alike["first"].mean == pytest.approx(1 / 3)
    assert alike["last"].mean == pytest.approx(1 / 3)


def test_places_and_shares() -> None:
    shared = measuring._standing_figures(Result([[2, 0], [1], [3]], [7, 5, 7, 0]))

    assert shared == {
        "place": [1, 3, 1, 4],
        "first": [0.5, 0.0, 0.5, 0.0],
        "last": [0.0, 0.0, 0.0, 1.0],
        "score": [7, 5, 7, 0],
    }
    assert "score" not in measuring._standing_figures(Result([[0], [1]], None))


def test_a_game_may_have_figures_of_its_own() -> None:
    exact = arena(fahrstuhl, SHORT, ["normal"] * 3, 5, 0)["normal"]["exact"]

    assert 0 < exact.mean <= 1


def estimate(*values: float, share: bool = False) -> Estimate:
    tally = Tally()
    for value in values:
        tally.add(value)
    return tally.estimate(share=share)


def test_an_interval_is_that_of_independent_games() -> None:
    some = estimate(1.0, 2.0, 3.0, 4.0)

    assert some.mean == 2.5
    assert some.half == pytest.approx(1.2651, abs=1e-4)
    assert estimate(5.0) == Estimate(5.0, None)
    assert estimate(*[1.0] * 30, share=True) == Estimate(1.0, 0.1)
    assert estimate(*[1.0] * 30) == Estimate(1.0, 0.0)
    assert estimate(0.0, 1.0, 0.5, share=True) == estimate(0.0, 1.0, 0.5)


def test_large_values_close_to_each_other_keep_their_interval() -> None:
    assert estimate(1e9 + 1, 1e9 + 2, 1e9 + 3, 1e9 + 4).half == pytest.approx(1.2651, abs=1e-4)


def test_the_table_is_aligned() -> None:
    standings = {"normal": {"place": Estimate(1.5, 0.25)}, "a": {"place": Estimate(1201.25, None)}}

    assert table(standings) == ["bot     place", "normal  1.500 ± 0.250", "a       1201.2"]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(OptionsError, match="max_cards"):
        arena(fahrstuhl, read_settings(fahrstuhl, ["max_cards=10"]), ["random"] * 9, 1, 0)
