"""Words for what is language-free: messages of Fluent files, by language."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from unlit.kernel.errors import Refused
from unlit.kernel.events import Event
from unlit.kernel.game import Game
from unlit.kernel.ledger import LANGUAGES, rulebook
from unlit.kernel.question import Option, Question, Refusal


class Words:
    """The words of one language for one game and the terminal itself."""

    def __init__(self, game: Game[Any], language: str) -> None:
        if language not in LANGUAGES:
            raise Refused(f"there is no language {language!r}; the languages are: {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in ("unlit.terminal", game.package):
            text = files(package).joinpath(f"texts/{language}.ftl").read_text(encoding="utf-8")
            # A game's own message comes before the terminal's of the same id.
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)
        self.rules = rulebook(game.package).rules()
        self.cards = game.cards()

    def has(self, key: str) -> bool:
        """Whether there is a message of this id."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, facts: Mapping[str, str | int]) -> str:
        """A message with its facts as they are; what has no message of its own is looked up among names and words."""
        if not self.has(key):
            return self._words(key)
        value = self.bundle.get_message(key).value
        assert value is not None  # every message of ours has a value
        text, errors = self.bundle.format_pattern(value, dict(facts))
        if errors:
            raise Refused(f"the message {key} of {self.language} is broken: {errors[0]}")
        return str(text)

    def sentence(self, key: str, facts: Mapping[str, str | int]) -> str:
        """A message that begins with a capital letter."""
        text = self.say(key, facts)
        return text[:1].upper() + text[1:]

    def event(self, event: Event) -> str:
        """What happened."""
        return self.sentence(f"event-{event.key()}", self._worded(event.facts()))

    def option(self, option: Option) -> str:
        """An option's label: that of its whole text, else that of its first word and the words for the rest."""
        text = str(option)
        whole = "option-" + text.replace(" ", "-")
        if self.has(whole):
            return self.sentence(whole, {})
        first, _, rest = text.partition(" ")
        if self.has(f"option-{first}"):
            return self.sentence(f"option-{first}", {"rest": self._words(rest)})
        return self._words(text)

    def prompt(self, question: Question, b: Any) -> str:
        """What is asked."""
        about = question.about(b)
        about = about if isinstance(about, str | int) else ""
        return self.sentence("prompt-" + question.prompt.replace(" ", "-"), self._worded({"about": about}))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, with its rule."""
        reason = self.sentence(refusal.reason, self._worded(dict(refusal.facts)))
        facts = {"option": self.option(refusal.option), "reason": reason, "rule": refusal.rule}
        return self.say("lines-refused", facts | {"sentence": self.rules[refusal.rule].sentence(self.language)})

    def slip(self, refused: Refused) -> str:
        """What a player did wrong."""
        if refused.key:
            facts = {name: self.say(str(fact), {}) if name == "seat" else fact for name, fact in refused.facts.items()}
            return self.sentence(f"slip-{refused.key}", facts)
        return f"{str(refused)[:1].upper()}{str(refused)[1:]}."

    def card(self, name: str) -> str | None:
        """What a card says; None if there is no such card."""
        wanted = name.lower().replace(" ", "_")
        for key, card in self.cards.items():
            if wanted in (key, self._word(key).lower()):
                return f"{self._word(key)}: {card.row.de if self.language == 'de' else card.row.en}"
        return None

    def card_of(self, option: Option) -> str | None:
        """The text of the card that an option plays or names."""
        last = str(option).split(" ")[-1]
        found = self.cards.get(str(option)) or self.cards.get(last)
        return None if found is None else (found.row.de if self.language == "de" else found.row.en)

    def _worded(self, facts: Mapping[str, str | int]) -> dict[str, str | int]:
        """Language-free facts in the words of the language."""
        return {name: fact if isinstance(fact, int) else self._words(fact) for name, fact in facts.items()}

    def _words(self, text: str) -> str:
        return " ".join(self._word(word) for word in text.split(" "))

    def _word(self, word: str) -> str:
        for kind in ("name", "word"):
            if self.has(f"{kind}-{word}"):
                return self.say(f"{kind}-{word}", {})
        return word
