"""The command `couchtisch`: its parts, their flags, and how each ends."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from games import game as registry
from games.game import AnyGame, RuleError
from server import records
from server.arena import arena, table
from server.config import Config, ConfigError, read_config
from server.export import UnknownGame, chosen, listing
from server.flags import MISUSED, Parser, add_settings
from server.journal import JournalError, finished
from server.option_values import read_settings, without_effect
from server.playout import PlayoutFault
from server.scenarios import run_file
from server.verify import RecordFault, verify

FAILED = 1
STOPPED = 130
CUT_OFF = 141
"""Exit codes: something is wrong with what was looked at; Ctrl-C; nobody reads on."""


class Misused(Exception):
    """What was asked cannot be done; the message says why, in one sentence."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code. A person reads a sentence, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a letter shows a question mark, and no fault.
            stream.reconfigure(errors="replace")
    try:
        parsed, unknown = _parser().parse_known_args(arguments)
        if unknown:
            parsed.part.error(f"unrecognized arguments: {' '.join(unknown)}")
        code = parsed.run(parsed)
        sys.stdout.flush()
    except (Misused, ConfigError, RuleError, UnknownGame) as error:
        return _say(str(error), MISUSED)
    except (JournalError, PlayoutFault) as error:
        return _say(str(error), FAILED)
    except BrokenPipeError:
        # Python would complain once more when it closes the pipe at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CUT_OFF
    except KeyboardInterrupt:
        return STOPPED
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _say(f"{where}{error.strerror or error}", FAILED)
    except Exception as error:
        if os.environ.get("COUCHTISCH_DEBUG"):
            raise
        fault = f"{type(error).__name__}: {error}"[:500]
        return _say(
            f"an unexpected fault, please report it ({fault}); COUCHTISCH_DEBUG=1 shows where", FAILED
        )
    return int(code)


def _say(message: str, code: int) -> int:
    print(f"couchtisch: {message}", file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="couchtisch",
        description="Card and dice games on the couch: the TV is the table, every phone is a hand.",
        allow_abbrev=False,
    )
    parts = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_serve(parts)
    _add_selfplay(parts)
    _add_verify(parts)
    _add_scenario(parts)
    _add_arena(parts)
    _add_export(parts)
    _add_doctor(parts)
    return parser


def _part(
    parts: Any, name: str, run: Callable[[argparse.Namespace], int], says: str
) -> argparse.ArgumentParser:
    about = f"{says[0].upper()}{says[1:]}."
    part: argparse.ArgumentParser = parts.add_parser(
        name, help=says.replace("%", "%%"), description=about, allow_abbrev=False
    )
    part.set_defaults(run=run, part=part)
    return part


MOST_DIGITS = 100
"""Of a number on the command line."""


def _whole_number(least: int | None = None) -> Callable[[str], int]:
    def read(text: str) -> int:
        if len(text) > MOST_DIGITS:
            raise argparse.ArgumentTypeError(f"{text[:20]}… is too large")
        if not re.fullmatch(r"[-+]?[0-9]+", text):
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
        number = int(text)
        if least is not None and number < least:
            raise argparse.ArgumentTypeError(f"{text} is less than {least}")
        return number

    return read


def _add_serve(parts: Any) -> None:
    part = _part(parts, "serve", _serve, "open the house: the TV and the phones can come")
    add_settings(part)


def _config(parsed: argparse.Namespace) -> Config:
    return read_config(vars(parsed))


def _serve(parsed: argparse.Namespace) -> int:
    config = _config(parsed)
    from server.app import serve  # the other commands need no sockets

    return serve(config)


def _add_game(part: argparse.ArgumentParser) -> None:
    part.add_argument("game", metavar="GAME", help=f"one of {', '.join(registry.names())}")
    part.add_argument(
        "--seats", type=_whole_number(1), metavar="N", help="default: as many as bots fill up to"
    )
    part.add_argument(
        "--seed", type=_whole_number(), default=0, metavar="S", help="default: 0; tells all chance"
    )
    part.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="an option of the game; lists as a=5,3,1",
    )


def _game(parsed: argparse.Namespace) -> tuple[AnyGame, Any, int]:
    """The game, its options and how many seats."""
    try:
        game = registry.find(parsed.game)
    except LookupError as error:
        raise Misused(str(error.args[0])) from None
    least, most = min(game.seats), max(game.seats)
    seats = parsed.seats or min(max(game.fill_to, least), most)
    if seats not in game.seats:
        raise Misused(f"--seats: {game.name} has {least} to {most} seats, not {seats}")
    options = read_settings(game, parsed.set)
    for sentence in without_effect(game, options):
        # The games are those that were asked for: no reason to refuse them.
        print(f"couchtisch: --set: {sentence}", file=sys.stderr)
    return game, options, seats


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _bots(game: AnyGame, names: str, seats: int) -> list[str]:
    """A bot for each seat: the given names in turn, again from the first when there are more seats."""
    given = [name.strip() for name in names.split(",")]
    if len(given) > seats:
        raise Misused(f"--bots names {_counted(len(given), 'bot')} for {_counted(seats, 'seat')}")
    for name in given:
        try:
            registry.bot(game, name)
        except LookupError as error:
            raise Misused(f"--bots: {error.args[0]}") from None
    return [given[seat % len(given)] for seat in range(seats)]


@contextlib.contextmanager
def _output(file: str | None) -> Iterator[BinaryIO]:
    """That file, else the standard output; bytes, so that a line ends alike on every machine."""
    if file is None:
        yield sys.stdout.buffer
    else:
        with Path(file).open("wb") as opened:
            yield opened


def _add_selfplay(parts: Any) -> None:
    part = _part(parts, "selfplay", _selfplay, "let bots play, and write the records of their games")
    _add_game(part)
    part.add_argument(
        "--games",
        type=_whole_number(1),
        default=1,
        metavar="K",
        help="so many games, with the seeds S, S+1, …",
    )
    part.add_argument(
        "--bots",
        default="random",
        metavar="NAME[,NAME…]",
        help="who plays at seat 0, 1, …, and again from the first",
    )
    part.add_argument("--out", metavar="FILE", help="default: the standard output")


def _selfplay(parsed: argparse.Namespace) -> int:
    game, options, seats = _game(parsed)
    bots = _bots(game, parsed.bots, seats)
    game.initial_state(options, seats, None)  # what cannot be is refused before a file is made
    with _output(parsed.out) as out:
        for seed in range(parsed.seed, parsed.seed + parsed.games):
            out.writelines(line.encode() for line in records.selfplay(game, options, bots, seed))
        out.flush()
    return 0


def _add_verify(parts: Any) -> None:
    part = _part(
        parts, "verify", _verify, "play records again under the present rules, and name what differs"
    )
    part.add_argument("files", nargs="+", metavar="FILE")


def _verify(parsed: argparse.Namespace) -> int:
    good = [_verify_file(file) for file in parsed.files]
    return 0 if all(good) else FAILED


def _verify_file(file: str) -> bool:
    try:
        with Path(file).open("rb") as opened:
            found = verify(opened)
    except RecordFault as fault:
        print(_printable(f"{file}:{fault.line}: {fault}"))
    except OSError as error:
        print(f"{file}: cannot be read: {error.strerror or error}")
    else:
        pronoun = "it" if found.records == 1 else "they"
        print(f"{file}: {_counted(found.records, 'record')} as {pronoun} should be")
        return True
    return False


def _add_scenario(parts: Any) -> None:
    part = _part(parts, "scenario", _scenario, "run scenarios: positions, and what must hold in them")
    part.add_argument("files", nargs="+", metavar="FILE", help="a YAML file, or a folder with such files")


def _scenario(parsed: argparse.Namespace) -> int:
    outcomes = [run_file(file) for named in parsed.files for file in _scenario_files(Path(named))]
    for failure in (failure for outcome in outcomes for failure in outcome.failures):
        said = [f"{failure.place}: {failure.title}", *failure.complaints]
        print(*map(_printable, said), sep="\n    ")
    failed = sum(len(outcome.failures) for outcome in outcomes)
    print(f"{sum(outcome.passed for outcome in outcomes)} passed, {failed} failed")
    return FAILED if failed else 0


def _printable(text: str) -> str:
    """The text with what would move the terminal's cursor written out: files come from anywhere."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in text
    )


def _scenario_files(named: Path) -> list[Path]:
    found = (
        sorted(file for file in named.rglob("*") if file.suffix in (".yaml", ".yml"))
        if named.is_dir()
        else []
    )
    return found or [named]


def _add_arena(parts: Any) -> None:
    part = _part(parts, "arena", _arena, "measure how strong bots are, with seats rotated and 95 % intervals")
    _add_game(part)
    part.add_argument(
        "--games",
        type=_whole_number(1),
        default=100,
        metavar="K",
        help="default: 100, with the seeds S, S+1, …",
    )
    part.add_argument(
        "--bots",
        required=True,
        metavar="A,B[,…]",
        help="one for each seat, and again from the first when there are more",
    )


def _arena(parsed: argparse.Namespace) -> int:
    game, options, seats = _game(parsed)
    bots = _bots(game, parsed.bots, seats)
    first, last = parsed.seed, parsed.seed + parsed.games - 1
    seeds = f"seed {first}" if first == last else f"seeds {first} to {last}"
    print(
        f"{game.name}, {_counted(seats, 'seat')} ({', '.join(bots)}), {_counted(parsed.games, 'game')},"
        f" {seeds}; a fair share is {1 / seats:.3f}"
    )
    print(*table(arena(game, options, bots, parsed.games, parsed.seed)), sep="\n")
    return 0


def _add_export(parts: Any) -> None:
    part = _part(
        parts, "export", _export, "list finished games, or write their records; a server may run meanwhile"
    )
    part.add_argument("--list", action="store_true", help="a line for each game instead of its record")
    part.add_argument("--game", metavar="ID", help="this game only")
    part.add_argument("--out", metavar="FILE", help="default: the standard output")
    add_settings(part, "data")


def _export(parsed: argparse.Namespace) -> int:
    games = chosen(finished(_config(parsed).data), parsed.game)
    with _output(parsed.out) as out:
        if parsed.list:
            out.writelines(f"{line}\n".encode() for line in listing(games))
        else:
            out.writelines(game.record for game in games)
        out.flush()
    return 0


def _add_doctor(parts: Any) -> None:
    part = _part(parts, "doctor", _doctor, "find out why no phone gets here")
    part.add_argument(
        "--wait",
        type=_whole_number(0),
        default=60,
        metavar="SECONDS",
        help="for a phone to come (default: 60; 0: not)",
    )
    add_settings(part, "host", "port", "public_url", "data", "tls_cert", "tls_key", "lang")


def _doctor(parsed: argparse.Namespace) -> int:
    from server.doctor import examine  # the other commands need no sockets

    def say(line: str) -> None:
        print(line, flush=True)

    return 0 if asyncio.run(examine(_config(parsed), parsed.wait, say)) else FAILED
