"""The rules text, the code and the scenarios speak of the same rules."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[3]
NUMBER = re.compile(r"\bLS-(?:\d+\.\d+|X\d+)")


def rules() -> list[str]:
    text = (ROOT / "docs/rules/lucky_shutdown.md").read_text(encoding="utf-8")
    return re.findall(r"^### (LS-\S+)", text, re.MULTILINE)


def test_every_rule_has_one_heading() -> None:
    assert len(rules()) == len(set(rules())) == 73


def test_every_rule_that_the_code_cites_is_in_the_text() -> None:
    folders = [ROOT / "games/lucky_shutdown", ROOT / "tests/games/lucky_shutdown"]
    files = [file for folder in folders for file in folder.glob("*.py")]
    cited = {number for file in files for number in NUMBER.findall(file.read_text(encoding="utf-8"))}

    assert cited - set(rules()) == set()


def test_every_rule_has_a_scenario() -> None:
    shown = {
        scenario.get("rule")
        for file in (ROOT / "tests/scenarios/lucky_shutdown").glob("*.yaml")
        for scenario in yaml.safe_load_all(file.read_text(encoding="utf-8"))
    }
    assert shown - {None} == set(rules())
