"""Somebody at the page, who uses it by what can be seen and read there."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Browser, Locator, Page, expect

PATIENCE = 30_000  # milliseconds


class Visitor:
    """A person with a browser of their own."""

    def __init__(self, browser: Browser, address: str, width: int, height: int) -> None:
        self.address = address
        self.context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)
        self.chance = Random(1)

    def go(self, path: str) -> None:
        """Open an address."""
        self.page.goto(self.address + path)

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    def choose(self, *labels: str) -> None:
        """Choose radio buttons by their labels."""
        for label in labels:
            self.page.get_by_role("radio", name=label, exact=True).first.check(force=True)

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button."""
        self.page.get_by_role("button", name=name).first.click()

    def play(self, *labels: str) -> None:
        """Choose, and begin."""
        self.choose(*labels)
        self.page.get_by_role("button", name=re.compile("^(Play|Spielen)$")).click()
        self.page.wait_for_url("**/table/*")

    @property
    def options(self) -> Locator:
        """The answers in the list."""
        return self.page.get_by_role("list", name=re.compile("^(What you can do|Was du tun kannst)$")).get_by_role(
            "button"
        )

    @property
    def over(self) -> Locator:
        """What shows when the game is over."""
        return self.page.get_by_role("button", name=re.compile("^(Watch the game again|Partie noch einmal ansehen)$"))

    def wait(self) -> bool:
        """Wait for a question; False if the game is over."""
        enabled = self.options.and_(self.page.locator('[aria-disabled="false"]'))
        expect(enabled.first.or_(self.over).first).to_be_visible(timeout=PATIENCE)
        return not self.over.is_visible()

    def answer(self) -> str:
        """Press one of the answers by chance, and say which."""
        place = self.chance.randrange(self.options.count())
        button = self.options.nth(place)
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

    def overflows(self) -> bool:
        """Whether the page is wider than the window."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth + 1"))
