"""A witness of an evening: what must hold after whatever happened, reckoned apart from the house itself."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from server import steps, wire
from server.evening import Party, people, plays, seat_of
from server.ranking import ranking
from server.views import Ground, Views
from tests.server.evening import Evening

URL = "http://192.168.1.23:8765/BCDF"
GROUND = Ground(url=URL, qr="/qr/BCDF.svg", addresses=1, wifi=wire.WifiView("Home", "/wifi/picture.svg"))
MOST_PLANNED = 25
"""A full programme, and the game that was broken off."""


class Witness:
    """Looks at an evening after everything that happens; `look` raises `AssertionError`."""

    def __init__(self) -> None:
        self._rows = 0
        self._acted: Counter[int] = Counter()
        self._own: Counter[tuple[int, int]] = Counter()
        self._held: dict[tuple[int, int], int] = {}
        self._turns: dict[tuple[int, int], tuple[int | None, int]] = {}
        self._result: tuple[int, Any] | None = None
        self._ranked: list[tuple[int, list[set[int]]]] = []

    def look(self, evening: Evening) -> None:
        """Everything at once."""
        self._read(evening)
        self._seats(evening)
        self._turn_tokens(evening)
        self._views(evening)
        self._what_was_seen_stands(evening)
        self._ranking(evening)
        assert 1 <= len(evening.party.programme.items) <= MOST_PLANNED
        self._people(evening.party)

    def _people(self, party: Party) -> None:
        """Who gives orders is here to give them, and who waits for a seat could sit down."""
        assert len(set(party.order)) == len(party.order)
        assert {one.id for one in people(party)} == set(party.order)
        assert {party.host, *party.deputies, *party.had_role} <= {None, *party.order}
        assert party.host not in party.had_role
        waiting = [wish.member for wish in party.wishes]
        assert len(set(waiting)) == len(waiting)
        assert plays(party) or not waiting
        for one in (party.members[id - 1] for id in waiting):
            assert not any((one.removed, one.knocks, one.sits_out))
            assert seat_of(party, one.id) is None

    def _read(self, evening: Evening) -> None:
        """Who acted for whom, from the journal alone; the game that is being played."""
        for row in evening.journal[self._rows :]:
            step = steps.decode(row)
            if isinstance(step, steps.Started):
                self._acted, self._own = Counter(), Counter()
            elif isinstance(step, steps.Acted) and step.by != "rules":
                self._acted[step.seat] += 1
                if step.by == "member" and step.member is not None:
                    self._own[step.seat, step.member] += 1
        self._rows = len(evening.journal)

    def _seats(self, evening: Evening) -> None:
        """Nobody holds two seats, nor another one than before in the same game."""
        table = evening.party.table
        if table is None:
            return
        held = [(seat.member, number) for number, seat in enumerate(table.seats) if seat.member is not None]
        assert len({member for member, _ in held}) == len(held)
        for member, number in held:
            assert self._held.setdefault((table.number, member), number) == number

    def _turn_tokens(self, evening: Evening) -> None:
        """They only grow, and a person's are above all that another one has seen at that seat."""
        table = evening.party.table
        for number, seat in enumerate(table.seats if table else ()):
            assert table is not None
            key = table.number, number
            member, turn = self._turns.get(key, (seat.member, seat.turn))
            assert seat.turn >= turn
            if seat.member is None:
                self._turns[key] = member, seat.turn
                continue
            assert seat.member == member or member is None or seat.turn > turn
            self._turns[key] = seat.member, seat.turn

    def _views(self, evening: Evening) -> None:
        """Each seat's cards for its holder alone; no code on a screen that hides it, no salt, no token."""
        views, party = Views(evening.party, evening.now, GROUND), evening.party
        screen = views.tv("screen-1")
        frames = [msgspec.msgpack.encode(screen)]
        assert party.settings.hidden is (b"BCDF" not in frames[0])
        for id in range(len(party.members) + 1):
            phone = views.phone(id)
            frames.append(msgspec.msgpack.encode(phone))
            seat = phone.me.seat if phone.me else None
            if phone.table is not None and party.table is not None:
                assert phone.me is not None
                assert (None if seat is None else party.table.seats[seat].member) in (None, id)
                seen = party.table.seen.of(party.table, seat)
                assert phone.table.observation == seen
        for frame in frames:
            assert not any(one.salt.encode() in frame for one in (party.table.seals if party.table else ()))
            assert not any(hash.encode() in frame for one in party.members for hash in one.token_hashes)
            assert party.id.encode() not in frame

    def _what_was_seen_stands(self, evening: Evening) -> None:
        """A result is never told otherwise, and who had a seat at the end keeps it."""
        shown = evening.tv().table
        if shown is None or shown.result is None:
            return
        told = shown.result, [seat.member for seat in shown.seats]
        if self._result is not None and self._result[0] == shown.number:
            assert self._result[1] == told
        self._result = shown.number, told

    def _ranking(self, evening: Evening) -> None:
        """Who is ranked took half of the seat's actions himself; points by comparing two at a time."""
        party, table = evening.party, evening.party.table
        for game in party.finished[len(self._ranked) :]:
            assert table is not None
            assert table.result is not None
            counts = [
                [
                    member
                    for seat in place
                    if (member := table.seats[seat].member) is not None
                    and 2 * self._own[seat, member] >= self._acted[seat]
                ]
                for place in table.result.places
            ]
            self._ranked.append((game.weight, [set(place) for place in counts if place]))
            assert [set(place) for place in game.places] == self._ranked[-1][1]
        shown = ranking(party)
        standings = shown.standings if shown else []
        for one in standings:
            points = [weight * _points(one.member, places) for weight, places in self._ranked]
            assert one.points == sum(points)
            assert one.curve == [sum(points[: number + 1]) for number in range(len(points))]
            assert one.place == 1 + sum(other.points > one.points for other in standings)


def _points(member: int, places: list[set[int]]) -> float:
    """One for each person behind, a half for each who is level."""
    mine = next((number for number, place in enumerate(places) if member in place), None)
    if mine is None:
        return 0.0
    behind = sum(len(place) for place in places[mine + 1 :])
    return behind + 0.5 * (len(places[mine]) - 1)
