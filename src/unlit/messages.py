"""Messages of Fluent files in one language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from unlit.kernel.errors import Refused
from unlit.kernel.texts import fluent_of, language_for

KINDS = ("name", "word", "thing", "card")
"""The messages that name something."""

DOUBLED = re.compile(r"(?<=[!?])[.]")
"""The full stop after a fact that ends with a mark of its own, like the name of a card that is an exclamation."""


def message_id(kind: str, text: str) -> str:
    """The id of the message for a text of one or more words."""
    return f"{kind}-{text.replace(' ', '-').replace('_', '-')}"


@lru_cache(maxsize=32)
def parsed(texts: str) -> Any:
    """The messages of Fluent files; kept, because parsing them takes longer than formatting ever does."""
    return FluentResource(texts)


def texts_of(client: str, package: str, language: str) -> list[str]:
    """The words of a client and of a game; a package that lacks the language speaks its first."""
    return [fluent_of(one, language_for(one, language)) for one in (client, package)]


class Messages:
    """What is said in one language, by the texts of Fluent files."""

    def __init__(self, texts: Iterable[str], language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in texts:
            # A game's own message takes precedence over the client's with the same id.
            self.bundle.add_resource(parsed(text), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is a message with this id."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, facts: Mapping[str, str | int]) -> str:
        """A message with its facts as they are; a key without a message is a name."""
        if not self.has(key):
            return self.name(key)
        return DOUBLED.sub("", self.formatted(key, self.bundle.get_message(key).value, facts))

    def name(self, text: str) -> str:
        """The message that names this, or the text itself, as for a square."""
        ids = (message_id(kind, text) for kind in KINDS)
        found = next((one for one in ids if self.has(one)), None)
        return text if found is None else self.say(found, {})

    def sentence(self, key: str, facts: Mapping[str, str | int]) -> str:
        """A message that begins with a capital letter."""
        text = self.say(key, facts)
        return text[:1].upper() + text[1:]

    def formatted(self, key: str, pattern: Any, facts: Mapping[str, str | int] | None = None) -> str:
        """A message, or a part of one, with its facts; one that lacks a fact is refused in a sentence."""
        text, errors = self.bundle.format_pattern(pattern, dict(facts or {}))
        if errors:
            raise Refused(f"the message {key} of {self.language} is broken: {errors[0]}")
        return str(text)
