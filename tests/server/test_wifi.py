"""What a phone's camera reads to join a Wi-Fi."""

import pytest

from server.wifi import joining


@pytest.mark.parametrize(
    ("name", "password", "hidden", "text"),
    [
        ("Home", "secret123", False, "WIFI:T:WPA;S:Home;P:secret123;;"),
        ("Home", "secret123", True, "WIFI:T:WPA;S:Home;P:secret123;H:true;;"),
        ("Home", None, False, "WIFI:T:nopass;S:Home;;"),
        ("Café 5", "a b c d e", False, "WIFI:T:WPA;S:Café 5;P:a b c d e;;"),
        ('a;b,c:d"e\\f', '\\;,:"123', False, 'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:\\\\\\;\\,\\:\\"123;;'),
    ],
)
def test_the_text_in_the_code(name: str, password: str | None, hidden: bool, text: str) -> None:
    assert joining(name, password, hidden=hidden) == text
