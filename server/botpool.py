"""Bots think here: outside the loop unless they are quick, under a deadline, on what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from games.game import Action, Question
from server import shelf
from server.asking import how_to_play

LOG = logging.getLogger("couchtisch.bots")
DEADLINE = 1.0
"""Seconds for a thought; after that what is due happens instead."""


class BotPool:
    """One worker process, made when the first bot needs it, made anew when a bot has hung or broken it."""

    def __init__(self, deadline: float = DEADLINE) -> None:
        self._deadline = deadline
        self._worker: Executor | None = None

    async def choose(self, game: str, level: str, question: Question[Any]) -> Action | None:
        """The bot's choice; None when it failed, was too late, or chose what is not legal. Never raises."""
        try:
            if how_to_play(shelf.game(game), level).inline:
                chosen = _choose(game, level, question)
            else:
                async with asyncio.timeout(self._deadline):
                    loop = asyncio.get_running_loop()
                    chosen = await loop.run_in_executor(self._ready(), _choose, game, level, question)
        except (TimeoutError, BrokenProcessPool):
            LOG.error("the bot %s of %s gave no answer in time; what is due happens instead", level, game)
            self.close()
            return None
        except Exception as error:  # a bot may fail in any way; the game goes on
            LOG.error("the bot %s of %s failed: %s: %.120s", level, game, type(error).__name__, error)
            return None
        if chosen not in question.legal:
            LOG.error("the bot %s of %s chose what is not legal: %.60r", level, game, chosen)
            return None
        return chosen

    def close(self) -> None:
        """End the worker, whatever it does."""
        worker, self._worker = self._worker, None
        if worker:
            worker.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.kill()

    def _ready(self) -> Executor:
        if not self._worker:
            self._worker = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
        return self._worker


def _choose(game: str, level: str, question: Question[Any]) -> Action:
    return how_to_play(shelf.game(game), level).choose(question)
