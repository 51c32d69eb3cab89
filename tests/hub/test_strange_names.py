"""Names of people who mean no good, over real connections: what all others are shown, and the log."""

from __future__ import annotations

import unicodedata

import pytest
from msgspec import msgpack

from tests.hub.conftest import Open
from tests.hub.pages import Page

STRANGE = {
    "markup": ("<img src=x onerror=alert(1)>", "<img src=x onerr"),
    "a closing tag": ("</script><script>", "</script><script"),
    "turned around": ("\u202eannA\u202c\u2066x\u2069", "annAx"),
    "nothing between": ("A\u200bd\u200d\u2060a\ufeff", "Ada"),
    "towers": ("Z\u0321\u0322\u0327\u0328\u0331\u0332\u0333" * 4, None),
    "a tower": ("Z" + "\u0335" * 63, None),
    "lines": ("A\r\nSet-Cookie: a=1\x00\x1b[2J", "A Set-Cookie: a="),
    "wide": ("\ufdfd" * 40, "\ufdfd" * 16),
    "tags of a flag": ("\U0001f3f4\U000e0067\U000e0062\U000e007f", "\U0001f3f4"),
}
NOBODY: dict[str, object] = {
    "nothing": "",
    "nothing that is seen": "\u200b\u200d\u2060",
    "a mark that turns": "\u202e",
    "marks alone": "\u0301" * 20,
    "a blank letter": "\u3164",
    "ten thousand letters": "A" * 10_000,
    "five thousand marks": "\u0301" * 5_000,
    "a number": 7,
    "a list": ["Ada"],
}


def shown(page: Page) -> list[str]:
    """The names of people as that page has them."""
    return [member["name"] for member in page.view["party"]["members"]]


@pytest.mark.parametrize(("typed", "expected"), STRANGE.values(), ids=STRANGE)
async def test_a_strange_name_is_shown_short_and_still(house: Open, typed: str, expected: str | None) -> None:
    tv, ada, eve = await house.tv(), await house.phone("Ada"), await house.phone()
    await eve.join(typed)
    name = house.party.members[1].name
    for page in (tv, ada):
        await page.until(lambda view: len(view["party"]["members"]) == 2)
        assert shown(page)[1] == name
    if expected is not None:
        # Who has somebody's name has a number behind it.
        assert name.removesuffix(" 2") == expected
    assert len(name) <= 64
    assert not any(unicodedata.category(char)[0] == "C" for char in name)
    assert sum(unicodedata.category(char)[0] == "M" for char in name) <= 3 * 16

    assert (await ada.ask("change", name=typed))["type"] == "done"
    renamed = house.party.members[0].name
    await tv.until(lambda _: shown(tv) == [renamed, name])
    assert (await ada.order("start"))["type"] == "done"
    await tv.until(lambda view: view["table"] and view["table"]["seats"][1]["name"] == name)


@pytest.mark.parametrize("typed", NOBODY.values(), ids=NOBODY)
async def test_what_is_no_name_is_refused_and_nobody_hears_of_it(
    house: Open, caplog: pytest.LogCaptureFixture, typed: object
) -> None:
    tv, ada, eve = await house.tv(), await house.phone("Ada"), await house.phone()
    for page, intent in ((eve, "join"), (ada, "change")):
        answer = await page.ask(intent, name=typed)
        assert answer["reason"] in ("name_empty", "message")
    assert (await ada.order("save_programme", name=typed))["type"] == "refused"
    assert [member.name for member in house.party.members] == ["Ada"]
    await tv.look()
    assert shown(tv) == ["Ada"]
    assert b"A" * 100 not in msgpack.encode(tv.updates)
    for line in caplog.messages:
        assert len(line) < 260
        assert "AAAA" not in line
        assert "\u0301" not in line
