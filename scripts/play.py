"""Starts Couchtisch on this computer, however new the computer is to it: `python3 scripts/play.py`."""

import sys

import python_needed

if __name__ == "__main__":
    if python_needed.complaint:
        sys.exit(python_needed.complaint)
    from start import main

    sys.exit(main(sys.argv[1:]))
