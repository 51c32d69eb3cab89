"""What the docs point to is there: each test that they name, each file that they link to."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
BREAKS = ROOT / "docs" / "what-breaks.md"

_TEST = re.compile(r"`((?:tests|clients)/[\w./-]+)::([^`]+)`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_ROW = re.compile(r"^\| (M?\d+) \|.*\| (.+) \|$", re.MULTILINE)


@cache
def named_in(file: Path) -> frozenset[str]:
    """The names of the tests in a file of pytest or vitest."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return frozenset(re.findall(r'\bit\("([^"]+)"', text))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return frozenset(node.name for node in ast.walk(ast.parse(text)) if isinstance(node, functions))


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: doc.name)
def test_every_test_that_is_named_exists(doc: Path) -> None:
    for file, test in _TEST.findall(doc.read_text("utf-8")):
        assert (ROOT / file).is_file(), file
        assert test in named_in(ROOT / file), f"{file} has no test {test}"


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: doc.name)
def test_every_link_leads_somewhere(doc: Path) -> None:
    for link in _LINK.findall(doc.read_text("utf-8")):
        if not link.startswith(("http://", "https://", "#", "mailto:")):
            assert (doc.parent / link.split("#")[0]).exists(), f"{doc.name} links to {link}"


def test_every_row_of_what_breaks_has_an_answer_and_its_own_number() -> None:
    rows = _ROW.findall(BREAKS.read_text("utf-8"))
    numbers = [number for number, _ in rows]
    assert {f"M{number}" for number in range(1, 13)} <= set(numbers)
    assert len(set(numbers)) == len(numbers)
    assert all(len(answer) > 3 for _, answer in rows)
