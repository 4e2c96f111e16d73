"""What is printed on a card uses the same names as the rest of the program, and its numbers are filled in."""

from __future__ import annotations

import pytest

from unlit.alone import GAME
from unlit.alone.board.board import HERO, stats_of
from unlit.alone.box.pieces import KINDS, TABLE
from unlit.alone.modules.avatar.state import upgrades_of
from unlit.alone.rules.boxes import BOXES
from unlit.kernel.chance.dice import Dice
from unlit.kernel.game import complete_setup
from unlit.kernel.texts import languages_of
from unlit.terminal.box import printed, worded
from unlit.terminal.words import Words

LANGUAGES = languages_of("unlit.alone")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reaction_card_names_its_deck_as_the_game_does(language: str) -> None:
    words = Words(GAME, language)
    for name, row in BOXES.today().reactions.items():
        assert words.text(name).startswith(f"{words.say(str(row.deck), {})}, "), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_action_says_what_it_does_in_a_part_of_its_own(language: str) -> None:
    words = Words(GAME, language)
    for name, row in BOXES.today().others["room-actions"].items():
        before, effect = words.text(name).split(": ", 1)
        assert before.startswith(f"{words.say(str(row.room), {})}, "), name
        assert words._parts(name)["effect-text"] == effect, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_has_a_number_left_out(language: str) -> None:
    words = Words(GAME, language)
    for name in GAME.box.cards():
        assert "{" not in words.text(name), name
        assert words.text(name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_has_the_letter_of_every_creature_of_the_box(language: str) -> None:
    words = Words(GAME, language)
    legend = words.say("legend", {})
    assert all(f"{kind.letter} {words.say(str(kind), {})}" in legend for kind in TABLE)


SPECIAL, FIGURE = "leech", "ravager"
WITH_MODULES = f"""
      a        b
  ##################
1 #+H       .      #
  ##################

special {SPECIAL} waiting
avatar evil 1 {FIGURE}
upgraded no_escape
"""


@pytest.mark.rule("D1.2", "V1.18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_numbers_of_what_modules_add_stand_beside_their_names(language: str) -> None:
    """In a terminal, too, both sides see life, dice, fright and distance, and which upgrades are left."""
    words = Words(GAME, language)
    b = GAME.paper.parse(WITH_MODULES, complete_setup(GAME, {"deep": "yes", "avatar": "yes"}), Dice(bytes(32)))
    shown = GAME.eyes.show(GAME.eyes.view(b, HERO), words.say).splitlines()
    for name in (SPECIAL, FIGURE):
        (line,) = [line for line in shown if f"{words.say(name, {})} ({KINDS[name].letter}" in line]
        n = stats_of(b, KINDS[name])
        assert all(text in line for text in (f"{n.wound}/{n.kill}", f"{n.dark}/{n.light}", str(n.fright), str(n.spawn)))
    upgrades, free = line.split(";")[-2:]
    assert words.say("no_escape", {}) in upgrades
    assert all(words.say(one, {}) in free for one in upgrades_of(BOXES.today(), FIGURE) if one != "no_escape")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_an_avatar_has_its_numbers_and_an_upgrade_its_avatar(language: str) -> None:
    words = Words(GAME, language)
    text, n = words.text(FIGURE), BOXES.today().others["avatars"][FIGURE].stats
    assert text is not None
    assert all(str(number) in text.split(";")[0] for number in (n.wound, n.kill, f"{n.dark}/{n.light}", n.spawn))
    (line,) = [line for line in printed(worded(GAME, words), words) if words.say("no_escape", {}) in line]
    assert f"({words.say(FIGURE, {})})" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_item_is_printed_with_its_matrix_and_component_and_a_mission_with_its_colour(language: str) -> None:
    words = Words(GAME, language)
    found = worded(GAME, words)
    lines = printed(found, words)

    def line_of(title: str) -> str:
        (line,) = [line for line in lines if line.startswith((f"  {title}:", f"  {title} ("))]
        return line.partition("): ")[0]

    for item in found["items"]:
        head = line_of(item["title"])
        assert words.say(item["matrix"], {}) in head
        assert words.say(item["required"], {}) in head
    for mission in found["missions"]:
        assert words.say(mission["colour"], {}) in line_of(mission["title"])


def test_in_german_the_map_is_no_card() -> None:
    """A creature "auf der Karte" would be on this very card, so German calls the map the plan."""
    words = Words(GAME, "de")
    assert [line for line in printed(worded(GAME, words), words) if "auf der Karte" in line] == []


def test_the_faces_of_the_map_have_german_names() -> None:
    titles = [entry["title"] for entry in worded(GAME, Words(GAME, "de"))["maps"]]
    assert titles == ["Atrium", "Stollen", "Promenade", "Ring"]


def test_the_stimulant_says_in_german_what_it_recovers() -> None:
    text = Words(GAME, "de").text("stimulant")
    assert "davon" not in text
    assert "auf der Leiste seiner Art" in text


@pytest.mark.parametrize(
    ("language", "where"), [("en", "only in a sector with a blocked door"), ("de", "nur in einem")]
)
def test_the_crowbar_says_where_it_is_of_use(language: str, where: str) -> None:
    assert where in Words(GAME, language).text("crowbar").partition(":")[0]
