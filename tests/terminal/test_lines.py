"""The line client, played as a person would."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path

import pytest
from vault import GAME
from vault.board import Board

from unlit.bots.random import play_randomly
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.files.record import first_difference, read_record, record_of
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import Echo, Log, Rewound
from unlit.terminal.lines import CLEAR, LineClient, still_news
from unlit.terminal.words import Words


def table(seed: str = "lines") -> GameTable[Board]:
    return deal(GAME, seeds=Seeds(seed_from(seed)))


@dataclass(frozen=True, slots=True)
class Said(Echo):
    """Something told."""

    word: str


class Terminal(io.StringIO):
    """A screen that is a terminal."""

    def isatty(self) -> bool:
        return True


def typed(
    *lines: str,
    t: GameTable[Board] | None = None,
    language: str = "en",
    bots: tuple[str, ...] = (),
    screen: io.StringIO | None = None,
) -> str:
    """What the screen shows when these lines are typed and then the input ends."""
    screen = screen or io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    seated = dict.fromkeys(bots, ("random", play_randomly))
    LineClient(t or table(), Words(GAME, language), seated, source, screen).run()
    return screen.getvalue()


def test_the_first_screen_shows_the_view_and_numbered_options() -> None:
    shown = typed()
    assert "4  gAB" in shown
    assert "Round 1 of 12, Ada to play" in shown
    assert "   1 Explore north" in shown
    assert shown.rstrip().endswith("Goodbye.")
    assert typed("search").rstrip().endswith('Goodbye. This game was not saved; type "save FILE" to save a game.')


def test_a_number_and_a_text_answer_alike() -> None:
    one, two = table(), table()
    assert one.question is not None
    typed("search", t=one)
    typed(str(one.entries() and 5), t=two)
    assert one.picture() == two.picture()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("99", "99 is not a number from 1 to"),
        ("0", "0 is not a number from 1 to"),
        ("dance", "Dance is neither an option nor a command. Options are numbered 1 to"),
        ("fight", "Fight: There is no rat here. (K4.4: In a fight a thief rolls two dice"),
        ("why fight", "Fight: There is no rat here. (K4.4: "),
        ("why move north", "Move north: Nobody has explored that place yet. (K4.1: "),
        ("why wait", "Wait is possible."),
        ("why 1", "Explore north is possible."),
        ("why dance", "Dance is not an option here. The options are: explore north"),
        ("why", 'Why needs an option, as in "why explore north".'),
        ("undo", "Ada has no answer to undo."),
        ("stop", "You will be asked at every moment when cards may be played."),
        ("save", "Save needs a file name."),
        ("save /nowhere/at/all.json", "/nowhere/at/all.json cannot be written: No such file or directory."),
        ("rule K4.1", "K4.1 A thief moves through a door that meets a door of the next tile."),
        ("rule k4.1", "K4.1 A thief moves"),
        ("rule Z9.9", "There is no rule Z9.9."),
        ("rule", "Rule needs a rule's number."),
        ("help", "type the number or the text of an option to answer"),
        ("help", "g is the gate, t the treasury"),
        ("card nerve", "Nerve: Cancel a card that the warden plays."),
        ("card Snare", "Snare: The thief stays put."),
        ("card joker", "The cards are: Nerve, Steady,"),
        ("card", "The cards are: Nerve, Steady,"),
        ("why dodge", "Dodge waits for another moment. (K3.3: A card is played only"),
        ("why Fight", "Fight: There is no rat here."),
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
        ("warum Kämpfen", "Kämpfen: Hier ist keine Ratte."),
        ("karte Schlinge", "Schlinge: Der Dieb bleibt, wo er ist."),
        ("hilfe", "g das Tor, t die Schatzkammer"),
        ("regel K4.1", "K4.1 Ein Dieb geht durch eine Tür"),
        ("ende", "Auf Wiedersehen."),
        ("halt", "Du wirst in jedem Moment gefragt, in dem Karten gespielt werden dürfen."),
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
    assert "Undone." in shown
    assert "may Ada undo this" in shown
    assert "Nothing is undone." in shown
    t = table()
    typed("trade", "undo", t=t)
    assert [entry.granted for entry in t.entries()] == [False, False]


def test_undo_goes_back_past_what_was_passed_unseen() -> None:
    """The warden, alone against bots, is not shown windows without a choice; undo leads to what was shown."""
    t = table("unseen")
    shown = typed("1", "1", "1", "undo", "yes", t=t, bots=("ada", "ben"))
    before, _, after = shown.rpartition("Undone.")
    asked = [line for line in before.split("\n") if line.startswith("The warden: ")]
    again = [line for line in after.split("\n") if line.startswith("The warden: ")]
    assert len(asked) == 4
    assert again == [asked[-2]]
    silent = [line for line in record_of(t).entries if line.seat == "warden"]
    assert len(silent) > 5  # three answers, the undo, and what was passed unseen


def test_a_bot_never_minds_an_undo() -> None:
    t = table()
    shown = typed("search", "undo", "no", "undo", "yes", t=t, bots=("ben", "warden"))
    assert "undo this" not in shown
    assert shown.count("Something new has been seen since. Undo it anyway?") == 2
    assert shown.count("Undone.") == 1


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
    """A person who always takes the first option gets to the end."""
    t = table(f"whole {seat}")
    bots = tuple(other for other in t.seats if other != seat)
    shown = typed(*["1"] * 400, t=t, bots=bots, language=language)
    assert t.outcome is not None
    over = "The game is over." if language == "en" else "Das Spiel ist aus."
    before, _, after = shown.partition(over)
    assert t.seeds.secret.hex() in after
    assert t.seeds.secret.hex() not in before
    assert "the the" not in shown


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
    empty = "    d\n  ## ##\n4  gAB\n  ## ##\n\nactions 1"
    board = GAME.paper.parse(empty, {"rounds": "12"}, Dice(seed_from("windows")))
    t = GameTable(GAME, {"rounds": "12"}, Seeds(seed_from("windows")), board, Log(GAME.rules.seats({}))).start()
    assert t.board.hands["warden"] == []
    shown = typed("search", t=t)
    assert "Pass the screen to the warden. Press Enter when only the warden is looking." in shown
    assert "   1 Pass" in shown


def test_alone_against_bots_a_window_without_a_choice_is_passed() -> None:
    t = table("alone with bots")
    shown = typed(*["1"] * 400, t=t, bots=("ada", "ben"))
    lines = shown.split("\n")
    options = [lines[place + 1] for place, line in enumerate(lines) if line.strip().startswith("1 Pass")]
    assert options
    assert all(line.strip().startswith("2 ") for line in options)


def test_who_is_alone_against_bots_may_wish_to_be_asked_at_every_moment() -> None:
    lines = typed("stop", *["1"] * 40, t=table("alone with bots"), bots=("ada", "ben")).split("\n")
    options = [lines[place + 1] for place, line in enumerate(lines) if line.strip().startswith("1 Pass")]
    assert any(not line.strip().startswith("2 ") for line in options)
    asked = "You will be asked only when you can play something that is meant for that moment."
    assert asked in typed("stop", "stop", t=table("alone with bots"), bots=("ada", "ben"))


def test_a_label_answers_like_an_option(tmp_path: Path) -> None:
    t = table()
    typed("Suchen", t=t, language="de")
    assert [line.option for line in record_of(t).entries] == ["search"]


def test_a_finished_game_can_be_saved(tmp_path: Path) -> None:
    t, path = table("ended"), tmp_path / "ended.json"
    dice = Dice(seed_from("ended"))
    while t.question is not None:
        t.answer(t.question.seat, dice.pick("option", t.question.options))
    shown = typed("save", "save /nowhere/at/all.json", f"save {path}", "", t=t, bots=("ben", "warden"))
    assert "Save needs a file name." in shown
    assert "/nowhere/at/all.json cannot be written" in shown
    assert first_difference(GAME, read_record(path)) is None
    assert read_record(path).bots == {"ben": "random", "warden": "random"}


def test_after_a_save_nothing_is_said_to_be_lost(tmp_path: Path) -> None:
    shown = typed("trade", f"save {tmp_path / 'game.json'}", "quit")
    assert shown.rstrip().endswith("Goodbye.")


def test_on_a_terminal_nothing_of_one_person_s_meets_another(tmp_path: Path) -> None:
    """The screen is cleared before the next seat's name, before others are asked for consent, and at the end."""
    t = table("hot seat")
    shown = typed("", "search", "", "pass", "", "undo", "no", "", "quit", t=t, screen=Terminal())
    assert shown.index("Dice commitment:") < shown.index(CLEAR)  # what is open to all can be read first
    for screen in shown.split(CLEAR):
        hands = [line for line in screen.split("\n") if line.startswith("Your hand: ")]
        assert len(set(hands)) <= 1
        assert not (hands and "undo this" in screen)
        assert not (hands and "Goodbye" in screen)


def test_when_the_screen_changes_hands_a_game_can_be_saved_or_left(tmp_path: Path) -> None:
    path = tmp_path / "between.json"
    shown = typed("save /nowhere/at/all.json", f"save {path}", "quit", screen=Terminal())
    assert "Your hand" not in shown
    assert path.exists()


def test_long_lines_are_broken_between_words() -> None:
    shown = typed("help", screen=Terminal(), bots=("ben", "warden"))
    assert all(len(line.removeprefix("> ")) <= 80 for line in shown.split("\n"))  # what is typed ends a line


def test_what_was_taken_back_before_a_seat_looked_is_no_news_to_it() -> None:
    one, two, three = Said("a"), Said("b"), Said("c")
    assert still_news([(1, one), (2, two), (3, Rewound(1)), (4, three)], 0) == [(1, one), (4, three)]
    assert still_news([(3, Rewound(1)), (4, three)], 2) == [(3, Rewound(1)), (4, three)]
    assert still_news([(3, Rewound(2))], 2) == []


def test_a_rule_that_fails_costs_neither_the_game_nor_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    t = table()
    with monkeypatch.context() as broken:
        broken.setattr("vault.actions.explore", lambda t, thief, bit: 1 / 0)
        shown = typed("explore north", "trade", "quit", t=t)
    assert (
        "The rules failed on this answer: ZeroDivisionError('division by zero') The game is as it was before." in shown
    )
    assert [line.option for line in record_of(t).entries] == ["trade"]
    assert (tmp_path / "unlit-vault-0.json").exists()
