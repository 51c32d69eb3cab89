"""What the pages are sent: no page ever gets a card that its person may not see, nor what proves another."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e.couch import Couch
from tests.e2e.frames import Frames

pytestmark = pytest.mark.asyncio(loop_scope="session")

CARD = re.compile(r"(?<![A-Za-z0-9])(?:10|[2-9JQKA])[hdsc](?![A-Za-z0-9])")
TOKENS = "Object.keys(localStorage).filter((key) => /token/.test(key)).map((key) => localStorage[key])"


async def test_no_page_is_sent_what_its_person_may_not_know(couch: Couch) -> None:
    tv = await couch.tv()
    for name in ("Anna", "Ben", "Cem"):
        await couch.guest(name)
    anna, ben, _ = couch.phones
    await anna.open("drawer")
    await anna.choose("mode", "single")
    await anna.choose("single_cards", 3)
    await anna.start()
    await couch.play(tv, lambda state: state["scene"] == "results")
    for phone in couch.phones:
        await phone.scene("results")

    dealt = await _dealt(couch)
    watch(tv.frames, None, dealt)
    for phone in couch.phones:
        watch(phone.frames, _seat(phone.frames), dealt)
    with pytest.raises(AssertionError):
        watch(ben.frames, _seat(anna.frames), dealt)

    for phone in couch.phones:
        (token,) = await phone.page.evaluate(TOKENS)
        assert token in str(phone.frames.packets)
        for other in couch.pages:
            if other is not phone:
                assert token not in str(other.frames.packets)
    assert not any(couch.house.owner_key in str(page.frames.packets) for page in couch.pages)


async def _dealt(couch: Couch) -> list[list[str]]:
    """What each seat was dealt, by the record."""
    deals = [line for line in await couch.house.record() if str(line.get("action")).startswith("deal ")]
    assert len(deals) == 1
    hands: list[list[str]] = deals[0]["position"]["hands"]
    return hands


def _seat(frames: Frames) -> int:
    return int(frames.updates[-1]["view"]["me"]["seat"])


def watch(frames: Frames, seat: int | None, dealt: list[list[str]]) -> None:
    """Every card that a page was told of is one that its seat (None: nobody's) may see at that time."""
    shown = 0
    for update in frames.updates:
        table = update["view"]["table"]
        if table is None:
            assert not set(cards(update))
            continue
        seen = table["observation"]
        laid = Counter[tuple[int, str]]((by, card) for by, card in seen["trick"])
        for trick in seen["played"]:
            laid.update((by, card) for by, card in trick)
        assert all(card in dealt[by] for by, card in laid)
        last = (seen["last_trick"] or {}).get("cards", [])
        assert all(card in dealt[by] for by, card in last)
        own = Counter(dealt[seat]) if seat is not None and seen["trump"] else Counter[str]()
        own.subtract(card for by, card in laid.elements() if by == seat)
        assert Counter(seen["hand"]) == +own
        public = {seen["trump"], seen["last_trump"], seen["deck_low"], *(card for _, card in [*laid, *last])}
        assert set(cards(update)) <= set(own) | public
        shown += len(seen["hand"])
    assert bool(shown) == (seat is not None)
    others = [packet for packet in frames.packets if packet.get("data") and packet["type"] != 2]
    assert not set(cards(others))


def cards(value: Any) -> Iterator[str]:
    """Every card that is written anywhere in there."""
    if isinstance(value, str):
        yield from CARD.findall(value)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from cards(key)
            yield from cards(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from cards(part)
