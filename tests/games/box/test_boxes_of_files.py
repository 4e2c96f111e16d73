"""A designer's own box: its changes count, and what cannot be a box is refused with the line at fault."""

from __future__ import annotations

import re
from importlib.resources import files
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from unlit import shelf
from unlit.cli import main
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.files.record import Record, first_difference, record_of
from unlit.kernel.tables.game_table import deal
from unlit.terminal.words import Words

GAMES = ("alone", "escape")


def box_of(name: str) -> str:
    return files(f"unlit.{name}").joinpath("box/box.toml").read_text(encoding="utf-8")


def changed(name: str, old: str, new: str) -> str:
    text = box_of(name)
    assert old in text
    return text.replace(old, new, 1)


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), start=1) if line.startswith(start))


@pytest.mark.parametrize("name", GAMES)
def test_the_file_of_todays_box_is_todays_box(name: str) -> None:
    game = shelf.game_named(name)
    assert game.with_box(box_of(name), "box.toml").box.name == game.box.name


def test_a_record_carries_its_box_whole_though_the_file_named_one_kind_alone() -> None:
    usual = shelf.game_named("alone")
    reactions = changed("alone", "copies = 2", "copies = 3").split("[items.")[0]
    game = usual.with_box(reactions, "mine.toml")
    kinds = {name.split(".")[0] for name in re.findall(r"^\[(.+)]$", game.box.file, re.MULTILINE)}
    assert {"reactions", "items", "missions", "avatars", "specials"} <= kinds
    record = record_of(deal(game, {}, seeds=Seeds(seed_from("whole"))))
    assert first_difference(usual, record) is None
    without = msgspec.structs.replace(record, box_file=reactions)  # what it does not name is not taken from today's box
    with pytest.raises(BadFile, match="the box of the record is damaged"):
        first_difference(usual, without)


def test_another_number_stands_on_the_card_and_is_another_box() -> None:
    head, rest = box_of("alone").split("[reactions.death_throes]")
    text = head + "[reactions.death_throes]" + rest.replace("first = 1", "first = 4", 1)
    usual = shelf.game_named("alone")
    game = usual.with_box(text, "mine.toml")
    assert game.box.name != usual.box.name
    assert "loses 1 life" in Words(usual, "en").text("death_throes")
    assert "loses 4 life" in Words(game, "en").text("death_throes")


@pytest.mark.parametrize(
    ("name", "card"), [("alone", "reactions.bloodlust"), ("escape", "adrenaline.shove")], ids=GAMES
)
def test_a_card_without_copies_is_in_no_deck_and_such_a_game_is_recorded_whole(name: str, card: str) -> None:
    head = f"[{card}]\n"
    before, after = box_of(name).split(head)
    row, rest = after.split("\n[", 1)
    text = before + "[" + rest  # left out
    assert row
    usual = shelf.game_named(name)
    game = usual.with_box(text, "mine.toml")
    assert card.split(".")[1] not in game.box.cards()
    t = deal(game, {}, seeds=Seeds(seed_from("a box of my own")))
    for _ in range(30):
        assert t.question is not None
        t.answer(t.question.seat, t.question.options[0])
    record = msgspec.json.decode(msgspec.json.encode(record_of(t)), type=Record)
    assert first_difference(usual, record) is None
    damaged = msgspec.structs.replace(record, box_file=box_of(name))
    with pytest.raises(BadFile, match="is damaged: it is not the box that was named"):
        first_difference(usual, damaged)


@pytest.mark.parametrize(
    ("old", "new", "at", "words"),
    [
        ("copies = 2", "copies = two", "copies = two", "Invalid value"),
        ("copies = 2", 'copies = "two"', 'copies = "two"', "reactions.bloodlust.copies: expected `int`, got `str`"),
        ("copies = 2", "copies = -1", "copies = -1", "reactions.bloodlust.copies: expected `int` >= 0"),
        ("copies = 2", "copis = 2", "copis = 2", "copis: object contains unknown field"),
        ('deck = "fury"', 'deck = "furry"', 'deck = "furry"', "reactions.bloodlust.deck: invalid enum value 'furry'"),
        ("[reactions.bloodlust]", "[reactions.blodlust]", "[reactions.blodlust]", "there is no effect of this name"),
        (
            "[reactions.bloodlust]",
            "[reaction.bloodlust]",
            "[reaction.bloodlust]",
            "there is no kind of card 'reaction'",
        ),
        ('action = "fight"', "", "[reactions.bloodlust]", "one `action` or of one kind of `damage`"),
        ('symbol = "cultist"', 'symbol = "cat"', 'symbol = "cat"', "there is no creature 'cat'"),
    ],
)
def test_what_is_wrong_with_a_box_is_said_with_its_line(old: str, new: str, at: str, words: str) -> None:
    text = changed("alone", old, new)
    with pytest.raises(BadFile) as refused:
        shelf.game_named("alone").with_box(text, "mine.toml")
    assert words in str(refused.value)
    assert f"line {line_of(text, at)}" in str(refused.value)


def test_a_box_with_too_little_in_it_is_refused() -> None:
    text = re.sub(r"copies = \d+", "copies = 0", box_of("alone"))
    with pytest.raises(BadFile, match=r"mine\.toml: there are 0 cards in fury, but a game needs 10"):
        shelf.game_named("alone").with_box(text, "mine.toml")


def test_a_box_without_an_avatar_for_one_of_its_decks_is_refused() -> None:
    """At a table with avatars, that deck would have no avatar to choose."""
    head, _, rest = box_of("alone.modules.avatar").partition("[avatars.ravager]")
    without = head + "[" + rest.partition("\n[")[2]
    with pytest.raises(BadFile, match=r"mine\.toml: there are 0 avatars for fury, but a game needs 1"):
        shelf.game_named("alone").with_box(without, "mine.toml")


def test_a_game_without_boxes_says_so() -> None:
    with pytest.raises(Refused, match="vault can only be played with its own box"):
        shelf.game_named("vault").with_box("", "mine.toml")


@pytest.mark.parametrize("command", ["sim", "fuzz", "play"])
def test_the_commands_take_a_box(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(changed("escape", "copies = 3", "copies = 4"), encoding="utf-8")
    numbered = ["--games", "1", "--out", str(tmp_path / "out")] if command != "play" else []
    monkeypatch.setattr("sys.argv", ["unlit", command, "escape", "--box", str(file), *numbered])
    monkeypatch.setattr("sys.stdin", StringIO(""))  # leave the game at once
    with pytest.raises(SystemExit, match="0"):
        main()
    capsys.readouterr()
    file.write_text("[adrenaline.shove]\ncopies = 99999", encoding="utf-8")
    with pytest.raises(SystemExit, match="2"):
        main()
    said = capsys.readouterr().err
    assert "mine.toml, line 2: adrenaline.shove.copies" in said
    assert "Traceback" not in said
