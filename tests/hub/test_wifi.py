"""The home's Wi-Fi on the TV: for trusted screens, while the code may be seen, and for nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp
import pytest

from server import qr
from server.config import Unspoken
from server.wifi import joining
from tests.hub.conftest import opened

HOME: dict[str, Any] = {"wifi_name": Unspoken("Zuhause"), "wifi_password": Unspoken("sehr;geheim")}


async def fetched(url: str) -> tuple[int, bytes]:
    async with aiohttp.ClientSession() as web, web.get(url) as answer:
        return answer.status, await answer.read()


async def test_a_trusted_screen_shows_how_to_join(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(tmp_path, **HOME) as house:
        tv, other = await house.tv(owner=house.house.owner_key), await house.tv()
        view = await tv.until(lambda view: view["wifi"])
        assert view["wifi"]["name"] == "Zuhause"
        status, picture = await fetched(house.url + view["wifi"]["qr"])
        assert (status, picture) == (200, qr.svg(joining("Zuhause", "sehr;geheim", hidden=False)))
        assert other.view["wifi"] is None

        ada = await house.phone("Ada")
        told = repr([ada.updates, other.updates, tv.updates, await fetched(f"{house.url}/health")])
        assert "geheim" not in told
        assert "Zuhause" not in repr([ada.updates, other.updates])
        for path in ("/wifi/" + "A" * 22 + ".svg", "/wifi/.svg", "/wifi/"):
            status, _ = await fetched(house.url + path)
            assert status == 404

        # Hidden with the code, for who films the room.
        assert (await ada.order("arrange", hidden=True))["type"] == "done"
        await tv.until(lambda view: view["wifi"] is None and view["party"]["qr"] is None)
    assert "geheim" not in caplog.text


async def test_there_is_none_unless_the_file_names_one_nor_among_strangers(tmp_path: Path) -> None:
    async with opened(tmp_path / "none") as house:
        tv = await house.tv(owner=house.house.owner_key)
        assert (await tv.until(lambda view: view["screen"]["trusted"]))["wifi"] is None
    async with opened(tmp_path / "hosted", hosted=True, **HOME) as house:
        assert house.house.wifi is None
