"""A package made findable as an installation would: its code and its entry points are on the path."""

from __future__ import annotations

import tomllib
from pathlib import Path

HERE = Path(__file__).parent


def installed(name: str, folder: Path) -> list[str]:
    """What has to be on the path for the example of that name; writes its metadata into `folder`."""
    project = tomllib.loads((HERE / name / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    info.joinpath("METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    points = [
        f"[{group}]\n" + "".join(f"{point} = {target}\n" for point, target in targets.items())
        for group, targets in project["entry-points"].items()
    ]
    info.joinpath("entry_points.txt").write_text("\n".join(points), "utf-8")
    return [str(HERE / name), str(folder)]
