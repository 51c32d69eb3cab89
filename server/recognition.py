"""How a phone is known again after the house's address has changed.

Its browser keeps what belongs to each address apart, so a rescanned code opens a page that knows no token.
It is taken for the same phone only if it comes from the same place in the home's network, with the same
browser, while exactly one such phone is missing, and calls the house by another address than before.
Under the old address the browser would still have the token: who has none there is somebody else.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from hashlib import blake2b

import msgspec


class Trace(msgspec.Struct, frozen=True):
    """What a connection tells of a phone.

    `phone`: a keyed hash of its address and browser; `house`: what it called us.
    """

    phone: str
    house: str


class Traced(msgspec.Struct, frozen=True):
    """A phone that is missing, and the trace that it left when it was last here."""

    member: int
    trace: Trace | None


def trace(key: str, source: str, browser: str, house: str) -> Trace | None:
    """The trace of a connection; None from the internet, where one address may be a whole town's.

    `key`: a secret of the evening; `source`: the peer's address; `browser`: its User-Agent; `house`: its Host
    """
    try:
        is_near = ipaddress.ip_address(source.split("%")[0]).is_private
    except ValueError:
        return None
    if not is_near:
        return None
    said = f"{source}\n{browser}".encode("utf-8", "replace")
    return Trace(blake2b(said, key=key.encode()[:64], digest_size=16).hexdigest(), house.lower()[:80])


def recognise(seen: Trace | None, missing: Iterable[Traced]) -> int | None:
    """The one member whose phone this must be; None when nobody's, or when it could be two people's."""
    if seen is None:
        return None
    alike = [each for each in missing if each.trace is not None and each.trace.phone == seen.phone]
    if len(alike) != 1 or alike[0].trace is None or alike[0].trace.house == seen.house:
        return None
    return alike[0].member
