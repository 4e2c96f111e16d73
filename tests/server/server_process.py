"""A server as a process of its own, which can be killed at any moment."""

from __future__ import annotations

import atexit
import os
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

COMMAND = Path(sys.executable).with_name("unlit")
AGES = 1e9  # seconds: no story ends because time has passed
PATIENCE = 120.0  # seconds until a test gives up; a busy machine may need many
ALL_ONE_WANTS = ["--connections", "10000", "--sockets", "10000", "--tables", "10000", "--reports", "10000"]
COMPILED = tempfile.mkdtemp(prefix="unlit-compiled-")  # a server that starts again and again compiles nothing twice
atexit.register(shutil.rmtree, COMPILED, ignore_errors=True)


FORK_WHEN_TOLD_TO = """
import os, unlit.cli, unlit.server.web.serving
while os.read(0, 1):
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass
    child = os.fork()
    if not child:
        os.setsid()
        os.close(0)
        os.open(os.devnull, os.O_RDONLY)
        unlit.cli.main()
    os.write(1, b"process %d\\n" % child)
"""
ONCE_TOLD_TO = "import os, unlit.cli, unlit.server.web.serving; os.read(0, 1); unlit.cli.main()"


class ServerProcess:
    """Starts at once, or, as a spare, once it is told to; its log is in a file beside the test."""

    def __init__(
        self,
        db: str,
        log: Path,
        *,
        pace: float = 0.0,
        spare: bool = False,
        wait: bool = True,
        limits: list[str] | None = None,
    ) -> None:
        self.log = log
        self.wait = wait
        self.address = ""
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        command = [sys.executable, "-c", ONCE_TOLD_TO] if spare else [str(COMMAND)]
        times = ["--pace", str(pace), "--story", str(AGES)]
        options = ["serve", "--port", "0", "--db", db, *times, *(limits or ALL_ONE_WANTS)]
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                command + options,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=environment | {"PYTHONPYCACHEPREFIX": COMPILED},
                start_new_session=True,
            )
        if not spare:
            self.take_over()

    def take_over(self) -> None:
        """Open the database and serve; that it says where it is does not mean that it answers yet."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(b"\n")
            self.process.stdin.close()
            self.address = self._said_address()
            assert self.wait is False or eventually(self.answers, pause=0.01), self.written()
        except BaseException:
            self.clear_away()
            raise

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.clear_away()

    def _said_address(self) -> str:
        out = self.process.stdout
        assert out is not None
        ready, _, _ = select.select([out], [], [], PATIENCE)
        line = out.readline().decode() if ready else ""
        found = re.search(r"http://\S+", line)
        assert found is not None, f"the server did not start: {line!r} {self.written()}"
        return found.group()

    def answers(self) -> bool:
        """Whether one can connect to it."""
        host, port = self.address.removeprefix("http://").split(":")
        try:
            socket.create_connection((host, int(port)), 5).close()
        except OSError:
            return False
        return True

    @property
    def pid(self) -> int:
        """Its process."""
        return self.process.pid

    def written(self) -> str:
        """Its log so far."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def family(self) -> list[int]:
        """The processes that it started and that still run, and itself."""
        return family_of(self.pid)

    def kill(self) -> None:
        """No process could be killed harder; what it started is not killed with it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self, patience: float = 20.0) -> int:
        """Ask it to stop, and wait until it has."""
        self.process.terminate()
        return self.process.wait(patience)

    def clear_away(self) -> None:
        """Leave nothing of it, nor of what it started."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()


class Nursery:
    """Servers one after the other, each forked from a process that has loaded the program: that takes a tenth of it."""

    def __init__(self, db: str, log: Path) -> None:
        self.log = log
        options = ["serve", "--port", "0", "--db", db, "--pace", "0", *ALL_ONE_WANTS]
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", FORK_WHEN_TOLD_TO, *options],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=environment | {"PYTHONPYCACHEPREFIX": COMPILED},
                start_new_session=True,
            )
        self.pid = 0
        self.address = ""

    def __enter__(self) -> Nursery:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()

    def begin(self) -> None:
        """Let the next server begin, and wait until it serves."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(b"x")
        stdin.flush()
        said = stdout.readline().decode() + stdout.readline().decode()
        process, address = re.search(r"process (\d+)", said), re.search(r"http://\S+", said)
        assert process is not None, said
        self.pid = int(process.group(1))
        assert address is not None, self.log.read_text(encoding="utf-8", errors="replace")
        self.address = address.group()

    def kill(self) -> None:
        """Kill the server, then whatever it has started."""
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            assert eventually(lambda: self.pid not in family_of(self.pid), pause=0.002)
            with suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
            self.pid = 0


def family_of(group: int) -> list[int]:
    """The processes of a group that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError, ValueError, IndexError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(int(stat.parent.name))
    return sorted(found)


def eventually(reached: Callable[[], bool], patience: float = PATIENCE, pause: float = 0.05) -> bool:
    """Whether something becomes so within some seconds."""
    until = time.monotonic() + patience
    while not reached():
        if time.monotonic() > until:
            return False
        time.sleep(pause)
    return True
