"""What is printed on a card names things as the rest of the program does, and its numbers are filled in."""

from __future__ import annotations

import pytest

from unlit.alone import GAME
from unlit.alone.cards.rows import REACTIONS
from unlit.alone.parts import KINDS
from unlit.kernel.ledger import LANGUAGES
from unlit.terminal.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reaction_card_names_its_deck_as_the_game_does(language: str) -> None:
    words = Words(GAME, language)
    for name, card in REACTIONS.named.items():
        text = card.row.de if language == "de" else card.row.en
        assert text.startswith(f"{words.say(str(card.row.deck), {})}, "), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_has_a_number_left_out(language: str) -> None:
    for name, card in GAME.cards().items():
        text = card.row.de if language == "de" else card.row.en
        assert "{" not in text, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_has_the_letter_of_every_creature(language: str) -> None:
    words = Words(GAME, language)
    legend = words.say("legend", {})
    for kind in KINDS.values():
        assert f"{kind.letter} {words.say(str(kind), {})}" in legend
