"""The language of scripts: what it understands, and what it says when something differs."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from toy import Notes, ask, toy
from vault import GAME

from unlit import shelf
from unlit.kernel.errors import Refused
from unlit.kernel.files.rehearsal import play_case, run_script
from unlit.kernel.files.script import BadScript, Statement, parse_script
from unlit.kernel.table import Table

HEAD = """\
game vault
board
      d    e
    ## #######
  4  gAB  a.. #
    ## #######
given hand ada nerve
given hand warden snare
given actions 1
""".replace("  4  gAB  a.. #", "  4  gAB  a..")


def differences(*lines: str) -> list[str]:
    """What a script with these lines finds."""
    return [str(one) for one in run_script(HEAD + "\n".join(lines) + "\n", shelf.game_named)]


def test_a_script_that_says_what_happens_has_no_difference() -> None:
    assert (
        differences(
            "asked ada action",
            "refused ada: move north by K4.1",
            "ada: move east",
            "asked warden react to leaving: pass, snare",
            "warden: snare",
            "ada: nerve",
            "told ben: moved ada e4",
            "not told ben: stopped",
            "board",
            "      d    e",
            "    ## #######",
            "  4  g.B  aA.",
            "    ## #######",
            "then discard warden snare",
        )
        == []
    )


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["asked ben action"], "line 10: ben should be asked 'action', but ada is asked 'action'"),
        (["asked ada action: wait, search"], "other options are offered"),
        (["refused ada: move east by K4.1"], "'move east' is allowed"),
        (["refused ada: move north by K4.2"], "'move north' is refused by K4.1, not by K4.2"),
        (["refused ada: dance by K4.1"], "'dance' is not an option here"),
        (["ada: dance"], "line 10: 'dance' is not offered; the options are: move east"),
        (["ben: wait"], "ben is not being asked anything now"),
        (["carl: wait"], "nobody sits at 'carl'"),
        (["ada: wait", "told ada: moved ada e4"], "ada is not told 'moved ada e4', but"),
        (["ada: move east", "not told ben: moved ada"], "ben is told 'moved ada e4'"),
        (["then health ada 1"], "the board does not say 'health ada 1', but\n    health ada 3"),
        (["over crown"], "the game is not over"),
        (["dice fight of ada: hit hit"], "nobody rolls these dice: dice fight of ada: hit hit"),
        (["undo ada"], "ada has no answer to take back"),
        (["ada: move east", "not asked warden"], "warden is asked 'react to leaving'"),
        (["ada: move east", "not asked warden react to leaving"], "warden is asked 'react to leaving'"),
        (["not then health ada"], "the board says 'health ada 3'"),
    ],
)
def test_what_differs_is_said_with_its_line(lines: list[str], words: str) -> None:
    found = differences(*lines)
    assert len(found) == 1
    assert words in found[0]


def test_a_difference_of_boards_is_drawn() -> None:
    found = differences("ada: wait", "board", "      d    e", "    ## #######", "  4  gAB  aA.", "    ## #######")
    assert "- 4  gAB  aA." in found[0]
    assert "+ 4  gAB  a.." in found[0]


FIGHT = """\
game vault
board
      d
    ## ##
  4  gAB
    ## ##
given actions 1
given rat 1 d4
ada: fight
"""


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        ("", "dice are rolled for 'fight of ada', but the script gives none"),
        ("dice fight of ada: hit", "2 dice are rolled for 'fight of ada', but the script gives 1"),
        ("dice fight of ada: hit crown", "'crown' cannot come up for 'fight of ada'; these can: hit, bar, miss"),
    ],
)
def test_missing_dice_fail(dice: str, words: str) -> None:
    found = run_script(f"{FIGHT}{dice}\n", shelf.game_named)
    assert words in str(found[0])


def test_dice_fall_as_the_script_says() -> None:
    text = f"{FIGHT}dice fight of ada: miss hit\ntold ben: rolled ada miss hit\ntold ben: killed ada 1\n"
    assert run_script(text, shelf.game_named) == []


def test_a_script_without_a_board_begins_with_the_deal() -> None:
    thieves = "nerve nerve nerve steady steady steady dodge"
    dice = f"dice stack: n t\ndice deck of thieves: {thieves}\ndice deck of warden: snare\n"
    text = f"game vault\nset rounds 6\n{dice}then hand ada dodge nerve nerve nerve\nthen rounds 6\n"
    assert run_script(text, shelf.game_named) == []
    first = str(run_script(text.replace("dice stack: n t\n", ""), shelf.game_named)[0])
    assert "dice are rolled for 'stack', but the script gives none" in first


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "a script names one game"),
        ("game vault\ngame vault\n", "line 2: a script names one game"),
        ("game vault\nthen round 1\ncase one\ngame vault\n", "line 4: a script names one game"),
        ("case one\nthen round 1\n", "line 1: a script names one game"),
        (
            "game vault\ncase\nthen round 1\n",
            "line 2: a case has a name of lower-case letters and digits, as in 'case in",
        ),
        ("game vault\ncase In: the dark\nthen round 1\n", "line 2: a case has a name of lower-case letters and digits"),
        ("game vault\ncase one\ncase two\nthen round 1\n", "line 2: a case has lines of its own"),
        ("game vault\ncase one\nthen round 1\ncase two\n", "line 4: a case has lines of its own"),
        ("game vault\ncase a\nthen round 1\ncase a\nthen round 2\n", "line 4: there is a case 'a' already"),
        ("game vault\ncase a\nthen round 1\ncase b\ntold ada\n", "line 5: told needs a colon"),
        ("game vault\ncase a\n  indented\n", "line 2: only a board has indented lines"),
        (HEAD + "case a\nada: wait\ncase b\nada: wait\ngiven round 2\n", "line 14: given lines follow the first board"),
        (HEAD + "ada: wait\ncase a\ngiven round 2\n", "line 12: given lines follow the first board"),
        ("  indented\n", "line 1: an indented line belongs to a board above it"),
        ("game vault\nbox a\nbox b\n", "line 3: a script is played with one box"),
        ("game vault\nboard\n", "line 2: a board is drawn below"),
        ("game vault\ngiven round 1\n", "given lines follow the first board"),
        ("game vault\nwhat is this\n", "line 2: 'what is this' is not a line of a script"),
        ("game vault\ntold ada\n", "told needs a colon"),
        ("game vault\nrefused ada: move north\n", "line 2: refused names an option and a rule"),
        ("game vault\nada: wait\nundo ada with pleasure\n", "line 3: an undo is"),
        (HEAD + "ada: wait\ngiven round 2\n", "line 11: given lines follow the first board"),
        ("game vault\n  below\n", "line 1: only a board has indented lines"),
    ],
)
def test_what_is_not_of_the_language_is_refused_with_its_line(text: str, words: str) -> None:
    with pytest.raises(BadScript, match=words):
        parse_script(text)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("given actions 1", "given action 1"), "no fact is called 'action'"),
        (("given actions 1", "given actions many"), "'actions many' is no fact"),
        (("given actions 1", "given hand ada snare"), "thieves have no card 'snare'"),
        (("given actions 1", "given rat 1 a1"), "this board is impossible: someone stands where there is no tile"),
        (("given actions 1", "given turn rats\ngiven offer nerve"), "a card is held out that is not in hand"),
        (("given actions 1", "given actions 7"), "this board is impossible: there are too many actions"),
        (("given actions 1", "given health ada 9"), "a counter is out of bounds"),
        (("given actions 1", "given gifts ada nerve"), "ada remembers a card that is not there"),
        (("given actions 1", "given crown a1"), "the crown lies where there is no tile"),
        (("  4  gAB  a..", "  4  gAB  a.B"), "ben is drawn twice"),
        (("  4  gAB  a..", "  4  g.B  a.."), "a thief is out with health left"),
        (("given actions 1", "given stack a"), "a tile is there twice"),
        (("given hand ada nerve", "given hand ada" + " nerve" * 6), "too many cards called 'nerve'"),
        (("  4  gAB  a..", "  4  gAB  z.."), "no tile has the letter 'z'"),
        (("  4  gAB  a..", "  4  gAB #a.."), "cannot be turned to have these doors"),
        (("  4  gAB  a..", "  9  gAB  a.."), "numbered 1 to 7"),
        (("      d    e", "      d    z"), "names columns from a to g"),
        (("game vault", "game chess"), "there is no game 'chess'; the games are: alone, escape, hush, vault"),
        (("game vault", "game vault\nset rounds many"), "rounds cannot be 'many'"),
        (("game vault", "game vault\nset colour red"), "vault has no setting 'colour'"),
    ],
)
def test_a_board_that_cannot_be_is_refused(change: tuple[str, str], words: str) -> None:
    assert change[0] in HEAD
    with pytest.raises(Refused, match=words):
        run_script(HEAD.replace(*change), shelf.game_named)


def test_who_is_asked_now_counts_as_asked() -> None:
    found = differences("ada: wait", "not asked ben")
    assert found == ["line 11: ben is asked 'action'"]
    assert "nobody sits at 'zoe'" in differences("ada: wait", "not asked zoe")[0]
    assert differences("ada: wait", "not asked ada") == []


def test_what_was_passed_before_an_answer_does_not_count_as_asked_after_it() -> None:
    """Ada searches, the warden passes by itself, Ada waits: since then only Ben is asked."""
    text = (
        TREASURY.replace("5 #tA.#", "5 #t..#")
        .replace("4  g.B", "4  gAB")
        .replace("given actions 1\n", "given actions 2\n")
    )
    assert run_script(f"{text}ada: search\nada: wait\nnot asked warden\nnot asked ada\n", shelf.game_named) == []


def test_misspelt_words_cannot_pass_for_something_that_did_not_happen() -> None:
    assert "there is no event 'moove'; events are: bitten, " in differences("ada: wait", "not told ben: moove")[0]
    assert "there is no fact 'helth ada'; facts are: rounds" in differences("not then helth ada")[0]


def test_a_board_that_cannot_be_is_a_difference_where_an_answer_leads_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = replace(GAME.rules, broken=lambda b: ["ada is nowhere"] if b.at[0] != b.at[1] else [])
    monkeypatch.setattr("vault.GAME", replace(GAME, rules=broken))
    assert differences("ada: wait") == []
    assert differences("ada: move east", "warden: pass", "then health ada 3") == [
        "line 11: this board is impossible: ada is nowhere",
    ]


def test_a_rule_that_fails_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vault.actions.carry_out", lambda t, thief: 1 / 0)
    assert "line 11: the rules fail with ZeroDivisionError" in differences("ada: move east", "told ada: x")[0]


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("rules K9.9", "line 2: vault has no rule 'K9.9'"),
        ("cards foo", "line 2: vault has no card 'foo'"),
        ("rules K4.1\nrules K4.2 K9.9", "line 3: vault has no rule 'K9.9'"),
    ],
)
def test_what_a_script_cites_exists(head: str, words: str) -> None:
    with pytest.raises(BadScript, match=words):
        run_script(f"game vault\n{head}\n{HEAD[11:]}", shelf.game_named)


def test_a_slip_of_the_pen_passes_no_window() -> None:
    found = differences("ada: move east", "warden: snair")
    assert found == ["line 11: 'snair' is not offered; the options are: pass, snare"]


def test_before_the_first_answer_everything_counts_as_new() -> None:
    text = HEAD.replace("given actions 1\n", "given deck thieves lantern\n")
    assert run_script(f"{text}told ada: drew lantern\nnot told ben: drew\n", shelf.game_named) == []


def test_a_choice_of_the_set_up_counts_with_a_board_too() -> None:
    text = HEAD.replace("game vault\n", "game vault\nset rounds 6\n")
    assert run_script(f"{text}then rounds 6\n", shelf.game_named) == []


def test_dice_may_stand_above_the_board() -> None:
    text = FIGHT.replace("game vault\n", "game vault\ndice fight of ada: miss hit\n")
    assert run_script(f"{text}told ben: killed ada 1\n", shelf.game_named) == []


def test_what_was_rolled_and_taken_back_is_used_up() -> None:
    dice = "dice fight of ada: miss miss\ndice fight of ada: hit hit\n"
    text = (
        f"{FIGHT}{dice}told ben: killed ada 0\nno undo ada\nundo ada with consent\nada: fight\ntold ben: killed ada 1\n"
    )
    assert run_script(text, shelf.game_named) == []


TREASURY = """\
game vault
board
      d
    ## ##
  4  g.B
    ## ##
    ## ##
  5 #tA.#
    ## ##
given actions 1
given hand ada nerve dodge
"""


def test_missing_dice_are_told_once_with_the_line_that_meets_them() -> None:
    found = run_script(f"{TREASURY}ada: search\ntold ada: x\nthen round 1\n", shelf.game_named)
    assert [str(one) for one in found] == ["line 13: dice are rolled for 'search of ada', but the script gives none"]


def test_what_can_be_taken_back_freely_is_no_barrier() -> None:
    text = TREASURY.replace("4  g.B", "4  gAB").replace("5 #tA.#", "5 #t..#")
    assert run_script(f"{text}ada: trade\nundo ada\nasked ada action\n", shelf.game_named) == []
    found = run_script(f"{text}ada: trade\nno undo ada\n", shelf.game_named)
    assert "ada can freely take back the last answer" in str(found[0])


def test_an_ending_names_its_winners() -> None:
    end = FIGHT.replace("given rat 1 d4\nada: fight\n", "given round 12\ngiven turn ben\nben: wait\n")
    assert run_script(f"{end}over dawn: warden\n", shelf.game_named) == []
    assert "won by warden, not by ada" in str(run_script(f"{end}over dawn: ada\n", shelf.game_named)[0])
    assert "ends with 'dawn', not with 'crown'" in str(run_script(f"{end}over crown\n", shelf.game_named)[0])


def test_a_seat_may_have_blanks_in_its_name() -> None:
    def part(t: Table[Notes]) -> None:
        t.board.words.append(ask(t, "evil 1", "card", ["a", "b"]))
        t.board.words.append(ask(t, "evil 1", "again", ["a", "b"]))

    usual = toy(part)
    evil = replace(usual, rules=replace(usual.rules, seats=lambda setup: ("hero", "evil 1")))
    text = "game toy\nasked evil 1 card: a, b\nevil 1: b\nthen b\nundo evil 1\nasked evil 1 card\n"
    assert run_script(text, lambda name: evil) == []
    (found,) = run_script("game toy\nasked evil 2 card\n", lambda name: evil)
    assert "evil should be asked '2 card', but evil 1 is asked 'card'" in str(found)


CITING = HEAD.replace("game vault", "game vault\nrules K4.1")
CASES = f"""\
# Two thieves at the gate, and a warden with a snare.
{CITING}
# Ada gets away.
case with nerve
cards nerve
ada: move east
warden: snare
ada: nerve
told ben: moved ada e4

# A roll of her own, a fact of her own, and a board that is looked at, not set up.
case with a rat
rules K4.4
given rat 1 d4
dice fight of ada: hit miss
ada: fight
told ben: killed ada 1
board
      d    e
    ## #######
  4  gAB  a..
    ## #######
"""


def test_cases_share_the_head_and_nothing_else() -> None:
    nerve, rat = parse_script(CASES)
    assert (nerve.name, list(nerve.rules), list(nerve.cards)) == ("with_nerve", ["K4.1"], ["nerve"])
    assert (rat.name, list(rat.rules), list(rat.cards)) == ("with_a_rat", ["K4.1", "K4.4"], [])
    assert nerve.game == rat.game == "vault"
    assert nerve.board == rat.board != []
    assert rat.given == [*nerve.given, "rat 1 d4"]
    assert (len(nerve.dice), len(rat.dice)) == (0, 1)
    assert [step.keyword for step in rat.steps] == ["answer", "told", "board"]
    assert nerve.id_in("a.script") == "a.script::with_nerve"
    assert run_script(CASES, shelf.game_named) == []


def test_a_script_without_cases_is_one_and_has_the_name_of_its_file() -> None:
    (only,) = parse_script(HEAD)
    assert (only.name, only.id_in("a.script")) == ("", "a.script")


def said(one: Statement) -> tuple[str, str, str, list[str]]:
    """A line without its number."""
    return one.keyword, one.subject, one.rest, one.picture


def test_a_case_is_the_same_as_a_script_of_its_lines() -> None:
    _, rat = parse_script(CASES)
    own = CASES.split("case with a rat\n")[1]
    (alone,) = parse_script(CITING + own)
    assert [list(rat.rules), rat.setup, rat.board, rat.given] == [
        list(alone.rules),
        alone.setup,
        alone.board,
        alone.given,
    ]
    assert [said(one) for one in (*rat.dice, *rat.steps)] == [said(one) for one in (*alone.dice, *alone.steps)]


def test_cases_may_share_what_is_played_first() -> None:
    text = f"{HEAD}ada: move east\ncase snared\nwarden: snare\nada: pass\ntold ben: stopped ada\n"
    assert run_script(f"{text}case free\nwarden: pass\ntold ben: moved ada e4\n", shelf.game_named) == []


def test_a_difference_in_a_case_is_that_of_its_own_line_and_no_other_case_minds() -> None:
    wrong = CASES.replace("dice fight of ada: hit miss", "dice fight of ada: miss miss")
    line = wrong.split("\n").index("told ben: killed ada 1") + 1
    nerve, rat = parse_script(wrong)
    assert play_case(nerve, shelf.game_named) == []
    (found,) = play_case(rat, shelf.game_named)
    assert str(found).startswith(f"line {line}: ben is not told 'killed ada 1', but")


def test_a_board_that_cannot_be_is_refused_with_the_line_of_its_case() -> None:
    line = CASES.split("\n").index("case with a rat") + 1
    with pytest.raises(Refused, match=f"^line {line}: this board is impossible: someone stands where"):
        run_script(CASES.replace("given rat 1 d4", "given rat 1 a1"), shelf.game_named)


def test_pytest_runs_each_case_and_says_in_a_sentence_what_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "cases.script").write_text(CASES.replace("hit miss", "miss miss"), encoding="utf-8")
    (tmp_path / "single.script").write_text(f"{HEAD}asked ada action\n", encoding="utf-8")
    (tmp_path / "bad.script").write_text(f"{CASES}case with nerve\nada: wait\n", encoding="utf-8")
    root = Path(__file__).resolve().parents[3]
    options = ["-p", "conftest", "-p", "no:cacheprovider", "-p", "no:xdist", "--continue-on-collection-errors", "-rA"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-c", str(root / "pyproject.toml"), *options, str(tmp_path)],
        env=os.environ | {"PYTHONPATH": str(root / "tests")},
        capture_output=True,
        text=True,
        check=False,
    )
    ends = {tuple(line.split(" - ")[0].split(" ")) for line in done.stdout.splitlines() if ".script" in line}
    found = {(how, Path(where[0]).name) for how, *where in ends if how in ("PASSED", "FAILED", "ERROR")}
    assert found == {
        ("PASSED", "cases.script::with_nerve"),
        ("FAILED", "cases.script::with_a_rat"),
        ("PASSED", "single.script::single"),
        ("ERROR", "bad.script"),
    }
    line = len(CASES.split("\n"))
    assert f"bad.script: line {line}: there is a case 'with nerve' already\n" in done.stdout
    assert "Traceback" not in done.stdout
