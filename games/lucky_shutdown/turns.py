"""What an action of a seat does to pile, hands and turn (LS-3 to LS-9)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from games.game import Event
from games.lucky_shutdown.pack import KIND, LIMIT, PASS, RESET, VALUE, WILD, colour, in_order
from games.lucky_shutdown.pile import DUTY, LOCK, SKIP, completes, effective_top, objection
from games.lucky_shutdown.state import Cards, Slots, State, cards_in
from games.rows import with_entry

HAND = 3
"""Up to so many cards are drawn (LS-3.5)."""

Step = tuple[State, tuple[Event, ...]]


def skip(state: State, seat: int) -> Step:
    """The seat sits out; it neither draws nor picks up (LS-5.6)."""
    left = state.skips - 1
    after = replace(state, skips=left, turn=state.after(seat), stalled=state.stalled + 1)
    return after, (Event("skipped", {"seat": seat, "left": left}),)


def pick_up(state: State, seat: int) -> Step:
    """The whole pile into the hand; the next seat opens a new one (LS-3.4)."""
    taken = Event("picked_up", {"seat": seat, "cards": list(state.pile), "why": "pickup"}, pace="glance")
    return _take(state, seat, state.pile, (taken,))


def reveal(state: State, seat: int, slot: int, *, early: bool) -> Step:
    """One face-down card is turned up and played, or taken with the pile (LS-6.2, LS-9.2, LS-10.3)."""
    card = state.down[seat][slot - 1] or ""
    fits = objection(state.pile, (card,)) is None
    facts = {"seat": seat, "slot": slot, "card": card, "fits": fits, "early": early}
    turned = replace(
        state,
        down=with_entry(state.down, seat, _emptied(state.down[seat], slot)),
        early=with_entry(state.early, seat, state.early[seat] or early),
    )
    return _blind(turned, seat, card, Event("flipped", facts, pace="look"), fits)


def draw_blind(state: State, seat: int) -> Step:
    """The top card of the stock is played unseen, or taken with the pile (LS-9.1, LS-10.3)."""
    card = state.stock[-1]
    fits = objection(state.pile, (card,)) is None
    drawn = replace(state, stock=state.stock[:-1], luck=with_entry(state.luck, seat, True))
    facts = {"seat": seat, "card": card, "fits": fits, "stock": len(drawn.stock)}
    return _blind(drawn, seat, card, Event("drawn_blind", facts, pace="look"), fits)


def put_down(state: State, seat: int, cards: Cards, *, reaction: bool) -> Step:
    """Cards from the hand first, then from the leftmost slot that holds the name."""
    hand, slots = list(state.hands[seat]), list(state.up[seat])
    for card in cards:
        if card in hand:
            hand.remove(card)
        else:
            slots[slots.index(card)] = None
    from_hand = len(state.hands[seat]) - len(hand)
    laid = replace(
        state,
        hands=with_entry(state.hands, seat, tuple(hand)),
        up=with_entry(state.up, seat, tuple(slots)),
        known=with_entry(state.known, seat, _without(state.known[seat], cards)),
    )
    facts = {"seat": seat, "cards": list(cards), "from_hand": from_hand}
    return _played(laid, seat, cards, (Event("snapped" if reaction else "played", facts),))


def _blind(state: State, seat: int, card: str, shown: Event, fits: bool) -> Step:
    if fits:
        return _played(state, seat, (card,), (shown,))
    taken = (*state.pile, card)
    facts = {"seat": seat, "cards": list(taken), "why": "misfit"}
    return _take(state, seat, taken, (shown, Event("picked_up", facts, pace="glance")))


def _take(state: State, seat: int, cards: Cards, events: tuple[Event, ...]) -> Step:
    """Cards that all have seen go to the hand, and the turn ends."""
    taken = replace(
        state,
        pile=(),
        hands=with_entry(state.hands, seat, in_order((*state.hands[seat], *cards))),
        known=with_entry(state.known, seat, in_order((*state.known[seat], *cards))),
    )
    return _end_turn(taken, seat, 0, events)


def _played(state: State, seat: int, cards: Cards, events: tuple[Event, ...]) -> Step:
    """The cards lie on the pile: it leaves the game, or they have their effect (LS-5, LS-7)."""
    pile = (*state.pile, *cards)
    kind = KIND[cards[0]]
    if kind == RESET or completes(state.pile, cards):
        return _clear(state, seat, pile, kind, events)
    after = replace(state, pile=pile)
    skips = _skips(state, seat, kind, len(cards))
    return _end_turn(after, seat, skips, (*events, *_effects(after, seat, cards)))


def _skips(state: State, seat: int, kind: str, played: int) -> int:
    """How many seats must skip after these cards (LS-5.6, LS-5.8), before the cap."""
    if kind == SKIP:
        return played + max(0, state.skips - 1 if state.must_skip(seat) else 0)
    top = effective_top(state.pile)
    return int(kind == PASS and top is not None and KIND[top] == SKIP)


def _effects(state: State, seat: int, cards: Cards) -> tuple[Event, ...]:
    """What the played cards do to those who come next, for all to hear; seats that skip are told later."""
    card, kind = cards[-1], KIND[cards[-1]]
    facts: dict[str, object] = {"seat": seat, "card": card}
    if card in LIMIT:
        return (Event("effect", facts | {"effect": "under", "value": LIMIT[card]}, pace="glance"),)
    if kind == DUTY:
        return (Event("effect", facts | {"effect": "colour", "colour": colour(card)}, pace="glance"),)
    named = {LOCK: "lock", WILD: "wild", PASS: "pass"}.get(kind)
    return (Event("effect", facts | {"effect": named}, pace="glance"),) if named else ()


def _clear(state: State, seat: int, pile: Cards, kind: str, events: tuple[Event, ...]) -> Step:
    """The pile leaves the game and the seat begins a new turn, drawing only for an empty hand (LS-7.2)."""
    why = "reset" if kind == RESET else "four" if len(pile) and pile[-1] in VALUE else "three"
    cleared = Event("cleared", {"seat": seat, "why": why, "kind": kind, "cards": list(pile)}, pace="look")
    after = replace(state, pile=(), removed=(*state.removed, *pile), skips=0, turn=seat)
    if not after.hands[seat]:
        after, drawn = _refill(after, seat)
        return _look_at_end(after, seat, (*events, cleared, *drawn))
    return _look_at_end(after, seat, (*events, cleared))


def _end_turn(state: State, seat: int, skips: int, events: tuple[Event, ...]) -> Step:
    """Refill, then the next seat (LS-3.5); nobody skips because of a card of his own (LS-5.6)."""
    after, drawn = _refill(state, seat)
    after = replace(after, skips=0, turn=after.after(seat))
    after, ending = _look_at_end(after, seat, (*events, *drawn))
    skips = min(skips, len([other for other in after.active if other != seat]))
    if after.phase == "over" or not skips:
        return after, ending
    after = replace(after, skips=skips)
    return after, (*ending, Event("skip", {"seats": list(after.skipping), "by": seat}, pace="glance"))


def _refill(state: State, seat: int) -> Step:
    """Draw up to three while there is something to draw (LS-3.5)."""
    count = min(HAND - len(state.hands[seat]), len(state.stock))
    if count <= 0:
        return state, ()
    drawn = state.stock[-count:][::-1]
    after = replace(
        state,
        hands=with_entry(state.hands, seat, in_order((*state.hands[seat], *drawn))),
        stock=state.stock[:-count],
    )
    facts = {"seat": seat, "count": count, "stock": len(after.stock)}
    return after, (Event("refilled", facts, {seat: {"cards": list(drawn)}}),)


def _look_at_end(state: State, seat: int, events: tuple[Event, ...]) -> Step:
    """Whoever has no card left has finished; with one seat left the game is over (LS-8.1, LS-8.2)."""
    if state.hands[seat] or cards_in(state.up[seat]) or cards_in(state.down[seat]):
        return replace(state, stalled=state.stalled + 1), events
    out = (*state.out, seat)
    finished = Event("finished", {"seat": seat, "place": len(out)}, pace="look")
    after = replace(state, out=out, stalled=0)
    active = after.active
    if len(active) > 1:
        turn = after.after(seat) if after.turn == seat else after.turn
        return replace(after, turn=turn), (*events, finished)
    over = Event(
        "over", {"places": [[one] for one in (*out, *active)], "loser": active[0] if active else None}
    )
    return replace(after, phase="over", turn=None, skips=0), (*events, finished, over)


def _emptied(slots: Slots, slot: int) -> Slots:
    return (*slots[: slot - 1], None, *slots[slot:])


def _without(known: Cards, cards: Iterable[str]) -> Cards:
    """What is still known of a hand after these cards have left it."""
    left = list(known)
    for card in cards:
        if card in left:
            left.remove(card)
    return in_order(left)
