"""One turn of Shithead: what is laid, flipped or picked up, and all that follows from it (SH-3 to SH-8)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from games import cards
from games.game import Event
from games.rows import with_entry
from games.shithead import pack, pile, plays
from games.shithead.state import Slots, State

FULL_HAND = 5
"""A hand is refilled to so many cards while there are some to draw (SH-3.1)."""

Outcome = tuple[State, tuple[Event, ...]]


def play(state: State, seat: int, laid: tuple[str, ...]) -> Outcome:
    """Cards of one rank from the hand, or from the open cards once the hand is empty (SH-3.2, SH-3.3)."""
    if state.hands[seat]:
        after = replace(
            state,
            hands=with_entry(state.hands, seat, pack.without(state.hands[seat], laid)),
            known=with_entry(state.known, seat, pack.without(state.known[seat], laid)),
        )
        return _lay(after, seat, laid, "hand", ())
    row = list(state.up[seat])
    slots = []
    for card in laid:
        slot = row.index(card)
        row[slot] = None
        slots.append(slot + 1)
    after = replace(state, up=with_entry(state.up, seat, cast(Slots, tuple(row))))
    return _lay(after, seat, laid, "up", tuple(slots))


def flip(state: State, seat: int, slot: int) -> Outcome:
    """A blind card is played if it fits, else it goes to the hand with the pile (SH-3.4)."""
    row = list(state.down[seat])
    card = row[slot] or ""
    row[slot] = None
    asked = pile.need(state.pile, state.options)
    fits = pile.refused(cards.rank(card), asked, state.options) is None
    after = replace(state, down=with_entry(state.down, seat, cast(Slots, tuple(row))))
    turned = Event("flipped", {"seat": seat, "slot": slot + 1, "card": card, "fits": fits}, pace="look")
    if fits:
        after, events = _lay(after, seat, (card,), "down", (slot + 1,))
    else:
        after, events = _take(after, seat, (card, *state.pile), "flip")
    return after, (turned, *events)


def pick_up(state: State, seat: int) -> Outcome:
    """The whole pile goes to the hand; the next seat opens (SH-3.1, SH-3.5)."""
    return _take(state, seat, state.pile, "choice")


def _take(state: State, seat: int, taken: tuple[str, ...], why: str) -> Outcome:
    after = replace(
        state,
        pile=(),
        hands=with_entry(state.hands, seat, pack.in_order((*state.hands[seat], *taken))),
        known=with_entry(state.known, seat, pack.in_order((*state.known[seat], *taken))),
        quiet=state.quiet + 1,
    )
    told = Event("picked_up", {"seat": seat, "cards": list(taken), "why": why}, pace="look")
    after, drew = _refill(after, seat)
    following = None if state.options.speed_mode else _after(after, seat, 0)
    return replace(after, turn=following), (told, *drew)


def _lay(
    state: State, seat: int, laid: tuple[str, ...], source: plays.Source, slots: tuple[int, ...]
) -> Outcome:
    """Everything that follows when these cards, already taken from the seat, lie on the pile."""
    after = replace(state, pile=(*state.pile, *laid), quiet=state.quiet + 1)
    asked = pile.need(after.pile, state.options)
    facts = {"seat": seat, "cards": list(laid), "source": source, "slots": list(slots), "counts": asked.rank}
    events = [Event("played", facts | {"effect": _effect(laid, state)})]
    if state.options.speed_mode:
        after = replace(after, last=seat)
    else:
        after, turned = _turn_round(after, laid)
        events += turned
    burned = pile.burns(after.pile, state.options)
    if burned:
        told = {"seat": seat, "cause": burned, "cards": list(after.pile)}
        events.append(Event("burned", told, pace="look"))
        after = replace(after, pile=(), burned=(*after.burned, *after.pile))
    after, drew = _refill(after, seat)
    after, left = _go_out(after, seat)
    events += [*drew, *left]
    if len(after.active) == 1:
        return _end(after, events)
    after, skipped = _pass_on(after, seat, laid, burned is not None)
    return after, (*events, *skipped)


def _effect(laid: tuple[str, ...], state: State) -> str | None:
    """What the cards do while they lie: a key for the moderator's words."""
    match cards.rank(laid[0]):
        case "2":
            return "reset"
        case "3":
            return "mirror" if state.pile else None
        case "7":
            return "low_rule"
        case "9" if state.options.nine_invisible:
            return "invisible"
    return None


def _turn_round(state: State, laid: tuple[str, ...]) -> Outcome:
    """Each King turns the direction, also when it burns or is a last card (SH-8.1, SH-9.2)."""
    kings = sum(cards.rank(card) == "K" for card in laid)
    if not kings or not state.options.king_reverse:
        return state, ()
    after = state if kings % 2 == 0 else replace(state, direction=-1 if state.direction == 1 else 1)
    return after, (Event("turned", {"direction": after.direction, "kings": kings}, pace="glance"),)


def _refill(state: State, seat: int) -> Outcome:
    """After every play and every pick-up, while the hand is below five and there is stock (SH-9.5)."""
    count = min(FULL_HAND - len(state.hands[seat]), len(state.stock))
    if count <= 0:
        return state, ()
    drawn = state.stock[: -count - 1 : -1]
    after = replace(
        state,
        stock=state.stock[:-count],
        hands=with_entry(state.hands, seat, pack.in_order((*state.hands[seat], *drawn))),
    )
    facts = {"seat": seat, "count": count, "left": len(after.stock)}
    return after, (Event("drew", facts, {seat: {"cards": list(drawn)}}),)


def _go_out(state: State, seat: int) -> Outcome:
    """A seat without cards is out, and has the next place (SH-6.1)."""
    if plays.source(state, seat):
        return state, ()
    after = replace(state, out=(*state.out, seat), quiet=0)
    return after, (Event("out", {"seat": seat, "place": len(after.out)}, pace="look"),)


def _end(state: State, events: list[Event]) -> Outcome:
    """The last one with cards is the Shithead (SH-6.1)."""
    loser = state.active[0]
    places = [[seat] for seat in (*state.out, loser)]
    over = Event("over", {"places": places, "loser": loser})
    return replace(state, phase="over", turn=None), (*events, over)


def _pass_on(state: State, seat: int, laid: tuple[str, ...], burned: bool) -> Outcome:
    """Who is next: the same seat after a burn, unless it is out (SH-4.4, SH-6.2); 8s skip (SH-8.2)."""
    again = burned and seat not in state.out
    if state.options.speed_mode:
        return replace(state, turn=seat if again else None), ()
    if again:
        return replace(state, turn=seat), ()
    eights = sum(cards.rank(card) == "8" for card in laid)
    skips = 0 if burned or not state.options.eight_skip else eights
    following = _order_after(state, seat)
    others = len(following) - (seat in following)
    sitting_out = following[: min(skips, others)]
    after = replace(state, turn=_after(state, seat, len(sitting_out)))
    if not sitting_out:
        return after, ()
    facts = {"seat": seat, "seats": list(sitting_out), "next": after.turn}
    return after, (Event("skipped", facts, pace="glance"),)


def _order_after(state: State, seat: int) -> list[int]:
    """The active seats in playing order from the one after `seat`, which comes last if it is active."""
    seats, out = len(state.hands), state.out
    ring = [(seat + step * state.direction) % seats for step in range(1, seats + 1)]
    return [other for other in ring if other not in out] if out else ring


def _after(state: State, seat: int, skips: int) -> int:
    """The seat that moves after so many are skipped; who is out no longer counts himself (SH-9.4)."""
    following = _order_after(state, seat)
    return following[skips % len(following)]
