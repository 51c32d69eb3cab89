"""A finished game played again: what each role saw after any of its actions, now with all hands open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from games.game import Action, AnyGame, Event, Pace, Previous, RuleError, read_options, zones
from server import clock, shelf, views, wire
from server.evening import Finished, Party, member
from server.reasons import Refusal
from server.steps import Place

MOST_STATES = 256
"""States of a game that are kept; those between them are worked out from the one before."""


class Replay(msgspec.Struct, frozen=True):
    """A game at any of its steps; step n is after n actions.

    `states`: those after 0, `every`, 2 `every`, … actions, so that no game takes much memory.
    """

    game: str
    options: Any
    seats: int
    actions: tuple[tuple[int | None, Action], ...]
    every: int
    states: tuple[Any, ...]


class _Header(msgspec.Struct, frozen=True):
    game: str
    version: int
    options: dict[str, Any]
    seats: int
    previous: Previous | None


class _Move(msgspec.Struct, frozen=True):
    seat: int | None
    action: Action


_MOVES = msgspec.json.Decoder(_Move)


def replay(record: bytes) -> Replay:
    """The game of a record. Raises `Refusal`: `no_record` when these rules cannot play it again."""
    header, *moves, _result = record.splitlines()
    try:
        said = msgspec.json.decode(header, type=_Header)
        game = shelf.games().get(said.game)
        if game is None or game.version != said.version:
            raise Refusal("no_record")
        options = read_options(game, said.options)
        actions = tuple((move.seat, move.action) for move in map(_MOVES.decode, moves))
        every = max(1, -(-len(actions) // MOST_STATES))
        first = game.initial_state(options, said.seats, said.previous)
        states = tuple(islice(_states(game, first, actions), 0, None, every))
    except (RuleError, msgspec.MsgspecError):
        raise Refusal("no_record") from None
    return Replay(game.name, options, said.seats, actions, every, states)


def moment(party: Party, finished: Finished, replay: Replay, step: int, seat: int | None) -> wire.Moment:
    """The game after `step` actions, as the holder of `seat` saw it (None: the table).

    Raises `Refusal`: `unknown_step`, `unknown_seat`.
    """
    if step > len(replay.actions):
        raise Refusal("unknown_step", "step")
    if seat is not None and seat >= replay.seats:
        raise Refusal("unknown_seat", "seat")
    state, events = _at(replay, step)
    actor, action = replay.actions[step - 1] if step else (None, None)
    seen = [_seen(replay, state, number) for number in range(replay.seats)]
    observation = _seen(replay, state, None) if seat is None else seen[seat]
    table = _table(party, finished, replay, step, state, observation)
    return wire.Moment(
        game=finished.number,
        step=step,
        of=len(replay.actions),
        actor=actor,
        action=action,
        table=msgspec.structs.replace(table, hold=_hold(events)),
        hands=[_own_zones(each, number) for number, each in enumerate(seen)],
        events=views.happenings(events, seat, 1),
        own=_nearest(step, (n for n, (by, _) in enumerate(replay.actions, 1) if _is_own(by, seat))),
        deals=_nearest(step, (sealed.step + 1 for sealed in finished.seals)),
    )


def seals(finished: Finished, replay: Replay) -> list[wire.Seal]:
    """All sealed deals of the game, opened."""
    opened = ((sealed, replay.actions[sealed.step][1]) for sealed in finished.seals)
    return [
        wire.Seal(sealed.step, sealed.fingerprint(action), sealed.salt, action) for sealed, action in opened
    ]


def _is_own(actor: int | None, seat: int | None) -> bool:
    return actor is not None and seat in (None, actor)


def _nearest(step: int, steps: Iterable[int]) -> wire.Nearest:
    """`steps`: in ascending order."""
    before = after = None
    for n in steps:
        if n < step:
            before = n
        elif n > step:
            after = n
            break
    return wire.Nearest(before, after)


def _hold(events: Iterable[Event]) -> wire.HoldView | None:
    """What the eye was given time for is shown as it was then."""
    paces: tuple[Pace, ...] = ("none", *(event.pace for event in events))
    pace = max(paces, key=clock.HOLDS.__getitem__)
    return None if pace == "none" else wire.HoldView(pace, 0.0)


def _states(game: AnyGame, state: Any, actions: Iterable[tuple[int | None, Action]]) -> Iterator[Any]:
    yield state
    for seat, action in actions:
        state, _ = game.apply_action(state, seat, action)
        yield state


def _at(replay: Replay, step: int) -> tuple[Any, tuple[Event, ...]]:
    """The state after `step` actions, and the events of the last one."""
    game = shelf.game(replay.game)
    kept = max(0, step - 1) // replay.every
    state, events = replay.states[kept], tuple[Event, ...]()
    for seat, action in replay.actions[kept * replay.every : step]:
        state, events = game.apply_action(state, seat, action)
    return state, events


def _seen(replay: Replay, state: Any, seat: int | None) -> dict[str, Any]:
    """What that role saw, and where things lay."""
    game = shelf.game(replay.game)
    observation = game.observation(state, seat)
    seen: dict[str, Any] = msgspec.to_builtins(observation, str_keys=True)
    return seen | {"zones": msgspec.to_builtins(list(zones(game, observation)))}


def _own_zones(seen: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    return [zone for zone in seen["zones"] if zone["owner"] == seat]


def _table(
    party: Party, finished: Finished, replay: Replay, step: int, state: Any, observation: dict[str, Any]
) -> wire.TableView:
    game = shelf.game(replay.game)
    result = game.result(state)
    return wire.TableView(
        number=finished.number,
        game=replay.game,
        options=shelf.plain(replay.options),
        seats=[
            _seat(party, finished, number, place)
            for number, place in enumerate(_places(finished, replay, step))
        ],
        observation=observation,
        to_act=[] if result else list(game.to_act(state)),
        waiting=[],
        paused=None,
        hold=None,
        auto=[],
        seal=_seal(finished, replay, step),
        result=None if result is None else wire.ResultView(result.places, result.scores),
    )


def _places(finished: Finished, replay: Replay, step: int) -> Sequence[Place]:
    """Who sat where when that action was taken; of a game from before that was kept, nobody is known.

    Where it was not yet kept who changed seats, those of the end sat there all the time.
    """
    if not finished.seats:
        return [Place(None) for _ in range(replay.seats)]
    earlier = finished.earlier or ((),) * len(finished.seats)
    return [
        next((one.place for one in before if step <= one.until), at_last)
        for before, at_last in zip(earlier, finished.seats, strict=True)
    ]


def _seat(party: Party, finished: Finished, number: int, place: Place) -> wire.SeatView:
    """Members as they are called now, bots as they sat down."""
    held = member(party, place.member)
    looks = place if held is None else held
    bot = finished.level if held is None else None
    return wire.SeatView(
        number, looks.name, place.member, looks.colour, looks.symbol, bot, here=True, away=False
    )


def _seal(finished: Finished, replay: Replay, step: int) -> str | None:
    """The fingerprint of the last deal before that step."""
    sealed = [one for one in finished.seals if one.step < step]
    return sealed[-1].fingerprint(replay.actions[sealed[-1].step][1]) if sealed else None
