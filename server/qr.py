"""A link as a QR code: a picture for the TV, characters for a terminal."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import qrcode
from qrcode.image.svg import SvgPathFillImage

QUIET_ZONE = 4
"""Light modules around the code (ISO/IEC 18004 asks for four)."""


def _code(text: str) -> qrcode.QRCode[SvgPathFillImage]:
    code = qrcode.QRCode(
        error_correction=qrcode.constants.ERROR_CORRECT_M, border=QUIET_ZONE, image_factory=SvgPathFillImage
    )
    code.add_data(text)
    code.make(fit=True)
    return code


@lru_cache(maxsize=32)
def svg(text: str) -> bytes:
    """The code as an SVG document: one path on white, its quiet zone included."""
    picture = BytesIO()
    _code(text).make_image().save(picture)
    # Else a screen shows a hair between one module and the next.
    return picture.getvalue().replace(b"<svg ", b'<svg shape-rendering="crispEdges" ', 1)


def terminal(text: str) -> str:
    """The code as lines of half blocks, black on white whatever the terminal's colours are."""
    rows = [[*row] for row in _code(text).get_matrix()]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(_BLOCKS[above, below] for above, below in zip(*pair, strict=True)) for pair in pairs)
    return "\n".join(f"\x1b[30;107m{line}\x1b[0m" for line in lines)


_BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
