"""Under which names the house answers, to which pages, with what headers; and its pages."""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict
from yarl import URL

from server import pages
from server.door import Door
from tests.hub.conftest import Open, opened
from tests.hub.raw import dialled

CERTIFICATE = Path(__file__).parent / "localhost.pem"
"""A certificate that nobody trusts, with its key: for these tests alone."""


@pytest.fixture
async def web() -> AsyncIterator[aiohttp.ClientSession]:
    """Something that asks like a browser."""
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with pages that were built."""
    for name in ("tv", "phone"):
        (tmp_path / "web" / name / "assets").mkdir(parents=True)
        (tmp_path / "web" / name / "index.html").write_text(
            f"<html><body class=x><p>{name}</p></body></html>"
        )
        (tmp_path / "web" / name / "assets" / "index-CS7GcS2J.js").write_text("1")
        (tmp_path / "web" / name / "sound.ogg").write_text("1")
    (tmp_path / "secret").write_text("secret")
    monkeypatch.setattr(pages, "WEB", tmp_path / "web")
    return tmp_path / "web"


@pytest.mark.parametrize(
    "name", ["127.0.0.1", "192.168.1.20:8642", "[fd00::1]:8642", "localhost", "LOCALHOST:1"]
)
async def test_it_answers_under_any_address(house: Open, web: aiohttp.ClientSession, name: str) -> None:
    async with web.get(f"{house.url}/health", headers={"Host": name}) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("name", ["evil.example", "127.0.0.1.evil.example", "couch.test", "", "a:b:c"])
async def test_it_answers_under_no_other_name(house: Open, web: aiohttp.ClientSession, name: str) -> None:
    async with web.get(f"{house.url}/health", headers={"Host": name}) as answer:
        assert answer.status in (400, 421)


async def test_it_answers_under_the_names_it_was_told(tmp_path: Path, web: aiohttp.ClientSession) -> None:
    public = "https://games.example.org"
    async with opened(tmp_path, allow_host=("couch.test",), public_url=public) as house:
        for name, status in (("couch.test:8642", 200), ("games.example.org", 200), ("example.org", 421)):
            async with web.get(f"{house.url}/health", headers={"Host": name}) as answer:
                assert answer.status == status


@pytest.mark.parametrize("said", [("them, me",), ("them , me ",), ("them", "me"), ("them, others", "me")])
@pytest.mark.parametrize("name", ["X-Forwarded-For", "X-Forwarded-Host"])
def test_a_proxy_is_believed_what_it_says_itself(name: str, said: tuple[str, ...]) -> None:
    """It may write that behind what it was sent, in the same line or in one of its own."""
    request = make_mocked_request("GET", "/", CIMultiDict((name, value) for value in said))
    door = Door([], trust_proxy=True)

    assert (door.source if name.endswith("For") else door.host)(request) == "me"


async def test_a_stranger_s_page_gets_no_connection(house: Open) -> None:
    async with dialled(house.url, Origin=house.url):
        pass
    for origin in (
        "http://evil.example",
        "null",
        "http://[",
        house.url + ".evil.example",
        house.url.replace("127", "128"),
    ):
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            async with dialled(house.url, Origin=origin):
                pass


async def test_pages_over_tls_are_our_own_too(tmp_path: Path) -> None:
    async with opened(tmp_path, tls_cert=CERTIFICATE, tls_key=CERTIFICATE) as house:
        url = house.url.replace("http:", "https:")
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        connector = aiohttp.TCPConnector(ssl=trusting)
        async with aiohttp.ClientSession(connector=connector) as session:
            path = f"{url}/socket.io/?EIO=4&transport=websocket"
            async with session.ws_connect(path, headers={"Origin": url}) as socket:
                assert (await socket.receive_str()).startswith("0{")
            with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
                await session.ws_connect(path, headers={"Origin": "https://evil.example"})


async def test_a_connection_is_never_compressed(house: Open) -> None:
    async with dialled(house.url, **{"Sec-WebSocket-Extensions": "permessage-deflate"}) as raw:
        assert raw.socket.compress == 0


async def test_long_polling_is_not_spoken(house: Open, web: aiohttp.ClientSession) -> None:
    async with web.get(f"{house.url}/socket.io/?EIO=4&transport=polling") as answer:
        assert answer.status == 400
    async with web.post(f"{house.url}/socket.io/?EIO=4&transport=polling", data="x" * 100_000) as answer:
        assert answer.status in (400, 405)
    assert not house.reception.sockets.pipes


@pytest.mark.usefixtures("built")
async def test_the_pages_and_what_belongs_to_them(house: Open, web: aiohttp.ClientSession) -> None:
    for path, name in (
        ("/", "tv"),
        (f"/{house.code}", "phone"),
        (f"/{house.code.lower()}", "phone"),
        ("/QQQQ", "phone"),
    ):
        async with web.get(house.url + path) as answer:
            text = await answer.text()
            assert f"<p>{name}</p>" in text
            assert "<noscript>" in text
            assert answer.headers["Cache-Control"] == "no-store"
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert "Set-Cookie" not in answer.headers
    async with web.get(f"{house.url}/static/tv/assets/index-CS7GcS2J.js") as answer:
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.content_type == "text/javascript"
    async with web.get(f"{house.url}/static/phone/sound.ogg") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(("accepted", "packed"), [("gzip, deflate", "gzip"), ("gzip, br", "br"), ("", None)])
async def test_a_packed_twin_goes_to_who_can_unpack_it(
    house: Open, built: Path, accepted: str, packed: str | None
) -> None:
    file = built / "phone/assets/index-CS7GcS2J.js"
    for suffix in (".gz", ".br"):
        file.with_name(file.name + suffix).write_bytes(suffix.encode())
    url = f"{house.url}/static/phone/assets/{file.name}"
    async with (
        aiohttp.ClientSession(auto_decompress=False) as plain,
        plain.get(url, headers={"Accept-Encoding": accepted}) as answer,
    ):
        assert answer.headers.get("Content-Encoding") == packed
        assert answer.content_type == "text/javascript"
        assert "immutable" in answer.headers["Cache-Control"]
        assert await answer.read() == {"gzip": b".gz", "br": b".br", None: b"1"}[packed]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/static/tv/../../secret",
        "/static/tv/%2e%2e/%2e%2e/secret",
        "/static/tv/assets",
        "/static/tv/%00",
        "/static/tv/" + 3000 * "a",
        "/x/y",
    ],
)
async def test_nothing_else_is_served(house: Open, web: aiohttp.ClientSession, path: str) -> None:
    async with web.get(URL(house.url + path, encoded=True)) as answer:
        assert answer.status == 404
        assert "secret" not in await answer.text()


async def test_pages_that_were_not_built_say_what_to_do(
    house: Open, web: aiohttp.ClientSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "WEB", tmp_path / "nothing")
    async with web.get(house.url) as answer:
        assert answer.status == 503
        assert "scripts/play.py" in await answer.text()


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("agent", "old"),
    [
        ("Mozilla/5.0 (Linux; Tizen 2.3) AppleWebKit/538.1 Chrome/47.0.2526.69 TV Safari/538.1", True),
        ("Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko", True),
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36", False),
        ("Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/68.0.3440.106 Safari/537.36", False),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) Version/15.0 Safari/604.1", False),
        ("<script>alert(1)</script> Chrome/40.0", True),
    ],
)
async def test_a_browser_that_is_too_old_is_told_so(
    house: Open, web: aiohttp.ClientSession, agent: str, old: bool
) -> None:
    async with web.get(house.url, headers={"User-Agent": agent}) as answer:
        text = await answer.text()
        assert ("zu alt" in text) is old
        assert "<script>" not in text


async def test_the_picture_leads_to_the_evening(tmp_path: Path, web: aiohttp.ClientSession) -> None:
    async with opened(tmp_path, public_url="http://192.168.1.20:8642") as house:
        tv = await house.tv()
        assert tv.view["party"]["url"] == f"http://192.168.1.20:8642/{house.code}"
        async with web.get(house.url + tv.view["party"]["qr"]) as answer:
            assert answer.status == 200
            assert answer.content_type == "image/svg+xml"
        async with web.get(f"{house.url}/qr/QQQQ.svg") as answer:
            assert answer.status == 404


async def test_no_phone_is_ever_shown_a_loopback_address(house: Open, web: aiohttp.ClientSession) -> None:
    tv = await house.tv()
    assert tv.view["party"]["url"] is None
    assert tv.view["party"]["qr"] is None
    async with web.get(f"{house.url}/qr/{house.code}.svg") as answer:
        assert answer.status == 404


async def test_a_phone_s_visit_is_noted(tmp_path: Path) -> None:
    async with opened(tmp_path, trust_proxy=True) as house, aiohttp.ClientSession() as session:
        for source, visited in (("127.0.0.1", False), ("192.168.1.33", True)):
            async with session.get(f"{house.url}/{house.code}", headers={"X-Forwarded-For": source}):
                pass
            async with session.get(f"{house.url}/health") as answer:
                assert await answer.json() == {"ok": True, "code": house.code, "visited": visited}
