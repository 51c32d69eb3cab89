"""House time goes on only while somebody lives in it; watches stand still and lose nothing."""

from __future__ import annotations

import pytest

from server.clock import BEAT_GAP, HouseClock, Watch, drawn, reached


class Monotonic:
    def __init__(self) -> None:
        self.time = 5000.0

    def __call__(self) -> float:
        return self.time


def test_house_time_goes_on_from_where_it_was_left() -> None:
    monotonic = Monotonic()
    house = HouseClock(monotonic, start=321.5)

    assert house.now() == 321.5
    monotonic.time += 2.25
    assert house.now() == 323.75


def test_the_time_of_a_stalled_loop_is_cut_out() -> None:
    monotonic = Monotonic()
    house = HouseClock(monotonic)
    for _ in range(10):
        monotonic.time += 1
        assert house.beat() == 0.0

    monotonic.time += 3600
    assert house.now() == 10.0
    monotonic.time += 0.5
    assert house.now() == 10.5
    assert house.beat() == 3600.0
    assert house.beat() == 0.0


def test_a_gap_that_is_no_longer_than_allowed_has_been_lived() -> None:
    monotonic = Monotonic()
    house = HouseClock(monotonic)

    monotonic.time += BEAT_GAP
    assert house.beat() == 0.0
    assert house.now() == BEAT_GAP


def test_a_stopped_house_time_goes_on_without_loss() -> None:
    monotonic = Monotonic()
    house = HouseClock(monotonic)
    monotonic.time += 1
    house.stop()
    for _ in range(100):
        monotonic.time += 1
        assert house.now() == 1.0
    house.go()
    monotonic.time += 2

    assert house.now() == 3.0


def test_a_gap_while_stopped_is_not_cut_out_twice() -> None:
    monotonic = Monotonic()
    house = HouseClock(monotonic)
    monotonic.time += 1
    house.stop()
    monotonic.time += 50
    house.go()

    assert house.now() == 1.0
    assert house.beat() == 50.0


def test_a_watch_stands_still_and_goes_on() -> None:
    watch = Watch().stop(10.0)
    assert watch.shows(17.0) == 10.0
    assert watch.stop(12.0) == watch

    watch = watch.go(20.0)
    assert watch.shows(25.0) == 15.0
    assert watch.shown(15.0) == 25.0
    assert watch.go(30.0) == watch


def test_what_is_drawn_is_within_its_bounds_and_repeats() -> None:
    numbers = [drawn(1.0, 1.8, "evening", turn) for turn in range(500)]

    assert all(1.0 <= number < 1.8 for number in numbers)
    assert max(numbers) - min(numbers) > 0.7
    assert numbers == [drawn(1.0, 1.8, "evening", turn) for turn in range(500)]


@pytest.mark.parametrize(
    ("time", "now", "is_reached"),
    [(45.0, 45.0, True), (45.0, 44.99, False), (0.1 + 0.2, 0.3, True), (0.3, 0.1 + 0.2, True)],
)
def test_a_hair_does_not_keep_a_deadline(time: float, now: float, is_reached: bool) -> None:
    assert reached(time, now) is is_reached
