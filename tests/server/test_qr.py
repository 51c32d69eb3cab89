"""QR codes: what a phone's camera needs, in a picture and in a terminal."""

import re
import xml.etree.ElementTree as ET

from server import qr

LINK = "http://192.168.178.20:8642/BCDF"


def modules(terminal: str) -> list[list[bool]]:
    """What a terminal shows, as dark modules again."""
    rows: list[list[bool]] = []
    for line in terminal.splitlines():
        assert line.startswith("\x1b[30;107m")
        assert line.endswith("\x1b[0m")
        shown = re.sub(r"\x1b\[[0-9;]*m", "", line)
        rows += [[mark in "▀█" for mark in shown], [mark in "▄█" for mark in shown]]
    return rows


def test_the_picture_is_one_path_on_white_with_a_quiet_zone() -> None:
    picture = ET.fromstring(qr.svg(LINK))
    (background,) = picture.findall("{*}rect")
    (path,) = picture.findall("{*}path")

    assert background.get("fill") == "white"
    starts = [float(x) for x in re.findall(r"M([\d.]+),", path.get("d", ""))]
    assert min(starts) == 4
    assert picture.get("shape-rendering") == "crispEdges"
    assert "viewBox" in picture.attrib


def test_the_picture_is_made_once_for_a_link() -> None:
    assert qr.svg(LINK) is qr.svg(LINK)
    assert qr.svg(LINK) != qr.svg(LINK + "X")


def test_the_terminal_shows_the_same_code() -> None:
    shown = modules(qr.terminal(LINK))
    code = [[bool(dark) for dark in row] for row in qr._code(LINK).get_matrix()]

    assert shown[: len(code)] == code
    assert not any(any(row) for row in shown[len(code) :])
    assert not any(any(row) for row in shown[:4])
