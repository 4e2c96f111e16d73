"""Fury, the red deck: creatures grow strong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board, creatures_at, doors_of, is_blocked
from unlit.alone.cards.rows import FITS, REACTIONS, ReactionRow
from unlit.alone.creatures import attack, choose_creature, move_creatures
from unlit.alone.hands import evil_draws
from unlit.alone.harm import suffer
from unlit.alone.labyrinth import free_door, way_of
from unlit.alone.moments import Blow, Harm, M, Play, Roll, Step, TurnEnd
from unlit.alone.parts import Action, Damage, Deck
from unlit.alone.rolls import reroll_hits

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@REACTIONS.enter(
    M.WOUNDED,
    ReactionRow(
        Deck.FURY,
        4,
        Action.FIGHT,
        0,
        1,
        "When the hero wounds a creature in its sector: that creature attacks at once. "
        "Dangerous: with {second} die more.",
        "Wenn der Held eine Kreatur in seinem Sektor verwundet: Sie greift sofort an. "
        "Gefährlich: mit {second} Würfel mehr.",
    ),
)
def bloodlust(t: Table[Board], play: Play, blow: Blow) -> None:
    """The wounded creature attacks at once."""
    row = t.board.box.reactions["bloodlust"]
    attack(t, blow.creature, row.second if play.dangerous else row.first)


@FITS.of("bloodlust")
def wounded_here(b: Board, blow: Blow) -> bool:
    """Only a creature in the hero's sector."""
    return b.creatures.get(blow.creature) == b.hero


@REACTIONS.enter(
    M.KILLED,
    ReactionRow(
        Deck.FURY,
        4,
        Action.FIGHT,
        1,
        1,
        "When the hero kills a creature: the hero loses {first} life. Dangerous: {second} more.",
        "Wenn der Held eine Kreatur tötet: Der Held verliert {first} Leben. Gefährlich: {second} mehr.",
    ),
)
def death_throes(t: Table[Board], play: Play, blow: Blow) -> None:
    """The dying creature strikes once more."""
    row = t.board.box.reactions["death_throes"]
    suffer(t, Damage.LIFE, row.first + (row.second if play.dangerous else 0))


@REACTIONS.enter(
    M.ROLLED,
    ReactionRow(
        Deck.FURY,
        4,
        Action.FIGHT,
        0,
        1,
        "When the hero has rolled in a fight: the hero rolls every hit again. Dangerous: evil draws {second} card.",
        "Wenn der Held im Kampf gewürfelt hat: Er würfelt jeden Treffer noch einmal. "
        "Gefährlich: Das Böse zieht {second} Karte.",
    ),
)
def thick_hide(t: Table[Board], play: Play, roll: Roll) -> None:
    """The hero's hits are rolled again."""
    reroll_hits(t, roll)
    if play.dangerous:
        evil_draws(t, t.board.box.reactions["thick_hide"].second)


@FITS.of("thick_hide")
def heros_dice(b: Board, roll: Roll) -> bool:
    """Only dice of the hero's."""
    return roll.by_hero


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.FURY,
        5,
        Action.FIGHT,
        0,
        1,
        "At the end of the turn: a creature in the hero's sector attacks. Dangerous: with {second} die more.",
        "Am Zugende: Eine Kreatur im Sektor des Helden greift an. Gefährlich: mit {second} Würfel mehr.",
    ),
)
def frenzy(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """A creature in the hero's sector attacks once more."""
    row = t.board.box.reactions["frenzy"]
    here = creatures_at(t.board, t.board.hero)
    if here:
        attacker = choose_creature(t, play.seat, "attacks", here)
        attack(t, attacker, row.second if play.dangerous else row.first)


@REACTIONS.enter(
    M.DAMAGED,
    ReactionRow(
        Deck.FURY,
        5,
        Damage.LIFE,
        2,
        2,
        "When the hero takes life damage: move a creature by up to {first} sectors. "
        "Dangerous: move another one by up to {second}.",
        "Wenn der Held Lebensschaden nimmt: Bewege eine Kreatur um bis zu {first} Sektoren. "
        "Gefährlich: Bewege eine weitere um bis zu {second}.",
    ),
)
def blood_scent(t: Table[Board], play: Play, harm: Harm) -> None:
    """Creatures come nearer."""
    row = t.board.box.reactions["blood_scent"]
    move_creatures(t, play.seat, [row.first, row.second] if play.dangerous else [row.first])


@REACTIONS.enter(
    M.STEPPED,
    ReactionRow(
        Deck.FURY,
        4,
        Action.MOVE,
        1,
        1,
        "After a step of the hero's: unblock a door of the hero's sector, or move a creature by up to {first} sector. "
        "Dangerous: the hero also loses {second} self-control.",
        "Nach einem Schritt des Helden: Löse die Blockade von einer Tür in seinem Sektor, oder bewege eine Kreatur "
        "um bis zu {first} Sektor. Gefährlich: Der Held verliert außerdem {second} Selbstbeherrschung.",
    ),
)
def battering(t: Table[Board], play: Play, step: Step) -> None:
    """A door breaks open, or something comes nearer."""
    b = t.board
    row = t.board.box.reactions["battering"]
    doors = {f"free {way_of(b, b.hero, door)}": door for door in doors_of(b, b.hero) if is_blocked(b, door)}
    choice = t.ask(play.seat, "battering", [*doors, "move creature"])
    if choice in doors:
        free_door(t, doors[choice])
    else:
        move_creatures(t, play.seat, [row.first])
    if play.dangerous:
        suffer(t, Damage.CONTROL, row.second)
