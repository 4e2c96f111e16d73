"""Somebody at the page, who uses it by what can be seen and read there."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import NamedTuple

from made_up import wide
from playwright.sync_api import Browser, Locator, Page, expect

PATIENCE = 120_000  # milliseconds until a test gives up; a busy machine may need many
expect.set_options(timeout=PATIENCE)  # its usual five seconds are few on a busy machine
# A browser's share of the chance of a table has 32 bytes; whatever else is drawn has to differ.
SAME_SEED = """
    const drawn = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(0) : drawn(bytes));
"""
TEXTS = [
    (Path(__file__).parents[2] / f"src/unlit/server/texts/{language}/page.ftl").read_text() for language in ("en", "de")
]


def either(key: str) -> re.Pattern[str]:
    """A message of the page, in English, in German, or in the language that tests make up."""
    said = [found[1] for text in TEXTS if (found := re.search(f"^{key} = (.*)$", text, re.MULTILINE))]
    assert len(said) == len(TEXTS), key
    return re.compile(f"^({'|'.join(map(re.escape, [*said, wide(said[0])]))})$")


class Edges(NamedTuple):
    """Where something lies on the screen."""

    left: float
    top: float
    right: float
    bottom: float


def edges(shown: Locator) -> Edges:
    """Where something lies that shows."""
    box = shown.bounding_box()
    assert box is not None
    return Edges(box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])


class Visitor:
    """A person with a browser of their own."""

    def __init__(self, browser: Browser, address: str, width: int, height: int) -> None:
        self.address = address
        self.context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        self.context.add_init_script(SAME_SEED)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)
        self.chance = Random(1)

    @property
    def tokens(self) -> list[str]:
        """The seats that its browser holds, the newest last."""
        seats = self.page.evaluate("JSON.parse(localStorage.getItem('unlit-seats'))")
        return [seat["token"] for seat in seats]

    def go(self, path: str) -> None:
        """Open an address."""
        self.page.goto(self.address + path)

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    def choose(self, *labels: str) -> None:
        """Choose radio buttons by their labels, of the game that was chosen before."""
        for label in labels:
            expect(self.page.locator("form[aria-busy=true]")).to_have_count(0)
            self.page.get_by_role("radio", name=label, exact=True).first.check(force=True)

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button."""
        self.page.get_by_role("button", name=name).first.click()

    def play(self, *labels: str) -> None:
        """Choose, and begin."""
        self.choose(*labels)
        self.page.get_by_role("button", name=either("page-play")).click()
        self.page.wait_for_url("**/table/*")

    @property
    def options(self) -> Locator:
        """The answers in the list."""
        return self.page.get_by_role("list", name=either("page-options")).get_by_role("button")

    @property
    def over(self) -> Locator:
        """What shows when the game is over."""
        return self.page.get_by_role("button", name=either("page-replay"))

    def wait(self) -> bool:
        """Wait for a question; False if the game is over."""
        enabled = self.options.and_(self.page.locator('[aria-disabled="false"]'))
        expect(enabled.first.or_(self.over).first).to_be_visible(timeout=PATIENCE)
        return not self.over.is_visible()

    def answer(self) -> str:
        """Press one of the answers by chance, and say which."""
        button = self.options.nth(self.chance.randrange(self.options.count()))
        if button.get_attribute("aria-expanded") == "false":
            button.click()
            plays = button.locator("xpath=..").get_by_role("list").get_by_role("button")
            button = plays.nth(self.chance.randrange(plays.count()))
        label = button.inner_text()
        button.click()
        return label

    def answers(self, most: int) -> int:
        """So many answers, or as many as the game takes."""
        for count in range(most):
            if not self.wait():
                return count
            self.answer()
        return most

    def invitation(self) -> str:
        """The path of the link to a friend's seat."""
        link = self.page.get_by_role("textbox", name=re.compile("^Link (for|für): ")).first
        expect(link).to_be_visible()
        return re.sub("^https?://[^/]+", "", link.input_value())

    @property
    def board(self) -> Locator:
        """The board, without what is asked and told beside it."""
        return self.page.get_by_role("region", name=either("page-board"))

    @property
    def dice(self) -> Locator:
        """The last roll, if it still lies on the board."""
        return self.board.get_by_role("status").filter(has_text=": ")

    @property
    def log(self) -> Locator:
        """All that was told."""
        return self.page.get_by_role("tabpanel", name=either("page-log"))

    def panel(self, title: str, sheet: str = "") -> Locator:
        """A part of the board; where one sheet shows at a time, that one comes forward."""
        tab = self.board.get_by_role("button", name=sheet, exact=True)
        if sheet and tab.is_visible():
            tab.click()
        return self.board.locator("section").filter(has=self.page.get_by_role("heading", name=title)).last

    def covered(self, box: Locator, things: Locator) -> list[str]:
        """Which of some things lie under a box, by their names."""
        above = edges(box)
        names = []
        for thing in things.all():
            below = edges(thing)
            across = min(above.right, below.right) - max(above.left, below.left)
            down = min(above.bottom, below.bottom) - max(above.top, below.top)
            if across > 1 and down > 1:
                names.append(thing.get_attribute("aria-label") or "")
        return names

    def overflows(self) -> bool:
        """Whether the page is wider than the window."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth + 1"))
