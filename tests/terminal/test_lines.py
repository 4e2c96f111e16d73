"""The line client, played as a person would."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from vault import GAME
from vault.board import Board

from unlit.bots.random import play_randomly
from unlit.kernel.dice import Dice, seed_from
from unlit.kernel.record import first_difference, read_record, record_of
from unlit.kernel.table import Seeds, Table, deal
from unlit.terminal.lines import LineClient
from unlit.terminal.words import Words


def table(seed: str = "lines") -> Table[Board]:
    return deal(GAME, seeds=Seeds(seed_from(seed)))


def typed(*lines: str, t: Table[Board] | None = None, language: str = "en", bots: tuple[str, ...] = ()) -> str:
    """What the screen shows when these lines are typed and then the input ends."""
    screen = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    client = LineClient(
        t or table(), Words(GAME, language), dict.fromkeys(bots, play_randomly), source=source, screen=screen
    )
    client.run()
    return screen.getvalue()


def test_the_first_screen_shows_the_view_and_numbered_options() -> None:
    shown = typed()
    assert "4  gAB" in shown
    assert "Round 1 of 12, turn of Ada" in shown
    assert "   1 Explore north" in shown
    assert shown.rstrip().endswith('Goodbye. Nothing was saved; "save FILE" saves a game.')


def test_a_number_and_a_text_answer_alike() -> None:
    one, two = table(), table()
    assert one.question is not None
    typed("search", t=one)
    typed(str(one.entries() and 5), t=two)
    assert str(one.board) == str(two.board)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("99", "99 is none of the numbers 1 to"),
        ("0", "0 is none of the numbers 1 to"),
        ("dance", "Dance is neither an option nor a command. Options are numbered 1 to"),
        ("fight", "Fight: There is no rat here. (K4.4: In a fight a thief rolls two dice"),
        ("why fight", "Fight: There is no rat here. (K4.4: "),
        ("why move north", "Move north: Nobody has explored what lies there. (K4.1: "),
        ("why wait", "Wait is possible."),
        ("why 1", "Explore north is possible."),
        ("why dance", "Dance is no option here; known are: explore north"),
        ("why", 'Why needs an option, as in "why explore north".'),
        ("undo", "Ada has no answer to take back."),
        ("save", "Save needs a file name."),
        ("save /nowhere/at/all.json", "/nowhere/at/all.json cannot be written: No such file or directory."),
        ("rule K4.1", "K4.1 A thief moves through a door that meets a door of the next tile."),
        ("rule k4.1", "K4.1 A thief moves"),
        ("rule Z9.9", "There is no rule Z9.9."),
        ("rule", "Rule needs a rule's number."),
        ("help", "a number or an option's text answers"),
        ("log", "You draw"),
        ("quit", "Goodbye"),
    ],
)
def test_each_command_answers_in_a_sentence(line: str, words: str) -> None:
    assert words in typed(line)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("dance", "Dance ist weder eine Option noch ein Befehl."),
        ("why fight", "Kämpfen: Hier ist keine Ratte. (K4.4: Im Kampf würfelt ein Dieb"),
        ("undo", "Ada: Es gibt keine Antwort, die sich zurücknehmen ließe."),
        ("why dance", "Dance ist hier keine Option; bekannt sind:"),
        ("99", "99 ist keine der Nummern 1 bis"),
        ("log", "Du ziehst"),
    ],
)
def test_each_command_answers_in_german(line: str, words: str) -> None:
    shown = typed(line, language="de")
    assert words in shown
    assert "Erkunden: Norden" in shown
    assert "Runde 1 von 12, am Zug: Ada" in shown


def test_undo_is_free_until_something_new_was_seen() -> None:
    shown = typed("trade", "undo", "search", "pass", "undo", "no", "undo", "yes")
    assert "Taken back." in shown
    assert "do you agree that Ada takes this back" in shown
    assert "It stays as it is." in shown
    t = table()
    typed("trade", "undo", t=t)
    assert [entry.granted for entry in t.entries()] == [False, False]


def test_undo_goes_back_past_what_was_passed_unseen() -> None:
    """The warden, alone against bots, is not shown windows without a choice; undo leads to what was shown."""
    t = table("unseen")
    shown = typed("1", "1", "1", "undo", t=t, bots=("ada", "ben"))
    before, _, after = shown.rpartition("Taken back.")
    asked = [line for line in before.split("\n") if line.startswith("The warden: ")]
    again = [line for line in after.split("\n") if line.startswith("The warden: ")]
    assert len(asked) == 4
    assert again == [asked[-2]]
    silent = [line for line in record_of(t).entries if line.seat == "warden"]
    assert len(silent) > 5  # three answers, the undo, and what was passed unseen


def test_a_bot_never_minds_an_undo() -> None:
    t = table()
    shown = typed("search", "undo", t=t, bots=("ben", "warden"))
    assert "do you agree" not in shown
    assert "Taken back." in shown


def test_save_and_go_on(tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    t = table()
    shown = typed("trade", f"save {path}", t=t)
    assert f"Saved to {path}" in shown
    record = read_record(path)
    assert first_difference(GAME, record) is None
    assert [line.option for line in record.entries] == ["trade"]


@pytest.mark.parametrize("seat", ["ada", "ben", "warden"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_against_bots(seat: str, language: str) -> None:
    """A person who always takes the last option that is no waiting gets to the end."""
    t = table(f"whole {seat}")
    bots = tuple(other for other in t.seats if other != seat)
    shown = typed(*["1"] * 400, t=t, bots=bots, language=language)
    assert t.outcome is not None
    assert ("The game is over." if language == "en" else "Das Spiel ist aus.") in shown
    assert t.seeds.secret.hex() in shown.split("\n")[-2]
    assert t.seeds.secret.hex() not in "\n".join(shown.split("\n")[:-2])


def test_at_one_screen_nobody_sees_what_is_another_seat_s() -> None:
    """What is printed while a seat is looking holds no card that only others know."""
    t, dice = table("privacy"), Dice(seed_from("privacy"))
    for _ in range(60):
        if t.question is None:
            break
        seat = t.question.seat
        shown = typed(t=t)
        drawn = [line for line in shown.split("\n") if "Your hand: " in line]
        own = ", ".join(Words(GAME, "en").say(card, {}) for card in t.board.hands[seat])
        assert drawn == ([f"Your hand: {own}"] if own else [])
        others = [other for other in t.seats if other != seat]
        told = {str(event) for _, event in t.told(seat)}
        for other in others:
            for _, event in t.told(other):
                if str(event) not in told:
                    assert Words(GAME, "en").event(event) not in shown
        t.answer(seat, dice.pick("option", t.question.options))


def test_around_one_screen_a_window_without_a_choice_is_shown_like_any_other() -> None:
    t = table("windows")
    t.board.hands["warden"].clear()
    shown = typed("search", t=t)
    assert "Now the warden. Nobody else looks!" in shown
    assert "   1 Pass" in shown


def test_alone_against_bots_a_window_without_a_choice_is_passed() -> None:
    t = table("alone with bots")
    shown = typed(*["1"] * 400, t=t, bots=("ada", "ben"))
    lines = shown.split("\n")
    options = [lines[place + 1] for place, line in enumerate(lines) if line.strip().startswith("1 Pass")]
    assert options
    assert all(line.strip().startswith("2 ") for line in options)
