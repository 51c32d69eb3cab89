"""Checks everything that can be checked on this computer: `python3 scripts/test.py [PART...]`."""

import sys

import python_needed

if __name__ == "__main__":
    if python_needed.complaint:
        sys.exit(python_needed.complaint)
    from checks import main

    sys.exit(main(sys.argv[1:]))
