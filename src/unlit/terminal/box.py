"""A game's box as a terminal shows it: every card with its text, every creature with its numbers."""

from __future__ import annotations

from typing import Any

from unlit.kernel.game import Game
from unlit.terminal.words import Words

Inventory = dict[str, list[dict[str, Any]]]


def worded(game: Game[Any], words: Words) -> Inventory:
    """Everything in the box, each thing with its title and, if it is a card, with its text."""
    return {
        kind: [entry | {"title": title(words, entry), "text": words.text(entry["name"])} for entry in entries]
        for kind, entries in game.box.inventory().items()
    }


def title(words: Words, entry: dict[str, Any]) -> str:
    """The name of a thing, with a capital letter."""
    said = words.say(str(entry["name"]), {})
    return said[:1].upper() + said[1:]


def printed(found: Inventory, words: Words) -> list[str]:
    """The box as lines of text."""
    lines: list[str] = []
    for kind, entries in found.items():
        total = sum(int(entry.get("copies", 1)) for entry in entries)
        lines += ["", words.say(f"box-{kind}", {"count": total, "different": len(entries)}), ""]
        for entry in entries:
            lines += thing(entry, words)
    return lines[1:]


def thing(entry: dict[str, Any], words: Words) -> list[str]:
    """One thing: its text, its numbers or its picture."""
    if entry["text"]:
        marks = marks_of(entry, words)
        return [f"  {entry['title']}{f' ({marks})' if marks else ''}: {entry['text']}"]
    if "picture" in entry:
        return [f"  {entry['title']}", *(f"    {line}" for line in str(entry["picture"]).splitlines()), ""]
    if "calm" in entry:
        lines = [words.say("box-stats", {"when": when, **entry[when]}) for when in ("calm", "nightmare")]
        return [f"  {entry['title']}: {'; '.join(lines)}"]
    if "doors" in entry:
        return [f"  {entry['title']}: {tile(entry, words)}"]
    if "toughness" in entry:
        return [f"  {entry['title']}: {words.say('box-enemy', entry)}"]
    if "stats" in entry:
        stats = [f"{words.say(stat, {})} {value}" for stat, value in entry["stats"].items()]
        return [f"  {entry['title']}: {', '.join(stats)}"]
    missions = ", ".join(words.say(name, {}) for name in entry.get("missions", ()))
    return [f"  {entry['title']}: {missions}" if missions else f"  {entry['title']}"]


def marks_of(entry: dict[str, Any], words: Words) -> str:
    """What a card says besides its text: how many there are, whose it is, its colour, its matrix and component."""
    found = [str(entry["copies"])] if entry.get("copies", 1) > 1 else []
    found += [words.say(entry[what], {}) for what in ("avatar", "colour") if what in entry]
    if "matrix" in entry:
        made = {what: words.say(entry[what], {}) for what in ("matrix", "required")}
        found.append(words.say("box-made-of", made))
    return "; ".join(found)


def tile(entry: dict[str, Any], words: Words) -> str:
    """A tile of a map that grows: its doors and ducts by their sides, and what is printed on it."""
    found = []
    for what in ("doors", "ducts"):
        if entry[what]:
            found.append(words.say(f"box-{what}", {"sides": ", ".join(words.say(side, {}) for side in entry[what])}))
    return "; ".join([*found, *(words.say(icon, {}) for icon in ["vent"] * entry["vent"] + entry["icons"])])
