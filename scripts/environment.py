"""The environment in `.venv`: made once, filled with what is locked, and left alone while nothing has changed."""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import sysconfig
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
INSTALL_SOURCES = ("pyproject.toml", LOCK, "hatch_build.py", "scripts/bundle.py")

__all__ = ["SetupError", "command", "ensure", "node", "python", "tools"]


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


def ensure(*extras: str, say: Callable[[str], None] = lambda line: print(line, flush=True)) -> None:
    """Bring the environment and the pages up to date, which takes no time when they are.

    `extras` name what is wanted beyond playing (`test`); what an earlier run has installed stays. Raises
    `SetupError` with a sentence for the person who started it.
    """
    try:
        if _is_ready(extras):
            return
        CACHE.mkdir(exist_ok=True)
        with (CACHE / "setup.lock").open("a+", encoding="ascii") as lock, _alone(lock, say):
            _set_up(extras, say)
    except OSError as error:
        raise setup_failures.from_os_error(error, ROOT) from error


def tools(say: Callable[[str], None] = lambda line: print(line, flush=True)) -> bundle.Node:
    """Install what checks the pages; needs the extra `test`. Returns the Node to run it with."""
    found = node()
    if found is None:
        raise SetupError(f"The Node in {VENV} is gone. Delete that folder and start again.")
    try:
        bundle.install(found, with_tools=True)
    except bundle.BundleError as error:
        raise setup_failures.from_output(str(error), LOG) from error
    return found


def _is_ready(extras: tuple[str, ...]) -> bool:
    note = _read_note()
    return _is_installed(note, extras) and bundle.is_fresh(ROOT)


def _is_installed(note: dict[str, object], extras: tuple[str, ...]) -> bool:
    there = note.get("extras")
    return (
        note.get("fingerprint") == fingerprint()
        and isinstance(there, list)
        and set(extras) <= set(there)
        and python().exists()
    )


def _read_note() -> dict[str, object]:
    try:
        content = json.loads(NOTE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def fingerprint(root: Path = ROOT) -> str:
    """What the environment depends on, in one word: the sources of the installation, the Python, the place."""
    digest = hashlib.sha256(f"{sys.version}\0{sys.base_prefix}\0{root}\0".encode())
    for name in INSTALL_SOURCES:
        digest.update((root / name).read_bytes() + b"\0")
    return digest.hexdigest()


def _set_up(extras: tuple[str, ...], say: Callable[[str], None]) -> None:
    note = _read_note()
    if _is_installed(note, extras):
        if not bundle.is_fresh(ROOT):
            _rebuild(note, say)
        return
    there = note.get("extras")
    wanted = sorted(set(extras) | set(there if isinstance(there, list) else []))
    say("Setting up Couchtisch in this folder. The first time takes a minute or two and needs the internet.")
    if note.get("fingerprint") != fingerprint() or not python().exists():
        _make_venv(say)
    _install(wanted, say)


def _rebuild(note: dict[str, object], say: Callable[[str], None]) -> None:
    found = node()
    if found is None:
        # Only the build hook can fetch a Node, and only an installation runs the hook.
        there = note.get("extras")
        _install(there if isinstance(there, list) else [], say)
        return
    say("Building the pages ...")
    try:
        bundle.build(found)
    except bundle.BundleError as error:
        raise setup_failures.from_output(str(error), LOG) from error


def _make_venv(say: Callable[[str], None]) -> None:
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        raise setup_failures.no_venv()
    say("Making the Python environment ...")
    NOTE.unlink(missing_ok=True)
    _run([sys.executable, "-m", "venv", "--clear", str(VENV)], lambda line: None)


def _install(extras: list[str], say: Callable[[str], None]) -> None:
    say("Installing the packages and building the pages ...")
    NOTE.unlink(missing_ok=True)
    target = f".[{','.join(extras)}]" if extras else "."
    pip = [str(python()), "-m", "pip", "--disable-pip-version-check", "install", "--progress-bar", "off"]
    _run([*pip, "-e", target, "-c", LOCK], lambda line: _say_progress(line, say))
    if not bundle.is_fresh(ROOT):
        raise SetupError("The pages changed while they were built. Start again.")
    NOTE.write_text(json.dumps({"fingerprint": fingerprint(), "extras": extras}), encoding="utf-8")


def _say_progress(line: str, say: Callable[[str], None]) -> None:
    words = line.split()
    if words[:1] == ["Downloading"]:
        say(f"  {words[1].rsplit('/', 1)[-1].split('-')[0]} {' '.join(words[2:4])}")
    elif words[:1] in (["Installing"], ["Building"]) and words[-1] in ("started", "..."):
        say(f"  {' '.join(words[:-1]).rstrip(':').lower()}")


def _run(command: list[str], on_line: Callable[[str], None]) -> None:
    """Run one step of the set-up in the root; its whole output goes to the log. Raises `SetupError`."""
    with LOG.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
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
def _alone(lock: TextIO, say: Callable[[str], None]) -> Iterator[None]:
    """Wait for another set-up in this folder; the lock falls with the process that holds it."""
    if not _try_lock(lock):
        say("Another set-up is running in this folder; waiting for it ...")
        while not _try_lock(lock, wait=True):
            pass
    yield


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
