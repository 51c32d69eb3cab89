"""How likely the cards of a seat are to win a trick, judged once from what the seat has not seen."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from math import comb, prod

from msgspec import Struct

from games.fahrstuhl.observation import Observation
from games.fahrstuhl.pack import PACK, STRENGTH


class Rival(Struct, frozen=True):
    """Another seat: `holds[i]` is the chance that it holds at least i trumps; `coming`: it plays after me."""

    holds: tuple[float, ...]
    coming: bool


class Outlook(Struct, frozen=True):
    """What a seat can reckon with: the strengths of the unseen trumps and other cards, and its rivals.

    Only sums, products and quotients go into the chances, so that every machine reckons alike.
    """

    strength: dict[str, int]
    trump: str
    trumps: tuple[int, ...]
    others: tuple[int, ...]
    rivals: tuple[Rival, ...]
    best: int


def outlook(view: Observation) -> Outlook:
    """The outlook of the view's seat while it bids or plays."""
    trump = (view.trump or "")[-1]
    strength = STRENGTH[trump]
    hidden = _unseen(view)
    trumps = sorted(strength[card] for card in hidden if card[-1] == trump)
    return Outlook(
        strength=strength,
        trump=trump,
        trumps=tuple(trumps),
        others=tuple(sorted(strength[card] for card in hidden if card[-1] != trump)),
        rivals=tuple(_rivals(view, len(hidden), len(trumps))),
        best=max((strength[card] for _, card in view.trick), default=0),
    )


def _unseen(view: Observation) -> list[str]:
    """The cards in play but those in the own hand, on the table, or played (FS-1.3)."""
    in_play = Counter(PACK[: len(PACK) - PACK[::-1].index(view.deck_low)])
    seen = [*view.hand, *(card for trick in (*view.played, view.trick) for _, card in trick)]
    return list((in_play - Counter(seen) - Counter([view.trump or ""])).elements())


def _rivals(view: Observation, hidden: int, trumps: int) -> Iterable[Rival]:
    """A seat that has shown that it has no trump leaves the trumps to the rest (FS-5.1)."""
    others = [seat for seat in range(len(view.hand_counts)) if seat != view.seat]
    pool = hidden - sum(view.hand_counts[seat] for seat in others if seat in view.voids)
    laid = {seat for seat, _ in view.trick}
    for seat in others:
        size = 0 if seat in view.voids else view.hand_counts[seat]
        yield Rival(at_least(pool, trumps, size), coming=view.phase == "play" and seat not in laid)


@cache
def at_least(pool: int, trumps: int, size: int) -> tuple[float, ...]:
    """The chance of at least 0, 1, 2, … trumps among `size` cards of a pool with so many trumps."""
    ways = [comb(trumps, held) * comb(pool - trumps, size - held) for held in range(size + 1)]
    total = sum(ways)
    return tuple(sum(ways[held:]) / total for held in range(size + 1))


def later(look: Outlook, hand: Sequence[str], trumps: int, tricks: int, divided: bool) -> dict[str, float]:
    """The chance of each card of the hand to win in one of the `tricks` after the one on the table.

    The first `trumps` of them see my trumps, since these must be played first (FS-5.1); which of my cards
    comes when is left open. An equal card takes the trick from mine unless ties share it (FS-6.3).
    """
    free = [prod(1 - _holds(rival, turn) for rival in look.rivals) for turn in range(trumps + 1, tricks + 1)]
    chances = {}
    for card in set(hand):
        if card[-1] == look.trump:
            beaten = _share_above(look.trumps, look.strength[card], equal=not divided)
            wins = [
                prod(1 - _holds(rival, turn) * beaten for rival in look.rivals)
                for turn in range(1, trumps + 1)
            ]
        else:
            stands = 1 - _share_above(look.others, look.strength[card], equal=not divided)
            wins = [chance * prod(stands for _ in look.rivals) for chance in free]
        chances[card] = sum(wins) / len(wins) if wins else 0.0
    return chances


def now(look: Outlook, card: str, divided: bool) -> float:
    """The chance of the card to win the trick on the table; later equal cards do not matter (FS-6.3)."""
    strength = look.strength[card]
    if strength < look.best or (strength == look.best and not divided):
        return 0.0
    coming = [rival for rival in look.rivals if rival.coming]
    if card[-1] == look.trump:
        beaten = _share_above(look.trumps, strength, equal=False)
        return prod(1 - _holds(rival, 1) * beaten for rival in coming)
    stands = 1 - _share_above(look.others, strength, equal=False)
    return prod((1 - _holds(rival, 1)) * stands for rival in coming)


def _holds(rival: Rival, turn: int) -> float:
    """The chance that the rival still has a trump in that trick: it must have played one to each before."""
    needed = turn + rival.coming
    return rival.holds[needed] if needed < len(rival.holds) else 0.0


def _share_above(strengths: Sequence[int], strength: int, *, equal: bool) -> float:
    """Which part of the sorted strengths beats this one, those equal to it included or not."""
    if not strengths:
        return 0.0
    first = bisect_left(strengths, strength) if equal else bisect_right(strengths, strength)
    return (len(strengths) - first) / len(strengths)


def distribution(chances: Iterable[float]) -> list[float]:
    """The chance of 0, 1, 2, … successes when each comes with its own chance."""
    spread = [1.0]
    for chance in chances:
        missed = [part * (1 - chance) for part in spread]
        hit = [part * chance for part in spread]
        spread = [a + b for a, b in zip([*missed, 0.0], [0.0, *hit], strict=True)]
    return spread
