"""WebKitGTK, the nearest thing to an iPhone here, spoken to in the W3C's WebDriver, on its own display."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from pathlib import Path
from typing import Any

import aiohttp

from tests.e2e.pages import CUT_LINE, FREE_POINT
from tests.e2e.served import GUARD, free_port
from tests.engines.page import WIDE, Engine, Page, Size, last
from tests.engines.proxy import Proxy

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)
# What Safari leaves of 390 x 844 between its bars.
BETWEEN_BARS: Size = (390, 664)
ROOM = "2000x1200x24"
BROWSER_OPTIONS = [
    "--automation",
    "--javascript-can-open-windows-automatically=true",
    f"--user-agent={IPHONE}",
]
# The toolbar keeps MiniBrowser's first window wider than any phone; one that a script opens has none.
OPEN = """const [url, width, height] = arguments;
window.open(url, '_blank', `noopener,left=0,top=0,width=${width},height=${height}`);"""
# The driver tells of no faults of a page: so the page keeps them, from the first look at it on.
HEARD = """if (!window.heard) {
  window.heard = [];
  addEventListener('error', (event) => heard.push(event.message));
  addEventListener('unhandledrejection', (event) => heard.push(String(event.reason)));
  console.error = (...words) => heard.push(words.join(' '));
}
return [HERE, heard.splice(0)];"""
DRAWN = "const done = arguments[0]; requestAnimationFrame(() => setTimeout(done, 20));"


class Window(Page):
    """One window."""

    def __init__(self, engine: WebKit, handle: str) -> None:
        super().__init__()
        self._engine = engine
        self._handle = handle

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """One question about this window, and its answer."""
        return await self._engine.ask(method, path, body, self._handle)

    async def read(self, expression: str) -> Any:
        script = HEARD.replace("HERE", expression)
        value, heard = await self.ask("POST", "/execute/sync", script=script, args=[])
        self.faults += [text for text in heard if not CUT_LINE.search(text)]
        return value

    async def drawn(self) -> None:
        await self.ask("POST", "/execute/async", script=DRAWN, args=[])

    async def tap(self, selector: str) -> None:
        await self.can_be_pressed(selector)
        await self.read(f"{last(selector)}.scrollIntoView({{ block: 'nearest' }})")
        x, y = await self._still_point(selector)
        # The driver makes a mouse of a finger: what comes is a pointer, and never a touch.
        presses = [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        await self.ask("POST", "/actions", actions=[{"type": "pointer", "id": "finger", "actions": presses}])

    async def _still_point(self, selector: str) -> tuple[float, float]:
        """Where it can be pressed, as soon as it does not move any more."""
        expression = f"({FREE_POINT})({last(selector)})"
        before = None
        try:
            async with asyncio.timeout(GUARD):
                while (point := await self.read(expression)) is None or point != before:
                    before = point
                    await self.drawn()
        except TimeoutError:
            raise AssertionError(f"no finger gets to {selector}") from None
        return point[0], point[1]

    async def write(self, selector: str, text: str) -> None:
        await self.tap(selector)
        field = await self.read(last(selector))
        await self.ask("POST", f"/element/{next(iter(field.values()))}/value", text=text)

    async def picture(self) -> bytes:
        return base64.b64decode(await self.ask("GET", "/screenshot"))

    async def close(self) -> None:
        await self.ask("DELETE", "/window")


class WebKit(Engine):
    """One that runs, with as many windows as are asked for. It calls itself an iPhone, in a dark room."""

    def __init__(self, display: asyncio.subprocess.Process, proxy: Proxy) -> None:
        self._display = display
        self._proxy = proxy
        self._web = aiohttp.ClientSession()
        self._one = asyncio.Lock()
        self._session = self._first = self._current = ""
        self._driver: asyncio.subprocess.Process

    @classmethod
    async def start(cls, browser: Path, folder: Path) -> WebKit:
        """Start that MiniBrowser by its driver; `folder` is its home."""
        end, own_end = os.pipe()
        display = await asyncio.create_subprocess_exec(
            *("Xvfb", "-displayfd", str(own_end), "-screen", "0", ROOM, "-nolisten", "tcp"),
            pass_fds=(own_end,),
            stderr=asyncio.subprocess.DEVNULL,
        )
        os.close(own_end)
        with os.fdopen(end) as said:
            number = (await asyncio.to_thread(said.readline)).strip()
        assert number, "Xvfb does not start."
        engine = cls(display, await Proxy.start())
        await engine._begin(browser, folder, number)
        return engine

    async def _begin(self, browser: Path, home: Path, display: str) -> None:
        port = free_port()
        self._session = f"http://127.0.0.1:{port}/session"
        self._driver = await asyncio.create_subprocess_exec(
            *("WebKitWebDriver", f"--port={port}"),
            env=os.environ | {"HOME": str(home), "DISPLAY": f":{display}", "GTK_THEME": "Adwaita:dark"},
            stderr=asyncio.subprocess.DEVNULL,
        )
        await self._until_it_listens(f"http://127.0.0.1:{port}/status")
        wanted = {
            "proxy": {"proxyType": "manual", "httpProxy": self._proxy.address},
            "webkitgtk:browserOptions": {"binary": str(browser), "args": BROWSER_OPTIONS},
        }
        session = await self._send("POST", "", {"capabilities": {"alwaysMatch": wanted}})
        self._session += f"/{session['sessionId']}"
        self._first = self._current = await self._send("GET", "/window")

    async def _until_it_listens(self, url: str) -> None:
        async with asyncio.timeout(GUARD):
            while True:
                try:
                    async with self._web.get(url):
                        return
                except aiohttp.ClientConnectionError:
                    assert self._driver.returncode is None, "WebKitWebDriver does not start."
                    # It writes nothing when it listens, so nothing can be waited for.
                    await asyncio.sleep(0.05)

    async def ask(self, method: str, path: str, body: dict[str, Any], handle: str) -> Any:
        """One question of the protocol about the window of that handle, and its answer."""
        async with self._one:
            if handle != self._current:
                await self._send("POST", "/window", {"handle": handle})
                self._current = handle
            return await self._send(method, path, body)

    async def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        sent = json.dumps(body or {}) if method == "POST" else None
        async with (
            asyncio.timeout(GUARD),
            self._web.request(method, self._session + path, data=sent) as answer,
        ):
            told = (await answer.json())["value"]
            assert answer.status == 200, (method, path, told)
            return told

    async def _handles(self) -> set[str]:
        return set(await self.ask("GET", "/window/handles", {}, self._first))

    async def page(self, url: str, size: Size = WIDE, agent: str | None = None) -> Window:
        """Open a page in a window of that size; it always calls itself the same."""
        assert agent is None
        known = await self._handles()
        await self.ask("POST", "/execute/sync", {"script": OPEN, "args": [url, *size]}, self._first)
        async with asyncio.timeout(GUARD):
            while not (new := await self._handles() - known):
                await self.ask("POST", "/execute/async", {"script": DRAWN, "args": []}, self._first)
        window = Window(self, new.pop())
        await window.until("location.href !== 'about:blank'")
        await window.until(f"innerWidth === {size[0]} && innerHeight === {size[1]}")
        return window

    async def stop(self) -> None:
        await self._send("DELETE", "")
        await self._web.close()
        self._driver.terminate()
        await self._driver.wait()
        await self._proxy.stop()
        self._display.terminate()
        await self._display.wait()
