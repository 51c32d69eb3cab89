"""The pages' stamp, and the build hook that goes by it."""

import sys
from pathlib import Path
from typing import Any

import pytest

import bundle
import hatch_build


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in {
        "clients/package.json": "{}",
        "clients/tv/main.tsx": "tv",
        "clients/node_modules/vite/index.js": "theirs",
        "server/web/tv/index.html": "",
        "server/web/phone/index.html": "",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "server/web/.stamp").write_text(bundle.stamp(tmp_path))
    return tmp_path


def hook(root: Path) -> hatch_build.PagesHook:
    nothing: Any = None
    return hatch_build.PagesHook(str(root), {}, nothing, nothing, "", "wheel")


def test_as_built_it_is_fresh_and_no_node_is_fetched(root: Path) -> None:
    assert bundle.is_fresh(root)
    assert hook(root).dependencies() == []
    hook(root).initialize("standard", {})


@pytest.mark.parametrize("name", ["clients/tv/main.tsx", "clients/phone/new.ts", "clients/.npmrc"])
def test_a_changed_or_new_source_makes_it_stale(root: Path, name: str) -> None:
    (root / name).parent.mkdir(exist_ok=True)
    (root / name).write_text("changed")
    assert not bundle.is_fresh(root)
    assert hook(root).dependencies() == [hatch_build.NODE]


def test_a_renamed_source_makes_it_stale(root: Path) -> None:
    (root / "clients/tv/main.tsx").rename(root / "clients/tv/page.tsx")
    assert not bundle.is_fresh(root)


def test_what_npm_installed_does_not_count(root: Path) -> None:
    (root / "clients/node_modules/vite/index.js").write_text("newer")
    assert bundle.is_fresh(root)


@pytest.mark.parametrize("name", ["tv/index.html", "phone/index.html", ".stamp"])
def test_a_missing_page_or_stamp_makes_it_stale(root: Path, name: str) -> None:
    (root / "server/web" / name).unlink()
    assert not bundle.is_fresh(root)


def test_the_set_up_for_development_builds_no_pages(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "server/web/.stamp").unlink()
    monkeypatch.setenv("COUCHTISCH_BUILD_PAGES", "no")
    assert hook(root).dependencies() == []
    hook(root).initialize("editable", {})


def test_a_build_without_node_says_what_is_missing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "server/web/.stamp").unlink()
    monkeypatch.setattr(bundle.Node, "importable", lambda: None)
    with pytest.raises(SystemExit, match=hatch_build.NODE):
        hook(root).initialize("standard", {})


@pytest.fixture
def node(tmp_path: Path) -> bundle.Node:
    """An npm that only writes down what it was asked for, and fails where a file `fails` says so."""
    npm = tmp_path / "npm.py"
    npm.write_text(
        "import sys, pathlib\n"
        "with open('asked', 'a') as notes:\n"
        "    print(*sys.argv[1:], file=notes)\n"
        "sys.exit(pathlib.Path('fails').exists())\n"
    )
    return bundle.Node(Path(sys.executable), npm)


def asked(root: Path) -> list[str]:
    notes = root / "clients/asked"
    lines = notes.read_text().splitlines() if notes.exists() else []
    notes.unlink(missing_ok=True)
    return lines


class TestInstall:
    """What is locked is installed once, and the tools beside it only where they are asked for."""

    def test_once(self, root: Path, node: bundle.Node) -> None:
        (root / "clients/package-lock.json").write_text("{}")
        for _ in range(2):
            bundle.install(node, with_tools=False, root=root)
        assert asked(root) == ["ci --no-audit --no-fund --omit=dev"]

    def test_tools_are_added_and_then_kept(self, root: Path, node: bundle.Node) -> None:
        (root / "clients/package-lock.json").write_text("{}")
        for with_tools in (False, True, False):
            bundle.install(node, with_tools=with_tools, root=root)
        assert asked(root) == ["ci --no-audit --no-fund --omit=dev", "ci --no-audit --no-fund"]

    def test_again_after_the_lock_has_changed(self, root: Path, node: bundle.Node) -> None:
        for lock in ("{}", "{ }"):
            (root / "clients/package-lock.json").write_text(lock)
            bundle.install(node, with_tools=True, root=root)
        assert len(asked(root)) == 2

    def test_tools_stay_when_the_lock_has_changed(self, root: Path, node: bundle.Node) -> None:
        for lock, with_tools in (("{}", True), ("{ }", False)):
            (root / "clients/package-lock.json").write_text(lock)
            bundle.install(node, with_tools=with_tools, root=root)
        assert asked(root) == ["ci --no-audit --no-fund"] * 2

    def test_a_failed_one_is_no_installation(self, root: Path, node: bundle.Node) -> None:
        (root / "clients/package-lock.json").write_text("{}")
        (root / "clients/fails").touch()
        for _ in range(2):
            with pytest.raises(bundle.BundleError, match="npm could not install"):
                bundle.install(node, with_tools=False, root=root)
        assert len(asked(root)) == 2

    def test_a_failed_build_leaves_no_stamp(self, root: Path, node: bundle.Node) -> None:
        (root / "clients/package-lock.json").write_text("{}")
        bundle.install(node, with_tools=False, root=root)
        (root / "clients/fails").touch()
        with pytest.raises(bundle.BundleError, match=bundle.BROKEN_PAGES):
            bundle.build(node, root)
        assert not (root / "server/web/.stamp").exists(), "one page may be new already, the other old"
