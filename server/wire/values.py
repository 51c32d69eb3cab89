"""What messages are made of: bounded names, ids and secrets, and what all messages have in common."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Id = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, msgspec.Meta(min_length=16, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
Code = Annotated[str, msgspec.Meta(max_length=16)]
LONGEST_NAME = 40
"""Letters of a programme's name."""
ProgrammeName = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Game = Annotated[str, msgspec.Meta(max_length=64)]
Games = Annotated[tuple[Game, ...], msgspec.Meta(max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Number = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
"""A game of the evening, counted from 1."""
Level = Literal["easy", "normal"]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=180)]
"""Seconds a decision, 15 to 180; 0: no limit."""
SkipWindow = Annotated[float, msgspec.Meta(ge=3.0, le=15.0)]
"""Seconds in which a skip may be answered (LS-5.7)."""
ReactionGrace = Annotated[float, msgspec.Meta(ge=1.5, le=6.0)]
"""Seconds that a bot leaves the others to react first (LS-7.7)."""
Moderator = Literal["talkative", "brief", "silent"]
Late = Literal["ask", "now", "round", "game"]
"""When a guest who comes during a game takes a bot's seat.

`ask`: when the host says so; `now`: at once; `round`: from the next round on; `game`: from the next game on.
"""
When = Literal["now", "round", "game"]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all messages have in common: frozen, and nothing in them that is not named."""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of the programme. `options`: those that differ from the game's own.

    `fill_to`: None is the game's own; 0, no bots. `repeat`: how often it is still to be played; 0: until the
    host changes it. `weight`: how often its points count in the evening's ranking.
    """

    game: Game
    options: dict[str, Any] = {}
    fill_to: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    level: Level = "normal"
    repeat: Annotated[int, msgspec.Meta(ge=0, le=20)] = 1
    weight: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Nothing changed.

    `reason`: a key with words in the pages; `about`: the field or option, where there is one.
    """

    reason: str
    about: str | None = None
