"""Who came where, in a game and in the evening, as the pages show it; and what the rule makes of games."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from tests.e2e.pages import Phone, Seen, Tv

Places = dict[str, int]
"""The place of everybody at a table, bots as well."""

Ranking = dict[str, tuple[int, float]]
"""Place and points of each person."""

Game = tuple[Places, Collection[str], int]
"""A game that was played: its places, the people who count in it, its weight."""

A_GAME = 120_000
"""Milliseconds after which nobody waits for the end of a game any more; nothing is measured by it."""

_STEPS = """(scene) => {
  if (document.querySelector('main.scene')?.dataset.view !== scene) return null;
  const read = (inside, place) => Array.from(inside.querySelectorAll('.standing'), (one) => [
    one.querySelector('.standing-name').textContent, place,
    one.querySelector('.standing-score')?.textContent ?? '',
  ]);
  const among = (selector, place) => Array.from(document.querySelectorAll(selector), (one) =>
    read(one, Number(/\\d+/.exec(place(one))[0]))).flat();
  const found = [
    ...among('.podium-step', (step) => step.dataset.place),
    ...among('.podium-rest li', (line) => line.querySelector('.podium-place').textContent),
  ];
  return found.length > 0 ? found : null;
}"""
"""Name, place and points in words of everybody on the steps of that scene, and beside them."""


async def podium(tv: Tv) -> Places:
    """Wait for the podium of a game."""
    return {name: place for name, place, _ in await _steps(tv, "results")}


async def ceremony(tv: Tv) -> Ranking:
    """Wait for the ceremony of the evening."""
    return {name: (place, _points(words)) for name, place, words in await _steps(tv, "ceremony")}


async def on_tv(tv: Tv) -> Ranking:
    """The evening's ranking between two games."""
    await tv.scene("ranking")
    return await _lines(tv, ".tvranking")


async def on_phone(phone: Phone) -> Ranking:
    """The evening's ranking below the results, or at the ceremony."""
    await phone.shows(".standings-list")
    return await _lines(phone, ".standings")


def ranked(games: Iterable[Game]) -> Ranking:
    """What the rule makes of games: a point for everybody behind, half a point for everybody level."""
    gained: dict[str, float] = {}
    for places, people, weight in games:
        for name in people:
            others = [places[other] for other in people if other != name]
            behind = sum(place > places[name] for place in others)
            level = sum(place == places[name] for place in others)
            gained[name] = gained.get(name, 0.0) + weight * (behind + level / 2)
    return {name: (1 + _before(gained, points), points) for name, points in gained.items()}


def _before(gained: Mapping[str, float], points: float) -> int:
    return sum(other > points for other in gained.values())


async def _steps(tv: Tv, scene: str) -> list[tuple[str, int, str]]:
    found = await tv.page.wait_for_function(_STEPS, arg=scene, timeout=A_GAME)
    return [(name, place, words) for name, place, words in await found.json_value()]


async def _lines(page: Seen, about: str) -> Ranking:
    names = await page.texts(f"{about}-name")
    places = await page.texts(f"{about}-place")
    points = await page.texts(f"{about}-points")
    lines = zip(names, places, points, strict=True)
    return {name: (int(_points(place)), _points(words)) for name, place, words in lines}


def _points(words: str) -> float:
    found = re.search(r"\d+(,\d)?", words)
    assert found, words
    return float(found[0].replace(",", "."))
