"""Words for what is language-free: messages of Fluent files, by language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from unlit.kernel.errors import Refused
from unlit.kernel.events import Event
from unlit.kernel.facts import Fact, facts_of, tag_of
from unlit.kernel.game import Game
from unlit.kernel.option import Option
from unlit.kernel.question import Question, Refusal
from unlit.kernel.texts import fluent_of, known_language, language_for

TERMINAL = "unlit.terminal"

KINDS = ("name", "word", "thing", "card")
"""The messages that name something; two things or cards in a row are a list, and a comma parts them."""

LISTED = ("thing", "card")

WHOLE = ("text", "story")
"""The sentences on a card that stand for themselves; others are parts of it."""

SHAPES = {
    "number": re.compile(r"(?P<number>[0-9]+)"),
    "square": re.compile(r"(?P<square>[a-z][0-9]+)"),
    "played": re.compile(r"(?P<card>[^ ]+) for (?P<purpose>.+)"),
}
"""Options that a game need not list one by one: how many, a square of a grid, and what a card is played for."""

EMPTY_END = re.compile(r"[ ,]+(?=[.]?$)")
"""What is left before the end of a sentence where its last fact is empty."""

DOUBLED = re.compile(r"(?<=[!?])[.]")
"""The full stop of a sentence whose last fact has its own end, like the name of a card that is a cry."""


def message_id(kind: str, text: str) -> str:
    """The id of the message for a text of one word or several."""
    return f"{kind}-{text.replace(' ', '-').replace('_', '-')}"


def rule_id(number: str) -> str:
    """The id of the message for a rule."""
    return f"rule-{number.replace('.', '-')}"


def is_thing(fact: list[Any]) -> bool:
    """Whether a fact is a thing, by its tag and its fields, and not a list."""
    return len(fact) == 2 and isinstance(fact[1], dict)


class Words:
    """The words of one language for one game and the terminal itself."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.language = known_language(TERMINAL, language)
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in (TERMINAL, game.package):
            # A game's own message comes before the terminal's of the same id.
            texts = fluent_of(package, language_for(package, language))
            self.bundle.add_resource(FluentResource(texts), allow_overrides=True)
        self.game = game
        self.cards = game.box.cards()

    @cached_property
    def options(self) -> dict[str, Option]:
        """Every option of the game, by its text."""
        return {str(option): option for option in self.game.options()}

    def has(self, key: str) -> bool:
        """Whether there is a message of this id."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, facts: Mapping[str, str | int]) -> str:
        """A message with its facts as they are; what has no message of its own is looked up among names and words."""
        if not self.has(key):
            return self._words(key)
        return DOUBLED.sub("", self._format(key, self.bundle.get_message(key).value, facts))

    def _format(self, key: str, pattern: Any, facts: Mapping[str, str | int] | None = None) -> str:
        text, errors = self.bundle.format_pattern(pattern, dict(facts or {}))
        if errors:
            raise Refused(f"the message {key} of {self.language} is broken: {errors[0]}")
        return str(text)

    def sentence(self, key: str, facts: Mapping[str, str | int]) -> str:
        """A message that begins with a capital letter."""
        text = self.say(key, facts)
        return text[:1].upper() + text[1:]

    def event(self, event: Event) -> str:
        """What happened; a card is told with its text."""
        return self.told(f"event-{event.key()}", event.facts())

    def told(self, key: str, facts: Mapping[str, Fact]) -> str:
        """A message with language-free facts; where the last is empty, its comma goes. A card is told with its text."""
        said = EMPTY_END.sub("", self.sentence(key, self._worded(facts)))
        card = str(facts.get("card", ""))
        return f"{said} ({self._text(card)})" if card in self.cards else said

    def option(self, option: Option | str) -> str:
        """An option's label: the message of its class, with its fields."""
        text = str(option)
        first, _, rest = text.partition(" ")
        value = self.options.get(text) if isinstance(option, str) else option
        tag = f"option-{tag_of(type(value))}" if value is not None else ""
        if value is not None and self.has(tag) and not (rest and self.has(message_id("option", text))):
            facts = self._worded(facts_of(value))
            facts |= {"rest": self._words(rest, counting=True), "more": len(rest.split())}
            return self.sentence(tag, facts)
        for key in (message_id("option", text), message_id("option", first)):
            if self.has(key):
                more = len(rest.split())
                return self.sentence(key, {"rest": self._words(rest, counting=True), "more": more})
        for shape, pattern in SHAPES.items():
            match = pattern.fullmatch(text)
            if match and self.has(f"option-{shape}"):
                return self.sentence(f"option-{shape}", self._worded(match.groupdict()))
        said = self._words(text, counting=True)
        return said if said == text else said[:1].upper() + said[1:]

    def prompt(self, question: Question, b: Any) -> str:
        """What is asked."""
        facts = self._worded({"about": ""} | question.facts(b))
        return self.sentence(message_id("prompt", question.prompt), facts)

    def ending(self, ending: str) -> str:
        """How a game ended."""
        return self.say(message_id("ending", ending), {})

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, with its rule."""
        reason = self.sentence(refusal.reason, self._worded(refusal.told()))
        facts = {"option": self.option(refusal.option), "reason": reason, "rule": refusal.rule}
        return self.say("lines-refused", facts | {"sentence": self.rule(refusal.rule)})

    def yes(self) -> list[str]:
        """What may be typed for yes."""
        return self.say("lines-yes", {}).split(", ")

    def has_rule(self, number: str) -> bool:
        """Whether there is a rule of this number."""
        return self.has(rule_id(number))

    def rule(self, number: str) -> str:
        """What a rule says: the book, and the ruling where that leaves something open."""
        message = self.bundle.get_message(rule_id(number))
        said = [self._format(number, message.value)] if message.value is not None else []
        if "ruling" in message.attributes:
            said.append(self.say("rule-ruling", {"ruling": self._format(number, message.attributes["ruling"])}))
        return " ".join(said)

    def section(self, number: str) -> str:
        """The title of a section of the rules."""
        return self.say(f"section-{number}", {})

    def slip(self, refused: Refused) -> str:
        """What a player did wrong."""
        if refused.key:
            facts = {name: self.say(str(fact), {}) if name == "seat" else fact for name, fact in refused.facts.items()}
            return self.sentence(f"slip-{refused.key}", facts)
        return f"{str(refused)[:1].upper()}{str(refused)[1:]}."

    def card(self, name: str) -> str | None:
        """What a card says; None if there is no such card."""
        wanted = name.lower().replace("_", " ")
        labels = {key: self._words(key) for key in self.cards}
        known = {key: (key.replace("_", " "), label.lower()) for key, label in labels.items()}
        found = [key for key, names in known.items() if wanted in names]
        found = found or [key for key, names in known.items() if any(one.startswith(wanted) for one in names)]
        return f"{labels[found[0]]}: {self._text(found[0])}" if len(found) == 1 else None

    def text(self, name: str) -> str:
        """What is printed on the card of this name; nothing if it is no card."""
        return self._text(name) if name in self.cards else ""

    def card_of(self, option: Option | str) -> str | None:
        """The text of the card that an option names: that of the first of its fields that is one."""
        found = self.options.get(option) if isinstance(option, str) else option
        named = facts_of(found).values() if found is not None else ()
        return next((self._text(one) for one in named if isinstance(one, str) and one in self.cards), None)

    def _text(self, card: str) -> str:
        """What is printed on a card: its sentence, and what all cards of its kind bear."""
        key, facts, said = f"text-{self.cards[card].kind}", self._facts(card), self._parts(card)
        return self.say(key, facts | said) if self.has(key) else said.get("text", "")

    def _facts(self, card: str) -> dict[str, str | int]:
        """The numbers and words that are printed on a card; several in one field are listed."""
        return {
            name: ", ".join(self.say(message_id(name, one), {}) for one in fact) if isinstance(fact, list) else fact
            for name, fact in self.cards[card].row.facts().items()
        }

    def story(self, card: str) -> str:
        """What is told before the game that a card is about; nothing for most."""
        return self._parts(card).get("story", "") if card in self.cards else ""

    def _parts(self, card: str) -> dict[str, str]:
        """The sentences on a card by their names: its text, or those that count in different places."""
        key, facts = message_id("card", self.cards[card].row.words or card), self._facts(card)
        return {
            part if part in WHOLE else f"{part}-text": " ".join(self._format(key, pattern, facts).splitlines())
            for part, pattern in self.bundle.get_message(key).attributes.items()
        }

    def _worded(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        """Facts in the words of the language; beside those of a name or a thing goes its id, of a list the count."""
        found: dict[str, str | int] = {}
        for name, fact in facts.items():
            found[name] = self._word(fact)
            if isinstance(fact, str):
                found[f"{name}-id"] = fact
            elif isinstance(fact, list):
                found |= {f"{name}-id": fact[0]} if is_thing(fact) else {f"{name}-count": len(fact)}
        return found

    def _word(self, fact: Fact) -> str | int:
        """A number as it is, a truth as yes or no, a name, a thing by its message, several things with commas."""
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int):
            return fact
        if isinstance(fact, str):
            return self._words(fact)
        if is_thing(fact):
            return self.say(f"thing-{fact[0]}", self._worded(fact[1]))
        return ", ".join(str(self._word(one)) for one in fact)

    def _words(self, text: str, *, counting: bool = False) -> str:
        """The longest run of words that has a message, then the next; counting, a number belongs to what follows it."""
        words, said, listing = text.split(" "), "", False
        while words:
            count = int(words[0]) if counting and words[0].isdecimal() and self.has("option-counted") else None
            if count is not None and len(words) > 1:
                length, name, kind = self._longest(words[1:])
                name = self.say("option-counted", {"count": count, "thing": name})
                length += 1
            else:
                length, name, kind = self._longest(words)
            said += (", " if listing and kind in LISTED else " " if said else "") + name
            listing = kind in LISTED and not name.endswith(",")
            words = words[length:]
        return said

    def _longest(self, words: list[str]) -> tuple[int, str, str]:
        """How many of the first words have a message together, what it says, and its kind; else the first as it is."""
        for length in range(len(words), 0, -1):
            run = " ".join(words[:length])
            bare = run.rstrip(":,")
            for kind in KINDS:
                if self.has(message_id(kind, bare)):
                    return length, self.say(message_id(kind, bare), {}) + run[len(bare) :], kind
        return 1, words[0], ""
