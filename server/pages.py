"""What a browser gets: the two pages, what belongs to them, and plain words where they cannot run."""

from __future__ import annotations

import re
from pathlib import Path

from aiohttp import web

WEB = Path(__file__).parent / "web"
"""Where the built pages are: `tv/` and `phone/`, each with an `index.html`."""

_OLDEST_CHROME = 68
_CHROME = re.compile(r"Chrome/(\d+)\.")
_HASHED = re.compile(r"[-.][\w-]{8}\.\w+$")
_ICON = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" '
    b'fill="#5b3a24"/><rect x="10" y="6" width="12" height="17" rx="2" fill="#fbf4e4"/>'
    b'<path d="M16 10l3.5 4.5L16 19l-3.5-4.5z" fill="#b3261e"/></svg>'
)
# Said here, since what the system believes may be wrong, and browsers run no script of another kind.
_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".mp4": "video/mp4",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webm": "video/webm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_NO_SCRIPT = (
    "<noscript>Diese Seite braucht JavaScript. Bitte schalte es ein und lade die Seite neu.<br>"
    "This page needs JavaScript. Please turn it on and load the page again.</noscript>"
)
_NOT_BUILT = (
    "Die Seiten sind noch nicht gebaut. Bitte einmal starten mit: python3 scripts/play.py",
    "The pages have not been built yet. Please start once with: python3 scripts/play.py",
)
_TOO_OLD = (
    "Dieser Browser ist zu alt für den Couchtisch. Es hilft ein Browser ab Chrome 68, Firefox 68 oder "
    "Safari 12, auf dem Fernseher zum Beispiel ein Stick, eine Box oder ein Rechner am HDMI-Kabel.",
    "This browser is too old for Couchtisch. What helps is Chrome 68, Firefox 68, Safari 12 or newer; "
    "for the TV, say, a stick, a box or a computer on the HDMI cable.",
)


def is_too_old(agent: str) -> bool:
    """Whether a browser that names itself so cannot run the pages."""
    chrome = _CHROME.search(agent)
    return bool(chrome and int(chrome[1]) < _OLDEST_CHROME) or "MSIE " in agent or "Trident/" in agent


def plain(status: int, german: str, english: str) -> web.Response:
    """A page of two sentences that any browser can show, to be read from a couch.

    Its looks are attributes: the oldest browsers know no others, and newer ones take no style in a page.
    """
    html = (
        '<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Couchtisch</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head>'
        '<body bgcolor="#1d140f" text="#f4e8d4"><table role="presentation" width="100%" cellpadding="32">'
        '<tr><td align="center"><font face="Georgia, serif"><font color="#f0bf5c" size="7">Couchtisch</font>'
        f'<font size="6"><p>{german}</p><p lang="en">{english}</p></font></font></td></tr></table>'
        "</body></html>"
    )
    return web.Response(
        status=status, text=html, content_type="text/html", headers={"Cache-Control": "no-store"}
    )


def page(request: web.Request, name: str) -> web.Response:
    """The page of that name, for the browser that asks; never kept by it."""
    agent = request.headers.get("User-Agent", "")
    if is_too_old(agent):
        engine = re.sub(r"[^\w ./;()-]", "", agent)[:160]
        return plain(200, _TOO_OLD[0], f"{_TOO_OLD[1]}<br><small>{engine}</small>")
    try:
        html = (WEB / name / "index.html").read_text("utf-8")
    except FileNotFoundError:
        return plain(503, *_NOT_BUILT)
    html = re.sub(r"(<body[^>]*>)", rf"\1{_NO_SCRIPT}", html, count=1)
    return web.Response(text=html, content_type="text/html", headers={"Cache-Control": "no-store"})


def static(request: web.Request) -> web.StreamResponse:
    """A file that belongs to a page, packed where it has a packed twin and the browser can unpack that.

    A name with a hash in it always means the same: it is kept for good.
    """
    name = request.match_info["file"]
    file = _file(request.match_info["page"], name)
    if file is None:
        return web.Response(status=404, text="There is no such file here.\n")
    caching = "public, max-age=31536000, immutable" if _HASHED.search(name) else "no-cache"
    kind = _KINDS.get(file.suffix, "application/octet-stream")
    return web.FileResponse(file, headers={"Cache-Control": caching, "Content-Type": kind})


def _file(page: str, name: str) -> Path | None:
    """The built file of that name, if there is one."""
    try:
        file = (WEB / page / name).resolve()
        return file if file.is_relative_to(WEB.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no name that a file of this system could have
        return None


async def icon(_: web.Request) -> web.Response:
    """Browsers ask for it unasked."""
    return web.Response(body=_ICON, content_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})
