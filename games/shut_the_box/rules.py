"""The course of a game of Shut the Box: throws, flaps, the end of a turn, of a round and of the game."""

from __future__ import annotations

import random
from functools import cache

from msgspec.structs import replace

from games import dice
from games.game import Action, Event, IllegalAction, OptionsError, Previous, Result
from games.shut_the_box import options as host
from games.shut_the_box.flaps import Flaps, penalty, whole
from games.shut_the_box.options import Options
from games.shut_the_box.refusals import flaps_named, refusal
from games.shut_the_box.score import places
from games.shut_the_box.state import State

Step = tuple[State, tuple[Event, ...]]


def initial_state(options: Options, seats: int, previous: Previous | None) -> State:
    """Before the lot; alone or after another game before the first throw (STB-1.2). Raises `OptionsError`."""
    host.check(options, seats)
    began = previous.starter if previous else None
    if began is not None and began not in range(seats):
        raise OptionsError("previous", "seat", f"starter {began} has no seat; seats are 0 to {seats - 1}")
    first = None if began is None else (began + 1) % seats
    if seats == 1:
        first = 0
    return State(
        options=options,
        phase="start" if first is None else "roll",
        turn=first,
        open=whole(options.box),
        dice=None,
        round=0,
        first=first or 0,
        scores=(0,) * seats,
        penalties=((None,) * seats,),
        eliminated=(),
        winner=None,
    )


def table_action(state: State, rng: random.Random) -> Action | None:
    """The lot or the throw, drawn from `rng` (STB-1.2, STB-2.1)."""
    if state.phase == "start":
        return f"start {rng.randrange(state.seats)}"
    if state.phase == "dice":
        return f"dice {dice.written(dice.throw(state.dice_count, rng))}"
    return None


def to_act(state: State) -> tuple[int, ...]:
    """The seat in turn; none when the table acts or it is over."""
    if state.turn is None or not (state.phase == "roll" or (state.phase == "shut" and state.fitting)):
        return ()
    return (state.turn,)


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """`roll`, or every set of flaps that the throw may close, fewest flaps first (STB-2.2, STB-2.5)."""
    if seat != state.turn:
        return ()
    if state.phase == "roll":
        return ("roll",)
    return tuple(_shut_action(flaps) for flaps in state.fitting) if state.phase == "shut" else ()


@cache
def _shut_action(flaps: Flaps) -> Action:
    return " ".join(["shut", *map(str, flaps)])


def spell(state: State, seat: int, action: Action) -> Action:
    """Flaps in ascending order: `shut 5 3` is `shut 3 5`."""
    flaps = flaps_named(action, state.options.box)
    return action if flaps is None else _shut_action(tuple(sorted(flaps)))


def apply_action(state: State, seat: int | None, action: Action) -> Step:
    """The next state and the events on the way; seat None is the table. Raises `IllegalAction`."""
    if seat is None:
        word, _, what = action.partition(" ")
        return _apply_table(state, word, what)
    if action not in legal_actions(state, seat):
        raise refusal(state, seat, action)
    return apply_listed(state, seat, action)


def apply_listed(state: State, seat: int, action: Action) -> Step:
    """The same for an action that is in the seat's list."""
    return _roll(state, seat) if action == "roll" else _shut(state, seat, action)


def _apply_table(state: State, word: str, what: str) -> Step:
    if word not in ("start", "dice"):
        raise IllegalAction("unknown_action", "the table of Shut the Box knows `start SEAT` and `dice 3 5`")
    if word != state.phase:
        raise IllegalAction("wrong_phase", f"the table may not `{word}` in phase `{state.phase}`")
    return _start(state, what) if word == "start" else _throw(state, what)


def _start(state: State, what: str) -> Step:
    names = [str(seat) for seat in range(state.seats)]
    if what not in names:
        raise IllegalAction("unknown_action", f"`start` names one of the seats {', '.join(names)}")
    first = int(what)
    after = replace(state, phase="roll", turn=first, first=first)
    return after, (Event("started", {"seat": first}, pace="glance"),)


def _roll(state: State, seat: int) -> Step:
    return replace(state, phase="dice"), (Event("roll", {"seat": seat, "count": state.dice_count}),)


def _throw(state: State, what: str) -> Step:
    """A throw that fits nowhere ends the turn at once (STB-2.6)."""
    thrown, count = dice.read(what), state.dice_count
    if thrown is None or len(thrown) != count:
        wanted = "one die, such as `dice 4`" if count == 1 else "two dice, such as `dice 3 5`"
        raise IllegalAction("unknown_action", f"with these flaps open the table throws {wanted}")
    after = replace(state, phase="shut", dice=thrown)
    facts = {
        "seat": state.turn,
        "dice": list(thrown),
        "sum": sum(thrown),
        "fitting": [list(flaps) for flaps in after.fitting],
    }
    event = Event("thrown", facts, pace="glance")
    if after.fitting:
        return after, (event,)
    ended, more = _end_turn(after)
    return ended, (event, *more)


def _shut(state: State, seat: int, action: Action) -> Step:
    """The last flap wins the match, whatever the totals (STB-2.7)."""
    closed = flaps_named(action, state.options.box) or ()
    left = tuple(flap for flap in state.open if flap not in closed)
    after = replace(state, phase="roll", open=left, dice=None)
    events = [Event("shut", {"seat": seat, "flaps": list(closed), "open": list(left)}, pace="glance")]
    if not left:
        after = replace(after, winner=seat)
        events.append(Event("shut_the_box", {"seat": seat}, pace="look"))
        after, more = _over(after, "shut")
        events += more
    return after, tuple(events)


def _end_turn(state: State) -> Step:
    """The open flaps count, and the next seat finds the box open again (STB-2.6)."""
    seat, points = state.turn or 0, penalty(state.open, state.options.scoring)
    scores = (*state.scores[:seat], state.scores[seat] + points, *state.scores[seat + 1 :])
    *earlier, row = state.penalties
    penalties = (*earlier, (*row[:seat], points, *row[seat + 1 :]))
    facts = {
        "seat": seat,
        "open": list(state.open),
        "dice": list(state.dice or ()),
        "penalty": points,
        "total": scores[seat],
    }
    after = replace(
        state, phase="roll", open=whole(state.options.box), dice=None, scores=scores, penalties=penalties
    )
    after, more = _next_turn(after, seat)
    return after, (Event("turn_over", facts, pace="look"), *more)


def _next_turn(state: State, seat: int) -> Step:
    if state.options.end_mode == "immediate" and _limit_reached(state):
        return _over(state, "limit")
    coming, round_over = _after(state, seat)
    return _end_round(state) if round_over else (replace(state, turn=coming), ())


def _after(state: State, seat: int) -> tuple[int, bool]:
    """The next seat that is still in, and whether the round is over before its turn."""
    order = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
    passed = next(steps for steps in range(state.seats) if order[steps] not in state.out)
    return order[passed], state.first in order[: passed + 1]


def _limit_reached(state: State) -> bool:
    """Whether a total ends the match (STB-3.2); not where totals only put seats out (STB-7.1)."""
    limit = host.limit(state.options)
    return not state.options.eliminate and limit is not None and max(state.scores) >= limit


def _end_round(state: State) -> Step:
    """All that are still in have had equally many turns."""
    dropped: tuple[Event, ...] = ()
    if state.options.eliminate:
        state, dropped, last_one = _drop_out(state)
        if last_one:
            after, over = _over(state, "eliminated")
            return after, dropped + over
    if state.round + 1 == host.rounds(state.options):
        return _over(state, "rounds")
    if _limit_reached(state):
        return _over(state, "limit")
    coming, _ = _after(state, state.first - 1)
    penalties = (*state.penalties, (None,) * state.seats)
    return replace(state, turn=coming, round=state.round + 1, penalties=penalties), dropped


def _drop_out(state: State) -> tuple[State, tuple[Event, ...], bool]:
    """Who has reached the limit is out; if that is everybody, the lowest total stays (STB-4.2, STB-7.1).

    The last part tells whether that decides the match.
    """
    limit = host.limit(state.options) or 0
    still_in = [seat for seat in range(state.seats) if seat not in state.out]
    stay = [seat for seat in still_in if state.scores[seat] < limit]
    decided = len(stay) < (2 if state.seats > 1 else 1)
    if not stay:
        lowest = min(state.scores[seat] for seat in still_in)
        stay = [seat for seat in still_in if state.scores[seat] == lowest]
    group = tuple(seat for seat in still_in if seat not in stay)
    if not group:
        return state, (), decided
    facts = {"seats": list(group), "totals": [state.scores[seat] for seat in group], "still_in": stay}
    after = replace(state, eliminated=(*state.eliminated, group))
    return after, (Event("eliminated", facts, pace="look"),), decided


def _over(state: State, by: str) -> Step:
    """`by`: `shut`, `limit`, `rounds` or `eliminated`."""
    after = replace(state, phase="over", turn=None)
    ended = places(after.scores, after.eliminated, after.winner)
    return after, (Event("over", {"places": ended, "scores": list(after.scores), "by": by}),)


def result(state: State) -> Result | None:
    """Who shut the box, else the fewest points (STB-2.7, STB-3.2, STB-7); None while it is played."""
    if state.phase != "over":
        return None
    return Result(places(state.scores, state.eliminated, state.winner), list(state.scores))


def hand_on(state: State) -> Previous:
    """Who began: the next match begins with the seat after (STB-1.2)."""
    ended = result(state)
    if ended is None:
        raise ValueError("a game hands on when it is over")
    return Previous(ended.places, None, state.first)
