"""Whatever people do, in whatever order: refusals at most, no standstill, and the journal tells it again."""

from __future__ import annotations

import random

import pytest

from server import party, shelf, steps, wire
from server.reasons import Refusal
from tests.server.evening import Evening, folded
from tests.server.witness import Witness

pytestmark = pytest.mark.usefixtures("tiny_game")

NAMES = (
    "Anna",
    "Ben",
    "anna",
    "\u202eCleo",
    "\u200b",
    "D" * 10_000,
    "E\u0321\u0321\u0321\u0321",
    "<script>",
    " ",
)
MOMENTS = (0.0, 0.3, 1.0, 1.5, 2.2, 3.0, 9.9, 10.0, 15.0, 20.0, 45.0, 59.0, 60.0, 177.0, 180.0, 600.0)


ITEMS = (
    wire.Item("tiny", {"rounds": 1}, 3),
    wire.Item("tiny", {"rounds": 4, "mode": "turns"}, 3, repeat=2, weight=2),
    wire.Item("tiny", {"mode": "open"}, 0, "easy", repeat=0),
    wire.Item("shut_the_box", {"end": "rounds", "rounds": 1}),
    wire.Item("tiny", {"rounds": 99}),
    wire.Item("nothing"),
)


def an_order(rng: random.Random, evening: Evening) -> wire.Order:
    return rng.choice([an_order_of_the_game, an_order_of_the_evening])(rng, evening)


def an_order_of_the_evening(rng: random.Random, evening: Evening) -> wire.Order:
    some, seat = rng.randrange(1, 6), rng.choice([None, None, *range(4)])
    name = rng.choice(["Saturday", "with Grandma and Grandpa", "\u200b"])
    knocking = [one.id for one in evening.party.members if one.knocks]
    orders: list[wire.Order] = [
        wire.Plan(rng.choices(ITEMS[:4], k=rng.randrange(1, 5))),
        wire.Plan([rng.choice(ITEMS)]),
        wire.SaveProgramme(name),
        wire.LoadProgramme(name),
        wire.DropProgramme(name),
        wire.Arrange(late=rng.choice(["ask", "now", "round", "game"]), hidden=rng.random() < 0.5),
        wire.Arrange(locked=rng.random() < 0.2, nod=rng.random() < 0.3, muted=rng.random() < 0.5),
        wire.Arrange(moderator="silent", reactions=rng.random() < 0.5),
        wire.Restart(),
        *[wire.Admit(rng.choice(knocking or [some]), rng.random() < 0.8)] * 2,
        *[wire.Invite(some, rng.choice(["now", "now", "round", "game"]), seat)] * 3,
        wire.SitOut(some, rng.random() < 0.3),
        wire.Patience(some, rng.randrange(1, 4)),
        wire.Deputy(some, rng.random() < 0.7),
        wire.Ceremony(rng.random() < 0.5),
    ]
    return rng.choice(orders)


def an_order_of_the_game(rng: random.Random, evening: Evening) -> wire.Order:
    some = rng.randrange(8)
    return rng.choice(
        [
            wire.SetUp(game=rng.choice(["tiny", "tiny", "tiny", *shelf.games(), "nothing"])),
            wire.SetUp(options={rng.choice(["speed_mode", "lucky_draw", "one_die", "eight_skip"]): True}),
            wire.SetUp(options={"mode": rng.choice(["sealed", "turns", "open", "single", "list"])}),
            wire.SetUp(options={rng.choice(["rounds", "fit", "single_cards"]): rng.randrange(-1, 12)}),
            wire.SetUp(seconds=rng.choice([0, 15, 180]), fill_to=rng.randrange(10), level="easy"),
            wire.Seats(rng.sample(range(1, 6), rng.randrange(5))),
            *[wire.Start()] * 6,
            wire.Pause(True),
            *[wire.Pause(False)] * 3,
            wire.PlayFor(some),
            wire.End() if rng.random() < 0.2 else wire.Start(),
            wire.Remove(some) if rng.random() < 0.5 else wire.Start(),
            wire.HandOver(some),
            wire.Trust(f"screen-{some}", rng.random() < 0.5),
        ]
    )


def an_act(rng: random.Random, evening: Evening, member: int) -> wire.Act:
    me = evening.phone(member).me
    legal = me.legal if me else []
    action = rng.choice([*legal, *legal, *legal, "pick 1", "nonsense"])
    token = me.turn if me and rng.random() < 0.9 else rng.randrange(5)
    return wire.Act(action, token, f"intent-{rng.randrange(500):03}")


def something(rng: random.Random, evening: Evening) -> None:
    """One thing that a person, a phone or the time might do; raises nothing but `Refusal`."""
    count = len(evening.party.members)
    member = rng.randrange(count + 1) if rng.random() < 0.95 else count + 1
    who = rng.random()
    if who < 0.35 and evening.party.table is not None:
        seats = [seat.member for seat in evening.party.table.seats if seat.member is not None]
        actor = rng.choice([*seats, member])
        evening.do(actor, an_act(rng, evening, actor))
    elif who < 0.48:
        evening.pass_time(rng.choice(MOMENTS if rng.random() < 0.5 else MOMENTS[:8]), bots=rng.random() < 0.8)
    elif who < 0.58 and 1 <= member <= count:
        if rng.random() < 0.4:
            evening.drop(member)
        else:
            evening.connect(member, fresh=rng.random() < 0.5)
    elif who < 0.8:
        host = rng.choice([*[evening.party.host] * 5, member])
        evening.do(host, wire.Host(an_order(rng, evening)), owner=rng.random() < 0.1)
    elif who < 0.81 and 1 <= member <= count:
        moved = steps.Moved(evening.now, member, f"{rng.getrandbits(128):032x}")
        found = evening.party.members[member - 1]
        if found.gone is not None and not found.removed and not found.knocks:
            evening.line((moved, steps.Connected(evening.now, member)))
    elif who < 0.83:
        evening.wake_up(tuple(rng.sample(range(1, count + 1), rng.randrange(count + 1))))
    elif who < 0.845:
        evening.come(rng.choice(NAMES))
    else:
        intents: list[wire.Message] = [
            wire.Rules(rng.random() < 0.5),
            wire.GoOn(),
            wire.Touch(),
            wire.TakeOver(),
            wire.Change(name=rng.choice(NAMES), colour=rng.randrange(12)),
            wire.Change(symbol=rng.randrange(24), ready=True),
            wire.Change(sits_out=rng.random() < 0.3),
            wire.Leave(for_good=rng.random() < 0.5),
        ]
        evening.do(member, rng.choice(intents), owner=rng.random() < 0.1)


def waits_for_a_person(evening: Evening) -> bool:
    """Whether it is right that nothing happens by itself: the host stopped it, or a person has no limit."""
    untimed = [due for due in evening.table.deadlines if due.seat is not None and due.seconds is None]
    return evening.party.pauses.host or any(not evening.table.seats[due.seat or 0].bot for due in untimed)


FIRST = [
    ("tiny", {}),
    ("tiny", {"mode": "turns", "rounds": 6}),
    ("tiny", {"mode": "open", "rounds": 6}),
    ("fahrstuhl", {"mode": "list", "schedule": [1, 2, 3]}),
    ("shithead", {}),
    ("shithead", {"speed_mode": True}),
    ("lucky_shutdown", {}),
    ("shut_the_box", {"end": "rounds", "rounds": 2}),
]
"""The evening's first game, and its options."""


@pytest.mark.parametrize("seed", range(40))
def test_whatever_happens(seed: int) -> None:
    rng = random.Random(seed)
    game, options = FIRST[seed % len(FIRST)]
    evening = Evening("Anna", "Ben", game=game, options=options, fill_to=3, seed=seed)
    evening.order(wire.Arrange(late=rng.choice(["ask", "now", "round", "game"])))
    evening.order(wire.Start())
    witness = Witness()
    kept, rest = party.snapshot(evening.party), len(evening.journal)
    for number in range(120):
        before = evening.party
        try:
            something(rng, evening)
        except Refusal:
            # A refusal changes nothing; a later name of a crowd may have come in before it.
            assert party.snapshot(evening.party) == party.snapshot(before)
        if party.plays(evening.party) and party.wake(evening.party) is None:
            assert waits_for_a_person(evening), f"nothing is due: {evening.party}"
        if number == 60:
            kept, rest = party.snapshot(evening.party), len(evening.journal)
        witness.look(evening)

    assert folded(evening.journal) == evening.party
    assert folded(evening.journal[rest:], party.restore(kept)) == evening.party
    assert party.restore(party.snapshot(evening.party)) == evening.party


LEFT = [
    ("tiny", {}, 600.0),
    ("tiny", {"mode": "turns"}, 600.0),
    ("tiny", {"mode": "open"}, 600.0),
    ("fahrstuhl", {"mode": "single"}, 600.0),
    ("shithead", {}, 3600.0),
    ("shithead", {"speed_mode": True}, 3600.0),
    ("lucky_shutdown", {}, 3600.0),
    ("shut_the_box", {"end": "rounds", "rounds": 1}, 600.0),
]
"""Game, options, and seconds in which bots have long ended it."""


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "options", "seconds"), LEFT)
def test_a_game_ends_though_everybody_leaves(
    game: str, options: dict[str, object], seconds: float, seed: int
) -> None:
    rng = random.Random(seed)
    evening = Evening("Anna", "Ben", "Cleo", game=game, seed=seed)
    evening.order(wire.SetUp(options=options))
    evening.order(wire.Start())
    evening.pass_time(rng.uniform(0.0, 30.0), bots=True)
    for member in (1, 2, 3):
        evening.drop(member)
    # Every other time the bots are silent; where nobody must act, what is due alone ends no game.
    evening.pass_time(seconds, bots=seed % 2 == 0 or "speed_mode" in options)

    assert evening.table.result is not None
