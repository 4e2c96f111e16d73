"""Measures the server: how fast it is with many tables, how large its frames are, how much memory it takes.

The server is a process of its own, and this process plays all the people. Both share the machine with whatever else
runs on it.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import websockets

from unlit import shelf
from unlit.bots import bot_named
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.tables.sight import see
from unlit.server.screen.frames import frame

TABLES = 200
EVERY = 2.0  # seconds from one answer at a table to the next
IDLE = 1000
GAMES = 8  # whole ones

BARS = {
    "answer p99 ms": 50.0,
    "frame p95 bytes": 10_000,
    "frame p95 bytes of hero": 10_000,
    "frame p95 bytes of evil 1": 10_000,
    "memory MB": 300,
}


class Served:
    """A server process."""

    def __init__(self, folder: Path) -> None:
        limits = ["--connections", "10000", "--sockets", "10000", "--tables", "10000"]  # all come from one address
        command = [sys.executable, "-m", "unlit", "serve", "--port", "0", "--db", str(folder / "bench.db"), *limits]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split(" at ")[1].split()[0]

    def memory(self) -> float:
        """Resident memory in megabytes, of the server and of the processes in which its bots think."""
        pages = 0
        for pid in [self.process.pid, *children_of(self.process.pid)]:
            pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * 4096 / 1e6

    def stop(self) -> None:
        """Stop the server."""
        self.process.terminate()
        self.process.wait(20)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(one) for one in text.split()]


async def table(client: httpx.AsyncClient) -> str:
    """Make a table; return the hero's token."""
    seats = {"hero": {"who": "me"}, "evil 1": {"who": "bot", "bot": "greedy"}}
    while True:
        answer = await client.post("/api/tables", json={"game": "alone", "seats": seats})
        if answer.status_code == 201:
            token: str = answer.json()["tokens"]["hero"]
            return token
        await asyncio.sleep(0.1)  # too many from one address


class Hero:
    """A person who answers at random, not too often."""

    def __init__(self, address: str, token: str, number: int) -> None:
        self.address = address.replace("http", "ws") + "/api/play"
        self.token = token
        self.chance = Random(number)
        self.waits: list[float] = []
        self.sizes: list[int] = []
        self.over = False

    async def play(self, begun: asyncio.Event, ready: asyncio.Semaphore, seconds: float) -> None:
        """Play to the first turn; once all are there, answer at regular intervals until the time is over."""
        async with websockets.connect(self.address, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            question = await self.first_turn(socket)
            ready.release()
            await begun.wait()
            asked = time.perf_counter()
            due = time.monotonic() + self.chance.random() * EVERY
            until = time.monotonic() + seconds
            while time.monotonic() < until and not self.over:
                try:
                    text = await asyncio.wait_for(socket.recv(), max(due - time.monotonic(), 0.001))
                except TimeoutError:
                    due = time.monotonic() + EVERY
                    if question is not None:
                        option = self.chance.choice(question["options"])
                        asked = time.perf_counter()
                        message = {"type": "answer", "id": str(asked), "ask": question["ask"], "option": option}
                        question = None
                        await socket.send(json.dumps(message))
                    continue
                heard = json.loads(text)
                if heard["type"] == "frame":
                    self.sizes.append(len(text))
                    question = heard["question"] or question
                elif heard["type"] == "done":
                    self.waits.append(time.perf_counter() - asked)
                elif heard["type"] == "people":
                    self.over = heard["ended"] is not None

    async def first_turn(self, socket: Any) -> dict[str, Any] | None:
        """Choose a character, and wait until evil has set up."""
        while True:
            heard = json.loads(await socket.recv())
            question: dict[str, Any] | None = heard.get("question")
            if question is not None and question["prompt"] == "turn":
                return question
            if question is not None:
                first = {"type": "answer", "id": "first", "ask": question["ask"], "option": question["options"][0]}
                await socket.send(json.dumps(first))


def at(share: float, numbers: list[float]) -> float:
    """The number below which this share of the numbers lies."""
    return sorted(numbers)[min(int(len(numbers) * share), len(numbers) - 1)]


async def many_tables(address: str, seconds: float) -> dict[str, float]:
    """Two hundred tables, an answer at each every two seconds, greedy bots."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        heroes = [Hero(address, await table(client), number) for number in range(TABLES)]
    begun, ready = asyncio.Event(), asyncio.Semaphore(0)
    playing = [asyncio.create_task(hero.play(begun, ready, seconds)) for hero in heroes]
    for _ in heroes:
        await ready.acquire()
    begun.set()
    await asyncio.gather(*playing)
    waits = [1000 * wait for hero in heroes for wait in hero.waits]
    sizes = [float(size) for hero in heroes for size in hero.sizes]
    return {
        "answers": len(waits),
        "answer p50 ms": at(0.5, waits),
        "answer p99 ms": at(0.99, waits),
        "frame p95 bytes": at(0.95, sizes),
    }


async def idle_tables(address: str, _: float) -> dict[str, float]:
    """A thousand tables that were dealt and that nobody looks at."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        for _number in range(IDLE):
            token = await table(client)
            async with websockets.connect(address.replace("http", "ws") + "/api/play") as socket:
                await socket.send(json.dumps({"type": "hello", "token": token}))
                while json.loads(await socket.recv())["type"] != "frame":
                    pass
    return {"tables": IDLE}


async def whole_games(_: str, __: float) -> dict[str, float]:
    """The frames of whole games of greedy bots, in the last quarter of each, as each side would get them."""
    game, found = shelf.game_named("alone"), {}
    for seat in ("hero", "evil 1"):
        late: list[float] = []
        for number in range(GAMES):
            t: GameTable[Any] = deal(game, {}, seeds=Seeds(seed_from(f"frames {number}")))
            heard = 0
            sizes: list[float] = []
            while t.question is not None:
                chair = Chair(t, t.question.seat)
                t.answer(chair.seat, bot_named("greedy", "alone")(chair, seed_from(f"{number} {len(sizes)}")))
                seen = see(t, seat, heard)
                shown = frame(t, seen, since=heard, ask=1, shown=True, undo="no", remembering=True, picturing=False)
                heard = shown.told[-1].number if shown.told else heard
                sizes.append(float(len(msgspec.json.encode(shown))))
            late += sizes[-len(sizes) // 4 :]
        found[f"frame p95 bytes of {seat}"] = at(0.95, late)
    return found


Work = Callable[[str, float], Coroutine[None, None, dict[str, float]]]


def measured(work: Work, seconds: float) -> dict[str, float]:
    """The figures of a server under this work."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        try:
            found = asyncio.run(work(served.address, seconds))
            return found | {"memory MB": served.memory()}
        finally:
            served.stop()


def main(seconds: float = 60.0) -> int:
    """Print everything; exit code 1 if a bar is missed."""
    missed = 0
    for work in (many_tables, idle_tables, whole_games):
        for name, number in measured(work, seconds).items():
            bar = BARS.get(name)
            wrong = bar is not None and number > bar
            missed += wrong
            print(
                f"{work.__name__}: {name} {number:,.1f}"
                + (f" (bar {bar:,.0f}{', missed' if wrong else ''})" if bar else "")
            )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0))
