"""Whether this Python is new enough; written so that even an old one can read it and say so."""

import os
import sys

NEEDED = (3, 11)

complaint = ""
if sys.version_info[:2] < NEEDED:
    newer = [
        "python3.%d" % minor
        for minor in range(30, NEEDED[1] - 1, -1)
        for folder in os.environ.get("PATH", "").split(os.pathsep)
        if os.path.isfile(os.path.join(folder, "python3.%d" % minor))
    ]
    complaint = "Couchtisch needs Python %d.%d or newer, and this is %d.%d (%s).\n" % (
        NEEDED + tuple(sys.version_info[:2]) + (sys.executable,)
    ) + (
        "There is a newer one on this computer: %s %s" % (newer[0], sys.argv[0])
        if newer
        else "Install a newer one (python.org, or your system's software centre) and start this again with it."
    )
