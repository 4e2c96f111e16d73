"""Reads logs that were stored when facts were joined words, and turns their words into the facts of today."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from unlit.alone.box.pieces import KINDS
from unlit.alone.told.things import Being, BeingAhead, Block, BlockNone, Charged, DoMission, Free, RepairLight
from unlit.kernel.told.facts import Fact, tag_of

_BEING: Final = re.compile(r"(?P<wounded>wounded )?(?P<kind>[^ ]+)(?: (?P<way>[a-z]+) (?P<far>[0-9]+))?")
_CHARGED: Final = re.compile(r"(?P<charges>[0-9]+) (?P<item>[^ ]+)")
_DOOR: Final = re.compile(r"(?P<verb>free|block) (?P<way>north|east|south|west)")
_DEEDS: Final = {str(one()): tag_of(one) for one in (BlockNone, RepairLight, DoMission)}
_DOORS: Final = {"free": Free, "block": Block}


def being(words: str) -> Fact:
    """A creature: "wounded mutant", or with a place in sight "wounded mutant north 2"."""
    found = _BEING.fullmatch(words)
    assert found is not None
    facts: dict[str, Fact] = {"wounded": found["wounded"] is not None, "kind": found["kind"]}
    if found["way"] is None:
        return [tag_of(Being), facts]
    return [tag_of(BeingAhead), {**facts, "way": found["way"], "far": int(found["far"])}]


def names(words: str) -> Fact:
    """Names of one word each: "hit bar miss"."""
    return list(words.split())


def held(words: str) -> Fact:
    """What a sector holds: "light danger wounded mutant glyph"."""
    found = re.findall(r"(?:wounded )?[^ ]+", words)
    return [being(one) if one.removeprefix("wounded ") in KINDS else one for one in found]


def named(words: str) -> Fact:
    """What the hero declared: "1 flare, north"."""
    return [one_named(one) for one in words.split(", ") if one]


def one_named(words: str) -> Fact:
    """Charges of an item, a door, a deed, a creature, or something else by name."""
    if charged := _CHARGED.fullmatch(words):
        return [tag_of(Charged), {"charges": int(charged["charges"]), "item": charged["item"]}]
    if door := _DOOR.fullmatch(words):
        return [tag_of(_DOORS[door["verb"]]), {"way": door["way"]}]
    if words in _DEEDS:
        return [_DEEDS[words], {}]
    creature = _BEING.fullmatch(words)
    return being(words) if creature is not None and creature["kind"] in KINDS else words


CHANGED: Final[Mapping[tuple[str, str], Callable[[str], Fact]]] = {
    **{
        (key, "creature"): being
        for key in ("met", "appeared", "passed", "left", "vanished", "teleported", "crept", "attacked", "unharmed")
    },
    ("sector-revealed", "holds"): held,
    ("declared", "named"): named,
    ("rolled", "dice"): names,
    ("deck-owned", "deck"): names,
}
"""The facts that were joined words, by the key of their event and their name; all others stay as they are."""


def current_facts(key: str, facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """The facts of an event in today's form, whenever it was told."""
    joined = [name for name, fact in facts.items() if (key, name) in CHANGED and isinstance(fact, str)]
    return {**facts, **{name: CHANGED[key, name](facts[name]) for name in joined}} if joined else facts
