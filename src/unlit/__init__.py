"""Horror labyrinth board games played by their real rules, with hidden information done right.

    >>> import unlit
    >>> t = unlit.deal("escape", {"players": "1"}, seed="a first table")
    >>> t.answer("iris", t.question.options[0])
    >>> t = unlit.play(t, {"iris": "greedy"})
    >>> t.outcome.ending
    '...'

The names in `unlit.__all__` are public and stable. So are `unlit.kit`, for writing games, and `unlit.testing`, for
testing them. Everything else in this package is private: it may change at any time.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # importing typing would be most of the cost
if TYPE_CHECKING:
    from typing import Any

    from unlit.api import (
        BadFile,
        Bot,
        Chair,
        Difference,
        Game,
        Option,
        Outcome,
        Played,
        Question,
        Record,
        Refused,
        Results,
        Seen,
        Table,
        bots_of,
        deal,
        games,
        load,
        play,
        record_of,
        replay,
        run_script,
        save,
        see,
        simulate,
        verify,
    )

    __version__: str

__all__ = [
    "BadFile",
    "Bot",
    "Chair",
    "Difference",
    "Game",
    "Option",
    "Outcome",
    "Played",
    "Question",
    "Record",
    "Refused",
    "Results",
    "Seen",
    "Table",
    "__version__",
    "bots_of",
    "deal",
    "games",
    "load",
    "play",
    "record_of",
    "replay",
    "run_script",
    "save",
    "see",
    "simulate",
    "verify",
]


def __getattr__(name: str) -> Any:
    """Import a name when it is first used, so that `import unlit` alone costs nothing."""
    if name == "__version__":
        return import_module("importlib.metadata").version(__name__)
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module("unlit.api"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
