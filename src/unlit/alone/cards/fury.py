"""Fury, the red deck: creatures grow strong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.alone.board import Board, Creature, called, creatures_at, is_revealed
from unlit.alone.cards.rows import FITS, REACTIONS, ReactionRow
from unlit.alone.creatures import (
    attack,
    bonus,
    choose_creature,
    choose_kind,
    come_in,
    evil_moves,
    evil_spawns,
    move_creatures,
    near_enough,
    spawn_places,
)
from unlit.alone.events import Unharmed
from unlit.alone.hands import evil_draws
from unlit.alone.harm import lose_adrenaline, suffer
from unlit.alone.labyrinth import Free, blocked_doors_of, free_door
from unlit.alone.moments import Blow, Deed, Harm, M, Play, Progress, Roll, Step, TurnEnd
from unlit.alone.parts import REGULAR, Action, Damage, Deck, Face, Kind
from unlit.alone.rolls import reroll, reroll_hits
from unlit.kernel.events import EVERYONE
from unlit.kernel.option import Option

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@dataclass(frozen=True)
class MoveCreature(Option):
    """Move a creature instead of freeing a door."""


MOVE_CREATURE: Final = MoveCreature()


@REACTIONS.enter(
    M.WOUNDED,
    ReactionRow(
        Deck.FURY,
        2,
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
        2,
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
        2,
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
        evil_draws(t, t.board.box.reactions["thick_hide"].second, play.card)


@FITS.of("thick_hide")
def heros_dice(b: Board, roll: Roll) -> bool:
    """Only dice of the hero's."""
    return roll.by_hero


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.FURY,
        2,
        Action.FIGHT,
        0,
        1,
        "At the end of the turn: a creature in the hero's sector attacks, a Cultist with {third} die more. "
        "Dangerous: with {second} die more than that.",
        "Am Zugende: Eine Kreatur im Sektor des Helden greift an, ein Kultist mit {third} Würfel mehr. "
        "Gefährlich: mit noch einmal {second} Würfel mehr.",
        symbol=Kind.CULTIST,
        third=1,
    ),
)
def frenzy(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """A creature in the hero's sector attacks once more."""
    row = t.board.box.reactions["frenzy"]
    here = creatures_at(t.board, t.board.hero)
    if here:
        attacker = choose_creature(t, play.seat, "attacks", here)
        attack(t, attacker, bonus(row, attacker) + (row.second if play.dangerous else row.first))


@REACTIONS.enter(
    M.DAMAGED,
    ReactionRow(
        Deck.FURY,
        2,
        Damage.LIFE,
        2,
        2,
        "When the hero takes life damage: move a creature by up to {first} sectors, a Mutant by up to {third} more. "
        "Dangerous: move another one by up to {second}, a Mutant again by up to {third} more.",
        "Wenn der Held Lebensschaden nimmt: Bewege eine Kreatur um bis zu {first} Sektoren, einen Mutanten um bis zu "
        "{third} mehr. Gefährlich: Bewege eine weitere um bis zu {second}, einen Mutanten wieder um bis zu "
        "{third} mehr.",
        symbol=Kind.MUTANT,
        third=1,
    ),
)
def blood_scent(t: Table[Board], play: Play, harm: Harm) -> None:
    """Creatures come nearer."""
    row = t.board.box.reactions["blood_scent"]
    move_creatures(t, play.seat, [row.first, row.second] if play.dangerous else [row.first], row)


@REACTIONS.enter(
    M.STEPPED,
    ReactionRow(
        Deck.FURY,
        2,
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
    doors = blocked_doors_of(b, b.hero)
    choice = t.ask(play.seat, "battering", [*doors, MOVE_CREATURE])
    if isinstance(choice, Free):
        free_door(t, doors[choice])
    else:
        move_creatures(t, play.seat, [row.first])
    if play.dangerous:
        suffer(t, Damage.CONTROL, row.second)


@REACTIONS.enter(
    M.ROLLED,
    ReactionRow(
        Deck.FURY,
        2,
        Action.MOVE,
        0,
        1,
        "When evil has rolled for an attack: it rolls every die again that does not hit. "
        "Dangerous: and {second} die more.",
        "Wenn das Böse für einen Angriff gewürfelt hat: Es würfelt jeden Würfel noch einmal, der nicht trifft. "
        "Gefährlich: und {second} Würfel mehr.",
    ),
)
def savagery(t: Table[Board], play: Play, roll: Roll) -> None:
    """Evil's misses are rolled again."""
    roll.dice += [Face.MISS] * (t.board.box.reactions["savagery"].second if play.dangerous else 0)
    reroll(t, roll, [place for place, die in enumerate(roll.dice) if not roll.counts(die)])


@FITS.of("savagery")
def creatures_dice(b: Board, roll: Roll) -> bool:
    """Only dice of an attack."""
    return not roll.by_hero and roll.is_attack()


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.FURY,
        2,
        Action.LOCATE,
        2,
        0,
        "At the end of the turn: move a creature by up to {first} sectors, a Worm by up to {third} more. "
        "Dangerous: if it is in the hero's sector then, it attacks at once.",
        "Am Zugende: Bewege eine Kreatur um bis zu {first} Sektoren, einen Wurm um bis zu {third} mehr. "
        "Gefährlich: Ist sie dann im Sektor des Helden, greift sie sofort an.",
        symbol=Kind.WORM,
        third=1,
    ),
)
def stampede(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """A creature comes, and does not wait."""
    row = t.board.box.reactions["stampede"]
    for creature in move_creatures(t, play.seat, [row.first], row):
        if play.dangerous:
            attack_if_here(t, creature)


def attack_if_here(t: Table[Board], creature: Creature) -> None:
    """A creature attacks at once, if it is with the hero."""
    if t.board.creatures.get(creature) == t.board.hero:
        attack(t, creature)


@REACTIONS.enter(
    M.WOUNDED,
    ReactionRow(
        Deck.FURY,
        2,
        Action.FIGHT,
        0,
        1,
        "When the hero wounds a creature: the wound closes. "
        "Dangerous: move the creature by up to {second} sector, a Parasite by up to {third} more.",
        "Wenn der Held eine Kreatur verwundet: Die Wunde schließt sich. "
        "Gefährlich: Bewege die Kreatur um bis zu {second} Sektor, einen Parasiten um bis zu {third} mehr.",
        symbol=Kind.PARASITE,
        third=1,
    ),
)
def thick_blood(t: Table[Board], play: Play, blow: Blow) -> None:
    """The creature is as it was before the blow."""
    b = t.board
    row = b.box.reactions["thick_blood"]
    b.wounded -= {blow.creature}
    t.tell(EVERYONE, Unharmed, called(b, blow.creature))
    if play.dangerous:
        evil_moves(t, play.seat, blow.creature, row.second + bonus(row, blow.creature))


@FITS.of("thick_blood")
def wound_is_seen(b: Board, blow: Blow) -> bool:
    """Only while the wound is there, and before the hero's eyes: else the hero would believe in it still."""
    return blow.creature in b.wounded and is_revealed(b, b.creatures[blow.creature])


@REACTIONS.enter(
    M.MISSION_STEP,
    ReactionRow(
        Deck.FURY,
        2,
        Action.INTERACT,
        1,
        0,
        "When a step of a mission is done: a creature that is {first} sector away comes into the hero's sector, "
        "a Mutant also if it is {third} farther away. Dangerous: it attacks at once.",
        "Wenn ein Schritt eines Auftrags getan ist: Eine Kreatur, die {first} Sektor entfernt ist, kommt in den Sektor "
        "des Helden, ein Mutant auch, wenn er {third} weiter weg ist. Gefährlich: Sie greift sofort an.",
        symbol=Kind.MUTANT,
        third=1,
    ),
)
def wrath(t: Table[Board], play: Play, progress: Progress) -> None:
    """Work is heard next door."""
    creature = come_in(t, play.seat, t.board.box.reactions["wrath"])
    if play.dangerous and creature is not None:
        attack_if_here(t, creature)


@FITS.of("wrath")
def somebody_is_near(b: Board, progress: Progress) -> bool:
    """Only where a creature is near enough to come."""
    return bool(near_enough(b, b.box.reactions["wrath"]))


@REACTIONS.enter(
    M.DAMAGED,
    ReactionRow(
        Deck.FURY,
        2,
        Damage.LIFE,
        1,
        1,
        "When the hero takes life damage: the hero loses {first} self-control, too. "
        "Dangerous: and {second} adrenaline.",
        "Wenn der Held Lebensschaden nimmt: Er verliert auch {first} Selbstbeherrschung. "
        "Gefährlich: und {second} Adrenalin.",
    ),
)
def open_wounds(t: Table[Board], play: Play, harm: Harm) -> None:
    """The sight of one's own blood."""
    row = t.board.box.reactions["open_wounds"]
    suffer(t, Damage.CONTROL, row.first)
    if play.dangerous:
        lose_adrenaline(t, row.second)


@REACTIONS.enter(
    M.RESOLVED,
    ReactionRow(
        Deck.FURY,
        2,
        Action.SCAVENGE,
        0,
        1,
        "When a scavenge action is resolved: spawn a creature of a kind that is on the map, Spores up to {third} "
        "sector nearer than they may. Dangerous: then move it by up to {second} sector.",
        "Wenn eine Plünderung abgehandelt ist: Lass eine Kreatur einer Art erscheinen, die schon auf dem Plan ist, "
        "Sporen bis zu {third} Sektor näher als erlaubt. Gefährlich: Bewege sie danach um bis zu {second} Sektor.",
        symbol=Kind.SPORES,
        third=1,
    ),
)
def brood(t: Table[Board], play: Play, deed: Deed) -> None:
    """Where there is one, there are more."""
    b = t.board
    row = b.box.reactions["brood"]
    nearer = {kind: row.third if kind is row.symbol else 0 for kind in REGULAR}
    present = [creature.kind.like for creature in b.creatures]
    kinds = [kind for kind in REGULAR if kind in present and spawn_places(b, kind, nearer[kind])]
    if kinds:
        kind = choose_kind(t, play.seat, kinds)
        creature = evil_spawns(t, play.seat, kind, nearer[kind])
        if play.dangerous and creature is not None:
            evil_moves(t, play.seat, creature, row.second)


@REACTIONS.enter(
    M.KILLED,
    ReactionRow(
        Deck.FURY,
        2,
        Action.FIGHT,
        0,
        1,
        "When the hero kills a creature, but not a boss: spawn one of its kind. "
        "Dangerous: up to {second} sector nearer than it may.",
        "Wenn der Held eine Kreatur tötet, aber keinen Boss: Lass eine ihrer Art erscheinen. "
        "Gefährlich: bis zu {second} Sektor näher als erlaubt.",
    ),
)
def undying(t: Table[Board], play: Play, blow: Blow) -> None:
    """It is never the last one."""
    row = t.board.box.reactions["undying"]
    evil_spawns(t, play.seat, blow.creature.kind.like, row.second if play.dangerous else row.first)


@FITS.of("undying")
def no_boss_fell(b: Board, blow: Blow) -> bool:
    """A boss falls for good."""
    return blow.creature.kind.like in REGULAR
