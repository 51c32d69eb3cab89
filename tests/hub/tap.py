"""A tap on everything that leaves the house: each frame is held against what its person may know then."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import msgpack
from msgspec.structs import replace

from games.game import zones
from server import party as core
from server import shelf, steps, wire
from server.evening import Party, plays, seat_of
from server.open_evening import OpenEvening
from server.packets import TV
from server.sockets import Pipe
from server.views import Views
from server.visitor import Visitor
from tests.hub.conftest import Open
from tests.hub.merging import merged
from tests.hub.standing import standing

CARD = re.compile(
    r"(?<![A-Za-z0-9_-])"
    r"(?:(?:10|[2-9JQKA])[hdsc]|(?:1[3-9]|2[01])[ob]|[RPW][obx]|U1[678][obx])"
    r"(?![A-Za-z0-9_-])"
)
OPEN_MOVES = ("play", "snap")
"""Actions whose cards everybody sees, also those that are gone from the table at once."""
BLIND_MOVES = ("flip", "luck", "early")
"""Actions that turn up a card which nobody knew, before everybody's eyes."""

Known = dict[int | None, set[str]]


class Tap:
    """`frames`: all that went out, with the pipe it went to; `leaks`: what should not have, in words."""

    def __init__(self) -> None:
        self.frames: list[tuple[Pipe, str | bytes]] = []
        self.leaks: list[str] = []
        self.looked = 0
        """Views that were held against another deal."""
        self.house: Open | None = None
        self._shown: dict[Pipe, dict[str, Any]] = {}
        self._known: dict[str, Known] = defaultdict(lambda: defaultdict(set))
        self._before: dict[str, Known] = {}
        self._moment: Party | None = None
        self._deals: dict[int | None, Party] = {}
        self._rng = random.Random(1)

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """From now on hear everything. A page hears what it is told no sooner than the tap."""
        send, apply = Pipe.send_at_once, core.apply

        def tapped(pipe: Pipe, *frames: str | bytes) -> None:
            for data in frames:
                self._hear(pipe, data)
            send(pipe, *frames)

        def followed(party: Party | None, step: steps.Step) -> tuple[Party, Any]:
            after, events = apply(party, step)
            self._learn(after, step, events)
            return after, events

        patch.setattr(Pipe, "send_at_once", tapped)
        patch.setattr(core, "apply", followed)

    def _learn(self, party: Party, step: steps.Step, events: Any) -> None:
        """What each seat, and everybody, comes to know by a step: it sees it, or it happened in the open."""
        running = party.table
        if running is None:
            return
        action = getattr(step, "action", "") or ""
        if isinstance(step, steps.TableActed) and action.startswith("deal "):
            self._before[party.id] = self._known.pop(party.id, {})
        known = self._known[party.id]
        verb = action.partition(" ")[0]
        told = cards(action) if verb in OPEN_MOVES else ()
        shown = cards([event.facts for event in events]) if verb in BLIND_MOVES else ()
        openly = {*told, *shown, *cards(running.seen.of(running, None))}
        for seat in (None, *range(len(running.seats))):
            known[seat] |= openly
            if seat is not None:
                known[seat] |= set(cards(running.seen.of(running, seat)))

    def _hear(self, pipe: Pipe, data: str | bytes) -> None:
        self.frames.append((pipe, data))
        if self.house is None or isinstance(data, str):
            return
        found = next(self._visitor(pipe), None)
        for leak in self._leaks(pipe, found, data):
            self.leaks.append(f"{_name(found)}: {leak}")

    def _visitor(self, pipe: Pipe) -> Iterator[tuple[OpenEvening, Visitor]]:
        assert self.house is not None
        for evening in self.house.house.evenings.values():
            for visitor in evening.hub._visitors.values():
                if visitor.pipe is pipe:
                    yield evening, visitor

    def _leaks(self, pipe: Pipe, found: tuple[OpenEvening, Visitor] | None, data: bytes) -> Iterator[str]:
        assert self.house is not None
        for evening in self.house.house.evenings.values():
            yield from _kept(evening.party, data)
        packet = msgpack.decode(data)
        said = packet.get("data")
        if found and isinstance(said, list) and said[0] == "view":
            before, now = self._shown.get(pipe), merged(self._shown.get(pipe), said[1])
            self._shown[pipe] = now
            yield from self._in_view(*found, now)
            yield from _needless(before, said[1])
        elif isinstance(said, list) and isinstance(said[0], dict) and said[0].get("type") in LOOKS:
            assert found is not None
            yield from _in_look(found[0].party, said[0])
        elif told := set(cards(said)):
            yield f"cards where none belong: {told}"

    def _in_view(self, evening: OpenEvening, visitor: Visitor, update: dict[str, Any]) -> Iterator[str]:
        party, seat = evening.party, seat_of(evening.party, visitor.member)
        if party.table is None:
            if told := set(cards(update)):
                yield f"cards without a game: {told}"
            return
        self.looked += 1
        view = self._view_of_another_deal(evening, visitor, seat)
        if view != update["view"]:
            fields = [name for name, value in update["view"].items() if value != view.get(name)]
            yield f"a view that would be another one with another deal, in {fields}"
        known = {*self._known[party.id][seat], *self._before.get(party.id, {}).get(seat, ())}
        if told := set(cards(update["events"])) - known:
            yield f"an event with cards that it never saw: {told}"

    def _view_of_another_deal(self, evening: OpenEvening, visitor: Visitor, seat: int | None) -> Any:
        """The same moment, with all dealt anew that the seat cannot see."""
        party, ground = self._another_deal(evening.party, seat), evening.hub._ground()
        world = Views(party, evening.line.now(), ground)
        view: wire.TvView | wire.PhoneView
        if visitor.namespace == TV:
            view = world.tv(visitor.screen)
        else:
            view = world.phone(visitor.member, visitor.owner)
        told = msgpack.decode(msgpack.encode(view))
        if told["table"] and party.table and party.table.game not in visitor.draws:
            game = shelf.game(party.table.game)
            lie = zones(game, game.observation(party.table.state, seat))
            told["table"]["observation"]["zones"] = msgpack.decode(msgpack.encode(list(lie)))
        return told

    def _another_deal(self, party: Party, seat: int | None) -> Party:
        """One for each seat and moment: several pages may hear of the same."""
        if self._moment is not party:
            self._moment, self._deals = party, {}
        if seat not in self._deals:
            running = party.table
            assert running is not None
            state = shelf.game(running.game).resample(running.state, seat, self._rng)
            self._deals[seat] = replace(party, table=standing(running, state))
        return self._deals[seat]


def _needless(before: dict[str, Any] | None, update: dict[str, Any]) -> Iterator[str]:
    """What is said though nothing of it has changed for this page could tell what has changed for another."""
    if before is None or update["base"] is None:
        return
    view, change = before["view"], update["view"]
    table = change.get("table", {})
    told = [(view, {name: part for name, part in change.items() if name not in ("table", "own")})]
    if "table" in change:
        told.append((view["table"], {name: part for name, part in table.items() if name != "observation"}))
    if "observation" in table:
        told.append((view["table"]["observation"], table["observation"]))
    for then, parts in told:
        for name, part in parts.items():
            if then[name] == part:
                yield f"{name} is told anew and is as it was"


LOOKS = ("moment", "record", "seals")


def _in_look(party: Party, answer: dict[str, Any]) -> Iterator[str]:
    """Looking back is for what is over: of a game that runs there is neither a moment nor a seal."""
    over = {game.number for game in party.finished}
    if answer["type"] == "moment" and answer["game"] not in over:
        yield "a moment of a game that is not over"
    if plays(party) and party.table is not None:
        deals = {action for _, action in party.table.log if action.startswith("deal ")}
        if any(deal in msgspec.json.encode(answer).decode() for deal in deals):
            yield "a deal of a game that is not over"


def _kept(party: Party, data: bytes) -> Iterator[str]:
    """What no page is ever told, and the salts that none is told before the end."""
    if party.id.encode() in data:
        yield "the evening's identity"
    if any(hash.encode() in data for member in party.members for hash in member.token_hashes):
        yield "the hash of a token"
    if party.table and plays(party) and any(seal.salt.encode() in data for seal in party.table.seals):
        yield "the salt of a deal"


def cards(value: Any) -> list[str]:
    """Every card that is written anywhere in there."""
    return CARD.findall(repr(value).replace("\\n", " "))


def _name(found: tuple[OpenEvening, Visitor] | None) -> str:
    if found is None:
        return "a page that is not in"
    _, visitor = found
    return f"{visitor.namespace} of member {visitor.member}"
