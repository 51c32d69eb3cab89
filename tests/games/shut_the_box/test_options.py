"""STB-1.1, STB-3, STB-4, STB-8.1: what the host can choose, and what is refused by name."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from games import shut_the_box
from games.form import Field, form, meant
from games.game import Game, OptionsError, read_options
from games.shut_the_box import Options, State
from games.shut_the_box.options import limit, rounds

fulfils: Game[State, Options] = shut_the_box
"""Checked by the type checker: the module has every member of a game."""


@pytest.mark.parametrize(
    ("given", "ends_at", "after"),
    [
        ({}, 45, None),
        ({"box": 10}, 55, None),
        ({"box": 12}, 100, None),
        ({"scoring": "read"}, 1_000, None),
        ({"scoring": "read", "box": 10}, 20_000, None),
        ({"scoring": "read", "box": 12}, 50_000_000, None),
        ({"limit": 30}, 30, None),
        ({"limit": 30, "box": 12, "rounds": 3}, 30, None),
        ({"end": "rounds"}, None, 5),
        ({"end": "rounds", "rounds": 3, "limit": 30}, None, 3),
        ({"eliminate": True}, 45, None),
        ({"eliminate": True, "box": 10}, 55, None),
        ({"eliminate": True, "box": 12}, 78, None),
        ({"eliminate": True, "limit": 30, "end": "rounds", "rounds": 2}, 45, None),
    ],
)
def test_when_it_ends(given: dict[str, Any], ends_at: int | None, after: int | None) -> None:
    options = read_options(shut_the_box, given)
    assert (limit(options), rounds(options)) == (ends_at, after)


@pytest.mark.parametrize(
    ("given", "seats", "named"),
    [
        ({}, 0, "seats"),
        ({}, 5, "seats"),
        ({"eliminate": True, "scoring": "read"}, 2, "eliminate"),
        ({"limit": 10_001}, 2, "limit"),
        ({"limit": 1_000_001, "scoring": "read"}, 2, "limit"),
        ({"limit": -1}, 2, "limit"),
        ({"limit": 10**9, "scoring": "read", "box": 12}, 2, "limit"),
        ({"limit": "45"}, 2, "limit"),
        ({"rounds": 0}, 2, "rounds"),
        ({"rounds": 100}, 2, "rounds"),
        ({"box": 11}, 2, "box"),
        ({"box": "9"}, 2, "box"),
        ({"scoring": "digits"}, 2, "scoring"),
        ({"end": "never"}, 2, "end"),
        ({"end_mode": "soon"}, 2, "end_mode"),
        ({"one_die": 1}, 2, "one_die"),
        ({"faces_only": "yes"}, 2, "faces_only"),
        ({"fill_to": 2}, 2, "fill_to"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(given: dict[str, Any], seats: int, named: str) -> None:
    with pytest.raises(OptionsError) as refused:
        shut_the_box.initial_state(read_options(shut_the_box, given), seats, None)

    assert refused.value.field == named
    assert str(refused.value).startswith(f"{named}: ")


def test_eliminate_with_read_names_both() -> None:
    with pytest.raises(OptionsError, match="`scoring` as `read`"):
        shut_the_box.initial_state(Options(eliminate=True, scoring="read"), 2, None)


@pytest.mark.parametrize(
    "given",
    [
        {"limit": 10_000},
        {"limit": 20_000_000, "scoring": "read", "box": 10},
        {"limit": 999_999_999, "end": "rounds"},
        {"limit": 999_999_999, "eliminate": True},
    ],
)
def test_the_highest_limits_and_those_that_mean_nothing(given: dict[str, Any]) -> None:
    shut_the_box.initial_state(read_options(shut_the_box, given), 4, None)


@pytest.mark.parametrize("scoring", ["add", "read"])
@pytest.mark.parametrize("box", [9, 10, 12])
def test_the_form_says_what_the_boxs_own_limit_is(box: int, scoring: str) -> None:
    options = read_options(shut_the_box, {"box": box, "scoring": scoring})
    said = meant(form(Options), to_builtins(options))

    assert said["limit"] == limit(options)


def test_the_hosts_form() -> None:
    until = {"end": ["limit"], "eliminate": [False]}
    plain = [replace(field, means=[]) for field in form(Options)]
    assert plain == [
        Field("box", "choice", 9, [9, 10, 12]),
        Field("scoring", "choice", "add", ["add", "read"]),
        Field("end", "choice", "limit", ["limit", "rounds"], when={"eliminate": [False]}),
        Field("limit", "number", 0, [0, 30, 60, 100, 200, 500, 1_000, 10_000], 0, 999_999_999, until),
        Field("rounds", "number", 5, [1, 3, 5, 7, 10], 1, 99, {"end": ["rounds"], "eliminate": [False]}),
        Field("end_mode", "choice", "immediate", ["immediate", "finish_round"], when=until),
        Field("one_die", "switch", False),
        Field("eliminate", "switch", False),
        Field("faces_only", "switch", False),
    ]
