"""Setting up a game: the scenario's tiles, stacks, reserves and pools, and each player's cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from unlit.escape.board.board import NOWHERE, Board, Prisoner
from unlit.escape.board.geometry import Map
from unlit.escape.box.pieces import FIRST_FEAR, OFF_THE_MAP, PEOPLE, SKILLS_EACH, Kind
from unlit.escape.box.rows import ROWS
from unlit.escape.box.tiles import TILES
from unlit.escape.rules.boxes import effects_of
from unlit.escape.rules.carrying import carry_over
from unlit.escape.rules.hand import next_card
from unlit.escape.rules.results import read_results

if TYPE_CHECKING:
    from unlit.escape.box.box import Box
    from unlit.kernel.chance.dice import Dice
    from unlit.kernel.told.question import Seat

SWITCHES = {
    "attack_fear": ("after", "before"),
    "group_limit": ("entering", "end"),
    "failed_challenge": ("again", "counts"),
    "spawn_ties": ("player", "random"),
    "vent_as_door": ("door", "vent"),
    "enemies_and_vents": ("challenge", "free"),
    "knocked_out_in_own_turn": ("event", "none"),
    "declined_offer": ("free", "counts"),
}
"""The rules that a table may read differently, each with its two readings, the usual one first."""

FIRST_SCENARIOS = (
    "a_new_level_of_fear",
    "second_sight",
    "the_hybrids",
    "ashes",
    "the_swarm",
    "the_sleepers",
    "the_doctors_rounds",
)
"""The scenarios that had a number before their order in the box gave them one."""
SCENARIO_NAMES = {
    str(number): name for number, name in enumerate(dict.fromkeys((*FIRST_SCENARIOS, *ROWS["scenarios"])), start=1)
}


# E1.1, E8.5
def seats(setup: Mapping[str, str]) -> tuple[Seat, ...]:
    """The seats of one to four players, in order."""
    return PEOPLE[: int(setup["players"])]


def scenario_named(setup: Mapping[str, str]) -> str:
    """The name of the scenario with the number in the set-up."""
    return SCENARIO_NAMES[setup["scenario"]]


# E2.1
def bare_board(setup: Mapping[str, str], dice: Dice, box: Box) -> Board:
    """A board without tiles and with empty hands, but with the reserves, limits and pools of the scenario."""
    b = Board()
    b.dice, b.box = dice, box
    b.switches = frozenset(name for name, readings in SWITCHES.items() if setup[name] != readings[0])
    b.scenario = scenario_named(setup)
    row = box.scenarios[b.scenario]
    b.players = seats(setup)
    vitality = row.hand - (row.alone if len(b.players) == 1 else 0)
    b.people = {seat: Prisoner(0, FIRST_FEAR, vitality, row.threat) for seat in b.players}
    b.turn = b.began = b.rounds = 0
    b.phase = "begin"
    b.map = Map(())
    b.stacks = ((), (), ())
    b.under = (0, 0, 0)
    b.aside = row.aside
    b.drawn = ""
    b.floor = {}
    b.found = NOWHERE
    b.accessed = frozenset()
    b.enemies = {}
    b.stunned = b.new = frozenset()
    b.sizes = {Kind.GUARD: row.guards, Kind.CLONE: row.clones, Kind.HYBRID: 0}
    b.reserves = {kind: tuple(range(1, size + 1)) for kind, size in b.sizes.items()}
    b.limits = {Kind.GUARD: row.secure, Kind.CLONE: row.pack, Kind.HYBRID: row.hybrids, Kind.CRONOS: 1}
    b.group = row.group
    b.sleepers, b.wounds = row.sleepers, 0
    b.clone_threat, b.guard_fear = row.clone_threat, row.guard_fear
    b.threat_pool = row.threat_pool
    b.lockdown = b.counting = False
    b.lockdown_pool = row.lockdown_pool + row.lockdown_each * len(b.players)
    b.swarm = 0
    b.decks = {"adrenaline": (), "items": (), "events": ()}
    b.discards = {"adrenaline": (), "items": (), "events": ()}
    b.deeds = ()
    b.bonus = {}
    fresh_turn(b)
    return b


def fresh_turn(b: Board) -> None:
    """Reset everything that belongs to a turn."""
    b.moves = 0
    b.challenged = b.traded = b.picked = False
    b.declined = ()
    b.left = NOWHERE
    b.freed = ()
    b.rush, b.rushed = -1, 0
    b.lock_behind = None
    b.peeked = ()
    b.bonus.clear()
    b.event, b.section = "", None
    b.waiting, b.activated = (), frozenset()


# E8.1, E18.1
def deal(setup: Mapping[str, str], dice: Dice, box: Box) -> Board:
    """Set up the board as the scenario says; a random player begins."""
    b = bare_board(setup, dice, box)
    effects_of(b.box).scenarios[b.scenario].does(b)
    make_stacks(b)
    for deck in b.decks:
        cards = list(box.decks[deck])
        dice.shuffle(deck, cards)
        b.decks[deck] = tuple(cards)
    for last in read_results(setup["campaign"])[-1:]:
        carry_over(b, last)
    deal_cards(b)
    b.turn = b.began = b.players.index(dice.pick("first player", b.players))
    return b


# E9.8
def make_stacks(b: Board) -> None:
    """Make three stacks of the tiles that are neither laid nor set aside."""
    row = b.box.scenarios[b.scenario]
    used = {one.plan.name for one in b.map.laid} | {b.aside, OFF_THE_MAP, *row.early}
    tiles = sorted(name for name in TILES if name not in used)
    b.dice.shuffle("tiles", tiles)
    first, second = row.stacks
    top = [*row.early, *(tiles.pop() for _ in range(first - len(row.early)))]
    if row.early:
        b.dice.shuffle("first tiles", top)
    b.stacks = (tuple(top), tuple(tiles[:second]), tuple(tiles[second:]))


# E1.4, E8.1
def deal_cards(b: Board) -> None:
    """Deal everyone a full hand, and two random skills if none were carried over."""
    kept = {skill for one in b.people.values() for skill in one.skills}
    skills = [skill for skill in b.box.decks["skills"] if skill not in kept]
    b.dice.shuffle("skills", skills)
    for seat in b.players:
        if not b.people[seat].skills:
            b.people[seat].skills = tuple(sorted(skills.pop() for _ in range(SKILLS_EACH)))
        drawn = [next_card(b, "adrenaline") for _ in range(b.people[seat].vitality)]
        b.people[seat].hand = tuple(sorted(card for card in drawn if card is not None))
