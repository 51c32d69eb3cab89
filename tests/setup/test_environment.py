"""The environment: when it is left alone, when it is renewed, and what is kept."""

import json
import shutil
from pathlib import Path

import pytest

import bundle
import environment
import setup_failures

PYPROJECT = """\
[build-system]
requires = ["hatchling"]
[project]
dependencies = ["aiohttp"]
[tool.ruff]
line-length = 110
"""


class Tree:
    """A small tree with the commands that a set-up ran in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.commands: list[list[str]] = []
        self.said: list[str] = []

    def run(
        self, command: list[str], variables: dict[str, str] | None = None, on_line: object = None
    ) -> None:
        """Instead of the real command: leaves what it would leave."""
        self.commands.append(command[1:])
        environment.python().parent.mkdir(parents=True, exist_ok=True)
        environment.python().touch()

    def ensure(self) -> list[list[str]]:
        """The commands of one more set-up."""
        self.commands = []
        environment.ensure(self.said.append)
        return self.commands


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    root = tmp_path / "tree"
    root.mkdir()
    (root / "pyproject.toml").write_text(PYPROJECT)
    for name in environment.INSTALL_SOURCES:
        (root / name).touch()
    made = Tree(root)
    monkeypatch.setattr(environment, "ROOT", root)
    monkeypatch.setattr(environment, "VENV", root / ".venv")
    monkeypatch.setattr(environment, "NOTE", root / ".venv/couchtisch.json")
    monkeypatch.setattr(environment, "CACHE", root / ".cache")
    monkeypatch.setattr(environment, "_run", made.run)
    monkeypatch.setattr(environment, "_home", lambda root=root: f"Python 3.11 in {root}")
    monkeypatch.setattr(environment, "fingerprint", lambda real=environment.fingerprint: real(root))
    monkeypatch.setattr(bundle, "is_fresh", lambda root: True)
    return made


def test_the_first_start_makes_and_fills_it_and_the_second_does_nothing(tree: Tree) -> None:
    first = tree.ensure()
    assert [words[:2] for words in first] == [["-m", "venv"], ["-m", "pip"]]
    assert first[1][-4:] == ["-e", ".", "-c", "requirements.lock"]
    assert tree.ensure() == []


def test_another_lock_installs_again_but_keeps_the_environment(tree: Tree) -> None:
    tree.ensure()
    (tree.root / "requirements.lock").write_text("aiohttp==4.0.0")
    assert [words[1] for words in tree.ensure()] == ["pip"]


def test_the_tools_settings_are_no_reason_to_install(tree: Tree) -> None:
    tree.ensure()
    (tree.root / "pyproject.toml").write_text(PYPROJECT.replace("110", "100"))
    assert tree.ensure() == []
    (tree.root / "pyproject.toml").write_text(PYPROJECT.replace("aiohttp", "aiohttp>=3"))
    assert [words[1] for words in tree.ensure()] == ["pip"]


def test_another_python_or_place_makes_it_anew(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    tree.ensure()
    monkeypatch.setattr(environment, "_home", lambda root=tree.root: "Python 3.12")
    assert [words[1] for words in tree.ensure()] == ["venv", "pip"]


def test_a_lost_interpreter_makes_it_anew(tree: Tree) -> None:
    tree.ensure()
    shutil.rmtree(environment.python().parent)
    assert [words[1] for words in tree.ensure()] == ["venv", "pip"]


def test_an_interrupted_installation_is_done_again(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(command: list[str], *rest: object) -> None:
        tree.run(command)
        if command[2] == "pip":
            raise KeyboardInterrupt

    monkeypatch.setattr(environment, "_run", stop)
    with pytest.raises(KeyboardInterrupt):
        tree.ensure()
    monkeypatch.setattr(environment, "_run", tree.run)
    assert [words[1] for words in tree.ensure()] == ["pip"]


def test_what_the_checks_have_installed_stays(tree: Tree) -> None:
    tree.ensure()
    note = json.loads(environment.NOTE.read_text())
    environment.NOTE.write_text(json.dumps(note | {"extras": ["test"]}))
    (tree.root / "requirements.lock").write_text("changed")
    assert ".[test]" in tree.ensure()[0]


def test_a_damaged_note_is_like_none(tree: Tree) -> None:
    tree.ensure()
    environment.NOTE.write_bytes(b"\xff{")
    assert [words[1] for words in tree.ensure()] == ["venv", "pip"]


def test_stale_pages_are_built_by_the_hook_where_there_is_no_node(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree.ensure()
    monkeypatch.setattr(bundle, "is_fresh", lambda root: False)
    assert [words[1] for words in tree.ensure()] == ["pip"]
    assert tree.said[-1] == "Building the pages ..."


def test_without_venv_support_the_package_is_named(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(environment.SetupError, match=r"sudo apt install python3\.\d+-venv"):
        tree.ensure()


def test_a_folder_that_may_not_be_written_to_is_named(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, **rest: object) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(environment.SetupError, match=r"may not write in .*\.cache"):
        tree.ensure()


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", setup_failures.NO_SPACE),
        ("npm error code ENOSPC", setup_failures.NO_SPACE),
        ("npm error code SELF_SIGNED_CERT_IN_CHAIN", setup_failures.UNTRUSTED),
        ("Failed to establish a new connection: [Errno -3] Temporary failure in name resolution", None),
        ("npm error code EAI_AGAIN", None),
    ],
)
def test_known_failures_have_a_sentence(output: str, sentence: str | None) -> None:
    failure = setup_failures.from_output(output, Path("log"))
    assert str(failure) == (sentence or setup_failures.NO_NETWORK)


@pytest.mark.parametrize("beginning", [bundle.BROKEN_PAGES, bundle.BROKEN_INSTALLATION])
def test_pages_that_cannot_be_built_show_why_and_nothing_around_it(beginning: str) -> None:
    output = f"Preparing\n  {beginning}\n  tv/main.tsx: no\n  [end of output]\nnote: not pip's problem"
    failure = setup_failures.from_output(output, Path("log"))
    assert str(failure).splitlines() == [beginning, "  tv/main.tsx: no"]


def test_an_unknown_failure_shows_its_last_lines_and_the_log() -> None:
    failure = str(setup_failures.from_output("\n".join(f"line {n}" for n in range(100)), Path("the.log")))
    assert "line 99" in failure
    assert "line 91" not in failure
    assert "the.log" in failure
