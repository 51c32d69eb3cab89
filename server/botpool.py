"""Bots think here: outside the loop unless they are quick, under a deadline, on what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from games.game import Action, Bot, Question
from server import shelf
from server.asking import how_to_play
from server.log import described

LOG = logging.getLogger("couchtisch.bots")
DEADLINE = 1.0
"""Seconds for a thought; after that what is due happens instead."""
START = 20.0
"""Seconds for the worker to be there, on a slow computer."""


class BotPool:
    """One worker process, made when the first bot needs it, made anew when a bot has hung or broken it.

    All evenings share it, one thought after the other: waiting for the turn counts against nobody's deadline,
    and a bot that hangs in one evening costs the others a second and no move.
    """

    def __init__(self, deadline: float = DEADLINE) -> None:
        self._deadline = deadline
        self._worker: Executor | None = None
        self._turn = asyncio.Lock()

    async def choose(self, game: str, level: str, question: Question[Any], whom: str = "") -> Action | None:
        """The bot's choice; None when it lets it be, failed, was too late or chose what is not legal.

        Never raises. `whom`: whose bot it is, for the log.
        """
        try:
            bot = how_to_play(shelf.game(game), level)
            if bot.inline:
                chosen = bot.choose(question)
            else:
                chosen = await self._think(bot, question)
        except (TimeoutError, BrokenProcessPool):
            LOG.error("%s the bot %s of %s gave no answer; what is due happens instead", whom, level, game)
            self.close()
            return None
        except Exception as error:  # a bot may fail in any way; the game goes on
            LOG.error("%s %s the bot %s of %s failed", whom, described(error), level, game)
            return None
        if chosen is not None and chosen not in question.legal:
            LOG.error("%s the bot %s of %s chose what is not legal", whom, level, game)
            return None
        return chosen

    def close(self) -> None:
        """End the worker, whatever it does."""
        worker, self._worker = self._worker, None
        if worker:
            for process in multiprocessing.active_children():
                process.kill()
            worker.shutdown(wait=True, cancel_futures=True)

    async def _think(self, bot: Bot, question: Question[Any]) -> Action | None:
        """Raises what the bot raises, `TimeoutError` and `BrokenProcessPool`."""
        async with self._turn:
            worker = await self._ready()
            async with asyncio.timeout(self._deadline):
                return await asyncio.get_running_loop().run_in_executor(worker, bot.choose, question)

    async def _ready(self) -> Executor:
        """The worker, started: its start is nobody's thought."""
        if not self._worker:
            context = multiprocessing.get_context("spawn")
            self._worker = ProcessPoolExecutor(1, mp_context=context, initializer=_attach)
            async with asyncio.timeout(START):
                await asyncio.get_running_loop().run_in_executor(self._worker, os.getpid)
        return self._worker


def _attach() -> None:
    """Let this process end with its parent and by nothing else: Ctrl-C in the terminal reaches both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(0)
