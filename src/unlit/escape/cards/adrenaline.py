"""Adrenaline cards: each is a bonus to a stat, a step on the fear track, or an ability, and cards in hand are life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import Board, Deed, active_on, change, enemies_on, is_full, players_on, stat_of
from unlit.escape.cards.rows import ADRENALINE, FITS, AdrenalineRow
from unlit.escape.challenges import reroll
from unlit.escape.enemy_moves import put
from unlit.escape.events import ThreatGained, ThreatLost
from unlit.escape.exploring import doors_to_explore
from unlit.escape.fear import change_fear, set_fear
from unlit.escape.hand import draw_cards
from unlit.escape.moments import Attack, Challenge, M
from unlit.escape.moving import may_crawl, may_leave, moves_left
from unlit.escape.parts import ICONS_OF, LEAST_FEAR, TERROR, Enemy, Kind, Stat, Tile
from unlit.escape.responses import helpers
from unlit.escape.threat import lose_threat
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table


def fear_after_cost(b: Board, seat: Seat, card: str) -> int:
    """How frightened the player will be when the ability begins (E4.2)."""
    return b.people[seat].fear + b.box.adrenaline[card].fear


# In one's own turn


@ADRENALINE.enter(
    None,
    AdrenalineRow(
        4,
        Stat.INTELLIGENCE,
        1,
        -1,
        2,
        "In your turn: a player on your tile, yourself included, loses {number} fear.",
        "In deinem Zug: Du oder ein anderer Spieler auf deinem Plättchen verliert {number} Angst.",
    ),
)
def deep_breath(t: Table[Board], seat: Seat, _: None) -> None:
    """Somebody calms down."""
    b = t.board
    frightened = [one for one in players_on(b, b.people[seat].at) if b.people[one].fear > LEAST_FEAR]
    change_fear(t, t.ask(seat, "calm", frightened), -b.box.adrenaline["deep_breath"].number)


@FITS.of("deep_breath")
def somebody_frightened(b: Board, seat: Seat, _: None) -> bool:
    """Somebody here whose fear can fall."""
    others = [one for one in players_on(b, b.people[seat].at) if one != seat]
    own = fear_after_cost(b, seat, "deep_breath")
    return own > LEAST_FEAR or any(b.people[one].fear > LEAST_FEAR for one in others)


@ADRENALINE.enter(
    None,
    AdrenalineRow(
        3,
        Stat.INTELLIGENCE,
        2,
        0,
        1,
        "In your turn, with no active guard on your tile: lose {number} threat, and all moves that you have left.",
        "In deinem Zug, wenn keine aktive Wache auf deinem Plättchen ist: "
        "Verliere {number} Bedrohung und alle Schritte, die du noch hast.",
    ),
)
def lie_low(t: Table[Board], seat: Seat, _: None) -> None:
    """Whoever stays where it is will be forgotten."""
    b = t.board
    lose_threat(t, seat, b.box.adrenaline["lie_low"].number)
    b.moves += max(0, moves_left(b, seat))


@FITS.of("lie_low")
def unwatched(b: Board, seat: Seat, _: None) -> bool:
    """Threat to lose, and no guard who looks."""
    one = b.people[seat]
    return one.threat > 0 and all(enemy.kind is not Kind.GUARD for enemy in active_on(b, one.at))


@ADRENALINE.enter(
    None,
    AdrenalineRow(
        4,
        Stat.STRENGTH,
        2,
        1,
        0,
        "In your turn: push a guard or a clone, stunned or not, from your tile through an unlocked door "
        "to an adjacent tile that has room for it.",
        "In deinem Zug: Dränge eine Wache oder einen Klon, betäubt oder nicht, von deinem Plättchen "
        "durch eine unverschlossene Tür auf ein benachbartes, das noch Platz hat.",
    ),
)
def shove(t: Table[Board], seat: Seat, _: None) -> None:
    """An enemy goes next door."""
    b = t.board
    found = pushes(b, seat)
    enemy, to = found[t.ask(seat, "push", list(found))]
    put(t, enemy, to)


def pushes(b: Board, seat: Seat) -> dict[str, tuple[Enemy, Tile]]:
    """Who can be pushed from the player's tile, and where to."""
    at = b.people[seat].at
    return {
        f"{enemy} to {b.map.name(to)}": (enemy, to)
        for enemy in enemies_on(b, at)
        if enemy.kind in (Kind.GUARD, Kind.CLONE)
        for to in b.map.near[at]
        if not is_full(b, to, enemy.kind)
    }


@FITS.of("shove")
def somebody_to_push(b: Board, seat: Seat, _: None) -> bool:
    """A guard or a clone, and room for it next door."""
    return bool(pushes(b, seat))


@ADRENALINE.enter(
    None,
    AdrenalineRow(
        4,
        Stat.STRENGTH,
        1,
        -1,
        1,
        "In your turn: give {number} of your threat to a player on your tile or an adjacent one.",
        "In deinem Zug: Gib {number} Bedrohung an einen Spieler auf deinem oder einem benachbarten Plättchen ab.",
    ),
)
def blame(t: Table[Board], seat: Seat, _: None) -> None:
    """The tokens change hands: none comes from the pool, and none leaves the game."""
    b = t.board
    other = t.ask(seat, "blame", helpers(b, seat))
    count = min(b.box.adrenaline["blame"].number, b.people[seat].threat)
    change(b, seat, threat=b.people[seat].threat - count)
    t.tell(EVERYONE, ThreatLost, seat, b.people[seat].threat)
    change(b, other, threat=b.people[other].threat + count)
    t.tell(EVERYONE, ThreatGained, other, b.people[other].threat)
    b.deeds += (Deed(seat, other, "blamed"),)


@FITS.of("blame")
def somebody_to_blame(b: Board, seat: Seat, _: None) -> bool:
    """Threat to give, and somebody near."""
    return b.people[seat].threat > 0 and bool(helpers(b, seat))


@ADRENALINE.enter(
    None,
    AdrenalineRow(
        4,
        Stat.SPEED,
        2,
        2,
        0,
        "In your turn, when enemies hold you: you may leave your tile this turn without a challenge.",
        "In deinem Zug, wenn Gegner dich festhalten: Du darfst dein Plättchen in diesem Zug ohne Probe verlassen.",
    ),
)
def headlong(t: Table[Board], seat: Seat, _: None) -> None:
    """Nobody holds the player here."""
    t.board.freed = t.board.people[seat].at


@FITS.of("headlong")
def held(b: Board, seat: Seat, _: None) -> bool:
    """Moves left, enemies in the way, and somewhere to go."""
    return moves_left(b, seat) > 0 and not may_leave(b, seat) and leads_out(b, seat)


def leads_out(b: Board, seat: Seat) -> bool:
    """Whether there is a door, or a vent that is not free already and that the card's own fear does not close."""
    at = b.people[seat].at
    vents = b.map.vents[at] and not may_crawl(b, seat) and fear_after_cost(b, seat, "headlong") < TERROR
    return bool(b.map.near[at] or vents or doors_to_explore(b, at))


@ADRENALINE.enter(
    None,
    AdrenalineRow(
        4,
        Stat.TOUGHNESS,
        1,
        1,
        2,
        "In your turn: draw {number} cards, as far as your hand has room for them.",
        "In deinem Zug: Ziehe {number} Karten, soweit deine Hand Platz dafür hat.",
    ),
)
def second_wind(t: Table[Board], seat: Seat, _: None) -> None:
    """More cards than it cost."""
    draw_cards(t, seat, t.board.box.adrenaline["second_wind"].number)


@FITS.of("second_wind")
def hand_not_full(b: Board, seat: Seat, _: None) -> bool:
    """A hand that will be larger for it."""
    return len(b.people[seat].hand) < b.people[seat].vitality


@ADRENALINE.enter(
    None,
    AdrenalineRow(
        4,
        Stat.TOUGHNESS,
        1,
        -2,
        0,
        "In your turn: exchange your fear for that of another player on your tile.",
        "In deinem Zug: Tausche deine Angst gegen die eines anderen Spielers auf deinem Plättchen.",
    ),
)
def shared_nerves(t: Table[Board], seat: Seat, _: None) -> None:
    """Each has the other's fear."""
    b = t.board
    own = b.people[seat].fear
    other = t.ask(seat, "swap fear", not_as_frightened(b, seat, own))
    set_fear(t, seat, b.people[other].fear)
    set_fear(t, other, own)


def not_as_frightened(b: Board, seat: Seat, fear: int) -> list[Seat]:
    """The others on the tile whose fear is another."""
    return [one for one in players_on(b, b.people[seat].at) if one != seat and b.people[one].fear != fear]


@FITS.of("shared_nerves")
def somebody_to_swap_with(b: Board, seat: Seat, _: None) -> bool:
    """Somebody here whose fear will be another than the player's."""
    return bool(not_as_frightened(b, seat, fear_after_cost(b, seat, "shared_nerves")))


# In challenges


@ADRENALINE.enter(
    M.CHALLENGE,
    AdrenalineRow(
        5,
        Stat.SPEED,
        1,
        1,
        2,
        "Before a challenge roll, yours or that of a player on your tile or an adjacent one: {number} dice more.",
        "Vor einem Probenwurf von dir oder von einem Spieler auf deinem oder einem benachbarten Plättchen: "
        "{number} Würfel mehr.",
    ),
)
def lend_a_hand(t: Table[Board], seat: Seat, challenge: Challenge) -> None:
    """More of whatever stat is asked for."""
    challenge.more += t.board.box.adrenaline["lend_a_hand"].number


@ADRENALINE.enter(
    M.CHALLENGE,
    AdrenalineRow(
        4,
        Stat.INTELLIGENCE,
        1,
        0,
        0,
        "Before your challenge roll: use Strength instead of Intelligence, or Intelligence instead of Strength, "
        "for the dice and for the icons.",
        "Bevor du für eine Probe würfelst: Nimm Stärke statt Intelligenz oder Intelligenz statt Stärke, "
        "für die Würfel wie für die Symbole.",
    ),
)
def improvise(t: Table[Board], seat: Seat, challenge: Challenge) -> None:
    """The other stat will do."""
    challenge.stat = OTHER_STAT[challenge.stat]


OTHER_STAT = {Stat.INTELLIGENCE: Stat.STRENGTH, Stat.STRENGTH: Stat.INTELLIGENCE}


@FITS.of("improvise")
def own_challenge(b: Board, seat: Seat, challenge: Challenge) -> bool:
    """Only one's own."""
    return challenge.seat == seat


@ADRENALINE.enter(
    M.ROLLED,
    AdrenalineRow(
        4,
        Stat.INTELLIGENCE,
        2,
        1,
        0,
        "After a challenge roll, yours or that of a player on your tile or an adjacent one: "
        "a die of your choice is rolled again.",
        "Nach einem Probenwurf von dir oder von einem Spieler auf deinem oder einem benachbarten Plättchen: "
        "Ein Würfel deiner Wahl wird neu geworfen.",
    ),
)
def second_look(t: Table[Board], seat: Seat, challenge: Challenge) -> None:
    """For good or ill."""
    faces = {str(die): die for die in challenge.dice}
    reroll(t, challenge, [faces[t.ask(seat, "reroll", list(faces))]])


@FITS.of("second_look")
def anything_rolled(b: Board, seat: Seat, challenge: Challenge) -> bool:
    """At least one die."""
    return bool(challenge.dice)


@ADRENALINE.enter(
    M.ROLLED,
    AdrenalineRow(
        3,
        Stat.STRENGTH,
        3,
        2,
        0,
        "After your challenge roll: roll all dice again that show none of the icons that count.",
        "Nachdem du für eine Probe gewürfelt hast: Wirf alle Würfel neu, die keines der Symbole zeigen, die zählen.",
    ),
)
def once_more(t: Table[Board], seat: Seat, challenge: Challenge) -> None:
    """All that missed."""
    worth = ICONS_OF[challenge.stat]
    reroll(t, challenge, [die for die in challenge.dice if die not in worth])


@FITS.of("once_more")
def own_misses(b: Board, seat: Seat, challenge: Challenge) -> bool:
    """Dice of one's own that missed."""
    worth = ICONS_OF[challenge.stat]
    return challenge.seat == seat and any(die not in worth for die in challenge.dice)


# Against attacks


@ADRENALINE.enter(
    M.ATTACK,
    AdrenalineRow(
        5,
        Stat.TOUGHNESS,
        2,
        1,
        2,
        "Before an enemy's attack on you or on a player on your tile or an adjacent one: it has {number} dice fewer.",
        "Vor dem Angriff eines Gegners auf dich oder auf einen Spieler auf deinem oder einem benachbarten Plättchen: "
        "Er hat {number} Würfel weniger.",
    ),
)
def take_cover(t: Table[Board], seat: Seat, attack: Attack) -> None:
    """The attack is weaker."""
    attack.count = max(0, attack.count - t.board.box.adrenaline["take_cover"].number)


@FITS.of("take_cover")
def any_dice(b: Board, seat: Seat, attack: Attack) -> bool:
    """An attack that has dice left."""
    return attack.count > 0


@ADRENALINE.enter(
    M.ATTACK_ROLLED,
    AdrenalineRow(
        4,
        Stat.STRENGTH,
        1,
        0,
        0,
        "After the roll of an attack that would hurt you or a player on your tile or an adjacent one: "
        "all its dice whose icons count are rolled again.",
        "Nach dem Wurf eines Angriffs, der dich oder einen Spieler auf deinem oder einem benachbarten Plättchen "
        "treffen würde: Alle seine Würfel, deren Symbole zählen, werden neu geworfen.",
    ),
)
def hold_off(t: Table[Board], seat: Seat, attack: Attack) -> None:
    """All that hit, once more."""
    worth = ICONS_OF[attack.stat]
    reroll(t, attack, [die for die in attack.dice if die in worth])


@FITS.of("hold_off")
def would_hurt(b: Board, seat: Seat, attack: Attack) -> bool:
    """An attack that gets through."""
    return attack.icons() > stat_of(b, attack.seat, Stat.TOUGHNESS)
