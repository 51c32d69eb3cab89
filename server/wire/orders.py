"""The host's orders."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from server.wire.values import (
    Game,
    Id,
    Item,
    Late,
    Level,
    Moderator,
    Number,
    ProgrammeName,
    ReactionGrace,
    SeatNumber,
    Seconds,
    SkipWindow,
    When,
)


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="set_up"):
    """What will be played next; what is None stays."""

    game: Game | None = None
    options: dict[str, Any] | None = None
    fill_to: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    level: Level | None = None
    weight: Annotated[int, msgspec.Meta(ge=1, le=2)] | None = None
    seconds: Seconds | None = None
    """This and the next two hold for the whole evening; in a game that runs, from the next decision on."""
    skip_window: SkipWindow | None = None
    reaction_grace: ReactionGrace | None = None


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="plan"):
    """The games to come, all of them: the first is what is set up now."""

    items: Annotated[list[Item], msgspec.Meta(min_length=1, max_length=25)]
    """24, and an ended one that comes again."""


class SaveProgramme(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="save_programme"):
    """Keep the games to come under a name, for this evening and later ones; an older one makes room."""

    name: ProgrammeName


class LoadProgramme(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="load_programme"):
    """Take what was kept under that name for the games to come."""

    name: ProgrammeName


class DropProgramme(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="drop_programme"):
    """Keep the programme of that name no longer."""

    name: ProgrammeName


class Arrange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="arrange"):
    """How the evening is run; what is None stays.

    `locked`: nobody new comes in. `nod`: who is new needs the host's nod. `hidden`: no code on the screens.
    """

    late: Late | None = None
    moderator: Moderator | None = None
    reactions: bool | None = None
    muted: bool | None = None
    hidden: bool | None = None
    locked: bool | None = None
    nod: bool | None = None


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="seats"):
    """The order of people around the table of the next game: all members' ids."""

    members: Annotated[list[int], msgspec.Meta(max_length=64)]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="start"):
    """Start the game that is set up (from the lobby or the results)."""


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pause"):
    """Stop the table, or let it go on."""

    on: bool


class PlayFor(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="play_for"):
    """A bot plays for that seat until its person touches the phone."""

    seat: SeatNumber


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="end"):
    """End the running game without a result, or leave the results: back to the lobby.

    The programme goes on with its next game; `again`: the one that was ended comes before it once more.
    """

    again: bool = False


class Remove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="remove"):
    """Send a member away for this evening; a bot keeps his seat."""

    member: int


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hand_over"):
    """Give the host's role to another member for good."""

    member: int


class Trust(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="trust"):
    """Say which screens may show what proves a person."""

    screen: Id
    on: bool


class Restart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="restart"):
    """Break off the running game without a result and deal anew, the same people in the same seats."""


class Admit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="admit"):
    """Let in who waits for the host's nod, or send him away."""

    member: int
    yes: bool


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="invite"):
    """Give a member without a seat a bot's: `seat`, or (None, or taken by then) the first that is free.

    Who has left a seat in this game gets that one or none, since he knows its cards.
    `when`: at once with its cards and score, from the next round or the next game on.
    """

    member: int
    when: When
    seat: SeatNumber | None = None


class SitOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sit_out"):
    """A member plays no further game of the evening, or does again."""

    member: int
    on: bool


class Patience(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="patience"):
    """Give a member so many times the seconds for a decision."""

    member: int
    factor: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Deputy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="deputy"):
    """Make a member a second host beside the host, or no longer."""

    member: int
    on: bool


class Vouch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="vouch"):
    """The phone that claims to be that member's is: the host knows the person."""

    member: int


class Ceremony(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ceremony"):
    """End the evening with a ceremony, or go on after it."""

    on: bool


class Show(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="show"):
    """Have the screens show a moment of a finished game; `game` None: no longer."""

    game: Number | None
    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0


Order = (
    SetUp
    | Plan
    | SaveProgramme
    | LoadProgramme
    | DropProgramme
    | Arrange
    | Seats
    | Start
    | Restart
    | Pause
    | PlayFor
    | End
    | Remove
    | Admit
    | Invite
    | SitOut
    | Patience
    | Deputy
    | HandOver
    | Vouch
    | Trust
    | Ceremony
    | Show
)
