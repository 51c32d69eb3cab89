"""The course of a game of Fahrstuhl: deal, bids, tricks, score (FS-2 to FS-7)."""

from __future__ import annotations

import random

from msgspec.structs import replace

from games import cards
from games.fahrstuhl import options as host
from games.fahrstuhl import pack
from games.fahrstuhl.options import Options
from games.fahrstuhl.refusals import refusal
from games.fahrstuhl.score import Score, ScoredRound, places, points
from games.fahrstuhl.state import State
from games.fahrstuhl.tricks import Trick, credited, playable, strongest
from games.game import Action, Event, IllegalAction, OptionsError, PositionError, Previous, Result
from games.rows import with_entry


def initial_state(options: Options, seats: int, previous: Previous | None) -> State:
    """Before the lot, with a previous game before the first deal (FS-2.1, FS-10.3). Raises `OptionsError`."""
    schedule = host.schedule(options, seats)
    handed = previous.dealer if previous else None
    if handed is not None and handed not in range(seats):
        raise OptionsError("previous", "seat", f"dealer {handed} has no seat; seats are 0 to {seats - 1}")
    return State(
        options=options,
        phase="start" if handed is None else "deal",
        turn=None,
        schedule=schedule,
        round=0,
        dealer=0 if handed is None else (handed + 1) % seats,
        deck=pack.deck(seats, max(schedule)),
        trump=None,
        hands=((),) * seats,
        bids=(None,) * seats,
        tricks=(0,) * seats,
        trick=(),
        played=(),
        rest=(),
        scores=(0,) * seats,
    )


def table_action(state: State, rng: random.Random) -> Action | None:
    """The lot or the deal, drawn from `rng` (FS-2.1, FS-3.1).

    Raises `PositionError` when a position came with a deck that is too small for the round.
    """
    if state.phase == "start":
        return f"start {rng.randrange(state.seats)}"
    if state.phase != "deal":
        return None
    if len(state.deck) <= state.seats * state.cards:
        raise PositionError(
            "deck", "pack", f"{len(state.deck)} cards are too few for a round of {state.cards} each"
        )
    return " ".join(["deal", *cards.shuffled(state.deck, rng)])


def to_act(state: State) -> tuple[int, ...]:
    """The seat in turn; none when the table acts, it is over, or a written position has left it no cards."""
    if state.turn is None or (state.phase == "play" and not state.hands[state.turn]):
        return ()
    return (state.turn,)


_BIDS = tuple(f"bid {number}" for number in range(11))
_PLAYS = {card: f"play {card}" for card in pack.ORDER}


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Bids ascending (FS-6.1), or the cards that trump duty leaves (FS-5.1), sorted and each name once."""
    if seat != state.turn:
        return ()
    if state.phase == "bid":
        return _BIDS[: state.cards + 1]
    return tuple(_PLAYS[card] for card in dict.fromkeys(playable(state.hands[seat], state.trump or "")))


def spell(state: State, seat: int, action: Action) -> Action:
    """The action itself: no two spellings mean the same here."""
    return action


def apply_action(state: State, seat: int | None, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The next state and the events on the way; seat None is the table. Raises `IllegalAction`."""
    if seat is None:
        word, _, what = action.partition(" ")
        return _apply_table(state, word, what)
    if action not in legal_actions(state, seat):
        raise refusal(state, seat, action)
    return apply_listed(state, seat, action)


def apply_listed(state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The same for an action that is in the seat's list."""
    word, _, what = action.partition(" ")
    return _bid(state, seat, int(what)) if word == "bid" else _play(state, seat, what)


def _apply_table(state: State, word: str, what: str) -> tuple[State, tuple[Event, ...]]:
    if word not in ("start", "deal"):
        raise IllegalAction("unknown_action", "the table of Fahrstuhl knows `start SEAT` and `deal CARD…`")
    if word != state.phase:
        raise IllegalAction("wrong_phase", f"the table may not `{word}` in phase `{state.phase}`")
    return _start(state, what) if word == "start" else _deal(state, tuple(what.split(" ")))


def _start(state: State, what: str) -> tuple[State, tuple[Event, ...]]:
    names = [str(seat) for seat in range(state.seats)]
    if what not in names:
        raise IllegalAction("unknown_action", f"`start` names one of the seats {', '.join(names)}")
    first = int(what)
    dealer = (first - 1) % state.seats
    return replace(state, phase="deal", dealer=dealer), (Event("started", {"seat": first}, pace="glance"),)


def _deal(state: State, dealt: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
    """Each seat its cards in one block, then the trump, then those that stay out (FS-3.1)."""
    seats, size = state.seats, state.cards
    if (
        len(dealt) != len(state.deck)
        or cards.surplus(dealt, state.deck) is not None
        or len(dealt) <= seats * size
    ):
        raise IllegalAction(
            "unknown_action", "`deal` names every card in play once, enough for all hands and the trump"
        )
    hands = tuple(pack.in_order(list(dealt[seat * size : (seat + 1) * size])) for seat in range(seats))
    trump, rest = dealt[seats * size], pack.in_order(list(dealt[seats * size + 1 :]))
    facts = {"round": state.round, "cards": size, "dealer": state.dealer, "trump": trump}
    private = {seat: {"hand": list(hand)} for seat, hand in enumerate(hands)}
    turn = (state.dealer + 1) % seats
    after = replace(
        state, phase="bid", turn=turn, trump=trump, hands=hands, rest=rest, last=None, last_trump=None
    )
    return after, (Event("dealt", facts, private, pace="glance"),)


def _bid(state: State, seat: int, bid: int) -> tuple[State, tuple[Event, ...]]:
    """After the last bid whoever bid first leads (FS-6.2), and it is settled whether ties share (FS-6.3)."""
    bids = with_entry(state.bids, seat, bid)
    said = Event("bid", {"seat": seat, "bid": bid})
    order = [(seat + 1 + step) % state.seats for step in range(state.seats)]
    if (turn := next((other for other in order if bids[other] is None), None)) is not None:
        return replace(state, bids=bids, turn=turn), (said,)
    after = replace(state, bids=bids, turn=order[0], phase="play")
    facts = {"divided": divided(after), "sum": sum(b for b in bids if b is not None), "cards": state.cards}
    return after, (said, Event("bids_done", facts, pace="glance"))


def divided(state: State) -> bool | None:
    """Whether equally strong highest cards share the trick (FS-6.3); None until the last bid.

    A bid that a written position leaves out counts as none.
    """
    return sum(bid or 0 for bid in state.bids) < state.cards if state.phase == "play" else None


def _play(state: State, seat: int, card: str) -> tuple[State, tuple[Event, ...]]:
    hand = state.hands[seat]
    at = hand.index(card)
    hands = with_entry(state.hands, seat, hand[:at] + hand[at + 1 :])
    laid = Event("played", {"seat": seat, "card": card})
    trick = (*state.trick, (seat, card))
    after = replace(state, hands=hands, trick=trick, turn=(seat + 1) % state.seats)
    if len(trick) < state.seats:
        return after, (laid,)
    return _finish_trick(after, laid)


def _finish_trick(state: State, laid: Event) -> tuple[State, tuple[Event, ...]]:
    """The trick counts with its last card (FS-6.5); who leads next is in FS-6.4."""
    trump, shared = state.trump or "", bool(divided(state))
    seats = credited(state.trick, trump, shared)
    facts = {
        "seats": list(seats),
        "leader": seats[0],
        "cards": [list(card) for card in state.trick],
        "divided": shared,
        "strongest": [list(card) for card in strongest(state.trick, trump)],
    }
    events = (laid, Event("trick", facts, pace="look"))
    after = replace(
        state,
        turn=seats[0],
        tricks=tuple(won + (seat in seats) for seat, won in enumerate(state.tricks)),
        trick=(),
        played=(*state.played, state.trick),
        last=Trick(state.trick, seats),
    )
    if any(after.hands):
        return after, events
    scored, more = _finish_round(after)
    return scored, events + more


def counts_double(state: State) -> bool:
    """Whether this round is of the return half, which only an hourglass has (FS-2.2)."""
    return state.options.mode == "hourglass" and 2 * state.round >= len(state.schedule)


def _finish_round(state: State) -> tuple[State, tuple[Event, ...]]:
    factor = 2 if counts_double(state) else 1
    bids = [bid or 0 for bid in state.bids]
    scored = tuple(
        Score(bid, tricks, points(bid, tricks, state.options.bonus, factor))
        for bid, tricks in zip(bids, state.tricks, strict=True)
    )
    scores = tuple(total + score.points for total, score in zip(state.scores, scored, strict=True))
    last = state.round + 1 == len(state.schedule)
    after = replace(
        state,
        phase="over" if last else "deal",
        turn=None,
        round=state.round if last else state.round + 1,
        dealer=state.dealer if last else (state.dealer + 1) % state.seats,
        trump=None,
        last_trump=state.trump,
        bids=(None,) * state.seats,
        tricks=(0,) * state.seats,
        played=(),
        rest=(),
        scores=scores,
        sheet=(*state.sheet, ScoredRound(state.round, state.cards, scored)),
    )
    return after, _round_events(state, after, scored)


def _round_events(before: State, after: State, scored: tuple[Score, ...]) -> tuple[Event, ...]:
    rows = [
        {
            "seat": seat,
            "bid": score.bid,
            "tricks": score.tricks,
            "points": score.points,
            "total": after.scores[seat],
        }
        for seat, score in enumerate(scored)
    ]
    ended = result(after)
    coming = None if ended else {"round": after.round, "cards": after.cards, "dealer": after.dealer}
    finished = Event("round", {"round": before.round, "rows": rows, "next": coming}, pace="sheet")
    if not ended:
        return (finished,)
    return finished, Event("over", {"places": ended.places, "scores": ended.scores})


def result(state: State) -> Result | None:
    """The highest total wins, ties share the place (FS-7.2); None while it is played."""
    if state.phase != "over":
        return None
    return Result(places(state.scores), list(state.scores))


def hand_on(state: State) -> Previous:
    """The dealer of the last round, who hands on to the next seat (FS-10.3), and who bid first of all."""
    ended = result(state)
    if ended is None:
        raise ValueError("a game hands on when it is over")
    return Previous(ended.places, state.dealer, (state.dealer - state.round + 1) % state.seats)
