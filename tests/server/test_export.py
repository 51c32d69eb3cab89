"""Finished games, listed and written out."""

import pytest

from games import fahrstuhl
from server.export import UnknownGame, chosen, listing
from server.journal import Finished
from server.option_values import read_settings
from server.records import selfplay


def finished(id: str, seed: int) -> Finished:
    options = read_settings(fahrstuhl, ["mode=single", "single_cards=1"])
    record = "".join(selfplay(fahrstuhl, options, ["random"] * 3, seed)).encode()
    return Finished(id, id.split("-")[0], 1, 1_800_000_000.0, record)


def test_a_line_for_each_game() -> None:
    heading, *lines = listing([finished("a-1", 1), finished("b-1", 2)])

    assert heading.split() == ["id", "ended", "game", "seats", "by", "place"]
    assert [line.split()[0] for line in lines] == ["a-1", "b-1"]
    assert all("2027-01-1" in line and "fahrstuhl" in line for line in lines)
    assert all(set("012") <= set(line.rsplit("fahrstuhl")[1]) for line in lines)


def test_no_games_is_said() -> None:
    assert listing([]) == ["no game has been finished yet"]


def test_one_game_or_all() -> None:
    games = [finished("a-1", 1), finished("b-1", 2)]

    assert chosen(games, None) == games
    assert chosen(games, "b-1") == games[1:]
    with pytest.raises(UnknownGame, match="'c-1'; --list shows"):
        chosen(games, "c-1")
