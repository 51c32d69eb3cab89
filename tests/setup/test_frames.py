"""The work of a screen's frames, four times as long as the browser says of its tasks."""

from __future__ import annotations

from typing import Any

import pytest

from frames import Work, frames, line

MARK = {"name": "couchtisch-screen", "ph": "R", "pid": 1, "tid": 1, "ts": 0}


def task(name: str, at: float, took: float, *, tid: int = 1) -> dict[str, Any]:
    """On the page's thread, or another's; in milliseconds."""
    micro = {"ts": at * 1000, "dur": took * 1000, "tdur": took * 1000}
    return {"name": name, "ph": "X", "pid": 1, "tid": tid, **micro}


def found(*tasks: dict[str, Any]) -> list[Work]:
    return list(frames([MARK, *tasks]))


def test_a_frame_has_what_was_done_since_the_one_before() -> None:
    assert found(
        task("FunctionCall", 0, 1),
        task("FunctionCall", 1, 9, tid=2),
        task("UpdateLayoutTree", 2, 0.5),
        task("Layout", 3, 0.25),
        task("Paint", 4, 1),
        task("Layerize", 5, 0.1),
        task("Layout", 6, 2),
        task("Layerize", 9, 0.1),
    ) == [Work(4, 2, 1), Work(0, 0, 8)]


def test_what_one_task_does_inside_another_counts_once_and_as_what_it_is() -> None:
    assert found(
        task("FireAnimationFrame", 0, 10),
        task("FunctionCall", 0, 9),
        task("UpdateLayoutTree", 1, 1),
        task("Layout", 3, 3),
        task("UpdateLayoutTree", 4, 1),
        task("FunctionCall", 7, 1),
        task("Layout", 10, 1),
        task("Layerize", 11, 0.1),
    ) == [Work(4 * 6, 4 * 2, 4 * 3)]


def test_what_was_done_before_a_rest_belongs_to_no_frame_unless_it_was_more_than_a_frame_may_take() -> None:
    assert found(
        task("TimerFire", 0, 1),
        task("TimerFire", 30, 2.5),
        task("TimerFire", 90, 1),
        task("Layerize", 92, 0.1),
    ) == [Work(10, 0, 0), Work(4, 0, 0)]


@pytest.mark.parametrize(("took", "last"), [(1.0, []), (2.5, [Work(10, 0, 0)])])
def test_so_does_what_was_done_after_the_last_frame(took: float, last: list[Work]) -> None:
    drawn = [task("FunctionCall", 0, 0.5), task("Layerize", 1, 0.1)]

    assert found(*drawn, task("FunctionCall", 2, took)) == [Work(2, 0, 0), *last]


def test_the_figures_of_a_game_tell_what_the_goal_is_said_of_beside_the_whole() -> None:
    told = line("ludo", [Work(1, 2, 4), Work(1, 2, 4), Work(10, 20, 40)])

    assert "median   7.0" in told
    assert "longest  70.0 (script 10.0, style 20.0, layout 40.0)" in told
    assert "script and style alone: median 3.0" in told
