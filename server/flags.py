"""The settings as flags, and what is said of wrong ones. Standard library only, like `config`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from server.config import SETTINGS, Config, read_config

MISUSED = 2
"""The exit code where something cannot be done as it was asked."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, and where to read on, instead of all flags at once."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISUSED, f"{self.prog}: {message}; `{self.prog} --help` says what can be given\n")


def add_settings(part: argparse.ArgumentParser, *names: str) -> None:
    """Flags for the settings of those names; without any, for all."""
    part.add_argument(
        "--config", metavar="FILE", help="read settings from FILE (default: the user's config.toml)"
    )
    for setting in SETTINGS:
        if names and setting.name not in names:
            continue
        if setting.in_file:
            # Taken here only to be refused with a sentence that does not repeat it.
            part.add_argument(setting.flag, nargs="?", const="", help=argparse.SUPPRESS)
        elif setting.metavar is None:
            part.add_argument(setting.flag, action=argparse.BooleanOptionalAction, help=setting.help)
        else:
            part.add_argument(setting.flag, metavar=setting.metavar, help=setting.help)


def settings(prog: str, arguments: Sequence[str]) -> Config:
    """What those arguments of `couchtisch serve` come to, for a command that is called `prog`.

    Raises `ConfigError`, or `SystemExit` once the fault, or what can be given, has been said.
    """
    parser = Parser(prog=prog, allow_abbrev=False)
    add_settings(parser)
    return read_config(vars(parser.parse_args(arguments)))
