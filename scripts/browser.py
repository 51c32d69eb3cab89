"""The browser for the browser tests: the one named, one on this computer, or one that comes as a package."""

import base64
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

from bundle import ROOT, Node

VARIABLE = "COUCHTISCH_BROWSER"
# A Chromium that is packed for servers, with the libraries it needs; its address is the registry's affair.
PACKAGE = "@sparticuz/chromium@153.0.0"
PACKAGE_SHA512 = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
UNPACKED = ROOT / ".cache/chromium-153.0.0"

HOW_TO_GET_ONE = (
    "No browser for the browser tests. Install Chromium, Chrome or Edge (Debian: apt install chromium), "
    f"or name one in the variable {VARIABLE}."
)

ON_THE_PATH = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
)
ON_MACOS = (
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Chromium.app/Contents/MacOS/Chromium",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
ON_WINDOWS = (
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)


class BrowserMissing(Exception):
    """There is no browser; the message says in one line how to get one."""


def find(node: Node | None) -> Path:
    """A browser of the Chromium kind; a packed one is fetched with `node`. Raises `BrowserMissing`."""
    if named := os.environ.get(VARIABLE):
        if path := shutil.which(named):
            return Path(path)
        raise BrowserMissing(f"{VARIABLE} names {named}, and there is no such program.")
    return _installed() or _packed(node)


def _installed() -> Path | None:
    for name in ON_THE_PATH:
        if path := shutil.which(name):
            return Path(path)
    if sys.platform == "darwin":
        places = [
            Path(folder, app)
            for folder in ("/Applications", Path.home() / "Applications")
            for app in ON_MACOS
        ]
    else:
        variables = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
        folders = [os.environ[name] for name in variables if name in os.environ]
        places = [Path(folder, app) for folder in folders for app in ON_WINDOWS]
    return next((path for path in places if path.is_file()), None)


def _packed(node: Node | None) -> Path:
    # Its helper processes start as root only (tried on Debian 12): good for a container, not for a desk.
    fits = sys.platform == "linux" and platform.machine() == "x86_64" and os.geteuid() == 0
    if node is None or not fits:
        raise BrowserMissing(HOW_TO_GET_ONE)
    start = UNPACKED / "chromium"
    if start.is_file():
        return start
    shutil.rmtree(UNPACKED, ignore_errors=True)
    partial = UNPACKED.with_name(f"{UNPACKED.name}.partial")
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir(parents=True)
    try:
        _unpack(_fetch(node, partial), node, partial)
        partial.rename(UNPACKED)
        _write_start(start)
    finally:
        shutil.rmtree(partial, ignore_errors=True)
    return start


def _fetch(node: Node, folder: Path) -> Path:
    code, _ = node.run_npm("pack", PACKAGE, "--silent", cwd=folder)
    archive = next(folder.glob("*.tgz"), None)
    if code or archive is None:
        raise BrowserMissing(f"{HOW_TO_GET_ONE} (The packed one could not be fetched.)")
    if base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode() != PACKAGE_SHA512:
        raise BrowserMissing(f"{HOW_TO_GET_ONE} (The packed one is not the one that is expected.)")
    return archive


def _unpack(archive: Path, node: Node, folder: Path) -> None:
    with tarfile.open(archive) as package:
        _extract(package, folder)
    for packed in sorted((folder / "package/bin").glob("*.br")):
        plain = folder / packed.stem
        _unbrotli(packed, plain, node)
        if plain.suffix == ".tar":
            with tarfile.open(plain) as content:
                _extract(content, folder)
            plain.unlink()
    (folder / "chromium").rename(folder / "headless_shell")
    (folder / "headless_shell").chmod(0o755)
    shutil.rmtree(folder / "package")
    archive.unlink()


def _extract(archive: tarfile.TarFile, folder: Path) -> None:
    # The filter is missing before Python 3.11.4; what is in there is known by its hash in any case.
    options: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
    archive.extractall(folder, **options)


def _unbrotli(packed: Path, plain: Path, node: Node) -> None:
    program = (
        "const [from, to] = process.argv.slice(1), fs = require('fs');"
        "fs.createReadStream(from).pipe(require('zlib').createBrotliDecompress()).pipe(fs.createWriteStream(to));"
    )
    subprocess.run([node.executable, "-e", program, packed, plain], check=True)


def _write_start(start: Path) -> None:
    """A start script, so that one path is all a test needs to know."""
    here = start.parent
    (here / "fonts.conf").write_text(
        '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n'
        f"<fontconfig><dir>{here}/fonts</dir><dir>/usr/share/fonts</dir>"
        f"<cachedir>{here}/fonts-cache</cachedir></fontconfig>\n",
        encoding="utf-8",
    )
    start.write_text(
        "#!/bin/sh\n"
        'here=$(dirname "$0")\n'
        'export FONTCONFIG_FILE="$here/fonts.conf"\n'
        'export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n'
        'exec "$here/headless_shell" "$@"\n',
        encoding="utf-8",
    )
    start.chmod(0o755)
