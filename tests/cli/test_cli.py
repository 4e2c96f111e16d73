"""The command: what it does, and that bad input gets one sentence and exit code 2."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from vault import GAME, rats

from unlit import cli
from unlit.cli import reading
from unlit.escape.rules.setup import FIRST_SCENARIOS
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.files.ledger import rulebook
from unlit.kernel.files.record import record_of, write
from unlit.kernel.tables.game_table import deal


def unlit(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command."""
    monkeypatch.setattr(sys, "argv", ["unlit", *words])
    with pytest.raises(SystemExit) as left:
        cli.main()
    shown = capsys.readouterr()
    return int(left.value.code or 0), shown.out, shown.err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game's record."""
    t, dice = deal(GAME, seeds=Seeds(seed_from("cli"))), Dice(seed_from("cli answers"))
    while t.question is not None:
        t.answer(t.question.seat, dice.pick("option", t.question.options))
    write(tmp_path / "game.json", record_of(t))
    return tmp_path / "game.json"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_of_earlier_rules_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, record: Path, command: str
) -> None:
    record.write_text(json.dumps(json.loads(record.read_text(encoding="utf-8")) | {"rules": 1}), encoding="utf-8")
    monkeypatch.setattr("vault.GAME", replace(GAME, rules=replace(GAME.rules, version=2)))
    code, out, err = unlit(capsys, monkeypatch, command, str(record))
    assert (code, out) == (2, "")
    assert "played by rules version 1 of vault and cannot be replayed: this Unlit plays by version 2" in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["dance"], "dance"),
        (["--dance"], "dance"),
        (["play"], "game"),
        (["play", "chess"], "there is no game 'chess'; the games are: alone, escape, hush, vault"),
        (["play", "alone", "--map", "maze"], "map cannot be 'maze'; it can be: box, generated"),
        (["play", "vault", "--dance"], "--dance"),
        (["play", "vault", "--set", "rounds"], "--set takes NAME=VALUE, not 'rounds'"),
        (["play", "vault", "--set", "rounds=3"], "rounds cannot be '3'; it can be: 12, 6, 20"),
        (["play", "vault", "--set", "colour=red"], "vault has no setting 'colour'; it has: rounds"),
        (["play", "vault", "--zoe", "random"], "nobody sits at 'zoe'; the seats are: ada, ben, warden"),
        (["play", "vault", "--ada", "clever"], "there is no bot 'clever' for vault; the bots are: random"),
        (["play", "vault", "--ada", "greedy"], "there is no bot 'greedy' for vault; the bots are: random"),
        (["serve", "--proxy", "everybody"], "--proxy takes an address or a network, as in 10.0.0.7 or 10.0.0.0/24"),
        (["serve", "--offer", "chess"], "there is no game 'chess'"),
        (["serve", "--tables", "0"], "--tables must be 1 or more, not 0"),
        (["sim", "chess"], "there is no game 'chess'"),
        (["sim", "vault", "--games", "0"], "--games must be 1 or more, not 0"),
        (["sim", "vault", "--workers", "0"], "--workers must be 1 or more, not 0"),
        (["sim", "vault", "--seats", "ada"], "--seats takes SEAT=BOT,SEAT=BOT, not 'ada'"),
        (["sim", "vault", "--seats", "zoe=random"], "nobody sits at 'zoe'"),
        (["sim", "vault", "--colour", "red"], "vault has no setting 'colour'; it has: rounds"),
        (["sim", "vault", "--rounds", "6,7"], "rounds cannot be '7'; it can be: 12, 6, 20"),
        (["sim", "vault", "--by", "decks"], "vault cannot count games by 'decks'; it can by: nothing"),
        (["sim", "alone", "--by", "decks,luck"], "it can by: decks, face, character, mission"),
        (["sim", "vault", "--out", "README.md"], "README.md cannot be used: File exists"),
        (["play", "vault", "--lang", "fr"], "fr"),
        (["play", "vault", "--load", "nothing.json"], "nothing.json cannot be read: No such file"),
        (["replay", "nothing.json"], "nothing.json cannot be read: No such file"),
        (["replay", "README.md"], "README.md"),
        (["verify", "nothing.json"], "nothing.json cannot be read: No such file"),
        (["verify"], "file"),
        (["script"], "script needs at least one FILE"),
        (["script", "nothing.script"], "nothing.script cannot be read: No such file"),
        (["script", "pyproject.toml"], "pyproject.toml: line"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules"], "game"),
        (["fuzz", "vault", "--games", "none"], "none"),
        (["fuzz", "vault", "--games", "0"], "--games must be 1 or more, not 0"),
        (["fuzz", "chess"], "there is no game 'chess'"),
        (["fuzz", "vault", "--bot", "greedy"], "there is no bot 'greedy' for vault; the bots are: random"),
        (["fuzz", "escape", "--bot", "clever"], "there is no bot 'clever' for escape; the bots are: random, greedy"),
        (["fuzz", "vault", "--out", "README.md"], "--out must be a folder, but README.md is a file"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(
    words: list[str],
    named: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(Path(__file__).resolve().parent.parent.parent)
    code, out, err = unlit(capsys, monkeypatch, *words)
    assert code == 2
    assert out == ""
    assert err.startswith("unlit: ")
    assert err.count("\n") == 1
    assert named.lower() in err.lower()
    assert "Traceback" not in err


def test_a_record_is_verified_replayed_and_traced(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    draws = tmp_path / "draws.json"
    code, out, _ = unlit(capsys, monkeypatch, "verify", str(record), "--draws", str(draws))
    assert (code, "entries, all as recorded" in out) == (0, True)
    assert json.loads(draws.read_text(encoding="utf-8"))["draws"]
    code, out, _ = unlit(capsys, monkeypatch, "replay", str(record))
    assert code == 0
    assert "[Ada]" in out  # what was told to one alone
    assert "The game is over." in out
    code, out, _ = unlit(capsys, monkeypatch, "replay", str(record), "--seat", "ben", "--lang", "de")
    assert code == 0
    assert "Du ziehst" in out
    assert "[" not in out
    others = [line for line in out.split("\n") if re.match(r"\d+\. ", line) and not re.match(r"\d+\. Ben", line)]
    assert others == []
    numbers = [int(line.split(".")[0]) for line in out.split("\n") if re.match(r"\d+\. Ben", line)]
    assert numbers == list(range(1, len(numbers) + 1))  # the table's own numbers are not Ben's
    code, out, _ = unlit(capsys, monkeypatch, "replay", str(record), "--at", "2")
    assert code == 0
    assert "3. " not in out.split("\n\n")[0]
    for words, sentence in (
        (["--seat", "zoe"], "nobody sits at 'zoe'; the seats are: ada, ben, warden, spectator"),
        (["--at", "100000"], "there is no entry 100000; the record has entries 1 to "),
    ):
        code, _, err = unlit(capsys, monkeypatch, "replay", str(record), *words)
        assert (code, sentence in err) == (2, True)
    code, _, err = unlit(capsys, monkeypatch, "verify", str(record), "--draws", str(tmp_path / "no" / "file"))
    assert (code, "cannot be written" in err) == (2, True)


def test_a_changed_record_is_a_difference_and_a_damaged_one_bad_input(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = json.loads(record.read_text(encoding="utf-8"))
    changed = json.loads(json.dumps(whole))
    changed["entries"][2][2] = "dance"
    for content, code, words in (
        (json.dumps(changed), 1, "entry 3 ("),
        (json.dumps(whole | {"unlit": 9}), 2, "newer Unlit"),
        (json.dumps(whole | {"game": "chess"}), 2, "the record is from another game: there is no game 'chess'"),
        (json.dumps(whole)[:900], 2, "is damaged"),
        ("hello", 2, "is damaged or not an Unlit file"),
        ("{}", 2, "is neither an Unlit record nor an Unlit report"),
    ):
        record.write_text(content, encoding="utf-8")
        got, out, err = unlit(capsys, monkeypatch, "verify", str(record))
        assert got == code
        assert words in out + err
        assert "Traceback" not in err


def test_scripts_print_what_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "wrong.script"
    board = "board\n      d\n    ## ##\n  4  gAB\n    ## ##\n"
    path.write_text(f"game vault\n{board}then health ada 1\n", encoding="utf-8")
    code, out, _ = unlit(capsys, monkeypatch, "script", str(path))
    assert code == 1
    assert "line 7: the board does not say 'health ada 1', but\n    health ada 3" in out
    path.write_text(f"game vault\n{board}then health ada 3\n", encoding="utf-8")
    code, out, _ = unlit(capsys, monkeypatch, "script", str(path))
    assert (code, out) == (0, "1 of 1 scripts passed\n")


def test_cases_of_a_script_are_run_together_or_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "two.script"
    board = "board\n      d\n    ## ##\n  4  gAB\n    ## ##\n"
    path.write_text(
        f"game vault\n{board}case in good health\nthen health ada 3\ncase wounded\nthen health ada 1\n",
        encoding="utf-8",
    )
    code, out, _ = unlit(capsys, monkeypatch, "script", str(path))
    assert code == 1
    assert out.startswith(f"{path}::wounded: line 10: the board does not say 'health ada 1', but\n")
    assert out.endswith("\n1 of 2 scripts passed\n")
    code, out, _ = unlit(capsys, monkeypatch, "script", f"{path}::in_good_health")
    assert (code, out) == (0, "1 of 1 scripts passed\n")
    code, out, err = unlit(capsys, monkeypatch, "script", f"{path}::dead")
    assert (code, out) == (2, "")
    assert err == f"unlit: {path}: there is no case 'dead'; there are: in_good_health, wounded\n"


def test_rules_are_printed_in_both_languages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = unlit(capsys, monkeypatch, "rules", "vault")
    assert code == 0
    assert "K4.1 A thief moves through a door" in out
    assert "vault.actions:move_thief" in out
    code, out, _ = unlit(capsys, monkeypatch, "rules", "alone", "--lang", "de")
    assert code == 0
    assert "A1.1 " in out
    assert "V1.18 Festlegung: " in out
    code, out, _ = unlit(capsys, monkeypatch, "rules", "escape", "--json")
    assert json.loads(out)[0]["number"] == "E1.1"


def test_the_box_is_printed_in_both_languages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = unlit(capsys, monkeypatch, "cards", "alone", "--box", "2")
    assert code == 0
    assert "Reaction cards: 104" in out
    assert "  Sealed Ward (green): Complete it with 2 interact actions in the Infirmary" in out
    code, out, _ = unlit(capsys, monkeypatch, "cards", "alone", "--lang", "de")
    assert code == 0
    assert "  Versiegelte Station (grün): Erfüllt mit 2 Interaktionen auf der Krankenstation" in out
    code, out, _ = unlit(capsys, monkeypatch, "cards", "vault")
    assert (code, out.splitlines()[0]) == (0, "Cards: 8")


def test_the_box_as_json_holds_every_kind(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = unlit(capsys, monkeypatch, "cards", "alone", "--json", "--box", "2")
    assert code == 0
    found = json.loads(out)
    own = ["reactions", "missions", "items", "characters", "bosses", "rooms", "creatures", "maps"]
    assert list(found)[: len(own)] == own
    assert (len(found["specials"]), len(found["room-actions"])) == (10, 8)
    assert sum(card["copies"] for card in found["reactions"]) == 104
    assert (len(found["characters"]), len(found["maps"])) == (6, 4)
    assert all(one["title"] and one["name"] for entries in found.values() for one in entries)
    assert all(
        one["text"]
        for kind in ("reactions", "missions", "items", "characters", "specials", "room-actions")
        for one in found[kind]
    )


def test_the_box_of_escape_holds_every_kind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = unlit(capsys, monkeypatch, "cards", "escape", "--json", "--box", "3")
    assert code == 0
    found = json.loads(out)
    sizes = {kind: sum(one.get("copies", 1) for one in entries) for kind, entries in found.items()}
    assert (sizes["tiles"], sizes["adrenaline"], sizes["events"], sizes["characters"]) == (44, 52, 40, 4)
    assert sizes["skills"] >= 24
    assert sizes["items"] >= 24
    assert [one["name"] for one in found["scenarios"]] == list(FIRST_SCENARIOS)
    tunnel = next(one for one in found["tiles"] if one["name"] == "maintenance tunnel")
    assert (tunnel["doors"], tunnel["ducts"]) == (["north", "south"], ["north", "south", "west"])
    code, out, _ = unlit(capsys, monkeypatch, "cards", "escape", "--lang", "de")
    assert "  Wartungstunnel: Türen Norden, Süden; Schächte Norden, Süden, Westen; Lüftung; Dunkelheit" in out
    assert "  Wache: 12 Marker, Angriff 3, Zähigkeit 3, zählt für 1" in out


def test_an_older_box_is_printed_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = unlit(capsys, monkeypatch, "cards", "alone", "--box", "1", "--json")
    assert (code, len(json.loads(out)["reactions"])) == (0, 24)
    code, _, err = unlit(capsys, monkeypatch, "cards", "alone", "--box", "99")
    assert code == 2
    assert "there is no box 99 of alone" in err


def test_a_command_that_is_not_there_names_every_one_that_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, err = unlit(capsys, monkeypatch, "srve")
    assert code == 2
    named = err.split("The commands are: ")[1].strip(".\n").split(", ")
    assert set(named) >= {"play", "campaign", "serve", "replay", "verify", "script", "cards", "rules", "fuzz", "sim"}


def test_missing_rules_are_an_error(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = unlit(capsys, monkeypatch, "rules", "vault", "--missing")
    assert (code, out) == (0, "0 rules missing in 6 finished sections of 6\n")
    monkeypatch.setattr(reading, "missing", lambda book, places: {"K4.1": ["a test"]})
    code, out, _ = unlit(capsys, monkeypatch, "rules", "vault", "--missing")
    assert code == 1
    assert out.startswith("K4.1 lacks a test: A thief moves")
    code, out, _ = unlit(capsys, monkeypatch, "rules", "vault", "--missing", "--json")
    assert (code, json.loads(out)) == (1, {"K4.1": ["a test"]})


def test_fuzz_says_what_it_played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("fuzz", "vault", "--games", "3", "--seed", "9", "--json")
    code, out, _ = unlit(capsys, monkeypatch, *words)
    found = json.loads(out)
    assert code == 0
    assert (found["games"], found["failures"], sum(found["endings"].values())) == (3, [], 3)
    assert found["decisions"] > 50
    assert json.loads(unlit(capsys, monkeypatch, *words)[1]) == found


def test_sim_says_who_won(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("sim", "vault", "--games", "6", "--seats", "ada=random", "--seed", "s", "--workers", "1")
    code, out, _ = unlit(capsys, monkeypatch, *words)
    assert code == 0
    assert out.startswith("all games: 6 games, ")
    assert "95 %:" in out
    code, out, _ = unlit(capsys, monkeypatch, *words, "--rounds", "6,12", "--json")
    assert code == 0
    assert [row["games"] for row in json.loads(out)] == [3, 3]


def test_a_bot_can_play_one_side_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    code, out, _ = unlit(capsys, monkeypatch, "play", "alone", "--hero", "me", "--evil", "greedy", "--team", "2")
    assert code == 0
    assert out.count("is played by the computer") == 2
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    code, out, _ = unlit(capsys, monkeypatch, "play", "alone", "--hero", "greedy", "--seed", "1")
    assert code == 0


def test_a_failing_game_is_kept_as_a_record_that_replay_opens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def bad_bite(t: object, rat: int, victims: list[int]) -> None:
        raise ZeroDivisionError("a rat without teeth")

    with monkeypatch.context() as broken:
        broken.setattr(rats, "bite_thief", bad_bite)
        code, out, _ = unlit(capsys, broken, "fuzz", "vault", "--games", "12", "--json", "--out", str(tmp_path))
        assert code == 1
        failure = next(one for one in json.loads(out)["failures"] if one["problem"].startswith("ZeroDivisionError"))
        code, out, _ = unlit(capsys, broken, "replay", failure["record"])
        assert code == 1
        assert "The rules fail here: ZeroDivisionError('a rat without teeth')" in out
    code, out, _ = unlit(capsys, monkeypatch, "replay", failure["record"], "--seat", "ada")
    assert code == 0
    assert "teeth" not in out  # a failure may hold what a seat may not see
    code, out, _ = unlit(capsys, monkeypatch, "replay", failure["record"])
    assert code == 0
    assert "The rules failed in this record: ZeroDivisionError" in out


def test_the_games_are_listed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = unlit(capsys, monkeypatch, "games")
    assert code == 0
    lines = out.split("\n")
    assert [line for line in lines if line.startswith("alone: ")] == ["alone: 246 rules"]
    assert "  --map box (or generated)" in lines
    assert "  --spawn-distance through (or around)" in lines
    assert f"escape: {len(rulebook('unlit.escape').rules())} rules" in lines
    assert "  --players 2 (or 1, 3, 4)" in lines
    assert lines[-3:] == ["vault: 31 rules", "  --rounds 12 (or 6, 20)", ""]


def test_a_game_is_played_saved_and_loaded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "saved.json"
    alone = ("play", "vault", "--ben", "random", "--warden", "random")
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"search\nsave {path}\n"))
    code, out, err = unlit(capsys, monkeypatch, *alone, "--lines", "--seed", "x")
    assert (code, err) == (0, "")
    assert f"Saved to {path}" in out
    hand = [line for line in out.split("\n") if line.startswith("Your hand")][-1]
    monkeypatch.setattr(sys, "stdin", io.StringIO("log\n"))
    code, out, err = unlit(capsys, monkeypatch, *alone, "--load", str(path))
    assert (code, err) == (0, "")
    assert hand in out
    for words in (["--seed", "x"], ["--set", "rounds=6"], ["--rounds", "6"]):
        code, _, err = unlit(capsys, monkeypatch, *alone, "--load", str(path), *words)
        assert (code, "leave out the settings, --seed and --box" in err) == (2, True)


def test_letters_that_cannot_be_read_or_shown_stop_nothing(tmp_path: Path) -> None:
    words = ["-m", "unlit", "play", "vault", "--lang", "de", "--ben", "random", "--seed"]
    command = [os.fsencode(word) for word in (sys.executable, *words)] + [b"\xff"]
    environment = {"PYTHONIOENCODING": "ascii:strict", "PATH": ""}
    done = subprocess.run(command, input=b"\xff\nquit\n", capture_output=True, env=environment, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Auf Wiedersehen" in done.stdout


@pytest.mark.parametrize(("stream", "code"), [("<&-", 0), (">&-", 0), (">/dev/full", 2), ("2>&-", 0)])
def test_a_closed_or_full_stream_is_no_traceback(stream: str, code: int) -> None:
    command = f"{sys.executable} -m unlit games {stream}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, "Traceback" in done.stderr) == (code, False)


def test_a_folder_that_cannot_be_made_costs_no_findings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(rats, "bite_thief", lambda t, rat, victims: 1 / 0)
    words = ("fuzz", "vault", "--games", "6", "--json", "--out", str(tmp_path / "file" / "x"))
    code, out, _ = unlit(capsys, monkeypatch, *words)
    assert code == 1
    assert "(not kept: " in json.loads(out)["failures"][0]["record"]


def test_the_same_seed_deals_the_same_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    for words in (["--seed", "x"], ["--seed", "x"], ["--seed", "y"], [], []):
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        shown.append(unlit(capsys, monkeypatch, "play", "vault", *words)[1])
    assert shown[0] == shown[1]
    assert len(set(shown)) == 4
