"""A walk past every page in every state that people meet: who tests or pictures them stops at each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import NamedTuple

from tests.e2e.couch import Couch
from tests.e2e.pages import Phone, Seen, Tv


class Stop(NamedTuple):
    """A page in the state of that name; `tv`: on a screen, else on a phone."""

    name: str
    page: Seen
    tv: bool


GUESTS = ("Maximiliane Groß", "Ben", "Jöran-Sebastian")
"""With the longest name that the house keeps."""


async def tour(couch: Couch, guests: tuple[str, str, str] = GUESTS) -> AsyncIterator[Stop]:
    """An evening with three phones and two bots, from the door through two games to the ceremony."""
    tv = await couch.tv(f"/#owner={couch.house.owner_key}")
    yield Stop("tv-empty", tv, tv=True)
    async for stop in _before(couch, tv, guests):
        yield stop
    async for stop in _playing(couch, tv):
        yield stop
    async for stop in _after(couch, tv):
        yield stop


async def _before(couch: Couch, tv: Tv, guests: tuple[str, str, str]) -> AsyncIterator[Stop]:
    host = await couch.guest(guests[0])
    door = await couch.visitor(guests[1])
    await door.scene("join")
    yield Stop("phone-join", door, tv=False)
    await door.join()
    couch.phones.append(door)
    guest = await couch.guest(guests[2])
    yield Stop("phone-lobby", guest, tv=False)
    yield Stop("phone-lobby-host", host, tv=False)
    await guest.open("me")
    yield Stop("phone-me", guest, tv=False)
    await guest.close()
    await guest.tap("[data-ready]")
    await host.open("drawer")
    yield Stop("phone-drawer", host, tv=False)
    await host.schedule(5, 2)
    yield Stop("phone-drawer-list", host, tv=False)
    await host.section("people")
    await host.tap(".order-place:last-child .row-head")
    yield Stop("phone-drawer-people", host, tv=False)
    await host.choose("seconds", 180)
    yield Stop("phone-drawer-evening", host, tv=False)
    await host.close()
    await tv.shows(".person-ready")
    yield Stop("tv-lobby", tv, tv=True)
    await host.start()
    wrong = await couch.visitor(code="ZZZZ")
    await wrong.scene("away")
    yield Stop("phone-away", wrong, tv=False)


async def _playing(couch: Couch, tv: Tv) -> AsyncIterator[Stop]:
    asked = await _asked(couch, tv)
    await asked.shows(".bids")
    yield Stop("phone-bids", asked, tv=False)
    await asked.tap('.bid[data-bid="1"]')
    await asked.shows("[data-confirm]")
    yield Stop("phone-bids-picked", asked, tv=False)
    yield Stop("tv-bids", tv, tv=True)
    await asked.tap("[data-confirm]")
    await asked.hides(".bids")
    await couch.play(tv, lambda state: state["laid"] >= 2)
    asked = await _asked(couch, tv)
    await asked.shows('.hand[data-active="true"]')
    yield Stop("phone-hand", asked, tv=False)
    waits = next(phone for phone in couch.phones if phone is not asked)
    yield Stop("phone-waiting", waits, tv=False)
    yield Stop("tv-table", tv, tv=True)
    async for stop in _guests(couch, tv):
        yield stop
    await waits.open("rules")
    yield Stop("phone-rules-cards", waits, tv=False)
    await waits.tap('[data-tab="quick"]')
    yield Stop("phone-rules", waits, tv=False)
    await waits.tap('[data-tab="full"]')
    yield Stop("phone-rules-all", waits, tv=False)
    await waits.tap('[data-tab="tips"]')
    yield Stop("phone-rules-tips", waits, tv=False)
    await tv.shows(".halt")
    yield Stop("tv-halt", tv, tv=True)
    yield Stop("phone-halt", asked, tv=False)
    await waits.close()
    await tv.hides(".halt")
    await couch.play(tv, lambda state: state["scene"] == "sheet")
    # Its lines come one with each frame, the newest last.
    await tv.shows(".sheet-newest .sheet-box:last-child .sheet-points")
    yield Stop("tv-sheet", tv, tv=True)


async def _guests(couch: Couch, tv: Tv) -> AsyncIterator[Stop]:
    """Who comes late, knocks or is here already, and what the host and the screen see of it."""
    host = couch.phones[0]
    late = await couch.visitor("Emil")
    await late.join()
    await late.shows(".guest")
    yield Stop("phone-watching", late, tv=False)
    await host.open("drawer")
    await host.section("evening")
    await host.tap('[data-toggle="nod"]')
    await host.shows('[data-toggle="nod"][aria-checked="true"]')
    stranger = await couch.visitor("Franziska-Luise")
    await stranger.join()
    await stranger.scene("knocking")
    yield Stop("phone-knocking", stranger, tv=False)
    await host.shows('[data-concern="knock"]')
    yield Stop("phone-drawer-concerns", host, tv=False)
    await host.close()
    yield Stop("phone-host-waited-for", host, tv=False)
    await late.page.goto("about:blank")
    borrowed = await couch.visitor("Emil")
    await borrowed.tap("[data-already]")
    await borrowed.shows("[data-claim-member]")
    yield Stop("phone-here", borrowed, tv=False)
    await borrowed.tap("[data-claim-member]")
    await borrowed.shows("#here-number")
    yield Stop("phone-here-number", borrowed, tv=False)
    proof = await tv.shows(".proof-number")
    yield Stop("tv-proof", tv, tv=True)
    await borrowed.at("#here-number").fill(await proof.inner_text())
    await borrowed.tap("[data-prove]")
    await borrowed.scene("table")
    couch.phones.append(borrowed)


async def _after(couch: Couch, tv: Tv) -> AsyncIterator[Stop]:
    host = couch.phones[0]
    await couch.play(tv, lambda state: state["scene"] == "results")
    await host.open("drawer")
    await host.choose("mode", "single")
    await host.choose("single_cards", 1)
    await host.close()
    await host.start()
    await couch.play(tv, lambda state: state["scene"] == "results")
    yield Stop("tv-podium", tv, tv=True)
    phone = couch.phones[2]
    await phone.scene("results")
    yield Stop("phone-results", phone, tv=False)
    await phone.open("sheet")
    yield Stop("phone-sheet", phone, tv=False)
    await tv.scene("ranking")
    yield Stop("tv-ranking", tv, tv=True)
    await host.open("drawer")
    await host.section("evening")
    await host.tap(".ending > .soft-button:not([data-lobby])")
    await host.tap(".ending [data-sure]")
    await tv.scene("ceremony")
    yield Stop("tv-ceremony", tv, tv=True)
    await host.scene("ceremony")
    yield Stop("phone-ceremony-host", host, tv=False)
    await phone.scene("ceremony")
    yield Stop("phone-ceremony", phone, tv=False)


async def _asked(couch: Couch, tv: Tv) -> Phone:
    """The phone that the screen waits for."""
    state = await tv.state([phone.name for phone in couch.phones])
    return next(phone for phone in couch.phones if phone.name == state["turn"])
