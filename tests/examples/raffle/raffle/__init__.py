"""Raffle: the die says what a prize is worth, all lay a ticket face down, the highest ticket wins it.

A round: the table throws a die; everybody secretly lays one of the numbered tickets in hand; the last one
turns them all over. Tickets are spent, so a high one is best kept for a high prize. Most points win.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct, ValidationError, convert, json
from msgspec.structs import replace

from games.game import (
    Action,
    Bot,
    Due,
    Event,
    IllegalAction,
    PositionError,
    Previous,
    Question,
    Result,
    Zone,
)

name = "raffle"
version = 1
seats = range(2, 6)
fill_to = 3
TICKETS = [str(number) for number in range(1, 41)]
THROWS = [f"throw {pips}" for pips in range(1, 7)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`prizes`: how many are drawn, and how many tickets each seat has; `consolation`: 1 for the lowest."""

    prizes: Annotated[int, Meta(ge=3, le=7)] = 5
    consolation: bool = False


class State(Struct, frozen=True):
    """`prize` None: it must be thrown. `laid`: this round's tickets; `shown`: those of the round before."""

    options: Options
    scores: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...] = ()
    laid: tuple[str | None, ...] = ()
    shown: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    stock: tuple[str, ...] = ()
    round: int = 0
    prize: int | None = None


class Observation(Struct, frozen=True):
    """What `seat` sees: its `hand` and the ticket it has laid as `mine`; of the others, who has `laid`."""

    seat: int | None
    phase: str
    round: int
    prize: int | None
    laid: tuple[int, ...]
    shown: tuple[str, ...]
    scores: tuple[int, ...]
    hand: tuple[str, ...]
    mine: str | None
    hand_counts: tuple[int, ...]


def initial_state(options: Options, seats: int, previous: Previous | None) -> State:
    return State(options, (0,) * seats)


def table_action(state: State, rng: random.Random) -> Action | None:
    """The deal, then a throw for each prize."""
    if not state.hands:
        return " ".join(["deal", *rng.sample(TICKETS, len(TICKETS))])
    return rng.choice(THROWS) if state.prize is None and not _over(state) else None


def to_act(state: State) -> tuple[int, ...]:
    """All at once, until each has laid."""
    return tuple(seat for seat, ticket in enumerate(state.laid) if state.prize and ticket is None)


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    return tuple(f"lay {ticket}" for ticket in state.hands[seat]) if seat in to_act(state) else ()


def spell(state: State, seat: int, action: Action) -> Action:
    return action


def why_not(state: State, seat: int, action: Action) -> str:
    """The pages have words for it: `reason.too_late` in this package's texts."""
    if action.removeprefix("lay ") not in TICKETS:
        return "unknown_action"
    return "not_in_hand" if seat in to_act(state) else "too_late"


def apply_action(state: State, seat: int | None, action: Action) -> tuple[State, tuple[Event, ...]]:
    if seat is None:
        return _by_table(state, action)
    if action not in legal_actions(state, seat):
        raise IllegalAction(why_not(state, seat, action), f"seat {seat} cannot `{action}` now")
    ticket = action.removeprefix("lay ")
    hand = tuple(other for other in state.hands[seat] if other != ticket)
    state = replace(state, hands=_put(state.hands, seat, hand), laid=_put(state.laid, seat, ticket))
    event = Event("laid", {"seat": seat}, {seat: {"ticket": ticket}})
    return (state, (event,)) if to_act(state) else _turned_over(state, event)


def _by_table(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    word, *rest = action.split() or [""]
    if word == "deal" and not state.hands and sorted(rest) == sorted(TICKETS):
        count, each = len(state.scores), state.options.prizes
        hands = tuple(tuple(sorted(rest[seat * each : (seat + 1) * each], key=int)) for seat in range(count))
        private = {seat: {"hand": list(hand)} for seat, hand in enumerate(hands)}
        dealt = replace(state, hands=hands, laid=(None,) * count, stock=tuple(rest[count * each :]))
        return dealt, (Event("dealt", {"count": each}, private),)
    if action in THROWS and state.hands and state.prize is None:
        prize = int(action.split()[1])
        return replace(state, prize=prize), (Event("thrown", {"prize": prize}, pace="glance"),)
    raise IllegalAction("unknown_action", f"the table cannot `{action}` now")


def _turned_over(state: State, last: Event) -> tuple[State, tuple[Event, ...]]:
    """The highest ticket wins the prize; the next round begins with all hands a ticket shorter."""
    tickets = tuple(ticket for ticket in state.laid if ticket is not None)
    prize, numbers = state.prize or 0, [int(ticket) for ticket in tickets]
    winner, lowest = numbers.index(max(numbers)), numbers.index(min(numbers))
    scores = _put(state.scores, winner, state.scores[winner] + prize)
    if state.options.consolation:
        scores = _put(scores, lowest, scores[lowest] + 1)
    facts = {"seat": winner, "prize": prize, "card": tickets[winner], "tickets": list(tickets)}
    after = replace(
        state,
        scores=scores,
        laid=(None,) * len(scores),
        shown=tickets,
        spent=(*state.spent, *tickets),
        round=state.round + 1,
        prize=None,
    )
    return after, (last, Event("won", facts, pace="look"))


def due(state: State) -> tuple[Due, ...]:
    """Whoever is silent lays the lowest ticket."""
    return tuple(Due(seat, "think", legal_actions(state, seat)[0]) for seat in to_act(state))


def observation(state: State, seat: int | None) -> Observation:
    dealt = seat is not None and bool(state.hands)
    return Observation(
        seat=seat,
        phase=_phase(state),
        round=state.round,
        prize=state.prize,
        laid=tuple(other for other, ticket in enumerate(state.laid) if ticket is not None),
        shown=state.shown,
        scores=state.scores,
        hand=state.hands[seat] if dealt and seat is not None else (),
        mine=state.laid[seat] if dealt and seat is not None else None,
        hand_counts=tuple(map(len, state.hands)),
    )


def zones(seen: Observation) -> tuple[Zone, ...]:
    """What the plain view draws: hands, tickets on the table, the prize, the points."""
    return tuple(_zones(seen))


def _zones(seen: Observation) -> Iterator[Zone]:
    if seen.prize:
        yield Zone("counters", None, None, seen.prize, "prize")
    for owner, score in enumerate(seen.scores):
        yield Zone("counters", owner, None, score, "score")
    for owner, count in enumerate(seen.hand_counts):
        own = owner == seen.seat
        yield Zone("hand", owner, seen.hand if own else None, count, "hand")
        if owner in seen.laid:
            yield Zone("slots", owner, (seen.mine,) if own else None, 1, "laid")
        elif seen.shown and seen.prize is None:
            yield Zone("slots", owner, (seen.shown[owner],), 1, "laid")


def resample(state: State, seat: int | None, rng: random.Random) -> State:
    """All that this seat cannot see is dealt anew: the others' hands, their laid tickets, the stock."""
    others = [other for other in range(len(state.hands)) if other != seat]
    laid = [other for other in others if state.laid[other] is not None]
    hidden = [ticket for other in others for ticket in state.hands[other]]
    hidden += [*(str(state.laid[other]) for other in laid), *state.stock]
    rng.shuffle(hidden)
    for other in others:
        new = sorted((hidden.pop() for _ in state.hands[other]), key=int)
        state = replace(state, hands=_put(state.hands, other, tuple(new)))
    for other in laid:
        state = replace(state, laid=_put(state.laid, other, hidden.pop()))
    return replace(state, stock=tuple(hidden))


def result(state: State) -> Result | None:
    if not _over(state):
        return None
    ranks = sorted(set(state.scores), reverse=True)
    places = [[seat for seat, score in enumerate(state.scores) if score == rank] for rank in ranks]
    return Result(places, list(state.scores))


def hand_on(state: State) -> Previous:
    ended = result(state)
    return Previous(ended.places if ended else [])


def to_position(state: State) -> dict[str, Any]:
    written: dict[str, Any] = json.decode(json.encode(state))
    return {field: value for field, value in written.items() if field != "options"}


def from_position(options: Options, seats: int, position: Mapping[str, Any]) -> State:
    try:
        state = convert({**position, "options": options}, State)
    except ValidationError as error:
        raise PositionError("position", "shape", str(error)) from None
    if len(state.scores) != seats or len(state.hands) not in (0, seats):
        raise PositionError("scores, hands", "seats", f"there must be {seats} of each")
    return state


def choose(question: Question[State]) -> Action:
    """The dearer the prize, the higher the ticket; `legal` goes from the lowest to the highest."""
    prize: int = question.observation.prize
    return question.legal[(prize - 1) * len(question.legal) // 6]


def choose_easily(question: Question[State]) -> Action:
    """Any ticket: it does not look at the prize."""
    return question.rng.choice(question.legal)


bots = {"easy": Bot(choose_easily), "normal": Bot(choose)}


def _over(state: State) -> bool:
    return state.round == state.options.prizes


def _phase(state: State) -> str:
    if _over(state):
        return "over"
    return "lay" if state.prize else "throw" if state.hands else "deal"


def _put(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])
