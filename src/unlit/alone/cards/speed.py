"""Speed, the blue deck: creatures move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board
from unlit.alone.cards.rows import REACTIONS, ReactionRow
from unlit.alone.creatures import evil_moves, evil_spawns, evil_teleports, kinds_to_spawn, move_creatures
from unlit.alone.hands import evil_draws
from unlit.alone.moments import Appearance, Communication, Deed, M, Play, Step, TurnEnd
from unlit.alone.parts import Action, Deck

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.SPEED,
        5,
        Action.MOVE,
        3,
        1,
        "At the end of the turn: move a creature by up to {first} sectors. "
        "Dangerous: move another one by up to {second} sector.",
        "Am Zugende: Bewege eine Kreatur um bis zu {first} Sektoren. "
        "Gefährlich: Bewege eine weitere um bis zu {second} Sektor.",
    ),
)
def swift_hunter(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """A creature comes from far away."""
    row = t.board.box.reactions["swift_hunter"]
    move_creatures(t, play.seat, [row.first, row.second] if play.dangerous else [row.first])


@REACTIONS.enter(
    M.CREATURE_REVEALED,
    ReactionRow(
        Deck.SPEED,
        4,
        Action.EXPLORE,
        1,
        2,
        "When a creature is revealed: move it by up to {first} sector. Dangerous: by up to {second} sectors.",
        "Wenn eine Kreatur aufgedeckt wird: Bewege sie um bis zu {first} Sektor. "
        "Gefährlich: um bis zu {second} Sektoren.",
    ),
)
def ambush(t: Table[Board], play: Play, seen: Appearance) -> None:
    """The creature that was seen moves."""
    row = t.board.box.reactions["ambush"]
    evil_moves(t, play.seat, seen.creature, row.second if play.dangerous else row.first)


@REACTIONS.enter(
    M.STEPPING,
    ReactionRow(
        Deck.SPEED,
        4,
        Action.MOVE,
        2,
        1,
        "Before a step of the hero's: move a creature by up to {first} sectors. Dangerous: evil draws {second} card.",
        "Vor einem Schritt des Helden: Bewege eine Kreatur um bis zu {first} Sektoren. "
        "Gefährlich: Das Böse zieht {second} Karte.",
    ),
)
def cut_off(t: Table[Board], play: Play, step: Step) -> None:
    """A creature is faster than the hero."""
    row = t.board.box.reactions["cut_off"]
    move_creatures(t, play.seat, [row.first])
    if play.dangerous:
        evil_draws(t, row.second)


@REACTIONS.enter(
    M.ANSWERING,
    ReactionRow(
        Deck.SPEED,
        4,
        Action.LOCATE,
        2,
        1,
        "Before an answer is given: move a creature by up to {first} sectors. "
        "Dangerous: then teleport {second} creature to any sector.",
        "Bevor eine Antwort gegeben wird: Bewege eine Kreatur um bis zu {first} Sektoren. "
        "Gefährlich: Teleportiere danach {second} Kreatur in einen beliebigen Sektor.",
    ),
)
def scuttle(t: Table[Board], play: Play, telling: Communication) -> None:
    """What is located has moved."""
    row = t.board.box.reactions["scuttle"]
    move_creatures(t, play.seat, [row.first])
    for _ in range(row.second if play.dangerous else 0):
        evil_teleports(t, play.seat)


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.SPEED,
        5,
        Action.SCAVENGE,
        1,
        1,
        "At the end of the turn: move {third} different creatures by up to {first} sector each. "
        "Dangerous: also spawn {second} creature.",
        "Am Zugende: Bewege {third} verschiedene Kreaturen um je bis zu {first} Sektor. "
        "Gefährlich: Lass außerdem {second} Kreatur erscheinen.",
        third=2,
    ),
)
def gathering(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Two creatures close in."""
    row = t.board.box.reactions["gathering"]
    move_creatures(t, play.seat, [row.first] * row.third)
    for _ in range(row.second if play.dangerous else 0):
        spawn_one(t, play, 0)


@REACTIONS.enter(
    M.RESOLVED,
    ReactionRow(
        Deck.SPEED,
        4,
        Action.INTERACT,
        0,
        1,
        "When an interact action is resolved: spawn a creature. Dangerous: up to {second} sector nearer than it may.",
        "Wenn eine Interaktion abgehandelt ist: Lass eine Kreatur erscheinen. "
        "Gefährlich: bis zu {second} Sektor näher als erlaubt.",
    ),
)
def no_respite(t: Table[Board], play: Play, deed: Deed) -> None:
    """Noise draws something out."""
    row = t.board.box.reactions["no_respite"]
    spawn_one(t, play, row.second if play.dangerous else row.first)


def spawn_one(t: Table[Board], play: Play, nearer: int) -> None:
    """A creature of evil's choice, if one can come."""
    kinds = kinds_to_spawn(t.board, nearer)
    if kinds:
        evil_spawns(t, play.seat, t.ask(play.seat, "spawn", kinds), nearer)
