"""Every state of every page, from the style guide: nobody is kept out of it, by lamplight and by day."""

from __future__ import annotations

import asyncio
from collections import defaultdict

import pytest
from playwright.async_api import Browser, Page, ViewportSize

from tests.e2e.couch import PHONE, SCREEN
from tests.e2e.judged import AXE
from tests.guide.shows import open_show, page_of, show_names

pytestmark = pytest.mark.asyncio(loop_scope="session")

AT_ONCE = 2
"""Pages that are looked at beside each other."""

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


async def _barriers(page: Page, guide: str, name: str) -> list[str]:
    """What keeps people out of that state, a line each; also what went wrong on the page."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    await open_show(page, guide, name)
    await page.evaluate(AXE.read_text("utf-8"))
    lines: list[str] = await page.evaluate(_BARRIERS, _WCAG)
    return [*faults, *lines]


@pytest.mark.parametrize(("kind", "size"), [("phone", PHONE), ("tv", SCREEN)])
async def test_nobody_is_kept_out_of_any_state(
    browser: Browser, guide: str, kind: str, size: ViewportSize
) -> None:
    pages = [await page_of(browser, size) for _ in range(AT_ONCE)]
    shows = await show_names(pages[0], guide, kind)
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
