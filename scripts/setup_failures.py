"""What can go wrong in a set-up, as one sentence each and what to do about it."""

import errno
import re
import sys
from pathlib import Path

from bundle import BROKEN_INSTALLATION, BROKEN_PAGES


class SetupError(Exception):
    """The set-up failed; the message is for the person who started it."""


NO_SPACE = (
    "The disk is full. Couchtisch needs about 500 MB to set itself up; free some space and start again."
)
NO_NETWORK = (
    "The packages could not be fetched: the internet cannot be reached from here. "
    "The first set-up needs it; check the connection (and a proxy, if there is one) and start again."
)

UNTRUSTED = (
    "The packages could not be fetched: this computer does not trust the certificate that it was shown. "
    "Is its clock right? On a company's network ask who runs it; else use another network and start again."
)
SHOWN_LINES = 40

# What pip and npm print, in words that have been stable over their versions.
_SIGNS = (
    (r"No space left on device|ENOSPC|not enough space on the disk", NO_SPACE),
    (
        r"CERTIFICATE_VERIFY_FAILED|certificate verify failed|CERT_IN_CHAIN|CERT_HAS_EXPIRED|UNABLE_TO_\w+",
        UNTRUSTED,
    ),
    (
        r"Temporary failure in name resolution|Name or service not known|getaddrinfo|nodename nor servname"
        r"|NewConnectionError|NameResolutionError|ConnectTimeout|Connection refused|Network is unreachable"
        r"|ReadTimeout|ProxyError|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|Could not fetch URL",
        NO_NETWORK,
    ),
)


def no_venv() -> SetupError:
    """Debian and Ubuntu pack the standard library's `venv` separately."""
    minor = sys.version_info[1]
    return SetupError(
        "This Python cannot make environments: its venv part is not installed.\n"
        f"On Debian, Ubuntu and the like: sudo apt install python3.{minor}-venv"
    )


def from_os_error(error: OSError, root: Path) -> SetupError:
    """What the system refused, told with the folder it happened in."""
    if error.errno == errno.ENOSPC:
        return SetupError(NO_SPACE)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return SetupError(
            f"Couchtisch may not write in {error.filename or root}. "
            "Put its folder somewhere that is yours, for example in your home folder, and start it there."
        )
    return SetupError(f"The set-up failed: {error}. Delete the folder {root / '.venv'} and start again.")


def from_output(output: str, log: Path) -> SetupError:
    """The failure that a tool's output tells of, or its last lines where it tells of none we know."""
    for sign, sentence in _SIGNS:
        if re.search(sign, output):
            return SetupError(sentence)
    if re.search(r"Permission denied|EACCES|Access is denied", output):
        return SetupError(
            "Something in Couchtisch's folder may not be written to, perhaps because it was once started as "
            "another user. Make the folder yours again, or fetch Couchtisch anew, and start again."
        )
    for beginning in (BROKEN_INSTALLATION, BROKEN_PAGES):
        if beginning in output:
            told = output[output.index(beginning) :].partition("[end of output]")[0]
            return SetupError("\n".join(line.rstrip() for line in told.strip().splitlines()[:SHOWN_LINES]))
    last = [line for line in output.splitlines() if line.strip()][-8:]
    return SetupError(
        "The set-up failed. These are the last lines; all of it stands in "
        f"{log}:\n  "
        + "\n  ".join(last)
        + "\nDelete the folder .venv and start again; if that does not help, "
        "report these lines."
    )
