"""A file system that refuses: the table waits and says why, and what was acknowledged survives a kill."""

from __future__ import annotations

import contextlib
import random
import resource
import signal
from pathlib import Path

from server import store
from server.evening import Party
from tests.hub.pages import Phone, Tv
from tests.hub.process import Server, free_port, served
from tests.hub.test_restart import come_back, kept, on_turn


def fill(server: Server, data: Path) -> None:
    """From now on no file of that process may grow beyond what the log has now."""
    size = (data / f"{store.FILE}-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def make_room(server: Server) -> None:
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)


def bids(party: Party) -> list[str]:
    """What seats have done in the running game; the table has dealt."""
    assert party.table
    return [action for seat, action in party.table.log if seat is not None]


async def test_a_disk_that_is_full_for_a_while_and_a_kill_while_it_is(tmp_path: Path) -> None:
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(served(tmp_path, free_port(random.Random())))
        tv, phones = Tv(server.url), [Phone(server.url, server.code) for _ in range(2)]
        await tv.come()
        for phone, name in zip(phones, ("Ada", "Ben"), strict=True):
            await phone.come()
            await phone.join(name)
        options = {"mode": "list", "schedule": [5]}
        await phones[0].order("set_up", game="fahrstuhl", options=options, fill_to=2)
        await phones[0].order("start")
        actor = await on_turn(phones)

        fill(server, tmp_path)
        assert (await actor.act(actor.legal[0]))["reason"] == "disk"
        await tv.until(lambda view: view["table"]["paused"])
        assert tv.view["table"]["paused"]["reason"] == "disk"

        make_room(server)
        await tv.until(lambda view: view["table"]["paused"] is None)
        acknowledged = actor.legal[0]
        assert (await actor.act(acknowledged))["type"] == "done"

        actor = await on_turn([phone for phone in phones if phone is not actor])
        fill(server, tmp_path)
        assert (await actor.act(actor.legal[0]))["reason"] == "disk"
        await server.end(signal.SIGKILL)
        for page in (tv, *phones):
            await page.until_gone()
        assert bids(kept(tmp_path)) == [acknowledged]

        await stack.enter_async_context(served(tmp_path))
        await come_back([tv, *phones])
        actor = await on_turn(phones)
        assert (await actor.act(actor.legal[0]))["type"] == "done"
