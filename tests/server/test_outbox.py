"""Boxes: a page that reads is told at once and in order; for one that does not a task waits."""

from __future__ import annotations

import asyncio

from server.outbox import MOST_LETTERS, Box, Outbox


class OpenPipe:
    """Takes everything while it is `free`; else one frame whenever it is `asked`."""

    def __init__(self, *, free: bool = True) -> None:
        self.sent: list[bytes] = []
        self.written: list[int] = []
        """How many frames went out together, each time."""
        self.is_free = free
        self.dropped = False
        self.may = asyncio.Semaphore(0)

    def send_at_once(self, *frames: bytes) -> None:
        self.sent += frames
        self.written.append(len(frames))

    async def send(self, frame: bytes) -> None:
        self.sent.append(frame)

    async def taken(self) -> None:
        await self.may.acquire()

    def whom(self) -> str:
        return "evening=-"

    def drop(self) -> None:
        self.dropped = True


def box(pipe: OpenPipe, outbox: Outbox, views: list[bytes]) -> None:
    """A page in that outbox, whose views are these, one after another."""
    outbox.open("page", pipe, lambda: views.pop(0))  # type: ignore[arg-type]  # as much of a pipe as it needs


async def test_who_reads_is_told_without_a_task() -> None:
    pipe, outbox = OpenPipe(), Outbox()
    box(pipe, outbox, [b"view 1", b"view 2"])
    await asyncio.sleep(0)
    outbox.publish()
    outbox.publish()
    outbox.letter("page", b"letter")
    outbox.aside("page", b"aside")
    assert pipe.sent == [b"view 1", b"letter"]

    await asyncio.sleep(0)

    assert pipe.sent == [b"view 1", b"letter", b"view 2", b"aside"]
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_for_who_does_not_read_the_view_is_made_as_late_as_it_can_be() -> None:
    pipe, outbox, views = OpenPipe(free=False), Outbox(), [b"old"]
    box(pipe, outbox, views)
    await asyncio.sleep(0)
    for number in range(3):
        outbox.letter("page", b"letter %d" % number)
        outbox.publish()
        await asyncio.sleep(0)
    views[:] = [b"new"]
    for _ in range(4):
        pipe.may.release()
    while len(pipe.sent) < 4:  # noqa: ASYNC110  the pipe has no event for it
        await asyncio.sleep(0)

    assert pipe.sent == [b"letter 0", b"letter 1", b"letter 2", b"new"]
    await outbox.close("page")


async def test_a_fault_at_one_page_keeps_no_other_waiting() -> None:
    broken, pipe, outbox = OpenPipe(), OpenPipe(), Outbox()
    broken.send_at_once = None  # type: ignore[assignment,method-assign]  # any fault will do
    outbox.open("broken", broken, lambda: b"view")  # type: ignore[arg-type]  # as above
    box(pipe, outbox, [b"view"])

    await asyncio.sleep(0)

    assert pipe.sent == [b"view"]


async def test_all_views_of_a_moment_are_made_before_the_first_is_written() -> None:
    outbox, done = Outbox(), list[str]()

    class Noting(OpenPipe):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

        def send_at_once(self, *frames: bytes) -> None:
            done.append(f"write {self.name}")

        def view(self) -> bytes:
            done.append(f"make {self.name}")
            return b"view"

    for pipe in (Noting("one"), Noting("two")):
        outbox.open(pipe.name, pipe, pipe.view)  # type: ignore[arg-type]  # as above

    await asyncio.sleep(0)

    assert done == ["make one", "make two", "write one", "write two"]


async def test_what_is_answered_goes_out_with_the_view_and_after_it() -> None:
    pipe, outbox = OpenPipe(), Outbox()
    box(pipe, outbox, [b"view 1", b"view 2"])
    await asyncio.sleep(0)
    outbox.reply("page", b"refused")
    outbox.publish()
    outbox.reply("page", b"done")
    assert pipe.sent == [b"view 1", b"refused"]

    await asyncio.sleep(0)

    assert pipe.sent == [b"view 1", b"refused", b"view 2", b"done"]
    assert pipe.written == [1, 1, 2]


async def test_who_reads_may_ask_for_more_than_that_at_once() -> None:
    pipe, outbox = OpenPipe(), Outbox()
    box(pipe, outbox, [b"view"])
    for _ in range(MOST_LETTERS + 4):
        outbox.reply("page", b"reply")
    await asyncio.sleep(0)

    assert pipe.sent == [b"view"] + [b"reply"] * (MOST_LETTERS + 4)
    assert not pipe.dropped


async def test_who_lets_replies_pile_up_is_dropped() -> None:
    pipe, outbox = OpenPipe(free=False), Outbox()
    box(pipe, outbox, [b"view"])
    for _ in range(MOST_LETTERS):
        outbox.reply("page", b"reply")
    assert not pipe.dropped

    outbox.reply("page", b"one more")

    assert pipe.dropped
    await outbox.close("page")


async def test_who_lets_letters_pile_up_is_dropped() -> None:
    pipe = OpenPipe(free=False)
    piled = Box(pipe, lambda: None)  # type: ignore[arg-type]  # as much of a pipe as it needs
    for _ in range(MOST_LETTERS):
        piled.letter(b"letter")
    assert not pipe.dropped

    piled.letter(b"one more")

    assert pipe.dropped
    await piled.close()
