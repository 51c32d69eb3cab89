"""Records read back: each is played again under the present rules, and the first line that differs is named.

Files are read line by line, so that their length does not matter.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any, BinaryIO, NamedTuple

import msgspec

from games import game as registry
from games.game import Action, AnyGame, Previous, RuleError, added_fields, legal_for_all, read_options
from server.option_values import all_options
from server.records import FORM

LONGEST = 4 << 20
"""Bytes of the longest line that is read; a real one has some thousands."""

MOST_DIGITS = 400
"""What no number of a record has; past it Python itself refuses to read numbers at some length."""

_HEADER = ("record", "game", "version", "options", "seats", "bots", "seed", "previous")
_TABLE_MOVE = ("n", "seat", "action", "position")
_SEAT_MOVE = ("n", "legal", "seat", "action", "position")
_RESULT = ("result",)


class RecordFault(Exception):
    """A line that cannot stand where it does: what was expected, and what stands there."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class Verified(NamedTuple):
    """How much was played again."""

    records: int
    actions: int


def verify(file: BinaryIO) -> Verified:
    """Play all records of a file again. Raises `RecordFault` at the first difference, `OSError`."""
    lines = _Lines(file)
    records = actions = 0
    while (header := lines.next()) is not None:
        try:
            actions += _Replay(lines, header).run()
        except (RecordFault, OSError):
            raise
        except Exception as error:  # rules may fail in any way; other files are looked at all the same
            raise lines.fault(f"the rules fail here: {type(error).__name__}: {error}") from error
        records += 1
    if not records:
        raise lines.fault('there is no record in it; one begins with {"record": 1, …}')
    return Verified(records, actions)


class _Lines:
    """The lines of a file as JSON objects."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.number = 0

    def fault(self, message: str) -> RecordFault:
        """A fault in the line that was read last."""
        return RecordFault(max(self.number, 1), message)

    def next(self) -> dict[str, Any] | None:
        """The next line's object, None at the end of the file; only blank lines may stand before that."""
        read = self._read()
        if read is None:
            return None
        self.number += 1
        if not read.strip():
            if self._only_blanks_follow():
                self.number -= 1
                return None
            raise self.fault("the line is empty; expected a JSON object")
        return self._object(read)

    def _read(self) -> bytes | None:
        """The next line's bytes, None at the end of the file."""
        read = self._file.readline(LONGEST + 1)
        if len(read) > LONGEST:
            self.number += 1
            raise self.fault(f"the line is longer than {LONGEST >> 20} MiB; that is no line of a record")
        return read or None

    def _only_blanks_follow(self) -> bool:
        while (read := self._file.readline(LONGEST)) and not read.strip():
            pass
        return not read

    def _object(self, read: bytes) -> dict[str, Any]:
        try:
            entry = _json(read.decode())
        except UnicodeDecodeError as error:
            raise self.fault(f"the line is not UTF-8 (byte {error.start}); expected a JSON object") from None
        except ValueError as error:
            ended = "" if read.endswith(b"\n") else "; the file ends within this line"
            raise self.fault(f"the line is not JSON: {str(error)[:200]}{ended}") from None
        if not isinstance(entry, dict):
            raise self.fault(f"expected a JSON object, found {shown(entry)}")
        return entry


def _json(text: str) -> Any:
    """What the line says. Raises `ValueError`, with words for who wrote it."""
    if text.startswith("\ufeff"):
        raise ValueError("the file begins with a byte order mark; save it as UTF-8 without one")
    try:
        return json.loads(
            text,
            object_pairs_hook=_without_doubles,
            parse_constant=_refuse,
            parse_float=_finite,
            parse_int=_whole,
        )
    except json.JSONDecodeError as error:
        # Its own words name a line as well, which is always the first one here.
        raise ValueError(f"{error.msg} (column {error.colno})") from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    entry = dict(pairs)
    if len(entry) < len(pairs):
        raise ValueError("an object has the same field twice")
    return entry


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no value of JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:40]} is too large a number")
    return number


def _whole(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise ValueError(f"a number of {len(text)} digits is too large")
    return int(text)


class _Replay:
    """One record being played again, from its header to its result."""

    def __init__(self, lines: _Lines, header: dict[str, Any]) -> None:
        self._lines = lines
        self._require_fields(header, _HEADER, "a record's first line")
        self._check("record", FORM, header["record"])
        self._game = self._find_game(header["game"])
        self._check("version", self._game.version, header["version"])
        self._seats = self._read_seats(header["seats"])
        self._read_bots(header["bots"], header["seed"])
        self._state = self._start(header["options"], self._read_previous(header["previous"]))

    def run(self) -> int:
        """Play to the end; returns how many actions that took."""
        n = 0
        while (result := self._game.result(self._state)) is None:
            n += 1
            self._move(self._next(f"action {n}"), n)
        entry = self._next("the result, since the game is over")
        self._require_fields(entry, _RESULT, "the game is over, and the line after it")
        self._check("result", msgspec.to_builtins(result), _places_sorted(entry["result"]))
        return n

    def _next(self, expected: str) -> dict[str, Any]:
        entry = self._lines.next()
        if entry is None:
            raise self._fault(f"the record ends here; expected {expected}")
        if "record" in entry:
            raise self._fault(f"a new record begins before the one before is over; expected {expected}")
        return entry

    def _find_game(self, name: Any) -> AnyGame:
        try:
            return registry.find(name)
        except LookupError as error:
            raise self._fault(f"game: {error.args[0]}") from None

    def _read_seats(self, seats: Any) -> int:
        if type(seats) is not int or seats not in self._game.seats:
            most = f"{self._game.seats[0]} to {self._game.seats[-1]}"
            raise self._fault(f"seats: expected a number from {most}, found {shown(seats)}")
        return seats

    def _read_bots(self, bots: Any, seed: Any) -> None:
        named = isinstance(bots, list) and all(isinstance(bot, str) for bot in bots)
        if bots is not None and not (named and len(bots) == self._seats):
            raise self._fault(
                f"bots: expected null or a name for each of the {self._seats} seats, found {shown(bots)}"
            )
        if seed is not None and type(seed) is not int:
            raise self._fault(f"seed: expected null or a whole number, found {shown(seed)}")

    def _read_previous(self, given: Any) -> Previous | None:
        if given is None:
            return None
        try:
            previous = msgspec.convert(given, Previous)
        except msgspec.ValidationError as error:
            raise self._fault(f"previous: {error}") from None
        self._check("previous", msgspec.to_builtins(previous), given)
        named = [*(seat for place in previous.places for seat in place), previous.dealer, previous.starter]
        for seat in named:
            if seat is not None and seat not in range(self._seats):
                raise self._fault(f"previous: seat {seat} does not exist; seats are 0 to {self._seats - 1}")
        return previous

    def _start(self, given: Any, previous: Previous | None) -> Any:
        if not isinstance(given, dict):
            raise self._fault(f"options: expected an object, found {shown(given)}")
        try:
            options = read_options(self._game, given)
            self._check("options", all_options(options), given)
            return self._game.initial_state(options, self._seats, previous)
        except RuleError as error:
            raise self._fault(f"the game cannot be set up: {error}") from None

    def _move(self, entry: dict[str, Any], n: int) -> None:
        if "result" in entry:
            raise self._fault(f"the game is not over here; expected action {n}, found a result")
        by_table = "seat" in entry and entry["seat"] is None
        whose = f"action {n}, the table's" if by_table else f"action {n}, a seat's"
        self._require_fields(entry, _TABLE_MOVE if by_table else _SEAT_MOVE, whose)
        self._check("n", n, entry["n"])
        if not by_table:
            self._check_seat_move(entry)
        self._apply(entry["seat"], entry["action"])
        self._check_position(entry["position"])

    def _check_position(self, found: Any) -> None:
        """What a game adds to the fields that every program writes may be left out."""
        expected = self._game.to_position(self._state)
        if isinstance(found, dict):
            left_out = {field for field in added_fields(self._game) if field not in found}
            expected = {field: value for field, value in expected.items() if field not in left_out}
        self._check("position", expected, found)

    def _check_seat_move(self, entry: dict[str, Any]) -> None:
        legal = legal_for_all(self._game, self._state, range(self._seats))
        self._check_legal({str(seat): actions for seat, actions in legal.items()}, entry["legal"])
        seat, action = entry["seat"], entry["action"]
        if type(seat) is not int or seat not in range(self._seats):
            raise self._fault(
                f"seat: expected null or a seat from 0 to {self._seats - 1}, found {shown(seat)}"
            )
        if isinstance(action, str) and action not in legal.get(seat, ()):
            listed = self._game.spell(self._state, seat, action)
            if listed in legal.get(seat, ()):
                self._check("action", listed, action)

    def _check_legal(self, expected: dict[str, tuple[Action, ...]], found: Any) -> None:
        """The same actions for each seat, each once, in any order."""
        if isinstance(found, dict):
            if strangers := [seat for seat in found if seat not in expected]:
                may = ", ".join(expected) or "none"
                raise self._fault(
                    f"legal: {shown(strangers[0])} is no seat that may act here; those are {may}"
                )
            found = {seat: _in_order_of(expected[seat], actions) for seat, actions in found.items()}
        self._check("legal", expected, found)

    def _apply(self, seat: int | None, action: Any) -> None:
        if not isinstance(action, str):
            raise self._fault(f"action: expected a text, found {shown(action)}")
        try:
            self._state, _ = self._game.apply_action(self._state, seat, action)
        except RuleError as error:
            whose = "the table" if seat is None else f"seat {seat}"
            raise self._fault(
                f"action: expected one that {whose} may do, found {shown(action)} ({error})"
            ) from None

    def _require_fields(self, entry: dict[str, Any], fields: Sequence[str], where: str) -> None:
        for field in fields:
            if field not in entry:
                raise self._fault(f"{where}: expected the field {field!r}, which is missing")
        for field in entry:
            if field not in fields:
                raise self._fault(
                    f"{where}: {shown(field)} is an unknown field; expected {', '.join(fields)}"
                )

    def _check(self, field: str, expected: Any, found: Any) -> None:
        if _written_alike(expected, found):
            return
        if differs := difference(field, expected, found):
            raise self._fault(differs)

    def _fault(self, message: str) -> RecordFault:
        return self._lines.fault(message)


def _in_order_of(listed: Sequence[Action], found: Any) -> Any:
    """The actions found in the order of those listed, what is not among them last."""
    if not isinstance(found, list):
        return found
    order = {action: place for place, action in enumerate(listed)}
    return sorted(found, key=lambda one: order.get(one, len(order)) if isinstance(one, str) else len(order))


def _places_sorted(result: Any) -> Any:
    """The result found, the seats of each place in their order: those that share one have none."""
    try:
        places = [sorted(place) for place in result["places"]]
    except (TypeError, KeyError):
        return result
    return {**result, "places": places}


def _written_alike(expected: Any, found: Any) -> bool:
    """Whether both come to the same JSON: most do, and that is seen much faster than by comparing values."""
    try:
        return msgspec.json.encode(expected) == msgspec.json.encode(found)
    except (TypeError, ValueError, OverflowError, RecursionError):
        return False


def difference(field: str, expected: Any, found: Any) -> str | None:
    """The first place at which two JSON values differ, as a sentence; None when they are the same.

    Lists and tuples are the same; a truth value is no number, and 1.0 is not 1.
    """
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return _difference_of_objects(field, expected, found)
    if isinstance(expected, list | tuple) and isinstance(found, list | tuple):
        if len(expected) == len(found):
            pairs = enumerate(zip(expected, found, strict=True))
            return next((told for i, pair in pairs if (told := difference(f"{field}[{i}]", *pair))), None)
        return _difference_in_length(field, expected, found)
    if type(expected) is type(found) and expected == found:
        return None
    return f"{field}: expected {shown(expected)}, found {shown(found)}"


def _difference_in_length(field: str, expected: Sequence[Any], found: Sequence[Any]) -> str:
    same = 0
    while same < min(len(expected), len(found)) and not difference("", expected[same], found[same]):
        same += 1
    here, there = (shown(each[same]) if same < len(each) else "its end" for each in (expected, found))
    lengths = f"expected {len(expected)} entries, found {len(found)}"
    return f"{field}: {lengths}; at [{same}] expected {here}, found {there}"


def _difference_of_objects(field: str, expected: Mapping[str, Any], found: Mapping[str, Any]) -> str | None:
    for name, value in expected.items():
        if name not in found:
            return f"{field}: expected {name!r}: {shown(value)}, which is missing"
        if told := difference(f"{field}.{name}", value, found[name]):
            return told
    unknown = next((name for name in found if name not in expected), None)
    return None if unknown is None else f"{field}: {shown(unknown)} is an unknown field"


def shown(value: Any) -> str:
    """A value as JSON, shortened where it is long."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        text = ascii(value)
    return text if len(text) <= 160 else f"{text[:150]}… ({len(text)} characters)"
