"""The database: one thread writes, with many wishes in one transaction; what is acknowledged is on disk."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from importlib.resources import as_file, files
from queue import SimpleQueue
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

T = TypeVar("T")

MOST_TOGETHER = 64  # wishes in one transaction
READERS = 2
MIGRATING = 0x756E6C6974  # the number of the lock that is held while a database is migrated
BUSY = 10_000  # milliseconds to wait for another process
SHORTLY = 1_000  # milliseconds, when the server stops
OWNER_ALONE = 0o600

log = logging.getLogger("unlit.server")


class Taken(Exception):
    """Someone else wrote this row first."""


class Unstored(Exception):
    """The disk or the database does not accept this; nothing has changed."""


Wish = tuple[Callable[[Connection], Any], "Future[Any]"]


def engine_of(url: str) -> Engine:
    """An engine for a file name or a database URL."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _prepare_sqlite)
    # Python's driver would begin transactions late and by itself; savepoints need them begun at once.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        connection.execute(f"PRAGMA {setting}")


def belongs_to_its_owner_alone(engine: Engine) -> None:
    """Let only the owner read the files of a database: they hold the secrets of the dice and everything hidden."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or name.startswith((":memory:", "file:")):
        return
    with suppress(OSError):  # SQLite says it better
        os.close(os.open(name, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    for file in (name, f"{name}-wal", f"{name}-shm"):  # when they are created, the others get the mode of the first
        try:
            os.chmod(file, OWNER_ALONE)
        except FileNotFoundError:
            pass
        except OSError as problem:
            log.warning("%s may be open to others: %s", file, problem.strerror)


def checkpoint(engine: Engine) -> None:
    """Move everything that was written into the database's own file, so that a copy of it is a copy of everything."""
    if engine.dialect.name != "sqlite":
        return
    raw = engine.raw_connection()
    try:
        cursor = raw.cursor()
        cursor.execute(f"PRAGMA busy_timeout={SHORTLY}")
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        cursor.close()
    finally:
        raw.close()


def migrate(engine: Engine) -> None:
    """Bring the database up to date with this program."""
    with as_file(files("unlit.server.disk").joinpath("migrations")) as folder, engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # one server after the other
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """Reads in threads of its own, and writes in a single one."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self.engine = engine_of(url)
            belongs_to_its_owner_alone(self.engine)
            migrate(self.engine)
        except (SQLAlchemyError, ImportError, ValueError) as problem:
            raise Unstored(_sentence(problem)) from problem
        # Several statements that read together see the same moment, as they do with SQLite anyway.
        self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else self.engine
        self._wishes: SimpleQueue[Wish | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    @property
    def shared(self) -> bool:
        """Whether other processes may use this database, too."""
        return self.engine.dialect.name != "sqlite"

    async def read(self, question: Callable[[Connection], T]) -> T:
        """What the database says."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    async def write(self, wish: Callable[[Connection], T]) -> T:
        """Return what the wish returns, once it is on disk; a wish that fails leaves nothing behind."""
        future: Future[Any] = Future()
        self._wishes.put((wish, future))
        result: T = await asyncio.wrap_future(future)
        return result

    def close(self) -> None:
        """Write what is still waiting, and stop."""
        self._wishes.put(None)
        self._writer.join()
        self._readers.shutdown()
        try:
            checkpoint(self.engine)
        except (SQLAlchemyError, sqlite3.Error) as problem:
            log.warning("the write-ahead log stays: %s", problem)  # it is read at the next start
        self.engine.dispose()

    def _ask(self, question: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return question(connection)
        except DBAPIError as problem:
            raise Unstored(_sentence(problem)) from problem

    def _write_all(self) -> None:
        while (first := self._wishes.get()) is not None:
            together = [first]
            while len(together) < MOST_TOGETHER and not self._wishes.empty():
                wish = self._wishes.get()
                if wish is None:
                    self._wishes.put(None)
                    break
                together.append(wish)
            self._write(together)

    def _write(self, together: list[Wish]) -> None:
        """Write all in one transaction; if one fails, write each in a transaction of its own."""
        # From here on nobody can cancel a wish; one that nobody waits for any more is left out.
        wanted = [(wish, future) for wish, future in together if future.set_running_or_notify_cancel()]
        try:
            with self.engine.begin() as connection:
                results = [wish(connection) for wish, _ in wanted]
        except Exception as problem:  # noqa: BLE001 (whoever made the wish gets it)
            if len(wanted) == 1:
                wanted[0][1].set_exception(_told_to_who_wished(problem))
                return
            for one in wanted:
                self._write_alone(one)
            return
        for (_, future), result in zip(wanted, results, strict=True):
            future.set_result(result)

    def _write_alone(self, one: Wish) -> None:
        wish, future = one
        try:
            with self.engine.begin() as connection:
                result = wish(connection)
        except Exception as problem:  # noqa: BLE001 (whoever made the wish gets it)
            future.set_exception(_told_to_who_wished(problem))
        else:
            future.set_result(result)


def _told_to_who_wished(problem: Exception) -> Exception:
    """Someone was faster, the database does not accept it, or whatever the wish itself has raised."""
    if isinstance(problem, IntegrityError):
        return Taken(_sentence(problem))
    return Unstored(_sentence(problem)) if isinstance(problem, SQLAlchemyError) else problem


def _sentence(problem: Exception) -> str:
    return str(problem.orig) if isinstance(problem, DBAPIError) else str(problem)
