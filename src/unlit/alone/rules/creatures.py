"""What creatures do: they appear, move, make noise, frighten, attack, and fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import (
    Board,
    Creature,
    by_name,
    called,
    creatures_at,
    creatures_on,
    evil_seats,
    is_door_seen,
    is_lit,
    is_revealed,
    leading,
    named,
    stats_of,
    tokens_left,
)
from unlit.alone.board.geometry import neighbour, noise_ways, other_level
from unlit.alone.box.pieces import (
    NAMES,
    REGULAR,
    SECTOR_OF,
    Damage,
    Kind,
    Purpose,
    Way,
    Whence,
    level_of,
)
from unlit.alone.rules.boxes import effects_of
from unlit.alone.rules.harm import suffer
from unlit.alone.rules.labyrinth import blocked_doors_of, free_door
from unlit.alone.rules.modules import modules_of, most_on_a_level, power_of, powers_on_map
from unlit.alone.rules.moments import Appearance, Fright, M
from unlit.alone.rules.reactions import react
from unlit.alone.rules.remembering import figure, remember
from unlit.alone.rules.rolls import evil_rolls
from unlit.alone.rules.using import hero_answers, hero_answers_again
from unlit.alone.told.abouts import AboutCreature, AboutNoise
from unlit.alone.told.events import (
    Appeared,
    Attacked,
    Crept,
    Faded,
    Left,
    MadeRoom,
    Met,
    Missed,
    Noise,
    Passed,
    Spawned,
    Teleported,
    Vanished,
)
from unlit.alone.told.memory import Came, Heard, Scattered, Stirred, Thinned, Went
from unlit.alone.told.notes import NoiseNoted, Note
from unlit.alone.told.things import AT, STOP, Free, Stop, Toward, beings
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from unlit.alone.box.pieces import Door, Sector
    from unlit.alone.box.rows import ReactionRow
    from unlit.alone.told.notes import Noted
    from unlit.kernel.table import Table
    from unlit.kernel.told.option import Option
    from unlit.kernel.told.question import About, Seat

NOWHERE, OTHER_LEVEL = str(Whence.NOWHERE), str(Whence.OTHER_LEVEL)  # in what the hero remembers
FARTHEST = 4  # no card lets a creature move farther
GLYPH = "glyph"  # the card, and the condition token that makes every fright cost more


# A15.5
def spawn_places(b: Board, kind: Kind, nearer: int = 0) -> list[Sector]:
    """Where a creature of this kind may spawn: far enough from the hero, on a level that is not full."""
    if tokens_left(b, kind) == 0:
        return []
    far = far_off(b)[max(0, stats_of(b, kind).spawn - nearer)]
    return [sector for level in levels_with_room(b) for sector in far[level]]


# A15.3
def far_off(b: Board) -> list[tuple[list[Sector], list[Sector]]]:
    """For each spawn distance, the sectors of each level that are at least that far from the hero."""
    return b.map.distances(spawn_doors(b)).at_least(b.map, b.hero)


# A15.3
def spawn_doors(b: Board) -> int:
    """The doors that count as closed for spawn distance: none, or by the other reading the blocked ones."""
    return b.blocked if "spawn_distance" in b.switches else 0


# A15.4
def levels_with_room(b: Board) -> list[int]:
    """The levels that have room for another creature."""
    upper = creatures_on(b, 0)
    lower = len(b.creatures) - upper
    most = most_on_a_level(b)
    return [level for level, count in enumerate((upper, lower)) if count < most]


# A15.11
def kinds_to_spawn(b: Board, nearer: int = 0) -> list[Kind]:
    """The regular kinds that can spawn somewhere."""
    far = far_off(b)
    levels = levels_with_room(b)
    present = [creature.kind for creature in b.creatures]
    stats = b.box.nightmare if b.nightmare else b.box.calm
    tokens = b.box.tokens
    left = [kind for kind in REGULAR if present.count(kind) < tokens[kind]]
    spawns = [(kind, stats[kind].spawn - nearer) for kind in left]
    return [kind for kind, spawn in spawns if any([far[spawn if spawn > 0 else 0][level] for level in levels])]


def evil_spawns(t: Table[Board], seat: Seat, kind: Kind, nearer: int = 0, steps: int = 1) -> Creature | None:
    """An evil player spawns a creature of this kind in a sector of its choice, if there is one."""
    places = spawn_places(t.board, kind, nearer)
    if not places:
        return None
    return spawn(t, kind, choose_sector(t, seat, "spawn at", places, AboutCreature(beings(kind)[0])), steps)


# A15.4, A15.11, A20.5
def boss_comes(t: Table[Board], boss: Kind, others: int) -> None:
    """Spawn a boss; if both levels are full, up to this many creatures make room for it."""
    b = t.board
    for _ in range(others):
        regular = [one for one in b.creatures if one.kind in REGULAR]
        if regular and not levels_with_room(b):
            t.tell(EVERYONE, MadeRoom, boss)
            take_off(t, choose_creature(t, leading(b), "make room", regular))
    evil_spawns(t, leading(b), boss)


def take_off(t: Table[Board], creature: Creature) -> None:
    """Take a creature off the map; the hero sees it go, or can no longer tell who is left in the dark."""
    b = t.board
    at = b.creatures.pop(creature)
    b.wounded -= {creature}
    b.moved -= {creature}
    if is_revealed(b, at):
        t.tell(EVERYONE, Vanished, beings(creature.kind)[0], b.labels[at])
    else:
        t.tell(evil_seats(b), Faded, creature.kind, NAMES[at])
        remember(t, Thinned())


def choose_sector(
    t: Table[Board], seat: Seat, prompt: str, sectors: Sequence[Sector], about: About | None = None
) -> Sector:
    """An evil player names a sector of the map."""
    return SECTOR_OF[t.ask(seat, prompt, [AT[sector] for sector in sectors], about).sector]


def choose_kind(t: Table[Board], seat: Seat, kinds: Iterable[Kind]) -> Kind:
    """An evil player names a kind to spawn."""
    return t.ask(seat, "spawn", [beings(kind)[0] for kind in kinds]).kind


def choose_creature(t: Table[Board], seat: Seat, prompt: str, creatures: Iterable[Creature]) -> Creature:
    """An evil player names a creature; identical ones are one choice."""
    found = by_name(t.board, creatures)
    return found[t.ask(seat, prompt, list(found))]


# A15.3
def spawn(t: Table[Board], kind: Kind, sector: Sector, steps: int = 1) -> Creature:
    """Spawn a creature, seen or heard; if heard, it might also have walked there in this many steps."""
    b = t.board
    creature = Creature(kind)
    b.creatures[creature] = sector
    seen = is_revealed(b, sector)
    if seen:
        t.tell(EVERYONE, Appeared, beings(kind)[0], b.labels[sector])
        remember(t, Came(b.labels[sector], (kind, False), teleported=is_erratic(b, kind)))
    else:
        t.tell(evil_seats(b), Spawned, kind, NAMES[sector])
    make_noise(t, sector, steps, None if kind in REGULAR else kind)
    if seen:
        react(t, M.CREATURE_REVEALED, Appearance(creature, called(b, creature)))
    return creature


# A7.1, A7.8, A7.9
def make_noise(t: Table[Board], sector: Sector, steps: int, kind: Kind | None = None) -> None:
    """A creature is heard where it spawned or where its movement ended, unless it is seen there.

    From the card the hero knows the most steps it can have taken, or who spawned if it is not a regular kind. The hero
    cannot tell whether a standard reaction was a step or a spawn.
    """
    b = t.board
    seen = is_revealed(b, sector)
    if seen and "seen_noise" not in b.switches:
        return
    way = direction_of(t, sector)
    note(b, NoiseNoted(way))
    if not t.rolling:
        least = 0 if kind is None else stats_of(b, kind).spawn
        fact = Heard(b.labels[b.hero], str(way), steps, kind, b.nightmare, seen, least=least)
        for module in modules_of(b):
            fact = module.heard(b, fact)
        remember(t, fact)
    t.tell(EVERYONE, Noise, way)


# A7.2, A7.4, A7.5, A7.6
def direction_of(t: Table[Board], sector: Sector) -> Way | Whence:
    """The first step of a shortest path to the noise; if there are several, evil's leader picks one."""
    b = t.board
    if sector == b.hero:
        return Whence.HERE
    if other_level(b.hero, sector):
        return Whence.OTHER_LEVEL
    ways = noise_ways(b.map, b.blocked, b.hero, sector)
    return t.ask(leading(b), "noise", ways, AboutNoise(NAMES[sector])).way if ways else Whence.NOWHERE


def feign_noise(t: Table[Board], choice: Option) -> None:
    """Tell a false noise like a true one; since it may be a lie, the hero remembers no fact of it."""
    way = choice.way if isinstance(choice, Toward) else Whence.OTHER_LEVEL
    note(t.board, NoiseNoted(way))
    t.tell(EVERYONE, Noise, way)


# A1.26
def note(b: Board, noted: Noted) -> None:
    """Note on the hero's sheet what was told this round; nothing depends on it."""
    b.notes += (Note(b.turn, noted),)


# A6.8, A7.1
def evil_moves(
    t: Table[Board], seat: Seat, creature: Creature, most: int, any_most: int = 0, heard_as: Kind | None = None
) -> None:
    """Evil moves a creature up to this many sectors; a blocked door costs a step. It is heard once, at the end.

    Hearing it does not tell its kind, unless only one kind can have moved. `any_most` is the farthest that the card
    lets any creature go.
    """
    b = t.board
    left = most
    while left > 0 and creature in b.creatures:
        doors = doors_to_free(b, creature)
        options: list[Stop | Toward | Free] = [STOP, *steps_for(b, creature), *doors]
        choice = t.ask(seat, "creature goes", options, lambda b: AboutCreature(named(b, creature)))
        if isinstance(choice, Stop):
            break
        left -= 1
        if isinstance(choice, Toward):
            step_creature(t, creature, choice.way)
        else:
            if is_door_seen(b, doors[choice]):
                remember(t, Stirred(max(most, any_most)))
            free_door(t, doors[choice])
    if left < most and creature in b.creatures:
        make_noise(t, b.creatures[creature], max(most, any_most, 1), heard_as)


# D1.4, D1.7
def bonus(row: ReactionRow, creature: Creature) -> int:
    """How much better than others a creature is at what a card does, if the card shows its kind."""
    return row.third if creature.kind.like is row.symbol else 0


def move_creatures(
    t: Table[Board], seat: Seat, steps: Sequence[int], shown: ReactionRow | None = None
) -> list[Creature]:
    """Move different creatures, one after another, up to this many sectors each; the kind shown goes farther."""
    b = t.board
    moved: list[Creature] = []
    for most in steps:
        others = [one for one in b.creatures if one not in moved]
        if others:
            creature = choose_creature(t, seat, "move creature", others)
            moved.append(creature)
            if shown is None:
                evil_moves(t, seat, creature, most)
            else:
                evil_moves(t, seat, creature, most + bonus(shown, creature), most + shown.third)
    return moved


def near_enough(b: Board, row: ReactionRow) -> list[Creature]:
    """The creatures that a card allows to enter the hero's sector."""
    steps = b.map.distances(b.blocked).steps(b.hero)
    near = [one for one, at in b.creatures.items() if 0 < steps[at] <= row.first + bonus(row, one)]
    return [one for one in near if steps_to_hero(b, one)]


def come_in(t: Table[Board], seat: Seat, row: ReactionRow) -> Creature | None:
    """A creature of evil's choice that is near enough enters the hero's sector; the kind shown may be farther off."""
    b = t.board
    near = near_enough(b, row)
    if not near:
        return None
    creature = choose_creature(t, seat, "move creature", near)
    for _ in range(row.first + bonus(row, creature)):
        # Another card may have moved it on the way.
        ways = steps_to_hero(b, creature) if creature in b.creatures else []
        if ways:
            about = AboutCreature(named(b, creature))
            step_creature(t, creature, t.ask(seat, "creature goes", ways, about).way)
    if creature in b.creatures:
        make_noise(t, b.creatures[creature], row.first + row.third)
    return creature


def steps_to_hero(b: Board, creature: Creature) -> list[Toward]:
    """The steps that bring a creature nearer to the hero."""
    near = b.map.distances(b.blocked)
    steps = near.steps(b.hero)
    at = b.creatures[creature]
    return [one for one in steps_for(b, creature) if steps[near.near[at][one.way]] < steps[at]]


# A15.4, A6.6
def steps_for(b: Board, creature: Creature) -> tuple[Toward, ...]:
    """Where a creature may go in one step: not through a blocked door, and not onto a full level."""
    at = b.creatures[creature]
    ways = b.map.distances(b.blocked).exits[at]
    if ways and ways[-1].way is Way.STAIRS and creatures_on(b, 1 - level_of(at)) >= most_on_a_level(b):
        return ways[:-1]
    return ways


# A6.8
def doors_to_free(b: Board, creature: Creature) -> dict[Free, Door]:
    """The blocked doors of its sector; freeing one costs a step."""
    return blocked_doors_of(b, b.creatures[creature])


# A6.4, A15.10
def step_creature(t: Table[Board], creature: Creature, way: Way) -> None:
    """A creature steps into an adjacent sector, the hero's or another."""
    b = t.board
    at = b.creatures[creature]
    to = neighbour(b.map, b.blocked, at, way)
    was_seen = is_revealed(b, at)
    tell_step(t, creature, way, to)
    b.creatures[creature] = to
    b.moved = b.moved | {creature} if is_lit(b, to) else b.moved - {creature}
    if not was_seen:
        come_out(t, creature)


# A15.6, A15.7
def tell_step(t: Table[Board], creature: Creature, way: Way, to: Sector) -> None:
    """A creature entering a revealed sector is revealed; if it leaves for an unrevealed one, the direction is told."""
    b = t.board
    at = b.creatures[creature]
    if is_revealed(b, at):
        if is_revealed(b, to):
            t.tell(EVERYONE, Passed, called(b, creature), b.labels[at], b.labels[to])
        else:
            t.tell(EVERYONE, Left, called(b, creature), b.labels[at], way)
            remember(t, Went(b.labels[at], way, figure(b, creature)))
    elif is_revealed(b, to):
        t.tell(EVERYONE, Appeared, called(b, creature), b.labels[to])
        anywhere = is_erratic(b, creature.kind)
        remember(t, Came(b.labels[to], figure(b, creature), teleported=anywhere))
    else:
        t.tell(evil_seats(b), Crept, called(b, creature), NAMES[at], NAMES[to])


def is_erratic(b: Board, kind: Kind) -> bool:
    """Whether no one who sees it arrive can tell how far it came."""
    power = power_of(b, kind)
    return power is not None and power.erratic.said(False, b)


# A6.10
def come_out(t: Table[Board], creature: Creature) -> None:
    """A creature that comes out of the dark is revealed, and frightens the hero if it enters the hero's sector."""
    b = t.board
    at = b.creatures[creature]
    if is_revealed(b, at):
        entered_heros = at == b.hero
        react(t, M.CREATURE_REVEALED, Appearance(creature, called(b, creature)))
        if entered_heros:
            frighten(t, creature)


# A15.8, A7.7
def teleport(t: Table[Board], creature: Creature, to: Sector) -> None:
    """Neither spawn nor movement, so no distance and no noise; the card has to check the level limit."""
    was_seen = is_revealed(t.board, t.board.creatures[creature])
    take_away(t, creature)
    put_down(t, creature, to)
    if not was_seen:
        come_out(t, creature)


def take_away(t: Table[Board], creature: Creature) -> None:
    """A creature taken from a revealed sector vanishes before the hero's eyes."""
    b = t.board
    at = b.creatures[creature]
    if is_revealed(b, at):
        t.tell(EVERYONE, Vanished, called(b, creature), b.labels[at])
        remember(t, Went(b.labels[at], None, figure(b, creature)))


def put_down(t: Table[Board], creature: Creature, to: Sector) -> None:
    """Put a creature somewhere else, seen or not."""
    b = t.board
    b.creatures[creature] = to
    b.moved -= {creature}
    if is_revealed(b, to):
        t.tell(EVERYONE, Appeared, called(b, creature), b.labels[to])
        remember(t, Came(b.labels[to], figure(b, creature), teleported=True))
    else:
        t.tell(evil_seats(b), Teleported, called(b, creature), NAMES[to])


def change_places(t: Table[Board], one: Creature, other: Creature) -> None:
    """Teleport two creatures at the same time; only then can anyone react to what came out of the dark."""
    b = t.board
    to, back = b.creatures[other], b.creatures[one]
    unseen = [creature for creature in (one, other) if not is_revealed(b, b.creatures[creature])]
    take_away(t, one)
    take_away(t, other)
    put_down(t, one, to)
    put_down(t, other, back)
    for creature in unseen:
        if creature in b.creatures:
            come_out(t, creature)


def evil_teleports(t: Table[Board], seat: Seat) -> None:
    """Evil teleports a creature."""
    b = t.board
    remember(t, Scattered())
    if b.creatures:
        creature = choose_creature(t, seat, "teleport", b.creatures)
        places = places_to_teleport(b, creature)
        teleport(t, creature, choose_sector(t, seat, "teleport to", places, AboutCreature(called(b, creature))))


def evil_hides(t: Table[Board], seat: Seat, *, any_level: bool) -> Creature | None:
    """Evil teleports a creature into the dark; return it, or None if none can go."""
    b = t.board
    remember(t, Scattered())
    able = [one for one in b.creatures if dark_places(b, one, any_level=any_level)]
    if not able:
        return None
    creature = choose_creature(t, seat, "teleport", able)
    places = dark_places(b, creature, any_level=any_level)
    teleport(t, creature, choose_sector(t, seat, "teleport to", places, AboutCreature(called(b, creature))))
    return creature


def dark_places(b: Board, creature: Creature, *, any_level: bool) -> list[Sector]:
    """The unrevealed sectors to which a creature may be teleported."""
    level = level_of(b.creatures[creature])
    dark = [sector for sector in places_to_teleport(b, creature) if not is_revealed(b, sector)]
    return [sector for sector in dark if any_level or level_of(sector) == level]


# A15.8
def places_to_teleport(b: Board, creature: Creature) -> list[Sector]:
    """Any sector of its own level, and of the other level if that is not full."""
    at = b.creatures[creature]
    levels = [level_of(at), *levels_with_room(b)]
    return [one for one in b.map.used if one != at and level_of(one) in levels]


# A6.9
def meet(t: Table[Board], creatures: list[Creature]) -> None:
    """The hero meets creatures that were not revealed, one by one, in evil's order."""
    left = creatures[:]
    while left := [one for one in left if one in t.board.creatures]:
        creature = choose_creature(t, leading(t.board), "frightens", left)
        left.remove(creature)
        frighten(t, creature)


# A6.9, A10.9
def frighten(t: Table[Board], creature: Creature) -> None:
    """The hero takes the creature's self-control damage; both sides may change it."""
    b = t.board
    fright = Fright(creature, called(b, creature), fright_of(b, creature))
    t.tell(EVERYONE, Met, fright.called)
    hero_answers(t, M.FRIGHT, fright)
    left = fright.amount
    react(t, M.FRIGHT, fright)
    if fright.amount > left:
        hero_answers_again(t, M.FRIGHT, fright)
    suffer(t, Damage.CONTROL, fright.amount)
    power = power_of(t.board, creature.kind)
    if power is not None:
        power.frightens.run(t, creature)


def fright_of(b: Board, creature: Creature) -> int:
    """The self-control that meeting it costs, one more under a glyph."""
    return stats_of(b, creature.kind).fright + (
        b.box.reactions[GLYPH].first if b.conditions.get(b.hero) == GLYPH else 0
    )


# A6.11
def opportunity_dice(b: Board) -> int:
    """Leaving a sector: one die for each creature there, one less if the sector is lit."""
    dice = len(creatures_at(b, b.hero)) + sum([one.holding.said(0, b) for one in powers_on_map(b)])
    nimble = effects_of(b.box).characters[b.character].nimble.said(0, b.box.character(b.character))
    return max(0, dice - is_lit(b, b.hero) - nimble)


# A6.11
def opportunity(t: Table[Board]) -> None:
    """One roll for all creatures there; it counts as one creature attack and one instance of damage."""
    count = opportunity_dice(t.board)
    if count:
        take_hits(t, evil_rolls(t, Purpose.OPPORTUNITY, count).hits())


# A10.2
def attack_dice(b: Board, creature: Creature) -> int:
    """The number of dice in the dark or in the light, and what powers add."""
    stats = stats_of(b, creature.kind)
    more = sum([one.attack_dice.said(0, b, creature) for one in powers_on_map(b)])
    return (stats.light if is_lit(b, b.creatures[creature]) else stats.dark) + more


# A10.2
def attack(t: Table[Board], creature: Creature, more: int = 0) -> None:
    """A creature in the hero's sector attacks in full view: each hit costs one life."""
    count = attack_dice(t.board, creature) + more
    if count:
        attacker = called(t.board, creature)
        t.tell(EVERYONE, Attacked, attacker)
        hits = evil_rolls(t, Purpose.ATTACK, count, creature.kind, attacker).hits()
        take_hits(t, hits)
        if hits:
            bite(t, creature.kind)


def bite(t: Table[Board], kind: Kind) -> None:
    """What a creature of this kind does after its attack has hit, if anything."""
    power = power_of(t.board, kind)
    if power is not None:
        power.hits.run(t)


# A10.2, A6.11
def take_hits(t: Table[Board], hits: int) -> None:
    """Each hit costs one life; no hit at all is told too, since a bar may or may not count as one."""
    if not hits:
        t.tell(EVERYONE, Missed)
    suffer(t, Damage.LIFE, hits)
