"""What proves a person: a secret token on the phone, of which only the hash is kept."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import sha256
from hmac import compare_digest
from typing import TypeVar

T = TypeVar("T")


def fresh() -> str:
    """A new token: 128 bits, fit for a URL."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """What is kept of a token. It has 128 random bits, so that a plain hash is enough."""
    return sha256(token.encode()).hexdigest()


def holder(token: str, hashes: Iterable[tuple[T, str]]) -> T | None:
    """Whose token it is; takes as long whoever it is."""
    wanted, found = digest(token), None
    for who, kept in hashes:
        if compare_digest(wanted, kept):
            found = who
    return found
