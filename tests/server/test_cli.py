"""The command: exit codes, one sentence for each misuse, and never a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from server import cli, records
from server.journal import Journal

ROOT = Path(__file__).parents[2]
SCENARIO = "name: x\ngame: fahrstuhl\nseats: 3\nthen: {phase: start}\n"


def run(*arguments: str, environ: dict[str, str] | None = None) -> "subprocess.CompletedProcess[str]":
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "server", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONUTF8": "1", **(environ or {})},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, what was shown, what was complained of."""
    try:
        code = cli.main(arguments)
    except SystemExit as ended:
        code = int(ended.code or 0)
    shown = capsys.readouterr()
    assert "Traceback" not in shown.err
    return code, shown.out, shown.err


def test_selfplay_writes_what_verify_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    play = ["selfplay", "fahrstuhl", "--seats", "3", "--set", "mode=single", "--seed", "5"]

    assert answer(capsys, *play, "--games", "2", "--out", str(file)) == (0, "", "")
    headers = [json.loads(line) for line in file.read_text().splitlines() if line.startswith('{"record"')]
    assert [header["seed"] for header in headers] == [5, 6]
    assert answer(capsys, "verify", str(file)) == (0, f"{file}: 2 records as they should be\n", "")


def test_selfplay_is_the_same_in_every_process(tmp_path: Path) -> None:
    play = ["selfplay", "fahrstuhl", "--set", "mode=single", "--bots", "normal,random"]
    first = run(*play, environ={"PYTHONHASHSEED": "1"})
    second = run(*play, "--out", str(tmp_path / "out.jsonl"), environ={"PYTHONHASHSEED": "2"})

    assert (first.returncode, second.returncode) == (0, 0)
    assert first.stdout.encode() == (tmp_path / "out.jsonl").read_bytes()
    assert b"\r" not in (tmp_path / "out.jsonl").read_bytes()


def test_bots_take_the_seats_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    out = run("selfplay", "fahrstuhl", "--seats", "5", "--set", "mode=single", "--bots", "normal,easy").stdout

    assert json.loads(out.splitlines()[0])["bots"] == ["normal", "easy", "normal", "easy", "normal"]


def test_verify_names_the_first_line_that_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, none = tmp_path / "good.jsonl", tmp_path / "bad.jsonl", tmp_path / "none.jsonl"
    answer(capsys, "selfplay", "fahrstuhl", "--set", "mode=single", "--out", str(good))
    lines = good.read_text().splitlines(keepends=True)
    bad.write_text("".join([lines[0], lines[1].replace('"n": 1', '"n": 2'), *lines[2:]]))

    code, shown, _ = answer(capsys, "verify", str(bad), str(none), str(tmp_path), str(good))

    assert code == 1
    assert shown.splitlines() == [
        f"{bad}:2: n: expected 1, found 2",
        f"{none}: cannot be read: No such file or directory",
        f"{tmp_path}: cannot be read: Is a directory",
        f"{good}: 1 record as it should be",
    ]


def test_scenario_counts_at_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.yaml").write_text(SCENARIO)
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner/b.yaml").write_text(SCENARIO + "rule: FS-2.1\nlegal: {0: [bid 1]}\n")

    assert answer(capsys, "scenario", str(tmp_path / "a.yaml")) == (0, "1 passed, 0 failed\n", "")
    code, shown, _ = answer(capsys, "scenario", str(tmp_path))
    assert code == 1
    assert shown.splitlines() == [
        f"{tmp_path / 'inner/b.yaml'}:1: x (FS-2.1)",
        "    legal of seat 0: expected `bid 1`; found none",
        "1 passed, 1 failed",
    ]


def test_what_moves_a_cursor_is_written_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, record = tmp_path / "a.yaml", tmp_path / "a.jsonl"
    file.write_text(
        'name: "gr\u00fcn \\e[31m\\nrot \\ud800"\ngame: fahrstuhl\nseats: 2\ndo: [[0, "bid \\e"]]\n', "utf-8"
    )
    answer(capsys, "selfplay", "fahrstuhl", "--set", "mode=single", "--out", str(record))
    record.write_text(record.read_text().replace('"mode"', '"mode\\u001b"'))

    _, shown, _ = answer(capsys, "scenario", str(file))
    assert shown.splitlines()[0] == f"{file}:1: gr\u00fcn \\x1b[31m\\nrot \\ud800"
    assert "expected seat 0's `bid \\x1b`" in shown
    _, shown, _ = answer(capsys, "verify", str(record))
    assert "mode\\x1b: not an option" in shown


def test_any_number_of_games_is_begun(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = []

    def stop_after_two(*arguments: object) -> list[str]:
        begun.append(arguments[-1])
        if len(begun) == 2:
            raise KeyboardInterrupt
        return []

    monkeypatch.setattr(records, "selfplay", stop_after_two)

    assert answer(capsys, "selfplay", "fahrstuhl", "--games", "1" + "0" * 30)[0] == cli.STOPPED
    assert begun == [0, 1]


def test_a_scenario_file_that_is_not_there_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, shown, _ = answer(capsys, "scenario", str(tmp_path / "none.yaml"), str(tmp_path))

    assert code == 1
    assert shown.splitlines()[-1] == "0 passed, 2 failed"


def test_arena_shows_a_line_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    code, shown, _ = answer(
        capsys,
        "arena",
        "fahrstuhl",
        "--bots",
        "normal,random",
        "--seats",
        "4",
        "--games",
        "4",
        "--set",
        "mode=single",
    )

    assert code == 0
    title, heading, normal, other = shown.splitlines()
    assert "4 seats (normal, random, normal, random), 4 games, seeds 0 to 3; a fair share is 0.250" in title
    assert heading.split() == ["bot", "place", "first", "last", "score", "exact"]
    assert (normal.split()[0], other.split()[0]) == ("normal", "random")
    assert normal.count("±") == 5


def test_one_is_not_counted_as_many(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "arena shut_the_box --seats 1 --games 1 --seed 3 --bots easy"
    code, shown, _ = answer(capsys, *arguments.split())

    assert code == 0
    assert shown.splitlines()[0] == "shut_the_box, 1 seat (easy), 1 game, seed 3; a fair share is 1.000"


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ("fahrstuhl --set schedule=2,1", ["schedule has no effect; it counts only with mode=list"]),
        ("fahrstuhl --set schedule=2,1 --set mode=list", []),
        ("fahrstuhl --set mode=single --set single_cards=1 --set max_cards=7", []),
        (
            "fahrstuhl --set mode=single --set max_cards=2",
            ["max_cards has no effect; it counts only with mode=hourglass or mode=up"],
        ),
        (
            "shut_the_box --set rounds=1 --set eliminate=true",
            ["rounds has no effect; it counts only with end=rounds and eliminate=false"],
        ),
    ],
)
def test_an_option_without_effect_is_told_and_the_games_are_played(
    settings: str, said: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    code, shown, hints = answer(capfd, "selfplay", *settings.split(), "--seats", "2")

    assert code == 0
    assert '"result"' in shown
    assert hints.splitlines() == [f"couchtisch: --set: {sentence}" for sentence in said]


async def test_export_lists_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, out = str(tmp_path / "data"), tmp_path / "out.jsonl"
    answer(capsys, "selfplay", "fahrstuhl", "--set", "mode=single", "--out", str(out))
    record = out.read_bytes()
    journal = Journal.open(tmp_path / "data")
    await journal.finish("0123456789", 1, record)
    await journal.finish("0123456789", 2, record)

    listed = run("export", "--list", "--data", data)
    whole = run("export", "--data", data)
    journal.close()

    assert [line.split()[0] for line in listed.stdout.splitlines()] == ["id", "01234567-1", "01234567-2"]
    assert whole.stdout.encode() == record * 2
    assert answer(capsys, "export", "--game", "01234567-2", "--out", str(out), "--data", data)[0] == 0
    assert out.read_bytes() == record
    assert answer(capsys, "export", "--game", "x", "--data", data)[0] == 2


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ("selfplay halma", 2, "no game is called 'halma'; there are: "),
        ("selfplay fahrstuhl --set max_cards", 2, "max_cards: an option is written NAME=VALUE"),
        ("selfplay fahrstuhl --set jokers=1", 2, "jokers: fahrstuhl has no such option"),
        ("selfplay fahrstuhl --set max_cards=11", 2, "max_cards: "),
        ("selfplay fahrstuhl --seats 9 --set max_cards=10", 2, "max_cards: "),
        ("selfplay fahrstuhl --seats 12", 2, "--seats: fahrstuhl has 2 to 9 seats, not 12"),
        ("selfplay fahrstuhl --seats 9999999999", 2, "--seats: fahrstuhl has 2 to 9 seats, not 9999999999"),
        ("arena fahrstuhl --bots easy --seats 9999999999", 2, "--seats: fahrstuhl has 2 to 9 seats"),
        (f"selfplay fahrstuhl --seats 1{'0' * 5000}", 2, "10000000000000000000… is too large"),
        ("selfplay fahrstuhl --seats 0", 2, "0 is less than 1"),
        ("selfplay fahrstuhl --set mode=list", 2, "schedule: "),
        ("selfplay fahrstuhl --bots genius", 2, "--bots: fahrstuhl has no bot 'genius'; there are: random"),
        ("selfplay fahrstuhl --seats 2 --bots easy,easy,easy", 2, "--bots names 3 bots for 2 seats"),
        ("selfplay fahrstuhl --seed x", 2, "'x' is no whole number"),
        ("selfplay fahrstuhl --seats 1_0", 2, "'1_0' is no whole number"),
        ("selfplay fahrstuhl --seats \u0663", 2, "'\u0663' is no whole number"),
        ("selfplay fahrstuhl --out /no/such/folder/file", 1, "/no/such/folder/file: No such file"),
        ("arena fahrstuhl", 2, "--bots"),
        ("arena shut_the_box --seats 1 --bots easy,easy", 2, "--bots names 2 bots for 1 seat\n"),
        ("export --data /no/such/folder", 1, "there is no journal in /no/such/folder"),
        ("serve --port eighty", 2, "--port: 'eighty' will not do"),
        (
            "serve --prot 80",
            2,
            "couchtisch serve: unrecognized arguments: --prot 80; `couchtisch serve --help` says",
        ),
        ("arena fahrstuhl --bots easy --game 1", 2, "`couchtisch arena --help` says what can be given"),
        ("serve --config /no/such.toml", 2, "/no/such.toml cannot be read"),
        ("doctor --lang fr", 2, "--lang: 'fr' will not do"),
        ("verify", 2, "FILE"),
        ("dance", 2, "invalid choice: 'dance'"),
        ("", 2, "COMMAND"),
    ],
)
def test_misuse_is_told_in_a_sentence(
    arguments: str, code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ended, shown, complaint = answer(capsys, *arguments.split())

    assert (ended, shown) == (code, "")
    assert said in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize(
    "command", ["", "serve", "selfplay", "verify", "scenario", "arena", "export", "doctor"]
)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, shown, _ = answer(capsys, *command.split(), "--help")

    assert code == 0
    assert "usage: couchtisch" in shown


def test_the_wifi_is_no_flag_and_its_password_is_not_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    for given in (["--wifi-password", "sehr-geheim"], ["--wifi-password=sehr-geheim"], ["--wifi-hidden"]):
        code, shown, complaint = answer(capsys, "serve", *given)

        assert (code, shown) == (2, "")
        assert "configuration file" in complaint
        assert "geheim" not in complaint
    _, shown, _ = answer(capsys, "serve", "--help")
    assert "wifi" not in shown


def test_an_output_that_nobody_reads_on_ends_quietly() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "server", "selfplay", "fahrstuhl", "--games", "50"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()

    assert process.wait() == cli.CUT_OFF
    assert complaint == b""


def test_an_unexpected_fault_is_a_sentence_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("the fault")

    monkeypatch.setattr(records, "selfplay", fail)
    code, _, complaint = answer(capsys, "selfplay", "fahrstuhl")

    assert code == 1
    assert "an unexpected fault, please report it (ZeroDivisionError: the fault)" in complaint
    monkeypatch.setenv("COUCHTISCH_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        cli.main(["selfplay", "fahrstuhl"])


def test_ctrl_c_is_no_fault(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(records, "selfplay", stop)

    assert answer(capsys, "selfplay", "fahrstuhl") == (cli.STOPPED, "", "")


def test_a_terminal_without_umlauts_shows_question_marks(tmp_path: Path) -> None:
    ended = run(
        "doctor",
        "--wait",
        "0",
        "--lang",
        "de",
        "--data",
        str(tmp_path),
        environ={"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
    )

    assert ended.stderr == ""
    assert "Datenordner" in ended.stdout
