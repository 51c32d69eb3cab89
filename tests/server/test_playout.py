"""Whole games without people: bots that may act, and let the chance pass."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games import lucky_shutdown
from games.game import Action, Bot, Question, choose_at_random
from games.lucky_shutdown import Options, State
from server.playout import Move, PlayoutFault, play


def lets_it_be(question: Question[State]) -> Action | None:
    """Does nothing out of turn."""
    in_turn = question.observation.phase == "lay" or question.observation.turn == question.seat
    return choose_at_random(question) if in_turn else None


def game_of(bot: Bot) -> list[Move]:
    return list(play(lucky_shutdown, Options(), [bot] * 3, seed=2))


def test_who_may_act_and_does_not_leaves_it_to_another_seat() -> None:
    moves = game_of(Bot(lets_it_be))
    played = [(before.state.turn, after) for before, after in pairwise(moves) if before.state.phase == "play"]

    assert any(len(after.legal) > 1 for _, after in played)
    assert all(turn == after.seat for turn, after in played)
    assert lucky_shutdown.result(moves[-1].state)


def test_who_must_act_and_does_not_is_a_fault() -> None:
    with pytest.raises(PlayoutFault, match="chose None"):
        game_of(Bot(lambda question: None))
