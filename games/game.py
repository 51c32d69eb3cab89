"""The protocol that a game fulfils, and the registry that finds games by their name.

A game is a module (usually a package's `__init__`) whose members fulfil `Game`; it inherits nothing. Rules
are pure functions of a frozen state: no I/O, no clock, no randomness of their own, no sentences for people.
"""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from importlib.metadata import entry_points
from typing import Any, Generic, Literal, Protocol, TypeVar, cast

import msgspec

from games.shapes import misfit

S = TypeVar("S")
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  options: the letter pairs with S, state

Action = str
"""One line of notation, such as `play Ah`: words separated by one blank, ASCII."""

Kind = Literal["think", "skip", "idle", "free"]
"""Why something is due; the server turns it into seconds. `think`: a decision."""

Pace = Literal["none", "glance", "look", "sheet"]
"""How long the eye needs after an event; the server makes seconds of it (`sheet`: until the host goes on)."""


class Previous(msgspec.Struct, frozen=True):
    """What the last game of its kind hands on, in seats of the new game: places, who dealt, who began."""

    places: list[list[int]]
    dealer: int | None = None
    starter: int | None = None


class Due(msgspec.Struct, frozen=True):
    """What happens if nobody acts: `action` of `seat` (None: the table) when the time for `kind` is up.

    An entry with the same seat, kind and `decision` as before keeps its deadline, whatever its action.
    `decision` None: the seat's next action begins a new one. A number: a new one begins when it changes, so
    that swapping cards renews nothing. `seconds`: the time that the game's options give a kind other than
    `think`; None: the server's own. `reactions`: others may cut in first, as far as all can see, so that a
    bot leaves them the time for it, whether anybody could or not.
    """

    seat: int | None
    kind: Kind
    action: Action
    decision: int | None = None
    seconds: int | None = None
    reactions: bool = False


class Event(msgspec.Struct, frozen=True):
    """A fact on the way to the next state, in notation, for animation and moderator.

    `facts` is public; `private[seat]` adds what only that seat may know. `pace` names the pause that follows.
    """

    kind: str
    facts: dict[str, Any] = {}
    private: dict[int, dict[str, Any]] = {}
    pace: Pace = "none"


class Feat(msgspec.Struct, frozen=True):
    """Something of a seat that the evening counts, by a name for which clients have words (`exact_bids`).

    The values of an evening are summed; `best`: the greatest one counts. The name of such a feat begins with
    `longest_` or `most_`.
    """

    seat: int
    name: str
    value: int = 1

    @property
    def best(self) -> bool:
        """Whether the greatest counts and not the sum."""
        return is_best(self.name)


def is_best(feat: str) -> bool:
    """Whether of a feat of that name the greatest value counts and not the sum."""
    return feat.startswith(("longest_", "most_"))


class Zone(msgspec.Struct, frozen=True):
    """A place on the table, as one role sees it: what a plain view of any game is made of.

    `owner` is a seat or None; `cards` what this view may see in order (an empty slot is None), or None when
    hidden; `count` how many there are; `label` a key for which clients have words.
    """

    zone: Literal["hand", "pile", "stock", "slots", "counters"]
    owner: int | None
    cards: tuple[str | None, ...] | None
    count: int
    label: str


class Result(msgspec.Struct, frozen=True):
    """Seats by finishing place, ties together; scores per seat, or None in games without points."""

    places: list[list[int]]
    scores: list[int] | None


class Question(msgspec.Struct, Generic[S], frozen=True):
    """All that a bot gets: what its seat may know, and a random source. Never the true state.

    `worlds` are states drawn with `resample` for this seat, as many as the bot's `worlds` asks for.
    """

    seat: int
    options: Any
    observation: Any
    legal: tuple[Action, ...]
    worlds: tuple[S, ...]
    rng: random.Random


class Bot(msgspec.Struct, frozen=True):
    """A way to play: `choose` picks one of `question.legal`; None: a seat that need not act lets it be.

    `inline`: quick enough for the event loop.
    """

    choose: Callable[[Question[Any]], Action | None]
    worlds: int = 0
    inline: bool = True


class RuleError(Exception):
    """Something that the rules refuse. `field` is what was wrong (an option, a position's field, `action`).

    `reason` is a key for which clients have words (`trump_duty`); `str(error)` is English, for a terminal.
    """

    def __init__(self, field: str, reason: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field
        self.reason = reason


class OptionsError(RuleError):
    """Options, alone or with these seats, that cannot be played. `field` names the option or `seats`."""


class PositionError(RuleError):
    """A written position that cannot be. `field` names the field; several that contradict, `hands, trump`."""


class IllegalAction(RuleError):
    """An action that is not in the seat's list; `reason` says which rule forbids it."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__("action", reason, message)


class Game(Protocol[S, O]):
    """The members of a game's module. `S`: its frozen state; `O`: its options with defaults and bounds."""

    @property
    def name(self) -> str:
        """Registered name: lower case, `_` between words."""

    @property
    def version(self) -> int:
        """Raised when old records would replay differently."""

    @property
    def seats(self) -> range:
        """How many seats the game can have at all; `initial_state` has the last word."""

    @property
    def fill_to(self) -> int:
        """Up to how many seats bots fill by default."""

    @property
    def Options(self) -> type[O]:
        """Rules only: time, bots and seats are the table's settings. `games/form.py` reads it."""

    @property
    def Observation(self) -> type[msgspec.Struct]:
        """The struct that `observation` gives; the clients' types are generated from it."""

    @property
    def bots(self) -> Mapping[str, Bot]:
        """`easy`, `normal`, …; `random` is everybody's and not listed."""

    def initial_state(self, options: O, seats: int, previous: Previous | None) -> S:
        """Before anything is dealt. Raises `OptionsError`, naming the option, when these cannot be played."""

    def table_action(self, state: S, rng: random.Random) -> Action | None:
        """The deal, throw or lot that must come next, drawn from `rng`; None when there is none."""

    def to_act(self, state: S) -> tuple[int, ...]:
        """Seats that the game waits for; empty when the table acts, all may but none must, or it is over."""

    def legal_actions(self, state: S, seat: int) -> tuple[Action, ...]:
        """Every action of that seat now, each in its listed spelling, in a stable order."""

    def spell(self, state: S, seat: int, action: Action) -> Action:
        """The listed spelling of an equivalent action (the same cards in another order); else the action."""

    def why_not(self, state: S, seat: int, action: Action) -> str:
        """The key of the reason why an action that is not legal is refused now."""

    def apply_action(self, state: S, seat: int | None, action: Action) -> tuple[S, tuple[Event, ...]]:
        """The next state and the events on the way; seat None is the table. Raises `IllegalAction`."""

    def due(self, state: S) -> tuple[Due, ...]:
        """What happens if nobody acts; every seat of `to_act` has an entry."""

    def observation(self, state: S, seat: int | None) -> msgspec.Struct:
        """What that seat may see and could remember (None: the TV), built up from what may be seen."""

    def resample(self, state: S, seat: int | None, rng: random.Random) -> S:
        """Another state that this seat (None: the TV) cannot tell from the true one."""

    def result(self, state: S) -> Result | None:
        """Places and scores once it is over."""

    def hand_on(self, state: S) -> Previous:
        """What a finished game hands to the next one."""

    def to_position(self, state: S) -> dict[str, Any]:
        """The whole truth as a JSON object."""

    def from_position(self, options: O, seats: int, position: Mapping[str, Any]) -> S:
        """The state that a position writes down.

        Raises `PositionError`, naming the field; `OptionsError` when it rests on options that cannot be.
        """


AnyGame = Game[Any, Any]


def _modules() -> Iterator[tuple[str, Callable[[], Any]]]:
    package = importlib.import_module("games")
    for found in pkgutil.iter_modules(package.__path__):
        if found.ispkg:
            yield found.name, partial(importlib.import_module, f"games.{found.name}")
    for point in sorted(entry_points(group="couchtisch.games"), key=lambda point: point.name):
        yield point.name, point.load


def names() -> list[str]:
    """The names of all games that can be found: folders here first, then entry points `couchtisch.games`."""
    return list(dict.fromkeys(name for name, _ in _modules()))


def find(name: str) -> AnyGame:
    """The game of that name. Raises `LookupError`, naming those that exist."""
    for found, load in _modules():
        if found == name:
            return cast(AnyGame, load())
    raise LookupError(f"no game is called {name!r}; there are: {', '.join(names())}")


def read_options(game: AnyGame, given: Mapping[str, Any]) -> Any:
    """Options from plain values. Raises `OptionsError`, naming what is unknown or out of bounds."""
    known = game.Options.__struct_fields__
    for name in given:
        if name not in known:
            raise OptionsError(
                name, "unknown", f"not an option of {game.name}; there are: {', '.join(sorted(known))}"
            )
    for name, value in given.items():
        try:
            msgspec.convert({name: value}, game.Options)
        except msgspec.ValidationError as error:
            raise OptionsError(name, "bounds", misfit(game.Options, given, error)) from None
        except UnicodeEncodeError:
            raise OptionsError(name, "bounds", "half a character is no text") from None
    return msgspec.convert(dict(given), game.Options)


def choose_at_random(question: Question[Any]) -> Action:
    """The bot `random`: any legal action, each as likely."""
    return question.rng.choice(question.legal)


RANDOM = Bot(choose_at_random)


def bot(game: AnyGame, level: str) -> Bot:
    """The bot of that level. Raises `LookupError`, naming those that exist."""
    if level == "random":
        return RANDOM
    try:
        return game.bots[level]
    except KeyError:
        raise LookupError(
            f"{game.name} has no bot {level!r}; there are: {', '.join(['random', *game.bots])}"
        ) from None


def legal_for_all(game: AnyGame, state: Any, seats: Sequence[int]) -> dict[int, tuple[Action, ...]]:
    """Every seat that may act now, with all its legal actions."""
    return {seat: legal for seat in seats if (legal := game.legal_actions(state, seat))}


def apply_listed(game: AnyGame, state: Any, seat: int, action: Action) -> tuple[Any, tuple[Event, ...]]:
    """What `apply_action` gives for an action that is known to be in the seat's list.

    A game may have a function `apply_listed(state, seat, action)` for it, which need not make the list again.
    """
    own: Callable[[Any, int, Action], tuple[Any, tuple[Event, ...]]] = getattr(
        game, "apply_listed", game.apply_action
    )
    return own(state, seat, action)


def waits(game: AnyGame, state: Any) -> Sequence[Due]:
    """What is due, its actions as far as they are needed before the time is up.

    A game may have a function `waits(state)` for it, which is asked after every action: `due`, but that the
    action of a `think` may be empty, since it has to be worked out only where nobody acts.
    """
    own: Callable[[Any], Sequence[Due]] = getattr(game, "waits", game.due)
    return own(state)


def figures(game: AnyGame, state: Any) -> Mapping[str, Sequence[float]]:
    """Figures of a finished game that tell how well it was played, by name, a value for each seat.

    A game may have a function `figures(state)` for them, such as for the share of exact bids; most have none.
    """
    own: Callable[[Any], Mapping[str, Sequence[float]]] | None = getattr(game, "figures", None)
    return own(state) if own else {}


def feats(game: AnyGame, event: Event) -> Sequence[Feat]:
    """What an event adds to what the evening counts of its people.

    A game may have a function `feats(event)` for it; without, nothing is counted but games and wins.
    """
    own: Callable[[Event], Sequence[Feat]] | None = getattr(game, "feats", None)
    return own(event) if own else ()


def zones(game: AnyGame, observation: Any) -> Sequence[Zone]:
    """Where things lie in what a role sees, for pages that have no view of their own for the game.

    A game may have a function `zones(observation)` for it; without, these pages show nothing but actions.
    """
    own: Callable[[Any], Sequence[Zone]] | None = getattr(game, "zones", None)
    return own(observation) if own else ()


def decisions(game: AnyGame, options: Any, seats: int) -> float | None:
    """How many actions of seats a game takes on average; None: the game does not say.

    A game may have a function `decisions(options, seats)` for it: the evening's length is estimated from it.
    """
    own: Callable[[Any, int], float] | None = getattr(game, "decisions", None)
    return own(options, seats) if own else None


def added_fields(game: AnyGame) -> Collection[str]:
    """The fields of its positions that a game has beyond those that every program writes.

    A game may have a member `added_fields` for them; most have none. They can be left out of what is read.
    """
    own: Collection[str] = getattr(game, "added_fields", ())
    return own
