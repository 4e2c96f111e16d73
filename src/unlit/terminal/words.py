"""Puts what is language-free into words, with messages from Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from unlit.kernel.errors import Refused
from unlit.kernel.game import Game
from unlit.kernel.texts import known_language
from unlit.kernel.told.events import Event
from unlit.kernel.told.facts import Fact, facts_of, tag_of
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Question, Refusal
from unlit.messages import Messages, message_id, texts_of

TERMINAL = "unlit.terminal"

WHOLE = ("text", "story")
"""The sentences on a card that stand alone; all others are parts of its text."""


def rule_id(number: str) -> str:
    """The id of the message for a rule."""
    return f"rule-{number.replace('.', '-')}"


def is_thing(fact: list[Any]) -> bool:
    """Whether a fact is a thing (a tag and fields), and not a list."""
    return len(fact) == 2 and isinstance(fact[1], dict)


class Words(Messages):
    """The words of one language for one game and the terminal itself."""

    def __init__(self, game: Game[Any], language: str) -> None:
        known = known_language(TERMINAL, language)
        super().__init__(texts_of(TERMINAL, game.package, known), known)
        self.game = game
        self.cards = game.box.cards()

    @cached_property
    def options(self) -> dict[str, Option]:
        """Every option of the game, by its text."""
        return {str(option): option for option in self.game.options()}

    def event(self, event: Event) -> str:
        """What happened; a card is shown with its text."""
        return self.told(f"event-{event.key()}", event.facts())

    def told(self, key: str, facts: Mapping[str, Fact]) -> str:
        """A message with language-free facts; a card is shown with its text."""
        said = self.sentence(key, self._worded(facts))
        card = str(facts.get("card", ""))
        return f"{said} ({self._text(card)})" if card in self.cards else said

    def option(self, option: Option | str) -> str:
        """An option's label: the message of its class with its fields; any other text stays as it is."""
        value = self.options.get(option) if isinstance(option, str) else option
        if value is None:
            return str(option)
        return self.sentence(f"option-{tag_of(type(value))}", self._worded(facts_of(value)))

    def prompt(self, question: Question, b: Any) -> str:
        """What is asked."""
        facts = self._worded(question.facts(b))
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
        """Whether there is a rule with this number."""
        return self.has(rule_id(number))

    def rule(self, number: str) -> str:
        """What a rule says: the book's sentence, and the ruling where the book leaves something open."""
        message = self.bundle.get_message(rule_id(number))
        said = [self.formatted(number, message.value)] if message.value is not None else []
        if "ruling" in message.attributes:
            said.append(self.say("rule-ruling", {"ruling": self.formatted(number, message.attributes["ruling"])}))
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
        labels = {key: self.name(key) for key in self.cards}
        known = {key: (key.replace("_", " "), label.lower()) for key, label in labels.items()}
        found = [key for key, names in known.items() if wanted in names]
        found = found or [key for key, names in known.items() if any(one.startswith(wanted) for one in names)]
        return f"{labels[found[0]]}: {self._text(found[0])}" if len(found) == 1 else None

    def text(self, name: str) -> str:
        """What is printed on the card with this name; empty if there is no such card."""
        return self._text(name) if name in self.cards else ""

    def card_of(self, option: Option | str) -> str | None:
        """The text of the first card among the fields of an option; None if there is none."""
        found = self.options.get(option) if isinstance(option, str) else option
        named = facts_of(found).values() if found is not None else ()
        return next((self._text(one) for one in named if isinstance(one, str) and one in self.cards), None)

    def _text(self, card: str) -> str:
        """What is printed on a card: its own sentences, and what all cards of its kind say."""
        key, facts, said = f"text-{self.cards[card].kind}", self._facts(card), self._parts(card)
        return self.say(key, facts | said) if self.has(key) else said.get("text", "")

    def _facts(self, card: str) -> dict[str, str | int]:
        """The numbers and words that are printed on a card; a field with several is a list with commas."""
        return {
            name: ", ".join(self.say(message_id(name, one), {}) for one in fact) if isinstance(fact, list) else fact
            for name, fact in self.cards[card].row.facts().items()
        }

    def story(self, card: str) -> str:
        """The story that a scenario's card tells before the game; empty for most cards."""
        return self._parts(card).get("story", "") if card in self.cards else ""

    def _parts(self, card: str) -> dict[str, str]:
        """The sentences on a card by name: its text, or those that apply in different places."""
        key, facts = message_id("card", self.cards[card].row.words or card), self._facts(card)
        return {
            part if part in WHOLE else f"{part}-text": " ".join(self.formatted(key, pattern, facts).splitlines())
            for part, pattern in self.bundle.get_message(key).attributes.items()
        }

    def _worded(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        """Facts in words; a name or a thing also gives its id, and a list its count."""
        found: dict[str, str | int] = {}
        for name, fact in facts.items():
            found[name] = self._word(fact)
            if isinstance(fact, str):
                found[f"{name}-id"] = fact
            elif isinstance(fact, list):
                found |= {f"{name}-id": fact[0]} if is_thing(fact) else {f"{name}-count": len(fact)}
        return found

    def _word(self, fact: Fact) -> str | int:
        """A number as it is, a truth as yes or no, a name or a thing by its message, a list with commas."""
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int):
            return fact
        if isinstance(fact, str):
            return self.name(fact)
        if is_thing(fact):
            return self.say(f"thing-{fact[0]}", self._worded(fact[1]))
        return ", ".join(str(self._word(one)) for one in fact)
