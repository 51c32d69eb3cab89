"""The evening's code: letters that can be read out across a room and hurt nobody."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Collection, Sequence

LETTERS = "BCDFGHJKLMPRSTWXZ"
"""No vowels and no Y, so no words; without what looks like another letter: N (M), Q (O), V (U, W)."""

LENGTH = 4
"""In a home: whoever is in its network may see the code anyway."""

HOSTED_LENGTH = 6
"""Where strangers may guess. Four letters make 72,000 codes: with 200 open evenings one guess in 360 would
hit one. Six make 18.6 million, so that it is one in 93,000, at six guesses a minute for each address
(`reception.GUESSES`): ten days for an evening that nobody chose, whose host sees who comes."""

# Consonants alone still spell abbreviations, titles and slurs, German or English; people fill in the vowels.
DENIED = re.compile(
    "SS|HH|HJ|KZ|GSTP|HTLR|HMLR|GBLS|HSS|RSH|KKK|BDM|JD|WTF|LMFR|MF|MFC|MFG|FCK|FKC|"
    "FCKR|FKR|SCK|CCK|DCK|DCKS|DKC|CKS|CRP|SHT|SHTT|SHZ|BTCH|BCH|BSTD|CLT|TWT|SLT|WHR|"
    "HR|HRS|PSS|PSSR|JRK|TTT|BBS|DLD|SX|XXX|SM|BDSM|FG|FGT|TRD|SPST|SPZ|MST|MSST|SCHS|"
    "SCHT|SCHW|SCHL|KCK|KKT|KTZ|PSP|PPS|PMMT|FZ|FCKT|FCKS|RSCH|WCHS|WXR|WKR|PFK|PFFR|"
    "DRC|DRCK|HRL|STRZ|SPCK|ZGR|TRT|CHCK|PLCK|KFFR|KFR|DDT|TDT|TD|MRD|MRDR|KLL|KLLR|"
    "KRBS|KRZ|BMB|GWR|GFT|GRB|LSD|CRCK|CRK|MTH|HRZ|HRTZ"
)
"""What no code holds."""


def allowed(code: str, length: int = LENGTH) -> bool:
    """Whether a code may be given: of our letters, and with nothing in it that hurts."""
    return len(code) == length and set(code) <= set(LETTERS) and not DENIED.search(code)


def fresh(
    taken: Collection[str] = (),
    choose: Callable[[Sequence[str]], str] = secrets.choice,
    length: int = LENGTH,
) -> str:
    """A new code from a cryptographic source, unlike those in `taken`."""
    while True:
        code = "".join(choose(LETTERS) for _ in range(length))
        if allowed(code, length) and code not in taken:
            return code
