"""The commands that print something to read: the box and the rules of a game."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter

from unlit import shelf
from unlit.cli.given import Language
from unlit.kernel.files.ledger import ledger, missing, rulebook


def cards(
    game: str,
    *,
    box: str = "",
    lang: Language = "en",
    json_: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Print everything that is in the box of a game.

    Parameters
    ----------
    game
        Which game.
    box
        An older box, by its name or number.
    lang
        The language of the texts.
    json_
        As JSON.
    """
    from unlit.terminal.box import printed, worded
    from unlit.terminal.words import Words

    played = shelf.game_named(game)
    played = played.of_box(box) if box else played
    words = Words(played, lang)
    found = worded(played, words)
    print(json.dumps(found, ensure_ascii=False) if json_ else "\n".join(printed(found, words)))
    return 0


def rules(
    game: str,
    *,
    missing_: Annotated[bool, Parameter(name="--missing", negative=())] = False,
    lang: Language = "en",
    json_: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Print the rules of a game, and where each is found in the code and the tests.

    Parameters
    ----------
    game
        Which game.
    missing_
        Only the rules of finished sections that lack a function or a test; exit code 1 if there are any.
    lang
        The language of the rules.
    json_
        As JSON.
    """
    from unlit.terminal.words import Words

    package = shelf.package_of(game)
    book, places = rulebook(package), ledger(package)
    words = Words(shelf.game_named(game), lang)
    if missing_:
        lacking = missing(book, places)
        if json_:
            print(json.dumps(lacking))
        else:
            for number, lacks in lacking.items():
                print(f"{number} lacks {' and '.join(lacks)}: {words.rule(number)}")
            finished = sum(section.finished for section in book.sections)
            if finished:
                print(f"{len(lacking)} rules missing in {finished} finished sections of {len(book.sections)}")
            else:
                print(f"none of {len(book.sections)} sections is finished yet")
        return 1 if lacking else 0
    if json_:
        rows = [
            {
                "number": number,
                "sentence": words.rule(number),
                "finished": section.finished,
                "functions": places.rules[number].functions,
                "tests": places.rules[number].tests,
                "shown": places.rules[number].shown,
            }
            for section in book.sections
            for number in section.rules
        ]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    for section in book.sections:
        print(f"\n{section.number} {words.section(section.number)}")
        for number in section.rules:
            print(f"  {number} {words.rule(number)}")
            place = places.rules[number]
            for kind in (place.functions, place.tests, place.shown):
                for one in kind:
                    print(f"      {one}")
    return 0
