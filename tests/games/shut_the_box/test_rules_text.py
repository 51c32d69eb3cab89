"""The rules text, the code and the scenarios speak of the same rules."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[3]
NUMBER = re.compile(r"\bSTB-(?:\d+(?:\.\d+)?|X)")

NOT_IN_A_POSITION = {"STB-4.4": "it is pencil and paper"}


def text() -> str:
    return (ROOT / "docs/rules/shut_the_box.md").read_text(encoding="utf-8")


def rules() -> list[str]:
    return re.findall(r"^### (STB-\S+)", text(), re.MULTILINE)


def test_every_rule_has_one_heading() -> None:
    assert len(rules()) == len(set(rules())) == 24


def test_every_rule_that_is_cited_is_in_the_text() -> None:
    files = [
        *(ROOT / "games/shut_the_box").glob("*.py"),
        *(ROOT / "tests/games/shut_the_box").glob("*.py"),
        ROOT / "docs/rules/shut_the_box.md",
    ]
    cited = {number for file in files for number in NUMBER.findall(file.read_text(encoding="utf-8"))}
    chapters = set(re.findall(r"^## (STB-\S+)", text(), re.MULTILINE))

    assert cited - set(rules()) - chapters == set()


def test_every_rule_has_a_scenario_where_a_position_can_show_it() -> None:
    shown = {
        scenario.get("rule")
        for file in (ROOT / "tests/scenarios/shut_the_box").glob("*.yaml")
        for scenario in yaml.safe_load_all(file.read_text(encoding="utf-8"))
    }
    assert shown - {None} == set(rules()) - set(NOT_IN_A_POSITION)
