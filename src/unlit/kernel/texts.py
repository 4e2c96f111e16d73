"""The words of a game, its modules or a client, read from the Fluent files of its package: `texts/LANGUAGE/*.ftl`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from unlit.kernel.errors import Refused

USUAL = "en"


def languages_of(package: str) -> list[str]:
    """The languages that a package has words in; the first stands in for any that it lacks."""
    found = {folder.name for folder in files(package).joinpath("texts").iterdir() if folder.is_dir()}
    return sorted(found, key=lambda language: (language != USUAL, language))


def language_for(package: str, wanted: str) -> str:
    """The wanted language if the package has it, else the package's first."""
    languages = languages_of(package)
    return wanted if wanted in languages else languages[0]


def known_language(package: str, wanted: str) -> str:
    """The wanted language if the package has it; any other is refused in a sentence."""
    languages = languages_of(package)
    if wanted not in languages:
        raise Refused(f"there is no language {wanted!r}; the languages are: {', '.join(languages)}")
    return wanted


def fluent_of(package: str, language: str) -> str:
    """The Fluent text of a package: its own, then that of its modules."""
    here = files(package)
    modules = here.joinpath("modules")
    inner = sorted(modules.iterdir(), key=lambda one: one.name) if modules.is_dir() else ()
    found = [text for folder in (here, *inner) for text in _words_in(folder.joinpath("texts", language))]
    return "\n".join(found)


def _words_in(folder: Traversable) -> Iterator[str]:
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield file.read_text(encoding="utf-8")
