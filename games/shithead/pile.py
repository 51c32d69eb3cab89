"""The pile of Shithead: what the next play must meet (SH-4), and when the pile burns (SH-5)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.cards import rank
from games.shithead.options import Options
from games.shithead.pack import HEIGHT, RANKS

Refused = Literal["too_low", "low_rule", "seven_on_seven", "mirrored_two", "ten_on_higher"]
"""Why a rank may not be laid on the pile."""

Cause = Literal["ten", "four", "triple_seven"]
"""Why a pile burns."""


class Need(Struct, frozen=True):
    """What the pile asks for: the rank that counts (None: nothing does), and whether a mirror is above it."""

    rank: str | None
    mirrored: bool = False


def need(pile: tuple[str, ...], options: Options) -> Need:
    """The uppermost card that is no mirror counts, nor a 9 while that is invisible (SH-4.1, SH-8.3).

    Only mirrors count as a 3; only invisible 9s and mirrors above or below them ask for nothing more.
    """
    mirrored = False
    for card in reversed(pile):
        if (of := rank(card)) == "3":
            mirrored = True
        elif not (of == "9" and options.nine_invisible):
            return Need(of, mirrored)
    return Need("3", mirrored) if mirrored else Need(None)


def refused(of: str, asked: Need, options: Options) -> Refused | None:
    """Why cards of this rank may not be laid now; None when they may (SH-4)."""
    if of in ("2", "3") or asked.rank is None:
        return None
    if of == "10":
        higher = asked.rank in ("J", "Q", "K", "A")
        return "ten_on_higher" if higher and not options.ten_on_higher else None
    if asked.rank == "2":
        return "mirrored_two" if asked.mirrored else None
    if asked.rank == "7":
        return _on_seven(of, options)
    return "too_low" if HEIGHT[of] < HEIGHT[asked.rank] else None


def _on_seven(of: str, options: Options) -> Refused | None:
    if of == "7":
        return None if options.seven_on_seven else "seven_on_seven"
    return None if of in ("4", "5", "6") else "low_rule"


def playable(asked: Need, options: Options) -> tuple[str, ...]:
    """The ranks that may be laid now, low to high."""
    return tuple(of for of in RANKS if refused(of, asked, options) is None)


def burns(pile: tuple[str, ...], options: Options) -> Cause | None:
    """Whether the pile burns with the play that has just been laid (SH-4.4, SH-5.1, SH-8.4)."""
    if rank(pile[-1]) == "10":
        return "ten"
    counted = _counted(pile) if options.mirror_in_quad else [rank(card) for card in pile[-4:]]
    if len(counted) >= 4 and len(set(counted[-4:])) == 1:
        return "four"
    if options.triple_seven and [rank(card) for card in pile[-3:]] == ["7"] * 3:
        return "triple_seven"
    return None


def _counted(pile: tuple[str, ...]) -> list[str]:
    """The rank that each card counts as: a mirror as the card directly below it (SH-9.3)."""
    counted: list[str] = []
    for card in pile:
        counted.append(counted[-1] if counted and rank(card) == "3" else rank(card))
    return counted
