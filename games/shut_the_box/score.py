"""Who has which place in Shut the Box (STB-2.7, STB-3.2, STB-7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence


def places(
    scores: Sequence[int], eliminated: Sequence[Sequence[int]] = (), winner: int | None = None
) -> list[list[int]]:
    """Seats by finishing place: who shut the box, who is still in, who went out, the later the better.

    Within each the lower total is better, and equal totals share the place.
    """
    gone = {seat for group in eliminated for seat in group} | {winner}
    still_in = [seat for seat in range(len(scores)) if seat not in gone]
    found = [] if winner is None else [[winner]]
    for group in still_in, *reversed(eliminated):
        found += _by_total(scores, (seat for seat in group if seat != winner))
    return found


def _by_total(scores: Sequence[int], group: Iterable[int]) -> Iterator[list[int]]:
    seats = sorted(group)
    for total in sorted({scores[seat] for seat in seats}):
        yield [seat for seat in seats if scores[seat] == total]
