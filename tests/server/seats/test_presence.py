"""Who is here, where several processes serve a table and none has heard yet of what another one does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from doors import Clock
from ears import opened
from pages import Page
from postgres import Postgres
from sqlalchemy import Connection, select

from unlit.kernel.told.question import Seat
from unlit.server.disk import queries
from unlit.server.disk.schema import jobs
from unlit.server.house import seating
from unlit.server.house.house import House
from unlit.server.protocol import Choices, Exchange, NewTable, SeatWish
from unlit.server.tables import audience, presence
from unlit.server.tables.hosted import Hosted

TEAM = {"hero": "Ada", "evil 1": "Ben", "evil 2": "Lea"}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind: who is here is told in the same way by both."""
    if request.param == "sqlite":
        return str(tmp_path / "unlit.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database(request.node.name)


class Served(NamedTuple):
    """A table of three people, and two processes that serve it."""

    table: str
    tokens: dict[Seat, str]
    first: House
    second: House
    pages: list[Page]

    async def at(self, house: House) -> Hosted:
        """The table, as one of the processes has it in memory."""
        return await house.table(self.table)

    async def comes(self, house: House, seat: Seat) -> Page:
        """Somebody opens a seat through one of the processes."""
        self.pages.append(Page(house, self.tokens[seat]))
        return await self.pages[-1].come()

    async def come(self) -> tuple[Page, Page, Page]:
        """The hero and one of the others through the first process, the last one through the second."""
        hero, one = await self.comes(self.first, "hero"), await self.comes(self.first, "evil 1")
        return hero, one, await self.comes(self.second, "evil 2")

    async def away(self) -> set[Seat]:
        """The seats that are marked away, or that a bot is to play for, as it is written."""

        def read(c: Connection) -> set[Seat]:
            marked = {row.seat for row in queries.seat_rows(c, self.table) if row.away_since is not None}
            return marked | set(
                c.execute(select(jobs.c.seat).where(jobs.c.table == self.table, jobs.c.kind == "away")).scalars()
            )

        return await self.first.store.read(read)

    async def played_by(self, seat: Seat) -> str:
        """Who plays for a seat, as it is written."""
        rows = await self.first.store.read(lambda c: queries.seat_rows(c, self.table))
        return next(row.played_by for row in rows if row.seat == seat)


async def say_who_is_here(house: House) -> None:
    """A process says who looks through it."""
    await presence.say_who_is_here(house.premises, house.hosted.values())


@asynccontextmanager
async def served(database: str, **choices: Any) -> AsyncIterator[Served]:
    """Neither process hears the bell, nor looks for jobs: each knows what it has read, and no more."""
    wishes = {seat: SeatWish(who="me", name=name) for seat, name in TEAM.items()}
    new = NewTable(game="alone", seats=wishes, setup={"team": "2"}, choices=Choices(**choices))
    async with opened(database) as first, opened(database) as second:
        made = await seating.make_table(first, new)
        found = Served(made.table, made.tokens, first, second, [])
        for house in (first, second):
            await found.at(house)
        try:
            yield found
        finally:
            for page in found.pages:
                await page.leave()


def people_of(page: Page, seat: Seat) -> dict[str, Any]:
    """What a page was last told of a seat's person."""
    found: dict[str, Any] = next(one for one in page.last("people")["people"] if one["seat"] == seat)
    return found


Story = Callable[[Served], Awaitable[None]]


def run(database: str, story: Story, **choices: Any) -> None:
    """Let a story happen at a table that two processes serve."""

    async def happen() -> None:
        async with served(database, **choices) as found:
            await story(found)

    asyncio.run(happen())


def test_who_arrive_at_the_same_moment_do_not_mark_each_other_away(database: str) -> None:
    async def story(table: Served) -> None:
        await asyncio.gather(table.comes(table.first, "hero"), table.comes(table.second, "evil 1"))
        assert await table.away() == {"evil 2"}

    run(database, story)


def test_who_comes_through_a_process_that_has_not_heard_of_somebody_does_not_mark_them_away(database: str) -> None:
    async def story(table: Served) -> None:
        early = await table.comes(table.second, "hero")
        await early.leave()
        assert "hero" in await table.away()
        await table.comes(table.first, "hero")
        late = await table.comes(table.second, "evil 1")
        assert await table.away() == {"evil 2"}
        assert people_of(late, "hero")["here"]

    run(database, story)


def test_a_seat_that_is_open_through_two_processes_is_away_once_both_have_closed_it(database: str) -> None:
    async def story(table: Served) -> None:
        _, _, other = await table.come()
        here, there = await table.comes(table.first, "evil 2"), other
        assert await table.away() == set()
        await there.leave()
        assert await table.away() == set()
        twin = await table.comes(table.second, "evil 2")
        await here.leave()
        assert await table.away() == set()
        await twin.leave()
        assert await table.away() == {"evil 2"}

    run(database, story)


def test_nobody_plays_for_one_who_came_back_through_another_process(database: str) -> None:
    async def story(table: Served) -> None:
        _, mate, other = await table.come()
        await other.leave()
        await audience.hear_of(await table.at(table.first))  # who has gone is heard of, and who comes back is not
        assert not people_of(mate, "evil 2")["here"]
        await table.comes(table.second, "evil 2")
        assert (await mate.say("stand-in", seat="evil 2", on=True)).get("key") == "not-away"
        await presence.stand_in_by_bot(await table.at(table.first), "evil 2")
        assert await table.played_by("evil 2") == ""
        assert await table.away() == set()

    run(database, story)


def test_a_bot_that_stands_in_gives_the_seat_back_through_a_process_that_has_not_heard_of_it(database: str) -> None:
    async def story(table: Served) -> None:
        _, _, other = await table.come()
        again = await table.comes(table.second, "evil 2")
        for page in (other, again):
            await page.leave()
        await table.comes(table.second, "evil 1")  # so that the second knows the seat as it is now
        await presence.stand_in_by_bot(await table.at(table.first), "evil 2")
        assert await table.played_by("evil 2") == "bot"
        await table.comes(table.second, "evil 2")
        assert await table.played_by("evil 2") == ""
        assert await table.away() == set()

    run(database, story)


def test_a_bot_stands_in_for_one_whom_a_process_still_thinks_to_be_elsewhere(database: str) -> None:
    async def story(table: Served) -> None:
        _, mate, other = await table.come()
        await audience.hear_of(await table.at(table.first))  # who is here is heard of, and who goes is not
        await mate.hear()
        assert people_of(mate, "evil 2")["here"]
        await other.leave()
        await presence.stand_in_by_bot(await table.at(table.first), "evil 2")
        assert await table.played_by("evil 2") == "bot"

    run(database, story)


def test_no_game_is_claimed_against_one_who_came_back_through_another_process(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def story(table: Served) -> None:
        hero, *others = await table.come()
        for page in others:
            await page.leave()
        await audience.hear_of(await table.at(table.first))
        clock.now += 100
        await table.comes(table.second, "evil 1")
        assert (await hero.say("claim", seat="evil 1")).get("key") == "not-gone"

    run(database, story, claim=60, stand_in=0)


# Leases


def test_what_a_dead_process_says_lapses_and_what_a_living_one_says_does_not(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def story(table: Served) -> None:
        _, _, other = await table.come()
        for _ in range(4):
            clock.now += presence.LEASE / 2
            for house in (table.first, table.second):
                await say_who_is_here(house)
            await table.second._settle_again()
            assert await table.away() == set()
        for _ in range(3):  # the first says nothing any more
            assert people_of(other, "hero")["here"]
            clock.now += presence.LEASE / 2
            await say_who_is_here(table.second)
            await table.second._settle_again()
            await other.hear()
            if not people_of(other, "hero")["here"]:
                break
        assert await table.away() == {"hero", "evil 1"}
        assert people_of(other, "hero")["away_since"] == clock.now

    run(database, story)


def test_a_process_that_stood_still_for_long_says_again_who_is_here(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def story(table: Served) -> None:
        await table.come()
        clock.now += presence.LEASE + 1
        await say_who_is_here(table.second)
        await table.second._settle_again()
        await presence.stand_in_by_bot(await table.at(table.second), "hero")
        assert await table.away() == {"hero", "evil 1"}
        await audience.hear_of(await table.at(table.first))
        await say_who_is_here(table.first)
        await table.first._settle_again()
        assert await table.away() == set()
        assert await table.played_by("hero") == ""

    run(database, story)


def test_the_guest_of_a_seat_that_changed_hands_is_here_no_more(database: str) -> None:
    async def story(table: Served) -> None:
        hero, _, _ = await table.come()
        await audience.hear_of(await table.at(table.first))  # the second has dealt
        link = (await hero.say("remove", seat="evil 2"))["result"]["invitation"]
        newcomer = await seating.exchange(table.first, Exchange(invitation=link, name="Kim"))
        assert (await hero.say("admit", seat="evil 2", agree=True))["type"] == "done"
        await hero.hear()
        assert not people_of(hero, "evil 2")["here"]
        assert await table.away() == {"evil 2"}
        table.tokens["evil 2"] = newcomer.token
        await table.comes(table.second, "evil 2")
        assert await table.away() == set()

    run(database, story)
