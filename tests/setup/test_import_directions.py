"""Who may import whom: this tree keeps to it, and a tree that does not is told where."""

from pathlib import Path

import pytest

from import_directions import wrong_imports


def test_this_tree_keeps_to_it() -> None:
    assert wrong_imports() == []


@pytest.mark.parametrize(
    ("name", "line", "right"),
    [
        ("games/fahrstuhl/rules.py", "from games.game import Event", True),
        ("games/fahrstuhl/rules.py", "from games.fahrstuhl import pack", True),
        ("games/fahrstuhl/rules.py", "from . import pack", True),
        ("games/fahrstuhl/rules.py", "from ..game import Event", True),
        ("games/fahrstuhl/rules.py", "import random", True),
        ("games/fahrstuhl/rules.py", "from server.clock import Clock", False),
        ("games/fahrstuhl/rules.py", "import server", False),
        ("games/fahrstuhl/rules.py", "from games.shithead.rules import burn", False),
        ("games/fahrstuhl/rules.py", "from games import shithead", False),
        ("games/fahrstuhl/rules.py", "from ..shithead import rules", False),
        ("games/fahrstuhl/rules.py", "def late():\n    import games.shithead", False),
        ("games/cards.py", "from games.fahrstuhl import pack", False),
        ("server/hub.py", "from games import game, cards", True),
        ("server/hub.py", "from games.game import find", True),
        ("server/hub.py", "from games import fahrstuhl", False),
        ("server/hub.py", "import games.fahrstuhl.rules", False),
        ("server/hub.py", "from tests.hub import phone", False),
    ],
)
def test_each_direction(tmp_path: Path, name: str, line: str, right: bool) -> None:
    for place in ("games/fahrstuhl/__init__.py", "games/shithead/__init__.py", "server/__init__.py", name):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).touch()
    (tmp_path / name).write_text(line)
    assert ([] if right else [name]) == [wrong.split(":")[0] for wrong in wrong_imports(tmp_path)]
