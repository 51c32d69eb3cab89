"""What one connection or one address can do to the others, in numbers."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Seconds and counts that bound what one connection or one address can do to the others.

    `ping_every` and `pong_within` together are the time after which a silent phone counts as gone. A
    connection that has not asked anything, to its last byte, `request_within` is closed. `strangers_…`: what
    all pages of one address together may say that have not joined.
    """

    ping_every: int = 5
    pong_within: int = 5
    request_within: float = 30.0
    hello_within: float = 8.0
    send_within: float = 8.0
    frames_a_second: float = 20.0
    frames_at_once: float = 60.0
    strangers_a_second: float = 40.0
    strangers_at_once: float = 300.0
    nonsense: int = 8
    connections: int = 96
    connections_a_second: float = 8.0
    connections_at_once: float = 96.0
