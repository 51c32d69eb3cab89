"""The conformance suite notices each fault that it is there for."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from games import fahrstuhl
from games.fahrstuhl import State
from games.fahrstuhl.pack import ORDER
from games.game import AnyGame, Bot, Due, Event, IllegalAction, OptionsError, Previous
from games.playout import Nonconformance
from games.testing import conformance
from tests.games import sealed

FIELDS = ["hands", "trump", "trick", "played", "rest"]
OPTIONS = {"mode": "list", "schedule": [2, 3]}


def with_fault(**members: Any) -> AnyGame:
    """Fahrstuhl with some of its members replaced."""
    sound = {name: getattr(fahrstuhl, name) for name in fahrstuhl.__all__}
    return cast(AnyGame, SimpleNamespace(**(sound | members)))


def check(game: AnyGame) -> int:
    return conformance(game, options=[OPTIONS], seats=[3], card_fields=FIELDS)


def changed(function: Callable[..., Any], change: Callable[..., Any]) -> Callable[..., Any]:
    """The function with its result changed: `change(result, *arguments)`."""
    return lambda *arguments: change(function(*arguments), *arguments)


def changed_events(change: Callable[[Event, State], Event]) -> Callable[..., Any]:
    """`apply_action` with each event changed; `change` sees the state before it."""

    def apply(state: State, seat: int | None, action: str) -> tuple[State, tuple[Event, ...]]:
        after, events = fahrstuhl.apply_action(state, seat, action)
        return after, tuple(change(event, after) for event in events)

    return apply


counter = itertools.count()


def lenient(state: State, seat: int | None, action: str) -> Any:
    """Does nothing instead of refusing."""
    try:
        return fahrstuhl.apply_action(state, seat, action)
    except IllegalAction:
        return state, ()


def spoiling(state: State, seat: int | None, action: str) -> Any:
    """Counts a refused action as a round."""
    try:
        return fahrstuhl.apply_action(state, seat, action)
    except IllegalAction:
        msgspec.structs.force_setattr(state, "scores", tuple(score + 1 for score in state.scores))
        raise


def refusing(options: Any, seats: int, previous: Any) -> State:
    raise OptionsError("weather", "bad", "not today")


def hidden_sum(state: State, seat: int | None) -> int:
    """A number that only the hidden hands tell."""
    return sum(ORDER[card] for other, hand in enumerate(state.hands) if other != seat for card in hand)


def peeking(legal: tuple[str, ...], state: State, seat: int) -> tuple[str, ...]:
    return legal if hidden_sum(state, seat) % 2 else legal[::-1]


def telling(event: Event, state: State) -> Event:
    """Tells everybody every hand when it is dealt."""
    hands = [list(hand) for hand in state.hands]
    return replace(event, facts={**event.facts, "hands": hands}) if event.kind == "dealt" else event


def misdirected(event: Event, state: State) -> Event:
    """Tells every seat its neighbour's hand."""
    return replace(event, private={(seat + 1) % 3: facts for seat, facts in event.private.items()})


FAULTS: list[tuple[str, dict[str, Any], str]] = [
    ("never ends", {"apply_action": lambda state, seat, action: (state, ())}, "not over within"),
    ("gets stuck", {"legal_actions": lambda *_: (), "due": lambda _: ()}, "nobody can act"),
    (
        "other states on replay",
        {
            "apply_action": changed(
                fahrstuhl.apply_action, lambda done, *_: (replace(done[0], last=next(counter)), done[1])
            )
        },
        "gives another state",
    ),
    (
        "other events on replay",
        {"apply_action": changed_events(lambda event, _: replace(event, facts={"number": next(counter)}))},
        "gives other events",
    ),
    (
        "other first state",
        {
            "initial_state": changed(
                fahrstuhl.initial_state, lambda state, *_: replace(state, last=next(counter))
            )
        },
        "first state differs",
    ),
    (
        "a seat without a place",
        {
            "result": changed(
                fahrstuhl.result, lambda result, _: result and replace(result, places=[[0], [1]])
            )
        },
        "not one for each seat",
    ),
    (
        "a seat without a score",
        {"result": changed(fahrstuhl.result, lambda result, _: result and replace(result, scores=[1]))},
        "not one for each seat",
    ),
    (
        "something legal when it is over",
        {
            "legal_actions": lambda state, seat: (
                fahrstuhl.legal_actions(state, seat) if state.turn is not None else ("bid 0",)
            )
        },
        "it is over, and",
    ),
    (
        "something due when it is over",
        {"due": lambda state: fahrstuhl.due(state) if state.phase != "over" else (Due(0, "think", "bid 0"),)},
        "something is still to come",
    ),
    (
        "waiting for another seat than what is due",
        {"waits": lambda state: (Due(0, "think", ""),)},
        "`waits` says",
    ),
    (
        "what is no thought left open",
        {
            "due": lambda state: tuple(replace(one, kind="idle") for one in fahrstuhl.due(state)),
            "waits": lambda state: tuple(
                replace(one, kind="idle", action="") for one in fahrstuhl.due(state)
            ),
        },
        "more than a thought",
    ),
    (
        "a card lost",
        {
            "to_position": changed(
                fahrstuhl.to_position, lambda position, _: position | {"rest": position["rest"][1:]}
            )
        },
        "not every card once",
    ),
    (
        "a card twice",
        {
            "to_position": changed(
                fahrstuhl.to_position, lambda position, _: position | {"rest": position["rest"] * 2}
            )
        },
        "not every card once",
    ),
    ("an event that tells all", {"apply_action": changed_events(telling)}, "tells the TV of"),
    ("an event for the wrong seat", {"apply_action": changed_events(misdirected)}, r"tells seat \d of"),
    (
        "an event for no seat",
        {"apply_action": changed_events(lambda event, _: replace(event, private={7: {}}))},
        "a private part for no seat",
    ),
    (
        "an event that is not plain",
        {"apply_action": changed_events(lambda event, _: replace(event, facts={"pair": (1, 2)}))},
        "comes back from the wire",
    ),
    (
        "an event that cannot be sent",
        {"apply_action": changed_events(lambda event, _: replace(event, facts={"what": object}))},
        "does not survive the wire",
    ),
    (
        "an action twice",
        {"legal_actions": changed(fahrstuhl.legal_actions, lambda legal, *_: legal + legal[:1])},
        "an action twice",
    ),
    (
        "an action in another notation",
        {
            "legal_actions": changed(
                fahrstuhl.legal_actions, lambda legal, *_: tuple(a.replace(" ", "  ") for a in legal)
            ),
            "apply_action": lambda state, seat, action: fahrstuhl.apply_action(
                state, seat, action.replace("  ", " ")
            ),
            "why_not": lambda state, seat, action: fahrstuhl.why_not(state, seat, action.replace("  ", " ")),
            "due": lambda _: (),
        },
        "not ASCII words",
    ),
    (
        "lists that change",
        {
            "legal_actions": changed(
                fahrstuhl.legal_actions, lambda legal, *_: legal[:: (-1) ** next(counter)]
            )
        },
        "not stable",
    ),
    (
        "a listed action spelt otherwise",
        {"spell": lambda state, seat, action: action.upper()},
        "spelt otherwise",
    ),
    (
        "who must act cannot",
        {"to_act": lambda state: (0, 1, 2) if state.turn is not None else ()},
        "must act and cannot",
    ),
    ("nothing due", {"due": lambda _: ()}, "nothing is due for"),
    (
        "illegal due",
        {"due": changed(fahrstuhl.due, lambda due, _: tuple(replace(d, action="bid 0") for d in due))},
        "not legal: `bid 0`",
    ),
    (
        "a view of another type",
        {"Observation": Previous},
        "is Observation, not Previous",
    ),
    (
        "a view that cannot be sent",
        {"observation": changed(fahrstuhl.observation, lambda view, *_: replace(view, turn={1}))},
        "the wire",
    ),
    (
        "a position that is not plain",
        {
            "to_position": changed(
                fahrstuhl.to_position, lambda position, _: position | {"scores": tuple(position["scores"])}
            )
        },
        "not plain JSON",
    ),
    (
        "a position that forgets",
        {
            "from_position": changed(
                fahrstuhl.from_position, lambda state, *_: replace(state, scores=(0, 0, 0), sheet=())
            )
        },
        "comes back as another state",
    ),
    ("an illegal action accepted", {"apply_action": lenient}, "which is not listed"),
    ("an illegal action that costs", {"apply_action": spoiling}, "changed the state"),
    ("another reason than the one told", {"why_not": lambda *_: "because"}, "is refused for"),
    (
        "a view that shows what is hidden",
        {
            "observation": changed(
                fahrstuhl.observation,
                lambda view, state, seat: replace(view, left_in_box=hidden_sum(state, seat)),
            ),
            "own": None,
        },
        "shows what is hidden, in ",
    ),
    (
        "an own that shows what is hidden",
        {"own": lambda state, seat: {"left_in_box": hidden_sum(state, seat)}},
        "and with its own",
    ),
    (
        "a view that shows the TV what is hidden",
        {
            "observation": changed(
                fahrstuhl.observation,
                lambda view, state, seat: replace(view, hand=state.hands[0]) if seat is None else view,
            )
        },
        "the view of the TV shows what is hidden",
    ),
    (
        "legal actions that show what is hidden",
        {"legal_actions": changed(fahrstuhl.legal_actions, peeking)},
        "actions show what is hidden",
    ),
    (
        "what is due shows what is hidden",
        {
            "due": lambda state: tuple(
                Due(seat, "think", fahrstuhl.legal_actions(state, seat)[-(hidden_sum(state, seat) % 2)])
                for seat in fahrstuhl.to_act(state)
            )
        },
        "what is due for seat . shows what is hidden",
    ),
    ("a resample that moves nothing", {"resample": lambda state, seat, rng: state}, "never changes anything"),
    (
        "a resample that moves the own hand",
        {"resample": lambda state, seat, rng: fahrstuhl.resample(state, None, rng)},
        "shows what is hidden",
    ),
    ("a bot that cheats", {"bots": {"bold": Bot(lambda question: "bid 11")}}, "not legal"),
    (
        "a bot with a will of its own",
        {"bots": {"free": Bot(lambda question: question.legal[next(counter) % len(question.legal)])}},
        "for the same",
    ),
    (
        "a listed action refused",
        {"legal_actions": changed(fahrstuhl.legal_actions, lambda legal, *_: (*legal, "bid 77"))},
        "is listed and refused",
    ),
    (
        "a listed action that comes to something else",
        {
            "apply_listed": lambda state, seat, action: fahrstuhl.apply_action(
                replace(state, trick=()), seat, action
            )
        },
        "something else by `apply_listed`",
    ),
    ("a refusal of no option", {"initial_state": refusing}, "no option"),
]


def test_fahrstuhl_has_none_of_the_faults() -> None:
    assert check(with_fault()) == 1


@pytest.mark.parametrize(
    ("members", "message"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_a_planted_fault_is_seen(members: dict[str, Any], message: str) -> None:
    with pytest.raises(Nonconformance, match=message):
        check(with_fault(**members))


def test_options_that_nobody_can_play_are_noticed() -> None:
    with pytest.raises(Nonconformance, match="none of these options"):
        conformance(fahrstuhl, options=[{"mode": "list"}])


def test_a_game_without_cards_can_hold_it_all() -> None:
    assert conformance(sealed.game(), seeds=range(3)) == 9


def test_sealed_choices_that_depend_on_their_order_are_noticed() -> None:
    with pytest.raises(Nonconformance, match="it matters who comes first"):
        conformance(sealed.game(apply_action=sealed.apply_by_arrival))


def test_a_sealed_choice_that_shows_is_noticed() -> None:
    def open_view(state: sealed.State, seat: int | None) -> sealed.Observation:
        return sealed.Observation(tuple(number is not None for number in state.picked), state.picked)

    with pytest.raises(Nonconformance, match=r"shows what is hidden, in \['picked'\]"):
        conformance(sealed.game(observation=open_view), seeds=range(3))
