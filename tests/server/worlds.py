"""What the searches for secrets share: tables of people with telling names, texts of frames, the same table twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from ears import Ears, listeners

from unlit import alone, escape
from unlit.escape.board import board as escape_board
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import Game
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.tables.resuming import kept
from unlit.kernel.told.events import Log
from unlit.kernel.told.question import Seat
from unlit.server.disk import queries
from unlit.server.house import seating
from unlit.server.house.house import House
from unlit.server.protocol import Choices, NewTable, SeatWish
from unlit.server.tables.hosted import Hosted


async def people_only(house: House, game: Game[Any], setup: Mapping[str, str], number: int) -> Hosted:
    """A table at which a person with a telling name sits on every seat."""
    wishes = {seat: SeatWish(who="me", name=f"canary {number} {seat}") for seat in game.rules.seats(setup)}
    new = NewTable(game=game.name, seats=wishes, setup=dict(setup), choices=Choices(spectators=True))
    return await house.table((await seating.make_table(house, new)).table)


def strings_in(found: Any) -> list[str]:
    """Every text in a message, keys too."""
    if isinstance(found, dict):
        return [text for pair in found.items() for part in pair for text in strings_in(part)]
    if isinstance(found, list):
        return [text for part in found for text in strings_in(part)]
    return [found] if isinstance(found, str) else []


def texts_of_frames(ears: Ears, first: int = 0) -> list[str]:
    """Every text of the frames, from this message on, but what a question is called: that may be a card's name, too."""
    frames = [message for message in map(msgspec.json.decode, ears.sent[first:]) if message["type"] == "frame"]
    for frame in frames:
        (frame.get("question") or {}).pop("prompt", None)
    return [text for frame in frames for text in strings_in(frame)]


def nobodys_secrets(hosted: Hosted) -> list[str]:
    """Seeds, tokens and checks: in no byte of any seat."""
    assert hosted.t is not None
    last = hosted.t.last_entry()
    assert last is not None
    seeds = [hosted.row.secret.hex(), *(row.seed for row in hosted.seats.sitting.values())]
    return [*seeds, last.check.hex(), hosted.t.board.dice.state().split()[0]]


def search_for_nobodys(hosted: Hosted, ears: Mapping[Seat, Ears]) -> None:
    """None of them was sent to anyone."""
    secrets = nobodys_secrets(hosted)
    for seat, one in ears.items():
        sent = b"\n".join(one.sent).decode()
        assert not [secret for secret in secrets if secret[:12] in sent], seat


def freeze_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is always the same moment."""
    monkeypatch.setattr("time.time", lambda: 1e9)


async def put_on_table(house: House, table: str, game: Game[Any], board: Any) -> Hosted:
    """Let a table stand at this board."""
    hosted = await house.table(table)
    await listeners(hosted, *hosted.seats.sitting)
    hosted.seats.listeners.clear()
    start = GameTable(game, hosted.row.setup, Seeds(hosted.row.secret), board, Log(tuple(hosted.seats.sitting))).start()
    hosted.journal.put_down(start)
    hosted.journal.counts.clear()
    await house.store.write(lambda c: queries.keep(c, table, kept(start)))
    return hosted


def heros_turn(seed: str, team: int = 1) -> GameTable[Any]:
    """A random game at a turn of the hero's with creatures about."""
    dice = Dice(seed_from(seed))
    t = deal(alone.GAME, {"team": str(team)}, seeds=Seeds(seed_from(seed)))
    while t.question is not None and not (t.question.prompt == "turn" and len(t.board.creatures) > 2):
        t.answer(t.question.seat, dice.pick("option", t.question.options))
    return t


def with_others_hidden(b: escape_board.Board, seat: Seat) -> escape_board.Board:
    """The others hold other cards; what would be drawn soon is the same."""
    twin = b.copy()
    deck = list(b.decks["adrenaline"])
    for other in b.players:
        if other != seat:
            hand = b.people[other].hand
            twin.people[other].hand = tuple(sorted(deck[: len(hand)]))
            deck[: len(hand)] = hand
    twin.decks["adrenaline"] = tuple(deck)
    for kind in ("items", "events"):
        cards = twin.decks[kind]
        twin.decks[kind] = (*reversed(cards[: len(cards) // 2]), *cards[len(cards) // 2 :])
    twin.stacks = (*twin.stacks[:-1], tuple(reversed(twin.stacks[-1])))
    return twin


def prisoners_turn(seed: str, seat: Seat) -> GameTable[Any]:
    """A random game at a turn of this seat's."""
    dice = Dice(seed_from(seed))
    t = deal(escape.GAME, {"players": "3"}, seeds=Seeds(seed_from(seed)))
    while t.question is not None and not (t.question.prompt == "turn" and t.question.seat == seat):
        t.answer(t.question.seat, dice.pick("option", t.question.options))
    return t
