"""The style guide's shows, and how a page gets to one."""

from __future__ import annotations

from playwright.async_api import Browser, Page, ViewportSize

PATIENCE = 60_000
"""Milliseconds for what takes one on a computer that has time."""

_NAMES = (
    "Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href').slice('?show='.length))"
)

# Whatever a show presses has been pressed when nothing changes any more; some never stand still.
_SETTLED = """() => new Promise((done) => {
  setTimeout(done, 5000);
  let timer = setTimeout(done, 300);
  new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, 300); })
    .observe(document.body, { childList: true, subtree: true });
})"""


async def page_of(browser: Browser, size: ViewportSize) -> Page:
    """A page of that size; what is higher than wide is a phone."""
    phone = size["width"] < size["height"]
    context = await browser.new_context(
        viewport=size, locale="de-DE", reduced_motion="reduce", has_touch=phone, is_mobile=phone
    )
    context.set_default_timeout(PATIENCE)
    return await context.new_page()


async def show_names(page: Page, guide: str, kind: str) -> list[str]:
    """The names of the guide's shows of that kind of page."""
    await page.goto(guide)
    await page.wait_for_function(
        "document.querySelectorAll('ul').length === document.querySelectorAll('ul:not(:empty)').length"
    )
    await settle(page)
    names: list[str] = await page.evaluate(_NAMES)
    return [name for name in names if name.startswith(f"{kind}/")]


async def open_show(page: Page, guide: str, name: str) -> None:
    """Open that show, and wait until it stands."""
    await page.goto(f"{guide}/?show={name}")
    await page.wait_for_selector("#root > *", state="attached")
    await settle(page)


async def settle(page: Page) -> None:
    """Wait until nothing is added or taken away any more."""
    await page.evaluate(_SETTLED)
