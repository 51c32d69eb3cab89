"""The evening's code: four letters that can be read out across a room and hurt nobody."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence

# No vowels (so no words), no Y that serves as one, and one letter of each pair that is mistaken for another, seen
# or heard: B and P, D and T, G and C (Q), F and V (S), M and N.
LETTERS = "BCDFHJKLMRSTWXZ"
LENGTH = 4

# Consonants alone still spell abbreviations and slurs, in German or English. A code that holds one is not given.
_DENIED = (
    "SS SA NSD HH KKK KZ HJ BDM WTF FCK FKC FCT SCK DCK DKC CKS CKR CNT CMT TWT SLT SHT SHZ BTCH BCH BSTR "
    "FTZ FTZE FZ WXR WCHS WCHSR WKR HR HRS DRC SCHW SCHL SCHS SCHT MST KCK KTZ TTT TTS BBS DLD DXD TDT TXD "
    "JDS JD JW JDN RSCH RCH RSS CRP JRK LMR LSR FR FT DMM MRD KLL KILL DTH RB RBF BMB BMBR LSD CRCK MTH XXX SX "
    "SXX SM BDSM HRT JKF FKK LKR STRB STRBN KRBS HTLR HTLR HMLR HSS TRRR TRR ZZZZ MF MFR STFU FML LMFR BLD DF "
    "TRT TRTS RTR RTRD SPST MSS"
).split()


def allowed(code: str) -> bool:
    """Whether a code may be given: of our letters, and with nothing in it that hurts."""
    return len(code) == LENGTH and set(code) <= set(LETTERS) and not any(word in code for word in _DENIED)


def fresh(taken: Collection[str] = (), choose: Callable[[Sequence[str]], str] = secrets.choice) -> str:
    """A new code from a cryptographic source, unlike those in `taken`."""
    while True:
        code = "".join(choose(LETTERS) for _ in range(LENGTH))
        if allowed(code) and code not in taken:
            return code
