"""What goes to a page once: texts, cards and rules of a game, under the hash of their content."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec

from unlit.kernel.files.ledger import rulebook
from unlit.kernel.game import Game
from unlit.kernel.texts import fluent_of, languages_of
from unlit.kernel.told.facts import Fact, facts_of, names_of, tag_of, told
from unlit.kernel.told.option import Option
from unlit.messages import Messages

TITLED = "game-title"
TITLE = re.compile(rf"^{TITLED} *=.*(?:\n[ \t]+.*)*", re.MULTILINE)


def content_of(game: Game[Any]) -> dict[str, object]:
    """Everything of a game that a page shows and that never changes while it is played."""
    return {
        "game": game.name,
        "texts": {one: fluent_of(game.package, one) for one in languages_of(game.package)},
        "cards": {
            name: {"kind": card.kind, "words": card.row.words or name, "facts": card.row.facts()}
            for name, card in game.box.cards().items()
        },
        "sections": [{"number": section.number, "rules": section.rules} for section in rulebook(game.package).sections],
        "moments": [*game.rules.moments],
        "options": options_of(game),
        "box": game.box.content(),
    }


def options_of(game: Game[Any]) -> list[tuple[str, list[str], list[list[Fact]]]]:
    """Every kind of option: its tag, the names of its fields, and the text, thing and fields of each option."""
    found: dict[type[Option], list[list[Fact]]] = {}
    for option in game.options():
        row = [str(option), told(option.points_at()), *facts_of(option).values()]
        found.setdefault(type(option), []).append(row)
    return [(tag_of(kind), names_of(kind), rows) for kind, rows in found.items()]


def titles_of(game: Game[Any]) -> dict[str, str]:
    """What a game is called in each of its languages; that one message is found without parsing all others."""
    found = {}
    for language in languages_of(game.package):
        message = TITLE.search(fluent_of(game.package, language))
        found[language] = Messages([message[0]], language).say(TITLED, {}) if message is not None else game.name
    return found


class Content:
    """The content of every game on the shelf, encoded once."""

    def __init__(self) -> None:
        self.by_hash: dict[str, bytes] = {}
        self._hashes: dict[tuple[str, str], str] = {}
        self._titles: dict[str, dict[str, str]] = {}

    def titles_of(self, game: Game[Any]) -> dict[str, str]:
        """What a game is called, for those who have none of its words yet."""
        if game.name not in self._titles:
            self._titles[game.name] = titles_of(game)
        return self._titles[game.name]

    def hash_of(self, game: Game[Any]) -> str:
        """The hash of a game's content, with the box that it is played with."""
        key = game.name, game.box.name
        if key not in self._hashes:
            data = msgspec.json.encode(content_of(game))
            self._hashes[key] = hashlib.blake2b(data, digest_size=16).hexdigest()
            self.by_hash[self._hashes[key]] = data
        return self._hashes[key]
