"""A campaign in the terminal: begun, interrupted, gone on with; what its file says, and bad files."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from unlit import cli
from unlit.escape import GAME
from unlit.escape.rules.results import read_results
from unlit.kernel.files.record import first_difference, read_campaign


def unlit(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *words: str
) -> tuple[int, str, str]:
    """Run the command with lines of input; its exit code, and what it prints."""
    monkeypatch.setattr(sys, "argv", ["unlit", "campaign", *words])
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    with pytest.raises(SystemExit) as done:
        cli.main()
    said = capsys.readouterr()
    return int(str(done.value.code or 0)), said.out, said.err


BOTS = ("--players", "2", "--iris", "greedy", "--jonas", "greedy")


def won(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    """A campaign of which the first scenario is over, and somebody got out."""
    for seed in range(30):
        file = folder / f"{seed}.json"
        code, out, _ = unlit(capsys, monkeypatch, "no\n", "escape", str(file), *BOTS, "--seed", str(seed))
        assert code == 0
        assert f"The campaign is saved in {file}." in out
        saved = read_campaign(file)
        assert saved.now.outcome is not None
        if saved.now.outcome.winners:
            assert "The campaign continues with the next scenario. Play it now?" in out
            return file
        assert "Try this scenario again?" in out
    raise AssertionError


def test_a_campaign_goes_on_in_another_sitting(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = won(capsys, monkeypatch, tmp_path)
    first = read_campaign(file).now
    code, out, _ = unlit(capsys, monkeypatch, "yes\n", "escape", str(file), "--seed", "on")
    assert code == 0
    assert "Escaped from scenario 1, A New Level of Fear:" in out
    saved = read_campaign(file)
    assert [one.setup["scenario"] for one in (*saved.done, saved.now)] == ["1", "2"]
    assert saved.done[0] == first
    assert [one.scenario for one in read_results(saved.now.setup["campaign"])] == ["1"]
    for record in (*saved.done, saved.now):
        assert first_difference(GAME, record) is None


def test_a_game_that_was_interrupted_goes_on_where_it_was(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "campaign.json"
    typed = "end turn\n" * 3
    unlit(capsys, monkeypatch, typed, "escape", str(file), "--players", "1", "--seed", "1")
    before = read_campaign(file)
    assert len(before.now.entries) >= 3
    code, out, _ = unlit(capsys, monkeypatch, "quit\n", "escape", str(file), "--lang", "de")
    assert code == 0
    assert "Auf Wiedersehen." in out
    assert "speichern" not in out.rsplit("Auf Wiedersehen.")[1]
    assert read_campaign(file) == before


def test_the_story_and_what_is_carried_over_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = won(capsys, monkeypatch, tmp_path)
    _, out, _ = unlit(capsys, monkeypatch, "no\n", "escape", str(file))
    assert "The doors of the lift close on the tanks." in out
    assert " got out, with " in out
    _, out, _ = unlit(capsys, monkeypatch, "ja\n", "escape", str(file), "--lang", "de")
    assert "Der Lift steigt eine Ebene" in out
    assert "ruft den B-Lift" in out  # what the scenario is about
    assert "macht weiter mit" in out


def test_bad_files_get_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "campaign.json"
    unlit(capsys, monkeypatch, "quit\n", "escape", str(file), "--players", "1", "--seed", "1")
    text = file.read_text(encoding="utf-8")

    def refused(*words: str) -> str:
        code, out, err = unlit(capsys, monkeypatch, "", *words)
        assert (code, out, err.count("\n"), err.startswith("unlit: ")) == (2, "", 1, True)
        return err

    assert "leave out the settings" in refused("escape", str(file), "--players", "2")
    assert "vault has no campaigns" in refused("vault", str(tmp_path / "other.json"))
    assert "cannot be written" in refused("escape", str(tmp_path / "nowhere" / "campaign.json"))
    for was, becomes, sentence in (
        ('"campaign": "begun"', '"campaign": "2: iris won"', "the set-up of the record is damaged"),
        ('"kind": "campaign"', '"kind": "record"', "is a record, not a campaign"),
        ('"game": "escape"', '"game": "vault"', "is a campaign of vault, not of escape"),
        ('"done": []', '"done": 7', "is damaged"),
        ("{", "", "is damaged or not an Unlit file"),
    ):
        assert was in text
        file.write_text(text.replace(was, becomes, 1), encoding="utf-8")
        assert sentence in refused("escape", str(file))
    monkeypatch.setattr(sys, "argv", ["unlit", "verify", str(file)])
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit):
        cli.main()
    assert "is a campaign; use `unlit campaign` to go on with it" in capsys.readouterr().err
