"""The rules text, the code and the scenarios speak of the same rules."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[3]
NUMBER = re.compile(r"\bFS-(?:\d+\.\d+|X\d+)")

NOT_IN_A_POSITION = {
    "FS-9.1": "seconds are the table's",
    "FS-9.2": "pauses are the table's",
    "FS-9.3": "the evening's ranking is the party's",
    "FS-10.3": "it is between two games",
}


def rules() -> list[str]:
    text = (ROOT / "docs/rules/fahrstuhl.md").read_text(encoding="utf-8")
    return re.findall(r"^### (FS-\S+)", text, re.MULTILINE)


def test_every_rule_has_one_heading() -> None:
    assert len(rules()) == len(set(rules())) == 33


def test_every_rule_that_the_code_cites_is_in_the_text() -> None:
    files = [*(ROOT / "games/fahrstuhl").glob("*.py"), *(ROOT / "tests/games/fahrstuhl").glob("*.py")]
    cited = {number for file in files for number in NUMBER.findall(file.read_text(encoding="utf-8"))}

    assert cited - set(rules()) == set()


def test_every_rule_has_a_scenario_where_a_position_can_show_it() -> None:
    shown = {
        scenario.get("rule")
        for file in (ROOT / "tests/scenarios/fahrstuhl").glob("*.yaml")
        for scenario in yaml.safe_load_all(file.read_text(encoding="utf-8"))
    }
    assert shown - {None} == set(rules()) - set(NOT_IN_A_POSITION)
