"""What a screen holds after hours: how its growth is reckoned."""

import json

import pytest

from screen_hours import Held, growth, weighed


def held(data: float) -> Held:
    """So many bytes of data, and as much of the rest in each round."""
    return Held(data=data, code=2_000, nodes=500, listeners=30)


def test_growth_is_a_game_s_beside_itself_once_all_parts_are_here() -> None:
    coming = [held(data) for data in (1_000, 5_000, 2_000, 7_000)]
    later = [held(data) for data in (9_000, 12_000, 9_200, 12_200)]

    assert growth([*coming, *later], games=2) == pytest.approx((100, 0, 0, 0))


def test_what_stays_level_does_not_grow_however_much_the_games_differ() -> None:
    assert growth([held(data) for data in (3_000, 9_000, 6_000) * 6], games=3) == (0, 0, 0, 0)


def test_code_and_data_are_weighed_apart_and_what_is_the_browser_s_not_at_all() -> None:
    kinds = ["code", "object", "string", "native", "object shape"]
    nodes = [[0, 100], [1, 20], [2, 3], [3, 5_000], [4, 40]]
    meta = {"node_fields": ["type", "self_size"], "node_types": [kinds, "number"]}
    snapshot = {"snapshot": {"meta": meta}, "nodes": [value for node in nodes for value in node]}

    assert weighed(json.dumps(snapshot)) == (140, 23)
