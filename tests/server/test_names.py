"""Names: what people type, shown so that it can be read and hurts no page."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server import names
from server.reasons import Refusal


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Lena\n", "Anna Lena"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("\u202eannA\u202c", "annA"),
        ("A\u200bn\u200dn\ufeffa", "Anna"),
        ("A\x00n\x07na\x1b", "Anna"),
        ("\u2066Ben\u2069", "Ben"),
        ("Maximilian-Alexander der Erste", "Maximilian-Alexa"),
        ("1234567890123456789", "1234567890123456"),
        ("\u05d3\u05e0\u05d4", "\u05d3\u05e0\u05d4"),
        ("\U0001f1e9\U0001f1ea" * 20, "\U0001f1e9\U0001f1ea" * 16),
        ("\U0001f44d\U0001f3fd" * 3, "\U0001f44d\U0001f3fd" * 3),
        ("\u0301Anna", "Anna"),
    ],
)
def test_a_name_is_cleaned(typed: str, shown: str) -> None:
    assert names.clean(typed) == shown


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u200b\u200d", "\u202e", "\u0301\u0301", "\u3164", "\u2800", "\x00", "\ue000"]
)
def test_a_name_of_which_nothing_is_seen_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        names.clean(typed)

    assert (refused.value.reason, refused.value.about) == ("name_empty", "name")


def test_ten_thousand_letters_and_marks_are_cut() -> None:
    assert names.clean("a" * 10_000) == "a" * 16
    towering = names.clean("Z" + "\u0321" * 10_000)
    assert towering[0] == "Z"
    assert len(towering) <= 4


def test_who_has_the_same_name_gets_a_number() -> None:
    assert names.clean("anna", ["Anna"]) == "anna 2"
    assert names.clean("Anna", ["Anna", "Anna 2"]) == "Anna 3"
    assert names.clean("Maximilian-Alexander", ["Maximilian-Alexa"]) == "Maximilian-Ale 2"
    assert names.clean("\uff21nna", ["Anna"]) == "\uff21nna 2"


@given(st.text(max_size=60), st.lists(st.text(max_size=8), max_size=4))
def test_whatever_is_typed_is_short_and_visible_or_refused(typed: str, others: list[str]) -> None:
    try:
        shown = names.clean(typed, others)
    except Refusal:
        return
    assert shown == shown.strip()
    assert len(shown) <= 16 * 4
    assert not any(unicodedata.category(char)[0] == "C" for char in shown)
    assert shown not in others


def test_bots_have_names_that_no_person_has() -> None:
    assert names.of_bots(2, ["robin"]) == ["Mika", "Toni"]
    many = names.of_bots(30, [])
    assert len({name.casefold() for name in many}) == 30
