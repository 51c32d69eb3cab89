"""Every page in every state: open to all, and in its frame on every size of screen."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, ViewportSize

from tests.e2e.couch import PHONE, SCREEN, Couch
from tests.e2e.served import ROOT, Served
from tests.e2e.tour import Stop, tour

pytestmark = pytest.mark.asyncio(loop_scope="session")

AXE = ROOT / "clients/node_modules/axe-core/axe.min.js"
PHONES: list[ViewportSize] = [{"width": 320, "height": 568}, PHONE, {"width": 844, "height": 390}]
SCREENS: list[ViewportSize] = [{"width": 1920, "height": 1080}, SCREEN]

_BARRIERS = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations
    .filter((each) => ['serious', 'critical'].includes(each.impact))
    .flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target} ${node.failureSummary}`));
}"""

_MISFITS = """({ least, margin }) => {
  const found = [];
  const name = (element) => `.${element.className.baseVal ?? element.className}`;
  const { innerWidth: width, innerHeight: height } = window;
  const page = document.scrollingElement;
  if (page.scrollWidth > width) found.push(`the page is ${page.scrollWidth} wide`);
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const seen = box.width > 1 && box.height > 1 && style.visibility === 'visible' && style.opacity !== '0';
    if (!seen || element.closest('.spoken, [aria-hidden="true"], canvas, svg *')) continue;
    const about = `${name(element)} "${(element.textContent ?? '').slice(0, 30)}"`;
    const own = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.data.trim());
    const longName = /name/.test(name(element)) && style.textOverflow === 'ellipsis'
      && element.textContent.length > 10;
    if (own && !longName && style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      found.push(`${about} is cut: ${element.scrollWidth} in ${element.clientWidth}`);
    if (element.closest('.score, .seats')) continue;
    const control = element.matches('button, input');
    if ((own || control) && (box.left < margin * width - 1 || box.right > width * (1 - margin) + 1))
      found.push(`${about} reaches from ${box.left} to ${box.right}`);
    if (margin > 0 && own && (box.top < margin * height - 1 || box.bottom > height * (1 - margin) + 1))
      found.push(`${about} reaches from ${box.top} down to ${box.bottom}`);
    if (control && (box.width < least || box.height < least) && !element.matches('.hand-card'))
      found.push(`${about} is only ${box.width} x ${box.height}`);
  }
  for (const foot of document.querySelectorAll('.page-foot, .paper-foot, .hand, .actionbar')) {
    const { bottom } = foot.getBoundingClientRect();
    if (bottom > height + 1) found.push(`${name(foot)} ends at ${bottom} of ${height}`);
  }
  return found;
}"""


class Findings(NamedTuple):
    """What is wrong, one line each. A name of more than ten letters may end in dots where room is short."""

    barriers: list[str]
    misfits: list[str]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def findings(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Findings:
    """One walk past all pages, with both questions at each stop."""
    found = Findings([], [])
    house = Served(Path(tmp_path_factory.mktemp("tour")))
    await house.start()
    try:
        couch = Couch(browser, house)
        async for stop in tour(couch):
            found.barriers.extend(f"{stop.name}: {line}" for line in await _barriers(stop))
            found.misfits.extend([line async for line in _misfits(stop)])
        await couch.leave()
    finally:
        await house.stop()
    return found


async def _barriers(stop: Stop) -> list[str]:
    await stop.page.page.evaluate(AXE.read_text("utf-8"))
    lines: list[str] = await stop.page.page.evaluate(_BARRIERS)
    return lines


async def _misfits(stop: Stop) -> AsyncIterator[str]:
    page = stop.page.page
    asked = {"least": 0, "margin": 0.04} if stop.tv else {"least": 44, "margin": 0}
    for size in SCREENS if stop.tv else PHONES:
        await _resize(page, size)
        for line in await page.evaluate(_MISFITS, asked):
            yield f"{stop.name} {size['width']}x{size['height']}: {line}"
    await _resize(page, SCREEN if stop.tv else PHONE)


async def _resize(page: Page, size: ViewportSize) -> None:
    """Give the page another size, and let it be laid out anew before anybody looks or taps."""
    await page.set_viewport_size(size)
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


async def test_nobody_is_kept_out_by_a_page(findings: Findings) -> None:
    assert not findings.barriers, "\n".join(findings.barriers)


async def test_every_page_fits_every_screen(findings: Findings) -> None:
    assert not findings.misfits, "\n".join(findings.misfits)
