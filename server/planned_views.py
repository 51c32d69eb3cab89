"""What is shown of the games to come: what is set up, and what the programme holds."""

from __future__ import annotations

from functools import cache

from server import estimate, seating, shelf, wire
from server.evening import Party
from server.programme import Planned
from server.reasons import Refusal


def item(one: Planned | wire.Item, party: Party, refused: wire.Refused | None = None) -> wire.ItemView:
    """A game that this house no longer has takes no time here; a kept one is refused when it is taken."""
    return wire.ItemView(one.game, one.repeat, one.weight, _minutes(one, party), refused)


def _minutes(item: Planned | wire.Item, party: Party) -> int:
    try:
        game = shelf.game(item.game)
    except Refusal:
        return 0
    seats = min(max(len(seating.who_sits(party, game)), item.fill_to or 0, game.seats[0]), game.seats[-1])
    return estimate.minutes(game, item.options, seats, party.pace)


def game(planned: Planned, party: Party) -> wire.ItemView:
    """A game to come, with why it could not be played by those who are here now."""
    _, refused = _bots(planned, party)
    return item(planned, party, refused)


def _bots(planned: Planned, party: Party) -> tuple[int, wire.Refused | None]:
    """How many would play it with those who are here now, or why it cannot be played."""
    try:
        return seating.seating(party, planned).bots, None
    except Refusal as refusal:
        return 0, wire.Refused(refusal.reason, refusal.about)
    except Exception:  # a game from elsewhere may fail in any way
        return 0, wire.Refused("fault")


def set_up(party: Party) -> wire.SetUpView:
    """What is played next."""
    programme = party.next
    options, seats, watching = programme.options, list[int](), list[int]()
    bots, refused = _bots(programme, party)
    try:
        game = shelf.game(programme.game)
        options = shelf.meant(game, programme.options)
        seats, watching = list(seating.who_sits(party, game)), list(seating.who_watches(party, game))
    except Exception:  # the game is not there or fails, and everybody still sees what is set up
        refused = refused or wire.Refused("fault")
    return wire.SetUpView(
        game=programme.game,
        options=options,
        fill_to=programme.fill_to,
        level=programme.level,
        repeat=programme.repeat,
        weight=programme.weight,
        seconds=party.timing.think,
        skip_window=party.timing.skip_window,
        reaction_grace=party.timing.reaction_grace,
        seats=seats,
        bots=bots,
        watching=watching,
        minutes=_minutes(programme, party),
        refused=refused,
    )


@cache
def forms() -> list[wire.GameForm]:
    """Every game that there is, with the form of its options."""
    return [
        wire.GameForm(game.name, (game.seats[0], game.seats[-1]), game.fill_to, shelf.fields(game))
        for game in shelf.games().values()
    ]
