"""A phone without a token is known again only when it can be nobody else's."""

from __future__ import annotations

import pytest

from server.recognition import Trace, Traced, recognise, trace

BEFORE = Trace("phone", "192.168.1.20:8642")
NOW = Trace("phone", "192.168.1.31:8642")


def test_the_one_missing_phone_that_is_alike_is_known_under_a_new_address() -> None:
    missing = [Traced(1, Trace("other", "192.168.1.20:8642")), Traced(2, BEFORE)]

    assert recognise(NOW, missing) == 2


@pytest.mark.parametrize(
    ("seen", "missing"),
    [
        (None, [Traced(1, BEFORE)]),
        (NOW, []),
        (NOW, [Traced(1, None)]),
        (NOW, [Traced(1, BEFORE), Traced(2, BEFORE)]),
        (BEFORE, [Traced(1, BEFORE)]),
    ],
    ids=["from the internet", "nobody missing", "no trace", "two alike", "under the old address"],
)
def test_nobody_is_known_otherwise(seen: Trace | None, missing: list[Traced]) -> None:
    assert recognise(seen, missing) is None


def test_a_trace_keeps_no_address_of_a_phone_and_differs_by_evening_browser_and_place() -> None:
    one = trace("evening", "192.168.1.7", "Firefox", "couch:8642")

    assert one is not None
    assert "192" not in one.phone
    assert one == trace("evening", "192.168.1.7", "Firefox", "Couch:8642")
    others = [("other", "192.168.1.7", "Firefox"), ("evening", "192.168.1.8", "Firefox")]
    for key, source, browser in [*others, ("evening", "192.168.1.7", "Safari")]:
        assert trace(key, source, browser, "couch:8642") != one


@pytest.mark.parametrize("source", ["93.184.216.34", "2a00:1450::1", "", "unix"])
def test_from_outside_the_home_there_is_no_trace(source: str) -> None:
    assert trace("evening", source, "Firefox", "couch:8642") is None
