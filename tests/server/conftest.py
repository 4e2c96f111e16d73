"""A server for each module of tests, a real browser, and visitors in it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from alike import deal_alike
from chromium import ARGUMENTS, MISSING, found
from playwright.sync_api import Browser, sync_playwright
from postgres import NoPostgres, Postgres
from server_in_thread import ServerInThread
from visitor import Visitor


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of a test are dealt alike whenever it runs, so that its verdict is about the program alone."""
    deal_alike(monkeypatch, f"tests/server/{request.node.nodeid.rpartition('/')[2]}")  # wherever its file lies


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerInThread]:
    started = ServerInThread(str(tmp_path_factory.mktemp("server") / "unlit.db"))
    yield started
    started.stop()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    try:
        found = Postgres()
    except NoPostgres as problem:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(f"PostgreSQL cannot be started here, so nothing is said about it: {problem}")
    yield found
    found.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Only for a module: Playwright's loop would be in the way of others."""
    path = found()
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, server: ServerInThread) -> Iterator[Callable[..., Visitor]]:
    """Opens the page as somebody new; whatever goes wrong in the page fails the test."""
    visitors: list[Visitor] = []

    def opened(width: int = 1440, height: int = 900, path: str = "/") -> Visitor:
        visitor = Visitor(browser, server.address, width, height)
        visitors.append(visitor)
        visitor.go(path)
        return visitor

    yield opened
    problems = [problem for visitor in visitors for problem in visitor.problems]
    for visitor in visitors:
        visitor.leave()
    assert problems == []
