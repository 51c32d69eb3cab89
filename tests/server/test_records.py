"""Records: what `selfplay` writes, `verify` accepts; and every change to it is found, in one sentence."""

import io
import json
import random
import re
from typing import Any

import pytest

from games import fahrstuhl
from games.game import RANDOM, IllegalAction, OptionsError, added_fields
from server import verify
from server.option_values import read_settings
from server.playout import PlayoutFault, play
from server.records import record, selfplay
from server.verify import LONGEST, RecordFault, Verified, difference

SHORT = ["mode=list", "schedule=2,1"]


def lines(bots: str = "random", seats: int = 3, seed: int = 7, settings: list[str] = SHORT) -> list[str]:
    return list(selfplay(fahrstuhl, read_settings(fahrstuhl, settings), [bots] * seats, seed))


def verified(*texts: str) -> Verified:
    return verify.verify(io.BytesIO("".join(texts).encode()))


def fault(*texts: str | bytes) -> tuple[int, str]:
    """Line and sentence of the first difference."""
    content = b"".join(text.encode() if isinstance(text, str) else text for text in texts)
    with pytest.raises(RecordFault) as found:
        verify.verify(io.BytesIO(content))
    assert "\n" not in str(found.value)
    return found.value.line, str(found.value)


def changed(written: list[str], number: int, **fields: Any) -> list[str]:
    """The record with some fields of that line (from 1) changed, or left out where `...` stands."""
    entry = json.loads(written[number - 1]) | fields
    entry = {name: value for name, value in entry.items() if value is not ...}
    return [*written[: number - 1], json.dumps(entry) + "\n", *written[number:]]


def test_the_lines_of_a_record() -> None:
    header, lot, deal, first, *_, result = [json.loads(line) for line in lines()]

    assert list(header) == ["record", "game", "version", "options", "seats", "bots", "seed", "previous"]
    assert header["options"]["bonus"] == 100
    assert (header["seats"], header["bots"], header["seed"]) == (3, ["random"] * 3, 7)
    assert list(lot) == ["n", "seat", "action", "position"]
    assert lot["action"].startswith("start ")
    assert deal["seat"] is None
    assert list(first) == ["n", "legal", "seat", "action", "position"]
    assert first["legal"] == {str(first["seat"]): ["bid 0", "bid 1", "bid 2"]}
    assert list(result["result"]) == ["places", "scores"]


def test_the_same_seed_gives_the_same_record_and_another_seed_another() -> None:
    assert lines(seed=7) == lines(seed=7)
    assert len({"".join(lines(seed=seed)) for seed in (-1, 0, 1, 2)}) == 4


def test_how_bots_decide_does_not_change_the_first_deal() -> None:
    assert lines("random")[1:3] == lines("normal")[1:3]


def test_the_same_bytes_as_ever() -> None:
    """Chance must come out alike on every machine and with every Python."""
    actions = [json.loads(line)["action"] for line in lines(seed=1)[1:5]]

    assert actions == [
        "start 0",
        "deal As As Ac Ad Ah Ad Ah Ac",
        "bid 2",
        "bid 2",
    ]


@pytest.mark.parametrize("bots", ["random", "easy", "normal"])
@pytest.mark.parametrize("settings", [SHORT, ["mode=up", "max_cards=3"], ["mode=single"], ["max_cards=2"]])
def test_what_is_written_is_verified(bots: str, settings: list[str]) -> None:
    first, second = lines(bots, 4, 1, settings), lines(bots, 2, 2, settings)

    assert verified(*first, *second) == Verified(2, len(first) + len(second) - 4)


def test_a_game_of_people_has_neither_bots_nor_seed_and_knows_the_game_before() -> None:
    options = read_settings(fahrstuhl, SHORT)
    played = list(play(fahrstuhl, options, [RANDOM] * 3, 5))
    previous = fahrstuhl.hand_on(played[-1].state)
    moves = [
        (move.seat, move.action)
        for move in play(fahrstuhl, options, [fahrstuhl.bots["easy"]] * 3, 6, previous)
    ]

    text = record(fahrstuhl, options, 3, previous, moves).decode()
    header = json.loads(text.splitlines()[0])

    assert (header["bots"], header["seed"]) == (None, None)
    assert header["previous"] == {
        "places": previous.places,
        "dealer": previous.dealer,
        "starter": previous.starter,
    }
    assert verified(text).records == 1
    with pytest.raises(PlayoutFault, match="not over"):
        record(fahrstuhl, options, 3, previous, moves[:-1])
    with pytest.raises(IllegalAction):
        record(fahrstuhl, options, 3, None, moves)


def test_spaces_and_the_order_of_fields_do_not_matter() -> None:
    compact = [
        json.dumps(json.loads(line), separators=(",", ":"), sort_keys=True) + "\r\n" for line in lines()
    ]

    assert verified(*compact).records == 1
    assert verified("".join(lines()).rstrip("\n")).records == 1


def without_added_fields(written: list[str]) -> list[str]:
    """The record as a program writes it that knows only the fields that all have."""
    entries = [json.loads(line) for line in written]
    for entry in entries[1:-1]:
        for field in added_fields(fahrstuhl):
            del entry["position"][field]
    return [json.dumps(entry) + "\n" for entry in entries]


def test_fields_that_a_game_adds_may_be_left_out_but_not_be_wrong() -> None:
    written = lines()
    plain = without_added_fields(written)
    only_last = json.loads(written[-2])["position"]
    del only_last["sheet"]

    assert verified(*plain).records == 1
    assert verified(*changed(written, len(written) - 1, position=only_last)).records == 1
    assert fault(*changed(written, len(written) - 1, position=only_last | {"last": None})) == (
        len(written) - 1,
        f"position.last: expected {json.dumps(only_last['last'])}, found null",
    )
    for field in json.loads(plain[3])["position"]:
        position = json.loads(plain[3])["position"]
        del position[field]
        number, message = fault(*changed(plain, 4, position=position))
        assert (number, message.startswith(f"position: expected '{field}'")) == (4, True), message


def test_legal_actions_have_no_order_but_stand_there_once() -> None:
    written = lines()
    seat = str(json.loads(written[3])["seat"])

    def listed(*actions: Any) -> list[str]:
        return changed(written, 4, legal={seat: list(actions)})

    assert verified(*listed("bid 2", "bid 0", "bid 1")).records == 1
    assert fault(*listed("bid 2", "bid 0", "bid 1", "bid 0")) == (
        4,
        f'legal.{seat}: expected 3 entries, found 4; at [1] expected "bid 1", found "bid 0"',
    )
    assert fault(*listed("bid 2", "bid 0")) == (
        4,
        f'legal.{seat}: expected 3 entries, found 2; at [1] expected "bid 1", found "bid 2"',
    )
    assert fault(*listed("bid 2", 5, "bid 0"))[0] == 4


def test_seats_that_share_a_place_have_no_order() -> None:
    written = lines(settings=["mode=single", "single_cards=1"], seed=0)
    result = json.loads(written[-1])["result"]
    turned = result | {"places": [place[::-1] for place in result["places"]]}

    assert turned != result
    assert verified(*changed(written, len(written), result=turned)).records == 1


def test_blank_lines_at_the_end_do_not_matter() -> None:
    written = lines()

    assert verified(*written, "\n", "  \r\n", "\n").records == 1
    assert fault(*written, "\n", "\n", *written) == (
        len(written) + 1,
        "the line is empty; expected a JSON object",
    )
    assert fault(*written[:5], "\n")[1] == "the record ends here; expected action 5"


HEADER = {
    "record": (2, r"record: expected 1, found 2"),
    "game": ("halma", r"game: no game is called 'halma'; there are: .*fahrstuhl"),
    "version": (2, r"version: expected 1, found 2"),
    "seats": (12, r"seats: expected a number from 2 to 9, found 12"),
    "bots": (["random"], r"bots: expected null or a name for each of the 3 seats"),
    "seed": ("7", r"seed: expected null or a whole number, found \"7\""),
    "options": ({"bonus": 100}, r"options: expected 'mode': \"hourglass\", which is missing"),
    "previous": ({"places": [[0]]}, r"previous: expected 'dealer': null, which is missing"),
}


@pytest.mark.parametrize("field", HEADER)
def test_a_header_that_cannot_be(field: str) -> None:
    value, said = HEADER[field]

    number, message = fault(*changed(lines(), 1, **{field: value}))

    assert number == 1
    assert re.search(said, message), message


@pytest.mark.parametrize(
    ("number", "fields", "said"),
    [
        (1, {"seed": ...}, "expected the field 'seed', which is missing"),
        (1, {"date": 1}, '"date" is an unknown field'),
        (1, {"seats": True}, "found true"),
        (1, {"options": []}, "options: expected an object, found []"),
        (1, {"options": {"jokers": 2}}, "jokers"),
        (1, {"previous": {"places": [[9]], "dealer": 0, "starter": 0}}, "seat 9 does not exist"),
        (1, {"previous": {"places": 3, "dealer": 0, "starter": 0}}, "previous: Expected"),
        (2, {"n": 5}, "n: expected 1, found 5"),
        (2, {"legal": {}}, '"legal" is an unknown field'),
        (2, {"action": "start 9"}, 'found "start 9"'),
        (2, {"action": 9}, "action: expected a text, found 9"),
        (2, {"position": ...}, "the field 'position', which is missing"),
        (4, {"legal": ...}, "the field 'legal', which is missing"),
        (4, {"legal": {}}, "legal: expected"),
        (4, {"legal": {"0": [], "9": ["bid 0"]}}, 'legal: "9" is no seat that may act here; those are 0'),
        (4, {"action": "bid 9"}, 'found "bid 9"'),
        (4, {"seat": 17}, "seat: expected null or a seat from 0 to 2, found 17"),
        (4, {"seat": None}, '"legal" is an unknown field'),
        (4, {"position": []}, "position: expected"),
        (4, {"position": {"phase": "\ud800", "turn": 10**40}}, "position.phase: expected"),
        (4, {"note": "hello"}, '"note" is an unknown field'),
        (-1, {"result": {"places": [[0], [1], [2]], "scores": [0, 0, 0]}}, "result."),
        (-1, {"note": 1}, '"note" is an unknown field'),
    ],
)
def test_a_line_that_cannot_be(number: int, fields: dict[str, Any], said: str) -> None:
    written = lines()
    number = number % (len(written) + 1)

    found, message = fault(*changed(written, number, **fields))

    assert (found, said in message) == (number, True), message


def every_value(entry: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(entry, dict):
        return [deeper for name, value in entry.items() for deeper in every_value(value, (*path, name))]
    if isinstance(entry, list) and entry:
        return [deeper for place, value in enumerate(entry) for deeper in every_value(value, (*path, place))]
    return [path]


def test_no_value_of_a_record_can_be_changed_unseen() -> None:
    written = lines()
    for number in (2, 3, 4, len(written) // 2, len(written) - 1, len(written)):
        for path in every_value(json.loads(written[number - 1])):
            entry = json.loads(written[number - 1])
            inner = entry
            for step in path[:-1]:
                inner = inner[step]
            inner[path[-1]] = "changed" if inner[path[-1]] != "changed" else "again"

            found, _ = fault(*written[: number - 1], json.dumps(entry) + "\n", *written[number:])

            assert found == number, path


def test_a_number_is_neither_a_truth_value_nor_a_fraction() -> None:
    assert difference("x", {"a": [1, 0]}, {"a": [1, 0]}) is None
    assert difference("x", {"a": (1, 0)}, {"a": [1, 0]}) is None
    assert difference("x", {"a": [1]}, {"a": [True]}) == "x.a[0]: expected 1, found true"
    assert difference("x", {"a": [1]}, {"a": [1.0]}) == "x.a[0]: expected 1, found 1.0"
    assert (
        difference("x", ["a", "b"], ["a"])
        == 'x: expected 2 entries, found 1; at [1] expected "b", found its end'
    )


def test_a_record_cut_short() -> None:
    written = lines()

    assert fault(*written[:-1]) == (
        len(written) - 1,
        "the record ends here; expected the result, since the game is over",
    )
    assert fault(*written[:5]) == (5, "the record ends here; expected action 5")
    assert fault(*written[:5], *written) == (
        6,
        "a new record begins before the one before is over; expected action 5",
    )
    assert fault(*written[:5], written[5][:40])[0] == 6
    assert "the file ends within this line" in fault(*written[:5], written[5][:40])[1]
    assert "the game is not over here" in fault(*written[:5], written[-1])[1]
    assert "the game is over" in fault(*written[:-1], written[-2])[1]
    assert fault(*written, written[-1])[0] == len(written) + 1


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "there is no record in it"),
        (b"\n", "there is no record in it"),
        (b"\n{}", "the line is empty"),
        (b"\xff\xfe\x00", "not UTF-8 (byte 0)"),
        (bytes(range(256)) * 40, "the line is not"),
        (b"[" * 100_000, "the line is not JSON: it is nested too deeply"),
        (b'{"record": }', "the line is not JSON: Expecting value (column 12)"),
        (b"\xef\xbb\xbf{}", "byte order mark; save it as UTF-8 without one"),
        (b"1" * 100_000, "the line is not JSON: a number of 100000 digits is too large"),
        (b" " * (LONGEST + 5), "longer than 4 MiB"),
        (b"[1, 2]", "expected a JSON object, found [1, 2]"),
        (b'{"record": NaN}', "NaN is no value of JSON"),
        (b'{"record": 1, "record": 1}', "the same field twice"),
        (b'{"record": 1e999}', "1e999 is too large a number"),
        (b'{"record": 1e9}', "missing"),
    ],
)
def test_a_file_that_is_no_record(content: bytes, said: str) -> None:
    number, message = fault(content)

    assert (number, said in message) == (1, True), message


def test_rules_that_fail_are_told_with_their_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("the fault")

    written = lines()
    monkeypatch.setattr(fahrstuhl, "apply_action", fail)

    assert fault(*written) == (2, "the rules fail here: ZeroDivisionError: the fault")


def test_noise_never_gets_further_than_a_sentence() -> None:
    written = "".join(lines()).encode()
    noise = random.Random(3).randbytes(64)
    for at in range(0, len(written), 97):
        spoilt = written[:at] + noise[at % 60 :][:4] + written[at + 4 :]
        if spoilt != written:
            assert fault(spoilt)[1]


@pytest.mark.parametrize(
    ("settings", "field", "said"),
    [
        (["max_cards"], "max_cards", "NAME=VALUE"),
        (["jokers=2"], "jokers", "no such option; there are: mode, max_cards"),
        (["max_cards=many"], "max_cards", "'many' will not do; a whole number"),
        (
            ["max_cards=99999999999"],
            "max_cards",
            "'99999999999' will not do; a whole number from 1 to 10 is expected",
        ),
        (["max_cards=11"], "max_cards", "11 will not do; a whole number from 1 to 10 is expected"),
        (["max_cards=\u0665"], "max_cards", "a whole number from 1 to 10 is expected"),
        (["=3"], "=3", "NAME=VALUE"),
        ([""], "--set", "NAME=VALUE"),
        (["mode=down"], "mode", "one of hourglass, .*up"),
        (["schedule=5,x"], "schedule", "whole number"),
        (["schedule=11"], "schedule", "11 at .* whole numbers from 1 to 10 is expected"),
    ],
)
def test_an_option_that_cannot_be_is_named(settings: list[str], field: str, said: str) -> None:
    with pytest.raises(OptionsError, match=f"^{field}: .*{said}") as refused:
        read_settings(fahrstuhl, settings)

    assert refused.value.field == field


def test_options_are_read_by_their_type() -> None:
    options = read_settings(fahrstuhl, ["mode=list", "schedule=5,3,1", "bonus=50", "bonus=60"])

    assert (options.mode, list(options.schedule), options.bonus) == ("list", [5, 3, 1], 60)
    assert list(read_settings(fahrstuhl, ["schedule="]).schedule) == []
