"""`play.py`: what it takes, what it refuses, and what it says where the Python is too old."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import environment
import start

SCRIPTS = Path(start.__file__).parent
OLD_READABLE = ("play.py", "test.py", "python_needed.py")


@pytest.fixture
def became(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that the set-up, itself left out, ended in."""
    commands: list[list[str]] = []
    monkeypatch.setattr(environment, "ensure", lambda: None)

    def become(command: list[str]) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(start, "_become", become)
    return commands


def test_without_arguments_it_serves_and_opens_the_table(became: list[list[str]]) -> None:
    assert start.main([]) == 0
    assert became == [[str(environment.command("couchtisch")), "serve", "--open"]]


def test_what_follows_the_dashes_goes_to_the_server(became: list[list[str]]) -> None:
    assert start.main(["--", "--port", "8080", "--no-open"]) == 0
    assert became[0][1:] == ["serve", "--open", "--port", "8080", "--no-open"]


@pytest.mark.parametrize(
    ("serve", "why"),
    [
        (["--prot", "8080"], "unrecognized arguments: --prot 8080"),
        (["--port"], "argument --port: expected one argument"),
        (["--port", "22"], "browsers refuse port 22"),
        (["--lang", "fr"], "one of de, en is expected"),
        (["--tls-cert", __file__], "--tls-cert and --tls-key belong together"),
    ],
)
def test_what_the_server_would_refuse_is_said_before_anything_is_set_up(
    serve: list[str], why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "ensure", lambda: pytest.fail("it was set up"))
    assert start.main(["--", *serve]) == 2
    assert why in capsys.readouterr().err


def test_what_the_server_takes_can_be_read_before_anything_is_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "ensure", lambda: pytest.fail("it was set up"))
    assert start.main(["--", "--help"]) == 0
    assert "--public-url" in capsys.readouterr().out


def test_flags_are_read_without_anything_that_the_set_up_brings() -> None:
    run = "import sys; sys.modules['msgspec'] = sys.modules['aiohttp'] = None; import server.flags"
    done = subprocess.run([sys.executable, "-c", run], cwd=SCRIPTS.parent, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_setup_starts_nothing(
    became: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # What only a start needs may come later.
    monkeypatch.setenv("COUCHTISCH_TLS_CERT", "not there yet")
    assert start.main(["--setup"]) == 0
    assert became == []
    assert "python3 scripts/play.py" in capsys.readouterr().out


def test_an_unknown_argument_is_shown_its_place(
    became: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert start.main(["--port", "8080"]) == 2
    assert became == []
    assert "python3 scripts/play.py -- --port 8080" in capsys.readouterr().err


def test_a_failed_set_up_is_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise environment.SetupError("The disk is full.")

    monkeypatch.setattr(environment, "ensure", fail)
    assert start.main([]) == 1
    assert capsys.readouterr().err == "The disk is full.\n"


def test_ctrl_c_is_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "ensure", stop)
    assert start.main([]) == 130
    assert capsys.readouterr().err.startswith("\nStopped.")


@pytest.mark.parametrize("script", ["play.py", "test.py"])
@pytest.mark.parametrize("version", [(2, 7), (3, 10)])
def test_an_old_python_is_told_what_is_needed(script: str, version: tuple[int, int], tmp_path: Path) -> None:
    run = (
        f"import sys, runpy; sys.version_info = {(*version, 0)}; sys.path.insert(0, {str(SCRIPTS)!r});"
        f"runpy.run_path({str(SCRIPTS / script)!r}, run_name='__main__')"
    )
    (tmp_path / "python3.13").touch()
    for path, advice in (("", "Install a newer one"), (str(tmp_path), f"python3.13 {SCRIPTS / script}")):
        words = [sys.executable, "-c", run]
        done = subprocess.run(words, env={"PATH": path}, capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert f"needs Python 3.11 or newer, and this is {version[0]}.{version[1]}" in done.stderr
        assert advice in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", OLD_READABLE)
def test_an_old_python_can_read_as_far_as_the_message(name: str) -> None:
    content = (SCRIPTS / name).read_bytes()
    assert content.isascii(), "Python 2 wants a declaration for anything else"
    tree = ast.parse(content, feature_version=(3, 4))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
