"""Who connects: what a page says of itself in the payload of its connection."""

from __future__ import annotations

from server.wire.values import Code, Games, Id, Message, Secret


class PhoneHello(Message, frozen=True):
    """A phone connects.

    `token`: what `Joined` gave, if it ever did. `tab`: this page; the newest tab of a member wins. `draws`:
    the games that it has views for; of others it is told where things lie.
    """

    protocol: int
    code: Code
    tab: Id
    token: Secret | None = None
    owner: Secret | None = None
    draws: Games = ()


class TvHello(Message, frozen=True):
    """A screen connects.

    `screen`: kept by that browser, and its secret. `owner`: the key in the link that the start printed.
    `code`: of the evening it shows; None: the one of this house. `draws`: as in `PhoneHello`.
    """

    protocol: int
    screen: Id
    owner: Secret | None = None
    code: Code | None = None
    draws: Games = ()
