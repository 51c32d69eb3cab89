"""An old Chromium without a window, spoken to in its own protocol: the drivers of today know none so old."""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import re
from pathlib import Path
from typing import Any

import aiohttp

from tests.e2e.pages import CUT_LINE
from tests.e2e.served import FLAGS, GUARD
from tests.engines.page import TALL, WIDE, Engine, Page, Size, last

OWN_FLAGS = ["--headless", "--no-sandbox", "--hide-scrollbars", "--disable-dev-shm-usage"]


class Tab(Page):
    """One tab, over the line that an inspector would use."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        super().__init__()
        self._socket = socket
        self._numbers = itertools.count(1)
        self._asked: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self._socket:
            told = json.loads(message.data)
            if "id" in told:
                answer = self._asked.pop(told["id"])
                if not answer.done():
                    answer.set_result(told)
            elif told["method"] == "Runtime.exceptionThrown":
                self.faults.append(json.dumps(told["params"]["exceptionDetails"]))
            elif told["method"] == "Log.entryAdded" and told["params"]["entry"]["level"] == "error":
                self._heard(told["params"]["entry"]["text"])

    def _heard(self, text: str) -> None:
        if not CUT_LINE.search(text):
            self.faults.append(text)

    async def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """One question of the protocol, and its answer."""
        number = next(self._numbers)
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "method": method, "params": params})
        async with asyncio.timeout(GUARD):
            told = await answer
        assert "error" not in told, (method, told)
        result: dict[str, Any] = told["result"]
        return result

    async def read(self, expression: str) -> Any:
        told = await self.ask("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in told, told
        return told["result"].get("value")

    async def drawn(self) -> None:
        await self.ask(
            "Runtime.evaluate",
            expression="new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20)))",
            awaitPromise=True,
        )

    async def tap(self, selector: str) -> None:
        await self.can_be_pressed(selector)
        await self.read(f"{last(selector)}.click()")

    async def write(self, selector: str, text: str) -> None:
        await self.shows(selector)
        await self.read(f"document.querySelector({json.dumps(selector)}).focus()")
        for sign in text:
            await self.ask("Input.dispatchKeyEvent", type="char", text=sign)

    async def picture(self) -> bytes:
        return base64.b64decode((await self.ask("Page.captureScreenshot", format="png"))["data"])

    async def close(self) -> None:
        await self.ask("Page.navigate", url="about:blank")
        await self._socket.close()
        await self._reader


class Chromium(Engine):
    """One that runs."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self._process = process
        self._address = address
        self._web = aiohttp.ClientSession()

    @classmethod
    async def start(cls, program: Path, profile: Path) -> Chromium:
        """Start that program with a profile of its own."""
        words = [*OWN_FLAGS, *FLAGS, "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"]
        process = await asyncio.create_subprocess_exec(program, *words, stderr=asyncio.subprocess.PIPE)
        assert process.stderr is not None
        said = ""
        async with asyncio.timeout(GUARD):
            while not (found := re.search(r"listening on ws://([\d.:]+)/", said)):
                line = (await process.stderr.readline()).decode()
                assert line, f"{program.name} does not start; does Debian's chromium run here?\n{said}"
                said += line
        return cls(process, found[1])

    async def page(self, url: str, size: Size = WIDE, agent: str | None = None) -> Tab:
        """`agent`: as what the engine names itself, if not as itself."""
        async with self._web.get(f"http://{self._address}/json/new?about:blank") as answer:
            tab = await answer.json(content_type=None)
        page = Tab(await self._web.ws_connect(tab["webSocketDebuggerUrl"], max_msg_size=0))
        for domain in ("Page", "Runtime", "Log", "Network"):
            await page.ask(f"{domain}.enable")
        width, height = size
        mobile = size == TALL
        await page.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=2 if mobile else 1,
            mobile=mobile,
        )
        if agent is not None:
            await page.ask("Network.setUserAgentOverride", userAgent=agent)
        await page.ask("Page.navigate", url=url)
        return page

    async def stop(self) -> None:
        await self._web.close()
        self._process.terminate()
        await self._process.communicate()
