"""The course of a game: it grows without changing what was there before."""

from server.course import Course


def test_what_was_there_before_stays_as_it_was() -> None:
    first = Course([(None, "deal")])
    second = first.then(0, "pick 1")
    third = second.then(1, "pick 2")

    assert list(first) == [(None, "deal")]
    assert list(second) == [(None, "deal"), (0, "pick 1")]
    assert third[1:] == ((0, "pick 1"), (1, "pick 2"))
    assert (third[-1], second[-1], len(third)) == ((1, "pick 2"), (0, "pick 1"), 3)


def test_two_that_go_on_from_one_point_do_not_mix() -> None:
    start = Course().then(None, "deal")
    one, other = start.then(0, "pick 1"), start.then(0, "pick 2")

    assert list(one.then(1, "pick 3")) == [(None, "deal"), (0, "pick 1"), (1, "pick 3")]
    assert list(other.then(1, "pick 3")) == [(None, "deal"), (0, "pick 2"), (1, "pick 3")]


def test_two_that_go_on_in_the_same_way_do_not_mix_later() -> None:
    start = Course().then(None, "deal")
    one, other = start.then(0, "pick 1"), start.then(0, "pick 1")
    longer, another = one.then(1, "pick 2"), other.then(1, "pick 3")

    assert one == other
    assert (longer[-1], another[-1]) == ((1, "pick 2"), (1, "pick 3"))
    assert list(other) == [(None, "deal"), (0, "pick 1")]


def test_equal_ones_have_the_same_actions() -> None:
    start = Course().then(None, "deal")
    one = start.then(0, "pick 1")
    start.then(0, "pick 2")

    assert one == start.then(0, "pick 1") == Course([(None, "deal"), (0, "pick 1")])
    assert one != start
    assert start != [(None, "deal")]
