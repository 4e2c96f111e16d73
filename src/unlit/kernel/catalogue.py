"""The list of every option that a game can ever offer: the same keys, in the same order, for everyone."""

from __future__ import annotations

from collections.abc import Iterable

from unlit.kernel.errors import BadFile


def read_options(text: str) -> list[str]:
    """The options of a file: `version N`, then one option a line, in an order that never changes."""
    head, *options = text.rstrip("\n").split("\n")
    if not head.startswith("version ") or not head[8:].isdigit():
        raise BadFile(f"a list of options begins with its version, not with {head!r}")
    if len(set(options)) != len(options):
        raise BadFile("a list of options names one twice")
    return [option for option in options if option]


def with_new_options(text: str, seen: Iterable[str]) -> str:
    """The same file and, at its end, the options seen that it lacks; its version counts such changes."""
    known = read_options(text)
    new = sorted(set(seen) - set(known))
    if not new:
        return text
    version = int(text.split("\n", 1)[0][8:]) + 1
    return "\n".join([f"version {version}", *known, *new]) + "\n"
