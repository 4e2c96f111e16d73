"""Takes the pictures of the documents: `make shots` writes them into docs/pictures.

It runs a server with a fixed seed and a temporary database, people in a real browser, and greedy bots that answer for
them. As long as rules and bots stay the same, it reaches the same positions.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from unlit.bots import bot_named
from unlit.kernel.tables.game_table import GameTable

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
DESK, PHONE = (1280, 800), (390, 844)
LARGEST = 150_000  # bytes
QUALITY = 85

if not TYPE_CHECKING:  # what the browser tests share
    sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("server", "games")]

from alike import deal_alike  # noqa: E402
from chromium import ARGUMENTS, MISSING, found  # noqa: E402
from leading import lead, table_of, way_to  # noqa: E402
from player import Player  # noqa: E402
from server_in_thread import ServerInThread  # noqa: E402
from visitor import Visitor, either  # noqa: E402

# Fonts and pictures are loaded, and nothing has changed for 400 milliseconds.
SETTLED = """() => document.fonts.ready.then(() => new Promise((settled) => {
    const wait = () => setTimeout(() => { watched.disconnect(); settled(true); }, 400);
    let waiting = wait();
    const watched = new MutationObserver(() => { clearTimeout(waiting); waiting = wait(); });
    watched.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}))"""


def shoot(visitor: Visitor, name: str, *sizes: tuple[int, int]) -> None:
    """Write what the page shows, at each size of the window."""
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.mouse.move(0, 0)
        visitor.page.wait_for_function(SETTLED)
        screen = visitor.context.new_cdp_session(visitor.page)
        taken = screen.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        file = PICTURES / f"{name}{'-phone' if (width, height) == PHONE else ''}.webp"
        file.write_bytes(base64.b64decode(taken["data"]))
        size = file.stat().st_size
        print(f"{file.relative_to(ROOT)}  {size / 1000:.0f} kB")
        assert size <= LARGEST, f"{file.name} is larger than {LARGEST} bytes"


class Table:
    """A host and a friend, each in a browser of their own, and a bot that answers for both."""

    def __init__(self, server: ServerInThread, browser: Browser, game: str, *labels: str) -> None:
        self.server = server
        self.bot = bot_named("greedy", game)
        self.host = Visitor(browser, server.address, *DESK)
        self.host.go("/")
        self.host.choose(*labels)
        self.host.play()
        self.friend = Visitor(browser, server.address, *DESK)
        self.friend.go(self.host.invitation())
        self.friend.page.get_by_role("textbox").first.fill("Ben")
        self.friend.press(either("page-join-go"))
        self.friend.page.wait_for_url("**/table/*")

    def lead(self, reached: Callable[[GameTable[Any]], bool]) -> None:
        """Play on until this condition holds."""
        with ExitStack() as leaving:
            tokens = [one.tokens[-1] for one in (self.host, self.friend)]
            players = [leaving.enter_context(Player(self.server.address, token)) for token in tokens]
            for player in players:
                player.until(player.sees)
            lead(self.server, players, way_to(table_of(self.server, players[0]), reached, self.bot))

    def leave(self) -> None:
        """Close both browsers."""
        for visitor in (self.host, self.friend):
            assert visitor.problems == []
            visitor.leave()


def asks(t: GameTable[Any], seat: str, prompt: str) -> bool:
    """Whether this is the open question."""
    return t.question is not None and (t.question.seat, t.question.prompt) == (seat, prompt)


def is_evil_spoilt_for_choice(t: GameTable[Any]) -> bool:
    """Whether evil has several cards to play."""
    return t.question is not None and t.question.seat == "evil 1" and len(t.question.options) >= 5


def shoot_home(server: ServerInThread, browser: Browser) -> None:
    """The page as a newcomer finds it."""
    visitor = Visitor(browser, server.address, *DESK)
    visitor.go("/")
    expect(visitor.page.get_by_role("button", name=either("page-play"))).to_be_enabled()
    shoot(visitor, "home", DESK)
    visitor.leave()


def shoot_alone(server: ServerInThread, browser: Browser) -> None:
    """The second round, as the hero and as evil see it, and the end."""
    table = Table(server, browser, "alone", "ALONE", "The hero", "A friend, by link")
    table.lead(lambda t: t.board.marker >= 1 and t.board.turn >= 4 and asks(t, "hero", "turn"))
    shoot(table.host, "alone-hero", DESK, PHONE)
    table.lead(is_evil_spoilt_for_choice)
    shoot(table.friend, "alone-evil", DESK)
    table.lead(lambda t: t.outcome is not None)
    shoot(table.host, "alone-end", DESK)
    table.leave()


def shoot_escape(server: ServerInThread, browser: Browser) -> None:
    """A map that has grown for some turns."""
    table = Table(server, browser, "escape", "LEVEL 7 [ESCAPE]", "Iris", "Friends, by link")
    table.lead(lambda t: len(t.board.discards["events"]) >= 6 and asks(t, "iris", "turn"))
    shoot(table.host, "escape", DESK, PHONE)
    table.leave()


@contextmanager
def showing_pages() -> Iterator[tuple[ServerInThread, Browser]]:
    """A server whose tables are dealt the same way each time, and a browser."""
    path = found()
    if path is None:
        raise SystemExit(MISSING)
    with ExitStack() as leaving:
        folder = leaving.enter_context(tempfile.TemporaryDirectory())
        deal_alike(leaving.enter_context(pytest.MonkeyPatch.context()), "pictures")
        server = ServerInThread(str(Path(folder) / "unlit.db"))
        leaving.callback(server.stop)
        playwright = leaving.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        leaving.callback(browser.close)
        yield server, browser


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(exist_ok=True)
    with showing_pages() as (server, browser):
        for take in (shoot_home, shoot_alone, shoot_escape):
            take(server, browser)


if __name__ == "__main__":
    main()
