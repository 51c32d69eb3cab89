"""The evening's ranking of people: each game's places become points (bots count within a game, never here).

For a game a person gets one point for every person behind him, and half a point for each who is level with
him; a game may be weighed double.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

from msgspec.structs import replace

from games.game import is_best
from server.evening import Finished, Party, member
from server.wire import GameView, RankingView, StandingView


def points(places: Sequence[Sequence[int]], weight: int) -> dict[int, float]:
    """The points of each person for one game; `places`: groups of people, the best first."""
    behind = sum(len(group) for group in places)
    given: dict[int, float] = {}
    for group in places:
        behind -= len(group)
        given.update(dict.fromkeys(group, weight * (behind + 0.5 * (len(group) - 1))))
    return given


def ranking(party: Party) -> RankingView | None:
    """The ranking so far, also of people who have gone; None before a game is finished."""
    if not party.finished:
        return None
    games = [GameView(one.number, one.game, one.weight) for one in party.finished]
    standings = [_standing(party, id) for id in _ranked(party.finished)]
    standings.sort(key=lambda one: (-one.points, -one.wins, one.member))
    placed = [_placed(one, standings) for one in standings]
    last = party.finished[-1]
    return RankingView(games, placed, any(last.places), _uncounted(party, last))


def _ranked(finished: Iterable[Finished]) -> list[int]:
    return sorted({id for game in finished for group in game.places for id in group})


def _uncounted(party: Party, last: Finished) -> list[str]:
    counted = {id for group in last.places for id in group}
    held = (member(party, place.member) for place in last.seats)
    return [one.name for one in held if one is not None and one.id not in counted]


def _placed(one: StandingView, standings: Sequence[StandingView]) -> StandingView:
    """Who has more points is before; wins order the list, not the places."""
    place = 1 + sum(other.points > one.points for other in standings)
    return replace(one, place=place)


def _standing(party: Party, id: int) -> StandingView:
    person = member(party, id)
    assert person is not None, "who has played is a member"
    gained = [points(game.places, game.weight).get(id, 0.0) for game in party.finished]
    curve = list(accumulate(gained))
    return StandingView(
        member=id,
        name=person.name,
        colour=person.colour,
        symbol=person.symbol,
        place=0,
        points=curve[-1],
        games=sum(any(id in group for group in game.places) for game in party.finished),
        wins=sum(id in game.won for game in party.finished),
        curve=curve,
        feats=_feats(game.feats.get(id, {}) for game in party.finished),
    )


def _feats(of_games: Iterable[Mapping[str, int]]) -> dict[str, int]:
    feats: dict[str, int] = {}
    for counted in of_games:
        for name, value in counted.items():
            before = feats.get(name, 0)
            feats[name] = max(before, value) if is_best(name) else before + value
    return feats
