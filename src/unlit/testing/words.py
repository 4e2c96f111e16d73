"""What a game must have words for: its seats, events, endings, options, prompts, and the reasons for its refusals."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import Enum
from importlib.resources import files
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

from unlit.kernel.errors import Refused
from unlit.kernel.game import Game, complete_setup
from unlit.kernel.texts import USUAL, languages_of
from unlit.kernel.told.catalogue import kinds_of_options
from unlit.kernel.told.events import Event, kinds_of_events
from unlit.kernel.told.facts import Facts, names_of, tag_of, types_of
from unlit.kernel.told.spelling import Spelled
from unlit.messages import KINDS, message_id
from unlit.terminal.words import TERMINAL, Words


def missing_words(game: Game[Any], asking: tuple[str, ...]) -> list[str]:
    """The ids of messages that a language lacks, and problems with those that need a fact they are not given."""
    spoken = [one for one in languages_of(game.package) if one in languages_of(TERMINAL)]
    return [f"{language}: {one}" for language in spoken or [USUAL] for one in _missing(game, language, asking)]


def _missing(game: Game[Any], language: str, asking: tuple[str, ...]) -> Iterator[str]:
    words = Words(game, language)
    wanted = ["game-title", *(message_id("ending", one) for one in game.rules.endings)]
    wanted += [f"option-{tag_of(kind)}" for kind in kinds_of_options(game.package)]
    wanted += [*(message_id("prompt", one) for one in sorted(prompts_of(game, asking))), *sorted(reasons_of(game))]
    wanted += [f"event-{kind.key()}" for kind in event_kinds(game)]
    yield from (one for one in wanted if not words.has(one))
    for seat in game.rules.seats(complete_setup(game, {})):
        if not any(words.has(message_id(kind, seat)) for kind in KINDS):
            yield message_id("name", seat)
    for option in game.options():
        yield from _broken(words, f"option-{tag_of(type(option))}", {}, option)
    for kind in event_kinds(game):
        for facts in samples(kind):
            yield from _broken(words, f"event-{kind.key()}", facts)


def _broken(words: Words, key: str, facts: Facts, option: Any = None) -> Iterator[str]:
    if words.has(key):
        try:
            _ = words.told(key, facts) if option is None else words.option(option)
        except Refused as problem:
            yield str(problem)


def event_kinds(game: Game[Any]) -> list[type[Event]]:
    """The events of a game's own package."""
    found = kinds_of_events(game.package).values()
    return [kind for kind in found if kind.__module__.startswith(f"{game.package}.")]


def samples(kind: type) -> list[Facts]:
    """Two sets of facts for a class: with the first, and with the last, of the values that each field may hold."""
    fields = {name: facts_that_tell(types_of(kind)[name]) for name in names_of(kind)}
    return [{name: found[place] for name, found in fields.items()} for place in (0, -1)]


def facts_that_tell(wanted: Any) -> list[Any]:
    """The facts that a field of this type may give; for a union, those of any of its types."""
    if get_origin(wanted) in (Union, UnionType):
        return [fact for one in get_args(wanted) for fact in facts_that_tell(one)]
    if get_origin(wanted) is tuple:
        return [[], facts_that_tell(get_args(wanted)[0])]
    if isinstance(wanted, type) and issubclass(wanted, Enum):
        return [str(one) for one in wanted]
    if isinstance(wanted, type) and issubclass(wanted, Spelled):
        return [[tag_of(wanted), facts] for facts in samples(wanted)]
    return [False, True] if wanted is bool else [0, 1, 2] if wanted is int else [""] if wanted is NoneType else ["x"]


def prompts_of(game: Game[Any], asking: tuple[str, ...]) -> set[str]:
    """The prompts in the rules: the first text in each call that asks."""
    return {text for call in _calls(game) if _name(call) in asking for text in _texts(call)[:1]}


def reasons_of(game: Game[Any]) -> set[str]:
    """The messages that refusals in the rules name."""
    return {text for call in _calls(game) if _name(call) == "Refusal" for text in _texts(call) if "refused-" in text}


def _calls(game: Game[Any]) -> Iterator[ast.Call]:
    for path in sorted(Path(str(files(game.package))).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def _name(call: ast.Call) -> str:
    """The name of the function that is called."""
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _texts(call: ast.Call) -> list[str]:
    """The texts among the arguments of a call."""
    return [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
