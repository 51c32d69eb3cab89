"""What the host of Lucky Shutdown can choose (LS-2.6, LS-9)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SEATS = range(2, 6)

_STARTERS = ["after_loser", "right_of_loser"]
NextStarter = Annotated[Literal["after_loser", "right_of_loser"], Meta(extra={"offer": _STARTERS})]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`lucky_draw` is LS-9.1, `early_reveal` LS-9.2, `next_starter` LS-2.6."""

    lucky_draw: bool = False
    early_reveal: bool = False
    next_starter: NextStarter = "after_loser"
