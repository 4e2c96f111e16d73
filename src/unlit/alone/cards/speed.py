"""Speed, the blue deck: creatures move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board
from unlit.alone.cards.rows import FITS, REACTIONS, ReactionRow
from unlit.alone.creatures import (
    bonus,
    change_places,
    choose_creature,
    choose_kind,
    come_in,
    evil_hides,
    evil_moves,
    evil_spawns,
    evil_teleports,
    kinds_to_spawn,
    move_creatures,
)
from unlit.alone.hands import evil_draws
from unlit.alone.harm import suffer
from unlit.alone.memory import Scattered, remember
from unlit.alone.moments import Appearance, Blow, Communication, Deed, Harm, M, Play, Repair, Sighting, Step, TurnEnd
from unlit.alone.parts import Action, Damage, Deck, Kind

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.SPEED,
        2,
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
        2,
        Action.EXPLORE,
        1,
        2,
        "When a creature is revealed: move it by up to {first} sector, a Cultist by up to {third} more. "
        "Dangerous: by up to {second} sectors, a Cultist again by up to {third} more.",
        "Wenn eine Kreatur aufgedeckt wird: Bewege sie um bis zu {first} Sektor, einen Kultisten um bis zu {third} "
        "mehr. Gefährlich: um bis zu {second} Sektoren, einen Kultisten wieder um bis zu {third} mehr.",
        symbol=Kind.CULTIST,
        third=1,
    ),
)
def ambush(t: Table[Board], play: Play, seen: Appearance) -> None:
    """The creature that was seen moves."""
    row = t.board.box.reactions["ambush"]
    most = row.second if play.dangerous else row.first
    evil_moves(t, play.seat, seen.creature, most + bonus(row, seen.creature), most + row.third)


@REACTIONS.enter(
    M.STEPPING,
    ReactionRow(
        Deck.SPEED,
        2,
        Action.MOVE,
        2,
        1,
        "Before a step of the hero's: move a creature by up to {first} sectors, a Parasite by up to {third} more. "
        "Dangerous: evil draws {second} card.",
        "Vor einem Schritt des Helden: Bewege eine Kreatur um bis zu {first} Sektoren, einen Parasiten um bis zu "
        "{third} mehr. Gefährlich: Das Böse zieht {second} Karte.",
        symbol=Kind.PARASITE,
        third=1,
    ),
)
def cut_off(t: Table[Board], play: Play, step: Step) -> None:
    """A creature is faster than the hero."""
    row = t.board.box.reactions["cut_off"]
    move_creatures(t, play.seat, [row.first], row)
    if play.dangerous:
        evil_draws(t, row.second, play.card)


@REACTIONS.enter(
    M.ANSWERING,
    ReactionRow(
        Deck.SPEED,
        2,
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
        2,
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
        2,
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
        evil_spawns(t, play.seat, choose_kind(t, play.seat, kinds), nearer)


@REACTIONS.enter(
    M.STEPPED,
    ReactionRow(
        Deck.SPEED,
        2,
        Action.MOVE,
        1,
        1,
        "After a step of the hero's: a creature that is {first} sector away comes into the hero's sector, "
        "a Parasite also if it is {third} farther away. Dangerous: the hero loses {second} self-control.",
        "Nach einem Schritt des Helden: Eine Kreatur, die {first} Sektor entfernt ist, kommt in den Sektor des Helden, "
        "ein Parasit auch, wenn er {third} weiter weg ist. "
        "Gefährlich: Der Held verliert {second} Selbstbeherrschung.",
        symbol=Kind.PARASITE,
        third=1,
    ),
)
def pounce(t: Table[Board], play: Play, step: Step) -> None:
    """Something was waiting next door."""
    row = t.board.box.reactions["pounce"]
    come_in(t, play.seat, row)
    if play.dangerous:
        suffer(t, Damage.CONTROL, row.second)


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.SPEED,
        2,
        Action.EXPLORE,
        0,
        0,
        "At the end of the turn: teleport a creature into an unrevealed sector of its level; then move a Worm by up to "
        "{third} sector. Dangerous: the sector may be on any level.",
        "Am Zugende: Teleportiere eine Kreatur in einen nicht aufgedeckten Sektor ihrer Ebene; bewege einen Wurm "
        "danach um bis zu {third} Sektor. Gefährlich: Der Sektor darf auf jeder Ebene liegen.",
        symbol=Kind.WORM,
        third=1,
    ),
)
def tunnels(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """What was there is not there any more."""
    b = t.board
    row = b.box.reactions["tunnels"]
    creature = evil_hides(t, play.seat, any_level=play.dangerous)
    if creature is not None:
        evil_moves(t, play.seat, creature, bonus(row, creature))


@REACTIONS.enter(
    M.DECLARED,
    ReactionRow(
        Deck.SPEED,
        2,
        Action.FIGHT,
        1,
        2,
        "When a fight action is declared: move its target by up to {first} sector. "
        "Dangerous: by up to {second} sectors.",
        "Wenn ein Kampf angesagt wird: Bewege sein Ziel um bis zu {first} Sektor. "
        "Gefährlich: um bis zu {second} Sektoren.",
    ),
)
def slip_away(t: Table[Board], play: Play, deed: Deed) -> None:
    """It does not wait for the blow."""
    row = t.board.box.reactions["slip_away"]
    if deed.creature is not None:
        evil_moves(t, play.seat, deed.creature, row.second if play.dangerous else row.first)


@FITS.of("slip_away")
def somebody_is_meant(b: Board, deed: Deed) -> bool:
    """Only where a creature is attacked."""
    return deed.creature is not None


@REACTIONS.enter(
    M.DAMAGED,
    ReactionRow(
        Deck.SPEED,
        2,
        Damage.CONTROL,
        2,
        2,
        "When the hero takes self-control damage: move a creature by up to {first} sectors, a Cultist by up to {third} "
        "more. Dangerous: move another one by up to {second}, a Cultist again by up to {third} more.",
        "Wenn der Held Schaden an der Selbstbeherrschung nimmt: Bewege eine Kreatur um bis zu {first} Sektoren, einen "
        "Kultisten um bis zu {third} mehr. Gefährlich: Bewege eine weitere um bis zu {second}, einen Kultisten wieder "
        "um bis zu {third} mehr.",
        symbol=Kind.CULTIST,
        third=1,
    ),
)
def echoes(t: Table[Board], play: Play, harm: Harm) -> None:
    """A cry is answered."""
    row = t.board.box.reactions["echoes"]
    move_creatures(t, play.seat, [row.first, row.second] if play.dangerous else [row.first], row)


@REACTIONS.enter(
    M.SECTOR_REVEALED,
    ReactionRow(
        Deck.SPEED,
        2,
        Action.EXPLORE,
        0,
        1,
        "When a sector is revealed: two creatures on the map change places, as if teleported. "
        "Dangerous: move one of them by up to {second} sector.",
        "Wenn ein Sektor aufgedeckt wird: Zwei Kreaturen auf dem Plan tauschen die Plätze, wie teleportiert. "
        "Gefährlich: Bewege eine davon um bis zu {second} Sektor.",
    ),
)
def change_of_guard(t: Table[Board], play: Play, sighting: Sighting) -> None:
    """What is seen there is another one now."""
    b = t.board
    remember(t, Scattered())
    if len(b.creatures) > 1:
        one = choose_creature(t, play.seat, "teleport", b.creatures)
        other = choose_creature(t, play.seat, "teleport", [creature for creature in b.creatures if creature is not one])
        change_places(t, one, other)
        left = [creature for creature in (one, other) if creature in b.creatures]
        if play.dangerous and left:
            creature = choose_creature(t, play.seat, "move creature", left)
            evil_moves(t, play.seat, creature, b.box.reactions["change_of_guard"].second)


@REACTIONS.enter(
    M.REPAIRED,
    ReactionRow(
        Deck.SPEED,
        2,
        Action.INTERACT,
        2,
        2,
        "When a light control unit is repaired: before the light comes, move up to {first} creatures by up to {third} "
        "sector each. Dangerous: by up to {second} sectors each.",
        "Wenn eine Lichtsteuerung repariert wird: Bevor das Licht kommt, bewege bis zu {first} Kreaturen um je bis zu "
        "{third} Sektor. Gefährlich: um je bis zu {second} Sektoren.",
        third=1,
    ),
)
def flight_from_light(t: Table[Board], play: Play, repair: Repair) -> None:
    """Nothing is left for the light to fall on."""
    row = t.board.box.reactions["flight_from_light"]
    move_creatures(t, play.seat, [row.second if play.dangerous else row.third] * row.first)


@REACTIONS.enter(
    M.KILLED,
    ReactionRow(
        Deck.SPEED,
        2,
        Action.FIGHT,
        3,
        1,
        "When the hero kills a creature: move another one by up to {first} sectors, Spores by up to {third} more. "
        "Dangerous: also spawn {second} creature.",
        "Wenn der Held eine Kreatur tötet: Bewege eine andere um bis zu {first} Sektoren, Sporen um bis zu {third} "
        "mehr. Gefährlich: Lass außerdem {second} Kreatur erscheinen.",
        symbol=Kind.SPORES,
        third=1,
    ),
)
def closing_in(t: Table[Board], play: Play, blow: Blow) -> None:
    """Another one has heard it die."""
    row = t.board.box.reactions["closing_in"]
    move_creatures(t, play.seat, [row.first], row)
    for _ in range(row.second if play.dangerous else 0):
        spawn_one(t, play, 0)
