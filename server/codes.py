"""The evening's code: four letters that can be read out across a room and hurt nobody."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence

LETTERS = "BCDFGHJKLMPRSTWXZ"
"""No vowels and no Y, so no words; without what looks like another letter: N (M), Q (O), V (U, W)."""

LENGTH = 4

# Consonants alone still spell abbreviations, titles and slurs, and people fill in the vowels. Held to be one
# wherever it stands in a code.
_DENIED = """
    SS SA HH HJ KZ GSTP HTLR HMLR GBLS HSS RSH KKK BDM RAF DSCHL JD WTF STFU GTFO LMFR MF MFC MFG FCK
    FKC FCC FCKR FKR SCK CCK DCK DCKS DKC CKS CRP SHT SHTT SHZ BTCH BCH BSTD CMT CLT TWT SLT WHR HR HRS
    PHK PHC PRC PRCK PSS PSSR PSY JRK JZZ WNK TTS TTT BBS DLD SX XXX SM BDSM PRN FG FGT DG GG TRD RTRD
    SPST SPZ MST MSST SCHS SCHT SCHW SCHL KCK KKT KTZ PSP PPS PMM PMMT FTZ FTT FZ FCKT FCKS RSCH RCH
    WCHS WXR WKR WLX PFK PFFR DRC DRCK LKR HRL STRZ STRC SPX SPCK ZGR ZGT TRK TRT CHCK PLK PLCK KFFR KFR
    DDT TDT TD TDD TT MRD MRDR KLL KLLR KRBS KRZ BMB GWR GFT GRB LSD CRCK CRK MTH HRZ HRTZ
"""


def allowed(code: str) -> bool:
    """Whether a code may be given: of our letters, and with nothing in it that hurts."""
    return (
        len(code) == LENGTH
        and set(code) <= set(LETTERS)
        and not any(word in code for word in _DENIED.split())
    )


def fresh(taken: Collection[str] = (), choose: Callable[[Sequence[str]], str] = secrets.choice) -> str:
    """A new code from a cryptographic source, unlike those in `taken`."""
    while True:
        code = "".join(choose(LETTERS) for _ in range(LENGTH))
        if allowed(code) and code not in taken:
            return code
