"""What a listener is sent follows from a scene, and changes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from ears import Ears, answer, listeners, opened
from worlds import people_only

from unlit.alone import GAME as ALONE
from unlit.kernel.game import complete_setup
from unlit.server.disk.store import Unstored
from unlit.server.screen.showing import Scene, lines_for, news_for, people
from unlit.server.seats.listener import Seen
from unlit.server.tables import audience


async def two_scenes(db: Path) -> tuple[Scene, Scene, list[bytes], bytes]:
    """A table after its deal and after an answer, what its first seat was sent until then, and who was there."""
    async with opened(db) as house:
        hosted = await people_only(house, ALONE, complete_setup(ALONE, {}), 1)
        first, *_ = await listeners(hosted, *hosted.seats.sitting)
        dealt = hosted.scene()._replace(t=hosted.t.fork() if hosted.t is not None else None)
        assert hosted.t is not None
        assert hosted.t.question is not None
        await answer(hosted, hosted.t.question.options[0])
        return dealt, hosted.scene(), first.sent, first.seen.people


def frames(sent: list[bytes]) -> list[Any]:
    """The frames among some messages."""
    return [one for one in map(msgspec.json.decode, sent) if one["type"] == "frame"]


def test_the_same_scene_shows_the_same_and_touches_nobody(tmp_path: Path) -> None:
    dealt, _, _, _ = asyncio.run(two_scenes(tmp_path / "unlit.db"))
    ears = Ears(next(iter(dealt.sitting)))
    first, seen = news_for(dealt, ears)
    assert frames(first)
    assert (ears.seen, ears.sent, ears.waiting) == (Seen(), [], [])
    assert news_for(dealt, ears) == (first, seen)


def test_what_was_seen_is_not_sent_again(tmp_path: Path) -> None:
    dealt, after, _, _ = asyncio.run(two_scenes(tmp_path / "unlit.db"))
    ears = Ears(next(iter(dealt.sitting)))
    _, ears.seen = news_for(dealt, ears)
    assert news_for(dealt, ears) == ([], ears.seen)
    news, seen = news_for(after, ears)
    (frame,) = frames(news)
    assert [one[0] for one in frame["told"]] == list(range(ears.seen.heard + 1, seen.heard + 1))


def test_listeners_are_sent_what_the_scenes_say(tmp_path: Path) -> None:
    dealt, after, sent, company = asyncio.run(two_scenes(tmp_path / "unlit.db"))
    ears = Ears(next(iter(dealt.sitting)))
    expected = []
    for scene in (dealt, after):
        news, ears.seen = news_for(scene, ears)
        expected += frames(news)
    assert frames(sent)[-1]["view"] == expected[-1]["view"]
    assert msgspec.json.encode(people(after)) == company


def test_before_the_deal_there_is_nothing_to_show(tmp_path: Path) -> None:
    dealt, _, _, _ = asyncio.run(two_scenes(tmp_path / "unlit.db"))
    ears = Ears(next(iter(dealt.sitting)))
    assert news_for(dealt._replace(t=None), ears) == ([], Seen())
    assert lines_for([], ears) == ([], Seen())


async def shown_while_the_next_answer_is_lost(db: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Any], list[Any]]:
    """The questions that everybody was shown last, and those that are on disk.

    Looking who may still listen takes so long that somebody else answers meanwhile, and that answer is lost.
    """
    async with opened(db) as house:
        hosted = await people_only(house, ALONE, complete_setup(ALONE, {}), 1)
        ears = await listeners(hosted, *hosted.seats.sitting)
        looking = asyncio.Event()

        async def look_long(_: object) -> bool:
            looking.set()
            for _ in range(100):
                await asyncio.sleep(0)
            return True

        async def lose(_: object) -> None:
            for _ in range(200):
                await asyncio.sleep(0)
            raise Unstored("the disk is full")

        monkeypatch.setattr(audience, "look_again", look_long)
        assert hosted.t is not None
        assert hosted.t.question is not None
        first = asyncio.create_task(answer(hosted, hosted.t.question.options[0]))
        await looking.wait()
        monkeypatch.setattr(hosted.journal.store, "write", lose)
        with pytest.raises(Unstored):
            await answer(hosted, hosted.t.question.options[0])
        await first
        monkeypatch.undo()
        async with hosted.lock:
            await hosted.ready()
        scene = hosted.scene()
        on_disk = [frames(news_for(scene, Ears(one.seat))[0])[-1]["question"] for one in ears]
        return [frames(one.sent)[-1]["question"] for one in ears], on_disk


def test_what_another_deed_has_not_yet_written_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, on_disk = asyncio.run(shown_while_the_next_answer_is_lost(tmp_path / "unlit.db", monkeypatch))
    assert shown == on_disk
