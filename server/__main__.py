"""`python -m server` is `couchtisch`."""

import sys

from server.cli import main

sys.exit(main())
