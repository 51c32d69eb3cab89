"""Where the old engines and WebKitGTK come from, and what is said where they do not."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import engines
from bundle import Node

NODE = Node(Path("node"), Path("npm"))
INSTALL = "apt-get install --yes --no-install-recommends webkit2gtk-driver"


class Computer:
    """A Debian whose commands are only noted; `brings`: whether `apt-get install` brings WebKitGTK."""

    def __init__(self, folder: Path) -> None:
        self.browser = folder / "x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
        self.run: list[str] = []
        self.brings = True
        self.code = 0

    def has_webkit(self) -> None:
        """It is there."""
        self.browser.parent.mkdir(parents=True)
        self.browser.touch()

    def obey(self, words: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        """What stands in for `subprocess.run`."""
        self.run.append(" ".join(words))
        if self.brings and words[1] == "install":
            self.has_webkit()
        return subprocess.CompletedProcess(words, self.code, "Temporary failure resolving 'deb.debian.org'")


@pytest.fixture
def computer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Computer:
    """One that could have everything, and where nothing has to be fetched from npm."""
    computer = Computer(tmp_path / "lib")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("ctypes.util.find_library", lambda name: f"lib{name}.so")
    monkeypatch.setattr(subprocess, "run", computer.obey)
    monkeypatch.setattr(engines, "BROWSERS", tmp_path / "lib")
    monkeypatch.setattr(engines, "known", list)
    return computer


def test_nothing_is_installed_where_all_is_there(computer: Computer) -> None:
    computer.has_webkit()
    engines.ensure(NODE)
    assert computer.run == []


def test_what_is_missing_comes_by_the_systems_own_tool(computer: Computer) -> None:
    engines.ensure(NODE)
    assert computer.run[0] == "apt-get update"
    assert computer.run[1].startswith(INSTALL)


def test_a_library_is_missing(computer: Computer, monkeypatch: pytest.MonkeyPatch) -> None:
    computer.has_webkit()
    computer.brings = False
    monkeypatch.setattr("ctypes.util.find_library", lambda name: None if name == "nss3" else name)
    with pytest.raises(engines.EngineMissing, match="not where this looks"):
        engines.ensure(NODE)
    assert len(computer.run) == 2


@pytest.mark.parametrize("without", ["root", "apt-get"])
def test_otherwise_the_command_is_said(
    computer: Computer, monkeypatch: pytest.MonkeyPatch, without: str
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: int(without == "root"))
    monkeypatch.setattr("shutil.which", lambda name: None if name == without else name)
    with pytest.raises(engines.EngineMissing, match=f"as root: {INSTALL}"):
        engines.ensure(NODE)
    assert computer.run == []


def test_what_cannot_be_had_is_a_failure(computer: Computer) -> None:
    computer.code = 100
    with pytest.raises(engines.EngineMissing, match="could not be installed: apt-get update\nTemporary"):
        engines.ensure(NODE)


def test_elsewhere_they_do_not_exist(computer: Computer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(engines.EngineMissing, match="Linux on x86-64 alone"):
        engines.ensure(NODE)
