"""A view for a page that has no board for its game: as text, and as the drawing that the game gives."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from unlit.kernel.game import Game
from unlit.kernel.texts import languages_of
from unlit.messages import Messages, texts_of
from unlit.server.protocol import Picture

PAGE = "unlit.server"


@lru_cache(maxsize=64)
def spoken(package: str) -> dict[str, Messages]:
    """The words of the page and of a game, in each language that the game has."""
    return {language: Messages(texts_of(PAGE, package, language), language) for language in languages_of(package)}


def pictures_of(game: Game[Any], view: object) -> dict[str, Picture]:
    """What a view looks like, by language; it is made of the view alone, and so shows no more than that."""
    show, draw = game.eyes.show, game.eyes.svg
    return {
        language: Picture(
            text=show(view, words.sentence),
            svg=draw(view, words.sentence) if draw is not None else "",
        )
        for language, words in spoken(game.package).items()
    }
