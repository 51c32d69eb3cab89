"""How much of something may happen in a time: what the house grants a connection, an address, a log."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable

Now = Callable[[], float]


class Allowance:
    """At most `burst` at once, and `rate` a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_now", "_rate")

    def __init__(self, rate: float, burst: float, now: Now) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._at = burst, now()

    def take(self) -> float:
        """Take one: 0.0 if it was granted, else the seconds until it would be, and nothing is taken."""
        at = self._now()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        # Who waits as long as told has one, also where sums of floats miss it by a hair.
        if self._left < 1.0 - 1e-6:
            return (1.0 - self._left) / self._rate
        self._left -= 1.0
        return 0.0

    @property
    def is_used_up(self) -> bool:
        """Whether nothing is granted now."""
        return self._left + (self._now() - self._at) * self._rate < 1.0


class Allowances:
    """One allowance for each address or person; those used last are kept, `most` of them."""

    def __init__(self, rate: float, burst: float, now: Now, most: int = 1024) -> None:
        self._rate, self._burst, self._now, self._most = rate, burst, now, most
        self._of: OrderedDict[str, Allowance] = OrderedDict()

    def of(self, source: str) -> Allowance:
        """What that address is granted."""
        allowance = self._of.pop(source, None) or Allowance(self._rate, self._burst, self._now)
        self._of[source] = allowance
        if len(self._of) > self._most:
            self._of.popitem(last=False)
        return allowance

    def take(self, source: str) -> float:
        """As `Allowance.take`, for that address."""
        return self.of(source).take()

    def is_used_up(self, source: str) -> bool:
        """Whether nothing is granted to that address now; takes nothing."""
        allowance = self._of.get(source)
        return allowance is not None and allowance.is_used_up


def household(source: str) -> str:
    """The address that limits count: with IPv6 a household has all that begin with the same 64 bits."""
    try:
        address = ipaddress.ip_address(source.split("%")[0])
    except ValueError:
        return source
    if isinstance(address, ipaddress.IPv4Address):
        return source
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
