"""A certificate and a key that do not serve: a sentence says which is wrong, and what would be right."""

from pathlib import Path

import pytest

from server import certificate

BOTH = (Path(__file__).parents[1] / "hub/localhost.pem").read_text("utf-8")
CERT, KEY = (
    BOTH[: BOTH.index("-----BEGIN PRIVATE KEY-----")],
    BOTH[BOTH.index("-----BEGIN PRIVATE KEY-----") :],
)
ANOTHER_KEY = """\
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgg/fKuGCQ4vAnNXVF
faFHVkjXvFrT8ayo9jhaMj6bGKahRANCAASWagB4FvzMmBh7KIhXur6y64fwqh/F
dTXZ91jutkmc3Scl3rt25nlbbiZIyWbAb2XDgnAyhMA8UgEX46Je32vh
-----END PRIVATE KEY-----
"""
LOCKED_KEY = """\
-----BEGIN ENCRYPTED PRIVATE KEY-----
MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAhSd1lJDKGSoQICCAAw
DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEOgyoD36T2wwbeL9dmr0GIoEgZBR
t1ZWBByiWXYhhc5Gt34pCWuCLF1mehCiAy/u+JueOMQ4jiSXwOMxSo/L+AWZK4o0
P80db4tnrdRIZv4vGCslQ+J/am67TwBX+biKjc5JRZ64dKv9IpCyS1E8RVtse2ox
LGZhmfml0Ytu1Ji7m0aF+32jW7csd/z9yFfaI4exjJ1ypLsnxRBkHFGl1zQyZxc=
-----END ENCRYPTED PRIVATE KEY-----
"""
BROKEN_KEY = ANOTHER_KEY.replace("MIG", "MIH")


def fault(tmp_path: Path, cert: str, key: str) -> str | None:
    (tmp_path / "cert.pem").write_text(cert)
    (tmp_path / "key.pem").write_text(key)
    return certificate.fault(tmp_path / "cert.pem", tmp_path / "key.pem")


@pytest.mark.parametrize(("cert", "key"), [(CERT, KEY), (BOTH, BOTH)])
def test_a_certificate_and_its_key_serve(tmp_path: Path, cert: str, key: str) -> None:
    assert fault(tmp_path, cert, key) is None


@pytest.mark.parametrize(
    ("cert", "key", "said"),
    [
        (CERT, ANOTHER_KEY, "key.pem is not the key of"),
        ("hallo", KEY, "cert.pem is no certificate; --tls-cert names a PEM file"),
        ("", "", "cert.pem is no certificate"),
        (KEY, CERT, "cert.pem is no certificate"),
        (CERT, "hallo", "key.pem is no key; --tls-key names a PEM file"),
        (CERT, CERT, "key.pem is no key"),
        (CERT, LOCKED_KEY, "key.pem needs a passphrase; --tls-key names a key that opens without one"),
        (CERT, BROKEN_KEY, "key.pem do not serve HTTPS ("),
    ],
)
def test_what_does_not_fit_is_named(tmp_path: Path, cert: str, key: str, said: str) -> None:
    told = fault(tmp_path, cert, key)

    assert told is not None
    assert said in told
    assert "\n" not in told


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "cert.pem").write_text(CERT)

    told = certificate.fault(tmp_path / "cert.pem", tmp_path)

    assert told == f"{tmp_path} cannot be read: Is a directory"
