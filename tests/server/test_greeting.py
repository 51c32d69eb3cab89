"""The first thing that a host sees."""

import io
import re

from server import qr
from server.greeting import greeting, hosted_greeting, shows_pictures

LINKS = ["http://192.168.178.20:8642", "http://10.0.0.5:8642"]
LOCAL = "http://localhost:8642"


def test_address_code_picture_and_key() -> None:
    shown = greeting("de", LINKS, LOCAL, "BCDF", "secret", picture=True)

    assert "Couchtisch läuft" in shown
    assert qr.terminal("http://192.168.178.20:8642/BCDF") in shown
    assert re.search(r"Handys +http://192\.168\.178\.20:8642/BCDF\n", shown)
    assert "http://192.168.178.20:8642/BCDF#owner=secret" in shown
    assert "http://192.168.178.20:8642/#owner=secret" in shown
    assert "versuche: http://10.0.0.5:8642/BCDF" in shown
    assert "localhost" not in shown


def test_both_languages_say_the_same() -> None:
    german, english = (greeting(lang, LINKS, LOCAL, "BCDF", "k", picture=False) for lang in ("de", "en"))

    assert len(german.splitlines()) == len(english.splitlines())
    assert "Couchtisch is running" in english
    assert "\x1b" not in english


def test_without_an_address_no_phone_is_sent_to_itself() -> None:
    shown = greeting("en", [], LOCAL, "BCDF", "secret", picture=True)

    assert "no address under which a phone" in shown
    assert qr.terminal("http://localhost:8642/BCDF") not in shown
    assert "http://localhost:8642/BCDF#owner=secret" in shown


class Terminal(io.TextIOWrapper):
    """A terminal of that encoding."""

    def isatty(self) -> bool:
        return True


def test_a_picture_needs_a_terminal_that_can_show_it() -> None:
    assert shows_pictures(Terminal(io.BytesIO(), "utf-8"))
    assert not shows_pictures(Terminal(io.BytesIO(), "latin-1"))
    assert not shows_pictures(io.StringIO())


def test_a_server_for_many_parties_tells_no_code_and_no_key() -> None:
    german, english = (hosted_greeting(lang, LINKS, LOCAL, 200, named=False) for lang in ("de", "en"))

    assert len(german.splitlines()) == len(english.splitlines())
    assert f"{LINKS[0]}/\n" in english
    assert "200 at once" in english
    assert "#owner" not in german + english
    assert "no address" in hosted_greeting("en", [], LOCAL, 200, named=False)
    assert "--public-url" in english


def test_who_has_named_the_address_is_not_asked_for_it() -> None:
    assert "--public-url" not in hosted_greeting("en", LINKS, LOCAL, 200, named=True)
