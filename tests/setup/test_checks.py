"""`test.py`: how it counts, and what it does with a part that fails."""

import sys
from pathlib import Path
from typing import Any

import pytest

import checks
from bundle import Node
from parts import PARTS, Command, Impossible, Part

NODE = Node(Path("node"), Path("npm"))


@pytest.mark.parametrize(
    ("output", "code", "expected"),
    [
        ("...\n12 passed in 0.30s", 0, (12, 0)),
        ("1 failed, 11 passed in 2.00s", 1, (11, 1)),
        ("2 failed, 3 passed, 1 error in 2.00s", 1, (3, 3)),
        ("1 error in 0.05s", 2, (0, 1)),
        (
            " Test Files  1 failed | 2 passed (3)\n      Tests  2 failed | 7 passed (9)\n   Duration  1.2s",
            1,
            (7, 2),
        ),
        ("7 passed, 0 failed", 0, (7, 0)),
        ("12 passed in 0.30s\nINTERNALERROR", 3, (12, 1)),
        ("no tests ran in 0.01s", 5, (0, 1)),
        ("", 0, (1, 0)),
    ],
)
def test_counting(output: str, code: int, expected: tuple[int, int]) -> None:
    assert checks.count(output, code) == expected


def part(name: str, *programs: str, counts: bool = False) -> Part:
    commands = [Command((sys.executable, "-c", program), counts=counts) for program in programs]
    return Part(name, "", lambda node: commands)


def impossible(node: Node) -> list[Command]:
    raise Impossible("No browser here.")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    monkeypatch.setattr(checks, "LOGS", tmp_path / "logs")

    def run_all(*parts: Part) -> tuple[int, list[str]]:
        code = checks._run_all(list(parts), NODE)
        return code, capsys.readouterr().out.splitlines()

    return run_all


def test_a_failure_is_shown_and_does_not_stop_the_rest(run: Any) -> None:
    code, lines = run(
        part("lint", "print('fine')", "print('line 7 is doubtful'); exit(1)"),
        part("unit", "print('5 passed in 1s')", counts=True),
        Part("browser", "", impossible),
    )
    assert code == 1
    assert "line 7 is doubtful" in lines
    assert "fine" not in lines
    assert "No browser here." in lines
    assert lines[-2:] == ["Failed: lint, browser", "6 passed, 2 failed"]


def test_all_well(run: Any) -> None:
    code, lines = run(part("unit", "print('5 passed in 1s')", counts=True))
    assert (code, lines[-1]) == (0, "5 passed, 0 failed")


SHAKY = """
import sys
if sys.argv[-1] != "tests/hub":
    print('1 passed in 1s')
    sys.exit(int(sys.argv[2] != 'tests/hub/test_a.py::test_b[c d]'))
print('FAILED tests/hub/test_a.py::test_b[c d] - assert 0')
print('1 failed, 4 passed in 1s')
sys.exit(1)
"""


@pytest.mark.parametrize(
    ("again", "expected"), [(True, (0, "5 passed, 0 failed")), (False, (1, "4 passed, 1 failed"))]
)
def test_only_where_it_may_is_a_failed_test_run_once_more_and_that_is_said(
    run: Any, again: bool, expected: tuple[int, str]
) -> None:
    # What is run the second time are the failed tests instead of the folder, after what stood before it.
    command = Command((sys.executable, "-c", SHAKY, "-q", "tests/hub"), counts=True, again=again)
    code, lines = run(Part("hub", "", lambda node: [command]))
    assert (code, lines[-1]) == expected
    said = "Passed at the second try only, to be mended:"
    assert (said in lines) == again
    if again:
        assert lines[lines.index(said) + 1] == "tests/hub/test_a.py::test_b[c d]"


def test_what_fails_twice_has_failed(run: Any) -> None:
    program = "import sys; print('FAILED tests/hub/test_a.py::test_b - no'); print('1 failed in 1s'); exit(1)"
    command = Command((sys.executable, "-c", program, "tests/hub"), counts=True, again=True)
    assert run(Part("hub", "", lambda node: [command]))[1][-1] == "0 passed, 1 failed"


def test_a_part_that_was_stopped_is_not_cured_by_those_that_had_failed_by_then(run: Any) -> None:
    program = SHAKY.replace("sys.exit(1)", "sys.exit(2)")
    command = Command((sys.executable, "-c", program, "-q", "tests/hub"), counts=True, again=True)
    assert run(Part("hub", "", lambda node: [command]))[1][-1] == "4 passed, 1 failed"


def test_a_part_that_hangs_is_stopped(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "PART_SECONDS", 0)
    monkeypatch.setattr(checks, "TIDY_SECONDS", 0)
    code, lines = run(part("hub", "import threading; threading.Event().wait()"))
    assert code == 1
    assert "Stopped: it took longer than 0 minutes." in lines


def test_this_shells_settings_do_not_reach_a_check(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COUCHTISCH_PORT", "1")
    code, _ = run(part("unit", "import os; exit('COUCHTISCH_PORT' in os.environ)"))
    assert code == 0


def test_the_parts_in_their_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert checks.main(["--list"]) == 0
    names = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert names == [part.name for part in PARTS]
    assert (
        " ".join(names)
        == "format lint types imports unit conformance scenarios hub client browser guide engines"
    )


@pytest.mark.parametrize(
    ("asked", "run"),
    [
        ([], "format lint types imports unit conformance scenarios hub client browser guide"),
        (["--engines"], "engines"),
        (["engines"], "engines"),
        (["hub", "--engines"], "hub engines"),
    ],
)
def test_what_needs_a_large_download_runs_only_when_named(
    asked: list[str], run: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[str] = []

    def take(parts: list[Part], node: Node) -> int:
        chosen.extend(part.name for part in parts)
        return 0

    monkeypatch.setattr("environment.ensure_tools", lambda: NODE)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(checks, "_run_all", take)
    assert checks.main(asked) == 0
    assert " ".join(chosen) == run


def test_an_unknown_part_is_told_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert checks.main(["unit", "speed"]) == 2
    assert "no part 'speed'" in capsys.readouterr().err
