"""The log in the terminal: one bounded line for each thing, no matter what it is about."""

from __future__ import annotations

import logging
import os
from types import TracebackType

LONGEST = 300
_Fault = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class OneLine(logging.Formatter):
    """Says what failed, not where: that is for who asks for it with COUCHTISCH_DEBUG."""

    def format(self, record: logging.LogRecord) -> str:
        """The record in one line."""
        return super().format(record).replace("\n", " ")[:LONGEST]

    def formatException(self, ei: _Fault) -> str:
        """The fault's name and words."""
        return f"({ei[0].__name__}: {ei[1]})" if ei[0] else ""

    def formatStack(self, stack_info: str) -> str:
        """Nothing."""
        return ""


def set_up() -> None:
    """Warnings and worse go to the terminal."""
    to_terminal = logging.StreamHandler()
    pattern = "%(levelname)s %(message)s"
    to_terminal.setFormatter(
        logging.Formatter(pattern) if os.environ.get("COUCHTISCH_DEBUG") else OneLine(pattern)
    )
    logging.basicConfig(level=logging.WARNING, handlers=[to_terminal])
