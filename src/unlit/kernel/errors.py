"""What can go wrong at a table: a player's slip, a broken rule, a bad file."""

from __future__ import annotations


class Refused(Exception):
    """A player asked for something impossible; the sentence says what is wrong and what is possible.

    >>> unlit.deal("escape", {"players": "9"})
    Traceback (most recent call last):
    ...
    unlit.kernel.errors.Refused: players cannot be '9'; it can be: 2, 1, 3, 4

    If a client may show it in another language, it has a key and facts that the client puts into words.
    """

    def __init__(self, sentence: str, key: str = "", **facts: str | int) -> None:
        super().__init__(sentence)
        self.key = key
        self.facts = facts


class Barrier(Refused):
    """An undo goes past new information, and these seats have not agreed to it."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        named = ", ".join(seats)
        super().__init__(f"that cannot be taken back without the consent of {named}", "barrier", seats=named)
        self.seats = seats


class BadFile(Exception):
    """A file is damaged, foreign or newer than this program.

    >>> unlit.load("nothing.json")
    Traceback (most recent call last):
    ...
    unlit.kernel.errors.BadFile: nothing.json cannot be read: No such file or directory
    """


class Unfaithful(Exception):
    """The rules, run again on the same answers, did something else."""


class BrokenRule(Exception):
    """A rule did what no rule may do.

    >>> from unlit.kit import BrokenRule
    >>> issubclass(BrokenRule, Exception)
    True
    """


class Asked(BaseException):
    """Unwinds a rule to its table and leaves the question open; rules never catch it."""


class Over(BaseException):
    """Unwinds a rule to its table because the game is over; rules never catch it."""
