"""Codes: four letters, nothing that is mistaken, nothing that hurts."""

from __future__ import annotations

import re

import pytest

from server import codes


def test_a_code_is_four_of_the_letters() -> None:
    for _ in range(2000):
        code = codes.fresh()
        assert len(code) == 4
        assert set(code) <= set(codes.LETTERS)
        assert codes.allowed(code)


def test_there_are_no_vowels_and_no_look_alikes() -> None:
    assert not set(codes.LETTERS) & set("AEIOUY")
    for alike in ("MN", "VWU", "OQ", "IL"):
        assert len(set(alike) & set(codes.LETTERS)) <= 1, alike


@pytest.mark.parametrize(
    "code", ["BSSB", "KKKB", "FCKB", "BHHB", "SHTB", "BWTF", "HTLR", "BKZB", "CRCK", "SXBB", "JDBB", "HJBB"]
)
def test_what_hurts_is_not_given(code: str) -> None:
    assert not codes.allowed(code)


@pytest.mark.parametrize("code", ["BAFH", "bcdf", "BCD", "BCDFG", "", "BC1F"])
def test_what_is_no_code_is_not_allowed(code: str) -> None:
    assert not codes.allowed(code)


def test_a_denied_draw_is_drawn_again_and_a_taken_one_too() -> None:
    drawn = iter("FCKB" + "BCDF" + "BCDG")

    assert codes.fresh({"BCDF"}, lambda letters: next(drawn)) == "BCDG"


def test_every_denied_word_can_occur() -> None:
    words = codes.DENIED.pattern.split("|")
    assert all(re.fullmatch(f"[{codes.LETTERS}]{{2,4}}", word) for word in words)
    assert len(set(words)) == len(words)


def test_enough_codes_are_left() -> None:
    every = (
        a + b + c + d
        for a in codes.LETTERS
        for b in codes.LETTERS
        for c in codes.LETTERS
        for d in codes.LETTERS
    )
    assert sum(map(codes.allowed, every)) > 40_000


def test_where_strangers_may_guess_a_code_is_longer() -> None:
    for _ in range(500):
        code = codes.fresh(length=codes.HOSTED_LENGTH)
        assert codes.allowed(code, codes.HOSTED_LENGTH)
        assert not codes.allowed(code)
    assert len(codes.LETTERS) ** codes.HOSTED_LENGTH > 24_000_000
