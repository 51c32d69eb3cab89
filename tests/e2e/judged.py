"""What keeps people out of a page, and what leaves its frame: asked of any page, on every size of screen."""

from __future__ import annotations

from collections.abc import AsyncIterator

from playwright.async_api import Page, ViewportSize

from tests.e2e.couch import PHONE, SCREEN
from tests.e2e.served import ROOT
from tests.e2e.tour import Stop

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
  const feet = '.page-foot, .paper-foot, .reactions-foot, .hand, .actionbar';
  for (const foot of document.querySelectorAll(feet)) {
    const { bottom } = foot.getBoundingClientRect();
    if (bottom > height + 1) found.push(`${name(foot)} ends at ${bottom} of ${height}`);
  }
  return found;
}"""


async def barriers(stop: Stop) -> list[str]:
    """What a person cannot see, hear or reach there: a line each."""
    await stop.page.page.evaluate(AXE.read_text("utf-8"))
    lines: list[str] = await stop.page.page.evaluate(_BARRIERS)
    return lines


async def misfits(stop: Stop) -> AsyncIterator[str]:
    """What is cut, too small or over an edge there: a line each."""
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
