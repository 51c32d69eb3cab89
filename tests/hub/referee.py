"""Reads a killed house's journal: is everything there that was acknowledged or shown, and nothing twice?"""

from __future__ import annotations

import contextlib
import shutil
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec

from server import past, steps, store
from server.evening import Party, seat_of
from server.fold import apply
from server.journal import Journal
from tests.hub.pages import Page, Phone
from tests.hub.people import Tally

STEPS: dict[str, type] = {
    "join": steps.Joined,
    "arrange": steps.Arranged,
    "plan": steps.Planned,
    "start": steps.Started,
    "ceremony": steps.CeremonyHeld,
    "leave": steps.WentHome,
}
"""What an intent that is granted leaves in the journal, by the kind that the tally counts it under."""

Sight = tuple[int | None, int, bytes]
"""Who (None: a screen, or who has no seat), the game's number, what is observed of it."""


class Referee:
    """Judges the house in `data` each time it has been killed. `party`: the fold of all rows so far."""

    def __init__(self, data: Path, tally: Tally) -> None:
        self.party: Party | None = None
        self.rows: list[bytes] = []
        self.games: Counter[str] = Counter()
        """Finished games by name."""
        self._data = data
        self._tally = tally
        self._steps: Counter[type] = Counter()
        self._intents: Counter[str] = Counter()

    def judge(self, pages: Iterable[Page], scratch: Path) -> None:
        """Everything that must hold after a kill; `scratch`: a folder for a copy. Raises `AssertionError`.

        The copy is read, so that the house itself finds its files as the kill has left them.
        """
        rows, kept = self._read(scratch)
        assert rows[: len(self.rows)] == self.rows, "a step that was there before is gone"
        sights = self._fold(rows)
        assert kept == self.party, "snapshot and rest come to something else than all rows"
        self._judge_taps()
        self._judge_other_intents()
        for page in pages:
            self._judge_sights(page, sights)

    def _read(self, scratch: Path) -> tuple[list[bytes], Party]:
        for name in (store.FILE, f"{store.FILE}-wal"):
            with contextlib.suppress(FileNotFoundError):
                shutil.copy(self._data / name, scratch / name)
        with contextlib.closing(Journal.open(scratch)) as journal:
            (row,) = journal.parties()
            kept = past.recall(journal, row.id)
            with store.reading(scratch) as db:
                return [step for _, _, step in store.rows(db, row.id, 0)], kept

    def _fold(self, rows: list[bytes]) -> set[Sight]:
        """Go on with the new rows; gives what anybody can have seen meanwhile."""
        sights = _sights(self.party)
        for row in rows[len(self.rows) :]:
            step = steps.decode(row)
            self.party, _ = apply(self.party, step)
            sights |= _sights(self.party)
            self._steps[type(step)] += 1
            if isinstance(step, steps.Acted) and step.intent is not None:
                self._intents[step.intent] += 1
        self.rows = rows
        assert self.party is not None
        self.games = Counter(game.game for game in self.party.finished)
        return sights

    def _judge_taps(self) -> None:
        twice = [intent for intent, times in self._intents.items() if times > 1]
        assert not twice, f"applied twice: {twice}"
        lost = self._tally.done - set(self._intents)
        assert not lost, f"acknowledged and lost: {lost}"
        assert set(self._intents) <= set(self._tally.tapped), "somebody tapped what nobody tapped"

    def _judge_other_intents(self) -> None:
        for kind, step in STEPS.items():
            granted, asked, there = self._tally.granted[kind], self._tally.asked[kind], self._steps[step]
            assert granted <= there <= asked, f"{kind}: {granted} granted, {there} there, {asked} asked"

    def _judge_sights(self, page: Page, sights: set[Sight]) -> None:
        for update in page.updates:
            table = update["view"]["table"]
            if table is None:
                continue
            me = update["view"]["me"] if isinstance(page, Phone) else None
            who = me["member"] if me and me["seat"] is not None else None
            assert (who, table["number"], _plain(table["observation"])) in sights, (
                "shown and not written down"
            )
        del page.updates[:]


def _sights(party: Party | None) -> set[Sight]:
    """What each role observes of that party's table."""
    if party is None or party.table is None:
        return set()
    table = party.table
    seen: set[Sight] = {(None, table.number, _plain(table.seen.of(table, None)))}
    for member in party.members:
        seat = seat_of(party, member.id)
        if seat is not None:
            seen.add((member.id, table.number, _plain(table.seen.of(table, seat))))
    return seen


def _plain(observation: object) -> bytes:
    """The same bytes on both sides of the wire."""
    return msgspec.json.encode(msgspec.to_builtins(observation, str_keys=True), order="sorted")
