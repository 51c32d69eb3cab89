"""Reasons: every key that is used is listed, every listed one is used, and the pages have words for it."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from server.reasons import REASONS

ROOT = Path(__file__).parents[2]


def sources() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in (ROOT / "server").rglob("*.py")]


def test_every_refusal_has_a_listed_reason() -> None:
    refused = {
        node.args[0].value
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
        if node.args and isinstance(node.args[0], ast.Constant)
    }

    assert "not_host" in refused
    assert refused <= REASONS


def test_every_listed_reason_is_used() -> None:
    texts = " ".join(
        path.read_text("utf-8")
        for folder in ("server", "games")
        for path in (ROOT / folder).glob("*.py")
        if path.name != "reasons.py"
    )
    composed = {"colour_taken", "symbol_taken"}

    assert {reason for reason in REASONS - composed if f'"{reason}"' not in texts} == set()


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_phone_has_words_for_every_reason(language: str) -> None:
    words = json.loads((ROOT / f"clients/shared/texts/reasons/{language}.json").read_text("utf-8"))

    assert {reason for reason in REASONS if f"reason.{reason}" not in words} == set()
