"""Traps, the purple deck: it works on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.actions.move import displace, ways_out
from unlit.alone.board import Board, doors_of, is_blocked, sector_numbered
from unlit.alone.cards.rows import FITS, REACTIONS, ReactionRow
from unlit.alone.creatures import GLYPH, choose_sector
from unlit.alone.geometry import neighbour
from unlit.alone.harm import lose_adrenaline, suffer
from unlit.alone.items import choose_item, discard_item, lose_item_charges, still_there
from unlit.alone.labyrinth import (
    block_door,
    danger_fits,
    evil_blocks,
    evil_seals,
    evil_switches_off,
    place_condition,
    place_danger,
    switch_off,
)
from unlit.alone.memory import Endangered, Threatened, remember
from unlit.alone.moments import (
    Activation,
    Communication,
    Deed,
    Harm,
    Haul,
    M,
    Play,
    Progress,
    Repair,
    Sighting,
    Step,
    TurnEnd,
)
from unlit.alone.parts import WAYS, Action, Damage, Deck, Kind, Way

if TYPE_CHECKING:
    from unlit.alone.parts import Sector
    from unlit.kernel.table import Table


@REACTIONS.enter(
    M.STEPPING,
    ReactionRow(
        Deck.TRAPS,
        2,
        Action.MOVE,
        0,
        0,
        "Before a step of the hero's through a door: the door is blocked, and the hero stays. "
        "Dangerous: place a danger token on the other side.",
        "Vor einem Schritt des Helden durch eine Tür: Die Tür wird blockiert, und der Held bleibt. "
        "Gefährlich: Lege einen Gefahrenmarker auf die andere Seite.",
    ),
)
def sealed_hatch(t: Table[Board], play: Play, step: Step) -> None:
    """The hero stays; the door on its way is blocked."""
    step.stopped = True
    block_door(t, t.board.map.door[t.board.hero][step.way])
    if play.dangerous:
        remember(t, Endangered())
        place_danger(t, t.board.map.step[t.board.hero][step.way])


@FITS.of("sealed_hatch")
def through_a_door(b: Board, step: Step) -> bool:
    """Only a step through a door that is not stopped yet."""
    return not step.stopped and step.way is not Way.STAIRS and b.map.door[b.hero][step.way] >= 0


@REACTIONS.enter(
    M.REPAIRED,
    ReactionRow(
        Deck.TRAPS,
        2,
        Action.INTERACT,
        0,
        0,
        "When a light control unit is repaired: only its own sector is lighted. Dangerous: not even that.",
        "Wenn eine Lichtsteuerung repariert wird: Nur ihr eigener Sektor wird hell. Gefährlich: nicht einmal der.",
    ),
)
def short_circuit(t: Table[Board], play: Play, repair: Repair) -> None:
    """The lights do not come on."""
    repair.ways = []
    repair.own = not play.dangerous


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.TRAPS,
        2,
        Action.EXPLORE,
        1,
        2,
        "At the end of the turn: block {first} door anywhere. Dangerous: {second} doors.",
        "Am Zugende: Blockiere {first} beliebige Tür. Gefährlich: {second} Türen.",
    ),
)
def lockdown(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Doors are blocked."""
    row = t.board.box.reactions["lockdown"]
    evil_seals(t, play.seat, row.second if play.dangerous else row.first)


@REACTIONS.enter(
    M.MISSION_STEP,
    ReactionRow(
        Deck.TRAPS,
        2,
        Action.INTERACT,
        0,
        2,
        "When a step of a mission is done: place a danger token in the hero's sector. "
        "Dangerous: the hero loses {second} life.",
        "Wenn ein Schritt eines Auftrags getan ist: Lege einen Gefahrenmarker in den Sektor des Helden. "
        "Gefährlich: Der Held verliert {second} Leben.",
    ),
)
def sabotage(t: Table[Board], play: Play, progress: Progress) -> None:
    """Something was wired to it."""
    threaten(t, t.board.hero)
    if play.dangerous:
        suffer(t, Damage.LIFE, t.board.box.reactions["sabotage"].second)


@REACTIONS.enter(
    M.ITEM_ACTIVATED,
    ReactionRow(
        Deck.TRAPS,
        2,
        Action.FIGHT,
        2,
        0,
        "When an item is activated: it loses {first} charges more. Dangerous: its advanced effect does not count.",
        "Wenn ein Gegenstand aktiviert wird: Er verliert {first} weitere Ladungen. "
        "Gefährlich: Seine Verbesserung zählt nicht.",
    ),
)
def rust(t: Table[Board], play: Play, activation: Activation) -> None:
    """The item fails."""
    if activation.item in t.board.items:
        lose_item_charges(t, activation.item, t.board.box.reactions["rust"].first)
    if play.dangerous:
        activation.upgraded = False


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.TRAPS,
        2,
        Action.LOCATE,
        1,
        0,
        "At the end of the turn: place a glyph in the hero's sector or one adjacent to it: there every fright costs "
        "{first} more. Dangerous: the lights in the hero's sector go out, and you put the hero into an "
        "adjacent sector.",
        "Am Zugende: Lege eine Glyphe in den Sektor des Helden oder einen benachbarten: Dort kostet jeder Schrecken "
        "{first} mehr. Gefährlich: Im Sektor des Helden geht das Licht aus, und du setzt ihn in einen "
        "benachbarten Sektor.",
    ),
)
def glyph(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """A sign on the wall, and a floor that gives way."""
    b = t.board
    place_condition(t, choose_sector(t, play.seat, "glyph at", [b.hero, *beside_hero(b)]), GLYPH)
    if play.dangerous:
        switch_off(t, b.hero)
        ways = ways_out(b)
        if ways:
            displace(t, t.ask(play.seat, "put hero", ways).way)


def beside_hero(b: Board) -> list[Sector]:
    """The sectors adjacent to the hero's."""
    return [there for way in WAYS if (there := neighbour(b.map, b.blocked, b.hero, way)) >= 0]


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.TRAPS,
        2,
        Action.SCAVENGE,
        2,
        4,
        "At the end of the turn: the lights go out in up to {first} sectors. Dangerous: in up to {second}.",
        "Am Zugende: In bis zu {first} Sektoren geht das Licht aus. Gefährlich: in bis zu {second}.",
    ),
)
def blackout(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Lights go out, anywhere."""
    b = t.board
    row = b.box.reactions["blackout"]
    evil_switches_off(t, play.seat, row.second if play.dangerous else row.first, b.map.used)


@REACTIONS.enter(
    M.STEPPED,
    ReactionRow(
        Deck.TRAPS,
        2,
        Action.MOVE,
        0,
        1,
        "After a step of the hero's: place a danger token in the hero's sector. "
        "Dangerous: the hero loses {second} life.",
        "Nach einem Schritt des Helden: Lege einen Gefahrenmarker in seinen Sektor. "
        "Gefährlich: Der Held verliert {second} Leben.",
        symbol=Kind.CULTIST,
    ),
)
def tripwire(t: Table[Board], play: Play, step: Step) -> None:
    """The hero's foot catches on something."""
    threaten(t, t.board.hero)
    if play.dangerous:
        suffer(t, Damage.LIFE, t.board.box.reactions["tripwire"].second)


def threaten(t: Table[Board], sector: Sector) -> None:
    """A danger token comes into a revealed sector, if it fits there."""
    if danger_fits(t.board, sector):
        remember(t, Threatened())
        place_danger(t, sector)


@REACTIONS.enter(
    M.SECTOR_REVEALED,
    ReactionRow(
        Deck.TRAPS,
        2,
        Action.EXPLORE,
        0,
        0,
        "When a sector is revealed: place a danger token there. Dangerous: block a door of that sector.",
        "Wenn ein Sektor aufgedeckt wird: Lege dort einen Gefahrenmarker hin. "
        "Gefährlich: Blockiere eine Tür dieses Sektors.",
        symbol=Kind.WORM,
    ),
)
def pitfall(t: Table[Board], play: Play, sighting: Sighting) -> None:
    """What the hero has just seen is not safe."""
    sector = sector_numbered(t.board, sighting.number)
    if sector is not None:
        threaten(t, sector)
        if play.dangerous:
            evil_blocks(t, play.seat, doors_of(t.board, sector))


@REACTIONS.enter(
    M.ANSWERING,
    ReactionRow(
        Deck.TRAPS,
        2,
        Action.LOCATE,
        0,
        1,
        "Before an answer is given: the hero does not get that answer. Dangerous: the hero loses {second} adrenaline.",
        "Bevor eine Antwort gegeben wird: Der Held bekommt diese Antwort nicht. "
        "Gefährlich: Er verliert {second} Adrenalin.",
    ),
)
def dead_channel(t: Table[Board], play: Play, telling: Communication) -> None:
    """Nobody answers."""
    telling.silent = True
    if play.dangerous:
        lose_adrenaline(t, t.board.box.reactions["dead_channel"].second)


@REACTIONS.enter(
    M.ITEMS_DRAWN,
    ReactionRow(
        Deck.TRAPS,
        2,
        Action.SCAVENGE,
        0,
        1,
        "When items are drawn: the hero discards one of them. Dangerous: the hero loses {second} life.",
        "Wenn Gegenstände gezogen werden: Der Held legt einen davon ab. Gefährlich: Er verliert {second} Leben.",
        symbol=Kind.PARASITE,
    ),
)
def booby_trap(t: Table[Board], play: Play, haul: Haul) -> None:
    """Something was wired to what was found."""
    drawn = still_there(t.board, haul)
    if drawn:
        item = choose_item(t, "lose item", drawn)
        drawn.remove(item)
        discard_item(t, item)
    if play.dangerous:
        suffer(t, Damage.LIFE, t.board.box.reactions["booby_trap"].second)


@REACTIONS.enter(
    M.DAMAGED,
    ReactionRow(
        Deck.TRAPS,
        2,
        Damage.LIFE,
        0,
        0,
        "When the hero takes life damage: block a door of the hero's sector. Dangerous: block every door of it.",
        "Wenn der Held Lebensschaden nimmt: Blockiere eine Tür seines Sektors. "
        "Gefährlich: Blockiere jede Tür dieses Sektors.",
    ),
)
def cave_in(t: Table[Board], play: Play, harm: Harm) -> None:
    """The ways out are buried."""
    doors = doors_of(t.board, t.board.hero)
    if play.dangerous:
        for door in doors:
            block_door(t, door)
    else:
        evil_blocks(t, play.seat, doors)


@FITS.of("cave_in")
def a_door_stands_open(b: Board, harm: Harm) -> bool:
    """Only where a door can be blocked."""
    return not all(is_blocked(b, door) for door in doors_of(b, b.hero))


@REACTIONS.enter(
    M.RESOLVED,
    ReactionRow(
        Deck.TRAPS,
        2,
        Action.FIGHT,
        0,
        0,
        "When a fight action is resolved: the lights in the hero's sector go out. "
        "Dangerous: and those in the sectors adjacent to it.",
        "Wenn ein Kampf abgehandelt ist: Im Sektor des Helden geht das Licht aus. "
        "Gefährlich: und in den benachbarten Sektoren auch.",
        symbol=Kind.MUTANT,
    ),
)
def creeping_dark(t: Table[Board], play: Play, deed: Deed) -> None:
    """The dark closes in."""
    b = t.board
    for sector in [b.hero, *beside_hero(b)] if play.dangerous else [b.hero]:
        switch_off(t, sector)
