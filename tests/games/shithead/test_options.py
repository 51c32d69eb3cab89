"""What the host can choose, and which seats go with it."""

from __future__ import annotations

import pytest

from games import shithead
from games.form import form
from games.game import OptionsError, read_options
from games.shithead import Options


def test_the_defaults() -> None:
    options = Options()
    on = {name for name in Options.__struct_fields__ if getattr(options, name) is True}
    assert on == {"ten_on_higher"}
    assert (options.packs, options.speed_idle_s) == (1, 8)


def test_the_form_offers_every_option_and_hides_what_means_nothing() -> None:
    fields = {field.name: field for field in form(Options)}
    assert set(fields) == set(Options.__struct_fields__)
    assert (fields["packs"].kind, fields["packs"].choices) == ("choice", [1, 2])
    assert fields["packs"].default == 1
    assert fields["speed_idle_s"].when == {"speed_mode": [True]}
    assert (fields["speed_idle_s"].low, fields["speed_idle_s"].high) == (2, 120)
    for name in ("king_reverse", "eight_skip", "tournament"):
        assert fields[name].when == {"speed_mode": [False]}


@pytest.mark.parametrize(
    ("packs", "seats", "field"), [(1, 1, "seats"), (1, 5, "packs"), (1, 9, "seats"), (2, 9, "seats")]
)
def test_sh_1_2_too_many_or_too_few_are_refused(packs: int, seats: int, field: str) -> None:
    options = read_options(shithead, {"packs": packs})
    with pytest.raises(OptionsError) as refused:
        shithead.initial_state(options, seats, None)
    assert refused.value.field == field
    assert "seats" in str(refused.value)
    assert "packs" in str(refused.value)


@pytest.mark.parametrize(("packs", "most"), [(1, 4), (2, 8)])
def test_sh_1_3_so_many_can_play(packs: int, most: int) -> None:
    options = read_options(shithead, {"packs": packs})
    for seats in range(2, most + 1):
        assert shithead.initial_state(options, seats, None).seats == seats
