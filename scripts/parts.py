"""The parts of the check, in their order: what each one runs."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import browser
import engines
import environment
from bundle import ROOT, Node

PYTHON_SOURCES = ("server", "games", "tests", "scripts", "hatch_build.py")
# Each is a part of its own, or data.
NOT_UNIT = ("conformance", "hub", "e2e", "engines", "guide", "scenarios")
MOST_AGAIN = 5
"""If more tests of a part fail, it is nothing that a second try would cure: the part ends there."""


class Impossible(Exception):
    """A part cannot be run; the message says why."""


@dataclass(frozen=True)
class Command:
    """One program of a part, run in `folder`."""

    words: tuple[str, ...]
    folder: Path = ROOT
    variables: dict[str, str] = field(default_factory=dict)
    # Whether it counts what passed and failed itself, as a test runner does.
    counts: bool = False
    # Whether a test that fails is run once more by itself: real sockets and browsers hang on how busy the
    # computer is. What passes only then is said at the end, as something to be mended.
    again: bool = False


@dataclass(frozen=True)
class Part:
    """A part of the check by its name."""

    name: str
    says: str
    commands: Callable[[Node], list[Command]]
    # Runs only when it is named, as PART or as --PART.
    extra: bool = False


def _python(*words: str, **variables: str) -> Command:
    return Command((str(environment.python()), *words), variables=variables)


# Builds the pages where they are stale.
PAGES = _python("scripts/bundle.py")


def _npm(node: Node, script: str, counts: bool = False) -> Command:
    path = os.pathsep.join([str(node.executable.parent), os.environ.get("PATH", "")])
    words = (str(node.executable), str(node.npm), "run", "--silent", script)
    return Command(words, ROOT / "clients", {"PATH": path}, counts)


def _pytest(*words: str, **variables: str) -> Command:
    return replace(_python("-m", "pytest", "-q", *words, **variables), counts=True)


def _twice(command: Command) -> Command:
    """That one with a second try for what fails."""
    return replace(command, words=(*command.words, f"--maxfail={MOST_AGAIN + 1}"), again=True)


def _unit(node: Node) -> list[Command]:
    return [_pytest("tests", *(f"--ignore=tests/{name}" for name in NOT_UNIT))]


def _scenarios(node: Node) -> list[Command]:
    files = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests/scenarios").rglob("*.yaml"))
    if not files:
        raise Impossible("There is no scenario below tests/scenarios.")
    return [Command((str(environment.command("couchtisch")), "scenario", *files), counts=True)]


def _with_browser(node: Node, *words: str) -> Command:
    try:
        found = browser.find(node)
    except browser.BrowserMissing as error:
        raise Impossible(str(error)) from error
    return _pytest(*words, **{browser.VARIABLE: str(found)})


def _browser(node: Node) -> list[Command]:
    two_files_at_a_time = ("-n", "2", "--dist", "loadfile")
    return [PAGES, _twice(_with_browser(node, *two_files_at_a_time, "tests/e2e"))]


def _guide(node: Node) -> list[Command]:
    return [_twice(_with_browser(node, "tests/guide"))]


def _engines(node: Node) -> list[Command]:
    try:
        engines.ensure(node)
    except engines.EngineMissing as error:
        raise Impossible(str(error)) from error
    return [PAGES, _twice(_pytest("tests/engines"))]


PARTS = (
    Part(
        "format",
        "layout of the code: ruff, Biome",
        lambda node: [_python("-m", "ruff", "format", "--check", "."), _npm(node, "format")],
    ),
    Part(
        "lint",
        "doubtful code: ruff, Biome",
        lambda node: [_python("-m", "ruff", "check", "."), _npm(node, "lint")],
    ),
    Part(
        "types",
        "strict types: mypy, TypeScript",
        lambda node: [_python("-m", "mypy", *PYTHON_SOURCES), _npm(node, "types")],
    ),
    Part("imports", "who may import whom", lambda node: [_python("scripts/import_directions.py")]),
    Part("unit", "everything that needs neither a socket nor a browser", _unit),
    Part(
        "conformance",
        "every game against the suite for all games",
        lambda node: [_pytest("tests/conformance")],
    ),
    Part("scenarios", "the rules, position by position", _scenarios),
    Part("hub", "the server over real sockets", lambda node: [_twice(_pytest("tests/hub"))]),
    Part(
        "client",
        "the pages: their own tests with Vitest, that they can be built, and that they are small",
        lambda node: [_npm(node, "test", counts=True), PAGES, _python("scripts/page_sizes.py")],
    ),
    Part("browser", "whole games in a real browser", _browser),
    Part("guide", "every state of every page, open to all: axe in a real browser", _guide),
    Part(
        "engines",
        "every table in old televisions' Chromium and in WebKit; fetches 77 MB once, so only when named",
        _engines,
        extra=True,
    ),
)
