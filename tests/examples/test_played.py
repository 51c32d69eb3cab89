"""A game installed from elsewhere: found by its entry point, in its own words, played over the hub."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp
import pytest
from yarl import URL

from games import game as registry
from server import texts
from tests.hub.conftest import Open, house

__all__ = ["house"]

TICKETS = [str(number) for number in range(1, 41)]


def test_it_is_found_beside_the_games_of_this_tree() -> None:
    names = registry.names()

    assert "fahrstuhl" in names
    # Last, so that an installed game is never what an evening begins with.
    assert names[-1] == "raffle"


async def test_a_party_plays_it_to_the_end(house: Open) -> None:
    anna, ben = await house.phone("Anna"), await house.phone("Ben")
    tv = await house.tv()
    await anna.order("set_up", game="raffle", options={"prizes": 3})
    view = await tv.until(lambda view: view["party"]["next"]["game"] == "raffle")
    assert view["party"]["next"]["options"] == {"prizes": 3, "consolation": False}
    assert view["party"]["next"]["fill_to"] == 3
    await anna.order("start")

    for _ in range(3):
        for phone in (anna, ben):
            await house.until(phone, lambda view: view["me"]["must_act"])
            assert _secrets(tv.view) == set()
            assert (await phone.act(phone.legal[-1]))["type"] == "done"
    view = await house.until(tv, lambda view: view["party"]["phase"] == "results")

    scores = view["table"]["result"]["scores"]
    assert len(scores) == 3
    assert sum(scores) == sum(event["facts"]["prize"] for event in tv.events if event["kind"] == "won")


def _secrets(view: dict[str, Any]) -> set[str]:
    """The tickets in hands that a screen is told of."""
    zones = view["table"]["observation"]["zones"]
    return {card for zone in zones if zone["zone"] == "hand" for card in zone["cards"] or ()}


@pytest.mark.parametrize(("language", "title"), [("de", "Tombola"), ("en", "Raffle")])
async def test_its_words_are_served(house: Open, language: str, title: str) -> None:
    async with aiohttp.ClientSession() as web:
        async with web.get(f"{house.url}/texts/raffle/{language}.json") as answer:
            assert answer.status == 200
            assert answer.content_type == "application/json"
            assert (await answer.json())["name"] == title
            tag = answer.headers["ETag"]
        async with web.get(answer.url, headers={"If-None-Match": tag}) as answer:
            assert answer.status == 304


@pytest.mark.parametrize(("language", "name"), [("de", "Hohe Lose"), ("en", "High tickets")])
async def test_its_rules_to_read_are_served(house: Open, language: str, name: str) -> None:
    async with (
        aiohttp.ClientSession() as web,
        web.get(f"{house.url}/texts/raffle/rules/{language}.json") as answer,
    ):
        assert answer.status == 200
        rules = await answer.json()

    assert sorted(rules) == ["cards", "errors", "full", "tips"]
    assert name in [entry["name"] for entry in rules["cards"]]
    assert sorted(card for entry in rules["cards"] for card in entry["cards"]) == sorted(TICKETS)


@pytest.mark.parametrize(
    "path",
    [
        "nothing/de.json",
        "nothing/rules/de.json",
        "raffle/rules/fr.json",
        "raffle/rules/rules/de.json",
        "raffle/fr.json",
        "raffle/../raffle/de.json",
        "raffle/%2e%2e/de.json",
        "raffle/de",
    ],
)
async def test_nothing_else_is_served(house: Open, path: str) -> None:
    async with (
        aiohttp.ClientSession() as web,
        web.get(URL(f"{house.url}/texts/{path}", encoded=True)) as answer,
    ):
        assert answer.status == 404


async def test_a_game_of_this_tree_has_its_words_in_the_pages(house: Open) -> None:
    async with (
        aiohttp.ClientSession() as web,
        web.get(f"{house.url}/texts/fahrstuhl/de.json") as answer,
        web.get(f"{house.url}/texts/fahrstuhl/rules/de.json") as rules,
    ):
        assert await answer.json() == {}
        assert await rules.json() == {}


@pytest.mark.parametrize(
    "written", ["", "[]", '{"name": 1}', '{"name": {"one": "x"}}', "\xff", " " * 300_000]
)
def test_broken_words_are_left_out_with_a_line_in_the_log(
    written: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Path, "read_bytes", lambda _: written.encode("latin-1"))

    assert texts.texts("raffle", "de") == b"{}"
    assert "raffle" in caplog.text


def test_the_other_language_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"de.json": b'{"name": "Tombola"}', "en.json": b'{"name": "Raffle", "tagline": "Luck"}'}
    monkeypatch.setattr(Path, "read_bytes", lambda path: said[path.name])

    assert texts.texts("raffle", "de") == b'{"name":"Tombola","tagline":"Luck"}'


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (b'{"tips": [1]}', "$.tips[0]"),
        (b'{"full": [{"title": "x", "body": [{}]}]}', "a piece is"),
        (b'{"full": [{"title": "x", "body": [{"more": "y"}]}]}', "a piece is"),
        (b'{"full": [{"title": "x", "body": [{"list": [], "words": "y"}]}]}', "words"),
        (b'{"full": [{"title": "x", "body": [{"more": "y", "body": [{"pictures": []}]}]}]}', "pictures"),
        (b'{"cards": [{"name": "x"}]}', "cards"),
        (b'{"profile": {}}', "profile"),
        (b"[]", "array"),
    ],
)
def test_broken_rules_are_left_out_and_the_log_says_why(
    written: bytes, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Path, "read_bytes", lambda _: written)

    assert texts.rules("raffle", "de") == b"{}"
    assert "rules/de.json of raffle" in caplog.text
    assert why in caplog.text


def test_sections_of_the_other_language_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {
        "de.json": b'{"tips": ["Warte"]}',
        "en.json": b'{"tips": ["Wait"], "quick": [{"title": "A", "body": ["b"]}]}',
    }
    monkeypatch.setattr(Path, "read_bytes", lambda path: said[path.name])

    assert texts.rules("raffle", "de") == b'{"quick":[{"title":"A","body":["b"]}],"tips":["Warte"]}'
