"""Whether this Python is new enough; written so that even an old one can read it and say so."""

import os
import sys

NEEDED = (3, 11)

complaint = ""
if sys.version_info[:2] < NEEDED:
    newer = [
        name
        for name in ["python3.{0}".format(minor) for minor in range(30, NEEDED[1] - 1, -1)]
        for folder in os.environ.get("PATH", "").split(os.pathsep)
        if os.path.isfile(os.path.join(folder, name))
    ]
    complaint = "Couchtisch needs Python {0}.{1} or newer, and this is {2}.{3} ({4}).\n".format(
        NEEDED[0], NEEDED[1], sys.version_info[0], sys.version_info[1], sys.executable
    )
    if newer:
        complaint += "There is a newer one on this computer: {0} {1}".format(newer[0], sys.argv[0])
    else:
        complaint += (
            "Install a newer one (python.org, or your system's software centre) and start again with it."
        )
