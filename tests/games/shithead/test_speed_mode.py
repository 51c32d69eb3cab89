"""Speed mode: whom the game waits for, and what happens when nobody acts (SH-8.5)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from games import shithead
from games.game import Due
from games.shithead import Options
from server import steps, wire
from tests.games.shithead.play import at, do, slots
from tests.server.evening import Evening

SPEED = Options(speed_mode=True, speed_idle_s=12)


def due_seat(**position: Any) -> tuple[int | None, str]:
    (due,) = shithead.due(at(options=SPEED, **position))
    assert (due.kind, due.seconds) == ("idle", 12)
    return due.seat, due.action


def test_all_may_and_nobody_must() -> None:
    state = at(options=SPEED, hands=[["4h"], ["5h"]])
    assert shithead.to_act(state) == ()
    assert all(shithead.legal_actions(state, seat) for seat in (0, 1))


def test_the_seat_after_the_last_one_takes_the_pile() -> None:
    assert due_seat(pile=["5d"], last=1, hands=[["4h"], ["5h"], ["6h"]]) == (2, "pickup")
    assert due_seat(pile=["5d"], last=2, hands=[["4h"], ["5h"], ["6h"]]) == (0, "pickup")
    assert due_seat(pile=["5d"], last=1, out=[2], hands=[["4h"], ["5h"], []]) == (0, "pickup")


def test_on_an_empty_pile_it_plays_its_lowest() -> None:
    assert due_seat(last=0, hands=[["4h"], ["3h", "4d", "4s"]]) == (1, "play 3h")
    assert due_seat(last=0, hands=[["4h"], []], up=slots([], ["Kd", "9d"])) == (1, "play 9d")
    assert due_seat(last=0, hands=[["4h"], []], down=slots([], [None, "9d"])) == (1, "flip 2")


def test_before_anybody_has_placed_it_is_the_first_seat() -> None:
    assert due_seat(hands=[["4h"], ["5h"]]) == (0, "play 4h")


def test_every_action_renews_the_time() -> None:
    state = at(options=SPEED, last=1, hands=[["4h", "4d", "Kd"], ["5h", "6h"]])
    decisions = [shithead.due(state)[0].decision]
    for line in ("0 play 4h", "1 pickup", "0 play 4d", "1 play 5h"):
        state = do(state, line)[0]
        decisions.append(shithead.due(state)[0].decision)
    assert all(one != other for one, other in pairwise(decisions))


def test_after_a_burn_the_table_frees_itself() -> None:
    state = do(at(options=SPEED, pile=["5d"], hands=[["4h", "10h"], ["5h"]]), "0 play 10h")[0]
    assert shithead.to_act(state) == ()
    assert shithead.due(state) == (Due(None, "free", "free", decision=2000),)
    state, events = do(state, "free")
    assert events[0].facts == {"seat": 0}
    assert shithead.due(state)[0].kind == "idle"


def test_two_burns_in_a_row_have_their_own_time() -> None:
    state = at(options=SPEED, hands=[["4h", "10h", "10d"], ["5h"]])
    state = do(state, "0 play 10h")[0]
    first = shithead.due(state)
    assert shithead.due(do(state, "0 play 10d")[0]) != first


def test_the_hosts_idle_seconds_are_the_tables() -> None:
    evening = Evening("Anna", "Ben", game="shithead", fill_to=2)
    evening.order(wire.SetUp(options={"speed_mode": True, "speed_idle_s": 12}))
    evening.order(wire.Start())
    deal = shithead.table_action(evening.table.state, evening.rng) or ""
    evening.line((steps.TableActed(evening.now, deal),))
    evening.act(1, "ready")
    evening.act(2, "ready")
    evening.pass_time(1.0)
    assert [deadline.seconds for deadline in evening.table.deadlines] == [12]

    evening.pass_time(10.0)
    assert evening.act(2, "pickup" if evening.table.state.pile else evening.table.legal[1][0])
    done = len(evening.table.log)
    evening.pass_time(11.9)
    assert len(evening.table.log) == done
    evening.pass_time(0.1)
    assert len(evening.table.log) == done + 1
