"""What `couchtisch serve` shows in its terminal: address, code, QR code, the link that proves the owner."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from server import qr
from server.config import Lang

_WORDS: dict[Lang, dict[str, str]] = {
    "de": {
        "title": "Couchtisch läuft.",
        "tv": "Fernseher",
        "phone": "Handys",
        "owner": "Nur für dich",
        "owner_why": "(damit kann dein Handy den Abend leiten; nicht weitergeben)",
        "screen_why": "(damit darf dein Fernseher frühere Abende, Nummern und das WLAN zeigen)",
        "others": "Falls kein Handy hinkommt, versuche",
        "none": "Dieser Computer hat keine Adresse, unter der ein Handy ihn erreicht. Verbinde ihn mit dem"
        " WLAN oder nenne mit --public-url eine.",
        "stop": "Beenden mit Strg-C. Der Abend geht beim nächsten Start weiter.",
        "hosted": "Couchtisch läuft für viele Runden (höchstens {most} zugleich).",
        "hosted_tv": "Jeder Fernseher macht hier mit einem Knopfdruck seinen eigenen Tisch auf:",
        "hosted_phone": "Handys scannen den Code auf ihrem Fernseher. Keine Runde erfährt von einer anderen.",
        "hosted_url": "Tipp: Mit --public-url nennst du die Adresse, die auf den Fernsehern stehen soll;"
        " hinter einem Proxy gehört --trust-proxy dazu.",
        "hosted_stop": "Beenden mit Strg-C. Alle Abende gehen beim nächsten Start weiter.",
    },
    "en": {
        "title": "Couchtisch is running.",
        "tv": "Television",
        "phone": "Phones",
        "owner": "For you alone",
        "owner_why": "(lets your phone be the host; do not pass it on)",
        "screen_why": "(lets your television show earlier evenings, numbers and the Wi-Fi)",
        "others": "If no phone gets there, try",
        "none": "This computer has no address under which a phone could reach it. Connect it to the Wi-Fi,"
        " or name one with --public-url.",
        "stop": "Stop with Ctrl-C. The evening goes on at the next start.",
        "hosted": "Couchtisch is running for many parties ({most} at once at most).",
        "hosted_tv": "Each television opens a table of its own here, at the press of a button:",
        "hosted_phone": "Phones scan the code on their television. No party hears of another.",
        "hosted_url": "Hint: --public-url names the address that the televisions are to show; behind a proxy"
        " --trust-proxy belongs to it.",
        "hosted_stop": "Stop with Ctrl-C. All evenings go on at the next start.",
    },
}


def greeting(
    lang: Lang, links: Sequence[str], local: str, code: str, owner_key: str, *, picture: bool
) -> str:
    """The lines to print at the start.

    `links`: the addresses for phones, the one to show first at the front; `local`: the address on this very
    computer; `picture`: with a QR code, which needs a terminal that can show one.
    """
    words = _WORDS[lang]
    base = links[0] if links else local
    width = max(len(words[name]) for name in ("tv", "phone", "owner"))
    lines = ["", words["title"], ""]
    if links and picture:
        lines += [qr.terminal(f"{base}/{code}"), ""]
    lines += [f"  {words['tv']:{width}}  {base}/"]
    if links:
        lines += [f"  {words['phone']:{width}}  {base}/{code}"]
    lines += [f"  {words['owner']:{width}}  {base}/{code}#owner={owner_key}  {words['owner_why']}"]
    lines += [f"  {'':{width}}  {base}/#owner={owner_key}  {words['screen_why']}", ""]
    if not links:
        lines += [f"  {words['none']}", ""]
    if links[1:]:
        lines += [f"  {words['others']}: {', '.join(f'{link}/{code}' for link in links[1:])}", ""]
    return "\n".join([*lines, words["stop"], ""])


def hosted_greeting(lang: Lang, links: Sequence[str], local: str, most: int, *, named: bool) -> str:
    """The lines to print where each screen opens a party of its own; as `greeting`.

    `named`: the address was given with `--public-url`, and need not be asked for.
    """
    words = _WORDS[lang]
    base = links[0] if links else local
    lines = ["", words["hosted"].format(most=most), "", f"  {words['hosted_tv']}", f"    {base}/", ""]
    lines += [f"  {words['hosted_phone']}", ""]
    if not named:
        lines += [f"  {words['hosted_url'] if links else words['none']}", ""]
    return "\n".join([*lines, words["hosted_stop"], ""])


def shows_pictures(stream: TextIO = sys.stdout) -> bool:
    """Whether half blocks and colours come out as what they are."""
    if not stream.isatty() or os.environ.get("TERM") == "dumb":
        return False
    try:
        "▀▄█".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    if sys.platform == "win32":
        # Consoles from before Windows Terminal take colours after any command, even an empty one.
        os.system("")
    return True
