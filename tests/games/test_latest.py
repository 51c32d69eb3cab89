"""What is remembered is of that very state, and never of another one that came after it."""

from __future__ import annotations

from games.latest import of_latest


def test_only_the_very_state_of_before_is_answered_from_memory() -> None:
    asked: list[object] = []

    @of_latest
    def size(state: tuple[int, ...]) -> int:
        asked.append(state)
        return len(state)

    one, same, other = tuple(range(2)), tuple(range(2)), (1, 2, 3)
    assert [size(one), size(one), size(same), size(other), size(one)] == [2, 2, 2, 3, 2]
    assert [id(state) for state in asked] == [id(one), id(same), id(other), id(one)]
