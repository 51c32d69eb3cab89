"""Scenarios: what holds passes, what does not is told apart by what was expected and what was found."""

import re
from pathlib import Path

import pytest

from server.scenarios import Outcome, run_file
from server.yaml_documents import YamlFault, documents

PLAY = """
game: fahrstuhl
position: {phase: play, trump: 10c, dealer: 1, bids: [1, 0], hands: [[Ah, Ac], [10c, 10d]]}
"""
LAST = """
game: fahrstuhl
options: {mode: single, single_cards: 1}
position: {phase: play, dealer: 1, trump: Ac, bids: [1, 0], hands: [[As], [Kd]], deck: [Ac, As, Kd]}
"""
BOTH = LAST + "do: [[0, play As], [1, play Kd]]\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "some.yaml"


def run(file: Path, text: str) -> Outcome:
    file.write_text(text, "utf-8")
    return run_file(file)


HOLDS = {
    "legal in any order": PLAY + "legal: {0: [play Ac], 1: []}",
    "illegal": PLAY + "illegal: {0: [play Ah, play 10d, bid 1, nonsense], 1: [play 10c], null: [deal Ah]}",
    "hands as multisets": PLAY + "then: {hands: [[Ac, Ah], [10d, 10c]], phase: play, turn: 0, trick: []}",
    "several actions": PLAY + "do: [[0, play Ac], [1, play 10c]]\nthen: {tricks: [1, 0], turn: 0}\n"
    "then_legal: {0: [play Ah]}\nthen_illegal: {1: [play 10d]}\nresult: null",
    "the result": BOTH + "result: {places: [[0], [1]], scores: [110, 100]}",
    "some of the result": BOTH + "result: {scores: [110, 100]}",
    "over, whatever the result": BOTH + "result: {}",
    "the table acts": "game: fahrstuhl\nseats: 3\nposition: {phase: start}\n"
    "do: [[null, start 2]]\nthen: {dealer: 1}\nlegal: {0: []}",
    "from the beginning": "game: fahrstuhl\nseats: 3\nthen: {phase: start}",
    "a position refused": "game: fahrstuhl\nposition: {phase: bid, hands: [[1x], [Ah]]}\nerror: hands",
    "a position refused, seats unknown": "game: fahrstuhl\nposition: {phase: play, hands: 3}\nerror: hands",
    "options refused": "game: fahrstuhl\nseats: 9\noptions: {max_cards: 10}\nerror: max_cards",
    "options that do not exist": "game: fahrstuhl\nseats: 9\noptions: {jokers: 10}\nerror: jokers",
    "seats refused": "game: fahrstuhl\nseats: 10\nerror: seats",
    "seats beyond reckoning refused": "game: fahrstuhl\nseats: 1000000000000000000000\nerror: seats",
    "seats that are no number": "game: fahrstuhl\nseats: many\nerror: seats",
    "seats that are a truth value": "game: fahrstuhl\nseats: true\nerror: seats",
    "seats unknown": "game: fahrstuhl\nposition: {phase: start, tricks: 3}\nerror: tricks",
    "an unknown game": "game: halma\nseats: 2\nerror: game",
    "a card in two fields, by one of them": "game: fahrstuhl\nposition: {phase: bid, schedule: [1],"
    " trump: Ah, deck: [Ah, Ad], hands: [[Ah], [Ad]]}\nerror: trump",
    "too few hands": "game: fahrstuhl\nposition: {phase: bid, hands: [[Ah]]}\nerror: hands",
    "half a character": 'game: fahrstuhl\nseats: 2\nposition: {phase: "\\ud800"}\nerror: phase',
    "half a character in an option": 'game: fahrstuhl\nseats: 2\noptions: {mode: "\\ud800"}\nerror: mode',
    "options refused beside a position": "game: fahrstuhl\n"
    "options: {mode: list}\nposition: {hands: [[], []]}\nerror: schedule",
}


@pytest.mark.parametrize("what", HOLDS)
def test_what_holds_passes(file: Path, what: str) -> None:
    assert run(file, f"name: {what}\n{HOLDS[what]}\n") == (1, [])


FAILS = {
    "legal: one too many": (
        PLAY + "legal: {0: [play Ac, play Ah]}",
        "legal of seat 0: expected `play Ac`, `play Ah`; found `play Ac`",
    ),
    "legal: one too few": (PLAY + "legal: {0: []}", "legal of seat 0: expected none; found `play Ac`"),
    "legal: no such seat": (PLAY + "legal: {5: []}", "legal: expected seats from 0 to 1, found 5"),
    "illegal": (
        PLAY + "illegal: {0: [play Ac]}",
        "illegal: expected seat 0's `play Ac` to be refused, found it legal",
    ),
    "do": (
        PLAY + "do: [[0, play Ah]]\nthen: {turn: 7}",
        r"do\[0\]: expected seat 0's `play Ah` to be done, found it refused: .*FS-5.1",
    ),
    "do: no such seat": (PLAY + "do: [[9, play Ah]]", r"do\[0\]: .*there is no seat 9; seats are 0 to 1"),
    "do: the table": (PLAY + "do: [[null, start 0]]", "do[0]: expected the table's `start 0`"),
    "then": (PLAY + "then: {turn: 1}", "then: turn: expected 1, found 0"),
    "then: a truth value": (PLAY + "then: {turn: false}", "then: turn: expected false, found 0"),
    "then: hands": (
        PLAY + "then: {hands: [[Ac], [10d, 10c]]}",
        r"then: hands\[0\]: expected 1 entries, found 2",
    ),
    "then: hands that are none": (PLAY + "then: {hands: 3}", "then: hands: expected 3, found"),
    "then: no such field": (
        PLAY + "then: {pile: []}",
        "then: expected a field `pile`; a position has phase, turn",
    ),
    "then_legal": (
        PLAY + "do: [[0, play Ac]]\nthen_legal: {1: [play 10d]}",
        "then_legal of seat 1: expected `play 10d`; found `play 10c`",
    ),
    "then_illegal": (
        PLAY + "do: [[0, play Ac]]\nthen_illegal: {1: [play 10c]}",
        "then_illegal: expected seat 1's",
    ),
    "result: not over": (
        PLAY + "result: {places: [[0], [1]]}",
        "expected the game to be over, found it going on",
    ),
    "result: over": (
        BOTH + "result: null",
        "expected the game not to be over, found",
    ),
    "result: places": (
        BOTH + "result: {places: [[1], [0]]}",
        r"result: places\[0\]\[0\]: expected 1, found 0",
    ),
    "result: scores": (
        BOTH + "result: {scores: null}",
        "result: scores: expected null, found",
    ),
    "refused": (
        "game: fahrstuhl\nposition: {phase: bid, trump: Ah, hands: [[1x], [Kc]]}",
        "expected the position to be accepted, found it refused: hands",
    ),
    "refused for something else": (
        "game: fahrstuhl\nposition: {phase: bid, trump: Ah, hands: [[1x], [Kc]]}\nerror: hand",
        "a message that names `hand`, found: hands",
    ),
    "not refused": (PLAY + "error: hands", "expected to be refused because of `hands`, found accepted"),
    "unknown game": (
        "game: halma\nseats: 2",
        "expected the game to be set up, found it refused: game: no game is called 'halma'",
    ),
    "unknown game, expected for its seats": (
        "game: halma\nseats: 2\nerror: seats",
        "names `seats`, found: game",
    ),
    "too many seats": ("game: fahrstuhl\nseats: 10", "seats: fahrstuhl has 2 to 9 seats, not 10"),
    "no seats": (
        "game: fahrstuhl\nposition: {phase: over, hands: [], scores: [1]}",
        "seats, scores: fahrstuhl has 2 to 9 seats, not 1",
    ),
    "seats unknown": ("game: fahrstuhl\nposition: {phase: start}", "seats: the position does not tell"),
    "unknown field": (PLAY + "ilegal: {}", "unknown field `ilegal`"),
    "unknown field of the result": (PLAY + "result: {place: []}", "unknown field `place`"),
    "seat as a text": (PLAY + "legal: {'0': [play Ac]}", "Expected `int | null`, got `str`"),
    "an action that is none": (PLAY + "legal: {0: [8]}", "Expected `str`, got `int`"),
    "do without a seat": (PLAY + "do: [play Ac]", "Expected `array`, got `str`"),
    "nothing given": (PLAY + "then:", "Expected `object`, got `null`"),
    "no game": ("seats: 3", "missing required field `game`"),
}


@pytest.mark.parametrize("what", FAILS)
def test_what_does_not_hold_is_told(file: Path, what: str) -> None:
    text, said = FAILS[what]

    passed, (failure,) = run(file, f"---\nname: {what!r}\nrule: FS-5.1\n{text}\n")

    assert passed == 0
    assert failure.place == f"{file}:2"
    assert what in failure.title
    told = "\n".join(failure.complaints)
    assert said in told or re.search(said, told), told


def test_every_difference_of_a_position_is_told(file: Path) -> None:
    _, (failure,) = run(
        file, f"name: x\n{PLAY}legal: {{0: []}}\nillegal: {{0: [play Ac]}}\nthen: {{turn: 1, trump: Ah}}"
    )

    assert len(failure.complaints) == 4


def test_a_scenario_without_a_name_is_told_by_its_place(file: Path) -> None:
    good = f"{PLAY}legal: {{0: [play Ac]}}\n"
    bad = f"rule: FS-5.1\n{PLAY}legal: {{0: []}}\n"

    passed, (failure,) = run(file, f"{good}---\n{bad}")

    assert (passed, failure.title) == (1, "document 2 (FS-5.1)")


def test_many_to_a_file(file: Path) -> None:
    good = f"name: good\n{PLAY}legal: {{0: [play Ac]}}\n"
    bad = f"name: bad\n{PLAY}legal: {{0: []}}\n"

    outcome = run(file, f"# a comment\n---\n{good}---\n{bad}---\n---\n{good}---\n- 1\n---\n")

    assert outcome.passed == 2
    assert [(failure.place, failure.title) for failure in outcome.failures] == [
        (f"{file}:9", "bad"),
        (f"{file}:22", "document 4"),
    ]


def test_a_file_that_ends_in_nonsense_is_run_up_to_there(file: Path) -> None:
    outcome = run(file, f"name: good\n{PLAY}---\nname: [\n")

    assert outcome.passed == 1
    assert outcome.failures[0].place.startswith(f"{file}:")
    assert "not YAML" in outcome.failures[0].complaints[0]


@pytest.mark.parametrize("content", [b"", b"---\n---\n", b"# nothing\n"])
def test_a_file_without_scenarios_fails(file: Path, content: bytes) -> None:
    file.write_bytes(content)

    assert run_file(file).failures[0].complaints == ["there is no scenario in it"]


def test_a_file_that_is_not_there_fails(tmp_path: Path) -> None:
    assert run_file(tmp_path / "none.yaml").failures[0].complaints == ["No such file or directory"]


def test_a_folder_without_scenarios_fails(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("game: fahrstuhl\n")
    (failure,) = run_file(tmp_path).failures
    assert failure.complaints == ["there is no file .yaml or .yml in this folder"]


def value(text: str) -> object:
    (document,) = documents(text.encode())
    return document.value


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("[no, yes, on, off, y, n]", ["no", "yes", "on", "off", "y", "n"]),
        (
            "[9h, 10h, Qs, 17b, U16b, 1e3, 0x1F, 0b1]",
            ["9h", "10h", "Qs", "17b", "U16b", "1e3", "0x1F", "0b1"],
        ),
        ("[10, 010, -3, +4, 1_000, 1.5]", [10, 10, -3, 4, "1_000", 1.5]),
        ("[true, False, null, ~]", [True, False, None, None]),
        ("['true', \"7\", '']", ["true", "7", ""]),
        ("[1:30, 2026-01-01, <<, =]", ["1:30", "2026-01-01", "<<", "="]),
        ("{0: [play 6c, pickup], null: [start 2]}", {0: ["play 6c", "pickup"], None: ["start 2"]}),
        ("[[null, start 2], [0, bid 3]]", [[None, "start 2"], [0, "bid 3"]]),
        ("{a: , b: }", {"a": None, "b": None}),
        ("on: no", {"on": "no"}),
        ("!!str 5", "5"),
        ("{a: &x [1], b: *x}", {"a": [1], "b": [1]}),
        ("{a: &x {b: 1, c: 2}, d: {<<: *x, c: 3}}", {"a": {"b": 1, "c": 2}, "d": {"b": 1, "c": 3}}),
        ("{d: {c: 3, <<: {b: 1, c: 2}}}", {"d": {"b": 1, "c": 3}}),
        ("<<: [{a: 1}, {a: 2, b: 2}]", {"a": 1, "b": 2}),
        ("'<<': 1", {"<<": 1}),
        ("[1000000000000000000000, -9223372036854775809]", [10**21, -(2**63) - 1]),
    ],
)
def test_yaml_without_surprises(written: str, read: object) -> None:
    assert value(written) == read


@pytest.mark.parametrize(
    ("content", "line", "said"),
    [
        (b"a: 1\nb: [\n", 3, "not YAML"),
        (b"a: 1\n\nc: b: d\n", 3, "not YAML"),
        (b"a: 1\na: 2\n", 2, "'a' stands here twice"),
        (b"a:\n  ? [1]\n  : 2\n", 2, "a field's name"),
        (b"a: !!python/name:os.system x\n", 1, "not read here"),
        (b"a: !!int x\n", 1, "'x' is no int"),
        (b"a: " + b"1" * 5000, 1, "a number of 5000 digits is too large"),
        (b"<<: 5\n", 1, "`<<` takes a mapping"),
        (b"<<: [5]\n", 1, "`<<` takes a mapping"),
        (b"&a {<<: *a}\n", 1, "contains itself"),
        (b"\na: \xff\n", 2, "not UTF-8"),
        (b"a: \x00\n", 1, "not YAML"),
        (b"a: *b\n", 1, "not YAML"),
        (b"&a [*a]\n", 1, "contains itself"),
        (b"[" * 5000, 1, "nested too deeply"),
        (b"[" * 50 + b"]" * 50, 1, "nested too deeply"),
        (
            b"a: &a [1,1,1,1,1,1,1,1,1,1]\n"
            + b"".join(
                f"{chr(c + 1)}: &{chr(c + 1)} [{','.join([f'*{chr(c)}'] * 10)}]\n".encode()
                for c in range(97, 105)
            ),
            6,
            "too large",
        ),
    ],
)
def test_yaml_that_cannot_be_read(content: bytes, line: int, said: str) -> None:
    with pytest.raises(YamlFault) as fault:
        list(documents(content))

    assert said in str(fault.value)
    assert fault.value.line in range(1, line + 1)
