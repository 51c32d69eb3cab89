"""French cards: names, order, counting, shuffling."""

from __future__ import annotations

import random
from collections import Counter

from games import cards


def test_a_name_is_rank_and_suit() -> None:
    assert (cards.rank("10h"), cards.suit("10h")) == ("10", "h")
    assert (cards.rank("Qs"), cards.suit("Qs")) == ("Q", "s")


def test_a_pack_is_sorted_by_rank_as_given_then_by_suit() -> None:
    assert cards.pack(("A", "10"), 2) == (
        *("Ah", "Ah", "Ad", "Ad", "As", "As", "Ac", "Ac"),
        *("10h", "10h", "10d", "10d", "10s", "10s", "10c", "10c"),
    )


def test_order_is_the_place_in_a_sorted_hand() -> None:
    order = cards.order(("A", "10"))
    assert sorted(["10h", "Ac", "10d", "Ah"], key=order.__getitem__) == ["Ah", "Ac", "10h", "10d"]


def test_surplus_names_the_first_card_too_many() -> None:
    assert cards.surplus(["Ah", "Ah"], ["Ah", "Ah", "Kc"]) is None
    assert cards.surplus(["Kc", "Ah", "Ah"], ["Ah", "Kc"]) == "Ah"
    assert cards.surplus(["1x"], ["Ah"]) == "1x"


def test_shuffling_keeps_every_card_and_follows_the_source() -> None:
    pack = cards.pack(("A", "K", "7"), 2)
    drawn = cards.shuffled(pack, random.Random(1))
    assert Counter(drawn) == Counter(pack)
    assert drawn == cards.shuffled(pack, random.Random(1))
    assert drawn != cards.shuffled(pack, random.Random(2))
