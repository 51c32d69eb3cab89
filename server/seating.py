"""Who will sit at the next table, and whether it can be played: people in the host's order, then bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games.game import AnyGame, OptionsError, Previous, read_options
from server import names, shelf
from server.evening import Member, Party, member, people
from server.programme import Planned
from server.reasons import Refusal
from server.steps import Place

COLOURS = 12
SYMBOLS = 24


class Seating(msgspec.Struct, frozen=True):
    """The next table: the members who sit down, how many bots, the options as they will hold."""

    members: tuple[int, ...]
    bots: int
    options: dict[str, Any]
    previous: Previous | None


def seating(party: Party, planned: Planned | None = None) -> Seating:
    """The next table. Raises `Refusal`, naming the option, when it cannot be played.

    `planned`: another game of the programme, as if it were the next one for those who are here.
    """
    planned = planned or party.next
    game = shelf.game(planned.game)
    members = who_sits(party, game)
    most = max(len(members), min(planned.fill_to, game.seats[-1]), game.seats[0])
    options = _options(game, planned)
    handed_on = _previous(party, planned.game, members)
    for seats in range(most, max(len(members), game.seats[0]) - 1, -1):
        try:
            game.initial_state(msgspec.convert(options, game.Options), seats, handed_on)
        except OptionsError as error:
            refused = Refusal(error.reason, error.field)
        else:
            return Seating(members, seats - len(members), options, handed_on)
    raise refused


def who_sits(party: Party, game: AnyGame) -> tuple[int, ...]:
    """Members at the next table, in the host's order; those beyond the game's seats watch.

    Where there are more people than seats, who has waited longest comes in, and the others in turn.
    """
    sitting = {one.id for one in _in_turn(party)[: game.seats[-1]]}
    return tuple(id for id in party.order if id in sitting)


def who_watches(party: Party, game: AnyGame) -> tuple[int, ...]:
    """Members for whom the next table has no seat, who comes in first at the front."""
    return tuple(one.id for one in _in_turn(party)[game.seats[-1] :])


def _in_turn(party: Party) -> list[Member]:
    """Who wants to play: who has waited longest, then who has played least, then in the host's order."""
    present = [found for id in party.order if (found := member(party, id))]
    wanting = [one for one in present if not one.left and not one.sits_out]
    return sorted(wanting, key=lambda one: (one.last_played, one.played))


def places(party: Party, seating: Seating) -> list[Place]:
    """Who sits down where: the people, then bots with names and looks that no person has."""
    everybody = people(party)
    bots = names.of_bots(seating.bots, [member.name for member in everybody])
    colours = [member.colour for member in everybody]
    symbols = [member.symbol for member in everybody]
    placed = [Place(id) for id in seating.members]
    for name in bots:
        colours.append(least_used(COLOURS, colours)[0])
        symbols.append(least_used(SYMBOLS, symbols)[0])
        placed.append(Place(None, name, colours[-1], symbols[-1]))
    return placed


def bot_place(party: Party) -> Place:
    """A bot that takes a seat in the middle of a game."""
    assert party.table is not None
    others = [seat.place for seat in party.table.seats if seat.member is None]
    everybody = people(party)
    name = names.of_bots(1, [*(member.name for member in everybody), *(place.name for place in others)])[0]
    colours = [member.colour for member in everybody] + [place.colour for place in others]
    symbols = [member.symbol for member in everybody] + [place.symbol for place in others]
    return Place(None, name, least_used(COLOURS, colours)[0], least_used(SYMBOLS, symbols)[0])


def least_used(count: int, used: Sequence[int]) -> list[int]:
    """Of `count` colours or symbols those that the fewest have: nobody's, as far as they reach."""
    uses = [used.count(index) for index in range(count)]
    return [index for index in range(count) if uses[index] == min(uses)]


def _options(game: AnyGame, planned: Planned) -> dict[str, Any]:
    given = dict(planned.options)
    if "fill_to" in game.Options.__struct_fields__:
        given["fill_to"] = max(planned.fill_to, game.seats[0])
    try:
        return shelf.plain(read_options(game, given))
    except OptionsError as error:
        raise Refusal(error.reason, error.field) from None


def _previous(party: Party, game: str, members: tuple[int, ...]) -> Previous | None:
    """What the last game of the kind hands on, member by member; what cannot be mapped is dropped."""
    handed_on = party.handed_on.get(game)
    if handed_on is None:
        return None
    seats = {id: seat for seat, id in enumerate(members)}
    now = {seat: seats[id] for seat, id in enumerate(handed_on.members) if id is not None and id in seats}
    before = handed_on.previous
    mapped = Previous(
        places=[group for place in before.places if (group := [now[seat] for seat in place if seat in now])],
        dealer=None if before.dealer is None else now.get(before.dealer),
        starter=None if before.starter is None else now.get(before.starter),
    )
    return mapped if mapped != Previous(places=[]) else None
