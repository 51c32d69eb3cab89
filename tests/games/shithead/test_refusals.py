"""Every reason why an action is refused, and that each is told."""

from __future__ import annotations

from typing import Any

import pytest

from games import shithead
from games.game import IllegalAction
from games.shithead import Options, State
from games.shithead.refusals import WHY
from tests.games.shithead.play import at, slots

SPEED = Options(speed_mode=True)
SWAP: dict[str, Any] = {
    "phase": "swap",
    "turn": None,
    "hands": [["4h", "5h"], ["6h"]],
    "up": slots(["9h", "Kh"], ["8h"]),
}
TWO_PACKS = Options(packs=2)

CASES: list[tuple[State, int, str, str]] = [
    (at(phase="over", turn=None, out=[1], hands=[["4h"], []]), 0, "play 4h", "over"),
    (at(hands=[["4h"], ["5h"]]), 0, "bid 3", "unknown_action"),
    (at(hands=[["4h"], ["5h"]]), 0, "play", "unknown_action"),
    (at(hands=[["4h"], ["5h"]]), 0, "play 4x", "unknown_action"),
    (at(hands=[["4h"], ["5h"]]), 0, "play  4h", "unknown_action"),
    (at(hands=[["4h"], ["5h"]]), 0, "flip 4", "unknown_action"),
    (at(hands=[["4h"], ["5h"]]), 0, "pickup now", "unknown_action"),
    (at(hands=[["4h"], ["5h"]]), 0, "swap 4h", "unknown_action"),
    (at(phase="deal", turn=None, hands=[[], []]), 0, "play 4h", "wrong_phase"),
    (at(**SWAP), 0, "play 4h", "swapping"),
    (at(hands=[["4h"], ["5h"]]), 0, "swap 4h 9h", "swap_over"),
    (at(hands=[["4h"], ["5h"]]), 0, "ready", "swap_over"),
    (at(**SWAP, ready=[True, False]), 0, "ready", "already_ready"),
    (at(**SWAP, ready=[True, False]), 0, "swap 4h 9h", "already_ready"),
    (at(options=TWO_PACKS, **(SWAP | {"up": slots(["4h"], ["8h"])})), 0, "swap 4h 4h", "same_card"),
    (at(**SWAP), 0, "swap 6h 9h", "not_in_hand"),
    (at(**SWAP), 0, "swap 4h 8h", "not_open"),
    (at(hands=[["4h"], ["5h"], []], out=[2]), 2, "play 4h", "finished"),
    (at(hands=[["4h"], ["5h"]]), 1, "play 5h", "not_your_turn"),
    (at(options=SPEED, turn=0, hands=[["4h"], ["5h"]]), 1, "play 5h", "burner_first"),
    (at(hands=[["4h"], ["5h"]]), 0, "play 5h", "not_in_hand"),
    (at(hands=[["4h"], ["5h"]]), 0, "play 4h 4h", "not_in_hand"),
    (at(hands=[[], ["5h"]], up=slots(["4h"], [])), 0, "play 6h", "not_open"),
    (at(hands=[["4h"], ["5h"]], up=slots(["9h"], [])), 0, "play 9h", "hand_first"),
    (at(hands=[["4h"], ["5h"]], down=slots(["9h"], [])), 0, "flip 1", "hand_first"),
    (at(hands=[[], ["5h"]], up=slots(["4h"], []), down=slots(["9h"], [])), 0, "flip 1", "open_first"),
    (at(hands=[[], ["5h"]], down=slots(["9h"], [])), 0, "play 9h", "flip_first"),
    (at(hands=[[], ["5h"]], down=slots(["9h"], [])), 0, "flip 2", "empty_slot"),
    (at(hands=[["4h"], ["5h"]]), 0, "pickup", "empty_pile"),
    (at(hands=[["4h", "6h"], ["5h"]]), 0, "play 4h 6h", "different_ranks"),
    (at(pile=["9h"], hands=[["4h"], ["5h"]]), 0, "play 4h", "too_low"),
    (at(pile=["7h"], hands=[["8h"], ["5h"]]), 0, "play 8h", "low_rule"),
    (at(pile=["7h"], hands=[["7d"], ["5h"]]), 0, "play 7d", "seven_on_seven"),
    (at(pile=["2h", "3h"], hands=[["Ah"], ["5h"]]), 0, "play Ah", "mirrored_two"),
    (
        at(options=Options(ten_on_higher=False), pile=["Kh"], hands=[["10h"], ["5h"]]),
        0,
        "play 10h",
        "ten_on_higher",
    ),
]


@pytest.mark.parametrize(("state", "seat", "action", "reason"), CASES)
def test_each_refusal_says_why(state: State, seat: int, action: str, reason: str) -> None:
    assert shithead.why_not(state, seat, action) == reason
    with pytest.raises(IllegalAction) as refused:
        shithead.apply_action(state, seat, action)

    assert refused.value.reason == reason
    assert WHY[reason] in str(refused.value)


def test_every_listed_reason_has_its_case() -> None:
    assert {reason for *_, reason in CASES} == set(WHY)
