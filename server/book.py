"""What a game's rules to read are made of, as `clients/phone/rules/book.ts` draws them.

A package brings them as `texts/rules/de.json` and `texts/rules/en.json`; everything in them may be left out.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct, field


class Piece(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of: a `list`; `cards` as pictures, with `words` below; `more`, a title to fold out its `body`."""

    points: list[str] | None = field(default=None, name="list")
    cards: list[str] | None = None
    words: str | None = None
    more: str | None = None
    body: list[str | Piece] | None = None

    def __post_init__(self) -> None:
        kinds = [self.points is not None, self.cards is not None, self.more is not None]
        if sum(kinds) != 1 or (self.more is None) != (self.body is None):
            raise ValueError("a piece is a text, a `list`, `cards`, or `more` with a `body`")
        if self.words is not None and self.cards is None:
            raise ValueError("only `cards` have `words` below them")


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A heading, and what follows it."""

    title: str
    body: list[str | Piece]


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card or kind of card, by the scheme that is the same for all; `search`: other words for it."""

    cards: list[str]
    name: str
    many: str
    does: str
    when: str
    then: str
    more: str
    search: list[str] = []


class CommonError(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody gets wrong, and how it is."""

    wrong: str
    right: str


class Book(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rules at three lengths, the gallery of cards, tips, common errors."""

    quick: list[Part] = []
    short: list[Part] = []
    full: list[Part] = []
    cards: list[CardEntry] = []
    tips: list[str] = []
    errors: list[CommonError] = []


def filled(book: Book, other: Book) -> Book:
    """This one, with the other language's sections where it has none."""
    names = Book.__struct_fields__
    return Book(**{name: getattr(book, name) or getattr(other, name) for name in names})


def read(written: bytes) -> Book:
    """Raises `msgspec.ValidationError` or `msgspec.DecodeError`, saying what is wrong and where."""
    return msgspec.json.decode(written, type=Book)
