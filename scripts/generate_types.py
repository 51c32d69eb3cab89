"""Writes the pages' TypeScript types from the server's messages and each game's structs.

Run it with the environment's Python after a change of these: `.venv/bin/python scripts/generate_types.py`.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

import bundle
import environment
from games import game as registry
from server import wire

CLIENTS = bundle.ROOT / "clients"
WIRE = "shared/wire.ts"
# Reads a list of [name, schema] and gives back the list of their TypeScript.
COMPILE = """
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";
const options = { additionalProperties: false, bannerComment: "" };
const schemas = JSON.parse(await text(process.stdin));
const compiled = schemas.map(([name, schema]) => compile(schema, name, options));
process.stdout.write(JSON.stringify(await Promise.all(compiled)));
"""


def generated(node: bundle.Node) -> dict[str, str]:
    """Every generated file, by its path below `clients`, as it should be now."""
    heads = {WIRE: f"// Generated from server/wire; do not edit.\nexport const PROTOCOL = {wire.PROTOCOL};"}
    schemas = [["Wire", _schema({message.__name__: message for message in wire.MESSAGES})]]
    for name in _games():
        game = registry.find(name)
        heads[f"shared/games/{name}.ts"] = f"// Generated from games/{name}; do not edit."
        schema = _schema({"Observation": game.Observation, "Options": game.Options})
        schemas.append([name.title().replace("_", ""), _complete(schema)])
    bodies = _compile(node, schemas)
    return {
        path: _format(node, path, f"{head}\n\n{body}")
        for (path, head), body in zip(heads.items(), bodies, strict=True)
    }


def _games() -> list[str]:
    """The games of this tree; one from elsewhere brings its own types."""
    return [name for name in registry.names() if (bundle.ROOT / "games" / name / "__init__.py").is_file()]


def _schema(structs: dict[str, Any]) -> dict[str, Any]:
    """One schema with a property for each struct, so that all of them are named, in this order."""
    roots, components = msgspec.json.schema_components(structs.values(), ref_template="#/definitions/{name}")
    return {
        "type": "object",
        "properties": dict(zip(structs, roots, strict=True)),
        "required": list(structs),
        "definitions": {name: _draft_7(component) for name, component in components.items()},
    }


def _draft_7(schema: Any) -> Any:
    """The same schema in the compiler's dialect: tuples have a list of `items`, free objects say so."""
    if isinstance(schema, list):
        return [_draft_7(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {key: _draft_7(part) for key, part in schema.items()}
    if parts.get("type") == "object":
        parts.setdefault("additionalProperties", "properties" not in parts)
    if "prefixItems" in parts:
        return parts | {"items": parts.pop("prefixItems"), "additionalItems": False}
    # How long a list may be is the server's to check; the compiler would write remarks about it.
    return {key: part for key, part in parts.items() if key not in ("minItems", "maxItems")}


def _complete(schema: dict[str, Any]) -> dict[str, Any]:
    """The server leaves out no field of what it sends, not even those with defaults."""
    for component in schema["definitions"].values():
        if "properties" in component:
            component["required"] = list(component["properties"])
    return schema


def _compile(node: bundle.Node, schemas: list[list[Any]]) -> list[str]:
    words = [str(node.executable), "--input-type=module", "--eval", COMPILE]
    compiled: list[str] = json.loads(_run(words, json.dumps(schemas)))
    return compiled


def _format(node: bundle.Node, path: str, text: str) -> str:
    biome = CLIENTS / "node_modules/@biomejs/biome/bin/biome"
    return _run([str(node.executable), str(biome), "format", f"--stdin-file-path={path}"], text)


def _run(words: list[str], given: str) -> str:
    done = subprocess.run(
        words, cwd=CLIENTS, input=given, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode:
        raise RuntimeError(f"The types could not be generated:\n{done.stderr.strip()}")
    return done.stdout


def main() -> None:
    """Write what has changed and name it."""
    node = environment.node()
    if node is None:
        sys.exit("This needs what the checks need. Set it up with: python3 scripts/test.py imports")
    for name, text in generated(node).items():
        path = Path(CLIENTS, name)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"clients/{name}")


if __name__ == "__main__":
    main()
