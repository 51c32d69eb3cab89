"""The screens of an evening: which are connected, and the label by which the host tells them apart."""

from __future__ import annotations

from collections import Counter

MOST_LABELS = 64
"""Screens that are remembered by their label; the oldest is forgotten first."""


class Screens:
    """Connected screens; one may have several pages."""

    def __init__(self) -> None:
        self._pages: Counter[str] = Counter()
        self._labels: dict[str, str] = {}
        self._labelled = 0
        self.shown: tuple[tuple[str, str], ...] = ()
        """Each connected screen with its label."""

    def on(self, screen: str) -> None:
        """A screen's page is connected."""
        self._pages[screen] += 1
        if screen not in self._labels:
            self._labelled += 1
            self._labels[screen] = str(self._labelled)
            if len(self._labels) > MOST_LABELS:
                del self._labels[next(iter(self._labels))]
        self._show()

    def off(self, screen: str) -> None:
        """One of a screen's pages is gone."""
        self._pages[screen] -= 1
        self._pages = +self._pages
        self._show()

    def _show(self) -> None:
        self.shown = tuple((screen, self._labels.get(screen, "")) for screen in self._pages)
