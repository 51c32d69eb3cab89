"""A certificate and its key: what serves HTTPS with them, and in words what keeps them from it."""

from __future__ import annotations

import ssl
from pathlib import Path


def of(cert: Path | None, key: Path | None) -> ssl.SSLContext | None:
    """What serves HTTPS with these two; None without them. Raises `OSError` where they cannot."""
    if cert is None or key is None:
        return None
    found = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    # A passphrase, or else the terminal is asked for one, at every start and in the midst of it.
    found.load_cert_chain(cert, key, password="")
    return found


def fault(cert: Path, key: Path) -> str | None:
    """What keeps these two from serving, in a sentence with what would be right; None when they fit."""
    for file in (cert, key):
        try:
            file.read_bytes()
        except OSError as error:
            return f"{file} cannot be read: {error.strerror or error}"
    try:
        of(cert, key)
    except OSError as error:
        return _misfit(cert, key, error)
    return None


def _misfit(cert: Path, key: Path, refused: OSError) -> str:
    # OpenSSL names a file of the wrong kind by the number of a line of its own source.
    if "MISMATCH" in (getattr(refused, "reason", None) or ""):
        return f"{key} is not the key of {cert}; --tls-key names the one that this certificate was made with"
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).load_verify_locations(cert)
    except OSError:
        return f"{cert} is no certificate; --tls-cert names a PEM file (-----BEGIN CERTIFICATE-----)"
    written = key.read_bytes()
    if b"PRIVATE KEY-----" not in written:
        return f"{key} is no key; --tls-key names a PEM file (-----BEGIN PRIVATE KEY-----)"
    if b"ENCRYPTED" in written:
        return f"{key} needs a passphrase; --tls-key names a key that opens without one"
    return f"{cert} and {key} do not serve HTTPS ({refused}); have them made anew, RSA with 2048 bits or more"
