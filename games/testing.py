"""The conformance suite: what every game must hold, wherever it comes from, over random playouts."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from games import seen
from games.game import (
    Action,
    AnyGame,
    Due,
    Event,
    IllegalAction,
    OptionsError,
    Question,
    Zone,
    apply_listed,
    legal_for_all,
    read_options,
    waits,
    zones,
)
from games.playout import Nonconformance, Playout, dealt, hold, leaves, play

MOMENTS = 20
"""How many moments of a playout are looked at closely."""

GARBAGE = ("", " ", "no such action", "play", "bid 99", "play Ah Ah Ah", "\x00", "Ä")
"""Actions that no game lists."""


def conformance(
    game: AnyGame,
    *,
    options: Sequence[Mapping[str, Any]] = ({},),
    seats: Iterable[int] | None = None,
    seeds: Iterable[int] = (1,),
    card_fields: Sequence[str] = (),
    bound: int = 10_000,
) -> int:
    """Plays every option set with every number of seats and every seed, and checks all that a game must hold.

    `card_fields` are the fields of a position that together hold every card in play exactly once; none in a
    game without cards. Returns how many games were played; what cannot be played must be refused by
    `OptionsError`. Raises `Nonconformance`.
    """
    played = 0
    for given in options:
        for count in seats if seats is not None else game.seats:
            chosen = read_options(game, given)
            if not playable(game, chosen, count):
                continue
            for seed in seeds:
                check(play(game, chosen, count, seed, bound), random.Random(seed), card_fields)
                played += 1
    hold(played > 0, f"{game.name}: none of these options can be played with any of these seats")
    return played


def check(playout: Playout, rng: random.Random, card_fields: Sequence[str]) -> None:
    """All checks over one playout; the slow ones at some of its moments."""
    check_replay(playout)
    check_result(playout)
    check_cards(playout, card_fields)
    check_events(playout)
    states = playout.states
    chosen = {0, len(states) - 1, *rng.sample(range(len(states)), min(MOMENTS, len(states)))}
    for at in sorted(chosen):
        for look in check_actions, check_due, check_wire, check_position:
            look(playout, states[at])
        for probe in check_illegal, check_secrecy, check_sealed, check_bots:
            probe(playout, states[at], rng)
    if card_fields:
        check_resample_moves(playout, [states[at] for at in sorted(chosen)], rng)
    check_listed(playout)


def playable(game: AnyGame, options: Any, seats: int) -> bool:
    """Whether these can be played; if not, the refusal names an option or the seats."""
    try:
        game.initial_state(options, seats, None)
    except OptionsError as refused:
        names = {field.name for field in msgspec.structs.fields(game.Options)} | {"seats"}
        hold(refused.field in names, f"{game.name}: the refusal names {refused.field!r}, which is no option")
        return False
    return True


def check_replay(playout: Playout) -> None:
    """The same actions give equal states and equal events, and leave the states before them as they were."""
    game = playout.game
    state = game.initial_state(playout.options, playout.seats, None)
    hold(state == playout.first, f"{game.name}: the first state differs when it is made again")
    for number, step in enumerate(playout.steps, start=1):
        state, events = game.apply_action(state, step.seat, step.action)
        hold(state == step.after, f"{game.name}, step {number}: `{step.action}` replayed gives another state")
        hold(
            events == step.events, f"{game.name}, step {number}: `{step.action}` replayed gives other events"
        )


def check_listed(playout: Playout) -> None:
    """`apply_listed` gives what `apply_action` gives."""
    game = playout.game
    for number, step in enumerate(playout.steps, start=1):
        if step.seat is not None:
            given = apply_listed(game, step.before, step.seat, step.action)
            where = f"{game.name}, step {number}: `{step.action}`"
            hold(given == (step.after, step.events), f"{where} comes to something else by `apply_listed`")


def check_result(playout: Playout) -> None:
    """Once over, every seat has one place, nothing is legal or due, and another game can follow."""
    game, over = playout.game, playout.states[-1]
    result = game.result(over)
    if result is None:
        raise Nonconformance(f"{game.name}: the playout ends before the game")
    placed = sorted(seat for place in result.places for seat in place)
    hold(
        placed == list(range(playout.seats)),
        f"{game.name}: the places {result.places} are not one for each seat",
    )
    scored = result.scores is None or len(result.scores) == playout.seats
    hold(scored, f"{game.name}: the scores {result.scores} are not one for each seat")
    legal = legal_for_all(game, over, range(playout.seats))
    hold(not legal, f"{game.name}: it is over, and {legal} is legal")
    waits = game.to_act(over), game.due(over), game.table_action(over, random.Random(1))
    hold(waits == ((), (), None), f"{game.name}: it is over, and something is still to come: {waits}")
    game.initial_state(playout.options, playout.seats, game.hand_on(over))


def check_cards(playout: Playout, fields: Sequence[str]) -> None:
    """Every card exactly once: after a deal the fields hold what was dealt, or nothing between two deals."""
    if not fields:
        return
    names, held = playout.cards, Counter[str]()
    for number, step in enumerate(playout.steps, start=1):
        held = Counter(dealt(step)) or held
        position = playout.game.to_position(step.after)
        found = Counter(leaf for field in fields for leaf in leaves(position[field]) if leaf in names)
        if found and found != held:
            wrong = {"too many": dict(found - held), "missing": dict(held - found)}
            hold(False, f"{playout.game.name}, step {number}, `{step.action}`: not every card once: {wrong}")


def check_events(playout: Playout) -> None:
    """Events are plain values that survive the wire, and tell nobody a card that its view does not show."""
    game, cards = playout.game, playout.cards
    for number, step in enumerate(playout.steps, start=1):
        where = f"{game.name}, step {number}, `{step.action}`"
        for event in step.events:
            _survives(event, Event, f"{where}: event `{event.kind}`")
            hold(set(event.private) <= set(range(playout.seats)), f"{where}: a private part for no seat")
            for role, facts in [(None, event.facts), *event.private.items()]:
                named = cards & set(leaves(facts))
                seen = [_encoded(game, state, role) for state in (step.before, step.after) if named]
                leaked = {
                    card for card in named if not any(msgspec.json.encode(card) in view for view in seen)
                }
                hold(not leaked, f"{where}: event `{event.kind}` tells {_name(role)} of {sorted(leaked)}")


def check_actions(playout: Playout, state: Any) -> None:
    """Lists of legal actions are stable, without doubles, in the written notation; who must act can."""
    game = playout.game
    for seat in range(playout.seats):
        legal = game.legal_actions(state, seat)
        hold(legal == game.legal_actions(state, seat), f"{game.name}: seat {seat}'s actions are not stable")
        hold(len(set(legal)) == len(legal), f"{game.name}: seat {seat} has an action twice: {legal}")
        for action in legal:
            plain = action.isascii() and action == " ".join(action.split()) and action != ""
            hold(plain, f"{game.name}: {action!r} is not ASCII words separated by one blank")
            hold(
                game.spell(state, seat, action) == action,
                f"{game.name}: `{action}` is listed, and spelt otherwise",
            )
    for seat in game.to_act(state):
        hold(bool(game.legal_actions(state, seat)), f"{game.name}: seat {seat} must act and cannot")


def check_due(playout: Playout, state: Any) -> None:
    """Every seat that must act has something due, what is due is legal, and `waits` says the same."""
    game = playout.game
    due = game.due(state)
    missing = set(game.to_act(state)) - {entry.seat for entry in due}
    hold(not missing, f"{game.name}: nothing is due for {sorted(missing)}, who must act")
    for entry in due:
        if entry.seat is None:
            game.apply_action(state, None, entry.action)
        else:
            legal = game.legal_actions(state, entry.seat)
            hold(
                entry.action in legal, f"{game.name}: due for seat {entry.seat}, not legal: `{entry.action}`"
            )
    waiting = waits(game, state)
    left_open = {(entry.seat, entry.kind) for entry in waiting if not entry.action}
    hold(all(kind == "think" for _, kind in left_open), f"{game.name}: more than a thought is left open")
    shown = [replace(entry, action="") if (entry.seat, entry.kind) in left_open else entry for entry in due]
    hold(shown == list(waiting), f"{game.name}: `waits` says {waiting}, and what is due is {due}")


def check_wire(playout: Playout, state: Any) -> None:
    """Views and what is due survive the wire's encoding."""
    game = playout.game
    for role in playout.roles:
        view = game.observation(state, role)
        _survives(view, game.Observation, f"{game.name}: the view of {_name(role)}")
        if role is not None and (own := seen.own(game, state, role)) is not None:
            told = replace(game.observation(state, None), **own)
            hold(told == view, f"{game.name}: seat {role} sees {view}, and with its own {told}")
        for zone in zones(game, view):
            _survives(zone, Zone, f"{game.name}: where things lie for {_name(role)}")
    for entry in game.due(state):
        _survives(entry, Due, f"{game.name}: what is due")


def check_position(playout: Playout, state: Any) -> None:
    """A written position is plain JSON and comes back as the same state."""
    game = playout.game
    position = game.to_position(state)
    written = json.loads(json.dumps(position))
    hold(written == position, f"{game.name}: the position is not plain JSON: {position}")
    back = game.from_position(playout.options, playout.seats, written)
    hold(back == state, f"{game.name}: the position comes back as another state: {position}")


def check_illegal(playout: Playout, state: Any, rng: random.Random) -> None:
    """What is not listed is refused with its reason and changes nothing."""
    game, before = playout.game, copy.deepcopy(state)
    elsewhere = [step.action for step in rng.sample(playout.steps, min(5, len(playout.steps)))]
    for seat in range(playout.seats):
        legal = game.legal_actions(state, seat)
        for action in (*GARBAGE, *elsewhere):
            if game.spell(state, seat, action) in legal:
                continue
            reason = _refusal(game, state, seat, action)
            hold(reason is not None, f"{game.name}: seat {seat} may do {action!r}, which is not listed")
            told = game.why_not(state, seat, action)
            hold(
                bool(reason) and reason == told,
                f"{game.name}: {action!r} is refused for {reason!r}, not {told!r}",
            )
    for action in GARBAGE:
        hold(_refusal(game, state, None, action) is not None, f"{game.name}: the table may do {action!r}")
    hold(state == before, f"{game.name}: an action that was refused changed the state")


def _refusal(game: AnyGame, state: Any, seat: int | None, action: Action) -> str | None:
    try:
        game.apply_action(state, seat, action)
    except IllegalAction as refused:
        return refused.reason
    return None


def check_secrecy(playout: Playout, state: Any, rng: random.Random) -> None:
    """What a role sees, may do and has due is the same in every state that it cannot tell apart."""
    game = playout.game
    for role in playout.roles:
        other = game.resample(state, role, rng)
        seen, elsewhere = _view(game, state, role), _view(game, other, role)
        differs = [name for name in seen if seen[name] != elsewhere[name]]
        hold(not differs, f"{game.name}: the view of {_name(role)} shows what is hidden, in {differs}")
        hold(game.to_act(state) == game.to_act(other), f"{game.name}: {_name(role)} sees who acts change")
        if role is not None:
            same = game.legal_actions(state, role) == game.legal_actions(other, role)
            hold(same, f"{game.name}: seat {role}'s actions show what is hidden")
            same = _due_for(game, state, role) == _due_for(game, other, role)
            hold(same, f"{game.name}: what is due for seat {role} shows what is hidden")
        check_position(playout, other)


def _due_for(game: AnyGame, state: Any, seat: int) -> list[Due]:
    return [entry for entry in game.due(state) if entry.seat == seat]


def check_resample_moves(playout: Playout, states: Iterable[Any], rng: random.Random) -> None:
    """Somewhere in a game with cards something is hidden, and `resample` deals it anew."""
    game = playout.game
    moved = any(
        game.resample(state, role, rng) != state
        for state in states
        for role in playout.roles
        for _ in range(3)
    )
    hold(moved, f"{game.name}: `resample` never changes anything, so nothing is known of its secrets")


def check_sealed(playout: Playout, state: Any, rng: random.Random) -> None:
    """Where several must act, the order in which they do does not matter."""
    game, several = playout.game, playout.game.to_act(state)
    if len(several) < 2:
        return
    first, second = rng.sample(several, 2)
    choices = [(seat, rng.choice(game.legal_actions(state, seat))) for seat in (first, second)]
    one, other = _after(game, state, choices), _after(game, state, choices[::-1])
    hold(one == other, f"{game.name}: it matters who comes first in {choices}")


def _after(game: AnyGame, state: Any, choices: Iterable[tuple[int, Action]]) -> Any:
    for seat, action in choices:
        state, _ = game.apply_action(state, seat, action)
    return state


def check_bots(playout: Playout, state: Any, rng: random.Random) -> None:
    """Every bot chooses a legal action, the same one when it is asked the same; only who must act has to."""
    game, must = playout.game, playout.game.to_act(state)
    for seat, legal in legal_for_all(game, state, range(playout.seats)).items():
        for level, bot in game.bots.items():
            worlds = tuple(game.resample(state, seat, rng) for _ in range(min(bot.worlds, 3)))
            seed, view = rng.random(), game.observation(state, seat)
            first, again = (
                bot.choose(Question(seat, playout.options, view, legal, worlds, random.Random(seed)))
                for _ in range(2)
            )
            allowed = first in legal or (first is None and seat not in must)
            hold(allowed, f"{game.name}: the bot `{level}` of seat {seat} chooses {first!r}, not legal")
            hold(
                first == again, f"{game.name}: the bot `{level}` chooses {first!r} and {again!r} for the same"
            )


def _view(game: AnyGame, state: Any, role: int | None) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(game.observation(state, role))
    return view


def _encoded(game: AnyGame, state: Any, role: int | None) -> bytes:
    """The view as JSON, in which a card is found much faster than among the view's values."""
    return msgspec.json.encode(game.observation(state, role))


def _name(role: int | None) -> str:
    return "the TV" if role is None else f"seat {role}"


def _survives(value: Any, type_: Any, what: str) -> None:
    """The value is of its type and comes back equal from both encodings of the wire."""
    hold(isinstance(value, type_), f"{what} is {type(value).__name__}, not {type_.__name__}")
    for encoding in msgspec.json, msgspec.msgpack:
        try:
            back = encoding.decode(encoding.encode(value), type=type_)
        except (TypeError, ValueError, msgspec.MsgspecError) as error:
            raise Nonconformance(f"{what} does not survive the wire: {error}") from error
        hold(back == value, f"{what} comes back from the wire as something else: {back} for {value}")
