"""Takes the pictures of the README on a walk through the real product, with the environment's Python."""

import asyncio
import sys
import tempfile
from pathlib import Path

from bundle import ROOT

sys.path.insert(0, str(ROOT))

from playwright.async_api import expect

from tests.e2e import tour
from tests.e2e.browser import launched
from tests.e2e.couch import Couch
from tests.e2e.served import Served

FOLDER = ROOT / "docs/pictures"
ADDRESS = "http://192.168.178.20:8642"
"""What a home's address looks like; nobody goes there."""
GUESTS = ("Anna", "Ben", "Clara")
SHOWN = {
    "tv-lobby",
    "tv-table",
    "tv-sheet",
    "tv-podium",
    "tv-ranking",
    "tv-ceremony",
    "phone-join",
    "phone-lobby",
    "phone-drawer",
    "phone-bids",
    "phone-hand",
    "phone-rules",
    "phone-sheet",
}
QUALITY = 82
"""Of a JPEG; keeps each below 200 kB."""


async def take(folder: Path) -> None:
    """Walk past every page and picture those that the README shows."""
    with tempfile.TemporaryDirectory() as data:
        house = Served(Path(data), url=ADDRESS)
        await house.start()
        try:
            async with launched() as browser:
                couch = Couch(browser, house)
                async for stop in tour.tour(couch, GUESTS):
                    if stop.name in SHOWN:
                        await _picture(stop, folder)
                await couch.leave()
        finally:
            await house.stop()


async def _picture(stop: tour.Stop, folder: Path) -> None:
    await stop.page.page.evaluate("document.fonts.ready")
    await stop.page.page.screenshot(
        path=folder / f"{stop.name}.jpg", type="jpeg", quality=QUALITY, animations="disabled"
    )
    print(stop.name, flush=True)


if __name__ == "__main__":
    # The evening's ranking comes after the podium has stood for a while.
    expect.set_options(timeout=30_000)
    FOLDER.mkdir(parents=True, exist_ok=True)
    asyncio.run(take(FOLDER))
