"""The items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.actions.explore import line, make_safer, reveal_line, ways_to_look
from unlit.alone.actions.fight import targets_at_hand
from unlit.alone.actions.interact import LIGHT, eligible, interact_with, repair
from unlit.alone.actions.locate import TARGETS, ask_for
from unlit.alone.actions.move import STOP, step, ways_out
from unlit.alone.board import HERO, Board, Creature, by_look, creatures_at
from unlit.alone.cards.rows import FITS, ITEMS, ItemRow
from unlit.alone.fighting import strike
from unlit.alone.harm import can_recover, recover
from unlit.alone.labyrinth import switch_on
from unlit.alone.moments import Activation, Harm, M, Roll
from unlit.alone.parts import COMPASS, Action, Matrix, Way
from unlit.alone.rolls import reroll_hits

if TYPE_CHECKING:
    from unlit.alone.parts import Sector
    from unlit.kernel.table import Table


@ITEMS.enter(
    None,
    ItemRow(
        3,
        Matrix.CHEMICAL,
        Matrix.MECHANICAL,
        Action.FIGHT,
        2,
        1,
        "Fight: spend any number of charges; attack a creature in your sector with {basic} dice for each. "
        "Upgraded: and {advanced} die more.",
        "Kämpfen: Gib beliebig viele Ladungen aus; greife eine Kreatur in deinem Sektor mit {basic} Würfeln je Ladung "
        "an. Verbessert: und {advanced} Würfel mehr.",
        several=True,
    ),
)
def bullets(t: Table[Board], activation: Activation) -> None:
    """Two dice for each charge."""
    row = t.board.box.items["bullets"]
    targets = targets_at_hand(t.board)
    if targets:
        dice = row.basic * activation.charges + (row.advanced if activation.upgraded else 0)
        strike(t, targets[t.ask(HERO, "target", list(targets))], dice)


@FITS.of("bullets")
def something_here(b: Board, _: object) -> bool:
    """A creature in the hero's sector."""
    return bool(creatures_at(b, b.hero))


@ITEMS.enter(
    None,
    ItemRow(
        1,
        Matrix.MECHANICAL,
        Matrix.CHEMICAL,
        Action.MOVE,
        2,
        0,
        "Move: go up to {basic} sectors. Upgraded: then you may perform a fight action.",
        "Bewegen: Gehe bis zu {basic} Sektoren weit. Verbessert: Danach darfst du eine Kampfaktion ausführen.",
    ),
)
def jet_pack(t: Table[Board], activation: Activation) -> None:
    """Up to two steps, then perhaps a fight."""
    b = t.board
    for number in range(t.board.box.items["jet_pack"].basic):
        ways = ways_out(b)
        options: list[Way | str] = [*ways, STOP] if number else [*ways]
        choice = t.ask(HERO, "fly", options) if options else STOP
        if not isinstance(choice, Way) or not step(t, choice):
            break
    if activation.upgraded:
        t.board.granted = Action.FIGHT


@ITEMS.enter(
    M.ROLLED,
    ItemRow(
        1,
        Matrix.MECHANICAL,
        Matrix.ELECTRICAL,
        None,
        0,
        1,
        "After a creature's attack: evil rolls all hits again. Upgraded: and {advanced} hit does not count.",
        "Nach dem Angriff einer Kreatur: Das Böse würfelt alle Treffer neu. "
        "Verbessert: und {advanced} Treffer zählt nicht.",
    ),
)
def armor(t: Table[Board], activation: Activation, roll: Roll) -> None:
    """All hits are rolled again."""
    reroll_hits(t, roll)
    if activation.upgraded:
        hits = [place for place, die in enumerate(roll.dice) if roll.counts(die)]
        for place in reversed(hits[: t.board.box.items["armor"].advanced]):
            del roll.dice[place]


@FITS.of("armor")
def creature_hits(b: Board, roll: Roll) -> bool:
    """A creature's attack with a hit."""
    return roll.is_attack() and roll.hits() > 0


@ITEMS.enter(
    None,
    ItemRow(
        1,
        Matrix.CHEMICAL,
        Matrix.ELECTRICAL,
        Action.EXPLORE,
        0,
        0,
        "Explore: the sectors that you look at are lighted, too. Upgraded: and so is your own.",
        "Erkunden: Die Sektoren, die du dir ansiehst, werden auch hell. Verbessert: und dein eigener ebenso.",
    ),
)
def flare(t: Table[Board], activation: Activation) -> None:
    """Light where the hero looks."""
    b = t.board
    ways = ways_to_look(b)
    if ways:
        way = t.ask(HERO, "flare", ways)
        reveal_line(t, way)
        switch_on(t, [b.hero] * activation.upgraded + [*line(b, way)])
        make_safer(t, way)


@ITEMS.enter(
    None,
    ItemRow(
        1,
        Matrix.ELECTRICAL,
        Matrix.MECHANICAL,
        Action.LOCATE,
        3,
        0,
        "Locate: ask for {basic} targets. Upgraded: then you may perform an explore action.",
        "Orten: Frage nach {basic} Zielen. Verbessert: Danach darfst du eine Erkundung ausführen.",
    ),
)
def scanner(t: Table[Board], activation: Activation) -> None:
    """Three answers, then perhaps a look."""
    first = t.ask(HERO, "locate", list(TARGETS), 1)
    ask_for(t, t.board.box.items["scanner"].basic, [first])
    if activation.upgraded:
        t.board.granted = Action.EXPLORE


@ITEMS.enter(
    M.DAMAGED,
    ItemRow(
        1,
        Matrix.CHEMICAL,
        Matrix.CHEMICAL,
        None,
        1,
        2,
        "After you take damage: recover {basic} on the track of its kind. Upgraded: {advanced}.",
        "Nachdem du Schaden genommen hast: Gewinne {basic} davon zurück. Verbessert: {advanced}.",
    ),
)
def stimulant(t: Table[Board], activation: Activation, harm: Harm) -> None:
    """Some of it is recovered."""
    row = t.board.box.items["stimulant"]
    recover(t, harm.kind, row.advanced if activation.upgraded else row.basic)


@FITS.of("stimulant")
def below_cap(b: Board, harm: Harm) -> bool:
    """Where something can be recovered."""
    return can_recover(b, harm.kind)


@ITEMS.enter(
    None,
    ItemRow(
        1,
        Matrix.ELECTRICAL,
        Matrix.ELECTRICAL,
        Action.INTERACT,
        0,
        0,
        "Interact: a light control unit that you repair lights all four directions. "
        "Upgraded: then you may perform a move action.",
        "Interagieren: Eine Lichtsteuerung, die du reparierst, beleuchtet alle vier Richtungen. "
        "Verbessert: Danach darfst du eine Bewegung ausführen.",
    ),
)
def multitool(t: Table[Board], activation: Activation) -> None:
    """A better repair, then perhaps a move."""
    targets = eligible(t.board)
    if targets:
        target = t.ask(HERO, "interact", targets)
        if target == LIGHT:
            repair(t, list(COMPASS))
        else:
            interact_with(t, target)
    if activation.upgraded:
        t.board.granted = Action.MOVE


@ITEMS.enter(
    None,
    ItemRow(
        1,
        Matrix.MECHANICAL,
        Matrix.CHEMICAL,
        Action.FIGHT,
        2,
        1,
        "Fight: attack a creature in line of sight, up to {other} sectors away, with {basic} dice. "
        "Upgraded: with {advanced} die more.",
        "Kämpfen: Greife eine Kreatur in Sichtlinie, bis zu {other} Sektoren weit, mit {basic} Würfeln an. "
        "Verbessert: mit {advanced} Würfel mehr.",
        other=2,
    ),
)
def harpoon(t: Table[Board], activation: Activation) -> None:
    """A target at a distance."""
    row = t.board.box.items["harpoon"]
    targets = targets_in_sight(t.board)
    if targets:
        dice = row.basic + (row.advanced if activation.upgraded else 0)
        strike(t, targets[t.ask(HERO, "target", list(targets))], dice)


def targets_in_sight(b: Board) -> dict[str, Creature]:
    """The creatures here, and those in line of sight and within reach, by their direction."""
    found = targets_at_hand(b)
    for way, far, sector in within_reach(b):
        found |= {f"{name} {way} {far}": one for name, one in by_look(b, creatures_at(b, sector)).items()}
    return found


def within_reach(b: Board) -> list[tuple[Way, int, Sector]]:
    """The sectors in line of sight that the harpoon reaches."""
    lines, revealed, found = b.map.distances(b.blocked).lines[b.hero], b.revealed, []
    for way in COMPASS:
        for far, sector in enumerate(lines[way][: b.box.items["harpoon"].other], start=1):
            if not revealed >> sector & 1:
                break
            found.append((way, far, sector))
    return found


@FITS.of("harpoon")
def something_in_sight(b: Board, _: object) -> bool:
    """A creature within reach."""
    seen = [at for at in b.creatures.values() if b.revealed >> at & 1]
    reach = [b.hero, *(sector for _, _, sector in within_reach(b))] if seen else []
    return any([sector in reach for sector in seen])
