"""The log is bounded lines, few of them whatever strangers do, and nothing in them moves a cursor."""

from __future__ import annotations

import logging

import pytest

from server.log import LINES_A_SECOND, LINES_AT_ONCE, LONGEST, Bounded, OneLine, about, described


def said(message: str, name: str = "some.part") -> logging.LogRecord:
    return logging.LogRecord(name, logging.WARNING, __file__, 1, message, None, None)


def test_a_line_is_one_line_and_bounded() -> None:
    shown = OneLine("%(message)s").format(said("first\nsecond\r\x1b[2Jthird" + "x" * 1000))
    assert shown.startswith("first second  [2Jthird")
    assert shown.isprintable()
    assert len(shown) == LONGEST


def test_a_fault_is_its_name_and_place_and_no_word_of_it() -> None:
    record = said("it failed")
    with pytest.raises(ValueError, match="18o") as caught:
        raise ValueError("Ada holds 18o")
    record.exc_info = (caught.type, caught.value, caught.tb)
    shown = f"fault=ValueError at=test_log.py:{caught.tb.tb_lineno}"

    assert described(caught.value) == shown
    # A line break before what the library adds becomes a blank.
    assert OneLine("%(message)s").format(record) == f"it failed {shown}"


def test_a_line_is_about_a_party_by_the_head_of_its_identity_and_a_seat() -> None:
    assert about("5f" * 16) == "party=5f5f5f5f"
    assert about("5f" * 16, 0) == "party=5f5f5f5f seat=0"
    assert about() == "party=-"


def test_a_flood_is_a_few_lines_and_their_number() -> None:
    now = [0.0]
    bounded = Bounded(lambda: now[0])
    shown = [bounded.filter(said("again")) for _ in range(1000)]
    assert sum(shown) == LINES_AT_ONCE

    # What another part has to say is heard all the same.
    assert bounded.filter(said("the disk is full", "another.part"))

    now[0] += 1 / LINES_A_SECOND
    record = said("again")
    assert bounded.filter(record)
    assert record.getMessage() == f"({1000 - LINES_AT_ONCE:.0f} lines left out) again"
    assert not bounded.filter(said("again"))
