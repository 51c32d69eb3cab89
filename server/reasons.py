"""Why something is refused: one key for each reason; the pages have the words."""

from __future__ import annotations

REASONS: frozenset[str] = frozenset(
    {
        "not_joined",  # a phone without a member asks for what only a member may
        "already_joined",
        "removed",  # this member was sent away
        "locked",  # the host lets nobody new in
        "not_admitted",  # the host has not let this member in yet
        "full",  # as many people are here as an evening holds
        "door_full",  # as many wait for the host's nod as may, in all or with this phone
        "name_empty",  # nothing that can be read is left of the name
        "colour_taken",
        "symbol_taken",
        "no_game",  # nothing is being played
        "game_runs",  # not while a game runs
        "unknown_game",
        "unknown_member",
        "unknown_seat",
        "unknown_evening",  # no earlier evening has that handle
        "unknown_programme",  # none is kept under that name
        "has_seat",  # who sits at the table needs no other seat
        "seat_taken",  # a person sits there
        "unknown",  # not an option of this game
        "bounds",  # the option's value is out of its bounds
        "not_finished",  # no game of this evening with that number is over
        "unknown_step",  # the game has not so many
        "no_record",  # nothing is kept of the game that this program could play again
        "not_seated",  # only somebody at the table may
        "not_host",
        "host_is_here",  # nobody may take the role while its holder is here
        "yourself",  # not for your own place
        "bot_seat",  # a bot sits there
        "paused",  # the table stands still
        "too_late",  # the tap answers a turn that is over
        "is_here",  # a phone of that member is connected: nobody else can be him
        "claimed",  # enough phones claim to be that member's at present
        "claimed_twice",  # two do: the host's tap does not say which one is his
        "no_claim",  # it is over, or never was
        "wrong_number",  # not the one on the screen
        "wrong_thrice",  # so that this claim is over
        "only_host",  # too many numbers were wrong: only the host's tap helps
        "reactions_off",
        "too_fast",  # symbols, one after the other
        "people_here",  # somebody has joined: no other evening takes the place of this one
        "evening_runs",  # the screen shows an evening already
        "evening_over",  # it was closed just now
        "not_trusted",  # only a screen that the host or the owner's link trusts
        "house_full",  # as many evenings are open as the server holds
        "too_often",  # as much was asked for just now as is given at once
        "disk",  # nothing can be written down at present
        "fault",  # the program failed; nothing changed
        "message",  # not a message of the protocol
    }
)
"""The hub's own keys. A game adds those of its `why_not` and of its errors."""


class Refusal(Exception):
    """An intent that changes nothing. `reason` is a key; `about` the field or option it concerns, if any."""

    def __init__(self, reason: str, about: str | None = None) -> None:
        super().__init__(reason if about is None else f"{reason}: {about}")
        self.reason = reason
        self.about = about
