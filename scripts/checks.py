"""Runs the parts of the check one after another and says at the end what failed: what `test.py` does."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace

import environment
from bundle import ROOT, Node
from parts import MOST_AGAIN, PARTS, Command, Impossible, Part

USAGE = """\
python3 scripts/test.py [--list] [--engines] [PART...]

Sets up what the checks need and runs the parts named, or all of them but `engines` in their order. A part
that fails does not stop the others; the last line is `N passed, M failed`, and the exit code is 1 if anything
failed.
"""
# A part that takes longer hangs. The longest, whole games in a browser, takes eleven minutes.
PART_SECONDS = 2400
# Long enough for a test runner to say what it knows.
TIDY_SECONDS = 30
SHOWN_LINES = 400
# pytest's code where tests failed; with others not all of them ran, and a second try of some would hide that.
RAN_TO_THE_END = 1
LOGS = ROOT / ".cache/checks"
COUNT = re.compile(r"\b(\d+) (passed|failed|errors?)\b")
FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/\S+::.+?)(?: - .*)?$", re.MULTILINE)


def main(arguments: list[str]) -> int:
    """Returns the exit code: 0 all passed, 1 something failed, 2 asked wrongly, 130 stopped."""
    known = {part.name: part for part in PARTS}
    extra = {f"--{part.name}": part.name for part in PARTS if part.extra}
    if set(arguments) & {"-h", "--help", "--list"}:
        if "--list" not in arguments:
            print(USAGE)
        print("\n".join(f"{part.name:<12}{part.says}" for part in PARTS))
        return 0
    names = [extra.get(name, name) for name in arguments]
    if unknown := [name for name in names if name not in known]:
        print(f"There is no part {unknown[0]!r}. The parts are: {', '.join(known)}.", file=sys.stderr)
        return 2
    # Whoever stops this from outside stops what it runs as well.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        node = environment.ensure_tools()
        return _run_all([part for part in PARTS if part.name in names or not (names or part.extra)], node)
    except environment.SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


def _run_all(parts: list[Part], node: Node) -> int:
    LOGS.mkdir(parents=True, exist_ok=True)
    passed = failed = 0
    names = []
    shaky: list[str] = []
    for part in parts:
        start = time.monotonic()
        print(f"{part.name} ...", flush=True)
        good, bad = _run_part(part, node, shaky)
        verdict = f"{good} passed, {bad} failed" if bad else f"{good} passed"
        print(f"{part.name:<12} {verdict:<24} {time.monotonic() - start:6.1f} s", flush=True)
        passed, failed = passed + good, failed + bad
        if bad:
            names.append(part.name)
    if shaky:
        print("\nPassed at the second try only, to be mended:\n" + "\n".join(shaky))
    print(f"\nFailed: {', '.join(names)}" if names else "\nAll is well.")
    print(f"{passed} passed, {failed} failed", flush=True)
    return 1 if names else 0


def _run_part(part: Part, node: Node, shaky: list[str]) -> tuple[int, int]:
    """How much of it passed and failed: its tests, or, where a tool counts none, its commands.

    `shaky` is told the tests that passed at a second try only.
    """
    try:
        commands = part.commands(node)
    except Impossible as reason:
        print(reason, flush=True)
        return 0, 1
    passed = failed = 0
    for number, command in enumerate(commands, 1):
        code, output = _run(command)
        log = LOGS / f"{part.name}-{number}.log"
        log.write_text(output, encoding="utf-8")
        if code:
            lines = output.splitlines()
            if len(lines) > SHOWN_LINES:
                print(
                    f"(the last {SHOWN_LINES} of {len(lines)} lines; the rest is in {log.relative_to(ROOT)})"
                )
            print("\n".join(lines[-SHOWN_LINES:]), flush=True)
        good, bad = count(output, code) if command.counts else (int(not code), int(bool(code)))
        if code == RAN_TO_THE_END and command.again and (cured := _cured(command, failures(output))):
            shaky += cured
            good, bad = good + len(cured), max(bad - len(cured), 0)
        passed, failed = passed + good, failed + bad
    return passed, failed


def failures(output: str) -> list[str]:
    """The tests that pytest's summary names as failed."""
    return list(dict.fromkeys(FAILED.findall(output)))


def _cured(command: Command, failed: list[str]) -> list[str]:
    """Which of them pass when they are run by themselves; none unless all do."""
    if not 0 < len(failed) <= MOST_AGAIN:
        return []
    words = [word for word in command.words if not word.startswith("tests/")]
    code, output = _run(replace(command, words=(*words, *failed)))
    print("\n".join(output.splitlines()[-SHOWN_LINES:]), flush=True)
    return [] if code else failed


def count(output: str, code: int) -> tuple[int, int]:
    """How many tests passed and failed, by the last line of a test runner's output that counts any."""
    for line in reversed(output.splitlines()):
        if found := COUNT.findall(line):
            numbers = {kind.rstrip("s"): int(number) for number, kind in found}
            failed = numbers.get("failed", 0) + numbers.get("error", 0)
            return numbers.get("passed", 0), max(failed, 1) if code else failed
    return (0, 1) if code else (1, 0)


def _run(command: Command) -> tuple[int, str]:
    """Run to the end, or to the end of its time; then everything that it started is stopped with it."""
    process = subprocess.Popen(
        command.words,
        cwd=command.folder,
        env=_variables() | command.variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    )
    late = threading.Event()

    def stop_late() -> None:
        late.set()
        _stop(process)

    timer = threading.Timer(PART_SECONDS, stop_late)
    timer.start()
    try:
        output, _ = process.communicate()
    except BaseException:
        _stop(process)
        raise
    finally:
        timer.cancel()
    if late.is_set():
        return (
            process.returncode or 1,
            f"{output}\nStopped: it took longer than {PART_SECONDS // 60} minutes.",
        )
    return process.returncode, output


def _variables() -> dict[str, str]:
    """This shell's variables without its settings for Couchtisch: a check must not depend on them."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("COUCHTISCH_")}
    return kept | {"NO_COLOR": "1", "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}


def _stop(process: subprocess.Popen[str]) -> None:
    """Stop a command and all that it started; first in a way that lets it tidy up."""
    if sys.platform == "win32":
        process.kill()
        return
    for sign in (signal.SIGINT, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError, subprocess.TimeoutExpired):
            os.killpg(process.pid, sign)
            process.wait(TIDY_SECONDS)
