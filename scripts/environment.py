"""The environment in `.venv`: made once, filled with what is locked, left alone while nothing has changed."""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import bundle
import setup_failures
from setup_failures import SetupError

ROOT = bundle.ROOT
VENV = ROOT / ".venv"
NOTE = VENV / "couchtisch.json"
CACHE = ROOT / ".cache"
LOG = CACHE / "setup.log"
LOCK = "requirements.lock"
# What decides how the package is installed; the pages have a stamp of their own.
INSTALL_SOURCES = (LOCK, "hatch_build.py")
INSTALL_TABLES = ("build-system", "project")

Say = Callable[[str], None]

__all__ = ["SetupError", "command", "ensure", "ensure_tools", "node", "python"]


def python() -> Path:
    """The environment's interpreter."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def command(name: str) -> Path:
    """A command that a package has put into the environment."""
    return VENV / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")


def node() -> bundle.Node | None:
    """The Node in the environment; there is one with the extra `test` only."""
    places = {"base": str(VENV), "platbase": str(VENV)}
    return bundle.Node.inside(Path(sysconfig.get_path("purelib", "venv", places)))


def _print(line: str) -> None:
    print(line, flush=True)


def ensure(say: Say = _print) -> None:
    """Bring the environment and the pages up to date, which takes no time when they are.

    Raises `SetupError` with a sentence for the person who started it.
    """
    with _alone(say):
        if not _is_installed([]):
            _install([], say)
        if not bundle.is_fresh(ROOT):
            _rebuild(say)


def ensure_tools(say: Say = _print) -> bundle.Node:
    """Bring what the checks need up to date, but not the pages: broken ones must not hinder the other checks.

    Returns the Node that the checks run with. Raises `SetupError`.
    """
    with _alone(say):
        if not _is_installed(["test"]):
            _install(["test"], say)
        found = node()
        if found is None:
            raise SetupError(f"The Node in {VENV} is gone. Delete that folder and start again.")
        try:
            bundle.install(found, with_tools=True)
        except bundle.BundleError as error:
            raise setup_failures.from_output(str(error), LOG) from error
        return found


def _is_installed(extras: list[str]) -> bool:
    note = _read_note()
    return (
        note.get("fingerprint") == fingerprint() and set(extras) <= set(_noted_extras()) and python().exists()
    )


def _noted_extras() -> list[str]:
    """What earlier runs have installed beyond playing."""
    there = _read_note().get("extras")
    return [str(extra) for extra in there] if isinstance(there, list) else []


def _read_note() -> dict[str, object]:
    try:
        content = json.loads(NOTE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def fingerprint(root: Path = ROOT) -> str:
    """What the environment depends on, in one word: what is installed, the Python, the place."""
    digest = hashlib.sha256(_home(root).encode())
    for name in INSTALL_SOURCES:
        digest.update((root / name).read_bytes() + b"\0")
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    digest.update(json.dumps([settings[table] for table in INSTALL_TABLES]).encode())
    return digest.hexdigest()


def _home(root: Path = ROOT) -> str:
    """The Python and the folder that an environment belongs to; with others it must be made anew."""
    return f"{sys.version} {sys.base_prefix} {root}"


def _install(extras: list[str], say: Say) -> None:
    """Install the package and what it needs; what an earlier run has installed stays."""
    say("Setting up Couchtisch in this folder. The first time takes a minute or two and needs the internet.")
    wanted = sorted({*extras, *_noted_extras()})
    if _read_note().get("home") != _home() or not python().exists():
        _make_venv(say)
    say("Installing the packages ...")
    NOTE.write_text(json.dumps({"home": _home(), "extras": wanted}), encoding="utf-8")
    _pip_install(wanted, {"COUCHTISCH_BUILD_PAGES": "no"} if "test" in wanted else {}, say)
    note = {"home": _home(), "fingerprint": fingerprint(), "extras": wanted}
    NOTE.write_text(json.dumps(note), encoding="utf-8")


def _make_venv(say: Say) -> None:
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        raise setup_failures.no_venv()
    say("Making the Python environment ...")
    _run([sys.executable, "-m", "venv", "--clear", str(VENV)])


def _rebuild(say: Say) -> None:
    say("Building the pages ...")
    found = node()
    if found is None:
        # Only the build hook can fetch a Node, and only an installation runs the hook.
        _pip_install(_noted_extras(), {}, say)
        return
    try:
        bundle.build(found)
    except bundle.BundleError as error:
        raise setup_failures.from_output(str(error), LOG) from error


def _pip_install(extras: list[str], variables: dict[str, str], say: Say) -> None:
    target = f".[{','.join(extras)}]" if extras else "."
    pip = [str(python()), "-m", "pip", "--disable-pip-version-check", "install", "--progress-bar", "off"]
    _run([*pip, "-e", target, "-c", LOCK], variables, lambda line: _say_progress(line, say))


def _say_progress(line: str, say: Say) -> None:
    words = line.split()
    if words[:1] == ["Downloading"]:
        say(f"  {words[1].rsplit('/', 1)[-1].split('-')[0]} {' '.join(words[2:4])}")
    elif words[:1] in (["Installing"], ["Building"]) and words[-1] in ("started", "..."):
        say(f"  {' '.join(words[:-1]).rstrip(':').lower()}")


def _run(
    command: list[str], variables: dict[str, str] | None = None, on_line: Say = lambda line: None
) -> None:
    """Run one step of the set-up in the root; its whole output goes to the log. Raises `SetupError`."""
    with LOG.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **(variables or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        assert process.stdout is not None
        try:
            for line in process.stdout:
                log.write(line)
                on_line(line)
            code = process.wait()
        except BaseException:
            process.kill()
            process.wait()
            raise
    if code:
        raise setup_failures.from_output(LOG.read_text(encoding="utf-8"), LOG)


@contextmanager
def _alone(say: Say) -> Iterator[None]:
    """Keep other set-ups of this folder waiting; the lock falls with the process that holds it."""
    try:
        CACHE.mkdir(exist_ok=True)
        with (CACHE / "setup.lock").open("a+", encoding="ascii") as lock:
            if not _try_lock(lock):
                say("Another set-up is running in this folder; waiting for it ...")
                while not _try_lock(lock, wait=True):
                    pass
            yield
    except OSError as error:
        raise setup_failures.from_os_error(error, ROOT) from error


if sys.platform == "win32":
    import msvcrt

    def _try_lock(lock: TextIO, wait: bool = False) -> bool:
        lock.seek(0)
        try:
            # LK_LOCK tries for ten seconds before it gives up.
            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try_lock(lock: TextIO, wait: bool = False) -> bool:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True
