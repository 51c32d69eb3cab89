"""What a page makes of the updates that it is sent: a whole view, or one with what is new in its place."""

from __future__ import annotations

from typing import Any

Plain = dict[str, Any]


def merged(before: Plain | None, update: Plain) -> Plain:
    """The update as if it had brought the whole view; `before`: the one before it, as this function gave it.

    Raises `ValueError` where a page would have to ask for the whole view.
    """
    if update["base"] is None:
        return update
    if before is None or before["version"] != update["base"]:
        raise ValueError(f"a change of version {update['base']}, which is not here")
    view, change = dict(before["view"]), dict(update["view"])
    table, own = dict(change.pop("table", {})), change.pop("own", {})
    view |= change
    if table or own:
        observation = {**view["table"]["observation"], **table.pop("observation", {}), **own}
        view["table"] = {**view["table"], **table, "observation": observation}
    return {**update, "base": None, "view": view}
