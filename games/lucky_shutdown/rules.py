"""The course of a game of Lucky Shutdown: deal, laying out, turns, reactions, the end (LS-2 to LS-9)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec.structs import replace

from games import cards as any_cards
from games.game import Action, Event, IllegalAction, OptionsError, Previous, Result
from games.lucky_shutdown import plays, turns
from games.lucky_shutdown.options import SEATS, Options
from games.lucky_shutdown.pack import KIND, PACK, VALUE, in_order
from games.lucky_shutdown.refusals import refusal
from games.lucky_shutdown.state import EMPTY, State
from games.rows import with_entry

_BLIND = 3
_DEALT = 6
"""Cards of each seat at the deal: face down, then for hand and open cards (LS-2.2, LS-2.3)."""


def initial_state(options: Options, seats: int, previous: Previous | None) -> State:
    """Before the deal. Raises `OptionsError`."""
    if seats not in SEATS:
        raise OptionsError("seats", "bounds", f"{SEATS[0]} to {SEATS[-1]} can play, not {seats}")
    return State(
        options=options,
        phase="deal",
        turn=None,
        dealer=_loser_before(previous, seats),
        skips=0,
        stock=(),
        pile=(),
        removed=(),
        hands=((),) * seats,
        up=(EMPTY,) * seats,
        down=(EMPTY,) * seats,
        luck=(False,) * seats,
        early=(False,) * seats,
        out=(),
        known=((),) * seats,
        stalled=0,
    )


def _loser_before(previous: Previous | None, seats: int) -> int | None:
    """The seat that lost the last game and deals this one (LS-2.7).

    None in a first game, and when the loser is not here any more: with fewer places than seats the last place
    is the loser's only if that seat was also handed on as the dealer.
    """
    placed = [seat for place in previous.places for seat in place] if previous else []
    for seat in placed:
        if seat not in range(seats):
            raise OptionsError("previous", "seat", f"there is no seat {seat}; seats are 0 to {seats - 1}")
    if previous is None or not placed:
        return None
    return placed[-1] if len(set(placed)) == seats or previous.dealer == placed[-1] else None


def table_action(state: State, rng: random.Random) -> Action | None:
    """The deal, or the lot among seats that are tied for the start (LS-2.6), drawn from `rng`."""
    if state.phase == "deal":
        return " ".join(["deal", *any_cards.shuffled(PACK, rng)])
    if state.phase == "start":
        return f"start {rng.choice(tied(state))}"
    return None


def tied(state: State) -> tuple[int, ...]:
    """The seats whose lowest number in hand is the lowest of all; every seat if nobody has one (LS-2.6)."""
    lowest = {
        seat: min(VALUE[card] for card in hand if card in VALUE)
        for seat, hand in enumerate(state.hands)
        if seat not in state.out and any(card in VALUE for card in hand)
    }
    if not lowest:
        return tuple(state.active)
    return tuple(seat for seat, value in lowest.items() if value == min(lowest.values()))


def has_laid(state: State, seat: int) -> bool:
    """Whether the seat has laid out its open cards."""
    return state.up[seat] != EMPTY


def to_act(state: State) -> tuple[int, ...]:
    """All who have not laid out yet (GEN-9), or the seat in turn, also when it must skip (LS-5.7)."""
    if state.phase == "lay":
        return tuple(seat for seat in range(state.seats) if not has_laid(state, seat))
    return (state.turn,) if state.phase == "play" and state.turn is not None else ()


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """What the seat may do: in turn, and out of turn the quick reaction (LS-10.1)."""
    if state.phase == "lay":
        return () if has_laid(state, seat) else plays.lays(state.hands[seat])
    if state.phase != "play" or seat in state.out:
        return ()
    if seat != state.turn:
        return tuple(plays.snaps(state, seat))
    return tuple(_in_turn(state, seat))


def can_act(state: State, seat: int) -> bool:
    """Whether a seat of `to_act` has anything to do: in a written position it may have nothing."""
    if state.phase == "lay":
        return bool(legal_actions(state, seat))
    return next(_in_turn(state, seat), None) is not None


def _in_turn(state: State, seat: int) -> Iterator[Action]:
    yield from plays.plays(state, seat)
    yield from plays.snaps(state, seat)
    if state.skips:
        # LS-10.4: neither a pick-up nor anything blind while a seat must skip.
        yield "skip"
        return
    yield from plays.flips(state, seat)
    yield from plays.lucky(state, seat)
    yield from plays.early_reveals(state, seat)
    if state.pile:
        yield "pickup"


def spell(state: State, seat: int, action: Action) -> Action:
    """The listed spelling of the same cards; where the top one matters, the one with the same top."""
    word, *cards = action.split(" ")
    if word not in ("play", "snap") or not all(card in KIND for card in cards):
        return action
    same = [
        listed
        for listed in legal_actions(state, seat)
        if listed.startswith(word) and sorted(listed.split(" ")[1:]) == sorted(cards)
    ]
    return next((one for one in same if len(same) == 1 or one.endswith(f" {cards[-1]}")), action)


def apply_action(state: State, seat: int | None, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The next state and the events on the way; seat None is the table. Raises `IllegalAction`."""
    if seat is None:
        word, *rest = action.split(" ")
        return _apply_table(state, word, tuple(rest))
    if action not in legal_actions(state, seat):
        raise refusal(state, seat, action)
    return apply_listed(state, seat, action)


def apply_listed(state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The same for an action that is in the seat's list."""
    word, *rest = action.split(" ")
    match word:
        case "lay":
            return _lay(state, seat, tuple(rest))
        case "skip":
            return turns.skip(state, seat)
        case "pickup":
            return turns.pick_up(state, seat)
        case "flip" | "early":
            return turns.reveal(state, seat, int(rest[0]), early=word == "early")
        case "luck":
            return turns.draw_blind(state, seat)
        case _:
            return turns.put_down(state, seat, tuple(rest), reaction=word == "snap")


def _apply_table(state: State, word: str, what: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
    if word not in ("deal", "start"):
        raise IllegalAction(
            "unknown_action", "the table of Lucky Shutdown knows `deal CARD…` and `start SEAT`"
        )
    if word != state.phase:
        raise IllegalAction("wrong_phase", f"the table may not `{word}` in phase `{state.phase}`")
    return _deal(state, what) if word == "deal" else _start(state, what)


def _deal(state: State, dealt: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
    """Face-down cards in one block a seat, then hands in one block a seat (LS-2.2, LS-2.3)."""
    if len(dealt) != len(PACK) or any_cards.surplus(dealt, PACK) is not None:
        raise IllegalAction("unknown_action", f"`deal` names each of the {len(PACK)} cards once")
    seats = state.seats
    blind = [dealt[seat * _BLIND : (seat + 1) * _BLIND] for seat in range(seats)]
    rest = dealt[seats * _BLIND :]
    hands = [in_order(rest[seat * _DEALT : (seat + 1) * _DEALT]) for seat in range(seats)]
    # The first card not dealt is the next one drawn, so it lies on top: last.
    stock = rest[seats * _DEALT :][::-1]
    after = replace(state, phase="lay", down=tuple(blind), hands=tuple(hands), stock=stock)
    private = {seat: {"hand": list(hand)} for seat, hand in enumerate(hands)}
    facts = {"dealer": state.dealer, "stock": len(stock)}
    return after, (Event("dealt", facts, private, pace="glance"),)


def _lay(state: State, seat: int, chosen: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
    """Sealed: nobody sees what was laid before all have (GEN-9, LS-10.6)."""
    hand = list(state.hands[seat])
    for card in chosen:
        hand.remove(card)
    after = replace(
        state, hands=with_entry(state.hands, seat, tuple(hand)), up=with_entry(state.up, seat, chosen)
    )
    laid = Event("laid", {"seat": seat}, {seat: {"cards": list(chosen)}})
    if to_act(after):
        return after, (laid,)
    revealed = Event("revealed", {"up": [list(row) for row in after.up]}, pace="look")
    return _settle_start(after, (laid, revealed))


def _settle_start(state: State, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """Who begins (LS-2.6): after a game before by the loser's seat, else by the lowest number in hand."""
    if state.dealer is not None:
        step = 1 if state.options.next_starter == "after_loser" else -1
        return _begin(state, (state.dealer + step) % state.seats, state.options.next_starter, events)
    lowest = tied(state)
    if len(lowest) == 1:
        return _begin(state, lowest[0], "lowest", events)
    return replace(state, phase="start"), (*events, Event("tied", {"seats": list(lowest)}, pace="glance"))


def _begin(
    state: State, seat: int, why: str, events: tuple[Event, ...] = ()
) -> tuple[State, tuple[Event, ...]]:
    started = Event("started", {"seat": seat, "why": why}, pace="glance")
    return replace(state, phase="play", turn=seat), (*events, started)


def _start(state: State, what: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
    names = [str(seat) for seat in tied(state)]
    if len(what) != 1 or what[0] not in names:
        raise IllegalAction("unknown_action", f"`start` names one of the tied seats {', '.join(names)}")
    return _begin(state, int(what[0]), "lot")


def result(state: State) -> Result | None:
    """The order of finishing, the loser last (LS-8.3); None while it is played."""
    if state.phase != "over":
        return None
    left = state.active
    return Result([*([seat] for seat in state.out), *([left] if left else [])], None)


def hand_on(state: State) -> Previous:
    """The places, and the loser as the dealer of the next game (LS-2.7)."""
    ended = result(state)
    if ended is None:
        raise ValueError("a game hands on when it is over")
    return Previous(ended.places, ended.places[-1][-1])
