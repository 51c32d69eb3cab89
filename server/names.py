"""People's names as they are shown: clean, short, and told apart; a name is never a key."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator

from server.reasons import Refusal

LONGEST = 16
"""Letters of a name, as an eye counts them."""

_MARKS_A_LETTER = 3
_SELECTORS = range(0xFE00, 0xFE10)
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
# Letters and symbols by their category that show nothing at all.
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")

BOTS = ("Robin", "Mika", "Toni", "Kim", "Alex", "Sascha", "Jule", "Chris", "Noa", "Luca", "Maxi", "Sam")
"""What bots are called, in this order as far as no person has the name."""


def clean(name: str, taken: Collection[str] = (), longest: int = LONGEST) -> str:
    """The name as it is shown: without what cannot be seen or turns text around, at most `longest` letters.

    A name that somebody in `taken` has gets a number. Raises `Refusal("name_empty")` when nothing is left.
    """
    seen = "".join(_shown(unicodedata.normalize("NFC", name[: 32 * longest])))
    letters = list(_letters(" ".join(seen.split())))[:longest]
    if not any(unicodedata.category(letter[0])[0] in "LNSP" for letter in letters):
        raise Refusal("name_empty", "name")
    return _told_apart(letters, {_key(other) for other in taken})


def of_bots(count: int, taken: Collection[str]) -> list[str]:
    """Names for so many bots, none of them taken."""
    keys = {_key(other) for other in taken}
    free = [name for name in BOTS if _key(name) not in keys]
    while len(free) < count:
        free.append(_told_apart(list(BOTS[len(free) % len(BOTS)]), keys | {_key(name) for name in free}))
    return free[:count]


def _shown(name: str) -> Iterator[str]:
    for char in name:
        category = unicodedata.category(char)
        if category[0] == "Z" or char in "\t\n\r\v\f":
            yield " "
        elif category[0] != "C" and char not in _BLANK:
            yield char


def _letters(name: str) -> Iterator[str]:
    letter, marks = "", 0
    for char in name:
        if letter and _belongs(letter, char):
            marks += 1
            if marks <= _MARKS_A_LETTER:
                letter += char
            continue
        if letter:
            yield letter
        letter, marks = ("", 0) if unicodedata.category(char)[0] == "M" else (char, 0)
    if letter:
        yield letter


def _belongs(letter: str, char: str) -> bool:
    if ord(char) in _FLAG_LETTERS:
        return len(letter) == 1 and ord(letter) in _FLAG_LETTERS
    return unicodedata.category(char)[0] == "M" or ord(char) in _SELECTORS or ord(char) in _SKIN_TONES


def _told_apart(letters: list[str], taken: set[str]) -> str:
    name, number = "".join(letters).strip(), 1
    while _key(name) in taken:
        number += 1
        tail = f" {number}"
        name = "".join(letters[: LONGEST - len(tail)]).rstrip() + tail
    return name


def _key(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
