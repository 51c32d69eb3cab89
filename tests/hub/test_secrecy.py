"""Whole games with a tap on every frame and answer, for every role there is: nobody is told a secret."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from msgspec import msgpack

from server import shelf
from server.evening import plays
from server.sockets import Pipe
from tests.hub.conftest import Open, opened
from tests.hub.pages import Page, Phone, Tv
from tests.hub.routes import paths
from tests.hub.tap import Tap, cards

NUMBER = re.compile(rb" [0-9.e+-]+$", re.MULTILINE)
"""What a line of `/metrics` ends with."""

PLAYED: list[tuple[str, Mapping[str, Any], int]] = [
    ("fahrstuhl", {"mode": "list", "schedule": [3, 2]}, 4),
    ("shithead", {"king_reverse": True, "eight_skip": True}, 4),
    ("shithead", {"speed_mode": True, "speed_idle_s": 5}, 4),
    ("lucky_shutdown", {}, 4),
    ("lucky_shutdown", {"lucky_draw": True, "early_reveal": True}, 4),
    ("shut_the_box", {"end": "rounds", "rounds": 1}, 4),
]
"""Game, options, seats: two people, a guest who takes a bot's seat, and a bot that stays."""


def test_every_game_of_the_house_is_listened_to() -> None:
    assert {game for game, _, _ in PLAYED} == set(shelf.games())


class Room:
    """A house with everybody in it who may be there: screens, players, who watches, who did not join."""

    def __init__(self, house: Open, tap: Tap, chance: random.Random) -> None:
        self.house = house
        self.tap = tap
        self.chance = chance
        self.pipes: dict[Pipe, Page] = {}
        self.numbers: list[str] = []
        """All claim numbers that a screen was told."""

    async def fill(self) -> None:
        house = self.house
        self.trusted = await self._in(house.tv(owner=house.house.owner_key))
        # A screen and a phone without a view of their own for the game are told more.
        self.screen = await self._in(house.tv(draws=()))
        self.ada = await self._in(house.phone("Ada"))
        self.ben = await self._in(house.phone("Ben", draws=()))
        self.unjoined = await self._in(house.phone())

    async def watch(self) -> None:
        """Who comes during the game."""
        self.late, self.spectator = (
            await self._in(self.house.phone("Gus")),
            await self._in(self.house.phone("Zoe")),
        )

    async def _in(self, coming: Any) -> Any:
        page = await coming
        self.note()
        (pipe,) = self.house.reception.sockets.pipes - set(self.pipes)
        self.pipes[pipe] = page
        return page

    def note(self) -> None:
        """Remember the numbers that are out."""
        self.numbers += [claim.number for claim in self.house.hub._claims.shown(self.house.party)]

    async def step(self) -> None:
        """Half a second: who must act does, or somebody tries what is not his to do."""
        await self.house.pass_time(0.5)
        for phone in (self.ada, self.ben, self.late):
            me = phone.view["me"]
            if me["legal"] and (me["must_act"] or self.chance.random() < 0.3):
                # The first one as a rule, so that no game goes on for hours.
                await phone.act(me["legal"][0 if self.chance.random() < 0.8 else -1], me["turn"])
        if self.chance.random() < 0.1:
            await self.meddle()

    async def meddle(self) -> None:
        """What the house refuses; how it says so is listened to like anything else."""
        party = self.house.party
        if not plays(party):
            return
        assert party.table is not None
        legal = [action for seat in party.table.legal for action in seat] or ["play 10h"]
        number, other = party.table.number, self.chance.choice(legal)
        for phone in (self.ben, self.unjoined, self.spectator, self.late):
            await phone.ask("act", action=other, turn=self.chance.randrange(3), intent=f"meddled-{id(other)}")
            if not plays(self.house.party):
                # It was his turn after all, and the last one.
                return
            for look in ("lookback", "export", "unseal"):
                fields = {"game": number, **({"step": 1} if look == "lookback" else {})}
                assert (await phone.ask(look, **fields))["type"] == "refused"
        assert (await self.trusted.ask("lookback", game=number, step=1, seat=0))["type"] == "refused"
        assert (await self.ben.order("end"))["type"] == "refused"

    async def borrow(self) -> None:
        """Ben's phone is gone; a strange one claims to be his, guesses once, and then reads the screen."""
        await self.ben.go()
        await self.ada.until(lambda view: not view["party"]["members"][1]["here"])
        self.old, strange = self.ben, self.unjoined
        answer = await strange.ask("claim", member=2)
        assert answer["type"] == "pending", answer
        view = await self.trusted.until(lambda view: view["proofs"])
        number = view["proofs"][0]["number"]
        self.numbers.append(number)
        for page in (self.ada, self.late, self.spectator, self.screen, strange):
            await page.look()
        await strange.ask("prove", member=2, number=f"{(int(number) + 1) % 1000:03}")
        assert (await strange.ask("prove", member=2, number=number))["type"] == "joined"
        await strange.until(lambda view: view["me"])
        self.ben, self.unjoined = strange, await self._in(self.house.phone())


async def answers(house: Open) -> dict[str, bytes]:
    """What every route says to whoever asks; of the numbers, which ones there are."""
    said = {}
    async with aiohttp.ClientSession() as web:
        for path in paths(house):
            async with web.get(house.url + path) as answer:
                told, headers = await answer.read(), dict(answer.headers)
            del headers["Date"]
            if path == "/metrics":
                assert cards(told) == []
                told = NUMBER.sub(b"", told)
                del headers["Content-Length"]
            said[path] = repr(headers).encode() + told
    return said


@pytest.mark.parametrize(("game", "options", "seats"), PLAYED)
async def test_nobody_is_told_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, options: Mapping[str, Any], seats: int
) -> None:
    tap = Tap()
    tap.install(monkeypatch)
    async with opened(tmp_path / "data") as house:
        tap.house = house
        room = Room(house, tap, random.Random(f"{game} {options}"))
        await room.fill()
        for order in (
            {"kind": "set_up", "game": game, "options": dict(options), "fill_to": seats},
            {"kind": "arrange", "late": "ask"},
        ):
            assert (await room.ada.order(**order))["type"] == "done"
        before = await answers(house)
        assert (await room.ada.order("start"))["type"] == "done"
        await room.watch()
        while len(house.party.table.log) < 8:  # type: ignore[union-attr]  # a game is running
            await room.step()
        await room.meddle()
        assert await answers(house) == before
        assert (await room.ada.order("invite", member=3, when="now"))["type"] == "done"
        await room.late.until(lambda view: view["me"]["seat"] is not None)
        await room.borrow()
        while room.trusted.view["party"]["phase"] != "results":
            await room.step()
        salts = {seal.salt for seal in house.party.table.seals}  # type: ignore[union-attr]  # as above
        await look_back(room, salts)

        assert tap.leaks == []
        assert tap.looked > 100
        proofs(room)


async def look_back(room: Room, salts: set[str]) -> None:
    """The finished game is open to all who are in, also while the next one runs; that one to nobody."""
    assert (await room.ada.order("start"))["type"] == "done"
    while len(room.house.party.table.log) < 3:  # type: ignore[union-attr]  # a game is running
        await room.house.pass_time(0.5)
        if room.house.party.table.deadlines:  # type: ignore[union-attr]  # as above
            await room.step()
    for page in (room.ben, room.late, room.spectator, room.screen):
        assert (await page.ask("lookback", game=1, step=3, seat=0))["type"] == "moment"
        assert (await page.ask("lookback", game=2, step=0))["type"] == "refused"
    seals = await room.spectator.ask("unseal", game=1)
    assert {seal["salt"] for seal in seals["seals"]} == salts
    assert (await room.spectator.ask("unseal", game=2))["type"] == "refused"
    assert (await room.unjoined.ask("unseal", game=1))["type"] == "refused"


def proofs(room: Room) -> None:
    """Tokens, keys and numbers went to those pages alone whose they are."""
    phones = [page for page in room.pipes.values() if isinstance(page, Phone)]
    screens = [page.screen for page in room.pipes.values() if isinstance(page, Tv)]
    key = room.house.house.owner_key
    told = 0
    for pipe, data in room.tap.frames:
        frame, page = data if isinstance(data, bytes) else data.encode(), room.pipes.get(pipe)
        for phone in phones:
            if phone.token and phone.token.encode() in frame:
                assert page is phone
                told += 1
        assert key.encode() not in frame
        assert not any(screen.encode() in frame for screen in screens)
        if page is not room.trusted and isinstance(data, bytes):
            assert not any(msgpack.encode(number) in frame for number in room.numbers)
    assert told >= len([phone for phone in phones if phone.token])
    assert room.numbers
