"""The load tool measures what it says, in a run so small that its figures mean nothing."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

from bench.runs import Run
from tests.hub.process import HERE

_runs = msgspec.json.Decoder(Run)


@pytest.mark.parametrize(("game", "loop"), [("fahrstuhl", ()), ("shithead", ("--every", "0.2"))])
async def test_parties_play_under_load_and_are_measured(
    tmp_path: Path, game: str, loop: tuple[str, ...]
) -> None:
    kept = tmp_path / "runs"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-W", "error", "scripts/bench", "--flight", "2", "--parties", "2", "--warm", "0"),
        *("--seconds", "0.1", "--least", "20", "--game", game, "--json", str(kept), *loop),
        cwd=HERE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    said, complaint = await process.communicate()

    assert process.returncode == 0, complaint.decode()
    assert complaint == b""
    runs = {run.name: run for run in map(_runs.decode, kept.read_text().splitlines())}
    assert set(runs) == {game, f"limit of {game}"}
    for name, run in runs.items():
        assert run.figures.actions >= 20, name
        assert 0 < run.figures.p50 <= run.figures.p99, name
        assert run.start > 0, name
        assert f"\n{name} " in said.decode()
        assert run.figures.bytes > 1000, name
