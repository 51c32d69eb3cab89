"""Scenarios: one position each, and what must hold in it under the rules."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType

from games import game as registry
from games.game import Action, AnyGame, IllegalAction, OptionsError, PositionError, RuleError, read_options
from server.verify import difference, shown
from server.yaml_documents import Document, YamlFault, documents

Listed = dict[int | None, list[Action]]
"""Actions by seat; null is the table."""

MULTISETS = ("hands", "burned", "removed")
"""Fields of a position whose cards have no order worth comparing."""

_PER_SEAT = ("hands", "up", "down", "scores", "bids", "tricks", "ready", "luck", "early")
"""Fields of a position with an entry for each seat, the first that has any tells how many play."""


class WantedResult(Struct, frozen=True, forbid_unknown_fields=True):
    """What the result must be; what is not named is not compared."""

    places: list[list[int]] | UnsetType = UNSET
    scores: list[int] | UnsetType | None = UNSET


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario as it is written. Without `position` it begins where a game begins."""

    game: str
    name: str | None = None
    rule: str | None = None
    seats: Any = None
    options: dict[str, Any] = {}
    position: dict[str, Any] | UnsetType = UNSET
    legal: Listed = {}
    illegal: Listed = {}
    do: list[tuple[int | None, Action]] = []
    then: dict[str, Any] = {}
    then_legal: Listed = {}
    then_illegal: Listed = {}
    result: WantedResult | UnsetType | None = UNSET
    error: str | None = None


class Failure(NamedTuple):
    """A scenario that does not hold: where it stands, what it is called, and each thing that differs."""

    place: str
    title: str
    complaints: list[str]


class Outcome(NamedTuple):
    """How many hold, and those that do not."""

    passed: int
    failures: list[Failure]


def run_file(file: Path) -> Outcome:
    """Run all scenarios of a file. One that cannot be read is a failure as well."""
    passed, failures = 0, list[Failure]()
    if file.is_dir():
        return Outcome(0, [Failure(str(file), "empty", ["there is no file .yaml or .yml in this folder"])])
    try:
        for number, document in enumerate(documents(file.read_bytes()), 1):
            title, complaints = _run_document(number, document)
            if complaints:
                failures.append(Failure(f"{file}:{document.line}", title, complaints))
            else:
                passed += 1
    except YamlFault as fault:
        failures.append(Failure(f"{file}:{fault.line}", "unreadable", [str(fault)]))
    except OSError as error:
        failures.append(Failure(str(file), "unreadable", [error.strerror or str(error)]))
    if not passed and not failures:
        failures.append(Failure(str(file), "empty", ["there is no scenario in it"]))
    return Outcome(passed, failures)


def _run_document(number: int, document: Document) -> tuple[str, list[str]]:
    """What the scenario is called, and what differs."""
    named = document.value.get("name") if isinstance(document.value, dict) else None
    title = named if isinstance(named, str) else f"document {number}"
    try:
        scenario = msgspec.convert(document.value, Scenario)
    except msgspec.ValidationError as error:
        return title, [f"this is no scenario: {error}"]
    if scenario.rule:
        title = f"{title} ({scenario.rule})"
    try:
        return title, list(_complaints(scenario))
    except Exception as error:  # rules may fail in any way; the other scenarios are run all the same
        return title, [f"the rules fail: {type(error).__name__}: {error}"]


def _complaints(scenario: Scenario) -> Iterator[str]:
    try:
        game = _game(scenario)
        seats = _seats(game, scenario)
        state = _set_up(game, scenario, seats)
    except RuleError as refused:
        if told := _about_refusal(scenario, refused):
            yield told
        return
    if scenario.error is not None:
        yield f"error: expected to be refused because of `{scenario.error}`, found accepted"
        return
    yield from _play(game, scenario, seats, state)


def _game(scenario: Scenario) -> AnyGame:
    try:
        return registry.find(scenario.game)
    except LookupError as error:
        raise OptionsError("game", "unknown", str(error.args[0])) from None


def _seats(game: AnyGame, scenario: Scenario) -> int:
    field, seats = "seats", scenario.seats
    if seats is None:
        position = {} if scenario.position is UNSET else scenario.position
        lists = {name: position[name] for name in _PER_SEAT if isinstance(position.get(name), list)}
        told = next((name for name, entries in lists.items() if entries), None)
        if told is None and scenario.error is None:
            raise OptionsError(
                field, "missing", "the position does not tell how many play; expected `seats: N`"
            )
        # A position that is to be refused may be wrong in just the field that would tell.
        field, seats = (f"seats, {told}", len(lists[told])) if told else (field, min(game.seats))
    if type(seats) is not int:
        raise OptionsError(field, "shape", f"expected a whole number, found {shown(seats)}")
    if seats not in game.seats:
        most = f"{game.seats[0]} to {game.seats[-1]}"
        raise OptionsError(field, "bounds", f"{game.name} has {most} seats, not {shown(seats)}")
    return seats


def _set_up(game: AnyGame, scenario: Scenario, seats: int) -> Any:
    options = read_options(game, scenario.options)
    if scenario.position is UNSET:
        return game.initial_state(options, seats, None)
    return game.from_position(options, seats, scenario.position)


def _about_refusal(scenario: Scenario, refused: RuleError) -> str | None:
    if scenario.error is None:
        expected = (
            "the position to be accepted" if isinstance(refused, PositionError) else "the game to be set up"
        )
        return f"expected {expected}, found it refused: {refused}"
    if re.search(rf"(?<!\w){re.escape(scenario.error)}(?!\w)", str(refused)):
        return None
    return f"error: expected a message that names `{scenario.error}`, found: {refused}"


def _play(game: AnyGame, scenario: Scenario, seats: int, state: Any) -> Iterator[str]:
    yield from _check_legal(game, state, seats, "legal", scenario.legal)
    yield from _check_illegal(game, state, seats, "illegal", scenario.illegal)
    for place, (seat, action) in enumerate(scenario.do):
        try:
            state = _act(game, state, seats, seat, action)
        except IllegalAction as refused:
            yield f"do[{place}]: expected {_whose(seat)} `{action}` to be done, found it refused: {refused}"
            return
    yield from _check_position(game.to_position(state), scenario.then)
    yield from _check_legal(game, state, seats, "then_legal", scenario.then_legal)
    yield from _check_illegal(game, state, seats, "then_illegal", scenario.then_illegal)
    yield from _check_result(game.result(state), scenario.result)


def _whose(seat: int | None) -> str:
    return "the table's" if seat is None else f"seat {seat}'s"


def _act(game: AnyGame, state: Any, seats: int, seat: int | None, action: Action) -> Any:
    if seat is None:
        return game.apply_action(state, None, action)[0]
    if seat not in range(seats):
        raise IllegalAction("not_your_turn", f"there is no seat {seat}; seats are 0 to {seats - 1}")
    return game.apply_action(state, seat, game.spell(state, seat, action))[0]


def _check_legal(game: AnyGame, state: Any, seats: int, field: str, listed: Listed) -> Iterator[str]:
    """Exactly these actions, in any order, each in any of its spellings."""
    for seat, actions in listed.items():
        if seat is None or seat not in range(seats):
            yield f"{field}: expected seats from 0 to {seats - 1}, found {shown(seat)}"
            continue
        expected = {game.spell(state, seat, action) for action in actions}
        found = set(game.legal_actions(state, seat))
        if expected != found:
            yield f"{field} of seat {seat}: expected {_listing(expected)}; found {_listing(found)}"


def _listing(actions: set[Action]) -> str:
    return ", ".join(f"`{action}`" for action in sorted(actions)) or "none"


def _check_illegal(game: AnyGame, state: Any, seats: int, field: str, listed: Listed) -> Iterator[str]:
    for seat, actions in listed.items():
        for action in actions:
            try:
                _act(game, state, seats, seat, action)
            except IllegalAction:
                continue
            yield f"{field}: expected {_whose(seat)} `{action}` to be refused, found it legal"


def _check_position(position: Mapping[str, Any], wanted: Mapping[str, Any]) -> Iterator[str]:
    for field, expected in wanted.items():
        if field not in position:
            yield f"then: expected a field `{field}`; a position has {', '.join(position)}"
            continue
        found = position[field]
        if field in MULTISETS:
            expected, found = _sorted(expected), _sorted(found)
        if told := difference(field, expected, found):
            yield f"then: {told}"


def _sorted(cards: Any) -> Any:
    """Cards in an order of their own; within a list of lists, each."""
    if not isinstance(cards, Sequence) or isinstance(cards, str):
        return cards
    if any(isinstance(inner, list | tuple) for inner in cards):
        return [_sorted(inner) for inner in cards]
    by_spelling: Callable[[Any], str] = json.dumps
    return sorted(cards, key=by_spelling)


def _check_result(found: registry.Result | None, wanted: WantedResult | UnsetType | None) -> Iterator[str]:
    if wanted is UNSET:
        return
    if wanted is None or found is None:
        if found is not None:
            yield f"result: expected the game not to be over, found {shown(msgspec.to_builtins(found))}"
        elif wanted is not None:
            yield "result: expected the game to be over, found it going on"
        return
    if wanted.places is not UNSET:
        # Seats that share a place have no order.
        expected, places = ([sorted(place) for place in each] for each in (wanted.places, found.places))
        if told := difference("result: places", expected, places):
            yield told
    if wanted.scores is not UNSET and (told := difference("result: scores", wanted.scores, found.scores)):
        yield told
