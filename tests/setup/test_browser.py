"""Which browser the browser tests take, and what is said where there is none."""

import os
import sys
from pathlib import Path

import pytest

import browser
from bundle import Node


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the path; nothing is installed anywhere else, and nothing fetched."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setattr(browser, "ON_MACOS", ())
    monkeypatch.setattr(browser, "ON_WINDOWS", ())
    monkeypatch.setattr(browser, "UNPACKED", tmp_path / "unpacked")
    return tmp_path


def program(path: Path) -> Path:
    path.parent.mkdir(exist_ok=True)
    if os.name == "nt" and path.parent.name != "unpacked":
        path = path.with_suffix(".exe")
    path.touch()
    path.chmod(0o755)
    return path


class TestFind:
    """In the order: named, installed, packed."""

    def test_the_named_one_comes_first(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        program(folder / "chromium")
        named = program(folder / "mine")
        monkeypatch.setenv(browser.VARIABLE, str(named))
        assert browser.find(None) == named

    def test_a_wrong_name_is_no_reason_to_take_another(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        program(folder / "chromium")
        monkeypatch.setenv(browser.VARIABLE, "nowhere")
        with pytest.raises(browser.BrowserMissing, match="names nowhere"):
            browser.find(None)

    def test_then_an_installed_one(self, folder: Path) -> None:
        chrome = program(folder / "google-chrome")
        program(folder / "unpacked/chromium")
        assert browser.find(None) == chrome

    def test_then_the_packed_one(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr("platform.machine", lambda: "x86_64")
        monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
        packed = program(folder / "unpacked/chromium")
        assert browser.find(Node(folder / "node", folder / "npm")) == packed

    def test_without_root_there_is_no_packed_one(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
        program(folder / "unpacked/chromium")
        with pytest.raises(browser.BrowserMissing, match="Install Chromium"):
            browser.find(Node(folder / "node", folder / "npm"))
