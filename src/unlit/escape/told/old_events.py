"""Reads events that earlier rules told as plain text, for logs that are stored on a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unlit.escape.box.pieces import MARKERS, Camp, DoorSide, Purpose
from unlit.kernel.told.facts import Fact

ENEMIES = {f"{kind} {number}": (kind, number) for kind, most in MARKERS.items() for number in range(1, most + 1)}
LISTS = {"dice": " ", "over": ", ", "gives": ", ", "takes": ", ", "gave": ", ", "took": ", "}
"""The facts that listed several things, and what separated them."""
CHALLENGES = ("rolled", "passed", "failed")


def current_facts(key: str, facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """The facts as today's events tell them; facts that have not changed stay as they are."""
    found = {name: fact_of(name, fact) for name, fact in facts.items()}
    if key in CHALLENGES and "against" not in facts:
        found["purpose"], found["against"] = task_of(str(facts["purpose"]))
    return found


def fact_of(name: str, fact: Any) -> Fact:
    """A fact as it is told today: lists were told as one text, an enemy as its kind and number."""
    if isinstance(fact, str) and name in LISTS:
        several = fact.removeprefix("over ").split(LISTS[name])
        return [one for one in several if one not in ("", "nothing")]
    if isinstance(fact, str) and name in ("enemy", "target"):
        return enemy_of(fact)
    kept: Fact = fact
    return kept


def enemy_of(name: str) -> Fact:
    """An enemy as a thing with fields; a player's name stays as it is."""
    if name not in ENEMIES:
        return name
    kind, number = ENEMIES[name]
    return ["enemy", {"kind": str(kind), "number": number}]


def task_of(text: str) -> tuple[str, Fact]:
    """What dice were rolled for, and against whom: "attack on guard 1", "unlock in north", "outwit guards"."""
    purpose = next((str(one) for one in Purpose if text == str(one) or text.startswith(f"{one} ")), text)
    against = text[len(purpose) :].strip().removeprefix("on ").removeprefix("in ")
    known = {*ENEMIES, *map(str, DoorSide), *map(str, Camp)}
    return purpose, enemy_of(against) if against in known else ""
