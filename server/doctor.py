"""Why no phone gets here: data folder, pages, port, address are looked at, then a visit is awaited."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from typing import NamedTuple

from server import doorbell, lan, pages, qr
from server.config import PORT, Config
from server.doctor_words import WORDS
from server.greeting import shows_pictures
from server.journal import Journal, JournalBusy, JournalError
from server.lock import Holder


class House(NamedTuple):
    """What the data folder tells: the server that runs on it, if one does, and the port."""

    running: Holder | None
    port: int


async def examine(config: Config, wait: float, say: Callable[[str], None]) -> bool:
    """Look at everything, wait so many seconds for a phone (0: not at all), and say it line by line.

    Gives whether all is well.
    """
    return await _Examination(config, say).run(wait)


class _Examination:
    def __init__(self, config: Config, say: Callable[[str], None]) -> None:
        self._config = config
        self._say = say
        self._words = WORDS[config.lang]
        self._healthy = True

    async def run(self, wait: float) -> bool:
        house = self._look_at_data()
        self._look_at_pages()
        if not self._look_at_host():
            return False
        reachable = self._look_at_port(house)
        link = self._look_at_addresses(house.port)
        if wait > 0 and reachable and link:
            await self._wait_for_phone(house, link, wait)
        return self._healthy

    def _well(self, key: str, **facts: object) -> None:
        self._say(f"ok  {self._words[key].format(**facts)}")

    def _ill(self, key: str, **facts: object) -> None:
        self._healthy = False
        self._say(f"!!  {self._words[key].format(**facts)}")

    def _look_at_data(self) -> House:
        folder, port = self._config.data, self._config.port or PORT
        if not folder.exists():
            # Nothing is made by looking.
            parent = next(parent for parent in folder.parents if parent.exists())
            if os.access(parent, os.W_OK) and parent.is_dir():
                self._well("data_new", folder=folder)
            else:
                self._ill("data_bad", error=f"{parent} cannot be written")
            return House(None, port)
        try:
            journal = Journal.open(folder)
        except JournalBusy as busy:
            self._well("data_running", folder=folder)
            return House(busy.holder, (busy.holder.port if busy.holder else None) or port)
        except JournalError as error:
            self._ill("data_bad", error=error)
            return House(None, port)
        kept = int(journal.get("port") or PORT)
        journal.close()
        self._well("data_good", folder=folder)
        return House(None, self._config.port or kept)

    def _look_at_pages(self) -> None:
        if all((pages.WEB / name / "index.html").is_file() for name in ("tv", "phone")):
            self._well("pages_good")
        else:
            self._ill("pages_missing")

    def _look_at_host(self) -> bool:
        """Whether the one address that is to be listened on is of this computer."""
        host = self._config.host
        if host is None or lan.is_own(host):
            return True
        self._ill("host_wrong", host=host, own=", ".join(lan.own_hosts()))
        return False

    def _look_at_port(self, house: House) -> bool:
        """Whether a phone could knock there."""
        if house.running:
            self._well("port_running", port=house.port, pid=house.running.pid)
            return True
        try:
            _try_to_listen(self._config.host, house.port)
        except OSError as error:
            self._ill("port_taken", port=house.port, error=error.strerror or error)
            return False
        self._well("port_free", port=house.port)
        return True

    def _look_at_addresses(self, port: int) -> str | None:
        """The address that phones are given."""
        links = lan.links(self._config, port)
        if not links:
            self._ill("address_none")
            return None
        self._well("address_good", link=links[0])
        if not self._config.public_url:
            for found in lan.candidates(host=self._config.host):
                self._say(f"      {found.host}  {found.adapter}  ({self._words[f'kind_{found.kind}']})")
        return links[0]

    async def _wait_for_phone(self, house: House, link: str, wait: float) -> None:
        if shows_pictures():
            self._say(f"\n{qr.terminal(link)}\n")
        self._say(f"    {self._words['wait'].format(link=link, seconds=round(wait))}")
        try:
            if house.running:
                visitor = "" if await doorbell.visit_to_running(self._config, house.port, wait) else None
            else:
                visitor = await doorbell.visit_to_own(self._config, house.port, wait)
        except OSError as error:
            self._ill("visit_fault", error=error.strerror or error)
            return
        if visitor is not None:
            self._well("visit_good", visitor=visitor and f" ({visitor})")
            return
        self._ill("visit_none")
        for advice in self._words["advice"].splitlines():
            self._say(f"      - {advice.format(port=house.port)}")


def _try_to_listen(host: str | None, port: int) -> None:
    family = socket.AF_INET6 if host and ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name == "posix":
            # Connections of a server that has just ended do not hold its port there.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host or "", port))
        probe.listen(1)
