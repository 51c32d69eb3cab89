"""The locks: everything pinned, nothing tied to a place it is fetched from."""

import json
import re
import tomllib

import hatch_build
from bundle import ROOT

LOCK = (ROOT / "requirements.lock").read_text()
PACKAGES = json.loads((ROOT / "clients/package-lock.json").read_text())["packages"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def plain(requirement: str) -> str:
    """A distribution's name in the spelling that the lock has."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~;\[ ]", requirement)[0]).lower()


def test_every_line_pins_one_version() -> None:
    for line in LOCK.splitlines():
        assert re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; [a-z_]+ [!=]= '\w+')?", line), line


def test_everything_that_is_asked_for_is_locked() -> None:
    project = PROJECT["project"]
    asked = [*project["dependencies"], *PROJECT["build-system"]["requires"]]
    for extra in project["optional-dependencies"].values():
        asked += extra
    locked = {plain(line) for line in LOCK.splitlines()}
    assert {plain(requirement) for requirement in asked} <= locked


def test_the_hook_takes_the_node_that_is_locked() -> None:
    assert hatch_build.NODE in LOCK.splitlines()
    assert hatch_build.NODE in PROJECT["project"]["optional-dependencies"]["test"]


def test_no_address_in_the_pages_lock() -> None:
    tied = [name for name, package in PACKAGES.items() if "resolved" in package]
    assert tied == []
    assert all("integrity" in package for name, package in PACKAGES.items() if name)
