"""What a table asks: one seat, one prompt, the options, and the reasons why something is not among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, TypeVar

from unlit.kernel.told.facts import Facts, facts_of, told
from unlit.kernel.told.option import Option
from unlit.kernel.told.spelling import Spelled

Seat: TypeAlias = str


def side_of(seat: Seat) -> str:
    """The side that a seat plays for: seats of one side share the first word of their names."""
    return seat.partition(" ")[0]


@dataclass(frozen=True)
class About(Spelled):
    """What a question is about; its fields are facts for the question's words.

    >>> from dataclasses import dataclass
    >>> from unlit.kit import About
    >>> @dataclass(frozen=True)
    ... class AboutNoise(About):
    ...     steps: int
    >>> str(AboutNoise(3))
    '3'
    """


class Refusal(NamedTuple):
    """Something that a player might expect to do and may not, with the rule that forbids it, and a sentence.

    >>> t = unlit.deal("escape", {"players": "2"}, seed="docs")
    >>> refusal = next(iter(t.question.refusals(t.board)))
    >>> str(refusal.option), refusal.rule, refusal.reason
    ('blame for its ability', 'E4.6', 'refused-card')
    """

    option: Option
    rule: str
    reason: str  # the id of a Fluent message of the game
    facts: tuple[tuple[str, object], ...] = ()

    def told(self) -> Facts:
        """The facts for its sentence."""
        return {name: told(fact) for name, fact in self.facts}


Reasons: TypeAlias = Callable[[Any], Iterable[Refusal]]  # of the board


Might: TypeAlias = Callable[[Any], bool]  # of the board


O = TypeVar("O", bound=Option)  # noqa: E741 (the type of an option)
Options: TypeAlias = Callable[[], Sequence[O]]


def offered(options: Sequence[O], wanted: Option) -> O | None:
    """The wanted option among those offered: nearly always the very same object, otherwise an equal one."""
    for option in options:
        if option is wanted:
            return option
    for option in options:
        if option == wanted:
            return option
    return None


class Question:
    """A choice for one seat.

    >>> question = unlit.deal("escape", {"players": "1"}, seed="docs").question
    >>> question.seat, question.prompt, len(question.options)
    ('iris', 'turn', 11)
    """

    __slots__ = ("_about", "hidden", "idle", "might", "options", "prompt", "reasons", "seat")

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        options: Sequence[Option],
        about: object = None,
        reasons: Reasons | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = tuple(options)
        self._about = about
        self.reasons = reasons
        self.hidden = False  # in a window nobody else learns whether there was a choice
        self.idle = False  # a window in which nothing on offer makes a difference
        self.might: Might | None = None  # for a window: whether someone with any hand might play something

    def about(self, b: Any) -> object:
        """What the question is about, for its words; worked out from the board only when someone asks."""
        return self._about(b) if callable(self._about) else self._about

    def facts(self, b: Any) -> Facts:
        """What the question is about, as facts for its words."""
        about = self.about(b)
        if about is None:
            return {}
        return facts_of(about) if isinstance(about, About) else {"about": told(about)}

    def might_matter(self, b: Any) -> bool:
        """Whether there may be a choice, as far as anyone can tell without seeing the hand."""
        return self.might is None or self.might(b)

    def texts(self) -> list[str]:
        """The options as scripts, records and pages write them.

        >>> unlit.deal("escape", {"players": "1"}, seed="docs").question.texts()[-1]
        'end turn'
        """
        return [str(option) for option in self.options]

    def find(self, wanted: Option | str) -> Option | None:
        """The option on offer that equals this one, or that has this text."""
        if isinstance(wanted, Option):
            return offered(self.options, wanted)
        for option in self.options:
            if str(option) == wanted:
                return option
        return None

    def refusals(self, b: Any) -> tuple[Refusal, ...]:
        """What the seat might expect to do and may not; worked out from the board only when someone asks."""
        return tuple(self.reasons(b)) if self.reasons is not None else ()

    def __str__(self) -> str:
        return "\n".join([f"{self.seat} is asked: {self.prompt}", *(f"  {text}" for text in self.texts())])

    def __repr__(self) -> str:
        return f"<{self.seat} is asked: {self.prompt} ({', '.join(self.texts())})>"
