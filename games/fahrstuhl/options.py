"""What the host of Fahrstuhl can choose, and the schedule of rounds that follows from it (FS-2, FS-10.1)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.fahrstuhl.pack import PACK, deck_size
from games.game import OptionsError

SEATS = range(2, 10)

Cards = Annotated[int, Meta(ge=1, le=10)]
"""How many cards each seat is dealt in a round."""

_MODES = ["hourglass", "up", "single", "list"]
Mode = Annotated[Literal["hourglass", "up", "single", "list"], Meta(extra={"offer": _MODES})]
Schedule = Annotated[tuple[Cards, ...], Meta(max_length=20, extra={"when": {"mode": ["list"]}})]
MaxCards = Annotated[
    int, Meta(ge=1, le=10, extra={"offer": [7, 8, 9, 10], "when": {"mode": ["hourglass", "up"]}})
]
SingleCards = Annotated[
    int, Meta(ge=1, le=10, extra={"offer": list(range(1, 11)), "when": {"mode": ["single"]}})
]
Bonus = Annotated[int, Meta(ge=0, le=1000, extra={"offer": [0, 50, 100, 150, 200]})]
FillTo = Annotated[int, Meta(ge=2, le=9, extra={"hidden": True})]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Bounds as in FS-10.1. The rules do not read `fill_to`: the table fills its seats by it."""

    mode: Mode = "hourglass"
    max_cards: MaxCards = 7
    single_cards: SingleCards = 5
    schedule: Schedule = ()
    bonus: Bonus = 100
    fill_to: FillTo = 5


def schedule(options: Options, seats: int) -> tuple[int, ...]:
    """Cards per round, the whole list (FS-2.2, FS-2.4).

    Raises `OptionsError`, naming the option or `seats`, when these cannot be played.
    """
    if seats not in SEATS:
        raise OptionsError("seats", "bounds", f"{SEATS[0]} to {SEATS[-1]} can play, not {seats}")
    if options.mode == "list" and not options.schedule:
        raise OptionsError(
            "schedule", "missing", "mode `list` needs the cards of each round, such as 5,3,1,3,5"
        )
    rounds, option = _rounds(options)
    if deck_size(seats, max(rounds)) > len(PACK):
        raise OptionsError(option, "pack", too_many(seats, max(rounds)))
    return rounds


def too_many(seats: int, largest_hand: int) -> str:
    """The sentence for hands that the pack cannot fill."""
    most = (len(PACK) - 1) // seats
    wanted = f"{seats} seats with {largest_hand} cards each"
    return f"{wanted} and the trump are beyond the pack of {len(PACK)} cards; {most} each are the most"


def _rounds(options: Options) -> tuple[tuple[int, ...], str]:
    """The schedule, and the option that it comes from."""
    upwards = tuple(range(1, options.max_cards + 1))
    match options.mode:
        case "hourglass":
            return upwards[::-1] + upwards, "max_cards"
        case "up":
            return upwards, "max_cards"
        case "single":
            return (options.single_cards,), "single_cards"
        case "list":
            return options.schedule, "schedule"
