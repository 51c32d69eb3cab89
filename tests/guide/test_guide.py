"""Every state of every page, from the style guide: nobody is kept out of it, by lamplight and by day."""

from __future__ import annotations

import asyncio
from collections import defaultdict

import pytest
from playwright.async_api import Browser, Page, ViewportSize

from tests.e2e.couch import PHONE, SCREEN
from tests.e2e.judged import AXE

pytestmark = pytest.mark.asyncio(loop_scope="session")

PATIENCE = 60_000
"""Milliseconds for what takes one on a computer that has time."""
AT_ONCE = 2
"""Pages that are looked at beside each other."""

_SHOWS = (
    "Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href').slice('?show='.length))"
)

# Whatever a show presses has been pressed when nothing changes any more; some never stand still.
_SETTLED = """() => new Promise((done) => {
  setTimeout(done, 5000);
  let timer = setTimeout(done, 300);
  new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, 300); })
    .observe(document.body, { childList: true, subtree: true });
})"""

_WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
_BARRIERS = """async (tags) => {
  const about = (found) => found.violations.flatMap((each) => each.nodes.map(
    (node) => `${each.id}: ${node.target} ${node.failureSummary.split('\\n').pop().trim()}`));
  const all = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  });
  document.documentElement.dataset.theme = 'light';
  const day = await axe.run(document, {
    runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'],
  });
  return [...about(all), ...about(day).map((line) => `by day, ${line}`)];
}"""


async def _page(browser: Browser, size: ViewportSize) -> Page:
    phone = size["width"] < size["height"]
    context = await browser.new_context(
        viewport=size, locale="de-DE", reduced_motion="reduce", has_touch=phone, is_mobile=phone
    )
    context.set_default_timeout(PATIENCE)
    return await context.new_page()


async def _shows(page: Page, guide: str, kind: str) -> list[str]:
    """The names of the guide's shows of that kind of page."""
    await page.goto(guide)
    await page.wait_for_function(
        "document.querySelectorAll('ul').length === document.querySelectorAll('ul:not(:empty)').length"
    )
    await page.evaluate(_SETTLED)
    names: list[str] = await page.evaluate(_SHOWS)
    return [name for name in names if name.startswith(f"{kind}/")]


async def _barriers(page: Page, guide: str, name: str) -> list[str]:
    """What keeps people out of that state, a line each; also what went wrong on the page."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    await page.goto(f"{guide}/?show={name}")
    await page.wait_for_selector("#root > *", state="attached")
    await page.evaluate(_SETTLED)
    await page.evaluate(AXE.read_text("utf-8"))
    lines: list[str] = await page.evaluate(_BARRIERS, _WCAG)
    return [*faults, *lines]


@pytest.mark.parametrize(("kind", "size"), [("phone", PHONE), ("tv", SCREEN)])
async def test_nobody_is_kept_out_of_any_state(
    browser: Browser, guide: str, kind: str, size: ViewportSize
) -> None:
    pages = [await _page(browser, size) for _ in range(AT_ONCE)]
    shows = await _shows(pages[0], guide, kind)
    assert len(shows) > 80
    found: defaultdict[str, list[str]] = defaultdict(list)
    left = iter(shows)

    async def look(page: Page) -> None:
        for name in left:
            for line in await _barriers(page, guide, name):
                found[line].append(name)

    await asyncio.gather(*(look(page) for page in pages))
    for page in pages:
        await page.context.close()
    assert not found, "\n".join(f"{', '.join(names[:3])}: {line}" for line, names in found.items())
