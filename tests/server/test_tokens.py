"""Tokens prove a person: random, and only their hash is kept."""

from __future__ import annotations

import re

from server import tokens


def test_tokens_are_long_and_never_the_same() -> None:
    fresh = {tokens.fresh() for _ in range(1000)}

    assert len(fresh) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", token) for token in fresh)


def test_a_token_is_found_by_its_hash_alone() -> None:
    anna, ben = tokens.fresh(), tokens.fresh()
    hashes = [("anna", tokens.digest(anna)), ("ben", tokens.digest(ben))]

    assert tokens.holder(anna, hashes) == "anna"
    assert tokens.holder(ben, hashes) == "ben"
    assert tokens.holder(tokens.digest(ben), hashes) is None
    assert tokens.holder("", hashes) is None
    assert anna not in tokens.digest(anna)
