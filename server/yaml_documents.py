"""YAML as people write scenarios in: plain values, each document with its line, nothing that surprises.

Unlike YAML 1.1, `no` and `on` are words, `010` is ten, `1:30` and `2026-01-01` are texts; a field that stands
twice in a mapping is a fault, not an overwriting. `<<` puts in the fields of another mapping.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import yaml

DEEPEST = 40
MOST_VALUES = 100_000
"""What no scenario reaches: past it a document repeats or contains itself."""

MOST_DIGITS = 400
"""Of a whole number; past some thousands Python itself refuses to read it."""


class YamlFault(Exception):
    """What is wrong, and in which line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class Document(NamedTuple):
    """A document's value, and the line that it begins in."""

    line: int
    value: Any


class _Loader(yaml.SafeLoader):
    """Reads unquoted words by the core schema of YAML 1.2."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012  PyYAML's own


_TAG = "tag:yaml.org,2002:"
_WORDS = {
    "null": (r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    "bool": (r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    "int": (r"[-+]?[0-9]+", list("-+0123456789")),
    "float": (r"[-+]?[0-9]{1,18}\.[0-9]{1,18}", list("-+0123456789")),
}
for _name, (_pattern, _first) in _WORDS.items():
    _Loader.add_implicit_resolver(_TAG + _name, re.compile(f"(?:{_pattern})$"), _first)


def _whole_number(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise OverflowError
    return int(text)


_READ: dict[str, Callable[[str], Any]] = {
    "null": lambda text: None,
    "bool": lambda text: text.lower() == "true",
    "int": _whole_number,
    "float": float,
    "str": str,
}


def documents(content: bytes) -> Iterator[Document]:
    """The documents of a file, empty ones left out. Raises `YamlFault` where it cannot be read on."""
    try:
        text = content.decode("utf-8-sig")
        for node in yaml.compose_all(text, Loader=_Loader):
            value = _Reader().read(node)
            if value is not None:
                yield Document(_line(node), value)
    except UnicodeDecodeError as error:
        raise YamlFault(content.count(b"\n", 0, error.start) + 1, "the file is not UTF-8") from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        told = " ".join(part for part in (error.context, error.problem) if part)
        raise YamlFault(mark.line + 1 if mark else 1, f"this is not YAML: {told}") from None
    except yaml.YAMLError as error:
        raise YamlFault(1, f"this is not YAML: {' '.join(str(error).split())}") from None
    except RecursionError:
        raise YamlFault(1, "values are nested too deeply") from None


class _Reader:
    """Makes a document's nodes into values, as many as a document may have."""

    def __init__(self) -> None:
        self._left = MOST_VALUES

    def read(self, node: yaml.Node, depth: int = 0) -> Any:
        self._left -= 1
        if depth > DEEPEST or self._left < 0:
            raise YamlFault(_line(node), "the document is too large, nested too deeply, or contains itself")
        if isinstance(node, yaml.MappingNode):
            return self._read_mapping(node, depth)
        if isinstance(node, yaml.SequenceNode):
            return [self.read(item, depth + 1) for item in node.value]
        read = _READ.get(node.tag.removeprefix(_TAG))
        if read is None:
            raise YamlFault(_line(node), f"values of the kind {node.tag} are not read here")
        try:
            return read(node.value)
        except OverflowError:
            said = f"a number of {len(node.value)} digits is too large"
            raise YamlFault(_line(node), said) from None
        except ValueError:
            raise YamlFault(_line(node), f"{node.value[:40]!r} is no {node.tag.removeprefix(_TAG)}") from None

    def _read_mapping(self, node: yaml.MappingNode, depth: int) -> dict[Any, Any]:
        mapping: dict[Any, Any] = {}
        merged: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            if _merges(key_node):
                merged = self._read_merged(value_node, depth) | merged
                continue
            if not isinstance(key_node, yaml.ScalarNode):
                raise YamlFault(_line(key_node), "a field's name is a word or a number")
            key = self.read(key_node, depth + 1)
            if key in mapping:
                raise YamlFault(_line(key_node), f"{key!r} stands here twice")
            mapping[key] = self.read(value_node, depth + 1)
        return merged | mapping

    def _read_merged(self, node: yaml.Node, depth: int) -> dict[Any, Any]:
        """The fields of another mapping, or of several: the first that has a field counts."""
        merged: dict[Any, Any] = {}
        for source in node.value if isinstance(node, yaml.SequenceNode) else [node]:
            if not isinstance(source, yaml.MappingNode):
                raise YamlFault(_line(node), "`<<` takes a mapping, or a list of mappings")
            merged = self.read(source, depth + 1) | merged
        return merged


def _merges(key: yaml.Node) -> bool:
    return isinstance(key, yaml.ScalarNode) and key.value == "<<" and key.style is None


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1
