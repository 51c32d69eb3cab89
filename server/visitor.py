"""A page that is connected, as its evening knows it."""

from __future__ import annotations

from typing import Literal

from server import tokens, wire
from server.frames import Shown
from server.packets import PHONE, TV
from server.recognition import Trace
from server.sockets import Pipe

Hello = wire.PhoneHello | wire.TvHello
Farewell = Literal["removed", "replaced", "closed", "moved"]


class Visitor:
    """A page that is connected. `member`: whose phone it is; None for a screen, and before one joined.

    `draws`: the games that the page has views for. `screen`: what the evening calls a screen; its own id is a
    secret of its browser. `arrived`: it can be told something; `seen_off`: with what last word, which it is
    told then if it has not arrived yet. `seen`: the last event that it was told of. `shown`: what it shows in
    its `version`; None: it needs a whole view.
    """

    __slots__ = (
        "arrived",
        "draws",
        "hello",
        "joined",
        "member",
        "namespace",
        "owner",
        "pipe",
        "screen",
        "seen",
        "seen_off",
        "shown",
        "sid",
        "trace",
        "version",
    )

    def __init__(self, sid: str, hello: Hello, pipe: Pipe) -> None:
        self.sid = sid
        self.hello = hello
        self.pipe = pipe
        self.namespace = PHONE if isinstance(hello, wire.PhoneHello) else TV
        self.draws = frozenset(hello.draws)
        self.screen = screen_name(hello) if isinstance(hello, wire.TvHello) else ""
        self.owner = False
        self.member: int | None = None
        self.trace: Trace | None = None
        self.joined: wire.Joined | None = None
        self.arrived = False
        self.seen_off: Farewell | None = None
        self.version = 0
        self.shown: Shown | None = None
        self.seen = 0


def screen_name(hello: wire.TvHello) -> str:
    """What an evening calls a screen: a hash, since the screen's own id proves that it is this browser."""
    return tokens.digest(hello.screen)[:32]
