"""Sets up and starts the server: what `play.py` does once the Python is known to be new enough."""

import io
import os
import subprocess
import sys

import environment

sys.path.insert(0, str(environment.ROOT))

from server import flags
from server.config import ConfigError

USAGE = """\
python3 scripts/play.py [--setup] [-- SERVE...]

Sets Couchtisch up in this folder (the first time that takes a minute or two and needs the internet),
starts it, and opens the table in a browser where there is one.

  --setup    only set up, start nothing
  -- SERVE...  what follows goes to `couchtisch serve`, for example: -- --port 8080
             (-- --help says what there is)
"""


def main(arguments: list[str]) -> int:
    """Set up, then become the server. Returns the exit code: 1 failed, 2 asked wrongly, 130 stopped."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A folder's name may have letters that an old Windows terminal lacks.
            stream.reconfigure(errors="replace")
    own, serve = _split(arguments)
    if set(own) & {"-h", "--help"}:
        print(USAGE, end="")
        return 0
    if unknown := [argument for argument in own if argument != "--setup"]:
        print(
            f"play.py knows no {unknown[0]!r}. What is meant for the server stands after two dashes:\n"
            f"  python3 scripts/play.py -- {' '.join(unknown)}",
            file=sys.stderr,
        )
        return 2
    if "--setup" not in own and (code := _refused(serve)) is not None:
        return code
    try:
        environment.ensure()
        if "--setup" in own:
            print("Couchtisch is set up. Start it with: python3 scripts/play.py", flush=True)
            return 0
        return _become([str(environment.command("couchtisch")), "serve", "--open", *serve])
    except environment.SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next start goes on from here.", file=sys.stderr)
        return 130


def _refused(serve: list[str]) -> int | None:
    """The exit code where the server would not start with these, said before minutes of setting up."""
    try:
        flags.settings("python3 scripts/play.py --", serve)
    except ConfigError as error:
        print(f"play.py: {error}", file=sys.stderr)
        return flags.MISUSED
    except SystemExit as ended:
        return int(ended.code or 0)
    return None


def _split(arguments: list[str]) -> tuple[list[str], list[str]]:
    if "--" not in arguments:
        return arguments, []
    border = arguments.index("--")
    return arguments[:border], arguments[border + 1 :]


def _become(command: list[str]) -> int:
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(command[0], command)
    # Windows has no exec that keeps the terminal: stay as the parent, and leave Ctrl-C to the server.
    process = subprocess.Popen(command)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue
