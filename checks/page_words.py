"""Compares the page's words with the terminal's, for recorded games, all options and all endings, in every language.

python checks/page_words.py    needs the page's own tools: npm ci in web/
"""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from unlit.kernel.files.record import dealt, read_record, step
from unlit.kernel.texts import languages_of
from unlit.kernel.told.events import Rewound
from unlit.server.screen.content import content_of
from unlit.shelf import game_named
from unlit.terminal.words import Words

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("alone", "escape")


def said(name: str, words: Words) -> list[tuple[str, Any, str]]:
    """Everything that is put into words: its kind, what the page gets of it, and what the terminal says."""
    game = game_named(name)
    found: dict[str, tuple[str, Any, str]] = {}
    for option in game.options():
        found[f"option {option}"] = ("option", str(option), words.option(option))
    for ending in game.rules.endings:
        found[f"ending {ending}"] = ("ending", ending, words.ending(ending))
    for file in sorted((ROOT / "tests/records" / name).glob("*.json")):
        record = read_record(file)
        t = dealt(game, record)
        for line in record.entries:
            if t.question is not None:
                text = words.prompt(t.question, t.board)
                given = {"prompt": t.question.prompt, "about": t.question.facts(t.board)}
                found[text] = ("prompt", {"ask": 0, "options": [], "refusals": [], **given}, text)
            step(t, line)
        for number, (_, event) in enumerate(t.happened(), start=1):
            if not isinstance(event, Rewound):
                told = [number, event.key(), event.facts()]
                found[f"event {event}"] = ("event", told, words.event(event))
    return list(found.values())


def main() -> int:
    """Print each difference; exit code 1 if there is one."""
    different = compared = 0
    for name, language in product(GAMES, languages_of("unlit.terminal")):
        wanted = said(name, Words(game_named(name), language))
        content = content_of(game_named(name))
        asked = {"language": language, "content": content, "said": [one[:2] for one in wanted]}
        done = subprocess.run(
            ["node", "words-check.mjs"],
            cwd=ROOT / "web",
            input=msgspec.json.encode(asked).decode(),
            capture_output=True,
            text=True,
            check=True,
        )
        for (kind, given, text), page in zip(wanted, json.loads(done.stdout), strict=True):
            compared += 1
            if page != text:
                different += 1
                print(f"{language} {kind} {given}: the page says {page!r}, the terminal {text!r}")
    print(f"{compared} texts compared, {different} different")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
