"""The course of a game of Shithead: the lot, the deal, swapping, turns, the end (SH-2, SH-3, SH-6)."""

from __future__ import annotations

import random
from typing import cast

from msgspec.structs import replace

from games import cards
from games.game import Action, Event, IllegalAction, OptionsError, Previous, Result
from games.rows import with_entry
from games.shithead import pack, plays, turn
from games.shithead.options import Options, check_seats
from games.shithead.refusals import refusal
from games.shithead.state import EMPTY, Slots, State


def initial_state(options: Options, seats: int, previous: Previous | None) -> State:
    """Before the lot; before the deal when the dealer is known or nobody needs one (SH-2.3, SH-8.5).

    Raises `OptionsError`, naming the option or `seats`.
    """
    check_seats(options, seats)
    dealer = _dealer(options, seats, previous)
    return State(
        options=options,
        phase="start" if dealer is None and not options.speed_mode else "deal",
        turn=None,
        dealer=0 if dealer is None and not options.speed_mode else dealer,
        direction=1,
        stock=(),
        pile=(),
        burned=(),
        hands=((),) * seats,
        up=(EMPTY,) * seats,
        down=(EMPTY,) * seats,
        ready=(False,) * seats,
        last=None,
        out=(),
        known=((),) * seats,
    )


def _dealer(options: Options, seats: int, previous: Previous | None) -> int | None:
    """The loser deals in a tournament, else the deal moves on by one seat (SH-2.3); None: nobody knows."""
    if options.speed_mode or previous is None:
        return None
    if options.tournament and previous.places and previous.places[-1]:
        dealer = previous.places[-1][-1]
    elif previous.dealer is not None:
        dealer = (previous.dealer + 1) % seats if previous.dealer in range(seats) else previous.dealer
    else:
        return None
    if dealer not in range(seats):
        raise OptionsError("previous", "seat", f"dealer {dealer} has no seat; seats are 0 to {seats - 1}")
    return dealer


def table_action(state: State, rng: random.Random) -> Action | None:
    """The lot or the deal, drawn from `rng` (SH-2.1, SH-2.3)."""
    if state.phase == "start":
        return f"start {rng.randrange(state.seats)}"
    if state.phase == "deal":
        return " ".join(["deal", *cards.shuffled(pack.PACKS[state.options.packs], rng)])
    return None


def to_act(state: State) -> tuple[int, ...]:
    """All who still swap, then the seat in turn; none in speed mode, where all may and nobody must."""
    if state.phase == "swap":
        return tuple(seat for seat, done in enumerate(state.ready) if not done)
    return () if state.turn is None or state.options.speed_mode else (state.turn,)


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Swaps before the start (SH-2.4), then sets, blind cards and the pile (SH-3.1)."""
    if state.phase == "swap":
        return plays.swaps(state, seat)
    return plays.turns(state, seat) if plays.has_the_pile(state, seat) else ()


def spell(state: State, seat: int, action: Action) -> Action:
    """The cards of a `play` sorted, which is their listed order; any other action itself."""
    word, *named = action.split(" ")
    if word != "play" or len(named) < 2 or not all(card in pack.ORDER for card in named):
        return action
    return " ".join([word, *pack.in_order(named)])


def apply_action(state: State, seat: int | None, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The next state and the events on the way; seat None is the table. Raises `IllegalAction`."""
    if seat is None:
        word, *named = action.split(" ")
        return _apply_table(state, word, named)
    if action not in legal_actions(state, seat):
        raise refusal(state, seat, action)
    return apply_listed(state, seat, action)


def apply_listed(state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The same for an action that is in the seat's list."""
    word, *named = action.split(" ")
    match word:
        case "ready":
            return _ready(state, seat)
        case "swap":
            return _swap(state, seat, *named)
        case "play":
            return turn.play(state, seat, tuple(named))
        case "flip":
            return turn.flip(state, seat, int(named[0]) - 1)
        case _:
            return turn.pick_up(state, seat)


def _apply_table(state: State, word: str, named: list[str]) -> tuple[State, tuple[Event, ...]]:
    if word not in ("start", "deal", "free"):
        raise IllegalAction(
            "unknown_action", "the table of Shithead knows `start SEAT`, `deal CARD…` and `free`"
        )
    if word == "free":
        return _free(state, named)
    if word != state.phase:
        raise IllegalAction("wrong_phase", f"the table may not `{word}` in phase `{state.phase}`")
    return _start(state, named) if word == "start" else _deal(state, tuple(named))


def _start(state: State, named: list[str]) -> tuple[State, tuple[Event, ...]]:
    """The lot names the seat that opens; the one before it deals (SH-2.3)."""
    seats = [str(seat) for seat in range(state.seats)]
    if len(named) != 1 or named[0] not in seats:
        raise IllegalAction("unknown_action", f"`start` names one of the seats {', '.join(seats)}")
    first = int(named[0])
    dealer = (first - 1) % state.seats
    return replace(state, phase="deal", dealer=dealer), (Event("started", {"seat": first}, pace="glance"),)


def _deal(state: State, dealt: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
    """Three face-down a seat, three open a seat, five a hand, seat by seat; the rest is drawn (SH-2.1)."""
    in_play = pack.PACKS[state.options.packs]
    if len(dealt) != len(in_play) or cards.surplus(dealt, in_play) is not None:
        raise IllegalAction("unknown_action", f"`deal` names each of the {len(in_play)} cards in play once")
    seats = state.seats
    slots = [cast(Slots, dealt[at : at + 3]) for at in range(0, 6 * seats, 3)]
    first = 6 * seats
    hands = tuple(
        pack.in_order(dealt[at : at + turn.FULL_HAND])
        for at in range(first, first + turn.FULL_HAND * seats, turn.FULL_HAND)
    )
    stock = dealt[first + turn.FULL_HAND * seats :][::-1]
    up = tuple(slots[seats:])
    facts = {"dealer": state.dealer, "up": [list(three) for three in up], "stock": len(stock)}
    private = {seat: {"hand": list(hand)} for seat, hand in enumerate(hands)}
    after = replace(state, phase="swap", stock=stock, hands=hands, up=up, down=tuple(slots[:seats]))
    return after, (Event("dealt", facts, private, pace="glance"),)


def _free(state: State, named: list[str]) -> tuple[State, tuple[Event, ...]]:
    """The burner has not used the empty table: it is everybody's again (SH-8.5)."""
    if named:
        raise IllegalAction("unknown_action", "`free` names nothing")
    if not state.options.speed_mode or state.turn is None:
        raise IllegalAction("wrong_phase", "`free` follows a burn in speed mode")
    return replace(state, turn=None), (Event("freed", {"seat": state.turn}),)


def _swap(state: State, seat: int, mine: str, other: str) -> tuple[State, tuple[Event, ...]]:
    """One for one; the open card keeps its slot, and all know who holds the other now (SH-2.4)."""
    slot = state.up[seat].index(other)
    row = list(state.up[seat])
    row[slot] = mine
    after = replace(
        state,
        hands=with_entry(state.hands, seat, pack.in_order((*pack.without(state.hands[seat], [mine]), other))),
        up=with_entry(state.up, seat, cast(Slots, tuple(row))),
        known=with_entry(state.known, seat, pack.in_order((*pack.without(state.known[seat], [mine]), other))),
    )
    return after, (Event("swapped", {"seat": seat, "slot": slot + 1, "up": mine, "hand": other}),)


def _ready(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    """When all are ready the seat after the dealer opens, in speed mode whoever is first (SH-2.3, SH-8.5)."""
    after = replace(state, ready=with_entry(state.ready, seat, True))
    said = Event("ready", {"seat": seat})
    if not all(after.ready):
        return after, (said,)
    first = None if state.dealer is None else (state.dealer + 1) % state.seats
    after = replace(after, phase="play", turn=None if state.options.speed_mode else first)
    return after, (said, Event("opened", {"seat": after.turn}, pace="glance"))


def result(state: State) -> Result | None:
    """As they went out; the last one with cards is the Shithead (SH-6.1). None while it is played."""
    if state.phase != "over":
        return None
    return Result([[seat] for seat in (*state.out, *state.active)], None)


def hand_on(state: State) -> Previous:
    """Places, the dealer and who opened, for the next game (SH-2.3)."""
    ended = result(state)
    if ended is None:
        raise ValueError("a game hands on when it is over")
    starter = None if state.dealer is None else (state.dealer + 1) % state.seats
    return Previous(ended.places, state.dealer, starter)
