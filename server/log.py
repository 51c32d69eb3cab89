"""The log in the terminal: one bounded line for each thing, no matter what it is about, and never a flood."""

from __future__ import annotations

import logging
import os
import time
import traceback
from pathlib import Path
from types import TracebackType

from server.allowance import Allowance, Now

LONGEST = 300
LINES_A_SECOND, LINES_AT_ONCE = 0.2, 50.0
"""What each part of the program may say: a stranger can make some of them say something at any time."""
_Fault = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def about(party: str = "-", seat: int | None = None) -> str:
    """Whom a line is about: the first letters of a party's identity (`-`: none is known), and a seat."""
    return f"party={party[:8]}" + ("" if seat is None else f" seat={seat}")


def described(fault: BaseException) -> str:
    """What kind of fault it is, and where it was raised; not its words, which may name a card or a person."""
    frames = traceback.extract_tb(fault.__traceback__)
    where = f" at={Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"fault={type(fault).__name__}{where}"


class OneLine(logging.Formatter):
    """Says what failed and where, not the way there: that is for who asks for it with COUCHTISCH_DEBUG."""

    def format(self, record: logging.LogRecord) -> str:
        """The record in one line, without what would move the terminal's cursor."""
        line = super().format(record)[:LONGEST]
        return "".join(char if char.isprintable() else " " for char in line)

    def formatException(self, ei: _Fault) -> str:
        """As `described`."""
        return described(ei[1]) if ei[1] else ""

    def formatStack(self, stack_info: str) -> str:
        """Nothing."""
        return ""


class Bounded(logging.Filter):
    """Passes over what one part of the program says too often; the next line that passes has the number."""

    def __init__(self, now: Now = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._allowances: dict[str, Allowance] = {}
        self._unsaid: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is to be shown."""
        name = record.name
        allowance = self._allowances.setdefault(name, Allowance(LINES_A_SECOND, LINES_AT_ONCE, self._now))
        if allowance.take():
            self._unsaid[name] = self._unsaid.get(name, 0) + 1
            return False
        if unsaid := self._unsaid.pop(name, 0):
            record.msg, record.args = f"({unsaid} lines left out) {record.getMessage()}", None
        return True


def set_up() -> None:
    """Warnings and worse go to the terminal."""
    to_terminal = logging.StreamHandler()
    to_terminal.addFilter(Bounded())
    pattern = "%(levelname)s %(name)s %(message)s"
    to_terminal.setFormatter(
        logging.Formatter(pattern) if os.environ.get("COUCHTISCH_DEBUG") else OneLine(pattern)
    )
    logging.basicConfig(level=logging.WARNING, handlers=[to_terminal])
