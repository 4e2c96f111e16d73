"""Trouble with the disk: a database that is full, read-only, or fails at one statement."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

LIMITLESS = 1 << 30  # pages
WRITING = ("INSERT", "UPDATE", "DELETE")
QUIET = 0.1  # seconds without anything written: those who have just come or gone are noted
LOOKING_FOR_JOBS = "UPDATE jobs SET claimed_until"


@contextmanager
def full(engine: Engine) -> Iterator[None]:
    """The database may not grow by a single page."""
    with set_on_every_connection(engine, "max_page_count=1", f"max_page_count={LIMITLESS}"):
        yield


@contextmanager
def read_only(engine: Engine) -> Iterator[None]:
    """Nothing can be written."""
    with set_on_every_connection(engine, "query_only=1", "query_only=0"):
        yield


@contextmanager
def set_on_every_connection(engine: Engine, now: str, afterwards: str) -> Iterator[None]:
    """A setting of SQLite for a while, on connections that are open already and on new ones."""

    def setting(value: str) -> Any:
        return lambda connection, _record, _proxy: connection.execute(f"PRAGMA {value}").fetchall()

    troubled, well = setting(now), setting(afterwards)
    event.listen(engine, "checkout", troubled)
    try:
        yield
    finally:
        event.remove(engine, "checkout", troubled)
        event.listen(engine, "checkout", well)


class Fault:
    """Lets one statement fail of those that write, by its number, or the end of the transaction."""

    def __init__(self, engine: Engine) -> None:
        self._number = 0
        self._count = 0
        self._at_commit = False
        self._last = 0.0
        self.hit = False
        self.failed = ""
        self.past: set[str] = set()  # tables that do not count any more: those who leave them are still being noted
        event.listen(engine, "before_cursor_execute", self._look)
        event.listen(engine, "commit", self._commit)

    def arm(self, number: int) -> None:
        """Once all is quiet, the statement of this number fails; 0 stands for the end of the first transaction."""
        while time.monotonic() - self._last < QUIET:
            time.sleep(QUIET / 4)
        self._number, self._count, self._at_commit, self.hit = number, 0, number == 0, False

    def disarm(self) -> bool:
        """All is well from now on; whether anything failed."""
        self._number, self._at_commit = -1, False
        return self.hit

    def _fail(self, statement: str) -> None:
        self.hit = True
        self.failed = statement
        raise OperationalError(statement, {}, sqlite3.OperationalError("disk I/O error"))

    def _look(self, _connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if not statement.startswith(WRITING) or statement.startswith(LOOKING_FOR_JOBS):
            return
        self._last = time.monotonic()
        named = repr(parameters)
        if any(table in named for table in self.past):
            return
        self._count += 1
        if self._count == self._number:
            self._fail(statement)

    def _commit(self, _connection: Any) -> None:
        # What the job-seeker commits does not count; it writes nothing where no job is due.
        if self._at_commit and self._count and threading.current_thread().name == "writer":
            self._at_commit = False
            self._fail("COMMIT")
