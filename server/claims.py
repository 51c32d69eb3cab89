"""Who is here already, with another phone: the number on trusted screens that proves it, and its tries.

Several phones may claim the same member at once, so that a stranger keeps nobody out: all answer the same
number, which only who sees a trusted screen knows, and each has its own tries. What one phone tries in vain
costs the others nothing until there were so many wrong numbers for that member that guessing could pay.
Nothing of this is written down.
"""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import Callable
from hmac import compare_digest

from server import party as core
from server import steps, wire
from server.allowance import Allowances
from server.clock import reached
from server.evening import Member, Party, Who, gives_orders, member
from server.intents import asker
from server.reasons import Refusal
from server.recognition import Trace
from server.steps import Step
from server.views import Claimed

MINUTE = 60.0
"""Seconds of house time for which a number proves something."""
DIGITS = 3
TRIES = 3
"""Numbers that one phone may try against one number of the screen."""
MOST_WRONG = 9
"""Wrong numbers for one member in an evening, three claims full of them: from then on only the host's tap
helps. So whoever guesses gets in with 0.9 %, however many phones he has."""
MOST_PHONES = 3
"""Phones that may claim the same member at once."""
OPENINGS = (1 / 20, 6.0)
"""Claims from one address: so many a second in the long run, and so many at once."""


class Claim:
    """A member who is claimed. `number`: "" when only the host's tap helps; `tries`: left for each phone."""

    def __init__(self, number: str, until: float) -> None:
        self.number = number
        self.until = until
        self.tries: dict[str, int] = {}


class Claims:
    """The open claims of an evening; a phone is known by its connection.

    `now` gives house time; `draw(n)` a number below n that nobody can foresee.
    """

    def __init__(self, now: Callable[[], float], draw: Callable[[int], int] = secrets.randbelow) -> None:
        self._now = now
        self._draw = draw
        self._claims: dict[int, Claim] = {}
        self._wrong: Counter[int] = Counter()
        self._openings = Allowances(*OPENINGS, now)

    @property
    def are_open(self) -> bool:
        """Whether there are any, also such whose time may be over."""
        return bool(self._claims)

    def open(self, party: Party, phone: str, id: int, address: str, *, screen: bool) -> wire.Pending:
        """A phone claims to be that member's; said again, it is the same claim. `screen`: one could show it.

        Raises `Refusal`: as `claimable`, `claimed` (enough phones do so), `too_often`.
        """
        claimable(party, id)
        self.lapse(party)
        claim = self._claims.get(id)
        if claim is None or phone not in claim.tries:
            if claim and len(claim.tries) >= MOST_PHONES:
                raise Refusal("claimed", "member")
            if self._openings.take(address):
                raise Refusal("too_often")
            self.forget(phone)
            claim = self._claims.setdefault(id, claim or self._drawn(id))
            claim.tries[phone] = TRIES
        left = max(0.0, claim.until - self._now())
        if not claim.number:
            return wire.Pending(left, "used_up")
        return wire.Pending(left, "screen" if screen else "no_screen")

    def prove(self, party: Party, phone: str, id: int, number: str) -> None:
        """The number that somebody reads off a screen.

        Raises `Refusal`: as `claimable`, `no_claim` (it is over), `only_host`, `wrong_number`,
        `wrong_thrice` (and the claim of this phone is over).
        """
        claimable(party, id)
        self.lapse(party)
        claim = self._claims.get(id)
        if claim is None or phone not in claim.tries:
            raise Refusal("no_claim")
        if not claim.number:
            raise Refusal("only_host")
        if not compare_digest(claim.number.encode(), number.encode()):
            self._miss(claim, phone, id)

    def vouched(self, party: Party, who: Who, id: int) -> str:
        """The phone that the host knows to be that member's.

        Raises `Refusal`: `not_host`, as `claimable`, `no_claim`, `claimed_twice` (which one does he mean?).
        """
        if not gives_orders(party, asker(party, who).id):
            raise Refusal("not_host")
        claimable(party, id)
        self.lapse(party)
        claim = self._claims.get(id)
        if claim is None:
            raise Refusal("no_claim")
        if len(claim.tries) > 1:
            raise Refusal("claimed_twice", "member")
        return next(iter(claim.tries))

    def settle(self, id: int) -> None:
        """The member has his phone: a number proves something once."""
        self._claims.pop(id, None)

    def forget(self, phone: str) -> bool:
        """That phone claims nothing any more. Says whether it did."""
        for id, claim in list(self._claims.items()):
            if claim.tries.pop(phone, None) is not None:
                if not claim.tries:
                    del self._claims[id]
                return True
        return False

    def lapse(self, party: Party) -> bool:
        """Let go of claims whose time is over, or whose member is back or was sent away.

        Says whether there was one.
        """
        over = [id for id, claim in self._claims.items() if not self._holds(party, id, claim)]
        for id in over:
            del self._claims[id]
        return bool(over)

    def shown(self, party: Party) -> tuple[Claimed, ...]:
        """The claims that hold now, for the screens and the host."""
        return tuple(
            Claimed(id, claim.number, claim.until)
            for id, claim in self._claims.items()
            if self._holds(party, id, claim)
        )

    def _drawn(self, id: int) -> Claim:
        number = f"{self._draw(10**DIGITS):0{DIGITS}}" if self._wrong[id] < MOST_WRONG else ""
        return Claim(number, self._now() + MINUTE)

    def _miss(self, claim: Claim, phone: str, id: int) -> None:
        self._wrong[id] += 1
        if self._wrong[id] >= MOST_WRONG:
            claim.number = ""
            raise Refusal("only_host")
        claim.tries[phone] -= 1
        if claim.tries[phone]:
            raise Refusal("wrong_number", "number")
        self.forget(phone)
        raise Refusal("wrong_thrice", "number")

    def _holds(self, party: Party, id: int, claim: Claim) -> bool:
        found = member(party, id)
        return found is not None and _is_away(found) and not reached(claim.until, self._now())


def claimable(party: Party, id: int) -> None:
    """Raises `Refusal`: `unknown_member`, also for who was sent away or still knocks; `is_here`."""
    found = member(party, id)
    if found is None or found.removed or found.knocks:
        raise Refusal("unknown_member", "member")
    if not _is_away(found):
        raise Refusal("is_here", "member")


def moved(
    party: Party, id: int, token_hash: str, trace: Trace | None, now: float, rng: random.Random
) -> tuple[Step, ...]:
    """The person has proved it: the phone is his, and so is the seat at once. Raises as `claimable`."""
    claimable(party, id)
    touched = core.decide(party, Who(id), wire.Touch(), now, rng)
    # What is told of the old phone must not have it known again later, as if it were still his.
    return (steps.Moved(now, id, token_hash), steps.Connected(now, id, trace=trace), *touched)


def _is_away(found: Member) -> bool:
    return found.gone is not None and not found.removed and not found.knocks
