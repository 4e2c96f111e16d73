"""ALONE: nothing that a seat may not know is in any byte that it is sent, nor in their number, order or length."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from ears import Ears, answer, listeners, opened
from sparing import one_in
from worlds import freeze_clock, heros_turn, people_only, put_on_table, search_for_nobodys, strings_in, texts_of_frames

from unlit.alone import GAME
from unlit.alone.board.board import HERO, Board
from unlit.alone.box.pieces import NAMES, SECTOR_OF
from unlit.alone.box.rows import ROWS
from unlit.alone.mind.layouts import exchange_levels, exchanged
from unlit.bots import bot_named
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.tables.chair import Chair
from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.option import PASS
from unlit.server.tables.hosted import Hosted

GAMES = 20
NAME = re.compile(r"\b[a-h][1-6]\b")
EVIL_ONE, EVIL_TWO = "evil 1", "evil 2"


def setup_of(team: int, number: int) -> dict[str, str]:
    """So many evil players, and one difficulty after the other."""
    return {"team": str(team), "difficulty": ("easy", "normal", "nightmare", "impossible")[number % 4]}


def cards_in(ears: Ears) -> set[str]:
    """The reaction cards that are named in what was sent."""
    words = {
        word for message in ears.sent for text in strings_in(msgspec.json.decode(message)) for word in text.split()
    }
    return words & set(ROWS["reactions"])


async def played(db: Path, games: int, first: int = 0) -> int:
    """Games of greedy bots; every byte sent to each seat before the end is searched."""
    searched = 0
    async with opened(db) as house:
        for number in range(first, first + games):
            hosted = await people_only(house, GAME, setup_of(1 + number % 3, number), number)
            seats = (*hosted.seats.sitting, SPECTATOR)
            ears = dict(zip(seats, await listeners(hosted, *seats), strict=True))
            while hosted.row.ended is None:
                t = hosted.t
                assert t is not None
                assert t.question is not None
                until = {seat: len(one.sent) for seat, one in ears.items()}
                seat = t.question.seat
                seed = seed_from(f"canary {number} {until}")
                await answer(hosted, bot_named("greedy", "alone")(Chair(t, seat), seed))
            for seat, one in ears.items():
                del one.sent[until[seat] :]  # with the end the secret is opened
                searched += sum(map(len, one.sent))
            search(hosted, ears)
    return searched


def search(hosted: Hosted, ears: dict[str, Ears]) -> None:
    """Seeds, tokens and checks are nobody's; sectors of the map are evil's; cards in hand are their holder's."""
    search_for_nobodys(hosted, ears)
    assert hosted.t is not None
    public = cards_in(ears[SPECTATOR])
    for seat, one in ears.items():
        if seat in (HERO, SPECTATOR):
            assert not NAME.search(" ".join(texts_of_frames(one))), seat
            assert cards_in(one) <= public, seat
        elif EVIL_TWO in ears:
            own = {str(deck) for deck in hosted.t.board.owned[seat]}
            others = {card for card in cards_in(one) if str(ROWS["reactions"][card].deck) not in own}
            assert others <= public, seat


@pytest.mark.parametrize("part", one_in(4, range(4)))
def test_no_canary_is_in_any_byte(tmp_path: Path, part: int) -> None:
    games = GAMES // 4
    assert asyncio.run(played(tmp_path / "unlit.db", games, part * games)) > 100_000


def test_the_search_finds_canaries(tmp_path: Path) -> None:
    """A seat that is sent another's seed, a sector of the map or a hidden card is noticed."""

    async def tried(canary: str) -> None:
        async with opened(tmp_path / f"{len(canary)}.db") as house:
            hosted = await people_only(house, GAME, setup_of(2, 0), 0)
            seats = (*hosted.seats.sitting, SPECTATOR)
            ears = dict(zip(seats, await listeners(hosted, *seats), strict=True))
            assert hosted.t is not None
            while hosted.t.question is not None and not all(hosted.t.board.hands.values()):
                await answer(hosted, hosted.t.question.options[0])
            found = {
                "seed": hosted.seats.sitting[EVIL_ONE].seed,
                "sector": "b3",
                "card": hosted.t.board.hands[EVIL_ONE][0],
            }
            ears[HERO].sent.append(msgspec.json.encode({"type": "frame", "text": found[canary]}))
            with pytest.raises(AssertionError):
                search(hosted, ears)

    for canary in ("seed", "sector", "card"):
        asyncio.run(tried(canary))


# Two worlds


def on_other_level(text: str) -> str:
    """An option of evil's with its sectors on the other level; a door's two in the order of the map."""
    words = NAME.sub(lambda found: NAMES[exchanged(SECTOR_OF[found.group()])], text)
    return "door " + " ".join(sorted(words.split()[1:])) if words.startswith("door ") else words


def with_levels_exchanged(b: Board) -> Board:
    """The first level is the second."""
    twin = b.copy()
    exchange_levels(twin)
    return twin


def with_other_cards(b: Board) -> Board:
    """Evil holds other cards with the same backs; nobody has seen them."""
    twin = b.copy()
    dice = Dice(seed_from("other cards"))
    for deck, cards in b.decks.items():
        held = [card for hand in b.hands.values() for card in hand if ROWS["reactions"][card].deck is deck]
        pool = [*cards, *held]
        dice.shuffle("cards", pool)
        twin.hands = {
            seat: tuple(pool.pop() if ROWS["reactions"][card].deck is deck else card for card in hand)
            for seat, hand in twin.hands.items()
        }
        twin.decks[deck] = tuple(pool)
    return twin


def same(text: str) -> str:
    """An option as it is."""
    return text


@pytest.mark.parametrize("number", one_in(3, range(1, 4)))
@pytest.mark.parametrize(
    ("other", "option_in_other"),
    [(with_levels_exchanged, on_other_level), (with_other_cards, same)],
    ids=["levels", "cards"],
)
def test_two_worlds_send_the_hero_the_same_frames(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    other: Callable[[Board], Board],
    option_in_other: Callable[[str], str],
    number: int,
) -> None:
    """With the clock frozen: in number, order and length, at a server that passes for evil where it wishes."""
    freeze_clock(monkeypatch)

    async def both() -> None:
        async with opened(tmp_path / "one.db") as first:
            hosted = await people_only(first, GAME, setup_of(1, 1), 1)
            table = hosted.row.id
        shutil.copy(tmp_path / "one.db", tmp_path / "two.db")
        start = heros_turn(f"frames {number}")._base
        async with opened(tmp_path / "one.db") as first, opened(tmp_path / "two.db") as second:
            pair = [
                await put_on_table(first, table, GAME, start.copy()),
                await put_on_table(second, table, GAME, other(start)),
            ]
            ears = [await listeners(hosted, HERO, SPECTATOR) for hosted in pair]
            dice = Dice(seed_from(f"steps {number}"))
            answers = 0
            for _ in range(150):
                if not await in_step(pair, dice, option_in_other):
                    break
                if all(hosted.asked_person() == HERO for hosted in pair):
                    answers += 1
                    for place in (0, 1):
                        assert ears[0][place].sent == ears[1][place].sent
            assert answers >= 15
            assert len(ears[0][0].sent) > 25

    asyncio.run(both())


async def in_step(pair: list[Hosted], dice: Dice, option_in_other: Callable[[str], str]) -> bool:
    """The same answer in both worlds; where only evil's cards differ, evil keeps them."""
    tables = [hosted.t for hosted in pair]
    one, two = (t.question if t is not None else None for t in tables)
    if one is None or two is None:
        return False
    reacting = [hosted for hosted in pair if hosted.asked_person() != HERO and can_pass(hosted)]
    if reacting:  # in one world evil may be asked because it could play something
        for hosted in reacting:
            await answer(hosted, str(PASS))
        return True
    assert (one.seat, one.prompt) == (two.seat, two.prompt)
    if option_in_other is same and one.prompt in ("discard", "draw from"):
        return False
    option = str(dice.pick("option", one.options))
    wanted = option if one.seat == HERO else option_in_other(option)
    found = [text for text in two.texts() if text == wanted or option_in_other(text) == option]
    await answer(pair[0], option)
    await answer(pair[1], found[0])
    return True


def can_pass(hosted: Hosted) -> bool:
    """Whether the question can be passed."""
    return hosted.t is not None and hosted.t.question is not None and PASS in hosted.t.question.options
