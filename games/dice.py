"""Dice in notation (`3 5`, as thrown): throwing from a given random source, reading, all throws there are."""

from __future__ import annotations

import random
from itertools import product

SIDES = range(1, 7)
"""What one die can show."""

_FACES = {str(side): side for side in SIDES}


def throw(count: int, rng: random.Random) -> tuple[int, ...]:
    """So many dice, as thrown."""
    return tuple(rng.choice(SIDES) for _ in range(count))


def written(dice: tuple[int, ...]) -> str:
    """`3 5` of `(3, 5)`."""
    return " ".join(map(str, dice))


def read(text: str) -> tuple[int, ...] | None:
    """`(3, 5)` of `3 5`; None when it is no throw."""
    faces = text.split(" ")
    return tuple(_FACES[face] for face in faces) if set(faces) <= _FACES.keys() else None


def throws(count: int) -> tuple[tuple[int, ...], ...]:
    """Every throw of so many dice, each as likely as any other."""
    return tuple(product(SIDES, repeat=count))
