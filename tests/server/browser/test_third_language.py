"""A third language is a folder of its name in each package: nothing else changes, and nothing of the others is left."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from made_up import LANGUAGE, copy_with_the_language, old_words, wide
from playwright.sync_api import Browser, expect
from server_in_thread import ServerInThread
from sparing import one_in
from visitor import Visitor

from unlit import cli

ALL_THAT_IS_SAID = """() => {
    const SHOWN_BY = ["aria-label", "title", "placeholder", "alt"];
    const said = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        if (element.closest("[lang]:not(html), script, style") !== null) continue;
        if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent);
        else for (const name of SHOWN_BY) said.push(element.getAttribute(name) ?? "");
    }
    return said.filter((one) => one.trim() !== "");
}"""


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The words of every package lie in a copy that has one language more: here."""
    copied = copy_with_the_language(tmp_path_factory.mktemp("third"))

    def files(package: str) -> Traversable:
        here = copied.joinpath(*package.split("."))
        return here if here.is_dir() else resources.files(package)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("unlit.kernel.texts.files", files)
        yield copied


@pytest.fixture
def visitor(browser: Browser, spoken: Path, tmp_path: Path) -> Iterator[Callable[..., Visitor]]:
    """Somebody new, to whom the page speaks the new language."""
    server = ServerInThread(str(tmp_path / "unlit.db"))
    visitors: list[Visitor] = []

    def opened(width: int, height: int) -> Visitor:
        one = Visitor(browser, server.address, width, height)
        one.context.add_init_script(f"localStorage.setItem('unlit-language', '{LANGUAGE}')")
        visitors.append(one)
        one.go("/")
        return one

    yield opened
    problems = [problem for one in visitors for problem in one.problems]
    for one in visitors:
        one.leave()
    server.stop()
    assert problems == []


def left_of_the_others(visitor: Visitor) -> list[str]:
    """The words on the page that are of another language."""
    return old_words("\n".join(visitor.page.evaluate(ALL_THAT_IS_SAID)))


@pytest.mark.parametrize(
    ("game", "mine", "more", "width", "height"),
    one_in(
        3,
        [
            ("ALONE", "The hero", ["special creatures, room actions", "with avatars"], 1280, 800),
            ("ALONE", "Evil", ["special creatures, room actions", "with avatars"], 390, 844),
            ("LEVEL 7 [ESCAPE]", "Iris", [], 1280, 800),
        ],
    ),
)
def test_the_page_says_nothing_in_another_language(
    visitor: Callable[..., Visitor], game: str, mine: str, more: list[str], width: int, height: int
) -> None:
    one = visitor(width, height)
    expect(one.page.get_by_role("radio", name=wide(game), exact=True).first).to_be_attached()
    assert left_of_the_others(one) == []
    one.choose(wide(game))
    one.play(wide(mine), *map(wide, more))
    for _ in range(40):
        if not one.wait():
            break
        assert left_of_the_others(one) == []
        one.answer()
    assert left_of_the_others(one) == []


@pytest.mark.parametrize(
    ("game", "choices"),
    [
        ("alone", ["--deep", "yes", "--avatar", "yes", "--hero", "me", "--evil", "me"]),
        ("escape", ["--players", "2", "--iris", "me", "--jonas", "me"]),
    ],
)
def test_the_terminal_says_nothing_in_another_language(
    game: str, choices: list[str], spoken: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["unlit", "play", game, "--lang", LANGUAGE, "--seed", "third", *choices])
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n2\n1\n3\n" * 60))
    with pytest.raises(SystemExit):
        cli.main()
    said = capsys.readouterr().out
    assert len(said) > 5_000
    assert old_words(said) == []


def test_a_game_without_the_language_is_shown_in_its_first_and_the_page_says_so(
    visitor: Callable[..., Visitor], spoken: Path
) -> None:
    missing = spoken / "unlit/escape/texts" / LANGUAGE
    aside = missing.rename(spoken / LANGUAGE)
    said = wide("so it is shown in ")
    try:
        one = visitor(1280, 800)
        one.choose("LEVEL 7 [ESCAPE]")
        one.play()
        assert one.wait()
        assert one.page.get_by_text(said).is_visible()
        assert "Iris" in left_of_the_others(one)
        one.page.get_by_role("button", name="Deutsch").first.click()
        expect(one.page.get_by_text(said)).to_have_count(0)
        assert one.page.get_by_text("Gezeigt wird es auf").count() == 0
    finally:
        aside.rename(missing)
